### Pravila igara u pregledaču.

book-rules = Pravila
book-books = Pravila igara
book-words = Pravila svih triju igara, našim rečima. Svako pravilo ima oznaku, pa se može navesti ili poslati kao link.
book-read = Pročitaj pravila
book-of = Pravila igre: { $game }
book-short = U deset rečenica
book-short-of = { $game } u deset rečenica
book-all = Sva pravila
book-contents = Sadržaj
book-print = Štampaj
book-link-to = Link do pravila { $rule }
book-picture-to = Slika uz { $rule }
book-no-such-rule = U ovim pravilima nema pravila { $rule }.
book-other-language = Ova pravila još nisu prevedena i prikazuju se na engleskom.
book-aid-of = Podsetnik: { $game }
book-aid-words = Sve na jednom listu, da stoji pored table.
book-aid-later = Za ovu igru još nema podsetnika.
book-aid-choose = Kako igrate

## Pretraga

book-search = Pretraži pravila
book-search-hint = Reč ili oznaka, na primer reka ili H-TURN-2
book-found = { $count ->
    [0] Ništa nije nađeno za „{ $query }“.
    [one] Nađeno: { $count } mesto
    [few] Nađeno: { $count } mesta
   *[other] Nađeno: { $count } mesta
  }
book-found-most =
    { $count ->
        [one] Prvih { $count } mesto
        [few] Prva { $count } mesta
       *[other] Prvih { $count } mesta
    }
book-clear = Obriši pretragu

## Šta pravila savetuju za početak

book-presets = Za početak
preset-harmonies-first = Prve partije
preset-take_it_easy-first = Prve partije
preset-take_it_easy-one_round = Jedna runda
preset-tranquility-calm = Mirno more
preset-tranquility-jokers = Upoznaj džokere
preset-tranquility-rocks = Upoznaj stene
preset-tranquility-monsters = Upoznaj čudovišta
preset-tranquility-storm = Upoznaj oluje

## Ispod slika

book-right = Ovako.
book-wrong = Ne ovako.
book-points = { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
  }
book-height = visina { $height }
book-fits = uklapa se
book-too-tall = previsoko
book-too-low = prenisko
book-no-building = nije građevina
book-loops-bga = uz river_loops = bga
book-step = posle koraka { $step }
