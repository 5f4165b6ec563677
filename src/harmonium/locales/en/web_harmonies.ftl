### Harmonies in the browser.

panel-harmonies-tokens = Tokens
panel-harmonies-cards = Cards

## Tokens, named after what they show

piece-blue = water
piece-gray = rock
piece-brown = wood
piece-green = leaf
piece-yellow = wheat
piece-red = brick

## Stacks

stack-empty = empty
stack-water = water
stack-field = a yellow token
stack-tree1 = a tree of height 1
stack-tree2 = a tree of height 2
stack-tree3 = a tree of height 3
stack-mountain1 = a mountain of height 1
stack-mountain2 = a mountain of height 2
stack-mountain3 = a mountain of height 3
stack-trunk1 = a bare trunk
stack-trunk2 = a bare trunk of height 2
stack-red = brick alone
stack-building = a building
stack-building_on_brown = a building on wood
stack-building_on_gray = a building on rock
stack-building_on_red = a building on brick

## Nature spirits

spirit-lion = 2 points for each group of one or two yellow tokens, 10 for each group of three or more.
spirit-butterfly = 5 points for each group of yellow tokens, even a single one.
spirit-deer = 4 points for each tree of height 2 or 3.
spirit-owl = 3 points for each tree of height 1 or 2, 1 for each of height 3.
spirit-cat = 4 points for each group of buildings.
spirit-stork = 6 points for each group of two or more buildings.
spirit-ram = 4 points for each mountain of height 2 or 3.
spirit-marmot = 3 points for each mountain of height 1 or 2, 1 for each of height 3.
spirit-dragonfly = 7 points for each group of two or more water tokens.
spirit-turtle = 2 points for each water token.

## What is asked

harmonies-asks-spirit = Keep one of the two nature spirits
harmonies-asks-group = Take a group of tokens
harmonies-asks-tokens = { $count ->
    [one] Place one more token
   *[other] Place { $count } tokens
  }
harmonies-asks-end = Let animals settle, take a card, or end your turn
harmonies-asks-end-card = Take a card, or end your turn
harmonies-asks-end-settle = Let animals settle, or end your turn
harmonies-asks-end-only = End your turn
harmonies-asks-settle = Choose where { $card } settles
harmonies-asks-habitat = { $card } waits for its habitat
harmonies-asks-exchange = Exchange a card of the row, or keep it
harmonies-asks-over = The game is over
harmonies-waits-turn = { PERSON($name) ->
    [second] It is your turn
   *[third] { $name } is playing
  }
harmonies-waits-spirit = { PERSON($name) ->
    [second] You are choosing a nature spirit
   *[third] { $name } is choosing a nature spirit
  }
harmonies-waits-exchange = { $name } may exchange a card
harmonies-waits-over = The game is over

harmonies-side = side { $side }
harmonies-with-spirits = with spirits
harmonies-without-spirits = spirits off
harmonies-round = round { $round }
harmonies-last-round = last round

harmonies-end-turn = End turn
harmonies-keep-row = Keep the cards

## The central board

harmonies-central = Central board
harmonies-hand = To place
harmonies-hand-of = { $name } has to place
harmonies-fits-nowhere = There is no place for { $token } now: place another token first, or take something back.
harmonies-group = Take { $tokens }
harmonies-taken-by-you = taken by you
harmonies-taken-by = taken by { $name }
harmonies-space-empty = empty
harmonies-bag = bag { $count }

## Cards

harmonies-row = Card row
harmonies-pile = { $count } more
harmonies-own-cards = Your cards
harmonies-cards-of = { PERSON($name) ->
    [second] Your cards
   *[third] The cards of { $name }
  }
harmonies-active = { $count } of { $most } active
harmonies-no-cards = Touch an animal to see where it would fit, then take it.
harmonies-take = Take
harmonies-take-here = Put { $card } here
harmonies-card-first = To let an animal settle here, choose its card first: { $cards }.
harmonies-exchange = Exchange
harmonies-keep-spirit = Keep { $card }
harmonies-card-points = Points: { $points }.
harmonies-card-placed = { $placed } of { $cubes } cubes have settled.
harmonies-card-done = { $card }: all have settled
harmonies-same-colour = Wants the same colour as { $cards }.
harmonies-habitat = The cube stands on { $cube }, with { $others }.
harmonies-habitat-near = { $stack } at { $hour } o’clock
harmonies-habitat-far = { $stack } two steps away at { $hour } o’clock

## The board

harmonies-your-board = Your board
harmonies-board-of = { PERSON($name) ->
    [second] Your board
   *[third] The board of { $name }
  }
harmonies-free-cells = { $count ->
    [one] one empty cell
   *[other] { $count } empty cells
  }
harmonies-cell = { $cell }: { $stack }
harmonies-cell-cube = { $text }, a cube of { $card }
harmonies-cell-place = { $text }; place { $what } here
harmonies-cell-change = { $text }: { $change }
harmonies-cell-fits = { $text }; the animal would fit here
harmonies-cell-near = { $text }; with { $token } here { $card } could settle on { $cell }
harmonies-change = { $category } { $points }
harmonies-change-none = no points

## Solo

harmonies-suns = Suns
harmonies-suns-count = { $suns } of { $most } suns
harmonies-suns-progress = Points towards the next sun
harmonies-suns-next = { $points ->
    [one] One more point for the next sun, at { $total }
   *[other] { $points } more points for the next sun, at { $total }
  }
harmonies-detail-suns = { $count ->
    [one] One sun
   *[other] { $count } suns
  }
harmonies-suns-all = All suns for points are yours
harmonies-suns-at = One each at { $points } points
harmonies-suns-side = side { $side }: { $suns }
harmonies-suns-plain = without spirits: { $suns }
harmonies-suns-spirit = a spirit of the group family: { $suns }

## What happened

harmonies-told-spirit = { $name } kept the { $card }
harmonies-told-group = { $name } took { $tokens }
harmonies-told-token = { $name } placed { $token } on { $cell }
harmonies-told-card = { $name } took the card { $card }
harmonies-told-cube = { $card } settled on { $cell } ({ $name })
harmonies-told-discarded = { $name } exchanged { $card }
harmonies-told-turned-up = { $card } joins the row
harmonies-told-ended = { $name } ended the turn
harmonies-told-end-board = { $name } filled the board but for a cell or two: this is the last round
harmonies-told-end-bag = The bag is empty: the game ends

## The player aid

harmonies-aid-turn = Your turn
harmonies-aid-take = Take the three tokens of one space and place all of them.
harmonies-aid-card = You may take one card; at most { $most } can be active.
harmonies-aid-settle = Let animals settle wherever their habitat stands, as often as you can.
harmonies-aid-order = In any order you like. Nothing goes on a cell with a cube.
harmonies-aid-points = Stacks and points
harmonies-aid-trees = Trees, by height. A bare trunk brings nothing.
harmonies-aid-mountains = Mountains, by height, if another mountain is beside them.
harmonies-aid-fields = { $points } for each group of { $least } or more yellow tokens.
harmonies-aid-buildings = { $points } with { $colours } or more colours around. The base is wood, rock or brick.
harmonies-aid-river = Your longest river; { $beyond } for each token beyond the table.
harmonies-aid-islands = { $points } for each island that water separates.
harmonies-aid-length = Length
harmonies-aid-worth = Points
harmonies-aid-animals = Animals: the highest number that is free on each card.
harmonies-aid-spirit = Nature spirit: its own points, if its cube has been placed.
harmonies-aid-end = The end
harmonies-aid-ends = When the bag is empty or somebody has { $cells } or fewer empty cells, the round is played to its end. Most points win.
