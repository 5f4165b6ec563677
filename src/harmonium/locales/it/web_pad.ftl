### Il blocchetto segnapunti e il banditore, per chi gioca con la scatola.

pad-title = Blocchetto segnapunti
pad-menu = Segnapunti
pad-words = Si gioca con la scatola, il blocchetto conta: inserisci ciò che c’è sul tavolo, tocca un numero e la plancia mostra da dove viene. Tutto resta in questo browser.
pad-box = Con la scatola sul tavolo
pad-box-words = Un blocchetto che spiega ogni punto, e un banditore per Take It Easy.
pad-about-harmonies = Plance, carte, Spiriti; dove potrebbero andare gli Animali.
pad-about-take_it_easy = Le plance di un massimo di sei giocatori, round dopo round.
pad-about-tranquility = Dove può andare una carta e quanto costa.

## Fogli

pad-new = Nuovo foglio
pad-open = Fogli aperti
pad-open-none = Al momento non c’è nulla di scritto.
pad-together = Partite in compagnia
pad-beside = Accanto al blocchetto
pad-diary = Diario del solitario
pad-diary-empty = Conta una partita giocata in solitario e metti il foglio nel diario: conserva i tuoi record.
pad-export = Salva tutti i fogli
pad-export-one = Salva questo foglio
pad-import = Leggi un file
pad-import-none = Questo non è un file del blocchetto segnapunti; non è cambiato nulla.
pad-imported = { $added ->
    [one] { $added } foglio aggiunto
   *[other] { $added } fogli aggiunti
  }, aggiornati: { $renewed }, già noti: { $same }{ $unreadable ->
    [0] .
   *[other] , illeggibili: { $unreadable }.
  }
pad-kept-here = I fogli si trovano solo in questo browser. Salvali ogni tanto e portali su un altro dispositivo come file.
pad-not-stored = Questo browser non ha spazio per conservare il foglio. Dura finché la pagina resta aperta; salvalo come file.
pad-aside = Non è stato possibile leggere un foglio conservato qui. È stato messo da parte così com’era.
pad-aside-save = Salvalo
pad-aside-forget = Buttalo via
pad-undo = Annulla
pad-finish = Metti nel diario
pad-finished-since = Nel diario dal giorno { $day }.
pad-reopen = Riapri
pad-more = Altro
pad-delete = Butta via questo foglio
pad-delete-sure = Davvero? Premi di nuovo
pad-count-again = Conta di nuovo
pad-counted-here = Al momento non c’è connessione: i punti si contano su questo dispositivo. Qui i tuoi fogli sono al sicuro.
pad-setup = Giocatori e varianti
pad-player = Giocatore { $seat }
pad-standing = { $name }: { $total }
pad-name = Nome del giocatore { $seat }
pad-player-more = Un giocatore in più
pad-player-less = Un giocatore in meno
pad-done = Fatto

## Punti

pad-rank = Posizione
pad-rule = La regola { $rule } nel regolamento
pad-points-of = { $name }, { $category }: { $points }
pad-nothing-yet = Qui non c’è ancora nulla.
pad-live-total = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
pad-one-more = Uno in più
pad-one-less = Uno in meno

## Il diario

pad-best = Record
pad-average = Media
pad-played = Giocate
pad-wins = Vinte
pad-most-suns = Record di soli
pad-new-record = nuovo record

## Harmonies

pad-harmonies-hint = Scegli un disco e tocca le caselle; oppure tocca una casella per vedere quanto vale.
pad-tokens = Dischi
pad-token = { $token }, ancora { $left } nella scatola
pad-rubber = Togli il pezzo in cima
pad-cubes = Cubi
pad-cube = Cubo: { $card }, ancora { $left }
pad-cubes-placed = Cubi collocati: { $card }
pad-add-cards = Aggiungi carte
pad-no-cards = Ancora nessuna carta.
pad-choose-cards = Carte
pad-search = Cerca per nome
pad-filters = Mostra solo
pad-fits-now = possibili adesso
pad-fits = { $count ->
    [one] può andare in { $count } posto
   *[other] può andare in { $count } posti
  }
pad-spirit = Spirito della Natura
pad-no-card = Nessuna carta si chiama così.
pad-where = { $count ->
    [0] { $card }: adesso non c’è nessun posto.
   *[other] { $card }: adesso può andare su { $cells }.
  }
pad-cell-points = { $text }; punti: { $points }
pad-why-cell = Quanto vale { $cell }
pad-why-trees = { $stack } su { $cell }
pad-why-mountains = { $stack } su { $cell }, adiacente a un’altra Montagna
pad-why-fields = un Campo di { $size } dischi gialli: { $cells }
pad-why-buildings = { $stack } su { $cell } vede { $colours }
pad-why-river = il Fiume più lungo, lunghezza { $size }: { $cells }
pad-why-island = { $size ->
    [one] un’Isola di { $size } casella: { $cells }
   *[other] un’Isola di { $size } caselle, da { $cell }
  }
pad-why-animals = { $card }: cubi collocati { $placed } di { $cubes }
pad-why-spirit = { $card }: { $cells }
pad-none-H-LAND-6 = { $stack } su { $cell } non ha fogliame
pad-none-H-SCORE-BUILDING-1 = il mattone su { $cell } non poggia su nulla
pad-none-H-SCORE-MOUNTAIN-2 = { $stack } su { $cell }, nessun’altra Montagna adiacente
pad-none-H-SCORE-FIELD-1 = un disco giallo da solo su { $cell }
pad-none-H-SCORE-BUILDING-2 = { $count ->
    [0] { $stack } su { $cell } non vede nulla
   *[other] { $stack } su { $cell } vede solo { $colours }
  }
pad-none-H-SCORE-RIVER-1 = un Fiume di un solo disco è troppo corto
pad-none-H-SCORE-RIVER-2 = { $cells }: fuori dal percorso più breve lungo il Fiume
pad-none-H-SCORE-RIVER-5 = un altro Fiume, non il più lungo: { $cells }
pad-none-H-SCORE-CARD-1 = { $card }: nessun cubo è stato ancora collocato
pad-none-H-SPIRIT-6 = { $card }: il suo cubo non è stato collocato
pad-won-H-WIN-1 = Più punti di tutti: { $names }.
pad-won-H-WIN-2 = A parità di punti, più Animali sulla plancia ({ $animals }): { $names }.
pad-won-H-WIN-3 = Condividono la vittoria: { $names }.

## Take It Easy

pad-round = Round { $round }
pad-round-more = Round successivo
pad-match = Partita
pad-tiles = Tessere
pad-tile = Tessera { $tile }
pad-tile-used = Tessera { $tile }, già sulla plancia
pad-tie-hint = { $laid ->
    [0] Scegli una tessera e tocca una casella, oppure vai su una casella e scrivi i numeri.
    [19] Tutte le 19 tessere sono sulla plancia.
   *[other] { $laid } di 19 tessere
  }
pad-tie-held = { $tile }: tocca la sua casella.
pad-tie-waiting = Quale tessera c’è qui?
pad-tie-replace = Scegli un’altra tessera, o togli questa.
pad-tie-typed = { $digits }…
pad-tie-take-off = Togli la tessera
pad-take-off = Togli
pad-tie-way-V = colonna { $number }
pad-tie-way-A = diagonale ascendente { $number }
pad-tie-way-B = diagonale discendente { $number }
pad-tie-why-lines = { $way }: { $length } × { $value }
pad-tie-why-sun_rays = { $way }: { $length } soli
pad-tie-why-moon_rays = { $way }: { $length } lune
pad-tie-why-best_sun_ray = miglior raggio di sole, { $way }: { $length } tessere da { $value }
pad-tie-why-best_moon_ray = miglior raggio di luna, { $way }: { $length } tessere da { $value }
pad-tie-strange = In un round tutti collocano le stesse tessere; queste non sono su ogni plancia: { $tiles }.
pad-crowded = { $names }: le carte non completate possono essere al massimo { $most }. Alcuni cubi che stanno sulla plancia sono ancora da annotare.
pad-tie-ahead = In testa: { $names }
pad-symbols = Soli e lune
pad-symbols-words = Tocca una tessera per cambiarne il simbolo, finché l’elenco non corrisponde alla tua scatola.
pad-symbols-count = soli: { $suns }, lune: { $moons }
pad-symbols-usual = L’elenco consueto

## Tranquility

pad-grid = Griglia
pad-modules = Giocata con
pad-grid-standard = 6 × 6
pad-grid-high_arch = Arco alto
pad-grid-pyramid = Piramide
pad-chart = La mappa del mare
pad-hand = Mano
pad-hand-empty = Ancora nessuna carta.
pad-hand-add = Aggiungi
pad-hand-away = Togli { $number } dalla mano
pad-card-number = Numero carta
pad-others = Altre carte con cui pagare
pad-fits-title = Dove può andare { $number }
pad-sea = In mare
pad-blocked = File bloccate, contate dal basso
pad-orange = Tempesta arancione: solo accanto ad altre Isole
pad-sea-hint = Tocca una casella e inserisci il suo numero, oppure aggiungi una carta alla mano per vedere quanto costa.
pad-sea-held = { $places ->
    [0] { $number } non può andare da nessuna parte.
    [one] { $number } può andare in { $places } casella. Toccala per collocare la carta.
   *[other] { $number } può andare in { $places } caselle. Toccane una per collocare la carta.
  }
pad-sea-empty = Casella { $cell }, vuota
pad-sea-cell = Casella { $cell }: { $number }
pad-sea-no = Casella { $cell }, vuota, { $number } non rispetta l’ordine
pad-sea-cost = { $cost ->
    [0] Casella { $cell }: { $number } è gratis
    [one] Casella { $cell }: { $number } costa { $cost } carta
   *[other] Casella { $cell }: { $number } costa { $cost } carte
  }
pad-sea-against = Casella { $cell }: { $number } rispetta l’ordine, ma lo vieta { $rule }
pad-sea-room = Casella { $cell }: un numero da { $least } a { $most }
pad-sea-no-room = Casella { $cell }: nessun numero va bene tra le sue vicine
pad-sea-nowhere = { $number } non può andare da nessuna parte.
pad-sea-spot = { $cost ->
    [0] Casella { $cell }: gratis
    [one] Casella { $cell }: { $cost } carta, accanto a { $numbers }
   *[other] Casella { $cell }: { $cost } carte, accanto a { $numbers }
  }
pad-sea-spot-against = { $cost ->
    [0] Casella { $cell }: non adesso
   *[other] Casella { $cell }: non adesso, e costerebbe { $cost }
  }
pad-put-in = Inserisci
pad-turn-round = Capovolgi
pad-sun = Sole
pad-moon = Luna
pad-discards = Carte scartate: { $name }
pad-voyage = Il viaggio
pad-filled =
    { $filled ->
        [one] { $filled } casella su { $cells }
       *[other] { $filled } caselle su { $cells }
    }
pad-rows-complete = File complete: { $rows }
pad-rows-consecutive = Numeri consecutivi, valgono una Bussola: { $rows }
pad-how-it-ended = Com’è finita?
pad-ended-open = ancora in mare
pad-ended-won = vinta
pad-ended-lost = persa

## Il banditore

caller-title = Banditore
caller-words = Pesca le tessere di Take It Easy per tutti quelli intorno al tavolo e, se vuoi, le chiama a voce.
caller-at = Round { $round }, { $called } di { $most } tessere
caller-voice = Voce
caller-symbols = Simboli
caller-whole = Schermo intero
caller-small = Esci da schermo intero
caller-first = Tocca per pescare la prima tessera
caller-next = Tocca per la prossima tessera
caller-over = Questa era l’ultima tessera del round.
caller-undo = Indietro
caller-again = Ripeti
caller-new = Nuovo round
caller-new-sure = Davvero? Premi di nuovo
caller-new-told = Comincia il round { $round }.
caller-taken-back = L’ultima tessera è stata ripresa.
caller-called = Chiamate finora
caller-none = Ancora nessuna tessera.
caller-say = { $first }, { $second }, { $third }
caller-keys = Tasti: spazio o → avanti, ← indietro, R ripeti, V voce.
caller-count = Conta le plance
