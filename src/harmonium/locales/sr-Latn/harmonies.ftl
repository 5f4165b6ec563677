harmonies-title = Harmonies

## Opcije

option-harmonies-side = Strana table
option-harmonies-side-A = A, sa rekom
option-harmonies-side-B = B, sa ostrvima
option-harmonies-spirits = Duhovi prirode
option-harmonies-river_loops = Reke koje se zatvaraju u krug
option-harmonies-river_loops-rulebook = računa se najkraći put
option-harmonies-river_loops-bga = u krugu se računaju svi žetoni
option-harmonies-first_player = Prvi igrač
option-harmonies-first_player-none = odlučuje slučaj

## Poeni

category-harmonies-trees = Drveće
category-harmonies-mountains = Planine
category-harmonies-fields = Njive
category-harmonies-buildings = Građevine
category-harmonies-water = Voda
category-harmonies-animals = Životinje
category-harmonies-spirit = Duh prirode

## Karte

card-crocodile = Krokodil
card-ray = Raža
card-fish = Riba
card-otter = Vidra
card-frog = Žaba
card-duck = Patka
card-flamingo = Flamingo
card-gecko = Gekon
card-shrew = Rovčica
card-peacock = Paun
card-squirrel = Veverica
card-hedgehog = Jež
card-bee = Pčela
card-bear = Medved
card-rabbit = Zec
card-macaw = Ara
card-boar = Divlja svinja
card-koala = Koala
card-wolf = Vuk
card-kingfisher = Vodomar
card-penguin = Pingvin
card-bat = Slepi miš
card-fennec_fox = Fenek
card-macaque = Makaki
card-eagle = Orao
card-meerkat = Merkat
card-raven = Gavran
card-llama = Lama
card-arctic_fox = Polarna lisica
card-raccoon = Rakun
card-ladybug = Bubamara
card-panther = Panter
card-lion = Lav
card-butterfly = Leptir
card-deer = Jelen
card-owl = Sova
card-cat = Mačka
card-stork = Roda
card-ram = Ovan
card-marmot = Mrmot
card-dragonfly = Vilin konjic
card-turtle = Kornjača

## Šta ne dozvoljava akciju, opciju, deljenje ili tablu

refused-H-TERM-1 = Nema žetona boje „{ $colour }“.
refused-H-COMP-1 = U kutiji je žetona { $colour ->
    [blue] plave
    [gray] sive
    [brown] braon
    [green] zelene
    [yellow] žute
    *[red] crvene
    } boje: { $most }; ovde ih je { $tokens }.
refused-H-COMP-2 = U kutiji nema takvog dela: u njoj su 32 karte životinja i 10 duhova prirode, sve različite, i table za jednog do četiri igrača.
refused-H-COMP-4 = Strana { $side } table nema polje „{ $cell }“.
refused-H-SETUP-3 = U špilu za izvlačenje ovog deljenja nije svaka karta životinje po jednom; broj karata: { $cards }.
refused-H-SETUP-5 = Prvi igrač mora sedeti za stolom i biti onaj koji je dogovoren.
refused-H-SPIRIT-1 = Kad se igra s duhovima prirode, svako dobija dve različite karte duhova i zadržava jednu; bez njih niko nema nijednu.
refused-H-SPIRIT-2 = Duh prirode bira se na samom početku vašeg prvog poteza, i samo tada.
refused-H-TURN-1 = U ovom potezu ste već uzeli žetone.
refused-H-TURN-2 = Uzmite sve žetone s jednog mesta na kom ih ima i postavite samo njih.
refused-H-TURN-4 = Potez se može završiti tek kad uzmete žetone i postavite ih sve.
refused-H-TURN-6 = Niste na potezu.
refused-H-TOKEN-2 = Taj žeton ne može na stub na polju { $cell }.
refused-H-TOKEN-5 = Na polju { $cell } stoji kockica: tu se više ništa ne može postaviti.
refused-H-CARD-1 = Karta „{ $card }“ nije u redu karata.
refused-H-CARD-2 = U ovom potezu ste već uzeli kartu životinje.
refused-H-CARD-3 = Istovremeno aktivnih karata sme biti najviše { $most }.
refused-H-CUBE-1 = Nemate kartu „{ $card }“.
refused-H-CUBE-2 = Oko polja { $cell } nema staništa za kartu „{ $card }“.
refused-H-CUBE-6 = Na polju { $cell } već stoji kockica.
refused-H-CUBE-7 = Kockice karte „{ $card }“ koje se računaju kao postavljene: { $placed }; na tabli ih stoji { $shown }.
refused-H-CUBE-10 = Karta „{ $card }“ je završena: na njoj više nema kockica.
refused-H-SCORE-CARD-1 = Karta „{ $card }“ ima ovoliko kockica: { $cubes }. Ne može se postaviti više, ni manje od nijedne.
refused-H-SPIRIT-3 = Duh „{ $card }“ ima jednu kockicu: ona je postavljena ili nije.
refused-H-END-4 = Partija je završena.
refused-H-SOLO-4 = Potez još nije gotov: zamenite jednu kartu iz reda ili ostavite red kakav jeste.
refused-H-SOLO-3 = Karta iz reda može se zameniti samo u solo režimu, posle poteza u kom nijedna nije uzeta.

reveal-refill = Otkriveni su novi žetoni, a možda i karta.
reveal-exchange = Otkrivena je nova karta.

## Za stolom u terminalu

key-cards = Karte
harmonies-settled = naseljeno
harmonies-taken = uzeto
harmonies-cards = Karte igrača
harmonies-fits = može na { $cells }
harmonies-one-short = { $places ->
    [one] nedostaje žeton, { $places } način
    [few] nedostaje žeton, { $places } načina
   *[other] nedostaje žeton, { $places } načina
  }
harmonies-same-stripe = ista traka: { $cards }
harmonies-pick-a-card = Prvo izaberite kartu iz reda: c ili klik.
harmonies-result-suns = { $suns ->
    [one] { $suns } sunce.
    [few] { $suns } sunca.
   *[other] { $suns } sunaca.
  }
