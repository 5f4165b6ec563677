take_it_easy-title = Take It Easy

## Options

option-take_it_easy-placement = Placement
option-take_it_easy-placement-free = anywhere
option-take_it_easy-placement-connected = connected
option-take_it_easy-placement-sun_moon_connected = sun/moon connected
option-take_it_easy-scoring = Scoring
option-take_it_easy-scoring-standard = lines
option-take_it_easy-scoring-rays = lines and rays
option-take_it_easy-scoring-best_ray = lines and the best ray
option-take_it_easy-rounds = Rounds
option-take_it_easy-rounds-none = one for each player
option-take_it_easy-symbols = Suns and moons

## Points

category-take_it_easy-lines = Lines
category-take_it_easy-sun_rays = Sun rays
category-take_it_easy-moon_rays = Moon rays
category-take_it_easy-best_sun_ray = Best sun ray
category-take_it_easy-best_moon_ray = Best moon ray

## What is against an action, an option, a deal or a board

refused-T-COMP-1 = Take It Easy is for { $least } to { $most } players, not for { $seats }.
refused-T-COMP-2 = There is no tile { $tile }, or it is there twice.
refused-T-COMP-5 = The symbols must be “default” or { $tiles } letters s and m, not “{ $symbols }”.
refused-T-SETUP-1 = Everyone has one board in every round.
refused-T-SETUP-2 = The first caller must sit at the table.
refused-T-MATCH-1 = The deal has { $dealt } rounds, but { $rounds } were agreed.
refused-T-TURN-1 = Round { $round } of the deal must have { $turns } different tiles, but has { $tiles }.
refused-T-TURN-3 = In a round everyone places the same { $cells } tiles; here are { $tiles } different ones.
refused-T-VAR-MIX-4 = The best ray needs somebody to compare with: it cannot be played alone.
refused-T-END-1 = The match is over.
refused-T-TURN-2 = You have already placed this tile; wait for the others.
refused-T-BOARD-1 = The board has cells 0 to 18; { $cell } is not one of them.
refused-T-BOARD-5 = A board is written with { $cells } cells, not with { $written }.
refused-T-PLACE-2 = Cell { $cell } already holds a tile.
refused-T-VAR-CONNECTED-2 = The tile must touch a tile of your board; cell { $cell } touches none.
refused-T-VAR-SMCONN-3 = The tile shows the same symbol as the one before, so it must touch a tile of your board; cell { $cell } touches none.

reveal-all-placed = Everyone has placed: the boards have been shown and the next tile was called.

## At the table

symbol-sun = a sun
symbol-moon = a moon
tie-turn = round { $round } of { $rounds }, tile { $turn } of 19
tie-place = Place the called tile.
tie-wait = Waiting for the others…
tie-over = The match is over.
tie-round-over = Round { $round } is over: { $points ->
    [one] one point
   *[other] { $points } points
  }
tie-next-round = Next round
tie-rounds-sum = { $name }: { $rounds } = { $total }
tie-called = Called: { $tile }, { $symbol }
tie-to-come = { $tiles } tiles not called yet
tie-brings = Cell { $cell } brings { $points ->
    [one] one point
   *[other] { $points } points
  }.
tie-board-of = { PERSON($name) ->
    [second] Your board
   *[third] The board of { $name }
  }
tie-hindsight = The best board of these tiles was worth { $points }.
