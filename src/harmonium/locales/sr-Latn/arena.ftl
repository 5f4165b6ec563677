# harmonium arena: poređenja botova

cli-arena-help = Poredi botove: ista deljenja, mesta se smenjuju, sreća se ne računa.
cli-arena-run-help = Odigrava poređenje iz datoteke ili ga nastavlja.
cli-arena-show-help = Prikazuje šta kažu rezultati.
cli-arena-plot-help = Crta rezultate kao sliku.
cli-arena-test-help = Igra dok ne bude jasno da li je jedan bot bolji od drugog.

cli-arena-plan = Poređenje: TOML datoteka.
cli-arena-out = Fascikla za rezultate; inače ime datoteke bez nastavka.
cli-arena-results = Fascikla s rezultatima.
cli-arena-picture = Slika: .svg, .png ili .pdf.
cli-arena-ray = Igra na Ray klasteru: njegova adresa ili auto.
cli-arena-nodes = Koliko najviše pozicija bot sme da pogleda za jednu akciju.
cli-arena-time = Koliko sekundi bot sme da razmišlja o jednoj akciji; takve partije se ne mogu tačno ponoviti.
cli-arena-one = Bot koji je možda bolji.
cli-arena-other = Bot s kojim se poredi.
cli-arena-better-by = Za koliko: poena po partiji ili, uz --wins, pobeda na sto partija.
cli-arena-seats = Koliko mesta ima sto.
cli-arena-wins = Broji pobede umesto poena.
cli-arena-raw = Odlučuje po sirovim rezultatima, u kojima je i sreća.
cli-arena-luck = Procenitelj koji meri sreću, po imenu ili kao module:function.
cli-arena-alpha = Koliko često „bolji“ sme da bude pogrešno.
cli-arena-beta = Koliko često „nije bolji“ sme da bude pogrešno.
cli-arena-most = Odustaje posle toliko deljenja.

cli-arena-lost = { $bot } je predao { $games ->
        [one] { $games } partiju
        [few] { $games } partije
       *[other] { $games } partija
    }: { $reason }
cli-simulate-lost = { $bot } je predao { $games ->
        [one] { $games } partiju
        [few] { $games } partije
       *[other] { $games } partija
    }; zašto, kaže harmonium arena.
cli-arena-kept = Rezultati su u { $path }
cli-arena-drawn = Nacrtano: { $path }
cli-arena-stopped = Zaustavljeno.
cli-arena-stopped-kept = Zaustavljeno. Odigrano je sačuvano u { $path }; ista komanda nastavlja odatle.

cli-arena-column-bot = bot
cli-arena-column-games = partije
cli-arena-column-deals = deljenja
cli-arena-column-points = poeni
cli-arena-column-wins = pobede
cli-arena-column-raw = sirovo
cli-arena-column-unit = broji se
cli-arena-column-adjusted = bez sreće
cli-arena-column-milliseconds = ms po akciji
cli-arena-column-difference = razlika
cli-arena-column-saved = manje partija
cli-arena-column-evidence = dokazi
cli-arena-column-ratio = log odnosa
cli-arena-column-answer = odgovor
cli-arena-answer-better = bolji
cli-arena-answer-not-better = nije bolji
cli-arena-answer-undecided = neodlučeno
cli-arena-bounds = Ispod { $low } nije bolji, iznad { $high } jeste.
cli-arena-verdict-better = { $one } je bolji od { $other } (deljenja: { $deals }).
cli-arena-verdict-not-better = { $one } nije bolji od { $other } za { $asked } (deljenja: { $deals }).
cli-arena-verdict-undecided = Posle { $deals } deljenja još se ne zna da li je { $one } bolji od { $other }.

arena-bot-twice = U ovom poređenju jedan bot je naveden dvaput.
arena-no-duels = Za duele trebaju bar dva bota i dva mesta; ovde ih je { $bots } i { $seats }.
arena-not-together = „Together“ znači po jedan bot na mesto; ovde je botova { $bots }, a mesta { $seats }.
arena-bad-plan = { $path } nije plan poređenja: { $reason }
arena-no-folder = Navedite fasciklu za rezultate pomoću --out: { $path } nema nastavak koji bi se izostavio.
arena-workers-die = Procesi koji igraju pali su { $times } puta zaredom; možda nema dovoljno memorije.
arena-in-use = Neko drugi upravo piše u { $path }.
arena-strange-folder = U { $path } ima drugih stvari; navedite praznu ili novu fasciklu.
arena-no-results = { $path } nije fascikla s rezultatima.
arena-broken-part = Datoteka { $path } je oštećena ({ $reason }). Obrišite je i pokrenite ponovo: iznova se igraju samo njene partije.
arena-broken-head = Datoteka { $path } je oštećena ({ $reason }); u njoj piše kako su odigrane partije pored nje. Vratite je iz kopije ili navedite drugu fasciklu pomoću --out.
arena-broken-line = Red { $line } u datoteci { $path } je oštećen. Obrišite taj red i pokrenite ponovo: iznova se igra samo njegova partija.
arena-other-schema = Datoteka { $path } ima druge kolone od onih koje piše ova verzija.
arena-other-format = { $path } sadrži „{ $format }“; ovde je potrebno „{ $wanted }“.
arena-other-plan = U fascikli su partije drugog poređenja (razlikuje se { $part }); navedite drugu fasciklu pomoću --out.
arena-other-version = U fascikli su partije odigrane drugim kodom (harmonium { $there }, { $date }), koje se ne mešaju s novima; navedite drugu fasciklu pomoću --out.
arena-other-stranger = „{ $name }“ se promenio otkad su odigrane partije iz fascikle; navedite drugu fasciklu pomoću --out.
unknown-evaluator = Za ovu igru nema procenitelja „{ $evaluator }“ ili ne može da se učita. Poznati: { $known }.
evaluator-failed = Procenitelj „{ $evaluator }“ je zakazao: { $reason }
arena-test-of-two = Za proveru trebaju dva različita bota.
arena-better-by = „Bolji za“ mora biti broj veći od 0, a uz --wins najviše 100.
arena-no-wins = Ovde svaki bot igra samo sa sobom: poredite poene ili uzmite više mesta.
arena-bad-rates = Učestalost greške mora biti između 0 i 0.5.
arena-ray-unreachable = Na { $address } se ne javlja nijedan Ray klaster ({ $reason }).
arena-ray-failed = Ray klaster nije mogao da igra: { $reason }
arena-ray-version = { $machine } u Ray klasteru ima drugu verziju za „{ $name }“; instalirajte svuda istu.

cli-arena-record-help = Pušta botove da igraju i čuva partije kao skup podataka.
cli-arena-ladder-help = Meri svakog bota svake igre i piše rang-listu.
cli-arena-record-out = Fascikla skupa podataka.
cli-arena-shard = Koliko partija staje u jednu datoteku.
cli-arena-recorded = { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    } u { $path }
cli-arena-minutes = Koliko otprilike minuta da se igra.
cli-arena-ladder-page = Stranica koja se piše.
cli-arena-ladder-data = Datoteka s brojkama koja se piše.
cli-arena-ladder-written = Napisano: { $path }
cli-verify-shard = { $games ->
        [one] { $games } zapis je u redu.
        [few] Sva { $games } zapisa su u redu.
       *[other] Svih { $games } zapisa je u redu.
    }
arena-bad-game = Partija { $number } u { $path } nije u redu: { $reason }
arena-bad-checksum = Datoteka { $path } nije onakva kakva je upisana: kontrolni zbir je drugačiji.
arena-no-pictures = Slike se završavaju na .svg, .png ili .pdf; { $path } ne.

cli-arena-reason-crash = pao je ({ $detail })
cli-arena-reason-flood = rekao je previše
cli-arena-reason-illegal = odigrao je nešto nedozvoljeno ({ $detail })
cli-arena-reason-silent = nije odgovorio na vreme
program-missing = Navedite program: program:./mybot
program-cannot-start = { $program } ne može da se pokrene: { $reason }

cli-bot-help = Programi koji igraju, na bilo kom jeziku.
cli-bot-connect-help = Smešta program za sto na serveru i pušta ga da igra.
cli-bot-url = Adresa stola, kako je prikazuje pregledač.
cli-bot-program = Program, kao posle program: u areni.
cli-bot-token = Ključ mesta, ako postoji; inače se zauzima slobodno mesto.
cli-bot-seated = Mesto { $seat } pripada programu.
cli-bot-over = Partija je završena.
bot-bad-address = { $address } nije adresa stola.
bot-refused = Server odbija: { $reason }
bot-forfeit = Program predaje partiju: { $reason }.
bot-gives-up = { $name } odustaje: { $reason }. Poništite akciju da bi pokušaj mogao da se ponovi.
