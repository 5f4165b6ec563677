### Ciò che dicono tutti i giochi e tutti i modi di giocare.

with-rule = { $sentence } ({ $rule })
at-place = { $place }: { $sentence }

## Ciò che è stato chiesto non esiste o non va bene

unknown-game = Qui non c’è nessun gioco «{ $game }». Giochi disponibili: { $known }.
unknown-option = Non c’è nessuna opzione «{ $option }». Opzioni disponibili: { $known }.
bad-option-value = L’opzione { $option } non può valere «{ $value }». Valori possibili: { $expected }.
options-of-another-game = Queste non sono opzioni di questo gioco: { $options }.
unknown-language = La lingua «{ $language }» non è disponibile. Lingue disponibili: { $known }.
unknown-bot = Per questo gioco non c’è nessun bot «{ $bot }». Bot disponibili: { $known }.
bot-broken = Il bot «{ $bot }» di un altro pacchetto non si può caricare: { $reason }
bot-without-parameters = Il bot { $bot } non ha parametri.
bad-bot-parameter = «{ $parameter }» non è un parametro del bot { $bot }: ciascuno si scrive una volta sola come nome=valore. Parametri disponibili: { $known }.
bad-bot-value = Il parametro { $parameter } del bot { $bot } non può valere «{ $value }». Valori possibili: { $expected }.
unknown-rule = Nel regolamento di { $game } non c’è nessuna regola «{ $rule }».
bad-notation = «{ $text }» non è un’azione di questo gioco. Un’azione si scrive così: «{ $example }».
not-an-action = Questa non è un’azione di questo gioco: { $action }.
no-such-seat = Il posto { $seat } non esiste: questo tavolo ha { $seats ->
    [one] 1 solo posto, il numero 0
   *[other] { $seats } posti, numerati da 0
  }.
not-seats = I posti sono un numero intero, o un elenco di chi li occupa.
table-closed = Questa partita è finita.
ending-does-not-fit = A questo punto la partita non può essere finita così ({ $how }).

## Annullare una mossa

undo-nothing = Non c’è nessuna tua mossa da annullare.
undo-others-built-on-it = Altri hanno già giocato dopo questa mossa.
undo-taken-over = Quello che viene prima è stato giocato in un’altra partita.

## Registrazioni

record-unknown-format = Questa registrazione non si può leggere qui; formato noto: { $known }.
record-unknown-ruleset = La registrazione segue regole che qui non sono note; regole note: { $known }.
record-malformed = { $reason }.
record-not-json = Questo non è JSON.
record-too-deep = Gli elenchi contenuti sono annidati troppo in profondità.
record-truncated = Il file finisce troppo presto.
record-bad-nonce = Il nonce deve avere 64 cifre esadecimali.
record-commitment-broken = Il nonce e la distribuzione non danno l’impronta indicata: uno dei tre è stato modificato.
record-commitment-differs = L’impronta non è quella che era stata pubblicata.
record-result-differs = Il risultato non è quello a cui portano le azioni.
record-bad-branch = Una partita ripresa comincia con le azioni di un’altra; il loro numero non torna.
record-undo-differs = Qui si poteva annullare soltanto la voce { $takes_back }.

## File

unknown-file-kind = Il nome del file { $path } deve finire in uno di questi modi: { $known }.
no-such-folder = La cartella { $path } non esiste.
needs-extra = Serve una parte che non è installata: pip install "harmonium[{ $extra }]".
cannot-read = Impossibile leggere { $path }: { $reason }.
cannot-write = Impossibile scrivere { $path }: { $reason }.
bad-document = { $reason } (in { $place }).
key-twice = «{ $key }» è scritto due volte nello stesso oggetto.
nothing-to-score = Non c’è nessun punteggio da calcolare: non è arrivato alcun dato.
