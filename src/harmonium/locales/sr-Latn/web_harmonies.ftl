### Harmonies u pregledaču.

panel-harmonies-tokens = Žetoni
panel-harmonies-cards = Karte

## Žetoni, po onome što prikazuju

piece-blue = voda
piece-gray = kamen
piece-brown = deblo
piece-green = lišće
piece-yellow = žito
piece-red = cigla

## Stubovi žetona

stack-empty = prazno
stack-water = voda
stack-field = žuti žeton
stack-tree1 = drvo visine 1
stack-tree2 = drvo visine 2
stack-tree3 = drvo visine 3
stack-mountain1 = planina visine 1
stack-mountain2 = planina visine 2
stack-mountain3 = planina visine 3
stack-trunk1 = golo deblo
stack-trunk2 = golo deblo visine 2
stack-red = sama cigla
stack-building = građevina
stack-building_on_brown = građevina na deblu
stack-building_on_gray = građevina na kamenu
stack-building_on_red = građevina na cigli

## Duhovi prirode

spirit-lion = 2 poena za svaku grupu od jednog ili dva žuta žetona, 10 za svaku grupu od tri i više.
spirit-butterfly = 5 poena za svaku grupu žutih žetona, pa i za jedan usamljen.
spirit-deer = 4 poena za svako drvo visine 2 ili 3.
spirit-owl = 3 poena za svako drvo visine 1 ili 2, 1 za svako drvo visine 3.
spirit-cat = 4 poena za svaku grupu građevina.
spirit-stork = 6 poena za svaku grupu od dve ili više građevina.
spirit-ram = 4 poena za svaku planinu visine 2 ili 3.
spirit-marmot = 3 poena za svaku planinu visine 1 ili 2, 1 za svaku planinu visine 3.
spirit-dragonfly = 7 poena za svaku grupu od dva ili više plavih žetona.
spirit-turtle = 2 poena za svaki plavi žeton.

## Šta se traži

harmonies-asks-spirit = Zadržite jednog od dva duha prirode
harmonies-asks-group = Uzmite grupu žetona
harmonies-asks-tokens = { $count ->
    [one] Postavite još { $count } žeton
    [few] Postavite { $count } žetona
   *[other] Postavite { $count } žetona
  }
harmonies-asks-end = Naselite životinje, uzmite kartu ili završite potez
harmonies-asks-end-card = Uzmite kartu ili završite potez
harmonies-asks-end-settle = Naselite životinje ili završite potez
harmonies-asks-end-only = Završite potez
harmonies-asks-settle = Izaberite gde se naseljava: { $card }
harmonies-asks-habitat = { $card }: staništa još nema
harmonies-asks-exchange = Zamenite jednu kartu iz reda ili ostavite red
harmonies-asks-over = Partija je završena
harmonies-waits-turn = { PERSON($name) ->
    [second] Vi ste na potezu
   *[third] Na potezu je { $name }
  }
harmonies-waits-spirit = { PERSON($name) ->
    [second] Birate duha prirode
   *[third] { $name } bira duha prirode
  }
harmonies-waits-exchange = { PERSON($name) ->
    [second] Možete da zamenite kartu
   *[third] { $name } može da zameni kartu
  }
harmonies-waits-over = Partija je završena

harmonies-side = strana { $side }
harmonies-with-spirits = s duhovima
harmonies-without-spirits = bez duhova
harmonies-round = runda { $round }
harmonies-last-round = poslednja runda

harmonies-end-turn = Završi potez
harmonies-keep-row = Zadrži red

## Centralna tabla

harmonies-central = Centralna tabla
harmonies-hand = Za postavljanje
harmonies-hand-of = { PERSON($name) ->
    [second] Još treba da postavite
   *[third] { $name } još treba da postavi
  }
harmonies-fits-nowhere = Sada nema polja za: { $token }. Prvo postavite drugi žeton ili nešto poništite.
harmonies-group = Uzmi: { $tokens }
harmonies-taken-by-you = uzeli ste vi
harmonies-taken-by = { PERSON($name) ->
    [second] uzeli ste vi
   *[third] uzima { $name }
  }
harmonies-space-empty = prazno
harmonies-bag = vrećica { $count }

## Karte

harmonies-row = Red karata
harmonies-pile = još { $count }
harmonies-own-cards = Vaše karte
harmonies-cards-of = { PERSON($name) ->
    [second] Vaše karte
   *[third] Karte: { $name }
  }
harmonies-active = aktivno { $count } od { $most }
harmonies-no-cards = Dodirnite životinju da vidite gde bi se uklopila, pa je uzmite.
harmonies-take = Uzmi
harmonies-take-here = Stavi ovde: { $card }
harmonies-card-first = Da ovde naselite životinju, prvo izaberite njenu kartu: { $cards }.
harmonies-exchange = Zameni
harmonies-keep-spirit = Zadrži: { $card }
harmonies-card-points = Poeni: { $points }.
harmonies-card-placed = Postavljeno kockica: { $placed } od { $cubes }.
harmonies-card-done = { $card }: sve kockice su postavljene
harmonies-same-colour = Traži istu boju kao { $cards }.
harmonies-habitat = Kockica stoji ovde: { $cube }; oko nje: { $others }.
harmonies-habitat-near = { $stack } u pravcu broja { $hour } na satu
harmonies-habitat-far = { $stack } na dva koraka u pravcu broja { $hour } na satu

## Tabla

harmonies-your-board = Vaša tabla
harmonies-board-of = { PERSON($name) ->
    [second] Vaša tabla
   *[third] Tabla: { $name }
  }
harmonies-free-cells = { $count ->
    [one] { $count } prazno polje
    [few] { $count } prazna polja
   *[other] { $count } praznih polja
  }
harmonies-cell = { $cell }: { $stack }
harmonies-cell-cube = { $text }, kockica: { $card }
harmonies-cell-place = { $text }; ovde postavi: { $what }
harmonies-cell-change = { $text }: { $change }
harmonies-cell-fits = { $text }; životinja bi se ovde uklopila
harmonies-cell-near = { $text }; ovde { $token }, pa { $card } može na { $cell }
harmonies-change = { $category } { $points }
harmonies-change-none = bez poena

## Solo režim

harmonies-suns = Sunca
harmonies-suns-count = sunca: { $suns } od { $most }
harmonies-suns-progress = Poeni do sledećeg sunca
harmonies-suns-next = { $points ->
    [one] Još { $points } poen do sledećeg sunca, na { $total }
    [few] Još { $points } poena do sledećeg sunca, na { $total }
   *[other] Još { $points } poena do sledećeg sunca, na { $total }
  }
harmonies-detail-suns = { $count ->
    [one] { $count } sunce
    [few] { $count } sunca
   *[other] { $count } sunaca
  }
harmonies-suns-all = Osvojili ste sva sunca za poene
harmonies-suns-at = Po jedno kad dostignete ovoliko poena: { $points }
harmonies-suns-side = strana { $side }: { $suns }
harmonies-suns-plain = bez duhova: { $suns }
harmonies-suns-spirit = duh iz porodice grupa: { $suns }

## Šta se desilo

harmonies-told-spirit = { PERSON($name) ->
    [second] Zadržavate duha prirode: { $card }
   *[third] { $name } zadržava duha prirode: { $card }
  }
harmonies-told-group = { PERSON($name) ->
    [second] Uzimate: { $tokens }
   *[third] { $name } uzima: { $tokens }
  }
harmonies-told-token = { PERSON($name) ->
    [second] Postavljate na { $cell }: { $token }
   *[third] { $name } postavlja na { $cell }: { $token }
  }
harmonies-told-card = { PERSON($name) ->
    [second] Uzimate kartu „{ $card }“
   *[third] { $name } uzima kartu „{ $card }“
  }
harmonies-told-cube = { $card } se naseljava na polje { $cell } ({ $name })
harmonies-told-discarded = { PERSON($name) ->
    [second] Menjate kartu „{ $card }“
   *[third] { $name } menja kartu „{ $card }“
  }
harmonies-told-turned-up = Nova karta u redu: { $card }
harmonies-told-ended = { PERSON($name) ->
    [second] Završavate potez
   *[third] { $name } završava potez
  }
harmonies-told-end-board = { PERSON($name) ->
    [second] Imate još najviše dva prazna polja: ovo je poslednja runda
   *[third] { $name } ima još najviše dva prazna polja: ovo je poslednja runda
  }
harmonies-told-end-bag = Vrećica je prazna: partija se završava

## Podsetnik

harmonies-aid-turn = Vaš potez
harmonies-aid-take = Uzmite tri žetona s jednog mesta i postavite ih sve.
harmonies-aid-card = Možete uzeti jednu kartu; aktivnih može biti najviše { $most }.
harmonies-aid-settle = Naselite životinje gde god postoji njihovo stanište, koliko god puta možete.
harmonies-aid-order = Bilo kojim redom. Na polje s kockicom ne ide više ništa.
harmonies-aid-points = Stubovi i poeni
harmonies-aid-trees = Drveće, po visini. Golo deblo ne donosi ništa.
harmonies-aid-mountains = Planine, po visini, ako je pored njih druga planina.
harmonies-aid-fields = { $points } za svaku grupu od najmanje { $least } žuta žetona.
harmonies-aid-buildings = { $points } uz bar { $colours ->
    [one] { $colours } boju
    [few] { $colours } boje
   *[other] { $colours } boja
  } okolo. Osnova je deblo, kamen ili cigla.
harmonies-aid-river = Vaša najduža reka; još { $beyond } za svaki žeton preko tabele.
harmonies-aid-islands = { $points } za svako ostrvo koje voda odvaja.
harmonies-aid-length = Dužina
harmonies-aid-worth = Poeni
harmonies-aid-animals = Životinje: najveći broj koji je slobodan na svakoj karti.
harmonies-aid-spirit = Duh prirode: njegovi poeni, ako mu je kockica postavljena.
harmonies-aid-end = Kraj
harmonies-aid-ends = Kad je vrećica prazna ili neko ima najviše { $cells ->
    [one] { $cells } prazno polje
    [few] { $cells } prazna polja
   *[other] { $cells } praznih polja
  }, runda se igra do kraja. Pobeđuje ko ima najviše poena.
