### Il client per il browser.

web-brand = Harmonium
web-skip = Vai al contenuto
web-menu = Menu
web-close = Chiudi
web-retry = Riprova
web-save = Salva
web-saved = Salvato
web-looking = Un momento…
web-missing = Questa pagina non esiste
web-no-table = Questo tavolo non si può mostrare
web-to-home = Vai alla pagina iniziale
web-refused = Non è possibile ({ $code }).
server-unreachable = Il server non è raggiungibile.
helpers-off = Gli aiuti sono disattivati.

## La pagina iniziale

web-home-title = Un tavolo, tre giochi
web-home-words = In solitario, contro i bot, con gli amici tramite un link o su un solo schermo. Non serve un account.
web-title-harmonies = Harmonies
web-title-take_it_easy = Take It Easy
web-title-tranquility = Tranquility
web-about-harmonies = Costruisci Paesaggi con dischi di legno e popolali di Animali.
web-about-take_it_easy = Tutti ricevono le stesse tessere. Chi saprà usarle meglio?
web-about-tranquility = Un viaggio in silenzio, tutti insieme, tra le Isole.
web-players-harmonies = Da 1 a 4 giocatori, circa 30 minuti
web-players-take_it_easy = Da 1 a 6 giocatori, circa 10 minuti a round
web-players-tranquility = Da 1 a 5 giocatori, circa 20 minuti, cooperativo
web-play-now = Gioca subito
web-alone = In solitario
web-with-friends = Con gli amici
web-same-device = Stesso schermo
web-soon = Presto
web-left-off = Da dove avevi lasciato
web-open-tables = Tavoli aperti
web-no-open-tables = Al momento non ci sono tavoli aperti. Aprine uno con gli amici.
web-have-code = Ho un codice
web-daily = La partita di oggi
web-daily-words = Un tentativo al giorno, la stessa distribuzione per tutti.
web-daily-play = Gioca a { $game }
web-daily-continue = Continua { $game }
web-daily-done = { $game }: giocata

## Elenchi di tavoli

web-lobby = Lobby
web-mine = I miei tavoli
web-join = Siediti
web-watch = Guarda
web-continue = Continua
web-waiting = in attesa di giocatori
web-finished = terminata
web-paused = Il tavolo è in pausa
web-my-turn = tocca a te, { $since }
web-not-my-turn = tocca agli altri, { $since }
web-open-seats = { $seats ->
    [0] al completo
    [one] { $seats } posto libero
   *[other] { $seats } posti liberi
  }
web-clock-none = senza orologio
web-clock-live = con orologio
web-clock-days = su più giorni
web-clock-days-left = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
  } { $hours } h

## Entrare

web-code = Codice
web-invited = Hai un invito a giocare a { $game }
web-invited-by = Al tavolo: { $names }
web-table-full = Tutti i posti sono occupati.
web-no-such-invitation = Questo invito non è valido, o non lo è più.

## Un nuovo tavolo

web-new-table = Nuovo tavolo
web-ways = Modi di giocare
web-new-alone = { $game } in solitario o contro i bot
web-new-friends = { $game } con gli amici
web-new-device = { $game } su un solo schermo
web-seats = Posti
web-how-many = Numero di giocatori
web-seat = Posto { $seat }
web-seat-me = Tu
web-seat-device = Stesso schermo
web-seat-open = Posto libero
web-seat-bot = Bot
web-seat-by-link = con link o codice
web-level = Livello del bot
web-name-of-seat = Nome al posto { $seat }
web-options = Opzioni
web-more-options = Orologio, chat e altro
web-clock = Orologio
web-clock-choice-none = nessuno
web-clock-choice-quick = 5 minuti e 5 secondi a mossa
web-clock-choice-calm = 15 minuti e 15 secondi a mossa
web-clock-choice-day = 1 giorno a mossa
web-clock-choice-days = 3 giorni a mossa
web-open-in-lobby = Mostra nella lobby, aperto a tutti
web-with-chat = Chat
web-with-signs = Frasi rapide (ciao, grazie…)
web-make-and-invite = Apri il tavolo e invita
web-make-and-play = Apri il tavolo e gioca
option-number = { $number }

## La sala d’attesa

web-waiting-room = { $game }: in attesa di tutti
web-seat-free = posto libero
web-leave = Esci
web-remove = Rimuovi { $name }
web-call-off = Annulla il tavolo
web-called-off = Questo tavolo è stato annullato prima dell’inizio della partita.
web-start = Comincia la partita
web-start-when-full = { $seats ->
    [one] C’è ancora { $seats } posto libero
   *[other] Ci sono ancora { $seats } posti liberi
  }
web-host-starts = La partita comincia quando lo decide { $name }.
web-invite = Invita
web-invite-words = Chi apre questo link può sedersi al tavolo:
web-make-link = Crea un link
web-copy-link = Copia il link
web-copied = Copiato
web-watch-link = Solo per guardare:
web-qr = Il link come codice QR
house-title = Rete di casa
house-closed = Per ora il tavolo si può aprire solo da questo computer.
house-open = Apri alla rete di casa
house-open-help = Così possono entrare tutti quelli che sono nella tua rete, finché non chiudi o non fermi il server. Il firewall potrebbe chiederti il permesso.
house-how = Perché possano entrare altri, avvia il server con «make play HOUSE=1» o «harmonium serve --house».
house-is-open = Aperto alla rete di casa, all’indirizzo { $address }
house-close = Chiudi alla rete di casa
house-here-only = Per un altro browser su questo computer

## Al tavolo

web-players = Giocatori
web-panels = Pannelli
web-total = Totale
panel-points = Punti
panel-log = Che cosa è successo
tab-log = Cronaca
panel-talk = Chat
panel-others = Altri
web-status-chosen = ha scelto
web-status-thinking = ci pensa
web-status-waiting = in attesa
web-away = assente
web-stand-in = gioca un sostituto
web-enlarge = Ingrandisci la plancia: { $name }
web-spectators = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
  }
web-really = Così finisci il turno. Confermi? Sceglilo ancora una volta, o rispondi sì.
web-warned = Lo fai lo stesso?
web-yes = Sì
web-no = No
web-log-empty = Ancora niente.
web-log-undone = { PERSON($name) ->
    [second] Hai annullato la mossa
   *[third] { $name } ha annullato la mossa
  }
web-nothing-said = Nessuno ha ancora detto niente.
web-say-something = Di’ qualcosa
web-send = Invia
web-signs = Frasi rapide
web-silence = Si gioca in silenzio
web-spectators-silent = A questo tavolo chi guarda resta in silenzio.
web-spectators-speak = Chi guarda può parlare
guests-title = Ospiti
guests-none = Non c’è nessun altro.
guests-plays = al tavolo
guests-watches = guarda
guests-muted = non può parlare
guests-removed = allontanato
guests-mute = Togli la parola
guests-unmute = Ridai la parola
guests-remove = Allontana
guests-remove-sure = Confermi l’allontanamento?
guests-admit = Fai rientrare
web-sign-hello = Ciao!
web-sign-thanks = Grazie!
web-sign-sorry = Scusate!
web-sign-thinking = Ci sto pensando…
web-sign-well_played = Ben giocato!
web-past = Indietro e avanti
web-past-first = Vai all’inizio
web-past-back = Un passo indietro
web-past-forward = Un passo avanti
web-past-now = Torna al presente
web-past-at = { $step } di { $steps }
web-past-looking = Momento passato: dopo il passo { $step }
web-lost = La connessione si è interrotta; tornerà da sola.
web-lost-kept = La connessione si è interrotta. Quello che hai fatto è conservato e sarà inviato appena torna.
web-restarts = Il server si riavvia; tra un attimo il tavolo tornerà da solo.
web-new-version = C’è una nuova versione.
web-reload = Ricarica
web-reminder = Il tuo tempo sta per finire.
web-cannot-undo = Non si può annullare: { $reason }
web-ask-undo = Chiedi agli altri
web-undo-practice = Annulla e continua per allenamento
web-ask-pause = Metti in pausa
web-ask-resume = Riprendi
web-ask-abandon = Interrompi di comune accordo
web-resign = Abbandona
web-resign-sure = Vuoi abbandonare? Premi di nuovo
web-question-undo = { PERSON($name) ->
    [second] Hai chiesto di annullare una mossa.
   *[third] { $name } ha chiesto di annullare una mossa.
  }
web-question-pause = { PERSON($name) ->
    [second] Hai chiesto una pausa.
   *[third] { $name } ha chiesto una pausa.
  }
web-question-resume = { PERSON($name) ->
    [second] Hai chiesto di riprendere.
   *[third] { $name } ha chiesto di riprendere.
  }
web-question-abandon = { PERSON($name) ->
    [second] Hai chiesto di interrompere la partita.
   *[third] { $name } ha chiesto di interrompere la partita.
  }
web-agree = Va bene
web-disagree = No
web-waits-for = in attesa di: { $names }
web-live-over = La partita è terminata.

## La fine

web-result = Risultato
web-you-won = Hai vinto!
web-won-together = Avete vinto tutti insieme!
web-lost-together = Avete perso tutti insieme.
web-won-alone = Vittoria!
web-lost-alone = Sconfitta.
web-ended-finished = La partita è terminata.
web-ended-resigned = { PERSON($name) ->
    [second] Hai abbandonato.
   *[third] { $name } ha abbandonato.
  }
web-ended-timed_out = { PERSON($name) ->
    [second] Il tuo tempo è scaduto.
   *[third] Tempo scaduto: { $name }.
  }
web-ended-abandoned = La partita è stata interrotta prima della fine.
web-rank = { $rank }º
web-rematch = Rivincita
web-to-rematch = Vai alla rivincita
web-replay = Rivedi la partita
web-export = Salva la registrazione
web-proof = Prova della distribuzione
web-proof-words = Questo numero è stato pubblicato prima della prima mossa. La registrazione salvata lo svela: la distribuzione era fissata fin dall’inizio.

## Aiuto e impostazioni

web-aid = Riassunto di gioco
web-keys = Tasti
web-settings = Impostazioni
web-your-name = Il tuo nome
web-theme = Colori
web-theme-auto = come il dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-pace = I bot giocano
web-pace-slow = lentamente
web-pace-normal = con calma
web-pace-now = subito
web-pace-help = Rallenta solo ciò che vedi: un clic, Esc o una tua azione mostrano il presente. Con l’orologio niente rallenta.
web-at-table = Al tavolo
web-set-motion = Movimento
web-set-motion-help = Tessere e dischi si muovono; mai se il tuo dispositivo chiede meno movimento.
web-set-sound = Suono
web-set-sound-help = Discreto, e solo quando la pagina è in primo piano.
web-set-confirm = Chiedi conferma prima di finire il turno
web-set-confirm-help = L’ultimo passo va scelto due volte.
web-set-helpers = Aiuti
web-set-helpers-help = Linee ancora possibili, dove si può collocare, quanto vale una mossa, che cosa deve ancora uscire.
web-set-coordinates = Nomi delle caselle
web-set-coordinates-help = Come nella cronaca e nella notazione. Indicando una riga della cronaca, le sue caselle si illuminano comunque.
web-language = Lingua
web-language-auto = come il browser

## Take It Easy

panel-take_it_easy-called = Chiamata
panel-take_it_easy-to_come = Da chiamare
panel-take_it_easy-rounds = Round
tie-turn-of-one = tessera { $turn } di 19
tie-over-short = terminata
tie-looking-back = Le plance del round { $round }
tie-round = Round { $round }
tie-to-come-later = Si vede quando tocca a te.
tie-board-and-called = { PERSON($name) ->
    [second] La tua plancia; tessera chiamata: { $tile }
   *[third] Plancia: { $name }; tessera chiamata: { $tile }
  }
tie-called-tile = La tessera chiamata: { $tile }
tie-tile-and-symbol = { $tile }, { $symbol }
tie-other-board = Plancia: { $name }, { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
  }
tie-cell-empty = Casella { $cell }, vuota
tie-cell-open = Casella { $cell }, vuota, la tessera può andare qui
tie-cell-brings = Casella { $cell }, vuota, qui la tessera varrebbe { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
tie-cell-tile = Casella { $cell }, tessera { $tile }
tie-cell-sun = Casella { $cell }, tessera { $tile }, un sole
tie-cell-moon = Casella { $cell }, tessera { $tile }, una luna
tie-cell-chosen = Casella { $cell }, la tua scelta per { $tile }, finché tutti non hanno scelto
tie-log-chose = { PERSON($name) ->
    [second] Hai scelto
   *[third] { $name } ha scelto
  }
tie-log-chose-cell = { PERSON($name) ->
    [second] Hai scelto la casella { $cell }
   *[third] { $name } ha scelto la casella { $cell }
  }
tie-log-placed = Tutti hanno collocato { $tile }
tie-log-round = Il round { $round } è terminato
tie-log-called = Chiamata: { $tile }
tie-aid-turn = Viene chiamata una tessera. Tutti la collocano contemporaneamente in una casella vuota della propria plancia.
tie-aid-placement-free = Va bene qualsiasi casella vuota.
tie-aid-placement-connected = Dalla seconda in poi, la tessera deve toccarne un’altra della propria plancia.
tie-aid-placement-sun_moon_connected = Se la tessera mostra lo stesso simbolo della precedente, deve toccarne un’altra della propria plancia; altrimenti può andare ovunque.
tie-aid-lines = Una linea completa è valida se tutte le bande lungo la linea hanno lo stesso valore: valore per numero di tessere.
tie-aid-scoring-rays = Una linea completa di soli (raggio di sole) vale 7 punti a tessera, una di lune (raggio di luna) 6, qualunque siano le bande.
tie-aid-scoring-best_ray = Solo sulle linee valide: 60 punti per il miglior raggio di sole, 60 per il miglior raggio di luna; la lunghezza conta più del valore.
tie-aid-values = In verticale ci sono 1, 5 e 9; sulle diagonali ascendenti 2, 6 e 7; sulle discendenti 3, 4 e 8. Ogni tessera esiste una volta sola; se ne chiamano 19 su 27.
tie-aid-end = Dopo 19 tessere il round è terminato. Vince chi ha più punti.
