take_it_easy-title = Take It Easy

## Opcije

option-take_it_easy-placement = Postavljanje
option-take_it_easy-placement-free = slobodno
option-take_it_easy-placement-connected = povezano
option-take_it_easy-placement-sun_moon_connected = povezano „sunce/mesec“
option-take_it_easy-scoring = Bodovanje
option-take_it_easy-scoring-standard = linije
option-take_it_easy-scoring-rays = linije i zraci
option-take_it_easy-scoring-best_ray = linije i najbolji zrak
option-take_it_easy-rounds = Runde
option-take_it_easy-rounds-none = po jedna za svakog igrača
option-take_it_easy-symbols = Sunca i meseci

## Poeni

category-take_it_easy-lines = Linije
category-take_it_easy-sun_rays = Sunčevi zraci
category-take_it_easy-moon_rays = Mesečevi zraci
category-take_it_easy-best_sun_ray = Najbolji sunčev zrak
category-take_it_easy-best_moon_ray = Najbolji mesečev zrak

## Šta ne dozvoljava akciju, opciju, deljenje ili tablu

refused-T-COMP-1 = Broj igrača za Take It Easy je od { $least } do { $most }, a ne { $seats }.
refused-T-COMP-2 = Pločica { $tile } ne postoji ili se pojavljuje dvaput.
refused-T-COMP-5 = Simboli moraju biti „default“ ili slova s i m, ukupno { $tiles }, a ne „{ $symbols }“.
refused-T-SETUP-1 = Svako u svakoj rundi ima jednu tablu.
refused-T-SETUP-2 = Prvi najavljivač mora sedeti za stolom.
refused-T-MATCH-1 = Broj rundi u deljenju je { $dealt }, a dogovoren je { $rounds }.
refused-T-TURN-1 = Runda { $round } ovog deljenja mora imati ovoliko različitih pločica: { $turns }, a ima ih { $tiles }.
refused-T-TURN-3 = U rundi svi postavljaju iste pločice, njih { $cells }; ovde različitih pločica ima { $tiles }.
refused-T-VAR-MIX-4 = Za najbolji zrak treba neko s kim se poredi: ne može se igrati solo.
refused-T-END-1 = Meč je završen.
refused-T-TURN-2 = Ovu pločicu ste već postavili; sačekajte ostale.
refused-T-BOARD-1 = Polja na tabli su od 0 do 18; { $cell } nije među njima.
refused-T-BOARD-5 = Tabla se zapisuje sa { $cells } polja, a ne sa { $written }.
refused-T-PLACE-2 = Na polju { $cell } već leži pločica.
refused-T-VAR-CONNECTED-2 = Pločica mora dodirivati neku pločicu na vašoj tabli; polje { $cell } ne dodiruje nijednu.
refused-T-VAR-SMCONN-3 = Pločica ima isti simbol kao prethodna, pa mora dodirivati neku pločicu na vašoj tabli; polje { $cell } ne dodiruje nijednu.

reveal-all-placed = Svi su postavili pločicu: table su otkrivene i najavljena je sledeća.

## Za stolom

symbol-sun = sunce
symbol-moon = mesec
tie-turn = runda { $round } od { $rounds }, pločica { $turn } od 19
tie-place = Postavite najavljenu pločicu.
tie-wait = Čekaju se ostali…
tie-over = Meč je završen.
tie-round-over = Runda { $round } je završena: { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
  }
tie-next-round = Sledeća runda
tie-rounds-sum = { $name }: { $rounds } = { $total }
tie-called = Najavljeno: { $tile }, { $symbol }
tie-to-come = još nenajavljenih pločica: { $tiles }
tie-brings = Polje { $cell } donosi { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
  }.
tie-board-of = { PERSON($name) ->
    [second] Vaša tabla
   *[third] Tabla: { $name }
  }
tie-hindsight = Najbolja tabla od ovih pločica vredela je { $points }.
