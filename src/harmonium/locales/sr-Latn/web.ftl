### Klijent u pregledaču.

web-brand = Harmonium
web-skip = Pređi na sadržaj
web-menu = Meni
web-close = Zatvori
web-retry = Pokušaj ponovo
web-save = Sačuvaj
web-saved = Sačuvano
web-looking = Trenutak…
web-missing = Nema takve stranice
web-no-table = Ovaj sto se ne može prikazati
web-to-home = Na početnu stranicu
web-refused = To nije moguće ({ $code }).
server-unreachable = Server nije dostupan.
helpers-off = Pomoćne oznake su isključene.

## Početna stranica

web-home-title = Jedan sto, tri igre
web-home-words = Sami, protiv botova, s prijateljima preko linka ili za jednim ekranom. Bez registracije.
web-title-harmonies = Harmonies
web-title-take_it_easy = Take It Easy
web-title-tranquility = Harmonija (Tranquility)
web-about-harmonies = Gradite pejzaže od drvenih žetona i naselite ih životinjama.
web-about-take_it_easy = Svi dobijaju iste pločice. Ko će ih najbolje iskoristiti?
web-about-tranquility = Zajednička plovidba u tišini, morem punim ostrva.
web-players-harmonies = 1–4 igrača, oko 30 minuta
web-players-take_it_easy = 1–6 igrača, oko 10 minuta po rundi
web-players-tranquility = 1–5 igrača, oko 20 minuta, svi zajedno
web-play-now = Igraj odmah
web-alone = Solo
web-with-friends = S prijateljima
web-same-device = Isti ekran
web-soon = Uskoro
web-left-off = Gde ste stali
web-open-tables = Otvoreni stolovi
web-no-open-tables = Trenutno nema otvorenih stolova. Napravite svoj i pozovite prijatelje.
web-have-code = Imam kod
web-daily = Partija dana
web-daily-words = Jedan pokušaj dnevno, isto deljenje za sve.
web-daily-play = Igraj: { $game }
web-daily-continue = Nastavi: { $game }
web-daily-done = { $game }: odigrano

## Spiskovi stolova

web-lobby = Lobi
web-mine = Moji stolovi
web-join = Pridruži se
web-watch = Gledaj
web-continue = Nastavi
web-waiting = čekaju se igrači
web-finished = završeno
web-paused = Igra za ovim stolom je pauzirana
web-my-turn = vi ste na potezu, { $since }
web-not-my-turn = na potezu su drugi, { $since }
web-open-seats = { $seats ->
    [0] nema slobodnih mesta
    [one] { $seats } slobodno mesto
    [few] { $seats } slobodna mesta
   *[other] { $seats } slobodnih mesta
  }
web-clock-none = bez sata
web-clock-live = sa satom
web-clock-days = na više dana
web-clock-days-left = { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
  } { $hours } h

## Ulazak

web-code = Kod
web-invited = Poziv u igru: { $game }
web-invited-by = Za stolom: { $names }
web-table-full = Sva mesta su zauzeta.
web-no-such-invitation = Ovaj poziv ne važi, ili više ne važi.

## Novi sto

web-new-table = Novi sto
web-ways = Načini igre
web-new-alone = { $game }: solo ili protiv botova
web-new-friends = { $game }: s prijateljima
web-new-device = { $game }: na jednom ekranu
web-seats = Mesta za stolom
web-how-many = Koliko igrača
web-seat = Mesto { $seat }
web-seat-me = Vi
web-seat-device = Za ekranom
web-seat-open = Slobodno
web-seat-bot = Bot
web-seat-by-link = preko linka ili koda
web-level = Nivo bota
web-name-of-seat = Ime na mestu { $seat }
web-options = Opcije
web-more-options = Sat, ćaskanje i ostalo
web-clock = Sat
web-clock-choice-none = bez
web-clock-choice-quick = 5 minuta i 5 sekundi po potezu
web-clock-choice-calm = 15 minuta i 15 sekundi po potezu
web-clock-choice-day = jedan dan po potezu
web-clock-choice-days = tri dana po potezu
web-open-in-lobby = Prikaži u lobiju, otvoreno za sve
web-with-chat = Ćaskanje
web-with-signs = Brze poruke (zdravo, hvala…)
web-make-and-invite = Napravi sto i pozovi
web-make-and-play = Napravi sto i igraj
option-number = { $number }

## Čekaonica

web-waiting-room = { $game }: čekaju se igrači
web-seat-free = slobodno mesto
web-leave = Napusti sto
web-remove = Ukloni: { $name }
web-call-off = Otkaži sto
web-called-off = Ovaj sto je otkazan pre početka partije.
web-start = Počni partiju
web-start-when-full = { $seats ->
    [one] Još { $seats } slobodno mesto
    [few] Još { $seats } slobodna mesta
   *[other] Još { $seats } slobodnih mesta
  }
web-host-starts = { PERSON($name) ->
    [second] Vi započinjete partiju.
   *[third] Partiju započinje { $name }.
  }
web-invite = Pozovi
web-invite-words = Ko otvori ovaj link, može da sedne za sto:
web-make-link = Napravi link
web-copy-link = Kopiraj link
web-copied = Kopirano
web-watch-link = Samo za posmatrače:
web-qr = Link kao QR kod
house-title = Kućna mreža
house-closed = Za sada se sto može otvoriti samo na ovom računaru.
house-open = Otvori za ukućane
house-open-help = Tada mogu da uđu svi u vašoj mreži, dok ne zatvorite pristup ili ne zaustavite server. Zaštitni zid će možda tražiti dozvolu.
house-how = Da bi ušli i drugi, pokrenite server sa „make play HOUSE=1“ ili „harmonium serve --house“.
house-is-open = Otvoreno za ukućane, na adresi { $address }
house-close = Zatvori za ukućane
house-here-only = Za drugi pregledač na ovom računaru

## Za stolom

web-players = Igrači
web-panels = Paneli
web-total = Ukupno
panel-points = Poeni
panel-log = Šta se desilo
tab-log = Dnevnik
panel-talk = Razgovor
panel-others = Ostali
web-status-chosen = izabrano
web-status-thinking = razmišlja
web-status-waiting = čeka
web-away = nije tu
web-stand-in = igra zamena
web-enlarge = { PERSON($name) ->
    [second] Uvećaj svoju tablu
   *[third] Uvećaj tablu: { $name }
  }
web-spectators = { $count ->
    [one] { $count } posmatrač
    [few] { $count } posmatrača
   *[other] { $count } posmatrača
  }
web-really = Ovim završavate potez. Sigurno? Izaberite još jednom ili pritisnite „Da“.
web-warned = Da li to ipak želite?
web-yes = Da
web-no = Ne
web-log-empty = Još ništa.
web-log-undone = { PERSON($name) ->
    [second] Poništavate akciju
   *[third] { $name } poništava akciju
  }
web-nothing-said = Još niko ništa nije rekao.
web-say-something = Napišite nešto
web-send = Pošalji
web-signs = Brze poruke
web-silence = Igra se u tišini
web-spectators-silent = Za ovim stolom posmatrači ćute.
web-spectators-speak = Posmatrači smeju da govore
guests-title = Gosti
guests-none = Nema nikog drugog.
guests-plays = za stolom
guests-watches = posmatra
guests-muted = bez reči
guests-removed = bez pristupa
guests-mute = Oduzmi reč
guests-unmute = Vrati reč
guests-remove = Udalji
guests-remove-sure = Zaista udaljiti?
guests-admit = Pusti ponovo
web-sign-hello = Zdravo!
web-sign-thanks = Hvala!
web-sign-sorry = Izvinite!
web-sign-thinking = Razmišljam…
web-sign-well_played = Odlično odigrano!
web-past = Nazad i napred
web-past-first = Na početak
web-past-back = Korak nazad
web-past-forward = Korak napred
web-past-now = Na trenutno stanje
web-past-at = { $step } od { $steps }
web-past-looking = Gledate unazad: posle koraka { $step }
web-lost = Veza je prekinuta; vratiće se sama.
web-lost-kept = Veza je prekinuta. Ono što ste uradili sačuvano je i biće poslato čim se vrati.
web-restarts = Server se ponovo pokreće; sto će se za koji trenutak vratiti sam.
web-new-version = Dostupna je nova verzija.
web-reload = Učitaj ponovo
web-reminder = Vaše vreme ističe.
web-cannot-undo = Ovo se ne može poništiti: { $reason }
web-ask-undo = Pitaj ostale
web-undo-practice = Poništi i igraj za vežbu
web-ask-pause = Pauziraj igru
web-ask-resume = Nastavi
web-ask-abandon = Prekini partiju po dogovoru
web-resign = Predaj partiju
web-resign-sure = Predajete? Pritisnite ponovo
web-question-undo = { PERSON($name) ->
    [second] Molite da se akcija poništi.
   *[third] { $name } moli da se akcija poništi.
  }
web-question-pause = { PERSON($name) ->
    [second] Predlažete pauzu.
   *[third] { $name } predlaže pauzu.
  }
web-question-resume = { PERSON($name) ->
    [second] Predlažete da se nastavi.
   *[third] { $name } predlaže da se nastavi.
  }
web-question-abandon = { PERSON($name) ->
    [second] Predlažete da se partija prekine.
   *[third] { $name } predlaže da se partija prekine.
  }
web-agree = Prihvati
web-disagree = Ne
web-waits-for = čeka se: { $names }
web-live-over = Partija je završena.

## Kraj

web-result = Rezultat
web-you-won = Pobedili ste!
web-won-together = Svi ste pobedili!
web-lost-together = Svi ste izgubili.
web-won-alone = Pobeda!
web-lost-alone = Poraz.
web-ended-finished = Partija je završena.
web-ended-resigned = { PERSON($name) ->
    [second] Predali ste partiju.
   *[third] { $name } predaje partiju.
  }
web-ended-timed_out = { PERSON($name) ->
    [second] Vaše vreme je isteklo.
   *[third] { $name }: vreme je isteklo.
  }
web-ended-abandoned = Partija je prekinuta pre kraja.
web-rank = { $rank }.
web-rematch = Revanš
web-to-rematch = Na revanš
web-replay = Snimak partije
web-export = Sačuvaj zapis
web-proof = Dokaz deljenja
web-proof-words = Ovaj broj je objavljen pre prvog poteza. Sačuvani zapis ga otvara: deljenje je bilo određeno od samog početka.

## Pomoć i podešavanja

web-aid = Podsetnik
web-keys = Tasteri
web-settings = Podešavanja
web-your-name = Vaše ime
web-theme = Tema
web-theme-auto = kao na uređaju
web-theme-light = svetla
web-theme-dark = tamna
web-pace = Botovi igraju
web-pace-slow = polako
web-pace-normal = smireno
web-pace-now = odmah
web-pace-help = Čeka samo ono što vidite: klik, Esc ili vaša akcija prikazuju trenutno stanje. Uz sat ništa ne čeka.
web-at-table = Za stolom
web-set-motion = Animacije
web-set-motion-help = Pločice i žetoni se pomeraju; ne i kad vaš uređaj traži manje animacija.
web-set-sound = Zvuk
web-set-sound-help = Tih, i samo dok je stranica pred vama.
web-set-confirm = Pitaj pre kraja poteza
web-set-confirm-help = Poslednji korak mora da se izabere dvaput.
web-set-helpers = Pomoćne oznake
web-set-helpers-help = Linije koje još mogu da donesu poene, gde se šta uklapa, šta akcija donosi, šta tek dolazi.
web-set-coordinates = Imena polja
web-set-coordinates-help = Kao u dnevniku i u zapisu akcija. Kad pokažete na red dnevnika, njegova polja se svakako osvetle.
web-language = Jezik
web-language-auto = kao u pregledaču

## Take It Easy

panel-take_it_easy-called = Najavljeno
panel-take_it_easy-to_come = Tek dolazi
panel-take_it_easy-rounds = Runde
tie-turn-of-one = pločica { $turn } od 19
tie-over-short = završeno
tie-looking-back = Table iz runde { $round }
tie-round = Runda { $round }
tie-to-come-later = Vidi se kad budete na potezu.
tie-board-and-called = { PERSON($name) ->
    [second] Vaša tabla; najavljeno: { $tile }
   *[third] Tabla: { $name }; najavljeno: { $tile }
  }
tie-called-tile = Najavljena pločica: { $tile }
tie-tile-and-symbol = { $tile }, { $symbol }
tie-other-board = { PERSON($name) ->
    [second] Vaša tabla
   *[third] Tabla: { $name }
  }, { $tiles ->
    [one] { $tiles } pločica
    [few] { $tiles } pločice
   *[other] { $tiles } pločica
  }
tie-cell-empty = Polje { $cell }, prazno
tie-cell-open = Polje { $cell }, prazno, pločica može ovde
tie-cell-brings = Polje { $cell }, prazno, pločica bi ovde donela { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
  }
tie-cell-tile = Polje { $cell }, pločica { $tile }
tie-cell-sun = Polje { $cell }, pločica { $tile }, sunce
tie-cell-moon = Polje { $cell }, pločica { $tile }, mesec
tie-cell-chosen = Polje { $cell }, vaš izbor za { $tile }, dok svi ne izaberu
tie-log-chose = { PERSON($name) ->
    [second] Vaš izbor je gotov
   *[third] { $name }: izbor je gotov
  }
tie-log-chose-cell = { PERSON($name) ->
    [second] Birate polje { $cell }
   *[third] { $name } bira polje { $cell }
  }
tie-log-placed = Svi su postavili { $tile }
tie-log-round = Runda { $round } je završena
tie-log-called = Najavljeno: { $tile }
tie-aid-turn = Najavljuje se pločica. Svi je istovremeno postavljaju na prazno polje svoje table.
tie-aid-placement-free = Može na svako prazno polje.
tie-aid-placement-connected = Od druge nadalje, pločica mora dodirivati neku pločicu na vašoj tabli.
tie-aid-placement-sun_moon_connected = Ako pločica ima isti simbol kao prethodna, mora dodirivati neku pločicu na vašoj tabli; inače može bilo gde.
tie-aid-lines = Popunjena linija se boduje ako sve trake duž nje imaju istu vrednost: vrednost puta broj pločica.
tie-aid-scoring-rays = Popunjena linija sunaca donosi 7 poena po pločici, linija meseci 6, bez obzira na trake.
tie-aid-scoring-best_ray = Na bodovanim linijama: 60 poena za najbolju liniju sunaca i 60 za najbolju liniju meseci; prvo se gleda dužina, pa vrednost.
tie-aid-values = Uspravno idu 1, 5 i 9; uzlazno 2, 6 i 7; silazno 3, 4 i 8. Svaka pločica postoji jednom; najavljuje se 19 od 27.
tie-aid-end = Posle 19 pločica runda je završena. Pobeđuje ko ima najviše poena.
