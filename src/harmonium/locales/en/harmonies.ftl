harmonies-title = Harmonies

## Options

option-harmonies-side = Side of the board
option-harmonies-side-A = A, with a river
option-harmonies-side-B = B, with islands
option-harmonies-spirits = Nature spirits
option-harmonies-river_loops = Rivers that close into a loop
option-harmonies-river_loops-rulebook = by the shortest way
option-harmonies-river_loops-bga = a loop counts all its tokens
option-harmonies-first_player = First player
option-harmonies-first_player-none = chance decides

## Points

category-harmonies-trees = Trees
category-harmonies-mountains = Mountains
category-harmonies-fields = Fields
category-harmonies-buildings = Buildings
category-harmonies-water = Water
category-harmonies-animals = Animals
category-harmonies-spirit = Nature spirit

## Cards

card-crocodile = Crocodile
card-ray = Ray
card-fish = Fish
card-otter = Otter
card-frog = Frog
card-duck = Duck
card-flamingo = Flamingo
card-gecko = Gecko
card-shrew = Shrew
card-peacock = Peacock
card-squirrel = Squirrel
card-hedgehog = Hedgehog
card-bee = Bee
card-bear = Bear
card-rabbit = Rabbit
card-macaw = Macaw
card-boar = Boar
card-koala = Koala
card-wolf = Wolf
card-kingfisher = Kingfisher
card-penguin = Penguin
card-bat = Bat
card-fennec_fox = Fennec fox
card-macaque = Macaque
card-eagle = Eagle
card-meerkat = Meerkat
card-raven = Raven
card-llama = Llama
card-arctic_fox = Arctic fox
card-raccoon = Raccoon
card-ladybug = Ladybug
card-panther = Panther
card-lion = Lion
card-butterfly = Butterfly
card-deer = Deer
card-owl = Owl
card-cat = Cat
card-stork = Stork
card-ram = Ram
card-marmot = Marmot
card-dragonfly = Dragonfly
card-turtle = Turtle

## What is against an action, an option, a deal or a board

refused-H-TERM-1 = There is no token of the colour “{ $colour }”.
refused-H-COMP-1 = The box has { $most } { $colour } tokens; here are { $tokens }.
refused-H-COMP-2 = The box has no such piece: it holds 32 animal cards and 10 nature spirits, each once, and boards for one to four players.
refused-H-COMP-4 = Side { $side } of the board has no cell “{ $cell }”.
refused-H-SETUP-3 = The draw pile of this deal does not hold each animal card once; it has { $cards } cards.
refused-H-SETUP-5 = The first player must sit at the table, and be the one who was agreed on.
refused-H-SPIRIT-1 = With nature spirits everybody is dealt two different spirit cards and keeps one of them; without them nobody has any.
refused-H-SPIRIT-2 = The nature spirit is chosen first thing in your first turn, and only then.
refused-H-TURN-1 = You have already taken tokens in this turn.
refused-H-TURN-2 = Take all the tokens of one space that has some, and place these and no others.
refused-H-TURN-4 = The turn can end only when you have taken tokens and placed all of them.
refused-H-TURN-6 = It is not your turn.
refused-H-TOKEN-2 = That token cannot be stacked on { $cell }.
refused-H-TOKEN-5 = A cube stands on { $cell }: nothing more can be placed there.
refused-H-CARD-1 = The card “{ $card }” is not in the row.
refused-H-CARD-2 = You have already taken an animal card in this turn.
refused-H-CARD-3 = No more than { $most } cards may be active at a time.
refused-H-CUBE-1 = You do not have the card “{ $card }”.
refused-H-CUBE-2 = The habitat of “{ $card }” is not complete around { $cell }.
refused-H-CUBE-6 = There is already a cube on { $cell }.
refused-H-CUBE-7 = Cubes of “{ $card }” that count as placed: { $placed }; on the board stand { $shown }.
refused-H-CUBE-10 = The card “{ $card }” is completed: no cube is left on it.
refused-H-SCORE-CARD-1 = The card “{ $card }” has { $cubes } cubes: more cannot be placed, nor fewer than none.
refused-H-SPIRIT-3 = The spirit “{ $card }” has one cube: it is placed or not.
refused-H-END-4 = The game is over.
refused-H-SOLO-4 = The turn is not over yet: exchange a card of the row, or keep the row as it is.
refused-H-SOLO-3 = A card of the row can be exchanged only in a solo game, after a turn without taking one.

reveal-refill = New tokens, and perhaps a card, have been shown.
reveal-exchange = A new card has been turned over.

## At the table in the terminal

key-cards = Cards
harmonies-settled = settled
harmonies-taken = taken
harmonies-cards = Cards held
harmonies-fits = fits { $cells }
harmonies-one-short = { $places ->
    [one] one token short, one way
   *[other] one token short, { $places } ways
  }
harmonies-same-stripe = like { $cards }
harmonies-pick-a-card = Pick a card of the row first: c, or a click.
harmonies-result-suns = { $suns ->
    [one] One sun.
   *[other] { $suns } suns.
  }
