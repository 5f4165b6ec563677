### Učenje igre za njenim stolom.

learn-offer = Nauči za pet minuta
learn-left-at = Nastavi učenje: { $stage } od { $stages }
learn-stage = { $stage } od { $stages }
learn-title = Učimo: { $game }, { $stage } od { $stages }
learn-next = Dalje
learn-again = Još jednom
learn-leave = Izađi
learn-finish = Na pravu partiju
learn-done-all = Sada umete da igrate: { $game }!
learn-play = Igraj s botom: { $bot }
learn-from-start = Od početka
learn-key-task = Zadatak
learn-key-on = Dalje

learn-not-here = To je za pravu partiju.
learn-nothing = { $game }: za ovu igru još niko nije napisao korake.
learn-no-such-stage = Koraka { $stage } nema; postoje koraci od 1 do { $stages }.
cli-learn-help = Uči vas igri za pet minuta, korak po korak.
cli-learn-stage = Počinje od ovog koraka, brojeći od 1.
