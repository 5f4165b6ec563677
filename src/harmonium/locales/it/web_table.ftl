### Intorno a una partita, al tavolo nel browser.

## Bot

bot-random = Bot casuale
bot-greedy = Bot avido
bot-careful = Bot prudente
bot-other = Bot { $bot }
bot-numbered = { $name } { $number }
web-bot-level = livello { $level }

## Guardare

web-watch-board = Mostra al centro la plancia: { $name }
web-vain-past = Questo è un momento passato. Con Esc, o con l’ultima freccia della barra, torni al presente.

## Da dove vengono i punti

web-explain = { $name }, { $category }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }. Mostra da dove vengono.
web-explained = { $category }, { $name }: { $items }
web-explained-item = { $points } su { $cells }
web-explained-none = { $category }, { $name }: ancora niente

## La prova della distribuzione

web-proof-label = Prova della distribuzione:
web-proof-checking = verifica in corso…
web-proof-good = verificata
web-proof-bad = non torna!
web-proof-unread = non è stato possibile verificarla
web-proof-later = si apre domani
web-proof-words-good = Il tuo browser ha appena aperto la registrazione e ricalcolato questo numero dalla sua distribuzione: corrispondono.
web-proof-words-published = È anche il numero che ti è stato mostrato mentre la partita era in corso.
web-proof-words-broken = La distribuzione nella registrazione non dà questo numero: uno dei due è stato modificato.
web-proof-words-differs = La registrazione svela un numero diverso da quello che ti è stato mostrato mentre la partita era in corso.
web-proof-words-unreadable = Non è stato possibile leggere la registrazione.

## Regole

web-rule = Regola { $rule } (si apre in un’altra finestra)

## Più cose in fila

web-series = { $first }, { $rest }
web-clauses = { $first }, { $rest }
