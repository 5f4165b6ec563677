### The score pad and the caller, for those who play with the box.

pad-title = Score pad
pad-menu = Pad
pad-words = You play with the box, the pad counts: put in what lies on the table, touch a number, and the board shows where it comes from. Everything stays in this browser.
pad-box = With the box on the table
pad-box-words = A pad that explains every point, and a caller for Take It Easy.
pad-about-harmonies = Boards, cards, spirits; where animals could go.
pad-about-take_it_easy = Boards of up to six players, round after round.
pad-about-tranquility = Where a card fits and what it costs.

## Sheets

pad-new = New sheet
pad-open = Open sheets
pad-open-none = Nothing is written down at the moment.
pad-together = Played together
pad-beside = Beside the pad
pad-diary = Solo diary
pad-diary-empty = Count a game that you played alone and put the sheet into the diary: it keeps your records.
pad-export = Save all sheets
pad-export-one = Save this sheet
pad-import = Read a file
pad-import-none = This is not a file of the score pad; nothing was changed.
pad-imported = { $added ->
    [one] One sheet added
   *[other] { $added } sheets added
  }, { $renewed } renewed, { $same } known already{ $unreadable ->
    [0] .
    [one] , one could not be read.
   *[other] , { $unreadable } could not be read.
  }
pad-kept-here = The sheets lie in this browser only. Save them now and then, and take them to another device as a file.
pad-not-stored = This browser has no room to keep the sheet. It lasts as long as this page; save it as a file.
pad-aside = A sheet that was stored here could not be read. It is kept aside, unchanged.
pad-aside-save = Save it
pad-aside-forget = Throw it away
pad-undo = Undo
pad-finish = Into the diary
pad-finished-since = In the diary since { $day }.
pad-reopen = Open again
pad-more = More
pad-delete = Throw this sheet away
pad-delete-sure = Really? Press again
pad-count-again = Count again
pad-counted-here = No connection right now: counted on this device. Your sheets are safe here.
pad-setup = Players and variants
pad-player = Player { $seat }
pad-standing = { $name }: { $total }
pad-name = Name of player { $seat }
pad-player-more = One player more
pad-player-less = One player less
pad-done = Done

## Points

pad-rank = Rank
pad-rule = Rule { $rule } in the rule book
pad-points-of = { $name }, { $category }: { $points }
pad-nothing-yet = Nothing here yet.
pad-live-total = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
  }
pad-one-more = One more
pad-one-less = One less

## The diary

pad-best = Best
pad-average = Average
pad-played = Played
pad-wins = Won
pad-most-suns = Most suns
pad-new-record = record

## Harmonies

pad-harmonies-hint = Choose a token and touch the cells; or touch a cell to see what it brings.
pad-tokens = Tokens
pad-token = { $token }, { $left } left in the box
pad-rubber = Take off the topmost piece
pad-cubes = Cubes
pad-cube = Cube of { $card }, { $left } left
pad-cubes-placed = Cubes of { $card } placed
pad-add-cards = Add cards
pad-no-cards = No cards yet.
pad-choose-cards = Cards
pad-search = Search by name
pad-filters = Show only
pad-fits-now = fits now
pad-fits = { $count ->
    [one] fits in one place
   *[other] fits in { $count } places
  }
pad-spirit = nature spirit
pad-no-card = No card is called that.
pad-where = { $count ->
    [0] { $card } could not go anywhere now.
   *[other] { $card } could go now on { $cells }.
  }
pad-cell-points = { $text }; points: { $points }
pad-why-cell = What { $cell } brings
pad-why-trees = { $stack } on { $cell }
pad-why-mountains = { $stack } on { $cell }, beside another mountain
pad-why-fields = a field of { $size } yellow tokens: { $cells }
pad-why-buildings = { $stack } on { $cell } sees { $colours }
pad-why-river = the longest river, { $size } long: { $cells }
pad-why-island = { $size ->
    [one] an island of one cell: { $cells }
   *[other] an island of { $size } cells, from { $cell }
  }
pad-why-animals = { $card }: { $placed } of { $cubes } cubes are placed
pad-why-spirit = { $card }: { $cells }
pad-none-H-LAND-6 = { $stack } on { $cell } carries no leaf
pad-none-H-SCORE-BUILDING-1 = the brick on { $cell } stands on nothing
pad-none-H-SCORE-MOUNTAIN-2 = { $stack } on { $cell }, no other mountain beside it
pad-none-H-SCORE-FIELD-1 = a single yellow token on { $cell }
pad-none-H-SCORE-BUILDING-2 = { $count ->
    [0] { $stack } on { $cell } sees nothing
   *[other] { $stack } on { $cell } sees only { $colours }
  }
pad-none-H-SCORE-RIVER-1 = a river of one is too short
pad-none-H-SCORE-RIVER-2 = { $cells }: beside the shortest way along the river
pad-none-H-SCORE-RIVER-5 = another river, not the longest: { $cells }
pad-none-H-SCORE-CARD-1 = { $card }: no cube is placed yet
pad-none-H-SPIRIT-6 = { $card }: its cube is not placed
pad-won-H-WIN-1 = { $names } has the most points.
pad-won-H-WIN-2 = Equal points: { $names } has more animals on the board, { $animals }.
pad-won-H-WIN-3 = { $names } share the first place.

## Take It Easy

pad-round = Round { $round }
pad-round-more = Next round
pad-match = Match
pad-tiles = Tiles
pad-tile = Tile { $tile }
pad-tile-used = Tile { $tile }, lies on the board
pad-tie-hint = { $laid ->
    [0] Choose a tile and touch a cell, or go to a cell and type the numbers of its tile.
    [19] All 19 tiles lie there.
   *[other] { $laid } of 19 tiles
  }
pad-tie-held = { $tile }: touch its cell.
pad-tie-waiting = Which tile lies here?
pad-tie-replace = Choose another tile, or take this one off.
pad-tie-typed = { $digits }…
pad-tie-take-off = Take the tile off
pad-take-off = Take it off
pad-tie-way-V = column { $number }
pad-tie-way-A = rising line { $number }
pad-tie-way-B = falling line { $number }
pad-tie-why-lines = { $way }: { $length } × { $value }
pad-tie-why-sun_rays = { $way }: { $length } suns
pad-tie-why-moon_rays = { $way }: { $length } moons
pad-tie-why-best_sun_ray = best sun ray, { $way }: { $length } tiles of { $value }
pad-tie-why-best_moon_ray = best moon ray, { $way }: { $length } tiles of { $value }
pad-tie-strange = In one round everybody places the same tiles; these do not lie on every board: { $tiles }.
pad-crowded = { $names }: no more than { $most } cards can be unfinished. Some cubes that stand on the board are still to be written down.
pad-tie-ahead = First: { $names }
pad-symbols = Suns and moons
pad-symbols-words = Touch a tile to turn its symbol, until the list agrees with your box.
pad-symbols-count = { $suns } suns, { $moons } moons
pad-symbols-usual = The usual list

## Tranquility

pad-grid = Grid
pad-modules = Played with
pad-grid-standard = 6 × 6
pad-grid-high_arch = High Arch
pad-grid-pyramid = Pyramid
pad-chart = The sea chart
pad-hand = Hand
pad-hand-empty = No card yet.
pad-hand-add = Add
pad-hand-away = Take { $number } out of the hand
pad-card-number = Card number
pad-others = Other cards to pay with
pad-fits-title = Where { $number } fits
pad-sea = At sea
pad-blocked = Blocked rows, counted from the bottom
pad-orange = Orange Storm: only beside other islands
pad-sea-hint = Touch a cell and enter its number, or add a card to the hand to see what it costs.
pad-sea-held = { $places ->
    [0] { $number } can go nowhere.
    [one] { $number } can go to one cell. Touch it to place the card.
   *[other] { $number } can go to { $places } cells. Touch one to place the card.
  }
pad-sea-empty = Cell { $cell }, empty
pad-sea-cell = Cell { $cell }: { $number }
pad-sea-no = Cell { $cell }, empty, { $number } does not fit
pad-sea-cost = { $cost ->
    [0] Cell { $cell }: { $number } costs nothing
    [one] Cell { $cell }: { $number } costs one card
   *[other] Cell { $cell }: { $number } costs { $cost } cards
  }
pad-sea-against = Cell { $cell }: { $number } fits, but { $rule } is against it
pad-sea-room = Cell { $cell }: a number from { $least } to { $most }
pad-sea-no-room = Cell { $cell }: no number fits between its neighbours
pad-sea-nowhere = { $number } fits nowhere.
pad-sea-spot = { $cost ->
    [0] Cell { $cell }: free
    [one] Cell { $cell }: one card, beside { $numbers }
   *[other] Cell { $cell }: { $cost } cards, beside { $numbers }
  }
pad-sea-spot-against = { $cost ->
    [0] Cell { $cell }: not now
   *[other] Cell { $cell }: not now, and it would cost { $cost }
  }
pad-put-in = Put in
pad-turn-round = Turn it round
pad-sun = Sun
pad-moon = Moon
pad-discards = Cards discarded by { $name }
pad-voyage = The voyage
pad-filled = { $filled } of { $cells } cells
pad-rows-complete = Complete rows: { $rows }
pad-rows-consecutive = Without a gap, worth a Compass: { $rows }
pad-how-it-ended = How did it end?
pad-ended-open = still at sea
pad-ended-won = won
pad-ended-lost = lost

## The caller

caller-title = Caller
caller-words = Draws the tiles of Take It Easy for everybody around the table, and says them aloud if you like.
caller-at = Round { $round }, { $called } of { $most } tiles
caller-voice = Voice
caller-symbols = Symbols
caller-whole = Fill the screen
caller-small = Leave full screen
caller-first = Touch to draw the first tile
caller-next = Touch for the next tile
caller-over = That was the last tile of the round.
caller-undo = Back
caller-again = Say again
caller-new = New round
caller-new-sure = Really? Press again
caller-new-told = Round { $round } begins.
caller-taken-back = The last tile was taken back.
caller-called = Called so far
caller-none = No tile yet.
caller-say = { $first }, { $second }, { $third }
caller-keys = Keys: space or → next, ← back, R again, V voice.
caller-count = Count the boards
