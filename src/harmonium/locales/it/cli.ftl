### La riga di comando.

cli-help = Un tavolo per tre giochi: Harmonies, Take It Easy e Tranquility.
cli-play-help = Gioca nel terminale, in solitario o contro i bot.
cli-games-help = Elenca i giochi con le loro opzioni e i loro bot.
cli-rules-help = Mostra un regolamento, o una sola regola.
cli-score-help = Calcola il punteggio di posizioni scritte in JSON.
cli-simulate-help = Fa giocare ai bot molte partite e conta i risultati.
cli-solve-help = Trova il meglio che si può ottenere.
cli-replay-help = Mostra di nuovo una registrazione, azione per azione.
cli-verify-help = Verifica una registrazione: distribuzione, azioni e risultato.
cli-bench-help = Misura la velocità delle regole rispetto a python-chess.

cli-lang = La lingua, per esempio it o en; altrimenti HARMONIUM_LANG o quella del sistema.
cli-version = Mostra la versione del programma.
cli-json = Scrive in JSON.
cli-game = La chiave del gioco, come la elenca `harmonium games`.
cli-option = Un’opzione nella forma nome=valore; si può ripetere.
option-without-value = Un’opzione si scrive nome=valore, non «{ $option }».
not-json = Questo non è JSON: { $reason }.
no-where = { $game } non sa rispondere a --where.
no-solver = Per { $game } non c’è un risolutore.

cli-games-seats = da { $least } a { $most } giocatori
cli-games-bots = bot
cli-games-text = testo

cli-simulate-seats = I bot nell’ordine dei posti, separati da virgole.
cli-simulate-games = Quante partite giocare.
cli-simulate-seed = Lo stesso seme dà le stesse partite.
cli-simulate-jobs = Quanti processi giocano.
cli-simulate-out = Scrive ogni partita in questo file (.jsonl o .parquet).
cli-simulate-playing = in gioco
cli-simulate-seat = posto
cli-simulate-bot = bot
cli-simulate-mean = media
cli-simulate-se = ± es
cli-simulate-low = 5%
cli-simulate-median = mediana
cli-simulate-high = 95%
cli-simulate-wins = vittorie
cli-simulate-joint = Partite vinte dal tavolo: { $rate }.
cli-simulate-speed = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }, { $speed } al secondo.

cli-score-file = Un file JSON, oppure - per lo standard input.
cli-score-lines = Un documento per riga in entrata e in uscita; una riga rifiutata dà un errore al suo posto.
cli-score-where = Dice anche dove si potrebbe collocare qualcosa.

cli-solve-tiles = Le tessere chiamate (19 codici come 978): la migliore plancia che se ne può fare.
cli-solve-maximum = Il massimo che una plancia può valere: { $points } punti, su { $boards } plance.
cli-solve-tiles-best = La migliore plancia con queste tessere vale { $points } punti.

cli-record-file = Una registrazione, oppure - per lo standard input.
cli-verify-commitment = L’impronta pubblicata all’inizio.
cli-verify-good = La registrazione è in ordine: la distribuzione corrisponde all’impronta e { $acts ->
    [one] l’unica azione è consentita
   *[other] tutte le { $acts } azioni sono consentite
  }.
cli-verify-branch = Ripresa da un’altra partita dopo { $acts ->
    [one] { $acts } azione
   *[other] { $acts } azioni
  }; da lì in poi la distribuzione era nota.
cli-verify-practice = Partita di allenamento: si è annullato qualcosa di già rivelato, senza nessuno che potesse acconsentire.
cli-verify-commitment-is = impronta { $commitment }
cli-rules-rule = Il codice di una regola, per esempio T-PLACE-2.
cli-rules-all = Tutto il regolamento, non solo il gioco in dieci frasi.
cli-rules-more =
    Tutto il regolamento: { $all }
    Una regola: { $one }

cli-bench-seconds = Quanto dura ogni misura.
cli-bench-running = misura in corso
cli-bench-subject = gioco, posti
cli-bench-acts = azioni/s
cli-bench-views = con le viste
cli-bench-ratio = × scacchi
cli-bench-ratio-views = × scacchi, con le viste
cli-bench-no-peer = python-chess non è installato (pip install chess): non c’è nulla con cui confrontare.

seat-name = Posto { $seat }
seat-bot = { $bot } { $seat }
total = Totale
result-won = Avete vinto tutti insieme.
result-lost = Avete perso tutti insieme.
