### What every game and every way of playing says.

with-rule = { $sentence } ({ $rule })
at-place = At { $place }: { $sentence }

## What was asked for does not exist or does not fit

unknown-game = There is no game “{ $game }” here. Known: { $known }.
unknown-option = There is no option “{ $option }”. Known: { $known }.
bad-option-value = The option { $option } cannot be “{ $value }”. Possible: { $expected }.
options-of-another-game = These are not options of this game: { $options }.
unknown-language = There is no language “{ $language }” here. Known: { $known }.
unknown-bot = There is no bot “{ $bot }” for this game. Known: { $known }.
bot-broken = The bot “{ $bot }” of another package cannot be loaded: { $reason }
bot-without-parameters = The bot { $bot } takes no parameters.
bad-bot-parameter = “{ $parameter }” is not a parameter of the bot { $bot }, each once as name=value. Known: { $known }.
bad-bot-value = The parameter { $parameter } of the bot { $bot } cannot be “{ $value }”. Possible: { $expected }.
unknown-rule = The rule book of { $game } has no rule “{ $rule }”.
bad-notation = “{ $text }” is not an action of this game. An action looks like “{ $example }”.
not-an-action = This is not an action of this game: { $action }.
no-such-seat = There is no seat { $seat }: this table has { $seats ->
    [one] one seat, number 0
   *[other] { $seats } seats, numbered from 0
  }.
not-seats = Seats are a whole number, or a list of those who sit there.
table-closed = This game is over.
ending-does-not-fit = The game cannot have ended that way ({ $how }) at this point.

## Undo

undo-nothing = There is nothing of yours to take back.
undo-others-built-on-it = Others have already played on from there.
undo-taken-over = What came before was played in another game.

## Records

record-unknown-format = This is not a record that can be read here; known is { $known }.
record-unknown-ruleset = The record was made by rules that are not known here; known is { $known }.
record-malformed = { $reason }.
record-not-json = This is not JSON.
record-too-deep = The lists in it are nested too deeply.
record-truncated = The file ends too early.
record-bad-nonce = The nonce must be 64 hexadecimal digits.
record-commitment-broken = Nonce and deal do not give the commitment: one of the three was changed.
record-commitment-differs = The commitment is not the one that was published.
record-result-differs = The result is not what the acts lead to.
record-bad-branch = A game that is continued begins with acts of another one; their number does not fit.
record-undo-differs = Only entry { $takes_back } could be taken back here.

## Files

unknown-file-kind = The file { $path } must end in one of { $known }.
no-such-folder = There is no folder { $path }.
needs-extra = This needs a part that is not installed: pip install "harmonium[{ $extra }]".
cannot-read = { $path } cannot be read: { $reason }.
cannot-write = { $path } cannot be written: { $reason }.
bad-document = { $reason } (at { $place }).
key-twice = “{ $key }” is written twice in the same object.
nothing-to-score = There is nothing to score: the input is empty.
