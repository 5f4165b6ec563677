### Igranje u terminalu.

cli-play-game = Igra; ako se ne navede, otvara se meni.
cli-play-seats = Ko igra, razdvojeno zarezima: „you“ (ili you:Ime) za ljude, a botovi po svojim imenima.
cli-play-seed = Broj za partiju koja se može ponoviti.
cli-play-save = Upisuje zapis u ovu datoteku kad se partija završi.

you = Vi
player-name = Igrač { $number }
on = uključeno
off = isključeno

key-undo = Poništi
key-save = Sačuvaj
key-again = Nova partija
key-rules = Pravila
key-leave = Izađi
key-close = Zatvori
key-look = Pogledaj table
key-lift = Prikaži
key-start = Počni
key-place = Postavi
key-boards = Druge table

menu-game = Igra
menu-people = Ljudi
menu-bots = Botovi
menu-level = Nivo botova
menu-start = Igraj

pass-the-screen = Predajte ekran. Na redu: { $name }.
pass-the-screen-key = Enter, razmak ili klik prikazuju sto.
undone = Poništeno.
saved = Sačuvano kao { $path }.
proof = Dokaz deljenja: { $commitment }…

result-winner = { PERSON($name) ->
    [second] Pobedili ste!
   *[third] Pobeđuje { $name }!
  }
result-shared = Podeljena pobeda: { $names }.
result-solo = { $points ->
    [one] { $points } poen.
    [few] { $points } poena.
   *[other] { $points } poena.
  }
