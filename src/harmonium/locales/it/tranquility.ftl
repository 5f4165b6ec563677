tranquility-title = Tranquility

## Opzioni

option-tranquility-jagged_rocks = Scogli aguzzi
option-tranquility-sea_monsters = Mostri marini
option-tranquility-sea_monsters-none = nessuno
option-tranquility-sea_monsters-low = tre
option-tranquility-sea_monsters-middle = quattro
option-tranquility-sea_monsters-high = cinque
option-tranquility-storm_compass = Tempesta e bussola
option-tranquility-jokers = Jolly
option-tranquility-remove_islands = Rimozione delle carte Isola
option-tranquility-remove_islands-none = nessuna
option-tranquility-remove_islands-galatea = Galatea (4)
option-tranquility-remove_islands-triton = Tritone (6)
option-tranquility-remove_islands-leucothea = Leucotea (8)
option-tranquility-remove_islands-amphitrite = Anfitrite (10)
option-tranquility-remove_islands-poseidon = Poseidone (12)
option-tranquility-high_arch = Arco alto
option-tranquility-pyramid = Piramide
option-tranquility-day_night = Giorno e notte
option-tranquility-competitive = Competitiva

## Punti

category-tranquility-cells = Caselle occupate
category-tranquility-grid = Carte nella griglia
category-tranquility-discards = Scarti

## Che cosa non va nelle opzioni

refused-Q-SETUP-5 = Tranquility è per { $least }–{ $most } giocatori, non per { $seats }.
refused-Q-COMBO-2 = La Piramide non si combina con l’Arco alto né con i moduli le cui carte sono nel suo mazzo Esploratore.
refused-Q-COMBO-3 = La variante Competitiva si combina solo con la Rimozione delle carte Isola e con l’Arco alto.
refused-Q-VAR-COMPETE-1 = La variante Competitiva è per esattamente 2 giocatori, non per { $seats }.

## Che cosa non va in una distribuzione

refused-Q-SETUP-2 = Il primo giocatore deve sedere al tavolo.
refused-Q-SETUP-3 = Isole diverse da rimuovere: { $agreed }; la distribuzione ne rimuove { $removed }.
refused-Q-SETUP-4 = Il mazzo comune deve contenere le { $expected } carte concordate; questo ne ha { $cards }, oppure altre.
refused-Q-SETUP-7 = La distribuzione deve contenere un numero intero minore di 2^64 per la carta Partenza di ogni giocatore.
refused-Q-ROCKS-1 = Gli Scogli cominciano accanto a una delle sei file, e solo nelle partite con gli Scogli; non accanto a { $row }.
refused-Q-VAR-PYRAMID-3 = Il mazzo Esploratore della Piramide ha le sue 28 carte; questo ne ha { $cards }, oppure altre.

## Che cosa non va in una griglia scritta

refused-Q-COMP-1 = L’Isola { $number } non esiste, o compare due volte.

## Che cosa non va in un’azione

refused-Q-TURN-1 = Adesso non tocca a te.
refused-Q-TURN-2 = Questa azione adesso non è prevista.
refused-Q-TURN-4 = { $least ->
    [5] Una mano con così tante Isole ha { $most } carte, non { $cards }.
   *[other] Una mano con queste Isole ha da { $least } a { $most } carte, non { $cards }.
  }
refused-Q-GRID-1 = Le caselle della griglia vanno da 1 a { $cells }; { $cell } non c’è.
refused-Q-PLACE-1 = Ti servono un’Isola in mano e una casella vuota; { $card } e la casella { $cell } non vanno insieme.
refused-Q-PLACE-2 = { $number } non rispetta l’ordine nella casella { $cell }: lungo la sequenza i numeri devono crescere.
refused-Q-COST-4 = Paga con carte scartabili della tua mano, esattamente quante ne indica il costo.
refused-Q-COST-5 = Il costo è di { $cost ->
    [one] { $cost } carta
   *[other] { $cost } carte
  }; carte che puoi dare: { $cards }.
refused-Q-DISCARD-1 = Scarta esattamente 2 carte della tua mano.
refused-Q-DISCARD-2 = Ti servono 2 carte che si possano scartare.
refused-Q-DISCARD-3 = Hai in mano una carta Partenza: devi giocarla prima di tutto.
refused-Q-START-1 = La carta Partenza si deve giocare quando la si ha in mano, e solo allora.
refused-Q-START-4 = Adesso non puoi contribuire così alla carta Partenza.
refused-Q-START-7 = La partita è persa: non è stato possibile pagare la carta Partenza.
refused-Q-START-8 = Una carta Partenza è già stata giocata; questa si può solo scartare.
refused-Q-FINISH-1 = Una carta Arrivo si può giocare solo con la griglia completa e la carta Partenza nel suo angolo.
refused-Q-FINISH-3 = Non hai nessuna carta Arrivo da giocare.
refused-Q-END-1 = La partita è terminata: avete vinto.
refused-Q-END-2 = La partita è terminata: avete perso.
refused-Q-ROCKS-2 = La casella { $cell } è nella fila degli Scogli aguzzi.
refused-Q-ROCKS-3 = Sposta gli Scogli accanto a un’altra fila con una casella vuota, oppure scarta 2 carte.
refused-Q-MONSTER-2 = Non hai nessun Mostro marino in mano.
refused-Q-MONSTER-3 = Nella casella { $cell } non c’è nessuna Isola per un Mostro marino.
refused-Q-MONSTER-4 = La casella { $cell } è in una fila bloccata: un Mostro marino non ci può andare.
refused-Q-MONSTER-5 = Un Mostro marino non si può mai scartare.
refused-Q-MONSTER-7 = Si può tentare l’Arrivo una sola volta per turno.
refused-Q-STORM-2 = È stata pescata una Tempesta: spendi una Bussola, oppure subiscila.
refused-Q-STORM-3 = Scarta fino ad avere 3 carte.
refused-Q-STORM-6 = Una Tempesta viola chiude una fila che ha una casella vuota; in una fila chiusa non si collocano carte.
refused-Q-STORM-7 = Sotto la tua Tempesta arancione le Isole vanno solo accanto ad altre; la casella { $cell } non ha vicine occupate.
refused-Q-COMPASS-3 = Per scartare tutta la mano servono almeno 2 carte e nessun Mostro marino.
refused-Q-COMPASS-4 = Manca una Bussola, o la Tempesta su cui spenderla: { $storm }.
refused-Q-COMPASS-5 = Adesso puoi soltanto spendere Bussole, o passare.
refused-Q-JOKER-2 = Un Jolly può valere un numero da 1 a 80 non ancora giocato; { $number } non va bene.
refused-Q-JOKER-3 = Il numero { $number } è già stato giocato.
refused-Q-JOKER-4 = Non hai nessun Jolly in mano.
refused-Q-VAR-ARCH-4 = La casella { $cell } è nel tetto, e i pilastri non sono ancora in piedi.
refused-Q-VAR-PYRAMID-5 = Prima va risolta la carta Esploratore.
refused-Q-VAR-DAYNIGHT-4 = Per capovolgere servono una carta nella griglia e una da scartare; la casella { $cell } non va bene.
refused-Q-VAR-DAYNIGHT-5 = Nella griglia ci sono ancora carte con l’orientamento sbagliato.
refused-Q-VAR-COMPETE-4 = Prendi una carta dell’offerta.
refused-Q-VAR-COMPETE-5 = La partita è terminata.
refused-Q-VAR-COMPETE-3 = Nella casella { $cell } non c’è nessuna carta, quindi nemmeno una con la Luna in alto.
refused-Q-VAR-COMPETE-6 = Le carte scartate non possono essere { $discards }: le Isole che non sono né nella griglia né in questa mano sono { $left }.

## Perché non si può annullare oltre

reveal-drawn = Sono già state pescate carte.
reveal-explored = È già stata girata una carta Esploratore.
reveal-offer = L’offerta è già stata rifornita.
reveal-announced = Tutti hanno annunciato: i numeri sono stati rivelati.
reveal-monsters = È già stato rivelato quanti Mostri marini ci sono in mano.
reveal-over = La partita è terminata.

## Carte

card-tranquility-start = Partenza
card-tranquility-finish = Arrivo
card-tranquility-monster = Mostro marino
card-tranquility-joker = Jolly
card-tranquility-yellow = Tempesta gialla
card-tranquility-purple = Tempesta viola
card-tranquility-orange = Tempesta arancione
card-tranquility-compass = Bussola
card-tranquility-rocks = Scogli aguzzi
card-tranquility-border = Bordo

## Al tavolo

tq-over = Il viaggio è terminato: { $filled } caselle occupate su { $cells }.
tq-warn-start = La Partenza ti costa tutta la mano: { $cards }.
tq-warn-commit = È tutta la tua mano: { $cards }.
tq-warn-draw = Poi peschi, e non si può più annullare.
tq-missing = Mancava ancora: { $missing }.
tq-missing-cells = qualche Isola per le caselle vuote
tq-missing-start = la Partenza
tq-missing-payment = qualche carta per pagare la Partenza
tq-missing-finish = l’Arrivo
tq-wait = In attesa di: { $name }…
tq-hand = La tua mano: premi un numero, poi scegli un posto.
tq-seat = mano { $hand } · mazzo { $pile } · scarti { $gone }
tq-compasses = Bussole: { $pool }
tq-offer = Offerta: { $cards }
tq-day = È giorno.
tq-night = È notte.

tq-asked-turn = Tocca a te: colloca una carta, o scegli dall’elenco.
tq-asked-pay = Paga: scarta { $amount ->
    [one] { $amount } carta
   *[other] { $amount } carte
  }.
tq-asked-strike = Un Mostro marino! Scegli la sua vittima.
tq-asked-new_rocks = Scogli aguzzi! Scegli una fila.
tq-asked-window = Vuoi spendere una Bussola?
tq-asked-rocks = Sposta gli Scogli, oppure scarta 2 carte.
tq-asked-announce = Carta Partenza: quante carte potresti dare?
tq-asked-commit = Carta Partenza: quante carte dai?
tq-asked-choose = Scegli le carte che dai per la Partenza.
tq-asked-storm = Una Tempesta! Spendi una Bussola, oppure subiscila.
tq-asked-take = Prendi carte dell’offerta.
tq-asked-opening = Si pescano le carte iniziali.
tq-asked-refill = Si pescano carte.

tq-do-discard = scarta { $cards }
tq-do-place = colloca { $card } come { $number } nella casella { $cell }
tq-do-start = gioca come Partenza: { $card }
tq-do-finish = gioca come Arrivo: { $card }
tq-do-monster = { $card } contro la casella { $cell }
tq-do-hand = scarta tutta la mano, ottieni una Bussola
tq-do-flip = capovolgi la carta nella casella { $cell }
tq-do-spend-drawn = Bussola contro la { $storm } appena pescata
tq-do-spend-row = Bussola contro la { $storm } della fila { $row }
tq-do-spend-seat = Bussola contro: { $storm } ({ $name })
tq-do-lay = metti un Jolly tra le Bussole
tq-do-pass = nessuna Bussola adesso
tq-do-rocks = Scogli alla fila { $row }
tq-do-storm = Tempesta alla fila { $row }
tq-do-announce = potrei darne { $number }
tq-do-give = { $pile ->
    [0] ne do { $hand }
   *[other] ne do { $hand } e { $pile } alla cieca dal mazzo
  }
tq-do-take = prendi { $card }
