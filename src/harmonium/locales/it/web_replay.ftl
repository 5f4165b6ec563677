### Rivedere una partita terminata, o una partita in un file.

replay-title = Rivedi la partita
replay-of = Rivedi la partita: { $game }
replay-loading = Apertura della partita…
replay-not-there = Questa partita non si può mostrare.
replay-seat = Posto { $seat }
replay-no-board = Qui non c’è ancora una plancia per questo gioco; si vedono i punti e il risultato.

## Scorrere la partita

replay-controls = Scorri la partita
replay-moment = Momento
replay-at = { $step } / { $steps }
replay-beginning = L’inizio
replay-first = Vai all’inizio
replay-back = Un’azione indietro
replay-forward = Un’azione avanti
replay-last = Vai alla fine
replay-play = Riproduci
replay-pause = Ferma
replay-speed = Velocità
replay-speed-is = { $speed }×

## Con gli occhi di chi

replay-eyes = Punto di vista
replay-eyes-open = Tutto scoperto
replay-eyes-spectator = Uno spettatore
replay-eyes-seat = { $name }
replay-open-hand = In mano: { $cards }

## Che cosa se ne può fare

replay-link = Link a questo momento
replay-link-copied = Copiato: link a questo momento
replay-link-here-only = Copiato; per ora solo questo computer può aprire il link.
replay-link-in-address = Il link è nella barra degli indirizzi.
replay-download = Salva la registrazione
replay-play-on = Gioca da qui
replay-play-on-title = Gioca da qui
replay-play-on-words = Si apre un nuovo tavolo, com’era questo dopo l’azione { $step }. Tu prendi un posto, i bot gli altri. La distribuzione ormai è nota, quindi la partita non conta.
replay-play-on-alone = Si apre un nuovo tavolo, com’era questo dopo l’azione { $step }. La distribuzione ormai è nota, quindi la partita non conta.
replay-play-on-over = In questo momento la partita è già terminata; torna al punto da cui vuoi giocare.
replay-play-on-seat = Il tuo posto
replay-play-on-bot = Gli altri
replay-play-on-go = Comincia
replay-branched-short = ripresa dall’azione { $step }
replay-branched = Ripresa da un’altra partita dopo l’azione { $step }; non conta.
practice-short = allenamento
practice = Partita di allenamento: ci sono stati aiuti, oppure si è annullato qualcosa di già rivelato, senza nessuno che potesse acconsentire. Non conta.

## File che promettono troppo

replay-fault = Il file si può rivedere, ma non tutto ciò che contiene è vero. { $fault }

## Aprire un file

replay-open-title = Apri una partita
replay-open-file = Apri una partita salvata come file
replay-open-words = Ogni partita terminata si può salvare come file: alla fine di una partita al tavolo, dal terminale o da Python. Aprine una qui per scorrerla azione per azione.
replay-open-choose = Scegli un file
replay-open-drop = o trascinalo qui
replay-open-private = Il file viene inviato a questo server per essere rigiocato; non se ne conserva nulla.
replay-open-wrong = Impossibile aprire «{ $name }».
replay-open-too-large = Una registrazione ha al massimo { $limit } KB; questo file ha { $size } KB.

## Tasti

replay-keys-steps = un’azione indietro o avanti
replay-keys-ends = all’inizio, alla fine
replay-keys-play = riproduci, ferma
replay-keys-speed = più lenta, più veloce
replay-keys-eyes = punto di vista successivo
