### Komandna linija.

cli-help = Jedan sto za tri društvene igre: Harmonies, Take It Easy i Harmonija (Tranquility).
cli-play-help = Pokreće igru u terminalu, solo ili protiv botova.
cli-games-help = Nabraja igre, njihove opcije i botove.
cli-rules-help = Prikazuje pravila igre ili samo jedno pravilo.
cli-score-help = Boduje pozicije zapisane kao JSON.
cli-simulate-help = Pušta botove da odigraju mnogo partija i prebrojava rezultate.
cli-solve-help = Nalazi najbolje što se može postići.
cli-replay-help = Prikazuje zapis ponovo, akciju po akciju.
cli-verify-help = Proverava zapis: deljenje, akcije i rezultat.
cli-bench-help = Meri brzinu pravila u poređenju sa python-chess.

cli-lang = Jezik, na primer en ili sr-Latn; inače HARMONIUM_LANG ili jezik sistema.
cli-version = Prikazuje verziju programa.
cli-json = Ispisuje JSON.
cli-game = Oznaka igre, kako je navodi `harmonium games`.
cli-option = Opcija u obliku ime=vrednost; može se navesti više puta.
option-without-value = Opcija se piše kao ime=vrednost, a ne kao „{ $option }“.
not-json = Ovo nije JSON: { $reason }.
no-where = { $game }: za ovu igru --where nema odgovor.
no-solver = { $game }: za ovu igru nema rešavača.

cli-games-seats = broj igrača: { $least }–{ $most }
cli-games-bots = botovi
cli-games-text = tekst

cli-simulate-seats = Botovi redom po mestima, razdvojeni zarezima.
cli-simulate-games = Koliko partija da se odigra.
cli-simulate-seed = Isto seme daje iste partije.
cli-simulate-jobs = Koliko procesa igra.
cli-simulate-out = Upisuje svaku partiju u ovu datoteku (.jsonl ili .parquet).
cli-simulate-playing = igra se
cli-simulate-seat = mesto
cli-simulate-bot = bot
cli-simulate-mean = prosek
cli-simulate-se = ± s. g.
cli-simulate-low = 5 %
cli-simulate-median = medijana
cli-simulate-high = 95 %
cli-simulate-wins = pobede
cli-simulate-joint = Udeo partija u kojima su svi pobedili: { $rate }.
cli-simulate-speed = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
  }, { $speed } u sekundi.

cli-score-file = JSON datoteka, ili - za standardni ulaz.
cli-score-lines = Po jedan dokument u svakom redu, i na ulazu i na izlazu; umesto odbijenog reda stoji greška.
cli-score-where = Navodi i gde bi se šta moglo postaviti.

cli-solve-tiles = Najavljene pločice (19 oznaka kao što je 978): najbolja tabla od njih.
cli-solve-maximum = Najviše poena koje tabla može da vredi: { $points }; takvih tabli ima { $boards }.
cli-solve-tiles-best = Najbolja tabla od ovih pločica vredi { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
  }.

cli-record-file = Zapis, ili - za standardni ulaz.
cli-verify-commitment = Otisak deljenja objavljen na početku.
cli-verify-good = Zapis je ispravan: deljenje odgovara otisku, a { $acts ->
    [one] legalna je { $acts } akcija
    [few] legalne su sve { $acts } akcije
   *[other] legalno je svih { $acts } akcija
  }.
cli-verify-branch = Nastavak druge partije posle { $acts ->
    [one] { $acts } akcije
    [few] { $acts } akcije
   *[other] { $acts } akcija
  }; odatle je deljenje bilo poznato.
cli-verify-practice = Vežba: poništeno je nešto što je već otkriveno, a nije imao ko da se saglasi.
cli-verify-commitment-is = otisak { $commitment }
cli-rules-rule = Oznaka jednog pravila, na primer T-PLACE-2.
cli-rules-all = Pravila u celini, a ne samo igra u deset rečenica.
cli-rules-more =
    Pravila u celini: { $all }
    Jedno pravilo: { $one }

cli-bench-seconds = Koliko traje svako merenje.
cli-bench-running = merenje
cli-bench-subject = igra, mesta
cli-bench-acts = akcija/s
cli-bench-views = s prikazima
cli-bench-ratio = × šah
cli-bench-ratio-views = × šah, s prikazima
cli-bench-no-peer = python-chess nije instaliran (pip install chess), pa nema s čim da se poredi.

seat-name = Mesto { $seat }
seat-bot = { $bot } { $seat }
total = Ukupno
result-won = Svi ste pobedili.
result-lost = Svi ste izgubili.
