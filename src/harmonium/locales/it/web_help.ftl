### Help while playing, on the page: hints, teaching, hopes.

help-title = Aiuto
help-hint = Suggerimento
help-practice = Con un suggerimento questa partita diventa di allenamento: non entra né nei record né nella media.
help-show = Mostra il suggerimento
help-show-act = Mostra che cosa fare
help-play = Gioca così
help-none = A questo tavolo non sono ammessi suggerimenti.
help-thought-by = Ci ha pensato { $bot }.
help-worth-points = Circa { $best } punti alla fine; la seconda scelta, { $other }, circa { $second }.
help-worth-chance = Vince circa { $best } partite su 100; la seconda scelta, { $other }, circa { $second }.
help-teaching = Guarda meglio
help-judged-played = Giocata: { $act }
help-judged-better = Meglio: { $act }
help-take-back = Annulla la mossa
help-go-on = Continua
help-with-teaching = Partita didattica
help-with-teaching-about = Dopo una mossa che costa molto il tavolo lo dice, mostra che cosa sarebbe stato meglio e ti lascia annullarla. È allenamento.
help-with-hints = Suggerimenti ammessi
help-with-hints-about = Tutti lo vedono prima di sedersi. Con il primo suggerimento la partita diventa di allenamento.
web-set-hopes = Che effetto ha una mossa su carte, linee o vuoti
keys-hint = suggerimento: dove guardare, poi che cosa fare
text-command-hint = un suggerimento; digitato di nuovo, che cosa fare
