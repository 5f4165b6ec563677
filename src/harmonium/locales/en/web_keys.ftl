### Playing by keyboard and by ear.

## The list of keys at the table

keys-tab = to the next board, list or button
keys-arrows = over the places of a board, over the choices of a list
keys-ends = to the first one, to the last one
keys-next = to the next place or choice that is open to you
keys-previous = to the one before
keys-act = do it
keys-cancel = put down what you hold; back to the present
keys-undo = take back
keys-past = back and forward through the game
keys-again = see again everything since your last turn
keys-coordinates = names of the cells on, or off
keys-log = to the log
keys-aid = player aid
keys-help = this list

## Names and settings

web-set-shortcuts = Single-letter keys
web-set-shortcuts-help = U takes back, N goes to the next place, ? shows all keys. When this is off, letters work only on the board or list where you are.
harmonies-take-card = Take { $card }
harmonies-exchange-card = Exchange { $card }
tq-enlarge = Enlarge the chart
harmonies-card-fits = { $places ->
    [one] Fits in one place now.
   *[other] Fits in { $places } places now.
}

## What screen readers are told

live-more = { $count ->
    [one] One more line in the log.
   *[other] { $count } more lines in the log.
}
live-sits-down = { $name } sits down.
live-stood-up = { PERSON($name) ->
    [second] You have left the table.
   *[third] { $name } has left the table.
  }
live-left = { PERSON($name) ->
    [second] You have left the game: a stand-in plays on, and you watch.
   *[third] { $name } has left the game: a stand-in plays on.
  }
live-stand-in = { PERSON($name) ->
    [second] A stand-in plays for you until you come back.
   *[third] A stand-in plays for { $name } now.
  }
live-back = { $name } is back.
live-goes-on = The game goes on.
live-not-agreed = No agreement: everything stays as it is.
