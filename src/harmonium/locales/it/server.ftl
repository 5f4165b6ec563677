### Ciò che dice il server: rifiuti, ospiti, e ciò che compare nel terminale quando è in funzione.

guest-names =
    Airone Quieto, Lontra Allegra, Volpe Paziente, Rana Solare, Corvo Curioso, Orso Gentile,
    Fringuello Vivace, Gufo Assonnato, Riccio Coraggioso, Foca Serena, Gazza Furba, Tasso Cortese,
    Lepre Veloce, Tartaruga Saggia, Gru Vagabonda, Ape Operosa, Trota Argentata, Scoiattolo Rosso,
    Piccolo Scricciolo, Oca Nordica, Falena Lunare, Allodola Mattiniera, Tritone Muschioso,
    Piviere Dorato, Cigno Fluviale, Cervo Autunnale, Pernice Bianca, Lince Ambrata,
    Gabbiano Errante, Scarabeo Ramato

## Avvio

serve-address = Harmonium è all’indirizzo { $address }
serve-house = Nella rete di casa, all’indirizzo { $address }
serve-failed = Il server non si è avviato; il motivo è scritto sopra.
serve-stopped = Tutto è salvato sul disco.
serve-port-taken = La porta { $port } è occupata.
serve-cannot-listen = Il server non può mettersi in ascolto su { $host }, porta { $port }: { $reason }.
bad-setting = Un’impostazione non si può usare: { $reason }.

## Base di dati

database-newer = Questo database è stato creato da un Harmonium più recente (revisione { $revision }). Installa quella versione o usa un altro database.
database-older = Questo database è più vecchio del programma. Esegui: harmonium db upgrade
database-in-use = Un altro server usa già { $database }. Prima ferma quello, oppure indica un altro file con --database.
database-shared = Un altro server usa già questo database PostgreSQL, e i due non si sentirebbero, perché uno di loro non ha un canale (HARMONIUM_CHANNEL vale memory). Dai a entrambi lo stesso canale, usa un altro database, oppure prima ferma l’altro server.
database-unknown-kind = Il tipo di database «{ $kind }» non è noto. Tipi noti: { $known }.
database-bad-address = «{ $database }» non è l’indirizzo di un database. Scrivi sqlite:///file.sqlite oppure postgresql://utente@host/nome.
database-missing = Il database { $file } non esiste: nessun server lo ha ancora usato. Il percorso è giusto?
database-other-file = Questo file non è un database di Harmonium. Indicane un altro con --database.
database-driver-missing = Per questo database serve: pip install "harmonium[{ $extra }]"
channel-unknown = Il tipo di canale «{ $channel }» non è noto. Tipi noti: memory, postgresql, redis://….
channel-needs-postgresql = I server che si sentono a vicenda hanno in comune un database PostgreSQL; con SQLite il server è uno solo, e il suo canale è memory.
channel-differs = I server su questo database si sentono tramite { $theirs }, questo userebbe { $ours }. Dai a tutti lo stesso canale.
channel-driver-missing = Per questo canale serve: pip install "harmonium[{ $extra }]"
workers-need-postgresql = Più processi richiedono PostgreSQL, indicato con --database, e un canale con cui sentirsi; per SQLite ne basta uno.
workers-without-house = Più processi non possono aprirsi alla rete di casa; usa un solo processo, oppure --host.
workers-not-here = Su questo sistema non sono possibili più processi; avviane uno.
database-upgraded = Il database è aggiornato.
database-not-empty = Questo database contiene già qualcosa; per il ripristino ne serve uno vuoto.
database-saved = Righe salvate in { $file }: { $rows }.
database-restored = Righe ripristinate: { $rows }.
bad-backup = { $file } non è un backup di Harmonium.

## Tavoli

unknown-table = Questo tavolo non esiste.
unknown-page = Questa pagina non esiste.
no-client = Le pagine per il browser non sono ancora state generate.
table-not-started = La partita non è ancora cominciata.
table-not-running = La partita non è in corso.
table-started = La partita è già cominciata.
table-running = La partita non è ancora terminata.
table-paused = Il tavolo è in pausa.
pause-too-many = A questo tavolo ci sono state troppe pause ({ $most }).
undo-too-many = A questo tavolo sono state annullate troppe mosse ({ $most }).
seats-open = Ci sono ancora posti liberi.
too-many-tables =
    { $most ->
        [one] Hai già { $most } tavolo con una partita non terminata: prima terminala o chiudilo.
       *[other] Hai già { $most } tavoli con partite non terminate: prima terminane una o chiudi un tavolo.
    }
seat-taken = Questo posto è occupato.
not-seated = Può farlo solo chi siede al tavolo.
not-your-seat = Il posto { $seat } non è tuo.
not-invited = A questo tavolo si entra su invito.
banned = Su questo server non puoi più entrare.
removed = Chi ha aperto questo tavolo ti ha allontanato.
host-stays = Questo tavolo l’hai aperto tu: questo vale solo per gli ospiti.
sat-elsewhere = A questo tavolo hai già giocato un altro posto e ne conosci i segreti: puoi tornare a quello, ma non prenderne un altro.
seat-has-secrets = Le carte di questo posto le conosce chi l’ha giocato: può tornarci solo quella persona.
too-many-open-tables =
    { $most ->
        [one] Hai già un tavolo nella lobby; prima terminalo o chiudilo, oppure invita con un link.
       *[other] Hai già { $most } tavoli nella lobby; prima terminane o chiudine uno, oppure invita con un link.
    }
name-unseen = Questo nome contiene caratteri invisibili o troppi segni su una lettera.
only-host = Può farlo solo chi ha aperto il tavolo.
unknown-invitation = Questo invito non è valido, o non lo è più.
bad-token = Questo codice non apre nessun posto.
record-closed = La registrazione si apre quando la partita è terminata.
record-too-long = La registrazione è più lunga di qualsiasi partita.
branch-over = In questo momento la partita è già terminata; non c’è più nulla da giocare.
no-such-step = Il momento { $step } non esiste; questa partita ne ha { $steps }.
text-empty = Non contiene nulla di leggibile.

## Azioni

act-stale = Nel frattempo la posizione è cambiata.
act-ahead = Quella posizione non esiste; voci di questo tavolo: { $entries }.
message-malformed = Messaggio non compreso: { $reason }.
request-refused = La richiesta è stata rifiutata ({ $status }): { $reason }
too-many-messages = Troppo in fretta: aspetta un momento.
too-many-requests = Troppo in fretta: aspetta un momento.
other-site = La richiesta è arrivata da un altro sito.
other-host = Questo tavolo non risponde a quel nome. Chiedi l’indirizzo a chi ospita; dietro un proxy, chi ospita lo indica con --public-url.
house-without-network = In questo momento il computer non è collegato a nessuna rete.
house-too-wide = L’indirizzo di questo computer, { $address }, è visibile a tutta internet, non solo in casa. Per servire tutti, avvia con --host.
house-taken = { $address } è usato da un altro programma.
house-not-there = Questo computer non ha l’indirizzo { $address }.
house-elsewhere = Questo server ha già un indirizzo per tutti: non c’è niente da aprire.
house-not-yours = Può farlo solo chi è seduto al computer del server.
server-trouble = Qualcosa è andato storto da parte nostra; non è cambiato nulla.
server-cannot-write = In questo momento non si può salvare nulla, quindi non è cambiato nulla. Chi gestisce questo server dovrebbe controllare il disco.
server-restarts = Il server sta per riavviarsi e non accetta nuovi tavoli. Riprova tra un minuto.
metrics-closed = Questi dati sono riservati a chi gestisce il server.
server-busy = Riprova, per favore.

## Domande, chat, partite del giorno

question-does-not-fit = Adesso non si può chiedere ({ $what }, { $status }).
question-open = La stessa domanda è già aperta ({ $what }).
question-settled = Questa domanda è già chiusa.
not-asked = La domanda non era rivolta a te.
chat-off = A questo tavolo la chat è disattivata.
muted = Chi ha aperto questo tavolo ti ha tolto la parola.
spectators-silent = A questo tavolo chi guarda resta in silenzio.
signs-off = A questo tavolo le frasi rapide sono disattivate.
nothing-to-point-at = Adesso non c’è nulla del genere da indicare.
programs-do-not-talk = I programmi giocano, non parlano.
daily-once = Ognuno ha un solo tentativo al giorno.
daily-closed = La partita di oggi resta chiusa fino alla fine del giorno (UTC).
bad-day = «{ $day }» non è un giorno.

## I comandi

cli-serve-help = Ospita tavoli per chi gioca: nel browser, con un link, dal vivo o su più giorni.
cli-serve-host = L’indirizzo su cui ascoltare; 127.0.0.1 è solo questo computer.
cli-serve-house = Ascolta anche nella rete locale, per tutti in casa; stampa l’indirizzo e un codice QR.
cli-serve-port = La porta; se manca, 8000 o la prima libera dopo.
cli-serve-database = Il database: sqlite:///file oppure postgresql://…; se manca, un file nella tua cartella dei dati.
cli-serve-channel = Come si sentono i server su un solo PostgreSQL: postgresql, redis://…, oppure memory per uno solo.
cli-serve-workers = Quanti processi servono a questo indirizzo; più di uno richiede PostgreSQL.
cli-serve-public-url = L’indirizzo che usano le persone, se in mezzo c’è un proxy.
cli-serve-log-format = Come scrivere il registro: text o json.
cli-serve-tables-per-person = Quanti tavoli con partite non terminate può avere una persona.
cli-serve-open = Apre il browser.
cli-db-help = Il database: aggiornamento, salvataggio, ripristino.
cli-db-upgrade-help = Aggiorna il database.
cli-db-backup-help = Salva tutto in un file; il server può restare in funzione.
cli-db-restore-help = Ripristina un file salvato in un database vuoto.
cli-db-file = Il file.
cli-admin-help = Tiene in ordine il server: chiude tavoli, toglie messaggi, allontana ospiti o indirizzi; tutto finisce nel registro.
cli-admin-tables-help = Elenca i tavoli non terminati, con gli ospiti seduti.
cli-admin-said-help = Elenca ciò che si è detto a un tavolo.
cli-admin-close-help = Chiude un tavolo, chiunque vi sieda.
cli-admin-unsay-help = Toglie messaggi da un tavolo: alcuni, quelli di un ospite o tutti.
cli-admin-ban-help = Allontana un ospite da questo server; ai suoi posti giocano i sostituti, i suoi tavoli in attesa vengono annullati.
cli-admin-ban-address-help = Allontana chiunque arrivi da un indirizzo.
cli-admin-unban-help = Riammette un ospite o un indirizzo.
cli-admin-bans-help = Elenca gli ospiti e gli indirizzi allontanati.
cli-admin-log-help = Mostra che cosa è stato ordinato qui, da chi e con quale esito.
cli-admin-reason = Perché; resta nel registro.
cli-admin-most = Quanti al massimo.
cli-admin-table = L’identificativo di un tavolo, come nel suo indirizzo.
cli-admin-numbers = I numeri dei messaggi; nessuno significa tutti.
cli-admin-of-guest = Solo i messaggi di questo ospite.
cli-admin-guest = L’identificativo di un ospite.
cli-admin-address = Anche l’indirizzo da cui è arrivato l’ultima volta.
cli-admin-that-address = L’indirizzo; di IPv6 conta la prima metà.
cli-admin-whom = L’identificativo di un ospite, o un indirizzo.
cli-admin-nothing = Niente.
cli-admin-column-table = tavolo
cli-admin-column-game = gioco
cli-admin-column-status = stato
cli-admin-column-time = ora (UTC)
cli-admin-column-host = aperto da
cli-admin-column-guests = ospiti
cli-admin-column-guest = ospite
cli-admin-column-number = numero
cli-admin-column-words = messaggio
cli-admin-column-kind = tipo
cli-admin-column-whom = chi
cli-admin-column-reason = motivo
cli-admin-column-by = da
cli-admin-column-order = ordine
cli-admin-column-done = eseguito
cli-admin-column-outcome = rifiutato
order-done = Fatto.
order-waits = Il server non l’ha ancora eseguito; nel registro è il numero { $number }.
order-no-address = Non si sa da dove sia arrivato questo ospite: il server lo ricorda solo finché è acceso.
order-not-banned = { $value } non è stato allontanato.
order-no-words = A questo tavolo non ci sono messaggi del genere.
order-bad-address = «{ $address }» non è un indirizzo.
score-without-where = Il blocchetto segnapunti di { $game } non sa dire dove si può collocare qualcosa.
score-without-pad = Per { $game } non c’è un blocchetto segnapunti.
