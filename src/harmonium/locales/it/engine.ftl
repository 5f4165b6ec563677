# Il motore compilato, per chi programma.

engine-without-game = Il motore non conosce { $game }.
engine-stopped = Il motore si è fermato ({ $reason }) ed è stato riavviato. Quello che teneva in memoria è perso.
engine-position = Il motore non accetta questa posizione di { $game }: «{ $part }» non è corretto.
engine-code = Il codice { $code } non è un’azione consentita del posto { $seat } in questa posizione di { $game }.
engine-batch-size = Codici dati: { $given }; partite: { $size }.
engine-batch-code = Il codice { $code } non è consentito nella partita { $number } del gruppo.
