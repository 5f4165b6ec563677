### Help while playing: hints, judgements, hopes.

count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-lacks = { $lacks ->
    [one] { $lacks } token
   *[other] { $lacks } tokens
}
count-missing = { $missing ->
    [one] { $missing } tile
   *[other] { $missing } tiles
}
count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
count-cells = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
count-numbers = { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
}
gap-low = { $low ->
    [0] the beginning
   *[other] { $low }
}
gap-high = { $high ->
    [81] the end
   *[other] { $high }
}

## Who may be helped

help-daily = There is no help in the deal of the day.
hint-others = Hints were not agreed on before this game began.
hint-no-turn = A hint is for whoever is to act.
hint-unknown = Nobody here can give hints for this game.
hint-waiting = Your last hint is still being thought about.
hint-late = No hint came in time. Ask again, or trust yourself.
teaching-alone = A teaching game is for one person among bots.
take-back-teaching = Only a teaching game goes back like this.
take-back-gone = That act is not yours, or it was taken back already.
take-back-far = That is too long ago: at most { $most } acts are taken back at once.

## Why

reason-only = Nothing else can be done now.
reason-close = Something else would be as good, as far as one can tell.
reason-ahead-points = Better than the next best by about { count-points }.
reason-ahead-chance = Better than the next best: the chance to win is about { $percent } percentage points higher.
judged-points = That lost about { count-points }.
judged-chance = The chance to win fell by about { $percent } percentage points.

## Take It Easy

look-take_it_easy-line = Look at line { $line }.
look-take_it_easy-harm = Look for a cell where this tile does no harm.
hope-take_it_easy-completes = { $line } is completed: { count-points }.
hope-take_it_easy-breaks = { $line } breaks, which could have brought { count-points }.
hope-take_it_easy-lives = { $line } lives on for { count-points }: it lacks { count-missing }; { $fitting } to come would fit.
hope-take_it_easy-dies = { $line } can no longer be completed: it would have been { count-points }.

## Harmonies

look-harmonies-ready = An animal of “{ $card }” can settle.
look-harmonies-settles = Look at the card “{ $card }”.
look-harmonies-category = Look for this: { $category }.
look-harmonies-row = Look at the cards in the row.
look-harmonies-spirit = Compare your two spirits.
look-harmonies-done = What matters in this turn is done.
look-harmonies-group = Look at the groups on the central board.
look-harmonies-place = Look at the cells where your tokens can go.
reason-harmonies-now = It brings { count-points } now.
reason-harmonies-turn = This turn can bring { count-points }.
reason-harmonies-settles = “{ $card }” can settle in this turn.
reason-harmonies-takes = The card “{ $card }” goes with it.
hope-harmonies-lost = “{ $card }” has no place within reach any more.
hope-harmonies-ready = “{ $card }” can settle after it.
hope-harmonies-nearer = “{ $card }” comes nearer: its best place lacks { count-lacks }.
hope-harmonies-farther = “{ $card }” gets farther away: its best place lacks { count-lacks }.
hope-harmonies-would = The best place for “{ $card }” lacks { count-lacks }.
hope-harmonies-far = No place for “{ $card }” is within reach.

## Tranquility

look-tranquility-gap = Look at the gap between { gap-low } and { gap-high }.
look-tranquility-islands = Look at the islands: one of them lies badly.
look-tranquility-rows = Compare the rows: where would it hurt least?
look-tranquility-hand = Look at your hand: what do you need least, what most?
look-tranquility-table = Look at the whole table before you decide.
hope-tranquility-costs = It costs { count-cards }.
hope-tranquility-fills = It closes the gap.
hope-tranquility-gap = Between { gap-low } and { gap-high }: { count-cells }, and { count-numbers } that may still come.
hope-tranquility-starves = Between { gap-low } and { gap-high } there are { count-cells }, but only { count-numbers } may still come.
hope-tranquility-useless = { $number } fits nowhere any more.
hope-tranquility-gives-up = It gives up { $number }: for { count-cells } there, { count-numbers } may still come.

## In the terminal

key-hint = Hint
cli-play-teaching = Say so after an act that loses much, and let it be taken back.
play-hint-again = Press H again for the act.
play-hint-act = Best: { $action }
play-judged = { $words } Better: { $action }. U takes it back.
