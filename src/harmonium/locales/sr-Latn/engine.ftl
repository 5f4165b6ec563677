# Kompajlirani motor, za programere.

engine-without-game = Motor ne poznaje igru { $game }.
engine-stopped = Motor je stao ({ $reason }) i ponovo je pokrenut. Ono što je držao u memoriji je izgubljeno.
engine-position = Motor ne može da prihvati ovu poziciju igre { $game }: „{ $part }“ nije ispravno.
engine-code = Kôd { $code } nije legalna akcija za mesto { $seat } u ovoj poziciji igre { $game }.
engine-batch-size = Datih kodova: { $given }, partija: { $size }.
engine-batch-code = Kôd { $code } nije legalan u partiji { $number } iz ove grupe.
