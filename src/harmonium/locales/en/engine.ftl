# The compiled engine, for programmers.

engine-without-game = The engine does not know { $game }.
engine-stopped = The engine has stopped ({ $reason }) and was started anew. What it held is gone.
engine-position = The engine cannot take this position of { $game }: “{ $part }” is wrong.
engine-code = Code { $code } is no legal action of seat { $seat } in this position of { $game }.
engine-batch-size = { $given } codes were given for { $size } games.
engine-batch-code = Code { $code } is not legal in game { $number } of the batch.
