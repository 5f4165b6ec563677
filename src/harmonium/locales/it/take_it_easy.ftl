take_it_easy-title = Take It Easy

## Opzioni

option-take_it_easy-placement = Posizionamento
option-take_it_easy-placement-free = libero
option-take_it_easy-placement-connected = collegato
option-take_it_easy-placement-sun_moon_connected = collegato «sole/luna»
option-take_it_easy-scoring = Punteggio
option-take_it_easy-scoring-standard = linee
option-take_it_easy-scoring-rays = linee e raggi
option-take_it_easy-scoring-best_ray = linee e raggio migliore
option-take_it_easy-rounds = Round
option-take_it_easy-rounds-none = uno per giocatore
option-take_it_easy-symbols = Soli e lune

## Punti

category-take_it_easy-lines = Linee
category-take_it_easy-sun_rays = Raggi di sole
category-take_it_easy-moon_rays = Raggi di luna
category-take_it_easy-best_sun_ray = Miglior raggio di sole
category-take_it_easy-best_moon_ray = Miglior raggio di luna

## Che cosa non va in un’azione, un’opzione, una distribuzione o una plancia

refused-T-COMP-1 = Take It Easy è per { $least }–{ $most } giocatori, non per { $seats }.
refused-T-COMP-2 = La tessera { $tile } non esiste, o compare due volte.
refused-T-COMP-5 = I simboli devono essere «default» oppure { $tiles } lettere s e m, non «{ $symbols }».
refused-T-SETUP-1 = Ognuno ha una plancia in ogni round.
refused-T-SETUP-2 = Il primo banditore deve sedere al tavolo.
refused-T-MATCH-1 = Round della distribuzione: { $dealt }; round concordati: { $rounds }.
refused-T-TURN-1 = Il round { $round } della distribuzione deve avere { $turns } tessere diverse, ma ne ha { $tiles }.
refused-T-TURN-3 = In un round tutti collocano le stesse { $cells } tessere; qui ce ne sono { $tiles } diverse.
refused-T-VAR-MIX-4 = Il raggio migliore richiede un confronto: non si può giocare in solitario.
refused-T-END-1 = La partita è terminata.
refused-T-TURN-2 = Hai già collocato questa tessera; aspetta gli altri.
refused-T-BOARD-1 = Le caselle della plancia vanno da 0 a 18; { $cell } non c’è.
refused-T-BOARD-5 = Una plancia si scrive con { $cells } caselle, non con { $written }.
refused-T-PLACE-2 = La casella { $cell } ha già una tessera.
refused-T-VAR-CONNECTED-2 = La tessera deve toccarne un’altra della tua plancia; la casella { $cell } non ne tocca nessuna.
refused-T-VAR-SMCONN-3 = La tessera mostra lo stesso simbolo della precedente, quindi deve toccarne un’altra della tua plancia; la casella { $cell } non ne tocca nessuna.

reveal-all-placed = Tutti hanno collocato: le plance sono state mostrate ed è stata chiamata la tessera successiva.

## Al tavolo

symbol-sun = un sole
symbol-moon = una luna
tie-turn = round { $round } di { $rounds }, tessera { $turn } di 19
tie-place = Colloca la tessera chiamata.
tie-wait = In attesa degli altri…
tie-over = La partita è terminata.
tie-round-over = Il round { $round } è terminato: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
tie-next-round = Prossimo round
tie-rounds-sum = { $name }: { $rounds } = { $total }
tie-called = Chiamata: { $tile }, { $symbol }
tie-to-come = Tessere ancora da chiamare: { $tiles }
tie-brings = La casella { $cell } vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
tie-board-of = { PERSON($name) ->
    [second] La tua plancia
   *[third] Plancia: { $name }
  }
tie-hindsight = La migliore plancia con queste tessere valeva { $points } punti.
