### Around a game at the table in the browser.

## Bots

bot-random = Random bot
bot-greedy = Greedy bot
bot-careful = Careful bot
bot-search = Far-sighted bot
bot-network = Trained bot
bot-level1 = Beginner
bot-level2 = Casual player
bot-level3 = Experienced player
bot-level4 = Expert
bot-level5 = Master
bot-other = Bot { $bot }
bot-with-points = { $name } (about { $mean } points)
bot-with-wins = { $name } (wins { $mean } %)
bot-listed-points = { $name } · { $mean }
bot-listed-wins = { $name } · { $mean } %
web-listed-points = After the name: the points it makes in an average game.
web-listed-wins = After the name: how many of a hundred games such a crew wins.
web-next-level = Next level: { $name }
bot-numbered = { $name } { $number }
web-bot-level = level { $level }

## Watching

web-watch-board = Show the board of { $name } in the middle
web-vain-past = This is an earlier moment. Esc, or the last arrow of the bar, leads back to the present.
web-show-present = Show the present
web-again = See again what happened since your last turn
web-again-nothing = Nobody else has acted since your last turn.

## Where points come from

web-explain = { $name }, { $category }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Show where they come from.
web-explained = { $category }, { $name }: { $items }
web-explained-item = { $points } on { $cells }
web-explained-none = { $category }, { $name }: nothing yet

## The proof of the deal

web-proof-label = Proof of the deal:
web-proof-checking = is being checked…
web-proof-good = checked
web-proof-bad = does not hold!
web-proof-unread = could not be checked
web-proof-later = opened tomorrow
web-proof-words-good = Your browser has just opened the record and recomputed this number from its deal: they agree.
web-proof-words-published = It is also the number that you were shown while the game was still going on.
web-proof-words-broken = The deal in the record does not give this number: one of them was changed.
web-proof-words-differs = The record opens another number than the one that you were shown while the game was going on.
web-proof-words-unreadable = The record could not be read.
## What a result means

meaning-kind = Your games of this kind
meaning-best = Best
meaning-mean = Average
meaning-played = Played
meaning-first = Your first game of this kind. From the next one on there is something to beat.
meaning-record = Your best so far! It was { $before }.
meaning-practice = Practice: this game is not counted.
meaning-streak = { $days ->
    [one] The first day in a row
   *[other] { $days } days in a row
  }
meaning-share = Share the result
meaning-shared-daily = Harmonium, { $game }, { $day }: { $total }, { $place }
meaning-shared-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
meaning-shared-cells = { $total ->
    [one] { $total } cell
   *[other] { $total } cells
  }
tie-best-looking = Looking for the best board of these tiles…
tie-best = The best board of these tiles brings { $points }; yours brought { $own }.
tie-best-rounds = The best boards of these tiles bring { $points } together; yours brought { $own }.
tie-best-watched = The best board of these tiles brings { $points }.
tie-best-rounds-watched = The best boards of these tiles bring { $points } together.
tie-best-reached = There is no better board of these tiles.
tie-best-show = Show the best board
tie-best-hide = Hide the best board
tie-best-later = The board itself is shown when the day is over.
tie-best-none = The best board of these tiles is worked out only where nothing but lines counts.
tie-best-board = The best board of these tiles, round { $round }: { $points } points

## Rules

web-rule = Rule { $rule } (opens in another window)

## Several things in a row

web-series = { $first }, { $rest }
web-clauses = { $first }, { $rest }
