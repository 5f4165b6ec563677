### Imparare un gioco al suo tavolo.

learn-offer = Impara in cinque minuti
learn-left-at = Continua a imparare: { $stage } di { $stages }
learn-stage = { $stage } di { $stages }
learn-title = Impara { $game }: { $stage } di { $stages }
learn-next = Avanti
learn-again = Ancora una volta
learn-leave = Esci
learn-finish = Passa a una vera partita
learn-done-all = Ora conosci { $game }!
learn-play = Gioca con { $bot }
learn-from-start = Dall’inizio
learn-key-task = Compito
learn-key-on = Avanti

learn-not-here = Questo è per una vera partita.
learn-nothing = Per { $game } nessuno ha ancora scritto lezioni.
learn-no-such-stage = La lezione { $stage } non c’è; ci sono le lezioni da 1 a { $stages }.
cli-learn-help = Impara un gioco in cinque minuti, lezione per lezione.
cli-learn-stage = Comincia da questa lezione, contando da 1.
