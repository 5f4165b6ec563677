### Help while playing, on the page: hints, teaching, hopes.

help-title = Pomoć
help-hint = Savet
help-practice = Uz savet ova partija postaje vežba: ne ulazi ni u rekord ni u prosek.
help-show = Pokaži savet
help-show-act = Pokaži šta da uradim
help-play = Odigraj tako
help-none = Za ovim stolom nema saveta.
help-thought-by = Razmislio je { $bot }.
help-worth-points = Na kraju oko { $best } poena; sledeći po redu, { $other }, oko { $second }.
help-worth-chance = Pobeđuje u oko { $best } od 100 partija; sledeći po redu, { $other }, u oko { $second }.
help-teaching = Pogledajte još jednom
help-judged-played = Odigrano: { $act }
help-judged-better = Bolje: { $act }
help-take-back = Poništi
help-go-on = Nastavi
help-with-teaching = Igra za učenje
help-with-teaching-about = Posle poteza koji mnogo košta sto to kaže, pokaže šta bi bilo bolje i pusti vas da ga poništite. To je vežba.
help-with-hints = Saveti su dozvoljeni
help-with-hints-about = Svi to vide pre nego što sednu. Od prvog saveta partija je vežba.
web-set-hopes = Šta potez čini vašim kartama, linijama ili razmacima
keys-hint = savet: gde da pogledate, pa šta da uradite
text-command-hint = savet; još jednom, šta da uradite
