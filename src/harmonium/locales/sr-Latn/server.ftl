### Šta kaže server: odbijanja, gosti i ono što piše u terminalu dok radi.

guest-names =
    Tiha Čaplja, Vesela Vidra, Strpljivi Lisac, Sunčana Žaba, Radoznala Vrana, Blagi Medved,
    Vedra Zeba, Pospana Sova, Hrabri Jež, Mirna Foka, Bistra Svraka, Dobri Jazavac, Brzi Zec,
    Stara Kornjača, Lutajući Ždral, Vredna Pčela, Srebrna Pastrmka, Riđa Veverica, Mali Carić,
    Severna Guska, Mesečev Leptir, Rana Ševa, Šumski Daždevnjak, Zlatna Šljuka, Rečni Labud,
    Jesenji Jelen, Snežna Jarebica, Ćilibarski Ris, Magloviti Galeb, Bakarna Buba

## Pokretanje

serve-address = Harmonium je na adresi { $address }
serve-house = U kućnoj mreži, na adresi { $address }
serve-failed = Server nije mogao da se pokrene; razlog piše iznad.
serve-stopped = Sve je sačuvano na disku.
serve-port-taken = Port { $port } je zauzet.
serve-cannot-listen = Server ne može da sluša na { $host }, port { $port }: { $reason }.
bad-setting = Jedno podešavanje nije upotrebljivo: { $reason }.

## Baza podataka

database-newer = Ovu bazu je napravio noviji Harmonium (revizija { $revision }). Instalirajte tu verziju ili uzmite drugu bazu.
database-older = Ova baza je starija od programa. Pokrenite: harmonium db upgrade
database-in-use = Drugi server već radi sa { $database }. Prvo zaustavite njega ili navedite drugu datoteku uz --database.
database-shared = Drugi server već koristi ovu PostgreSQL bazu, a njih dva se ne bi čula, jer jedan od njih nema kanal (HARMONIUM_CHANNEL je memory). Dajte im isti kanal, uzmite drugu bazu ili prvo zaustavite onaj server.
database-unknown-kind = Baza vrste „{ $kind }“ nije poznata. Poznate: { $known }.
database-bad-address = „{ $database }“ nije adresa baze. Napišite sqlite:///datoteka.sqlite ili postgresql://user@host/ime.
database-missing = Baza { $file } ne postoji: nijedan server je još nije koristio. Da li je putanja tačna?
database-other-file = Ova datoteka nije Harmoniumova baza. Navedite drugu pomoću --database.
database-driver-missing = Za ovu bazu je potrebno: pip install "harmonium[{ $extra }]"
channel-unknown = Kanal vrste „{ $channel }“ nije poznat. Poznati su: memory, postgresql, redis://….
channel-needs-postgresql = Serveri koji se međusobno čuju dele PostgreSQL bazu; uz SQLite postoji samo jedan server, a njegov kanal je memory.
channel-differs = Serveri na ovoj bazi čuju se preko { $theirs }, a ovaj bi preko { $ours }. Dajte svima isti kanal.
channel-driver-missing = Za ovaj kanal je potrebno: pip install "harmonium[{ $extra }]"
workers-need-postgresql = Za više procesa potrebni su PostgreSQL, zadat opcijom --database, i kanal preko kojeg se čuju; za SQLite je dovoljan jedan.
workers-without-house = S više procesa ne može da se otvori pristup iz kućne mreže; za to uzmite jedan proces ili --host.
workers-not-here = Na ovom sistemu nije moguće više procesa; pokrenite jedan.
database-upgraded = Baza je ažurna.
database-not-empty = U ovoj bazi već ima nečega; vraćanje traži praznu.
database-saved = Sačuvano u { $file }: { $rows ->
    [one] { $rows } red
    [few] { $rows } reda
   *[other] { $rows } redova
  }.
database-restored = Vraćeno: { $rows ->
    [one] { $rows } red
    [few] { $rows } reda
   *[other] { $rows } redova
  }.
bad-backup = { $file } nije rezervna kopija Harmoniuma.

## Stolovi

unknown-table = Nema takvog stola.
unknown-page = Nema takve stranice.
no-client = Stranice za pregledač još nisu napravljene.
table-not-started = Partija još nije počela.
table-not-running = Partija nije u toku.
table-started = Partija je već počela.
table-running = Partija još nije završena.
table-paused = Igra za ovim stolom je pauzirana.
pause-too-many = Za ovim stolom je bilo previše pauza ({ $most }).
undo-too-many = Za ovim stolom se već previše puta poništavalo ({ $most }).
seats-open = Ima još slobodnih mesta.
too-many-tables =
    { $most ->
        [1] Već imate jedan nezavršen sto; prvo ga završite ili zatvorite.
        [one] Već imate { $most } nezavršen sto; prvo neki završite ili zatvorite.
        [few] Već imate { $most } nezavršena stola; prvo neki završite ili zatvorite.
       *[other] Već imate { $most } nezavršenih stolova; prvo neki završite ili zatvorite.
    }
seat-taken = Ovo mesto je zauzeto.
not-seated = To mogu samo oni koji sede za stolom.
not-your-seat = Mesto { $seat } nije vaše.
not-invited = Za ovaj sto se seda po pozivu.
banned = Na ovaj server više nemate pristup.
removed = Domaćin ovog stola vas je udaljio.
host-stays = Vi ste domaćin ovog stola; ovo je za goste.
sat-elsewhere = Za ovim stolom ste već igrali na drugom mestu i znate njegove tajne: na njega možete da se vratite, ali drugo ne možete da zauzmete.
seat-has-secrets = Karte ovog mesta zna onaj ko je na njemu igrao: samo ta osoba može da se vrati.
too-many-open-tables =
    { $most ->
        [one] U lobiju već imate { $most } sto; prvo ga završite ili zatvorite, ili pozovite linkom.
        [few] U lobiju već imate { $most } stola; prvo završite ili zatvorite neki, ili pozovite linkom.
       *[other] U lobiju već imate { $most } stolova; prvo završite ili zatvorite neki, ili pozovite linkom.
    }
name-unseen = U ovom imenu ima nevidljivih znakova ili previše oznaka na jednom slovu.
only-host = To može samo domaćin stola.
unknown-invitation = Ovaj poziv ne važi, ili više ne važi.
bad-token = Ovaj ključ ovde ne otvara nijedno mesto.
record-closed = Zapis se otvara kad se partija završi.
record-too-long = Zapis je duži od bilo koje partije.
branch-over = U tom trenutku partija je završena; nema više šta da se igra.
no-such-step = Nema trenutka { $step }; ukupno trenutaka u ovoj partiji: { $steps }.
text-empty = U tome nema ničega čitljivog.

## Akcije

act-stale = Pozicija se u međuvremenu promenila.
act-ahead = Ta pozicija ne postoji; broj unosa za stolom: { $entries }.
message-malformed = Nerazumljivo: { $reason }.
request-refused = Zahtev je odbijen ({ $status }): { $reason }
too-many-messages = To je bilo prebrzo; sačekajte malo.
too-many-requests = To je bilo prebrzo; sačekajte malo.
other-site = Zahtev je došao s drugog sajta.
other-host = Ovaj sto nije dostupan pod tim imenom. Pitajte domaćina za adresu; iza proksija je domaćin zadaje pomoću --public-url.
house-without-network = Ovaj računar trenutno nije ni u jednoj mreži.
house-too-wide = Adresa ovog računara, { $address }, vidljiva je celom internetu, a ne samo kući. Da bude otvoren za sve, pokrenite ga uz --host.
house-taken = { $address } koristi drugi program.
house-not-there = Ovaj računar nema adresu { $address }.
house-elsewhere = Ovaj server već ima adresu za sve; nema šta da se otvara.
house-not-yours = To može samo osoba za računarom na kom radi server.
server-trouble = Kod nas je nešto pošlo naopako; ništa nije promenjeno.
server-cannot-write = Trenutno ništa ne može da se sačuva, pa ništa nije promenjeno. Ko vodi ovaj server, neka proveri disk.
server-restarts = Server će se uskoro ponovo pokrenuti i ne prima nove stolove. Pokušajte ponovo za minut.
metrics-closed = Ove brojke su samo za onoga ko vodi server.
server-busy = Pokušajte ponovo.

## Pitanja, ćaskanje, partije dana

question-does-not-fit = To se sada ne može pitati ({ $what }, { $status }).
question-open = Isto pitanje je već otvoreno ({ $what }).
question-settled = Ovo pitanje je rešeno.
not-asked = Pitanje nije bilo upućeno vama.
chat-off = Za ovim stolom nema ćaskanja.
muted = Domaćin ovog stola vam je oduzeo reč.
spectators-silent = Za ovim stolom posmatrači ćute.
signs-off = Za ovim stolom nema brzih poruka.
nothing-to-point-at = Sada nema ničega takvog na šta biste mogli da pokažete.
programs-do-not-talk = Programi igraju, ali ne razgovaraju.
daily-once = Svako ima jedan pokušaj dnevno.
daily-closed = Današnja partija ostaje zatvorena dok dan (po UTC) ne prođe.
bad-day = „{ $day }“ nije datum.

## Komande

cli-serve-help = Pokreće stolove za ljude: u pregledaču, preko linka, uživo ili na više dana.
cli-serve-host = Adresa na kojoj server sluša; 127.0.0.1 je samo ovaj računar.
cli-serve-house = Sluša i u lokalnoj mreži, za sve u kući; ispisuje adresu i QR kod.
cli-serve-port = Port; ako se ne navede, 8000 ili prvi sledeći slobodan.
cli-serve-database = Baza: sqlite:///datoteka ili postgresql://…; ako se ne navede, datoteka u vašoj fascikli s podacima.
cli-serve-channel = Kako se čuju serveri na istom PostgreSQL-u: postgresql, redis://… ili memory za jedan sam.
cli-serve-workers = Koliko procesa radi na ovoj adresi; za više od jednog potreban je PostgreSQL.
cli-serve-public-url = Adresa koju ljudi koriste kad je između proksi.
cli-serve-log-format = Kako se piše dnevnik: text ili json.
cli-serve-tables-per-person = Koliko nezavršenih stolova jedna osoba sme da ima.
cli-serve-open = Otvara pregledač.
cli-db-help = Baza podataka: ažuriranje, čuvanje, vraćanje.
cli-db-upgrade-help = Ažurira bazu.
cli-db-backup-help = Čuva sve u jednoj datoteci; server može da nastavi da radi.
cli-db-restore-help = Vraća sačuvanu datoteku u praznu bazu.
cli-db-file = Datoteka.
cli-admin-help = Održava red na serveru: zatvara stolove, uklanja poruke, udaljava goste ili adrese; sve se beleži.
cli-admin-tables-help = Nabraja stolove koji nisu završeni, s gostima za njima.
cli-admin-said-help = Nabraja šta je rečeno za stolom.
cli-admin-close-help = Zatvara sto, ma ko sedeo za njim.
cli-admin-unsay-help = Uklanja poruke sa stola: neke, poruke jednog gosta ili sve.
cli-admin-ban-help = Udaljava gosta s ovog servera; njegova mesta preuzimaju zamene, a stolovi koji čekaju se otkazuju.
cli-admin-ban-address-help = Udaljava svakoga ko dolazi s neke adrese.
cli-admin-unban-help = Ponovo pušta gosta ili adresu.
cli-admin-bans-help = Nabraja udaljene goste i adrese.
cli-admin-log-help = Prikazuje šta je ovde naređeno, ko je naredio i s kakvim ishodom.
cli-admin-reason = Zašto; ostaje u dnevniku.
cli-admin-most = Koliko najviše.
cli-admin-table = Oznaka stola, kao u njegovoj adresi.
cli-admin-numbers = Brojevi poruka; bez njih sve.
cli-admin-of-guest = Samo poruke ovog gosta.
cli-admin-guest = Oznaka gosta.
cli-admin-address = I adresu s koje je poslednji put došao.
cli-admin-that-address = Adresa; kod IPv6 važi prva polovina.
cli-admin-whom = Oznaka gosta ili adresa.
cli-admin-nothing = Ništa.
cli-admin-column-table = sto
cli-admin-column-game = igra
cli-admin-column-status = stanje
cli-admin-column-time = vreme (UTC)
cli-admin-column-host = domaćin
cli-admin-column-guests = gosti
cli-admin-column-guest = gost
cli-admin-column-number = broj
cli-admin-column-words = poruka
cli-admin-column-kind = vrsta
cli-admin-column-whom = koga
cli-admin-column-reason = razlog
cli-admin-column-by = ko
cli-admin-column-order = nalog
cli-admin-column-done = izvršeno
cli-admin-column-outcome = odbijeno
order-done = Gotovo.
order-waits = Server to još nije izvršio; u dnevniku je pod brojem { $number }.
order-no-address = Ne zna se odakle je ovaj gost došao: server to pamti samo dok radi.
order-not-banned = { $value }: nema zabrane.
order-no-words = Za ovim stolom nema takvih poruka.
order-bad-address = „{ $address }“ nije adresa.
score-without-where = { $game }: blok za bodovanje ovde ne može da kaže gde se šta uklapa.
score-without-pad = { $game }: za ovu igru nema bloka za bodovanje.
