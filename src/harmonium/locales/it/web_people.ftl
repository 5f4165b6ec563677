### Più persone a uno schermo; le persone, le loro partite, la partita del giorno, i promemoria.

## Un solo schermo

device-screen = Chi ha lo schermo
device-looks = { PERSON($name) ->
    [second] Lo schermo è tuo
   *[third] Lo schermo è di { $name }
  }
device-show = Mostra il tavolo: { $name }
device-cover = Copri lo schermo
device-cover-for = Coprilo e passalo a: { $name }
device-secretly = Scelte in segreto, con lo schermo coperto tra un giocatore e l’altro
device-waits = Il tavolo aspetta: { $names }.
device-lift = Sono { $name }: alzo il sipario
device-or = O lo schermo ce l’ha qualcun altro?
device-anybody = Chi vuole guardare può alzare il sipario.

## Persone

unknown-person = Qui questa persona non è conosciuta.
person-title = Giocatore
person-dailies = Partite del giorno
person-no-dailies = Nessuna partita del giorno già conclusa.
me-title = La tua pagina
me-since = Qui dal giorno { $day }
me-settings = Nome e impostazioni
me-nothing = Non hai ancora terminato nessuna partita. Qui troverai ogni partita terminata, da rivedere, con il tuo risultato.
me-figures = Statistiche
me-which-game = Statistiche di quale gioco
me-history = Partite terminate
me-filter = Mostra le partite di
me-all-games = Tutti
me-played = Giocate
me-won = Vinte
me-percent = { $percent }%
me-best = Record
me-mean = Media
me-category = Categoria
me-at-most = al massimo { $count }
me-detail-harmonies-suns = Soli
me-averages = Punti per categoria
me-distribution = Distribuzione dei totali
me-range = da { $from } a { $to }
me-bin = { $range }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  }
me-progress = { $count ->
    [one] L’ultima partita
   *[other] Le ultime { $count } partite
  }
me-seats = { $seats ->
    [one] in solitario
   *[other] { $seats } giocatori
  }
me-variant = Variante
me-only-practice = Per ora solo allenamento: queste partite non entrano né nei record né nella media.
variant-side = lato { $side }
variant-spirit = Spirito: { $card }
variant-spirit-unknown = con uno Spirito della Natura
variant-rounds = { $rounds ->
    [one] un round
   *[other] { $rounds } round
  }
variant-named = { $name }: { $value }
variant-base = senza moduli
me-alone = in solitario
me-daily = partita del giorno
me-rank = { $rank }º posto su { $of }
me-won-together = vinta tutti insieme
me-lost-together = persa tutti insieme
me-replay-of = Rivedi la partita: { $game }, { $day }
me-more = Mostra altre

## La partita di oggi

daily-of = { $game }, { $day }
daily-words = Un tentativo per ogni gioco, la stessa distribuzione per tutti. Le plance restano chiuse fino alla fine del giorno.
daily-honest = Conta un solo tentativo per persona e per dispositivo. Chi proprio vuole può prima guardare la distribuzione come altro ospite, e non possiamo impedirlo: i tentativi dallo stesso indirizzo sono segnati.
daily-not-counted = Su questo dispositivo la distribuzione era già stata aperta: il tuo tentativo non entra in classifica.
daily-same-address = Dallo stesso indirizzo è stato aperto un altro tentativo di questa distribuzione.
daily-closes = { $hours ->
    [0] ancora { $minutes } min
   *[other] ancora { $hours } h { $minutes } min
  }
daily-try = Gioca
daily-go-on = Continua
daily-results = Risultati
daily-players = { $players ->
    [0] nessuno ha ancora terminato
    [one] ha terminato { $players } persona
   *[other] hanno terminato { $players } persone
  }
daily-place = { $rank }º posto su { $players }
daily-own = Sei in { $rank }ª posizione su { $players }, con { $total } punti.
daily-boards-closed = le plance si aprono alla fine del giorno
daily-nobody = Nessuno ha terminato questa partita.
daily-rank = Posto
daily-name = Nome
daily-compare = Confronta
daily-compare-board = Mostra la plancia: { $name }
daily-boards = Fianco a fianco
daily-replay-of = Rivedi la partita: { $name }
daily-days = Giorni precedenti
daily-earlier = Prima
daily-later = Dopo
daily-best = migliore { $best }
daily-mine = tuo { $total }
daily-all = Risultati e giorni precedenti

## Tavoli che aspettano

turns-count = { $count ->
    [one] { $count } tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
  }
turns-notice = { $game }: tocca a te
mine-none = Non siedi a nessun tavolo. Le partite terminate sono nella tua pagina.
mine-my-turn = Tocca a te
mine-others = Non tocca a te
mine-finished = Partite terminate e statistiche
mine-all = Tutti i miei tavoli
remind-title = Avvisi
remind-words = Una notifica di questo browser può avvisarti quando tocca a te, finché una pagina di Harmonium è aperta.
remind-start = Ricevi avvisi
remind-on = In questo browser ricevi un avviso quando tocca a te.
remind-stop = Non ricevere più avvisi
remind-denied = Questo browser non permette a Harmonium di mostrare notifiche; lo decidono le sue impostazioni. Il numero nella scheda mostra quando tocca a te.
remind-impossible = Questo browser non ha notifiche. Il numero nella scheda mostra quando tocca a te.
remind-plain = Senza HTTPS, come in una rete di casa, i browser non mostrano notifiche. Il numero nella scheda mostra quando tocca a te.
