tranquility-title = Tranquility

## Options

option-tranquility-jagged_rocks = Jagged Rocks
option-tranquility-sea_monsters = Sea Monsters
option-tranquility-sea_monsters-none = none
option-tranquility-sea_monsters-low = three
option-tranquility-sea_monsters-middle = four
option-tranquility-sea_monsters-high = five
option-tranquility-storm_compass = Storm and Compass
option-tranquility-jokers = Jokers
option-tranquility-remove_islands = Removing Island Cards
option-tranquility-remove_islands-none = none
option-tranquility-remove_islands-galatea = Galatea (4)
option-tranquility-remove_islands-triton = Triton (6)
option-tranquility-remove_islands-leucothea = Leucothea (8)
option-tranquility-remove_islands-amphitrite = Amphitrite (10)
option-tranquility-remove_islands-poseidon = Poseidon (12)
option-tranquility-high_arch = High Arch
option-tranquility-pyramid = Pyramid
option-tranquility-day_night = Day and Night
option-tranquility-competitive = Competitive

## Points

category-tranquility-cells = Filled cells
category-tranquility-grid = Cards in the grid
category-tranquility-discards = Discards

## What is against options

refused-Q-SETUP-5 = Tranquility is for { $least } to { $most } players, not for { $seats }.
refused-Q-COMBO-2 = The Pyramid goes neither with the High Arch nor with modules whose cards lie in its explorer deck.
refused-Q-COMBO-3 = Competitive goes with Removing Island Cards and the High Arch only.
refused-Q-VAR-COMPETE-1 = Competitive is for exactly two players, not for { $seats }.

## What is against a deal

refused-Q-SETUP-2 = The first player must sit at the table.
refused-Q-SETUP-3 = { $agreed } different islands are to be removed; the deal removes { $removed }.
refused-Q-SETUP-4 = The common deck must hold the agreed { $expected } cards; this one has { $cards }, or others.
refused-Q-SETUP-7 = The deal must hold one whole number below 2^64 for each player’s Start card.
refused-Q-ROCKS-1 = The rocks must begin at one of the six rows, in games with rocks only; not at { $row }.
refused-Q-VAR-PYRAMID-3 = The explorer deck of the Pyramid has its 28 cards; this one has { $cards }, or others.

## What is against a grid that was written down

refused-Q-COMP-1 = There is no island { $number }, or it is there twice.

## What is against an action

refused-Q-TURN-1 = It is not your turn to act.
refused-Q-TURN-2 = That is not an action of a turn here.
refused-Q-TURN-4 = { $least ->
    [5] A hand with so many islands holds { $most } cards, not { $cards }.
   *[other] A hand with these islands holds { $least } to { $most } cards, not { $cards }.
  }
refused-Q-GRID-1 = The grid has cells 1 to { $cells }; { $cell } is not one of them.
refused-Q-PLACE-1 = You need an island in your hand and an empty cell for it; { $card } and cell { $cell } do not go together.
refused-Q-PLACE-2 = { $number } does not fit in cell { $cell }: numbers must rise along the chain.
refused-Q-COST-4 = Pay with exactly as many discardable cards of your hand as it costs.
refused-Q-COST-5 = That costs { $cost } { $cost ->
    [one] card
   *[other] cards
  }, and you have only { $cards } to give.
refused-Q-DISCARD-1 = Discard exactly two cards of your hand.
refused-Q-DISCARD-2 = You need two cards that can be discarded.
refused-Q-DISCARD-3 = You hold a Start card: it must be played first.
refused-Q-START-1 = The Start card must be played when you hold one, and only then.
refused-Q-START-4 = You cannot contribute that to the Start card now.
refused-Q-START-7 = The game is lost: the Start card could not be paid.
refused-Q-START-8 = A Start card has been played already; this one can only be discarded.
refused-Q-FINISH-1 = A Finish card can be played only on a complete grid, with the Start card in its corner.
refused-Q-FINISH-3 = You have no Finish card to play.
refused-Q-END-1 = The game is over: it is won.
refused-Q-END-2 = The game is over: it is lost.
refused-Q-ROCKS-2 = Cell { $cell } lies in the row of the Jagged Rocks.
refused-Q-ROCKS-3 = Move the rocks to another row with an empty cell, or discard two cards.
refused-Q-MONSTER-2 = You have no Sea Monster in hand.
refused-Q-MONSTER-3 = There is no island in cell { $cell } for a Sea Monster.
refused-Q-MONSTER-4 = Cell { $cell } lies in a blocked row: no Sea Monster can be put there.
refused-Q-MONSTER-5 = A Sea Monster can never be discarded.
refused-Q-MONSTER-7 = Finishing can be attempted only once in a turn.
refused-Q-STORM-2 = A Storm has been drawn: spend a Compass on it, or take it.
refused-Q-STORM-3 = Discard down to three cards.
refused-Q-STORM-6 = A Purple Storm closes a row that has an empty cell, and a closed row takes no card.
refused-Q-STORM-7 = Under your Orange Storm islands go only beside others; cell { $cell } has no filled neighbour.
refused-Q-COMPASS-3 = Discarding the hand needs two cards or more and no Sea Monster.
refused-Q-COMPASS-4 = There is no Compass, or no such Storm to spend it on: { $storm }.
refused-Q-COMPASS-5 = Now you can only spend Compasses, or pass.
refused-Q-JOKER-2 = A Joker can take a number from 1 to 80 that has not been played; { $number } is not such a number.
refused-Q-JOKER-3 = { $number } has been played already.
refused-Q-JOKER-4 = You have no Joker in hand.
refused-Q-VAR-ARCH-4 = Cell { $cell } is in the roof, and the pillars do not stand yet.
refused-Q-VAR-PYRAMID-5 = The explorer card must be carried out first.
refused-Q-VAR-DAYNIGHT-4 = Flipping takes a card in the grid and a card to discard; cell { $cell } will not do.
refused-Q-VAR-DAYNIGHT-5 = Some card in the grid still lies the wrong way up.
refused-Q-VAR-COMPETE-4 = Take a card of the offer.
refused-Q-VAR-COMPETE-5 = The game is over.
refused-Q-VAR-COMPETE-3 = No card lies in cell { $cell }, so none lies moon up there.
refused-Q-VAR-COMPETE-6 = { $discards } discarded cards are impossible: { $left } islands are neither in the grid nor in this hand.

## Why undo stops

reveal-drawn = Cards have been drawn.
reveal-explored = An explorer card has been turned up.
reveal-offer = The offer has been filled up.
reveal-announced = Everyone has announced: the numbers have been shown.
reveal-monsters = It has been shown how many Sea Monsters are held.
reveal-over = The game is over.

## Cards

card-tranquility-start = Start
card-tranquility-finish = Finish
card-tranquility-monster = Sea Monster
card-tranquility-joker = Joker
card-tranquility-yellow = Yellow Storm
card-tranquility-purple = Purple Storm
card-tranquility-orange = Orange Storm
card-tranquility-compass = Compass
card-tranquility-rocks = Jagged Rocks
card-tranquility-border = Border

## At the table

tq-over = The voyage is over: { $filled } of { $cells } cells are filled.
tq-warn-start = The Start takes your whole hand: { $cards }.
tq-warn-commit = That is your whole hand: { $cards }.
tq-warn-draw = Then you draw, and nothing can be taken back.
tq-missing = Missing: { $missing }.
tq-missing-cells = islands for the empty cells
tq-missing-start = the Start
tq-missing-payment = cards to pay for the Start
tq-missing-finish = the Finish
tq-wait = Waiting for { $name }…
tq-hand = Your hand: press a number, then choose a place.
tq-seat = hand { $hand } · pile { $pile } · gone { $gone }
tq-compasses = Compasses: { $pool }
tq-offer = Offer: { $cards }
tq-day = It is day.
tq-night = It is night.

tq-asked-turn = Your turn: place a card, or choose from the list.
tq-asked-pay = Pay: discard { $amount ->
    [one] one card
   *[other] { $amount } cards
  }.
tq-asked-strike = A Sea Monster! Choose its victim.
tq-asked-new_rocks = Jagged Rocks! Choose a row for them.
tq-asked-window = Spend a Compass?
tq-asked-rocks = Move the rocks, or discard two cards.
tq-asked-announce = The Start card: how many cards could you spare?
tq-asked-commit = The Start card: how many cards do you give?
tq-asked-choose = Choose the cards you give for the Start.
tq-asked-storm = A Storm! Spend a Compass, or take it.
tq-asked-take = Take cards of the offer.
tq-asked-opening = The opening hands are drawn.
tq-asked-refill = Cards are drawn.

tq-do-discard = discard { $cards }
tq-do-place = place { $card } as { $number } in cell { $cell }
tq-do-start = play the Start ({ $card })
tq-do-finish = play the Finish ({ $card })
tq-do-monster = { $card } against cell { $cell }
tq-do-hand = discard the hand, gain a Compass
tq-do-flip = turn cell { $cell } round
tq-do-spend-drawn = Compass against the { $storm } just drawn
tq-do-spend-row = Compass against the { $storm } at row { $row }
tq-do-spend-seat = { PERSON($name) ->
    [second] Compass against your { $storm }
   *[third] Compass against the { $storm } of { $name }
  }
tq-do-lay = lay a Joker into the pool
tq-do-pass = no Compass now
tq-do-rocks = rocks to row { $row }
tq-do-storm = Storm to row { $row }
tq-do-announce = I could spare { $number }
tq-do-give = { $pile ->
    [0] give { $hand }
   *[other] give { $hand } and { $pile } blind from the pile
  }
tq-do-take = take { $card }
