### The command line.

cli-help = One table for three board games: Harmonies, Take It Easy and Tranquility.
cli-play-help = Play in the terminal, alone or against bots.
cli-games-help = List the games, their options and their bots.
cli-rules-help = Read a rule book, or one rule of it.
cli-score-help = Score positions written down as JSON.
cli-simulate-help = Let bots play many games and count.
cli-solve-help = Find the best that can be reached.
cli-replay-help = Play a record again, act by act.
cli-verify-help = Check a record: deal, acts and result.
cli-bench-help = Measure the speed of the rules beside python-chess.

cli-lang = The language, such as en or uk; else HARMONIUM_LANG or that of the system.
cli-version = Say which version this is.
cli-json = Print JSON.
cli-game = The key of the game, as `harmonium games` lists them.
cli-option = An option as name=value; may be given several times.
option-without-value = An option is given as name=value, not as “{ $option }”.
not-json = This is not JSON: { $reason }.
no-where = { $game } has no answer to --where.
no-solver = There is no solver for { $game }.

cli-games-seats = { $least } to { $most } players
cli-games-bots = bots
cli-games-text = text

cli-simulate-seats = The bots in seat order, separated by commas.
cli-simulate-games = How many games to play.
cli-simulate-seed = The same seed gives the same games.
cli-simulate-jobs = How many processes play.
cli-simulate-out = Write every game to this file (.jsonl or .parquet).
cli-simulate-playing = playing
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-mean = mean
cli-simulate-se = ± se
cli-simulate-low = 5 %
cli-simulate-median = median
cli-simulate-high = 95 %
cli-simulate-wins = wins
cli-simulate-joint = The table won { $rate } of the games.
cli-simulate-speed = { $games ->
    [one] One game
   *[other] { $games } games
  }, { $speed } a second.

cli-score-file = A JSON file, or - for standard input.
cli-score-lines = One document a line in and out; a refused line gives an error in its place.
cli-score-where = Also say where things could go.

cli-solve-tiles = The tiles that were called (19 codes such as 978): the best board of these.
cli-solve-maximum = The most points a board can be worth: { $points }, on { $boards } boards.
cli-solve-tiles-best = The best board of these tiles is worth { $points } points.

cli-record-file = A record, or - for standard input.
cli-verify-commitment = The commitment that was published at the start.
cli-verify-good = The record is sound: the deal fits its commitment, and { $acts ->
    [one] one act is
   *[other] all { $acts } acts are
  } legal.
cli-verify-branch = Continued from another game after { $acts ->
    [one] one act
   *[other] { $acts } acts
  }; the deal was known from there on.
cli-verify-practice = Practice: something already shown was taken back with nobody there to agree.
cli-verify-commitment-is = commitment { $commitment }
cli-rules-rule = The id of one rule, such as T-PLACE-2.
cli-rules-all = The whole book, not only the game in ten sentences.
cli-rules-more =
    The whole book: { $all }
    One rule: { $one }

cli-bench-seconds = How long each measurement runs.
cli-bench-running = measuring
cli-bench-subject = game, seats
cli-bench-acts = acts/s
cli-bench-views = with views
cli-bench-ratio = × chess
cli-bench-ratio-views = × chess, with views
cli-bench-no-peer = python-chess is not installed (pip install chess), so there is nothing to compare with.

seat-name = Seat { $seat }
seat-bot = { $bot } { $seat }
total = Total
result-won = Won together.
result-lost = Lost together.
