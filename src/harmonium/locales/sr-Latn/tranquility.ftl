tranquility-title = Harmonija

## Opcije

option-tranquility-jagged_rocks = Oštre stene
option-tranquility-sea_monsters = Morska čudovišta
option-tranquility-sea_monsters-none = nijedno
option-tranquility-sea_monsters-low = tri
option-tranquility-sea_monsters-middle = četiri
option-tranquility-sea_monsters-high = pet
option-tranquility-storm_compass = Oluja i kompas
option-tranquility-jokers = Džokeri
option-tranquility-remove_islands = Uklanjanje karata ostrva
option-tranquility-remove_islands-none = nijedna
option-tranquility-remove_islands-galatea = Galateja (4)
option-tranquility-remove_islands-triton = Triton (6)
option-tranquility-remove_islands-leucothea = Leukoteja (8)
option-tranquility-remove_islands-amphitrite = Amfitrita (10)
option-tranquility-remove_islands-poseidon = Posejdon (12)
option-tranquility-high_arch = Visoki luk
option-tranquility-pyramid = Piramida
option-tranquility-day_night = Dan i noć
option-tranquility-competitive = Takmičarski

## Poeni

category-tranquility-cells = Popunjena mesta
category-tranquility-grid = Karte u mreži
category-tranquility-discards = Odbačene karte

## Šta ne dozvoljava opcije

refused-Q-SETUP-5 = Broj igrača za Harmoniju je od { $least } do { $most }, a ne { $seats }.
refused-Q-COMBO-2 = Piramida ne ide ni uz Visoki luk ni uz mini-proširenja čije su karte u njenom špilu istraživača.
refused-Q-COMBO-3 = Takmičarska varijanta ide samo uz uklanjanje karata ostrva i Visoki luk.
refused-Q-VAR-COMPETE-1 = Takmičarska varijanta je za tačno dva igrača, a ne za { $seats }.

## Šta ne dozvoljava deljenje

refused-Q-SETUP-2 = Prvi igrač mora sedeti za stolom.
refused-Q-SETUP-3 = Broj različitih ostrva koja treba ukloniti je { $agreed }; ovo deljenje ih uklanja { $removed }.
refused-Q-SETUP-4 = Zajednički špil mora imati dogovoreni broj karata: { $expected }; ovaj ih ima { $cards } ili su to druge karte.
refused-Q-SETUP-7 = Deljenje mora sadržati po jedan ceo broj manji od 2^64 za početnu kartu svakog igrača.
refused-Q-ROCKS-1 = Stene moraju početi kod jednog od šest redova, i to samo u partijama sa stenama; ne kod { $row }.
refused-Q-VAR-PYRAMID-3 = Špil istraživača Piramide ima svojih 28 karata; ovaj ih ima { $cards } ili su to druge karte.

## Šta ne dozvoljava zapisana mreža

refused-Q-COMP-1 = Ostrvo { $number } ne postoji ili se pojavljuje dvaput.

## Šta ne dozvoljava akciju

refused-Q-TURN-1 = Sada niste vi na redu.
refused-Q-TURN-2 = Takva akcija ovde nije moguća.
refused-Q-TURN-4 = { $least ->
    [5] Ruka s toliko ostrva ima { $most } karata, a ne { $cards }.
   *[other] Ruka s ovim ostrvima ima od { $least } do { $most } karata, a ne { $cards }.
  }
refused-Q-GRID-1 = Mesta u mreži su od 1 do { $cells }; { $cell } nije među njima.
refused-Q-PLACE-1 = Treba vam ostrvo u ruci i prazno mesto za njega; { $card } i mesto { $cell } ne idu zajedno.
refused-Q-PLACE-2 = { $number } se numerički ne uklapa na mesto { $cell }: brojevi moraju da rastu duž niza.
refused-Q-COST-4 = Platite tačno onim brojem karata iz ruke kolika je cena, i to kartama koje se smeju odbaciti.
refused-Q-COST-5 = Cena je { $cost } { $cost ->
    [one] karta
    [few] karte
   *[other] karata
  }, a karata koje možete dati imate samo { $cards }.
refused-Q-DISCARD-1 = Odbacite tačno dve karte iz ruke.
refused-Q-DISCARD-2 = Potrebne su vam dve karte koje se smeju odbaciti.
refused-Q-DISCARD-3 = Imate početnu kartu: ona se mora odigrati prva.
refused-Q-START-1 = Početnu kartu morate da odigrate kad je imate u ruci, i samo tada.
refused-Q-START-4 = Sada ne možete toliko doprineti za početnu kartu.
refused-Q-START-7 = Partija je izgubljena: početna karta nije mogla da se plati.
refused-Q-START-8 = Jedna početna karta je već odigrana; ova se može samo odbaciti.
refused-Q-FINISH-1 = Krajnja karta može se odigrati samo kad je mreža završena, a početna karta u svom uglu.
refused-Q-FINISH-3 = Nemate krajnju kartu.
refused-Q-END-1 = Partija je završena: pobedili ste.
refused-Q-END-2 = Partija je završena: izgubili ste.
refused-Q-ROCKS-2 = Mesto { $cell } je u redu koji je neprohodan zbog oštrih stena.
refused-Q-ROCKS-3 = Pomerite stene u drugi red s praznim mestom ili odbacite dve karte.
refused-Q-MONSTER-2 = U ruci nemate morsko čudovište.
refused-Q-MONSTER-3 = Na mestu { $cell } nema ostrva za morsko čudovište.
refused-Q-MONSTER-4 = Mesto { $cell } je u zatvorenom redu: morsko čudovište ne može tamo.
refused-Q-MONSTER-5 = Morsko čudovište se nikad ne može odbaciti.
refused-Q-MONSTER-7 = Završetak se u jednom potezu može pokušati samo jednom.
refused-Q-STORM-2 = Izvučena je oluja: potrošite kompas na nju ili je prihvatite.
refused-Q-STORM-3 = Odbacujte dok vam ne ostanu tri karte.
refused-Q-STORM-6 = Ljubičasta oluja čini nedostupnim red koji ima prazno mesto; u zatvoren red ne može nijedna karta.
refused-Q-STORM-7 = Zbog vaše narandžaste oluje ostrva idu samo uz druga; mesto { $cell } nema popunjenog suseda.
refused-Q-COMPASS-3 = Za odbacivanje cele ruke trebaju bar dve karte i nijedno morsko čudovište.
refused-Q-COMPASS-4 = Nema kompasa ili nema takve oluje: { $storm }.
refused-Q-COMPASS-5 = Sada možete samo da trošite kompase ili da nastavite bez toga.
refused-Q-JOKER-2 = Džoker može dobiti broj od 1 do 80 koji još nije odigran; { $number } nije takav.
refused-Q-JOKER-3 = { $number } je već odigran broj.
refused-Q-JOKER-4 = U ruci nemate džokera.
refused-Q-VAR-ARCH-4 = Mesto { $cell } je na krovu, a stubovi još ne stoje.
refused-Q-VAR-PYRAMID-5 = Prvo se mora rešiti karta istraživača.
refused-Q-VAR-DAYNIGHT-4 = Za okretanje trebaju karta u mreži i karta koju ćete odbaciti; mesto { $cell } nije pogodno.
refused-Q-VAR-DAYNIGHT-5 = Neka karta u mreži još je pogrešno okrenuta.
refused-Q-VAR-COMPETE-4 = Uzmite kartu iz ponude.
refused-Q-VAR-COMPETE-5 = Partija je završena.
refused-Q-VAR-COMPETE-3 = Na mestu { $cell } nema karte, pa tamo nijednoj ne može biti mesec na vrhu.
refused-Q-VAR-COMPETE-6 = Odbačenih karata ne može biti { $discards }: ostrva koja nisu ni u mreži ni u ovoj ruci ima { $left }.

## Zašto poništavanje ne ide dalje

reveal-drawn = Izvučene su karte.
reveal-explored = Otkrivena je karta istraživača.
reveal-offer = Ponuda je dopunjena.
reveal-announced = Svi su rekli svoje: brojevi su otkriveni.
reveal-monsters = Otkriveno je koliko morskih čudovišta ko ima.
reveal-over = Partija je završena.

## Karte

card-tranquility-start = Početna karta
card-tranquility-finish = Krajnja karta
card-tranquility-monster = Morsko čudovište
card-tranquility-joker = Džoker
card-tranquility-yellow = Žuta oluja
card-tranquility-purple = Ljubičasta oluja
card-tranquility-orange = Narandžasta oluja
card-tranquility-compass = Kompas
card-tranquility-rocks = Oštre stene
card-tranquility-border = Granična karta

## Za stolom

tq-over = Plovidba je završena: popunjeno je { $filled } od { $cells } mesta.
tq-warn-start = Početna karta odnosi celu vašu ruku: { $cards }.
tq-warn-commit = To je cela vaša ruka: { $cards }.
tq-warn-draw = Zatim izvlačite karte i više se ništa ne može poništiti.
tq-missing = Nedostajalo je: { $missing }.
tq-missing-cells = ostrva za prazna mesta
tq-missing-start = početna karta
tq-missing-payment = karte za plaćanje početne karte
tq-missing-finish = krajnja karta
tq-wait = Čeka se: { $name }…
tq-hand = Vaša ruka: pritisnite broj, pa izaberite mesto.
tq-seat = ruka { $hand } · špil { $pile } · odbačeno { $gone }
tq-compasses = Kompasi: { $pool }
tq-offer = Ponuda: { $cards }
tq-day = Dan je.
tq-night = Noć je.

tq-asked-turn = Vi ste na potezu: postavite kartu ili izaberite nešto sa spiska.
tq-asked-pay = Platite: odbacite { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karte
   *[other] { $amount } karata
  }.
tq-asked-strike = Morsko čudovište! Izaberite mu žrtvu.
tq-asked-new_rocks = Oštre stene! Izaberite red za njih.
tq-asked-window = Hoćete li da potrošite kompas?
tq-asked-rocks = Pomerite stene ili odbacite dve karte.
tq-asked-announce = Početna karta: koliko karata možete dati?
tq-asked-commit = Početna karta: koliko karata dajete?
tq-asked-choose = Izaberite karte koje dajete za početnu kartu.
tq-asked-storm = Oluja! Potrošite kompas ili je prihvatite.
tq-asked-take = Uzmite karte iz ponude.
tq-asked-opening = Izvlače se početne ruke.
tq-asked-refill = Izvlače se karte.

tq-do-discard = odbaci: { $cards }
tq-do-place = { $card } kao { $number } na mesto { $cell }
tq-do-start = odigraj kao početnu kartu: { $card }
tq-do-finish = odigraj kao krajnju kartu: { $card }
tq-do-monster = { $card } na mesto { $cell }
tq-do-hand = odbaci celu ruku i dobij kompas
tq-do-flip = okreni kartu na mestu { $cell }
tq-do-spend-drawn = potroši kompas: { $storm }, upravo izvučena
tq-do-spend-row = potroši kompas: { $storm }, red { $row }
tq-do-spend-seat = potroši kompas: { $storm } ({ $name })
tq-do-lay = stavi džokera među zajedničke kompase
tq-do-pass = sada bez kompasa
tq-do-rocks = pomeri stene u red { $row }
tq-do-storm = stavi oluju kod reda { $row }
tq-do-announce = mogu dati { $number }
tq-do-give = { $pile ->
    [0] dajem { $hand }
   *[other] dajem { $hand } i { $pile } naslepo iz špila
  }
tq-do-take = uzmi: { $card }
