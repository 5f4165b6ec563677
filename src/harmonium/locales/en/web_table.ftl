### Around a game at the table in the browser.

## Bots

bot-random = Random bot
bot-greedy = Greedy bot
bot-careful = Careful bot
bot-other = Bot { $bot }
bot-numbered = { $name } { $number }
web-bot-level = level { $level }

## Watching

web-watch-board = Show the board of { $name } in the middle
web-vain-past = This is an earlier moment. Esc, or the last arrow of the bar, leads back to the present.

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

## Rules

web-rule = Rule { $rule } (opens in another window)

## Several things in a row

web-series = { $first }, { $rest }
web-clauses = { $first }, { $rest }
