### Un gioco senza aspetto proprio, raccontato con le parole che porta con sé.

plain-asks = Che cosa fai?
plain-waits = In attesa degli altri…
plain-over = La partita è terminata.
plain-table = Il tavolo
plain-named = { $name }: { $value }
