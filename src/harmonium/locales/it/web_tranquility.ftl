### Tranquility nel browser.

panel-tranquility-ceremony = { tq-start-short }
panel-tranquility-crew = Equipaggio
panel-tranquility-voyage = Viaggio

tq-standard = standard
tq-is-day = giorno
tq-is-night = notte
tq-island = Isola { $number }
tq-sun-up = Sole in alto
tq-moon-up = Luna in alto
tq-sun = Sole
tq-moon = Luna

## Che cosa si chiede

tq-asks-turn = Scegli una carta, poi un posto
tq-asks-only-discard = Nessuna carta può essere collocata: scartane 2
tq-asks-place = { $card }: scegli dove collocarla
tq-asks-nowhere = { $card }: adesso non può andare da nessuna parte
tq-asks-start = Hai in mano una carta Partenza: mettila nel suo angolo
tq-asks-finish = Arrivo: mettilo nel suo angolo
tq-asks-monster = Mostro marino: scegli la sua vittima
tq-asks-joker = Jolly: scegli dove collocarlo
tq-asks-flip = Scegli la carta da capovolgere
tq-asks-compass = Scegli la Tempesta da rimuovere
tq-asks-two = { $left ->
    [one] Scegli ancora 1 carta da scartare
   *[other] Scegli 2 carte da scartare
  }
tq-asks-pay = { $left ->
    [one] Paga: scegli { $amount ->
        [one] 1 carta
       *[other] ancora 1 carta
      }
   *[other] Paga: scegli { $left } carte
  }
tq-asks-choose = { $left ->
    [one] Per la Partenza: scegli { $left } carta
   *[other] Per la Partenza: scegli { $left } carte
  }
tq-asks-give = Per la Partenza: dai le carte scelte
tq-asks-rocks = Sposta gli Scogli accanto a un’altra fila, oppure scarta 2 carte
tq-asks-rocks-move = Sposta gli Scogli accanto a un’altra fila
tq-asks-storm-yellow = { $left ->
    [0] Una Tempesta gialla resta davanti a te
    [one] Una Tempesta gialla: scegli { $left } carta da scartare
   *[other] Una Tempesta gialla: scegli { $left } carte da scartare
  }
tq-asks-storm-orange = Una Tempesta arancione resta davanti a te
tq-asks-storm-purple = Una Tempesta viola: scegli una fila
tq-wait-announce = In attesa dell’annuncio di: { $name }…
tq-wait-commit = Quante carte dare? Decide: { $name }…
tq-wait-choose = In attesa della scelta di: { $name }…

## Che cosa si può fare

tq-discard-two = Scarta 2 carte
tq-discard-hand = Scarta la mano per una Bussola
tq-flip = Capovolgi una carta
tq-use-compass = Usa una Bussola
tq-lay-joker = Jolly tra le Bussole
tq-no-compass = Nessuna Bussola adesso
tq-go-on = Continua
tq-take-storm = Subisci la Tempesta
tq-spend-on-it = Bussola contro la Tempesta
tq-do-it = Che cosa puoi fare
tq-key-hand = scegli una carta della mano
tq-key-discard = scarta 2 carte

## La mappa

tq-chart = Mappa del mare
tq-cell = Casella { $cell } nella fila { $row }
tq-cell-empty = vuota
tq-cell-border = vuota, sopra una carta Bordo
tq-cell-island = Isola { $number }
tq-cell-joker = un Jolly come { $number }
tq-here = { $card } può andare qui
tq-here-cost = { $cost ->
    [0] { $card } può andare qui, gratis
    [one] { $card } può andare qui, costa { $cost } carta
   *[other] { $card } può andare qui, costa { $cost } carte
  }
tq-here-flip = capovolgila
tq-here-strike = qui può colpire il Mostro marino
tq-here-joker = il Jolly può andare qui
tq-here-rocks = gli Scogli possono andare qui
tq-here-storm = la Tempesta può andare qui
tq-here-compass = qui una Bussola può rimuovere una Tempesta
tq-here-start = metti qui la Partenza
tq-here-finish = metti qui l’Arrivo
tq-row = Fila { $row }
tq-purple-storms = { $count ->
    [one] una Tempesta viola
   *[other] { $count } Tempeste viola
  }
tq-corner-start = L’angolo della Partenza
tq-corner-finish = L’angolo dell’Arrivo
tq-free = gratis
tq-costs = costa { $cost }
tq-start-short = Partenza
tq-finish-short = Arrivo
tq-note-places = { $places ->
    [one] { $places } posto
   *[other] { $places } posti
  }
tq-barred-Q-COST-5 = costerebbe più carte di quante puoi darne
tq-barred-Q-ROCKS-2 = chiusa dagli Scogli aguzzi
tq-barred-Q-START-1 = prima si deve giocare la carta Partenza
tq-barred-Q-STORM-6 = chiusa da una Tempesta viola
tq-barred-Q-STORM-7 = sotto la tua Tempesta arancione solo accanto a un’altra Isola
tq-barred-Q-VAR-ARCH-4 = il tetto è chiuso finché i due pilastri non sono in piedi
tq-storm-letter-yellow = G
tq-storm-letter-orange = A
tq-storm-letter-purple = V

## Mano, mazzi e offerta

tq-your-hand = La tua mano
tq-hand-empty = Nessuna carta rimasta
tq-card-places = { $places ->
    [0] { $card }, adesso non può andare da nessuna parte
    [one] { $card }, { $places } posto
   *[other] { $card }, { $places } posti
  }
tq-card-chosen = { $card }, da scartare
tq-card-choosable = { $card }, si può scartare
tq-your-pile = mazzo di pesca
tq-your-discards = scarti
tq-own-discards = I tuoi scarti: { $cards }
tq-offer-title = Offerta
tq-take = prendi { $card }
tq-deck-left = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
  }
tq-hand-of = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
  }
tq-pile-of = mazzo { $count }
tq-discards-of = scarti { $count }
tq-known-monsters = { $count ->
    [one] ha un Mostro marino
   *[other] ha { $count } Mostri marini
  }
tq-seat-storm = { $count ->
    [one] { $storm }
   *[other] { $storm } ({ $count })
  }
tq-yellow-means = mano di tre
tq-orange-means = solo accanto alle Isole
tq-hands-are-secret = Le mani sono segrete. Si gioca in silenzio.

## Il Jolly

tq-joker-title = Quale numero per la casella { $cell }?
tq-joker-number = { $number }
tq-joker-number-cost = { $cost ->
    [0] { $number }, gratis
    [one] { $number }, costa { $cost } carta
   *[other] { $number }, costa { $cost } carte
  }

## La Partenza

tq-ceremony = La Partenza: { $owed ->
    [one] ancora { $owed } carta da tutti voi
   *[other] { $owed } carte da tutti voi insieme
  }
tq-ceremony-announce = Quante ne potrebbe dare ciascuno? I numeri si vedono quando tutti hanno detto il proprio.
tq-ceremony-commit = Adesso ognuno promette a turno, finché non manca più nulla.
tq-ceremony-choose = Le carte promesse si scelgono e si danno contemporaneamente.
tq-could-spare = annunciate: { $number }
tq-has-announced = annuncio fatto
tq-has-not-announced = annuncio da fare
tq-gives = { $pile ->
    [0] quota: { $hand }
   *[other] quota: { $hand } e { $pile } alla cieca
  }
tq-has-at-most = max { $most }
tq-is-promising = promessa in corso
tq-has-chosen = scelta fatta
tq-spare-how-many = Potrei darne
tq-give-how-many = Ne do
tq-give-blind = { $hand } e { $pile } alla cieca dal mazzo
tq-promised = promesse { $count } di { $owed }
tq-your-number = Potresti darne { $number }. In attesa degli altri.
tq-choose-below = Scegli { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  } della tua mano.
tq-give-these = Dai queste carte

## Tempeste e Bussole

tq-pool = Bussole comuni
tq-supply = { $count } nella riserva
tq-storm-at-row = { $storm } alla fila { $row }
tq-storm-before = { $storm } davanti a { $name }
tq-storm-before-you = { $storm } davanti a te
tq-remove-this = Rimuovi: { $storm }
tq-point = Rimuoviamo questa?
tq-points = { PERSON($name) ->
    [second] Hai indicato una Tempesta: { $storm }
   *[third] { $name } ha indicato una Tempesta: { $storm }
  }
tq-drawn = { PERSON($name) ->
    [second] Hai pescato: { $storm }
   *[third] { $name } ha pescato: { $storm }
  }
tq-storm-does-yellow = Il tuo limite è di 3 carte in mano, finché una Bussola non la rimuove.
tq-storm-does-orange = Puoi collocare Isole solo accanto ad altre, finché una Bussola non la rimuove.
tq-storm-does-purple = Chiude una fila a tua scelta, finché una Bussola non la rimuove.

## Il viaggio

tq-progress =
    { $filled ->
        [one] { $filled } casella su { $cells }
       *[other] { $filled } caselle su { $cells }
    }
tq-start-played = La Partenza è nel suo angolo
tq-start-not-played = Nessuna Partenza è stata ancora giocata
tq-night-at = La notte scende a { $cells } caselle
tq-night-now = È notte: le carte si collocano con il lato Luna in alto
tq-explorer-left = { $count ->
    [one] ancora { $count } carta Esploratore
   *[other] ancora { $count } carte Esploratore
  }
tq-sunk = Affondate: { $numbers }
tq-gap = { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselle
  }, { $numbers ->
    [one] { $numbers } numero possibile
   *[other] { $numbers } numeri possibili
  }

## Che cosa è successo

tq-told-drew = { PERSON($name) ->
    [second] Hai pescato
   *[third] { $name } ha pescato
  } { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
tq-told-drew-own = { PERSON($name) ->
    [second] Hai pescato { $cards }
   *[third] { $name } ha pescato { $cards }
  }
tq-told-discarded = { PERSON($name) ->
    [second] Hai scartato
   *[third] { $name } ha scartato
  } { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
tq-told-discarded-own = { PERSON($name) ->
    [second] Hai scartato { $cards }
   *[third] { $name } ha scartato { $cards }
  }
tq-told-blind = { PERSON($name) ->
    [second] Hai dato
   *[third] { $name } ha dato
  } { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  } alla cieca dal mazzo di pesca
tq-told-starts = Le carte Partenza sono state mescolate nei mazzi
tq-told-placed = { PERSON($name) ->
    [second] Hai collocato { $number } nella casella { $cell }
   *[third] { $name } ha collocato { $number } nella casella { $cell }
  }
tq-told-joker = { PERSON($name) ->
    [second] Hai collocato un Jolly come { $number } nella casella { $cell }
   *[third] { $name } ha collocato un Jolly come { $number } nella casella { $cell }
  }
tq-told-start = { PERSON($name) ->
    [second] Hai giocato la Partenza
   *[third] { $name } ha giocato la Partenza
  }
tq-told-start-joker = { PERSON($name) ->
    [second] Hai giocato un Jolly come Partenza
   *[third] { $name } ha giocato un Jolly come Partenza
  }
tq-told-finish = { PERSON($name) ->
    [second] Hai giocato l’Arrivo
   *[third] { $name } ha giocato l’Arrivo
  }
tq-told-finish-joker = { PERSON($name) ->
    [second] Hai giocato un Jolly come Arrivo
   *[third] { $name } ha giocato un Jolly come Arrivo
  }
tq-told-finish-failed = { PERSON($name) ->
    [second] Hai tentato l’Arrivo, ma ci sono Mostri marini in giro
   *[third] { $name } ha tentato l’Arrivo, ma ci sono Mostri marini in giro
  }
tq-told-shows-monsters = { PERSON($name) ->
    [second] Hai rivelato
   *[third] { $name } ha rivelato
  } { $count ->
    [one] un Mostro marino
   *[other] { $count } Mostri marini
  }
tq-told-struck = Un Mostro marino ha portato via { $number } dalla casella { $cell } ({ $name })
tq-told-flipped = { PERSON($name) ->
    [second] Hai capovolto la carta nella casella { $cell }
   *[third] { $name } ha capovolto la carta nella casella { $cell }
  }
tq-told-night = È scesa la notte
tq-told-compass-start = La Partenza ha fruttato una Bussola ({ $name })
tq-told-compass-row = La fila { $row }, di numeri consecutivi, ha fruttato una Bussola ({ $name })
tq-told-compass-hand = { PERSON($name) ->
    [second] Hai scartato tutta la mano per una Bussola
   *[third] { $name } ha scartato tutta la mano per una Bussola
  }
tq-told-compass-explored = { PERSON($name) ->
    [second] Hai trovato una Bussola
   *[third] { $name } ha trovato una Bussola
  }
tq-told-spent = { PERSON($name) ->
    [second] Hai speso una Bussola contro la { $storm }
   *[third] { $name } ha speso una Bussola contro la { $storm }
  }
tq-told-joker-laid = { PERSON($name) ->
    [second] Hai messo un Jolly tra le Bussole
   *[third] { $name } ha messo un Jolly tra le Bussole
  }
tq-told-storm-drawn = { PERSON($name) ->
    [second] Hai incontrato una Tempesta: { $storm }
   *[third] { $name } ha incontrato una Tempesta: { $storm }
  }
tq-told-storm-stays = { PERSON($name) ->
    [second] Hai subito la { $storm }
   *[third] { $name } ha subito la { $storm }
  }
tq-told-storm-row = { PERSON($name) ->
    [second] Hai messo la { $storm } alla fila { $row }
   *[third] { $name } ha messo la { $storm } alla fila { $row }
  }
tq-told-rocks = { PERSON($name) ->
    [second] Hai spostato gli Scogli alla fila { $row }
   *[third] { $name } ha spostato gli Scogli alla fila { $row }
  }
tq-told-explored = { PERSON($name) ->
    [second] Hai esplorato: { $card }
   *[third] { $name } ha esplorato: { $card }
  }
tq-told-removed = Fuori dal gioco: { $card }
tq-told-calm = Mare calmo
tq-told-announced = { PERSON($name) ->
    [second] Hai annunciato
   *[third] { $name } ha annunciato
  }
tq-told-announced-own = { PERSON($name) ->
    [second] Hai annunciato { $number }
   *[third] { $name } ha annunciato { $number }
  }
tq-told-could-spare = { PERSON($name) ->
    [second] Potresti darne { $number }
   *[third] { $name } potrebbe darne { $number }
  }
tq-told-gives = { PERSON($name) ->
    [second] Hai promesso
   *[third] { $name } ha promesso
  } { $pile ->
    [0] { $hand }
   *[other] { $hand } e { $pile } alla cieca dal mazzo
  }
tq-told-chose = { PERSON($name) ->
    [second] Hai scelto che cosa dare
   *[third] { $name } ha scelto che cosa dare
  }
tq-told-took = { PERSON($name) ->
    [second] Hai preso { $card }
   *[third] { $name } ha preso { $card }
  }
tq-told-offer = Nuove nell’offerta: { $cards }
tq-told-won = Il viaggio è riuscito
tq-told-lost = Il viaggio è fallito; mancava ancora: { $missing }
tq-told-over = La partita è terminata

## La fine

tq-lost = Il viaggio è fallito: { $filled } caselle occupate su { $cells }. Mancava ancora: { $missing }.
tq-story-won = Mare calmo
tq-story-lost = Naufragio
tq-story-over = Il viaggio è terminato
tq-story-all = Tutte le { $cells } caselle sono occupate, dalla Partenza all’Arrivo.
tq-story-full = Tutte le { $cells } caselle sono occupate.
tq-story-close = Caselle occupate: { $filled } su { $cells }; { $left ->
    [one] ne mancava { $left }
   *[other] ne mancavano { $left }
  }.
tq-story-Q-END-1 = { PERSON($name) ->
    [second] Hai giocato l’Arrivo sulla mappa completa.
   *[third] { $name } ha giocato l’Arrivo sulla mappa completa.
  }
tq-story-Q-END-2 = { PERSON($name) ->
    [second] Non avevi più azioni consentite.
   *[third] { $name } non aveva più azioni consentite.
  }
tq-story-Q-START-7 = Non è stato possibile mettere insieme le otto carte per la Partenza.
tq-story-complete = La mappa è completa: tutte le { $cells } caselle sono occupate.
tq-story-tie = I punti sono pari: vince la Luna, che ha giocato per seconda.
tq-story-stopped = Il viaggio è finito prima del tempo.

## Riassunto di gioco

tq-aid-turn = Il tuo turno
tq-aid-place = Colloca un’Isola in una casella vuota qualsiasi. Lungo la sequenza, dall’angolo in basso a sinistra a quello in alto a destra, i numeri devono crescere.
tq-aid-cost = Accanto a una vicina occupata della sequenza il costo è la differenza; tra due vicine, la differenza più piccola. Scarta altrettante carte. Senza vicine è gratis.
tq-aid-two = Oppure scarta 2 carte. Poi pesca fino ad averne { $hand }.
tq-aid-start-title = Partenza e Arrivo
tq-aid-start = Chi ha in mano una Partenza quando non ce n’è nessuna in gioco deve giocarla: tutti insieme scartano { $cards } carte, divise come si vuole.
tq-aid-finish = Con la mappa piena e la Partenza in gioco, un Arrivo fa vincere tutti insieme.
tq-aid-lose = Se qualcuno non ha azioni consentite, perdono tutti insieme.
tq-aid-silence = Nessuno parla di carte o di piani.
tq-aid-modules = In questa partita
tq-aid-jagged_rocks = Gli Scogli aguzzi chiudono una fila. Dopo ogni azione si spostano accanto a un’altra fila o si scartano 2 carte. Spariscono quando { $rows } file sono complete.
tq-aid-sea_monsters = Un Mostro marino non si può mai scartare. Si gioca su un’Isola: spariscono entrambi. Nessuno vince finché qualcuno ne ha uno in mano.
tq-aid-storm_compass = Le Tempeste colpiscono quando vengono pescate. Gialla: mano di 3 carte. Arancione: Isole solo accanto ad altre. Viola: una fila è chiusa. Una Bussola ne rimuove una; se ne ottiene una per la Partenza, una fila di numeri consecutivi, una mano scartata.
tq-aid-jokers = Un Jolly vale come Isola con un numero qualsiasi non ancora giocato, come Partenza, Arrivo, Mostro marino o Bussola.
tq-aid-remove_islands = Alcune Isole sono state rimosse; nessuno sa quali.
tq-aid-high_arch = Il tetto, la fila più in alto, è aperto solo finché entrambi i pilastri sono pieni.
tq-aid-pyramid = Un’Isola sopra una carta Bordo fa girare una carta Esploratore: Arrivo, Bussola, Tempesta, Mostro marino, Scogli o mare calmo.
tq-aid-day_night = A metà della mappa scende la notte. Per vincere, la metà inferiore deve mostrare il lato Sole in alto, quella superiore il lato Luna. Si scarta 1 carta per capovolgerne un’altra.
tq-aid-competitive = Si gioca da avversari, Sole contro Luna: { $points } punti per ogni carta orientata dalla propria parte, uno in meno per ogni scarto. La mano si reintegra dall’offerta scoperta; in caso di parità vince la Luna.
