### Sto rečima.

web-set-text = Prikaži stolove kao tekst
web-set-text-help = Table opisane rečima i red za komande: za čitače ekrana i za sve koji vole tekst.
text-view = Tekstualni prikaz
text-leave = Nacrtana tabla

## Šta može da se uradi

text-actions = Šta možete da uradite
text-command = Komanda
text-send = Izvrši
text-hint = Upišite akciju, na primer „{ $example }“, ili je izaberite sa spiska; „help“ objašnjava ostalo.
text-hint-watching = Upišite komandu, na primer „board“ ili „points“; „help“ ih sve nabraja.
text-answer = Odgovor
text-none = Sada nema šta da se uradi.
text-none-begins = { $count ->
    [one] Nijedna akcija ne počinje sa „{ $beginning }“; na raspolaganju je { $count } akcija.
    [few] Nijedna akcija ne počinje sa „{ $beginning }“; na raspolaganju su { $count } akcije.
   *[other] Nijedna akcija ne počinje sa „{ $beginning }“; na raspolaganju je { $count } akcija.
  }
text-count = { $count ->
    [one] { $count } akcija
    [few] { $count } akcije
   *[other] { $count } akcija
  }
text-rest = Ostale akcije
text-past = Ovo je raniji trenutak. Da biste igrali, upišite „present“ i vratite se na trenutno stanje.
text-present = Ovo je trenutno stanje.
text-watching = Vi samo posmatrate: igraju igrači za stolom.
text-waits = Biće urađeno čim stigne odgovor na prethodnu akciju: { $commands }
text-not-done = Nije urađeno: { $commands }. Strelica nagore vraća ono što ste upisali.
text-lately = Nedavno

## Komande

text-help = Komande
text-help-keys = Kosa crta (/) odasvud vodi do reda za komande, a strelica nagore vraća ono što ste ranije upisali.
text-key-command = do reda za komande
text-help-commands = Za razgledanje
text-help-actions = Za igru
text-command-board = do table
text-command-cards = do vaše ruke i karata
text-command-turn = šta se od vas traži
text-command-legal = šta smete da uradite; uz početak kao „{ $example }“ samo ono što tako počinje
text-command-what = šta je na polju, šta je oko njega i šta bi tu moglo
text-command-points = poeni svih igrača
text-command-log = šta se nedavno desilo
text-command-point = pokaži bez reči oluju koju kompas treba da ukloni
text-command-undo = poništi
text-command-present = nazad na trenutno stanje, kad gledate raniji trenutak
text-command-help = ove komande
text-which-cell = Koje polje? Na primer: { $example }
text-no-cell = Nema polja { $cell }. Na primer: { $example }
text-no-cards = Sada nema karata ni pločica koje bismo vam pokazali.

## Table i poeni

text-your-board = Vaša tabla
text-cell-empty = prazno
text-cell = { $cell }: { $content }
text-named = { $name }: { $text }
text-row = { $title }: { $items }
text-column = Kolona { $column }
text-around = Oko njega: { $cells }
text-points = { $name }: { $total }. { $items }
text-change = { $category } { $points }

## Take It Easy

text-tie-place = Postavi { $tile }
text-tie-asks = Postavite najavljenu pločicu: { $tile }
text-tie-into = { $points ->
    [0] polje { $cell }
    [one] polje { $cell }, donosi { $points } poen
    [few] polje { $cell }, donosi { $points } poena
   *[other] polje { $cell }, donosi { $points } poena
  }
text-tie-lines = Linije
text-tie-open = { $line }, netaknuta
text-tie-alive = { $line }, može da donese { $points }
text-tie-completed = { $line }, donosi { $points }
text-tie-broken = { $line }, više ne donosi ništa
text-tie-form = postavi najavljenu pločicu na polje 9

## Harmonies

text-h-groups = Uzimanje žetona
text-h-tokens = Postavi: { $token }
text-h-animals = Naseljavanje životinja
text-h-cards = Karte iz reda
text-h-place = { $token } na { $cell }
text-h-settle = kockica na { $cell }: { $card }
text-h-take = uzmi kartu „{ $card }“
text-h-exchange = zameni kartu „{ $card }“
text-h-fits = Ovde može da se naseli: { $cards }
text-h-turned = Stanište sme da se okrene u bilo koji od šest pravaca.
text-h-form-group = uzmi žetone s drugog mesta
text-h-form-token = postavi sivi žeton, kamen, na c4
text-h-form-card = uzmi kartu „Vidra“
text-h-form-cube = postavi kockicu karte „Vidra“ na c4
text-h-form-spirit = zadrži lava kao duha prirode
text-h-form-exchange = u solo režimu, na kraju poteza, zameni kartu „Vidra“

## Harmonija

text-tq-chart = Mesta su numerisana duž niza; red 1 je najniži.
text-tq-wrong-way = pogrešno okrenuta
text-tq-cards = Ruka i špilovi
text-tq-lay = Postavi: { $card }
text-tq-place = { $card } na mesto { $cell }
text-tq-costs = { $cost ->
    [0] { $action }, besplatno
    [one] { $action }, cena: { $cost } karta
    [few] { $action }, cena: { $cost } karte
   *[other] { $action }, cena: { $cost } karata
  }
text-tq-discard = Odbacivanje
text-tq-form-place = postavi ostrvo 17 na mesto 5
text-tq-form-discard = odbaci 17 i krajnju kartu: dve karte kao akcija, ili kao plaćanje
text-tq-form-start = odigraj početnu kartu
text-tq-form-finish = odigraj krajnju kartu
text-tq-form-announce = najavi: mogu dati četiri karte
text-tq-form-give = daj tri karte iz ruke i dve iz špila
text-tq-form-rocks = pomeri stene u red 3
text-tq-form-monster = morsko čudovište napada mesto 5
text-tq-form-joker = postavi džokera kao 17 na mesto 5
text-tq-form-compass = potroši kompas na žutu oluju ispred igrača na mestu 2; mesta za stolom broje se od 0
text-tq-form-flip = okreni kartu na mestu 5
text-tq-form-take = uzmi 17 iz ponude
