### Blok za bodovanje i najavljivač, za one koji igraju s kutijom.

pad-title = Blok za bodovanje
pad-menu = Blok
pad-words = Vi igrate pravu igru, blok računa: unesite šta leži na stolu, dodirnite broj i tabla će pokazati odakle dolazi. Sve ostaje u ovom pregledaču.
pad-box = Uz pravu igru na stolu
pad-box-words = Blok koji objašnjava svaki poen i najavljivač za Take It Easy.
pad-about-harmonies = Table, karte, duhovi; gde bi životinje mogle da se nasele.
pad-about-take_it_easy = Table za najviše šest igrača, runda po runda.
pad-about-tranquility = Gde se karta uklapa i koja joj je cena.

## Listovi

pad-new = Novi list
pad-open = Otvoreni listovi
pad-open-none = Trenutno ništa nije zapisano.
pad-together = Odigrano zajedno
pad-beside = Uz blok
pad-diary = Solo dnevnik
pad-diary-empty = Bodujte partiju koju ste odigrali sami i stavite list u dnevnik: on čuva vaše rekorde.
pad-export = Sačuvaj sve listove
pad-export-one = Sačuvaj ovaj list
pad-import = Učitaj datoteku
pad-import-none = Ovo nije datoteka bloka za bodovanje; ništa nije promenjeno.
pad-imported = { $added ->
    [one] Dodat je { $added } list
    [few] Dodata su { $added } lista
   *[other] Dodato je { $added } listova
  }, ažurirano: { $renewed }, već poznato: { $same }{ $unreadable ->
    [0] .
    [one] , nečitljivo: { $unreadable }.
    [few] , nečitljivo: { $unreadable }.
   *[other] , nečitljivo: { $unreadable }.
  }
pad-kept-here = Listovi se čuvaju samo u ovom pregledaču. Sačuvajte ih s vremena na vreme i prenesite na drugi uređaj kao datoteku.
pad-not-stored = Ovaj pregledač nema mesta da sačuva list. List traje koliko i ova stranica; sačuvajte ga kao datoteku.
pad-aside = Jedan list koji je ovde sačuvan nije mogao da se pročita. Sklonjen je na stranu, neizmenjen.
pad-aside-save = Sačuvaj ga
pad-aside-forget = Baci ga
pad-undo = Poništi
pad-finish = U dnevnik
pad-finished-since = U dnevniku od: { $day }.
pad-reopen = Otvori ponovo
pad-more = Još
pad-delete = Baci ovaj list
pad-delete-sure = Sigurno? Pritisnite ponovo
pad-count-again = Boduj ponovo
pad-counted-here = Trenutno nema veze: poene računa ovaj uređaj. Vaši listovi su ovde sigurni.
pad-setup = Igrači i varijante
pad-player = Igrač { $seat }
pad-standing = { $name }: { $total }
pad-name = Ime igrača { $seat }
pad-player-more = Jedan igrač više
pad-player-less = Jedan igrač manje
pad-done = Gotovo

## Poeni

pad-rank = Plasman
pad-rule = Pravilo { $rule } u pravilima igre
pad-points-of = { $name }, { $category }: { $points }
pad-nothing-yet = Ovde još nema ničega.
pad-live-total = { $name }: { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
  }
pad-one-more = Jedan više
pad-one-less = Jedan manje

## Dnevnik

pad-best = Najbolje
pad-average = Prosek
pad-played = Odigrano
pad-wins = Pobede
pad-most-suns = Najviše sunaca
pad-new-record = rekord

## Harmonies

pad-harmonies-hint = Izaberite žeton i dodirujte polja; ili dodirnite polje da vidite šta donosi.
pad-tokens = Žetoni
pad-token = { $token }, u kutiji još { $left }
pad-rubber = Skloni ono što je na vrhu
pad-cubes = Kockice
pad-cube = Kockica: { $card }, još { $left }
pad-cubes-placed = Postavljene kockice: { $card }
pad-add-cards = Dodaj karte
pad-no-cards = Još nema karata.
pad-choose-cards = Karte
pad-search = Traži po imenu
pad-filters = Prikaži samo
pad-fits-now = može sada
pad-fits = { $count ->
    [one] može na { $count } mesto
    [few] može na { $count } mesta
   *[other] može na { $count } mesta
  }
pad-spirit = duh prirode
pad-no-card = Nijedna karta se tako ne zove.
pad-where = { $count ->
    [0] { $card }: sada ne može nigde.
   *[other] { $card }: sada može na { $cells }.
  }
pad-cell-points = { $text }; poeni: { $points }
pad-why-cell = Šta donosi { $cell }
pad-why-trees = { $stack } na { $cell }
pad-why-mountains = { $stack } na { $cell }, pored druge planine
pad-why-fields = njiva od žutih žetona ({ $size }): { $cells }
pad-why-buildings = { $stack } na { $cell }, okolo: { $colours }
pad-why-river = najduža reka, dužina { $size }: { $cells }
pad-why-island = { $size ->
    [one] ostrvo od { $size } polja: { $cells }
    [few] ostrvo od { $size } polja, od { $cell }
   *[other] ostrvo od { $size } polja, od { $cell }
  }
pad-why-animals = { $card }: postavljeno kockica { $placed } od { $cubes }
pad-why-spirit = { $card }: { $cells }
pad-none-H-LAND-6 = { $stack } na { $cell }, bez lišća
pad-none-H-SCORE-BUILDING-1 = cigla na { $cell } ne stoji ni na čemu
pad-none-H-SCORE-MOUNTAIN-2 = { $stack } na { $cell }, pored nema druge planine
pad-none-H-SCORE-FIELD-1 = usamljen žuti žeton na { $cell }
pad-none-H-SCORE-BUILDING-2 = { $count ->
    [0] { $stack } na { $cell }, okolo nema ničega
   *[other] { $stack } na { $cell }, okolo samo: { $colours }
  }
pad-none-H-SCORE-RIVER-1 = reka od jednog žetona je prekratka
pad-none-H-SCORE-RIVER-2 = { $cells }: izvan najkraćeg puta duž reke
pad-none-H-SCORE-RIVER-5 = druga reka, nije najduža: { $cells }
pad-none-H-SCORE-CARD-1 = { $card }: još nije postavljena nijedna kockica
pad-none-H-SPIRIT-6 = { $card }: kockica nije postavljena
pad-won-H-WIN-1 = Najviše poena: { $names }.
pad-won-H-WIN-2 = Isti broj poena; više životinja na tabli ({ $animals }): { $names }.
pad-won-H-WIN-3 = Podeljena pobeda: { $names }.

## Take It Easy

pad-round = Runda { $round }
pad-round-more = Sledeća runda
pad-match = Meč
pad-tiles = Pločice
pad-tile = Pločica { $tile }
pad-tile-used = Pločica { $tile }, leži na tabli
pad-tie-hint = { $laid ->
    [0] Izaberite pločicu i dodirnite polje, ili stanite na polje i ukucajte njene brojeve.
    [19] Svih 19 pločica je tu.
   *[other] { $laid } od 19 pločica
  }
pad-tie-held = { $tile }: dodirnite njeno polje.
pad-tie-waiting = Koja pločica leži ovde?
pad-tie-replace = Izaberite drugu pločicu ili sklonite ovu.
pad-tie-typed = { $digits }…
pad-tie-take-off = Skloni pločicu
pad-take-off = Skloni
pad-tie-way-V = kolona { $number }
pad-tie-way-A = uzlazna linija { $number }
pad-tie-way-B = silazna linija { $number }
pad-tie-why-lines = { $way }: { $length } × { $value }
pad-tie-why-sun_rays = { $way }, sunaca: { $length }
pad-tie-why-moon_rays = { $way }, meseci: { $length }
pad-tie-why-best_sun_ray = najbolji sunčev zrak, { $way }: { $length } × { $value }
pad-tie-why-best_moon_ray = najbolji mesečev zrak, { $way }: { $length } × { $value }
pad-tie-strange = U jednoj rundi svi postavljaju iste pločice; ove ne leže na svakoj tabli: { $tiles }.
pad-crowded = { $names }: nezavršenih karata može biti najviše { $most }. Neke kockice s table još nisu upisane.
pad-tie-ahead = Vodi: { $names }
pad-symbols = Sunca i meseci
pad-symbols-words = Dodirnite pločicu da joj promenite simbol, sve dok se spisak ne složi s vašim pločicama.
pad-symbols-count = sunca: { $suns }, meseci: { $moons }
pad-symbols-usual = Uobičajen spisak

## Harmonija (Tranquility)

pad-grid = Mreža
pad-modules = Igrano uz
pad-grid-standard = 6 × 6
pad-grid-high_arch = Visoki luk
pad-grid-pyramid = Piramida
pad-chart = Pomorska karta
pad-hand = Ruka
pad-hand-empty = Još nema karata.
pad-hand-add = Dodaj
pad-hand-away = Izvadi iz ruke: { $number }
pad-card-number = Broj karte
pad-others = Ostale karte za plaćanje
pad-fits-title = Gde se uklapa { $number }
pad-sea = Na moru
pad-blocked = Zatvoreni redovi, brojano odozdo
pad-orange = Narandžasta oluja: samo uz druga ostrva
pad-sea-hint = Dodirnite mesto i unesite broj, ili dodajte kartu u ruku da vidite njenu cenu.
pad-sea-held = { $places ->
    [0] { $number } ne može nigde.
    [one] { $number } može na { $places } mesto. Dodirnite ga da postavite kartu.
    [few] { $number } može na { $places } mesta. Dodirnite jedno da postavite kartu.
   *[other] { $number } može na { $places } mesta. Dodirnite jedno da postavite kartu.
  }
pad-sea-empty = Mesto { $cell }, prazno
pad-sea-cell = Mesto { $cell }: { $number }
pad-sea-no = Mesto { $cell }, prazno, { $number } se ne uklapa
pad-sea-cost = { $cost ->
    [0] Mesto { $cell }: { $number } besplatno
    [one] Mesto { $cell }: { $number }, cena: { $cost } karta
    [few] Mesto { $cell }: { $number }, cena: { $cost } karte
   *[other] Mesto { $cell }: { $number }, cena: { $cost } karata
  }
pad-sea-against = Mesto { $cell }: { $number } se uklapa, ali { $rule } ne dozvoljava
pad-sea-room = Mesto { $cell }: broj od { $least } do { $most }
pad-sea-no-room = Mesto { $cell }: između suseda se ne uklapa nijedan broj
pad-sea-nowhere = { $number } se ne uklapa nigde.
pad-sea-spot = { $cost ->
    [0] Mesto { $cell }: besplatno
    [one] Mesto { $cell }: { $cost } karta, pored { $numbers }
    [few] Mesto { $cell }: { $cost } karte, pored { $numbers }
   *[other] Mesto { $cell }: { $cost } karata, pored { $numbers }
  }
pad-sea-spot-against = { $cost ->
    [0] Mesto { $cell }: ne sada
   *[other] Mesto { $cell }: ne sada, a cena bi bila { $cost }
  }
pad-put-in = Unesi
pad-turn-round = Okreni
pad-sun = Sunce
pad-moon = Mesec
pad-discards = Odbačene karte: { $name }
pad-voyage = Plovidba
pad-filled = { $filled } od { $cells } mesta
pad-rows-complete = Završeni redovi: { $rows }
pad-rows-consecutive = Uzastopni brojevi, donose kompas: { $rows }
pad-how-it-ended = Kako se završilo?
pad-ended-open = još na moru
pad-ended-won = pobeda
pad-ended-lost = poraz

## Najavljivač

caller-title = Najavljivač
caller-words = Izvlači pločice za Take It Easy svima za stolom i, ako želite, izgovara ih naglas.
caller-at = Runda { $round }, pločica { $called } od { $most }
caller-voice = Glas
caller-symbols = Simboli
caller-whole = Preko celog ekrana
caller-small = Izađi iz celog ekrana
caller-first = Dodirnite da izvučete prvu pločicu
caller-next = Dodirnite za sledeću pločicu
caller-over = To je bila poslednja pločica u rundi.
caller-undo = Nazad
caller-again = Ponovi
caller-new = Nova runda
caller-new-sure = Sigurno? Pritisnite ponovo
caller-new-told = Počinje runda { $round }.
caller-taken-back = Poslednja pločica je vraćena.
caller-called = Dosad najavljeno
caller-none = Još nema pločica.
caller-say = { $first }, { $second }, { $third }
caller-keys = Tasteri: razmak ili → dalje, ← nazad, R ponovi, V glas.
caller-count = Boduj table
