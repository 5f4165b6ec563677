# harmonium arena: confronti tra bot

cli-arena-help = Confronta i bot: stesse distribuzioni, posti a rotazione, fortuna tolta.
cli-arena-run-help = Gioca un confronto dal suo file, o lo riprende.
cli-arena-show-help = Mostra che cosa dicono i risultati.
cli-arena-plot-help = Disegna i risultati.
cli-arena-test-help = Gioca finché è chiaro se un bot è migliore di un altro.

cli-arena-plan = Il confronto: un file TOML.
cli-arena-out = La cartella dei risultati; altrimenti il nome del file senza estensione.
cli-arena-results = La cartella con i risultati.
cli-arena-picture = L’immagine: .svg, .png o .pdf.
cli-arena-ray = Gioca su un cluster Ray: il suo indirizzo, o auto.
cli-arena-nodes = Quante posizioni un bot può guardare per un’azione, al massimo.
cli-arena-time = Quanti secondi un bot può pensare per un’azione; queste partite non si ripetono identiche.
cli-arena-one = Il bot che potrebbe essere migliore.
cli-arena-other = Il bot con cui lo si confronta.
cli-arena-better-by = Di quanto: punti a partita o, con --wins, vittorie su cento partite.
cli-arena-seats = Quanti posti ha il tavolo.
cli-arena-wins = Conta le vittorie invece dei punti.
cli-arena-raw = Decide sui risultati grezzi, fortuna compresa.
cli-arena-luck = Il valutatore che misura la fortuna, per nome o come module:function.
cli-arena-alpha = Quanto spesso «migliore» può essere sbagliato.
cli-arena-beta = Quanto spesso «non migliore» può essere sbagliato.
cli-arena-most = Rinuncia dopo questo numero di distribuzioni.

cli-arena-lost = { $bot } ha regalato { $games ->
        [one] una partita
       *[other] { $games } partite
    }: { $reason }
cli-simulate-lost = { $bot } ha regalato { $games ->
        [one] una partita
       *[other] { $games } partite
    }; harmonium arena dice perché.
cli-arena-kept = Risultati in { $path }
cli-arena-drawn = Disegnato: { $path }
cli-arena-stopped = Interrotto.
cli-arena-stopped-kept = Interrotto. Le partite giocate sono in { $path }; lo stesso comando riprende da lì.

cli-arena-column-bot = bot
cli-arena-column-games = partite
cli-arena-column-deals = distribuzioni
cli-arena-column-points = punti
cli-arena-column-wins = vittorie
cli-arena-column-raw = grezzi
cli-arena-column-unit = unità
cli-arena-column-adjusted = senza fortuna
cli-arena-column-milliseconds = ms per azione
cli-arena-column-difference = differenza
cli-arena-column-saved = meno partite
cli-arena-column-evidence = prove
cli-arena-column-ratio = log-rapporto
cli-arena-column-answer = risposta
cli-arena-answer-better = migliore
cli-arena-answer-not-better = non migliore
cli-arena-answer-undecided = incerto
cli-arena-bounds = Sotto { $low } non è migliore, sopra { $high } è migliore.
cli-arena-verdict-better = { $one } è migliore di { $other } ({ $deals } distribuzioni).
cli-arena-verdict-not-better = { $one } non è migliore di { $other } di { $asked } ({ $deals } distribuzioni).
cli-arena-verdict-undecided = Dopo { $deals } distribuzioni resta aperto se { $one } sia migliore di { $other }.

arena-bot-twice = In questo confronto un bot è nominato due volte.
arena-no-duels = I duelli vogliono almeno due bot e due posti; qui ce ne sono { $bots } e { $seats }.
arena-not-together = «Together» vuol dire un bot per posto; qui ci sono { $bots } bot e { $seats } posti.
arena-bad-plan = { $path } non è il piano di un confronto: { $reason }
arena-no-folder = Indica una cartella per i risultati con --out: { $path } non ha un’estensione da togliere.
arena-workers-die = I processi che giocano sono morti { $times } volte di fila; forse manca memoria.
arena-in-use = Qualcun altro sta scrivendo in { $path }.
arena-strange-folder = { $path } contiene altro; indica una cartella vuota o nuova.
arena-no-results = { $path } non è una cartella di risultati.
arena-broken-part = { $path } è danneggiato ({ $reason }). Elimina quel file e riprova: si rigiocano solo le sue partite.
arena-broken-head = { $path } è danneggiato ({ $reason }); dice come sono state giocate le partite lì accanto. Recuperalo da una copia o indica un’altra cartella con --out.
arena-broken-line = La riga { $line } di { $path } è danneggiata. Elimina quella riga e riprova: si rigioca solo la sua partita.
arena-other-schema = { $path } ha colonne diverse da quelle di questa versione.
arena-other-format = { $path } contiene «{ $format }»; qui serve «{ $wanted }».
arena-other-plan = La cartella contiene partite di un altro confronto (cambia { $part }); indica un’altra cartella con --out.
arena-other-version = La cartella contiene partite di un altro codice (harmonium { $there }, { $date }), che non si mescolano con le nuove; indica un’altra cartella con --out.
arena-other-stranger = «{ $name }» è cambiato da quando sono state giocate le partite della cartella; indica un’altra cartella con --out.
unknown-evaluator = Per questo gioco non c’è nessun valutatore «{ $evaluator }», o non si può caricare. Disponibili: { $known }.
evaluator-failed = Il valutatore «{ $evaluator }» non ha funzionato: { $reason }
arena-test-of-two = Per una prova servono due bot diversi.
arena-better-by = «Migliore di» deve essere un numero maggiore di 0 e, con --wins, non più di 100.
arena-no-wins = Qui ogni bot gioca solo con sé stesso: confronta i punti, o aggiungi posti.
arena-bad-rates = I tassi d’errore devono stare tra 0 e 0,5.
arena-ray-unreachable = A { $address } non risponde nessun cluster Ray ({ $reason }).
arena-ray-failed = Il cluster Ray non ha potuto giocare: { $reason }
arena-ray-version = { $machine } del cluster Ray ha un’altra versione di «{ $name }»; installa la stessa ovunque.

cli-arena-record-help = Fa giocare i bot e conserva le partite come insieme di dati.
cli-arena-ladder-help = Misura ogni bot di ogni gioco e scrive la classifica.
cli-arena-record-out = La cartella dell’insieme di dati.
cli-arena-shard = Quante partite contiene un file.
cli-arena-recorded = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } in { $path }
cli-arena-minutes = Per quanti minuti giocare, all’incirca.
cli-arena-ladder-page = La pagina da scrivere.
cli-arena-ladder-data = Il file con le cifre da scrivere.
cli-arena-ladder-written = Scritto: { $path }
cli-verify-shard = { $games ->
        [one] Una registrazione è in ordine.
       *[other] Tutte le { $games } registrazioni sono in ordine.
    }
arena-bad-game = La partita { $number } di { $path } non è in ordine: { $reason }
arena-bad-checksum = { $path } non è come è stato scritto: la somma di controllo è diversa.
arena-no-pictures = Le immagini finiscono in .svg, .png o .pdf; { $path } no.

cli-arena-reason-crash = si è guastato ({ $detail })
cli-arena-reason-flood = ha detto troppo
cli-arena-reason-illegal = ha fatto ciò che non è permesso ({ $detail })
cli-arena-reason-silent = non ha risposto in tempo
program-missing = Indica il programma: program:./mybot
program-cannot-start = { $program } non si avvia: { $reason }

cli-bot-help = Programmi che giocano, in qualsiasi linguaggio.
cli-bot-connect-help = Fa sedere un programma a un tavolo di un server e lo fa giocare.
cli-bot-url = L’indirizzo del tavolo, come lo mostra il browser.
cli-bot-program = Il programma, come dopo program: nell’arena.
cli-bot-token = Il codice del posto, se c’è; altrimenti si prende un posto libero.
cli-bot-seated = Il posto { $seat } è del programma.
cli-bot-over = La partita è finita.
bot-bad-address = { $address } non è l’indirizzo di un tavolo.
bot-refused = Il server rifiuta: { $reason }
bot-forfeit = Il programma rinuncia: { $reason }.
bot-gives-up = { $name } rinuncia: { $reason }. Annulla un’azione per farlo riprovare.
