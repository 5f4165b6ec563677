### The table in words.

web-set-text = Show tables as text
web-set-text-help = Boards in words and a line for commands: for screen readers, and for everyone who likes text.
text-view = Text view
text-leave = Drawn board

## What can be done

text-actions = What you can do
text-command = Command
text-send = Do it
text-hint = Type an action such as “{ $example }”, or choose it from the list; “help” explains the rest.
text-hint-watching = Type a command such as “board” or “points”; “help” lists them all.
text-answer = Answer
text-none = There is nothing to do now.
text-none-begins = { $count ->
    [one] No action begins with “{ $beginning }”; there is { $count } action.
   *[other] No action begins with “{ $beginning }”; there are { $count } actions.
  }
text-count = { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }
text-rest = Other actions
text-past = This is an earlier moment. To act, type “present” and come back.
text-present = This is the present.
text-watching = You are watching: only players act.
text-waits = Done as soon as the act before it is answered: { $commands }
text-not-done = Not done: { $commands }. The up arrow brings back what you typed.
text-lately = Recently

## Commands

text-help = Commands
text-help-keys = The slash key takes you to the command line from anywhere; the up arrow brings back what you typed before.
text-key-command = to the command line
text-help-commands = To look around
text-help-actions = To act
text-command-board = to the board
text-command-cards = to your hand and the cards
text-command-turn = what is asked of you
text-command-legal = what you may do; with a beginning such as “{ $example }” only what begins like that
text-command-what = what lies on a cell, beside it, and what could go there
text-command-points = everyone’s points
text-command-log = what happened recently
text-command-point = point at a Storm that a Compass should remove, without a word
text-command-undo = take back
text-command-present = back to the present, when you look at an earlier moment
text-command-help = these commands
text-which-cell = Which cell? For instance: { $example }
text-no-cell = There is no cell { $cell }. For instance: { $example }
text-no-cards = There are no cards or tiles to show you now.

## Boards and points

text-your-board = Your board
text-cell-empty = empty
text-cell = { $cell }: { $content }
text-named = { $name }: { $text }
text-row = { $title }: { $items }
text-column = Column { $column }
text-around = Around it: { $cells }
text-points = { $name }: { $total }. { $items }
text-change = { $category } { $points }

## Take It Easy

text-tie-place = Place { $tile }
text-tie-asks = Place the called tile: { $tile }
text-tie-into = { $points ->
    [0] cell { $cell }
    [one] cell { $cell }, brings { $points } point
   *[other] cell { $cell }, brings { $points } points
  }
text-tie-lines = Lines
text-tie-open = { $line }, untouched
text-tie-alive = { $line }, could bring { $points }
text-tie-completed = { $line }, brings { $points }
text-tie-broken = { $line }, brings nothing any more
text-tie-form = place the called tile in cell 9

## Harmonies

text-h-groups = Take tokens
text-h-tokens = Place { $token }
text-h-animals = Let animals settle
text-h-cards = Cards of the row
text-h-place = { $token } on { $cell }
text-h-settle = { $card } settles on { $cell }
text-h-take = take the card { $card }
text-h-exchange = exchange the card { $card }
text-h-fits = Could settle here: { $cards }
text-h-turned = A habitat may be turned to any of the six directions.
text-h-form-group = take the tokens of the second space
text-h-form-token = place a gray token, a rock, on c4
text-h-form-card = take the card Otter
text-h-form-cube = let the Otter settle on c4
text-h-form-spirit = keep the Lion as your nature spirit
text-h-form-exchange = exchange the card Otter at the end of a solo turn

## Tranquility

text-tq-chart = The cells are numbered along the chain; row 1 is the lowest.
text-tq-wrong-way = the wrong way up
text-tq-cards = Hand and piles
text-tq-lay = Place { $card }
text-tq-place = { $card } in cell { $cell }
text-tq-costs = { $cost ->
    [0] { $action }, free
    [one] { $action }, costs one card
   *[other] { $action }, costs { $cost } cards
  }
text-tq-discard = Discard
text-tq-form-place = place island 17 in cell 5
text-tq-form-discard = discard 17 and a Finish: two cards as an action, or as a payment
text-tq-form-start = play the Start
text-tq-form-finish = play the Finish
text-tq-form-announce = say that you could spare four cards
text-tq-form-give = give three cards of your hand and two from the pile
text-tq-form-rocks = move the rocks to row 3
text-tq-form-monster = the Sea Monster strikes cell 5
text-tq-form-joker = place a Joker as 17 in cell 5
text-tq-form-compass = spend a Compass on the Yellow Storm before the player in seat 2; seats count from 0
text-tq-form-flip = turn the card in cell 5 round
text-tq-form-take = take 17 from the offer
