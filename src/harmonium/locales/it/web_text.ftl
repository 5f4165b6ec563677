### Il tavolo a parole.

web-set-text = Mostra i tavoli come testo
web-set-text-help = Le plance a parole e una riga per i comandi: per chi usa uno screen reader e per chi preferisce il testo.
text-view = Vista testuale
text-leave = Vista grafica

## Che cosa si può fare

text-actions = Che cosa puoi fare
text-command = Comando
text-send = Esegui
text-hint = Scrivi un’azione, per esempio «{ $example }», o sceglila dall’elenco; «help» spiega il resto.
text-hint-watching = Scrivi un comando, per esempio «board» o «points»; «help» li elenca tutti.
text-answer = Risposta
text-none = Adesso non c’è niente da fare.
text-none-begins = { $count ->
    [one] Nessuna azione comincia con «{ $beginning }»; c’è { $count } azione.
   *[other] Nessuna azione comincia con «{ $beginning }»; ci sono { $count } azioni.
  }
text-count = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
  }
text-rest = Altro
text-past = Questo è un momento precedente. Per agire, scrivi «present» e torna al presente.
text-present = Questo è il presente.
text-watching = Stai guardando: agisce solo chi gioca.
text-waits = Appena arriva la risposta all’azione precedente: { $commands }
text-not-done = Non eseguito: { $commands }. La freccia in su richiama ciò che hai scritto.
text-lately = Ultime mosse

## Comandi

text-help = Comandi
text-help-keys = La barra (/) porta alla riga dei comandi da qualsiasi punto, la freccia in su richiama ciò che hai scritto prima.
text-key-command = alla riga dei comandi
text-help-commands = Per guardarsi intorno
text-help-actions = Per agire
text-command-board = alla plancia
text-command-cards = alla tua mano e alle carte
text-command-turn = che cosa ti si chiede
text-command-legal = che cosa puoi fare; con un inizio come «{ $example }», solo ciò che comincia così
text-command-what = che cosa c’è su una casella, accanto, e che cosa potrebbe andarci
text-command-points = i punti di tutti
text-command-log = che cosa è successo di recente
text-command-point = indica, senza parlare, una Tempesta che una Bussola dovrebbe rimuovere
text-command-undo = annulla la mossa
text-command-present = torna al presente, quando guardi un momento precedente
text-command-help = questi comandi
text-which-cell = Quale casella? Per esempio: { $example }
text-no-cell = Non c’è nessuna casella { $cell }. Per esempio: { $example }
text-no-cards = Adesso non ci sono carte o tessere da mostrarti.

## Plance e punti

text-your-board = La tua plancia
text-cell-empty = vuota
text-cell = { $cell }: { $content }
text-named = { $name }: { $text }
text-row = { $title }: { $items }
text-column = Colonna { $column }
text-around = Intorno: { $cells }
text-points = { $name }: { $total }. { $items }
text-change = { $category } { $points }

## Take It Easy

text-tie-place = Colloca { $tile }
text-tie-asks = Colloca la tessera chiamata: { $tile }
text-tie-into = { $points ->
    [0] casella { $cell }
    [one] casella { $cell }, vale { $points } punto
   *[other] casella { $cell }, vale { $points } punti
  }
text-tie-lines = Linee
text-tie-open = { $line }, ancora vuota
text-tie-alive = { $line }, può valere { $points }
text-tie-completed = { $line }, vale { $points }
text-tie-broken = { $line }, non vale più niente
text-tie-form = colloca la tessera chiamata nella casella 9

## Harmonies

text-h-groups = Prendi dischi
text-h-tokens = Colloca: { $token }
text-h-animals = Colloca Animali
text-h-cards = Carte della fila
text-h-place = { $token } su { $cell }
text-h-settle = cubo su { $cell }: { $card }
text-h-take = prendi la carta { $card }
text-h-exchange = sostituisci la carta { $card }
text-h-fits = Qui si potrebbe collocare: { $cards }
text-h-turned = Un Habitat si può ruotare in una qualsiasi delle sei direzioni.
text-h-form-group = prendi i dischi della seconda casella della plancia centrale
text-h-form-token = colloca un disco grigio, una roccia, su c4
text-h-form-card = prendi la carta Lontra
text-h-form-cube = colloca su c4 un cubo della carta Lontra
text-h-form-spirit = tieni il Leone come Spirito della Natura
text-h-form-exchange = in solitario, alla fine del turno, sostituisci la carta Lontra

## Tranquility

text-tq-chart = Le caselle sono numerate lungo la sequenza; la fila 1 è la più bassa.
text-tq-wrong-way = nel verso sbagliato
text-tq-cards = Mano e mazzi
text-tq-lay = Colloca: { $card }
text-tq-place = { $card } nella casella { $cell }
text-tq-costs = { $cost ->
    [0] { $action }, gratis
    [one] { $action }, costa { $cost } carta
   *[other] { $action }, costa { $cost } carte
  }
text-tq-discard = Scarta
text-tq-form-place = colloca l’Isola 17 nella casella 5
text-tq-form-discard = scarta 17 e un Arrivo: due carte come azione, o come pagamento
text-tq-form-start = gioca la Partenza
text-tq-form-finish = gioca l’Arrivo
text-tq-form-announce = di’ che potresti dare quattro carte
text-tq-form-give = da’ tre carte della mano e due del mazzo
text-tq-form-rocks = sposta gli Scogli alla fila 3
text-tq-form-monster = il Mostro marino colpisce la casella 5
text-tq-form-joker = colloca un Jolly come 17 nella casella 5
text-tq-form-compass = usa una Bussola contro la Tempesta gialla davanti al posto 2; i posti si contano da 0
text-tq-form-flip = capovolgi la carta nella casella 5
text-tq-form-take = prendi 17 dall’offerta
