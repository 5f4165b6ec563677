### Aiuto durante la partita: suggerimenti, giudizi, speranze.

count-points = { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}
count-lacks = { $lacks ->
    [one] manca { $lacks } disco
    [many] mancano { $lacks } dischi
   *[other] mancano { $lacks } dischi
}
count-missing = { $missing ->
    [one] manca ancora { $missing } tessera
    [many] mancano ancora { $missing } tessere
   *[other] mancano ancora { $missing } tessere
}
count-cards = { $cards ->
    [one] { $cards } carta
    [many] { $cards } carte
   *[other] { $cards } carte
}
count-cells = { $cells ->
    [one] { $cells } casella
    [many] { $cells } caselle
   *[other] { $cells } caselle
}
count-numbers = { $numbers ->
    [one] { $numbers } numero
    [many] { $numbers } numeri
   *[other] { $numbers } numeri
}
gap-low = { $low ->
    [0] l’inizio
   *[other] { $low }
}
gap-high = { $high ->
    [81] la fine
   *[other] { $high }
}

## Who may be helped

help-daily = Nella partita del giorno non ci sono aiuti.
hint-others = I suggerimenti non sono stati concordati prima dell’inizio.
hint-no-turn = Un suggerimento è per chi deve agire.
hint-unknown = Qui nessuno può dare suggerimenti per questo gioco.
hint-waiting = Il tuo ultimo suggerimento è ancora in preparazione.
hint-late = Nessun suggerimento è arrivato in tempo. Chiedi di nuovo, o fidati di te.
teaching-alone = Una partita didattica è per una sola persona tra i bot.
take-back-teaching = Solo una partita didattica torna indietro così.
take-back-gone = Questa azione non è tua, o è già stata annullata.
take-back-far = È passato troppo tempo: si annullano al massimo { $most } azioni alla volta.

## Why

reason-only = Ora non si può fare altro.
reason-close = Per quanto si può dire, un’altra azione varrebbe altrettanto.
reason-ahead-points = Meglio della seconda scelta di circa { count-points }.
reason-ahead-chance = Meglio della seconda scelta: la probabilità di vincere sale di circa { $percent ->
    [one] { $percent } punto percentuale
   *[other] { $percent } punti percentuali
  }.
judged-points = Hai perso circa { count-points }.
judged-chance = La probabilità di vincere è scesa di circa { $percent ->
    [one] { $percent } punto percentuale
   *[other] { $percent } punti percentuali
  }.

## Take It Easy

look-take_it_easy-line = Guarda la linea { $line }.
look-take_it_easy-harm = Cerca una casella dove questa tessera non fa danni.
hope-take_it_easy-completes = La linea { $line } è completa: { count-points }.
hope-take_it_easy-breaks = La linea { $line } si interrompe: poteva dare { count-points }.
hope-take_it_easy-lives = La linea { $line } è viva per { count-points }: { count-missing }; adatte tra quelle da chiamare: { $fitting }.
hope-take_it_easy-dies = La linea { $line } non si può più completare: valeva { count-points }.

## Harmonies

look-harmonies-ready = Si può collocare un cubo di «{ $card }».
look-harmonies-settles = Guarda la carta «{ $card }».
look-harmonies-category = Punta su questo: { $category }.
look-harmonies-row = Guarda le carte della fila.
look-harmonies-spirit = Confronta i tuoi due Spiriti.
look-harmonies-done = L’essenziale di questo turno è fatto.
look-harmonies-group = Guarda i gruppi sulla plancia centrale.
look-harmonies-place = Guarda le caselle dove possono andare i tuoi dischi.
reason-harmonies-now = Ora dà { count-points }.
reason-harmonies-turn = Questo turno può dare { count-points }.
reason-harmonies-settles = In questo turno si può collocare un cubo di «{ $card }».
reason-harmonies-takes = Va insieme alla carta «{ $card }».
hope-harmonies-lost = «{ $card }» non ha più un posto raggiungibile.
hope-harmonies-ready = Dopo si può collocare un cubo di «{ $card }».
hope-harmonies-nearer = «{ $card }» si avvicina: al posto migliore { count-lacks }.
hope-harmonies-farther = «{ $card }» si allontana: al posto migliore { count-lacks }.
hope-harmonies-would = Al posto migliore per «{ $card }» { count-lacks }.
hope-harmonies-far = Nessun posto per «{ $card }» è raggiungibile.

## Tranquility

look-tranquility-gap = Guarda il vuoto tra { gap-low } e { gap-high }.
look-tranquility-islands = Guarda le Isole: una è messa male.
look-tranquility-rows = Confronta le file: dove fa meno danno?
look-tranquility-hand = Guarda la tua mano: che cosa ti serve meno, che cosa di più?
look-tranquility-table = Guarda tutto il tavolo prima di decidere.
hope-tranquility-costs = Costa { count-cards }.
hope-tranquility-fills = Chiude il vuoto.
hope-tranquility-gap = Tra { gap-low } e { gap-high }: { count-cells }, e in arrivo al massimo { count-numbers }.
hope-tranquility-starves = Tra { gap-low } e { gap-high }: { count-cells }, ma in arrivo al massimo { count-numbers }.
hope-tranquility-useless = Il numero { $number } non va più da nessuna parte.
hope-tranquility-gives-up = Rinuncia al numero { $number }: lì { count-cells }, e in arrivo al massimo { count-numbers }.

## In the terminal

key-hint = Suggerimento
cli-play-teaching = Avvisa dopo un’azione che costa molto e permette di annullarla.
play-hint-again = Premi ancora H per vedere l’azione.
play-hint-act = Scelta migliore: { $action }
play-judged = { $words } Meglio: { $action }. U annulla.
