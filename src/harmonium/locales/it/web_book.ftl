### I regolamenti nel browser.

book-rules = Regole
book-books = Regolamenti
book-words = Le regole di tutti e tre i giochi, con parole nostre. Ogni regola ha il suo codice, così la si può citare e collegare.
book-read = Leggi le regole
book-of = Regole di { $game }
book-short = In dieci frasi
book-short-of = { $game } in dieci frasi
book-all = Tutti i regolamenti
book-contents = Indice
book-print = Stampa
book-link-to = Link alla regola { $rule }
book-picture-to = Figura per { $rule }
book-no-such-rule = In questo regolamento non c’è la regola { $rule }.
book-other-language = Questo regolamento non è ancora tradotto ed è mostrato in inglese.
book-aid-of = Riassunto di gioco: { $game }
book-aid-words = Tutto su un foglio, da tenere accanto alla plancia.
book-aid-later = Per questo gioco non c’è ancora un riassunto.
book-aid-choose = Come giochi

## La ricerca

book-search = Cerca nelle regole
book-search-hint = Una parola o un codice, per esempio fiume o H-TURN-2
book-found = { $count ->
    [0] Nessun risultato per «{ $query }».
    [one] { $count } risultato
   *[other] { $count } risultati
  }
book-found-most = I primi { $count } risultati
book-clear = Cancella la ricerca

## Che cosa consigliano i regolamenti per cominciare

book-presets = Per cominciare
preset-harmonies-first = Prime partite
preset-take_it_easy-first = Prime partite
preset-take_it_easy-one_round = Un round
preset-tranquility-calm = Mare calmo
preset-tranquility-jokers = Scopri i Jolly
preset-tranquility-rocks = Scopri gli Scogli
preset-tranquility-monsters = Scopri i Mostri
preset-tranquility-storm = Scopri le Tempeste

## Sotto le figure

book-right = Così sì.
book-wrong = Così no.
book-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
book-height = altezza { $height }
book-fits = va bene
book-too-tall = troppo alto
book-too-low = troppo basso
book-no-building = non è un Edificio
book-loops-bga = con river_loops = bga
book-step = dopo il passo { $step }
