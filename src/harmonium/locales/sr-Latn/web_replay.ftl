### Snimak: pregled partije koja je završena, ili partije iz datoteke.

replay-title = Snimak partije
replay-of = Snimak partije: { $game }
replay-loading = Partija se otvara…
replay-not-there = Ova partija se ne može prikazati.
replay-seat = Mesto { $seat }
replay-no-board = Za ovu igru ovde još nema table; vide se poeni i rezultat.

## Kretanje kroz partiju

replay-controls = Kretanje kroz partiju
replay-moment = Trenutak
replay-at = { $step } / { $steps }
replay-beginning = Početak
replay-first = Na početak
replay-back = Akcija nazad
replay-forward = Akcija napred
replay-last = Na kraj
replay-play = Pusti
replay-pause = Zaustavi
replay-speed = Brzina
replay-speed-is = { $speed }×

## Čijim očima

replay-eyes = Čijim očima
replay-eyes-open = Sve otkriveno
replay-eyes-spectator = Posmatrač
replay-eyes-seat = { $name }
replay-open-hand = U ruci: { $cards }

## Šta se s njim može

replay-link = Link do ovog trenutka
replay-link-copied = Kopirano: link do ovog trenutka
replay-link-here-only = Kopirano; zasad samo ovaj računar može da otvori link.
replay-link-in-address = Link stoji u polju za adresu.
replay-download = Sačuvaj zapis
replay-play-on = Igraj dalje odavde
replay-play-on-title = Igraj dalje odavde
replay-play-on-words = Novi sto počinje onako kako je ovaj stajao u ovom trenutku, posle akcije { $step }. Vi zauzimate jedno mesto, botovi ostala. Deljenje je sada poznato, pa se partija ne računa.
replay-play-on-alone = Novi sto počinje onako kako je ovaj stajao u ovom trenutku, posle akcije { $step }. Deljenje je sada poznato, pa se partija ne računa.
replay-play-on-over = U ovom trenutku partija je završena; vratite se tamo odakle želite da igrate dalje.
replay-play-on-seat = Vaše mesto
replay-play-on-bot = Ostali
replay-play-on-go = Počni
replay-branched-short = nastavak posle akcije { $step }
replay-branched = Nastavak druge partije posle akcije { $step }; ne računa se.
practice-short = vežba
practice = Vežba: bilo je pomoći, ili je poništeno nešto što je već otkriveno, a nije imao ko da se saglasi. Ova partija se ne računa.

## Datoteke koje tvrde previše

replay-fault = Datoteka se može pregledati, ali nije sve u njoj tačno. { $fault }

## Otvaranje datoteke

replay-open-title = Otvori partiju
replay-open-file = Otvori partiju sačuvanu kao datoteku
replay-open-words = Svaka završena partija može se sačuvati kao datoteka: na kraju partije za stolom, iz terminala ili iz Pythona. Otvorite je ovde i prođite kroz nju akciju po akciju.
replay-open-choose = Izaberi datoteku
replay-open-drop = ili je prevucite ovamo
replay-open-private = Datoteka se šalje ovom serveru da bi se odigrala; ništa iz nje se ne čuva.
replay-open-wrong = „{ $name }“ se ne može otvoriti.
replay-open-too-large = Zapis ima najviše { $limit } KB; ova datoteka ima { $size } KB.

## Tasteri

replay-keys-steps = akcija nazad ili napred
replay-keys-ends = na početak, na kraj
replay-keys-play = pusti, zaustavi
replay-keys-speed = sporije, brže
replay-keys-eyes = očima sledećeg
