### Harmonija (Tranquility) u pregledaču.

panel-tranquility-ceremony = { tq-start-short }
panel-tranquility-crew = Posada
panel-tranquility-voyage = Plovidba

tq-standard = standardna igra
tq-is-day = dan
tq-is-night = noć
tq-island = ostrvo { $number }
tq-sun-up = sunce na vrhu
tq-moon-up = mesec na vrhu
tq-sun = Sunce
tq-moon = Mesec

## Šta se traži

tq-asks-turn = Izaberite kartu, pa mesto
tq-asks-only-discard = Nijedna karta ne može da se postavi: odbacite dve
tq-asks-place = { $card }: izaberite mesto
tq-asks-nowhere = { $card }: sada ne može nigde
tq-asks-start = Imate početnu kartu: stavite je u njen ugao
tq-asks-finish = Krajnja karta: stavite je u njen ugao
tq-asks-monster = Morsko čudovište: izaberite mu žrtvu
tq-asks-joker = Džoker: izaberite mu mesto
tq-asks-flip = Izaberite kartu koju okrećete
tq-asks-compass = Izaberite oluju koju uklanjate
tq-asks-two = { $left ->
    [one] Izaberite još { $left } kartu za odbacivanje
    [few] Izaberite { $left } karte za odbacivanje
   *[other] Izaberite { $left } karata za odbacivanje
  }
tq-asks-pay = { $left ->
    [one] Platite: izaberite { $amount ->
        [1] { $left } kartu
       *[other] još { $left } kartu
      }
    [few] Platite: izaberite { $left } karte
   *[other] Platite: izaberite { $left } karata
  }
tq-asks-choose = { $left ->
    [one] Za početnu kartu: izaberite { $left } kartu
    [few] Za početnu kartu: izaberite { $left } karte
   *[other] Za početnu kartu: izaberite { $left } karata
  }
tq-asks-give = Za početnu kartu: dajte izabrane karte
tq-asks-rocks = Pomerite stene u drugi red ili odbacite dve karte
tq-asks-rocks-move = Pomerite stene u drugi red
tq-asks-storm-yellow = { $left ->
    [0] Pred vama je žuta oluja
    [one] Žuta oluja: izaberite { $left } kartu za odbacivanje
    [few] Žuta oluja: izaberite { $left } karte za odbacivanje
   *[other] Žuta oluja: izaberite { $left } karata za odbacivanje
  }
tq-asks-storm-orange = Pred vama je narandžasta oluja
tq-asks-storm-purple = Ljubičasta oluja: izaberite red za nju
tq-wait-announce = Čeka se broj karata: { $name }…
tq-wait-commit = { $name } odlučuje koliko karata daje…
tq-wait-choose = Čeka se izbor: { $name }…

## Šta se može

tq-discard-two = Odbaci dve karte
tq-discard-hand = Odbaci celu ruku za kompas
tq-flip = Okreni kartu
tq-use-compass = Potroši kompas
tq-lay-joker = Džoker kao kompas
tq-no-compass = Sada bez kompasa
tq-go-on = Dalje
tq-take-storm = Prihvati oluju
tq-spend-on-it = Kompas protiv nje
tq-do-it = Šta možete
tq-key-hand = uzmi kartu iz ruke
tq-key-discard = odbaci dve karte

## Pomorska karta

tq-chart = Pomorska karta
tq-cell = Mesto { $cell } u redu { $row }
tq-cell-empty = prazno
tq-cell-border = prazno, ispod je granična karta
tq-cell-island = ostrvo { $number }
tq-cell-joker = džoker kao { $number }
tq-here = { $card } može ovde
tq-here-cost = { $cost ->
    [0] { $card } može ovde, besplatno
    [one] { $card } može ovde, cena: { $cost } karta
    [few] { $card } može ovde, cena: { $cost } karte
   *[other] { $card } može ovde, cena: { $cost } karata
  }
tq-here-flip = okreni
tq-here-strike = morsko čudovište može da udari ovde
tq-here-joker = džoker može ovde
tq-here-rocks = stene mogu ovde
tq-here-storm = oluja može ovde
tq-here-compass = kompas može odavde da ukloni oluju
tq-here-start = stavi početnu kartu ovde
tq-here-finish = stavi krajnju kartu ovde
tq-row = Red { $row }
tq-purple-storms = { $count ->
    [one] { $count } ljubičasta oluja
    [few] { $count } ljubičaste oluje
   *[other] { $count } ljubičastih oluja
  }
tq-corner-start = Ugao za početnu kartu
tq-corner-finish = Ugao za krajnju kartu
tq-free = besplatno
tq-costs = cena { $cost }
tq-start-short = Početak
tq-finish-short = Kraj
tq-note-places = { $places ->
    [one] { $places } mesto
    [few] { $places } mesta
   *[other] { $places } mesta
  }
tq-barred-Q-COST-5 = cena je veća od broja karata koje možete dati
tq-barred-Q-ROCKS-2 = neprohodno zbog oštrih stena
tq-barred-Q-START-1 = prvo se mora odigrati početna karta
tq-barred-Q-STORM-6 = nedostupno zbog ljubičaste oluje
tq-barred-Q-STORM-7 = zbog vaše narandžaste oluje samo uz drugo ostrvo
tq-barred-Q-VAR-ARCH-4 = krov je zatvoren dok ne stoje oba stuba
tq-storm-letter-yellow = Ž
tq-storm-letter-orange = N
tq-storm-letter-purple = Lj

## Ruka, špilovi i ponuda

tq-your-hand = Vaša ruka
tq-hand-empty = Nema više karata
tq-card-places = { $places ->
    [0] { $card }, sada ne može nigde
    [one] { $card }, { $places } mesto
    [few] { $card }, { $places } mesta
   *[other] { $card }, { $places } mesta
  }
tq-card-chosen = { $card }, izabrano za odbacivanje
tq-card-choosable = { $card }, može da se odbaci
tq-your-pile = špil
tq-your-discards = odbačene
tq-own-discards = Vaše odbačene karte: { $cards }
tq-offer-title = Ponuda
tq-take = uzmi: { $card }
tq-deck-left = { $count ->
    [one] { $count } karta u špilu
    [few] { $count } karte u špilu
   *[other] { $count } karata u špilu
  }
tq-hand-of = { $count ->
    [one] { $count } karta u ruci
    [few] { $count } karte u ruci
   *[other] { $count } karata u ruci
  }
tq-pile-of = špil { $count }
tq-discards-of = odbačeno { $count }
tq-known-monsters = { $count ->
    [one] u ruci { $count } morsko čudovište
    [few] u ruci { $count } morska čudovišta
   *[other] u ruci { $count } morskih čudovišta
  }
tq-seat-storm = { $count ->
    [1] { $storm }
   *[other] { $storm } ({ $count })
  }
tq-yellow-means = ograničenje ruke: tri
tq-orange-means = samo uz ostrva
tq-hands-are-secret = Ruke su tajne. Igra se u tišini.

## Džoker

tq-joker-title = Koji broj za mesto { $cell }?
tq-joker-number = { $number }
tq-joker-number-cost = { $cost ->
    [0] { $number }, besplatno
    [one] { $number }, cena: { $cost } karta
    [few] { $number }, cena: { $cost } karte
   *[other] { $number }, cena: { $cost } karata
  }

## Početna karta

tq-ceremony = Početna karta: { $owed ->
    [one] još { $owed } karta od svih vas
    [few] { $owed } karte od svih vas zajedno
   *[other] { $owed } karata od svih vas zajedno
  }
tq-ceremony-announce = Koliko ko može dati? Brojevi se otkrivaju kad ih svi kažu.
tq-ceremony-commit = Sada svako redom obećava, dok se sve ne pokrije.
tq-ceremony-choose = Obećane karte se biraju i daju istovremeno.
tq-could-spare = najavljeno: { $number }
tq-has-announced = najavljeno
tq-has-not-announced = još nije najavljeno
tq-gives = { $pile ->
    [0] udeo: { $hand }
   *[other] udeo: { $hand } i { $pile } naslepo
  }
tq-has-at-most = najviše { $most }
tq-is-promising = na redu za obećanje
tq-has-chosen = izabrano
tq-spare-how-many = Mogu dati
tq-give-how-many = Dajem
tq-give-blind = { $hand } i { $pile } naslepo iz špila
tq-promised = obećano { $count } od { $owed }
tq-your-number = Možete dati { $number }. Čekaju se ostali.
tq-choose-below = Izaberite { $count ->
    [one] { $count } kartu
    [few] { $count } karte
   *[other] { $count } karata
  } iz ruke.
tq-give-these = Daj ove karte

## Oluje i kompasi

tq-pool = Zajednički kompasi
tq-supply = u zalihi { $count }
tq-storm-at-row = { $storm } kod reda { $row }
tq-storm-before = { $storm }: { $name }
tq-storm-before-you = { $storm } pred vama
tq-remove-this = Ukloni: { $storm }
tq-point = Da uklonimo ovu?
tq-points = { PERSON($name) ->
    [second] Pokazujete: { $storm }
   *[third] { $name } pokazuje: { $storm }
  }
tq-drawn = { PERSON($name) ->
    [second] Izvlačite: { $storm }
   *[third] { $name } izvlači: { $storm }
  }
tq-storm-does-yellow = Dok je kompas ne ukloni, ograničenje vaše ruke je tri karte.
tq-storm-does-orange = Dok je kompas ne ukloni, ostrva postavljate samo uz druga.
tq-storm-does-purple = Red koji izaberete biće nedostupan dok je kompas ne ukloni.

## Plovidba

tq-progress = { $filled } od { $cells } mesta
tq-start-played = Početna karta je u svom uglu
tq-start-not-played = Još nije odigrana nijedna početna karta
tq-night-at = Noć pada kad broj popunjenih mesta bude { $cells }
tq-night-now = Noć je: karte se postavljaju s mesecom na vrhu
tq-explorer-left = { $count ->
    [one] još { $count } karta istraživača
    [few] još { $count } karte istraživača
   *[other] još { $count } karata istraživača
  }
tq-sunk = Potopljeno: { $numbers }
tq-gap = { $cells ->
    [one] { $cells } mesto
    [few] { $cells } mesta
   *[other] { $cells } mesta
  }, { $numbers ->
    [one] { $numbers } moguć broj
    [few] { $numbers } moguća broja
   *[other] { $numbers } mogućih brojeva
  }

## Šta se desilo

tq-told-drew = { PERSON($name) ->
    [second] Izvlačite
   *[third] { $name } izvlači
  } { $count ->
    [one] { $count } kartu
    [few] { $count } karte
   *[other] { $count } karata
  }
tq-told-drew-own = { PERSON($name) ->
    [second] Izvlačite: { $cards }
   *[third] { $name } izvlači: { $cards }
  }
tq-told-discarded = { PERSON($name) ->
    [second] Odbacujete
   *[third] { $name } odbacuje
  } { $count ->
    [one] { $count } kartu
    [few] { $count } karte
   *[other] { $count } karata
  }
tq-told-discarded-own = { PERSON($name) ->
    [second] Odbacujete: { $cards }
   *[third] { $name } odbacuje: { $cards }
  }
tq-told-blind = { PERSON($name) ->
    [second] Naslepo iz špila za izvlačenje dajete
   *[third] { $name } naslepo iz špila za izvlačenje daje
  } { $count ->
    [one] { $count } kartu
    [few] { $count } karte
   *[other] { $count } karata
  }
tq-told-starts = Početne karte su umešane u špilove
tq-told-placed = { PERSON($name) ->
    [second] Postavljate { $number } na mesto { $cell }
   *[third] { $name } postavlja { $number } na mesto { $cell }
  }
tq-told-joker = { PERSON($name) ->
    [second] Postavljate džokera kao { $number } na mesto { $cell }
   *[third] { $name } postavlja džokera kao { $number } na mesto { $cell }
  }
tq-told-start = { PERSON($name) ->
    [second] Igrate početnu kartu
   *[third] { $name } igra početnu kartu
  }
tq-told-start-joker = { PERSON($name) ->
    [second] Igrate džokera kao početnu kartu
   *[third] { $name } igra džokera kao početnu kartu
  }
tq-told-finish = { PERSON($name) ->
    [second] Igrate krajnju kartu
   *[third] { $name } igra krajnju kartu
  }
tq-told-finish-joker = { PERSON($name) ->
    [second] Igrate džokera kao krajnju kartu
   *[third] { $name } igra džokera kao krajnju kartu
  }
tq-told-finish-failed = { PERSON($name) ->
    [second] Pokušavate da završite, ali tu su morska čudovišta
   *[third] { $name } pokušava da završi, ali tu su morska čudovišta
  }
tq-told-shows-monsters = { PERSON($name) ->
    [second] Otkrivate
   *[third] { $name } otkriva
  } { $count ->
    [one] { $count } morsko čudovište
    [few] { $count } morska čudovišta
   *[other] { $count } morskih čudovišta
  }
tq-told-struck = Morsko čudovište uništava { $number } na mestu { $cell } ({ $name })
tq-told-flipped = { PERSON($name) ->
    [second] Okrećete kartu na mestu { $cell }
   *[third] { $name } okreće kartu na mestu { $cell }
  }
tq-told-night = Pada noć
tq-told-compass-start = Početna karta donosi kompas ({ $name })
tq-told-compass-row = Red { $row } s uzastopnim brojevima donosi kompas ({ $name })
tq-told-compass-hand = { PERSON($name) ->
    [second] Odbacujete celu ruku za kompas
   *[third] { $name } odbacuje celu ruku za kompas
  }
tq-told-compass-explored = { PERSON($name) ->
    [second] Nalazite kompas
   *[third] { $name } nalazi kompas
  }
tq-told-spent = { PERSON($name) ->
    [second] { $storm } nestaje: trošite kompas
   *[third] { $storm } nestaje: { $name } troši kompas
  }
tq-told-joker-laid = { PERSON($name) ->
    [second] Stavljate džokera među kompase
   *[third] { $name } stavlja džokera među kompase
  }
tq-told-storm-drawn = { PERSON($name) ->
    [second] Izvlačite: { $storm }
   *[third] { $name } izvlači: { $storm }
  }
tq-told-storm-stays = { PERSON($name) ->
    [second] { $storm } ostaje pred vama
   *[third] { $storm } ostaje na stolu ({ $name })
  }
tq-told-storm-row = { PERSON($name) ->
    [second] Kod reda { $row } stavljate: { $storm }
   *[third] { $name } stavlja kod reda { $row }: { $storm }
  }
tq-told-rocks = { PERSON($name) ->
    [second] Pomerate stene u red { $row }
   *[third] { $name } pomera stene u red { $row }
  }
tq-told-explored = { PERSON($name) ->
    [second] Istražujete: { $card }
   *[third] { $name } istražuje: { $card }
  }
tq-told-removed = { $card }: izlazi iz igre
tq-told-calm = Mirno more
tq-told-announced = { PERSON($name) ->
    [second] Najavili ste broj
   *[third] { $name }: broj je najavljen
  }
tq-told-announced-own = { PERSON($name) ->
    [second] Najavljujete { $number }
   *[third] { $name } najavljuje { $number }
  }
tq-told-could-spare = { PERSON($name) ->
    [second] Možete dati { $number }
   *[third] { $name } može dati { $number }
  }
tq-told-gives = { PERSON($name) ->
    [second] Obećavate
   *[third] { $name } obećava
  } { $pile ->
    [0] { $hand }
   *[other] { $hand } i { $pile } naslepo iz špila
  }
tq-told-chose = { PERSON($name) ->
    [second] Izabrali ste šta dajete
   *[third] { $name }: karte za davanje su izabrane
  }
tq-told-took = { PERSON($name) ->
    [second] Uzimate: { $card }
   *[third] { $name } uzima: { $card }
  }
tq-told-offer = Novo u ponudi: { $cards }
tq-told-won = Plovidba je uspela
tq-told-lost = Plovidba nije uspela; nedostajalo je: { $missing }
tq-told-over = Partija je završena

## Kraj

tq-lost = Plovidba nije uspela: popunjeno je { $filled } od { $cells } mesta. Nedostajalo je: { $missing }.
tq-story-won = Mirno more
tq-story-lost = Brodolom
tq-story-over = Plovidba je završena
tq-story-all = Popunjena su sva mesta ({ $cells }), od početka do kraja.
tq-story-full = Popunjena su sva mesta ({ $cells }).
tq-story-close = Popunjeno je { $filled } od { $cells } mesta; { $left ->
    [one] nedostajalo je { $left }
    [few] nedostajala su { $left }
   *[other] nedostajalo je { $left }
  }.
tq-story-Q-END-1 = { PERSON($name) ->
    [second] Vi stavljate krajnju kartu na završenu mrežu.
   *[third] { $name } stavlja krajnju kartu na završenu mrežu.
  }
tq-story-Q-END-2 = { PERSON($name) ->
    [second] Više nemate nijednu legalnu akciju.
   *[third] { $name } više nema nijednu legalnu akciju.
  }
tq-story-Q-START-7 = Osam karata za početnu kartu nije se moglo skupiti.
tq-story-complete = Mreža je završena: popunjena su sva mesta ({ $cells }).
tq-story-tie = Poeni su izjednačeni: pobeđuje Mesec, koji je igrao drugi.
tq-story-stopped = Plovidba je završena pre vremena.

## Podsetnik

tq-aid-turn = Vaš potez
tq-aid-place = Postavite ostrvo na bilo koje prazno mesto. Duž niza, od donjeg levog do gornjeg desnog ugla, brojevi moraju da rastu.
tq-aid-cost = Uz popunjenog suseda u nizu cena je razlika, između dva suseda manja razlika; odbacite toliko karata. Bez suseda je besplatno.
tq-aid-two = Ili odbacite dve karte. Zatim dopunite ruku do { $hand }.
tq-aid-start-title = Početak i kraj
tq-aid-start = Ko ima početnu kartu dok nijedna nije odigrana, mora da je odigra: svi zajedno odbacujete { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karte
   *[other] { $cards } karata
  }, kako god da ih podelite.
tq-aid-finish = Kad je mreža završena i početna karta odigrana, krajnja karta donosi pobedu svima.
tq-aid-lose = Ako neko nema nijednu legalnu akciju, svi gube.
tq-aid-silence = Niko ne govori o kartama ni o planovima.
tq-aid-modules = U ovoj partiji
tq-aid-jagged_rocks = Oštre stene čine red neprohodnim. Posle svake akcije pomerite ih u drugi red ili odbacite dve karte. Uklanjaju se kad broj završenih redova bude { $rows }.
tq-aid-sea_monsters = Morsko čudovište se nikad ne može odbaciti. Odigrajte ga na ostrvo: oboje nestaje. Dok je ijedno u nečijoj ruci, pobede nema.
tq-aid-storm_compass = Oluje deluju čim se izvuku. Žuta: ograničenje ruke je tri. Narandžasta: ostrva samo uz druga. Ljubičasta: red je nedostupan. Kompas uklanja jednu; dobijate ga za početnu kartu, za red s uzastopnim brojevima i za odbačenu celu ruku.
tq-aid-jokers = Džoker zamenjuje ostrvo s bilo kojim brojem koji još nije odigran, početnu kartu, krajnju kartu, morsko čudovište ili kompas.
tq-aid-remove_islands = Neka ostrva su uklonjena; niko ne zna koja.
tq-aid-high_arch = Krov, najviši red, otvoren je samo dok su oba stuba popunjena.
tq-aid-pyramid = Ostrvo na graničnoj karti otkriva kartu istraživača: krajnju kartu, kompas, oluju, morsko čudovište, stene ili mirno more.
tq-aid-day_night = Na polovini mreže pada noć. Za pobedu donja polovina mora ležati sa suncem na vrhu, a gornja s mesecom na vrhu. Odbacite kartu da biste jednu okrenuli.
tq-aid-competitive = Protivnici ste, Sunce protiv Meseca. Poeni za svaku kartu okrenutu na vašu stranu: { $points }; za svaku odbačenu gubite jedan. Dopunjavate se iz otvorene ponude; ako je nerešeno, pobeđuje Mesec.
