### Giocare nel terminale.

cli-play-game = Il gioco; se manca, si apre un menu.
cli-play-seats = Chi gioca, con i nomi separati da virgole: «you» (o you:Nome) per le persone, i bot con il loro nome.
cli-play-seed = Un numero, per una partita che si possa ripetere.
cli-play-save = Alla fine della partita scrive la registrazione in questo file.

you = Tu
player-name = Giocatore { $number }
on = sì
off = no

key-undo = Annulla
key-save = Salva
key-again = Nuova partita
key-rules = Regole
key-leave = Esci
key-close = Chiudi
key-look = Guarda le plance
key-lift = Mostra
key-start = Comincia
key-place = Colloca
key-boards = Altre plance

menu-game = Gioco
menu-people = Persone
menu-bots = Bot
menu-level = Livello dei bot
menu-start = Gioca

pass-the-screen = Passa lo schermo a: { $name }.
pass-the-screen-key = Invio, spazio o un clic mostrano il tavolo.
undone = Mossa annullata.
saved = Salvata come { $path }.
proof = Prova della distribuzione: { $commitment }…

result-winner = { PERSON($name) ->
    [second] Hai vinto!
   *[third] Vince { $name }!
  }
result-shared = Vittoria condivisa: { $names }.
result-solo = { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
  }
