# harmonium arena: comparisons between bots

cli-arena-help = Compare bots: same deals, rotated seats, luck taken out.
cli-arena-run-help = Play a comparison from its file, or go on with it.
cli-arena-show-help = Show what the results say.
cli-arena-plot-help = Draw the results as a picture.
cli-arena-test-help = Play until it is clear whether one bot is better than another.

cli-arena-plan = The comparison: a TOML file.
cli-arena-out = The folder for the results; else the name of the file without its ending.
cli-arena-results = The folder with the results.
cli-arena-picture = The picture: .svg, .png or .pdf.
cli-arena-ray = Play on a Ray cluster: its address, or auto.
cli-arena-nodes = What a bot may look at for one act, at most.
cli-arena-time = Seconds a bot may think about one act; such games cannot be repeated exactly.
cli-arena-one = The bot that may be better.
cli-arena-other = The bot it is held against.
cli-arena-better-by = By how much: points a game or, with --wins, wins in a hundred games.
cli-arena-seats = How many seats the table has.
cli-arena-wins = Count wins instead of points.
cli-arena-raw = Decide by the raw results, with the luck in them.
cli-arena-luck = The evaluator that measures luck, by name or as module:function.
cli-arena-alpha = How often “better” may be wrong.
cli-arena-beta = How often “not better” may be wrong.
cli-arena-most = Give up after so many deals.

cli-arena-lost = { $bot } gave { $games ->
        [one] one game
       *[other] { $games } games
    } away: { $reason }
cli-simulate-lost = { $bot } gave { $games ->
        [one] one game
       *[other] { $games } games
    } away; harmonium arena tells why.
cli-arena-kept = Results in { $path }
cli-arena-drawn = Drawn: { $path }
cli-arena-stopped = Stopped.
cli-arena-stopped-kept = Stopped. What was played is kept in { $path }; the same command goes on from there.

cli-arena-column-bot = bot
cli-arena-column-games = games
cli-arena-column-deals = deals
cli-arena-column-points = points
cli-arena-column-wins = wins
cli-arena-column-adjusted = without luck
cli-arena-column-milliseconds = ms an act
cli-arena-column-raw = raw
cli-arena-column-unit = counted
cli-arena-column-difference = difference
cli-arena-column-saved = games saved
cli-arena-column-evidence = evidence
cli-arena-column-ratio = log ratio
cli-arena-column-answer = answer
cli-arena-answer-better = better
cli-arena-answer-not-better = not better
cli-arena-answer-undecided = undecided
cli-arena-bounds = Not better below { $low }, better above { $high }.
cli-arena-verdict-better = { $one } is better than { $other } ({ $deals } deals).
cli-arena-verdict-not-better = { $one } is not better than { $other } by { $asked } ({ $deals } deals).
cli-arena-verdict-undecided = After { $deals } deals it is still open whether { $one } is better than { $other }.

arena-bot-twice = A bot is named twice in this comparison.
arena-no-duels = Duels need at least two bots and two seats; here are { $bots } and { $seats }.
arena-not-together = Together means one bot a seat; here are { $bots } bots and { $seats } seats.
arena-bad-plan = { $path } is not a plan for a comparison: { $reason }
arena-no-folder = Name a folder for the results with --out: { $path } has no ending to leave out.
arena-workers-die = The processes that play have died { $times } times in a row; perhaps memory is short.
arena-in-use = Somebody else is writing to { $path } just now.
arena-strange-folder = { $path } holds other things; name an empty or a new folder.
arena-no-results = { $path } is not a folder with results.
arena-broken-part = { $path } is damaged ({ $reason }). Remove that file and run again: only its games are played anew.
arena-broken-head = { $path } is damaged ({ $reason }); it says how the games beside it were played. Bring it back from a copy, or name another folder with --out.
arena-broken-line = Line { $line } of { $path } is damaged. Remove that line and run again: only its game is played anew.
arena-other-schema = { $path } has other columns than this version writes.
arena-other-format = { $path } holds “{ $format }”; “{ $wanted }” is needed here.
arena-other-plan = The folder holds games of another comparison ({ $part } differs); name another folder with --out.
arena-other-version = The folder holds games of other code (harmonium { $there }, { $date }), which do not mix with new ones; name another folder with --out.
arena-other-stranger = “{ $name }” has changed since the games in the folder were played; name another folder with --out.
unknown-evaluator = There is no evaluator “{ $evaluator }” for this game, or it cannot be loaded. Known: { $known }.
evaluator-failed = The evaluator “{ $evaluator }” failed: { $reason }
arena-test-of-two = A test needs two different bots.
arena-better-by = “Better by” must be a number above 0, and with --wins no more than 100.
arena-no-wins = Here every bot plays only with itself: compare points, or take more seats.
arena-bad-rates = The rates of error must lie between 0 and 0.5.
arena-ray-unreachable = No Ray cluster answers at { $address } ({ $reason }).
arena-ray-failed = The Ray cluster could not play: { $reason }
arena-ray-version = { $machine } of the Ray cluster has another version of “{ $name }”; install the same one everywhere.

cli-arena-record-help = Let bots play and keep the games as a data set.
cli-arena-ladder-help = Measure every bot of every game and write the ladder.
cli-arena-record-out = The folder of the data set.
cli-arena-shard = How many games a file holds.
cli-arena-recorded = { $games ->
        [one] One game
       *[other] { $games } games
    } in { $path }
cli-arena-minutes = For how many minutes to play, about.
cli-arena-ladder-page = The page to write.
cli-arena-ladder-data = The file with the figures to write.
cli-arena-ladder-written = Written: { $path }
cli-verify-shard = { $games ->
        [one] One record is in order.
       *[other] All { $games } records are in order.
    }
arena-bad-game = Game { $number } of { $path } is not in order: { $reason }
arena-bad-checksum = { $path } is not as it was written: its checksum differs.
arena-no-pictures = Pictures end in .svg, .png or .pdf; { $path } does not.

cli-arena-reason-crash = it failed ({ $detail })
cli-arena-reason-flood = it said too much
cli-arena-reason-illegal = it did what is not allowed ({ $detail })
cli-arena-reason-silent = it did not answer in time
program-missing = Name the program: program:./mybot
program-cannot-start = { $program } cannot be started: { $reason }

cli-bot-help = Programs that play, in any language.
cli-bot-connect-help = Seat a program at a table of a server and let it play.
cli-bot-url = The address of the table, as the browser shows it.
cli-bot-program = The program, as after program: in the arena.
cli-bot-token = The token of the seat, if it has one; else a free seat is taken.
cli-bot-seated = Seat { $seat } is the program’s.
cli-bot-over = The game is over.
bot-bad-address = { $address } is not the address of a table.
bot-refused = The server refuses: { $reason }
bot-forfeit = The program gives up: { $reason }.
bot-gives-up = { $name } gives up: { $reason }. Take back an act to let it try again.
