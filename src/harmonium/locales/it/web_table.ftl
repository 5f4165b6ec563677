### Intorno a una partita, al tavolo nel browser.

## Bot

bot-random = Bot casuale
bot-greedy = Bot avido
bot-careful = Bot prudente
bot-search = Bot lungimirante
bot-network = Bot allenato
bot-level1 = Principiante
bot-level2 = Giocatore occasionale
bot-level3 = Esperto
bot-level4 = Campione
bot-level5 = Maestro
bot-other = Bot { $bot }
bot-with-points = { $name } (circa { $mean } punti)
bot-with-wins = { $name } (vittorie: { $mean }%)
bot-listed-points = { $name } · { $mean }
bot-listed-wins = { $name } · { $mean }%
web-listed-points = Dopo il nome: i punti che fa in media in una partita.
web-listed-wins = Dopo il nome: quante partite su cento vince una squadra di quel livello.
web-next-level = Livello successivo: { $name }
bot-numbered = { $name } { $number }
web-bot-level = livello { $level }

## Guardare

web-watch-board = Mostra al centro la plancia: { $name }
web-vain-past = Questo è un momento passato. Con Esc, o con l’ultima freccia della barra, torni al presente.
web-show-present = Mostra il presente
web-again = Rivedi che cosa è successo dal tuo ultimo turno
web-again-nothing = Dal tuo ultimo turno nessun altro ha agito.

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
## Che cosa vuol dire un risultato

meaning-kind = Le tue partite di questo tipo
meaning-best = Record
meaning-mean = Media
meaning-played = Giocate
meaning-first = La tua prima partita di questo tipo. Dalla prossima c’è qualcosa da battere.
meaning-record = Il tuo nuovo record! Prima era { $before }.
meaning-practice = Allenamento: questa partita non conta.
meaning-streak = { $days ->
    [one] Il primo giorno di fila
   *[other] { $days } giorni di fila
  }
meaning-share = Condividi il risultato
meaning-shared-daily = Harmonium, { $game }, { $day }: { $total }, { $place }
meaning-shared-points = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
  }
meaning-shared-cells = { $total ->
    [one] { $total } casella
   *[other] { $total } caselle
  }
tie-best-looking = Sto cercando la plancia migliore con queste tessere…
tie-best = La plancia migliore con queste tessere vale { $points }; la tua vale { $own }.
tie-best-rounds = Le plance migliori con queste tessere valgono insieme { $points }; le tue { $own }.
tie-best-watched = La plancia migliore con queste tessere vale { $points }.
tie-best-rounds-watched = Le plance migliori con queste tessere valgono insieme { $points }.
tie-best-reached = Con queste tessere non c’è plancia migliore.
tie-best-show = Mostra la plancia migliore
tie-best-hide = Nascondi la plancia migliore
tie-best-later = La plancia si vede quando il giorno è finito.
tie-best-none = La plancia migliore con queste tessere si cerca solo quando contano soltanto le linee.
tie-best-board = La plancia migliore con queste tessere, round { $round }: { $points } punti

## Regole

web-rule = Regola { $rule } (si apre in un’altra finestra)

## Più cose in fila

web-series = { $first }, { $rest }
web-clauses = { $first }, { $rest }
