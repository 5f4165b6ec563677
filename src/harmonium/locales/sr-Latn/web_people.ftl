### Više ljudi za jednim ekranom; ljudi, njihove partije, partija dana, podsećanja.

## Jedan ekran

device-screen = Ko je za ekranom
device-looks = { PERSON($name) ->
    [second] Za ekranom ste vi
   *[third] Za ekranom je { $name }
  }
device-show = Prikaži sto: { $name }
device-cover = Zakloni ekran
device-cover-for = Zakloni ekran; sledeći igrač: { $name }
device-secretly = Tajni izbor, uz zaklonjen ekran između poteza
device-waits = Sto čeka: { $names }.
device-lift = Ja sam { $name }: podigni zavesu
device-or = Ili je za ekranom neko drugi?
device-anybody = Ko god želi da gleda, može da podigne zavesu.

## Ljudi

unknown-person = Ova osoba ovde nije poznata.
person-title = Igrač
person-dailies = Partije dana
person-no-dailies = Još nema partija dana čiji je dan prošao.
me-title = Vaša stranica
me-since = Ovde od: { $day }
me-settings = Ime i podešavanja
me-nothing = Još niste završili nijednu partiju. Ovde će biti sve završene, sa snimkom i onim što ste postigli.
me-figures = Statistika
me-which-game = Statistika za igru
me-history = Završene partije
me-filter = Prikaži partije igre
me-all-games = Sve
me-played = Odigrano
me-won = Pobede
me-percent = { $percent } %
me-best = Najbolje
me-mean = Prosek
me-category = Kategorija
me-at-most = najviše { $count }
me-detail-harmonies-suns = Sunca
me-averages = Poeni po kategorijama
me-distribution = Koliko puta koji rezultat
me-range = { $from } do { $to }
me-bin = { $range }: { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
  }
me-progress = { $count ->
    [1] Poslednja partija
    [one] Poslednja { $count } partija
    [few] Poslednje { $count } partije
   *[other] Poslednjih { $count } partija
  }
me-seats = { $seats ->
    [1] solo
    [one] { $seats } igrač
    [few] { $seats } igrača
   *[other] { $seats } igrača
  }
me-variant = Varijanta
me-only-practice = Zasad samo vežba: takve partije ne ulaze ni u rekord ni u prosek.
variant-side = strana { $side }
variant-spirit = duh: { $card }
variant-spirit-unknown = s duhom prirode
variant-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } runde
   *[other] { $rounds } rundi
  }
variant-named = { $name }: { $value }
variant-base = bez mini-proširenja
me-alone = solo
me-daily = partija dana
me-rank = { $rank }. mesto od { $of }
me-won-together = svi su pobedili
me-lost-together = svi su izgubili
me-replay-of = Snimak partije: { $game }, { $day }
me-more = Prikaži još

## Današnja partija

daily-of = { $game }, { $day }
daily-words = Po jedan pokušaj za svaku igru, isto deljenje za sve. Table ostaju zatvorene dok dan ne prođe.
daily-honest = Računa se po jedan pokušaj za osobu i uređaj. Ko baš želi, može prvo da pogleda deljenje kao drugi gost, i to ne možemo da sprečimo: pokušaji s iste adrese su obeleženi.
daily-not-counted = Na ovom uređaju je ovo deljenje već otvarano: vaš pokušaj ne ulazi na rang-listu.
daily-same-address = S iste adrese je otvoren još jedan pokušaj ovog deljenja.
daily-closes = { $hours ->
    [0] još { $minutes } min
   *[other] još { $hours } h { $minutes } min
  }
daily-try = Igraj
daily-go-on = Nastavi
daily-results = Rezultati
daily-players = { $players ->
    [0] još niko nije završio
    [one] završio je { $players } igrač
    [few] završila su { $players } igrača
   *[other] završilo je { $players } igrača
  }
daily-place = { $rank }. mesto od { $players }
daily-own = Vi ste na { $rank }. mestu od { $players }, poena: { $total }.
daily-boards-closed = table se otvaraju kad dan prođe
daily-nobody = Ovu partiju niko nije završio.
daily-rank = Plasman
daily-name = Ime
daily-compare = Uporedi
daily-compare-board = Prikaži tablu: { $name }
daily-boards = Jedna pored druge
daily-replay-of = Snimak partije: { $name }
daily-days = Raniji dani
daily-earlier = Ranije
daily-later = Kasnije
daily-best = najbolje { $best }
daily-mine = vaše { $total }
daily-all = Rezultati i raniji dani

## Stolovi koji čekaju

turns-count = { $count ->
    [one] čeka vas { $count } sto
    [few] čekaju vas { $count } stola
   *[other] čeka vas { $count } stolova
  }
turns-notice = { $game }: vi ste na potezu
mine-none = Ne sedite ni za jednim stolom. Završene partije su na vašoj stranici.
mine-my-turn = Vi ste na potezu
mine-others = Na potezu su drugi
mine-finished = Završene partije i statistika
mine-all = Svi moji stolovi
remind-title = Podsećanja
remind-words = Obaveštenje ovog pregledača može da vam javi kad ste na potezu, dok je neka stranica Harmoniuma otvorena.
remind-start = Podseti me
remind-on = U ovom pregledaču dobijate podsećanje kad ste na potezu.
remind-stop = Ne podsećaj više
remind-denied = Ovaj pregledač ne dozvoljava Harmoniumu da prikazuje obaveštenja; to se menja u njegovim podešavanjima. Broj na kartici pregledača pokazuje kad ste na potezu.
remind-impossible = Ovaj pregledač nema obaveštenja. Broj na kartici pregledača pokazuje kad ste na potezu.
remind-plain = Bez HTTPS-a, na primer u kućnoj mreži, pregledači ne prikazuju obaveštenja. Broj na kartici pregledača pokazuje kad ste na potezu.
