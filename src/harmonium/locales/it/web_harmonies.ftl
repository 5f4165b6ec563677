### Harmonies nel browser.

panel-harmonies-tokens = Dischi
panel-harmonies-cards = Carte

## I dischi, chiamati come ciò che mostrano

piece-blue = acqua
piece-gray = roccia
piece-brown = legno
piece-green = fogliame
piece-yellow = grano
piece-red = mattone

## Pile

stack-empty = vuota
stack-water = Acqua
stack-field = un disco giallo
stack-tree1 = un Albero di altezza 1
stack-tree2 = un Albero di altezza 2
stack-tree3 = un Albero di altezza 3
stack-mountain1 = una Montagna di altezza 1
stack-mountain2 = una Montagna di altezza 2
stack-mountain3 = una Montagna di altezza 3
stack-trunk1 = un tronco spoglio
stack-trunk2 = un tronco spoglio di altezza 2
stack-red = un mattone da solo
stack-building = un Edificio
stack-building_on_brown = un Edificio su legno
stack-building_on_gray = un Edificio su roccia
stack-building_on_red = un Edificio su mattoni

## Spiriti della Natura

spirit-lion = 2 punti per ogni gruppo di 1 o 2 dischi gialli, 10 per ogni gruppo di 3 o più.
spirit-butterfly = 5 punti per ogni gruppo di dischi gialli, anche di uno solo.
spirit-deer = 4 punti per ogni Albero di altezza 2 o 3.
spirit-owl = 3 punti per ogni Albero di altezza 1 o 2, 1 per ogni Albero di altezza 3.
spirit-cat = 4 punti per ogni gruppo di Edifici.
spirit-stork = 6 punti per ogni gruppo di 2 o più Edifici.
spirit-ram = 4 punti per ogni Montagna di altezza 2 o 3.
spirit-marmot = 3 punti per ogni Montagna di altezza 1 o 2, 1 per ogni Montagna di altezza 3.
spirit-dragonfly = 7 punti per ogni gruppo di 2 o più dischi blu.
spirit-turtle = 2 punti per ogni disco blu.

## Che cosa si chiede

harmonies-asks-spirit = Tieni 1 dei 2 Spiriti della Natura
harmonies-asks-group = Prendi i dischi di una casella
harmonies-asks-tokens = { $count ->
    [one] Colloca ancora { $count } disco
   *[other] Colloca { $count } dischi
  }
harmonies-asks-end = Colloca Animali, prendi una carta o finisci il turno
harmonies-asks-end-card = Prendi una carta o finisci il turno
harmonies-asks-end-settle = Colloca Animali o finisci il turno
harmonies-asks-end-only = Finisci il turno
harmonies-asks-settle = Scegli dove collocare l’Animale: { $card }
harmonies-asks-habitat = { $card }: l’Habitat non c’è ancora
harmonies-asks-exchange = Sostituisci una carta, o lascia la fila com’è
harmonies-asks-over = La partita è terminata
harmonies-waits-turn = { PERSON($name) ->
    [second] Tocca a te
   *[third] Tocca a { $name }
  }
harmonies-waits-spirit = { PERSON($name) ->
    [second] Stai scegliendo uno Spirito della Natura
   *[third] { $name } sta scegliendo uno Spirito della Natura
  }
harmonies-waits-exchange = { PERSON($name) ->
    [second] Puoi sostituire una carta
   *[third] { $name } può sostituire una carta
  }
harmonies-waits-over = La partita è terminata

harmonies-side = lato { $side }
harmonies-with-spirits = con Spiriti
harmonies-without-spirits = senza Spiriti
harmonies-round = round { $round }
harmonies-last-round = ultimo round

harmonies-end-turn = Finisci il turno
harmonies-keep-row = Lascia le carte

## La plancia centrale

harmonies-central = Plancia centrale
harmonies-hand = Da collocare
harmonies-hand-of = { $name }: da collocare
harmonies-fits-nowhere = Adesso non c’è posto per questo disco ({ $token }): collocane prima un altro, o annulla qualcosa.
harmonies-group = Prendi { $tokens }
harmonies-taken-by-you = presi da te
harmonies-taken-by = { PERSON($name) ->
    [second] presi da te
   *[third] presi da { $name }
  }
harmonies-space-empty = vuota
harmonies-bag = sacchetto { $count }

## Carte

harmonies-row = Fila di carte Animale
harmonies-pile = altre { $count }
harmonies-own-cards = Le tue carte
harmonies-cards-of = { PERSON($name) ->
    [second] Le tue carte
   *[third] Carte: { $name }
  }
harmonies-active = attive { $count } di { $most }
harmonies-no-cards = Tocca un Animale per vedere dove si potrebbe collocare, poi prendilo.
harmonies-take = Prendi
harmonies-take-here = Metti qui: { $card }
harmonies-card-first = Per collocare qui un Animale, scegli prima la sua carta: { $cards }.
harmonies-exchange = Sostituisci
harmonies-keep-spirit = Tieni: { $card }
harmonies-card-points = Punti: { $points }.
harmonies-card-placed = Cubi collocati: { $placed } di { $cubes }.
harmonies-card-done = { $card }: carta completata
harmonies-same-colour = Vuole lo stesso colore di: { $cards }.
harmonies-habitat = Il cubo va su: { $cube }; intorno: { $others }.
harmonies-habitat-near = { $stack } a ore { $hour }
harmonies-habitat-far = { $stack } a due passi, a ore { $hour }

## La plancia

harmonies-your-board = La tua plancia
harmonies-board-of = { PERSON($name) ->
    [second] La tua plancia
   *[third] Plancia: { $name }
  }
harmonies-free-cells = { $count ->
    [one] { $count } casella vuota
   *[other] { $count } caselle vuote
  }
harmonies-cell = { $cell }: { $stack }
harmonies-cell-cube = { $text }, un cubo: { $card }
harmonies-cell-place = { $text }; colloca qui: { $what }
harmonies-cell-change = { $text }: { $change }
harmonies-cell-fits = { $text }; qui si potrebbe collocare l’Animale
harmonies-cell-near = { $text }; con un disco qui ({ $token }), si potrebbe collocare { $card } su { $cell }
harmonies-change = { $category } { $points }
harmonies-change-none = nessun punto

## Solitario

harmonies-suns = Soli
harmonies-suns-count = { $suns } di { $most } soli
harmonies-suns-progress = Punti verso il prossimo sole
harmonies-suns-next = { $points ->
    [one] Ancora { $points } punto per il prossimo sole, a { $total }
   *[other] Ancora { $points } punti per il prossimo sole, a { $total }
  }
harmonies-detail-suns = { $count ->
    [one] { $count } sole
   *[other] { $count } soli
  }
harmonies-suns-all = Hai già tutti i soli che danno i punti
harmonies-suns-at = Uno a ognuna di queste soglie di punti: { $points }
harmonies-suns-side = lato { $side }: { $suns }
harmonies-suns-plain = senza Spiriti: { $suns }
harmonies-suns-spirit = Spirito della famiglia gruppo: { $suns }

## Che cosa è successo

harmonies-told-spirit = { PERSON($name) ->
    [second] Hai tenuto lo Spirito della Natura { $card }
   *[third] { $name } ha tenuto lo Spirito della Natura { $card }
  }
harmonies-told-group = { PERSON($name) ->
    [second] Hai preso { $tokens }
   *[third] { $name } ha preso { $tokens }
  }
harmonies-told-token = { PERSON($name) ->
    [second] Hai collocato { $token } su { $cell }
   *[third] { $name } ha collocato { $token } su { $cell }
  }
harmonies-told-card = { PERSON($name) ->
    [second] Hai preso la carta { $card }
   *[third] { $name } ha preso la carta { $card }
  }
harmonies-told-cube = { PERSON($name) ->
    [second] Hai collocato 1 cubo su { $cell }: { $card }
   *[third] { $name } ha collocato 1 cubo su { $cell }: { $card }
  }
harmonies-told-discarded = { PERSON($name) ->
    [second] Hai sostituito la carta { $card }
   *[third] { $name } ha sostituito la carta { $card }
  }
harmonies-told-turned-up = Nuova carta nella fila: { $card }
harmonies-told-ended = { PERSON($name) ->
    [second] Hai finito il turno
   *[third] { $name } ha finito il turno
  }
harmonies-told-end-board = { PERSON($name) ->
    [second] Non hai quasi più caselle vuote: questo è l’ultimo round
   *[third] { $name } non ha quasi più caselle vuote: questo è l’ultimo round
  }
harmonies-told-end-bag = Il sacchetto è vuoto: la partita finisce qui

## Il riassunto di gioco

harmonies-aid-turn = Il tuo turno
harmonies-aid-take = Prendi i 3 dischi di 1 casella della plancia centrale e collocali tutti (obbligatorio).
harmonies-aid-card = Puoi prendere 1 carta Animale; limite di { $most } carte attive.
harmonies-aid-settle = Colloca cubi Animale dove c’è il loro Habitat, tutte le volte che puoi.
harmonies-aid-order = Nell’ordine che preferisci. Su una casella con un cubo non si colloca più nulla.
harmonies-aid-points = Pile e punti
harmonies-aid-trees = Alberi, secondo l’altezza. Un tronco spoglio non vale nulla.
harmonies-aid-mountains = Montagne, secondo l’altezza, se adiacenti a un’altra Montagna.
harmonies-aid-fields = { $points } per ogni gruppo di { $least } o più dischi gialli.
harmonies-aid-buildings = { $points } con { $colours } o più colori intorno. La base è marrone, grigia o rossa.
harmonies-aid-river = Il Fiume più lungo; { $beyond } per ogni disco oltre la tabella.
harmonies-aid-islands = { $points } per ogni Isola separata dall’Acqua.
harmonies-aid-length = Lunghezza
harmonies-aid-worth = Punti
harmonies-aid-animals = Animali: su ogni carta, il numero più alto non coperto.
harmonies-aid-spirit = Spirito della Natura: i suoi punti, se il suo cubo è stato collocato.
harmonies-aid-end = Fine della partita
harmonies-aid-ends = Quando il sacchetto è vuoto o qualcuno ha { $cells } caselle vuote o meno, si finisce il round. Vince chi ha più punti.
