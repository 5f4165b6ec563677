### Giocare con la tastiera e a orecchio.

## L’elenco dei tasti al tavolo

keys-tab = alla plancia, all’elenco o al pulsante successivo
keys-arrows = tra le caselle di una plancia, tra le scelte di un elenco
keys-ends = al primo, all’ultimo
keys-next = al prossimo posto o alla prossima scelta possibile
keys-previous = a quello precedente
keys-act = esegui
keys-cancel = posa ciò che hai in mano; torna al presente
keys-undo = annulla la mossa
keys-past = indietro e avanti nella partita
keys-again = rivedi tutto dal tuo ultimo turno
keys-coordinates = mostra o nascondi i nomi delle caselle
keys-log = alla cronaca
keys-aid = riassunto di gioco
keys-help = questo elenco

## Nomi e impostazioni

web-set-shortcuts = Scorciatoie di una lettera
web-set-shortcuts-help = U annulla la mossa, N va al prossimo posto, ? mostra tutti i tasti. Se sono disattivate, le lettere valgono solo sulla plancia o nell’elenco in cui ti trovi.
harmonies-take-card = Prendi: { $card }
harmonies-exchange-card = Sostituisci: { $card }
tq-enlarge = Ingrandisci la mappa
harmonies-card-fits = Posti adatti ora: { $places }.

## Che cosa sentono i lettori di schermo

live-more = { $count ->
    [one] Un’altra riga nella cronaca.
   *[other] Altre { $count } righe nella cronaca.
}
live-sits-down = { $name } si siede al tavolo.
live-stood-up = { PERSON($name) ->
    [second] Hai lasciato il tavolo.
   *[third] { $name } ha lasciato il tavolo.
  }
live-left = { PERSON($name) ->
    [second] Hai lasciato la partita: continua un sostituto e tu guardi.
   *[third] { $name } ha lasciato la partita: continua un sostituto.
  }
live-stand-in = { PERSON($name) ->
    [second] Finché non torni, gioca per te un sostituto.
   *[third] Ora al posto di { $name } gioca un sostituto.
  }
live-back = { $name } torna al tavolo.
live-goes-on = La partita riprende.
live-not-agreed = Nessun accordo: tutto resta com’è.
