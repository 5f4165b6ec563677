### Help while playing, on the page: hints, teaching, hopes.

help-title = Pomoć
help-hint = Savet
help-practice = Uz savet ova partija postaje vežba: ne ulazi ni u rekord ni u prosek.
help-show = Pokaži savet
help-show-act = Pokaži šta da uradim
help-play = Odigraj tako
help-none = Za ovim stolom nema saveta.
help-thought-by = Savet daje { $bot }.
help-worth-points = Na kraju oko { $best } poena; drugi najbolji izbor, { $other }, oko { $second }.
help-worth-chance = Pobeđuje u oko { $best } od 100 partija; drugi najbolji izbor, { $other }, u oko { $second }.
help-teaching = Pogledajte još jednom
help-judged-played = Odigrano: { $act }
help-judged-better = Bolje: { $act }
help-take-back = Poništi
help-go-on = Nastavi
help-with-teaching = Partija za učenje
help-with-teaching-about = Posle akcije koja mnogo košta program vas upozori, pokaže šta bi bilo bolje i pusti vas da je poništite. To je vežba.
help-with-hints = Saveti su dozvoljeni
help-with-hints-about = Svi to vide pre nego što sednu. Od prvog saveta partija je vežba.
web-set-hopes = Šta akcija čini vašim kartama, linijama ili prazninama
keys-hint = savet: gde da pogledate, pa šta da uradite
text-command-hint = savet; upisano još jednom: šta da uradite
