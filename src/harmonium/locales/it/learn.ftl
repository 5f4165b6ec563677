### Imparare un gioco al suo tavolo.

learn-offer = Impara in cinque minuti
learn-stage = { $stage } di { $stages }
learn-title = Impari { $game }: { $stage } di { $stages }
learn-next = Avanti
learn-again = Ancora una volta
learn-leave = Esci
learn-finish = Verso una vera partita
learn-done-all = Ora conosci { $game }!
learn-play = Gioca con { $bot }
learn-from-start = Dall’inizio
learn-key-task = Compito
learn-key-on = Avanti

learn-not-here = Questo è per una vera partita.
learn-nothing = Nessuno ha ancora scritto lezioni per { $game }.
learn-no-such-stage = Il passo { $stage } non c’è; ci sono i passi da 1 a { $stages }.
cli-learn-help = Impara un gioco in cinque minuti, passo per passo.
cli-learn-stage = Comincia da questo passo, contando da 1.
