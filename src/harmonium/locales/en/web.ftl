### The browser client.

web-brand = Harmonium
web-skip = To the content
web-menu = Menu
web-close = Close
web-retry = Try again
web-save = Save
web-saved = Saved
web-looking = One moment…
web-missing = There is no such page
web-no-table = This table cannot be shown
web-to-home = To the home page
web-refused = That is not possible ({ $code }).
server-unreachable = The server cannot be reached.
helpers-off = Helper marks are switched off.

## The first page

web-home-title = One table, three games
web-home-words = Alone, against bots, with friends by a link, or on one screen. No account needed.
web-title-harmonies = Harmonies
web-title-take_it_easy = Take It Easy
web-title-tranquility = Tranquility
web-about-harmonies = Build landscapes from wooden tokens and let animals settle in them.
web-about-take_it_easy = Everybody gets the same tiles. Who makes the most of them?
web-about-tranquility = A silent voyage together over a sea of islands.
web-players-harmonies = 1 to 4 players, about 30 minutes
web-players-take_it_easy = 1 to 6 players, about 10 minutes a round
web-players-tranquility = 1 to 5 players, about 20 minutes, all together
web-play-now = Play now
web-alone = Alone
web-with-friends = With friends
web-same-device = Same device
web-soon = Soon
web-left-off = Where you left off
web-open-tables = Open tables
web-no-open-tables = No open tables at the moment. Make one with friends.
web-have-code = I have a code
web-daily = Today’s deal
web-daily-words = One try a day, the same deal for everybody.
web-daily-play = Play { $game }
web-daily-continue = Go on with { $game }
web-daily-done = { $game }: played

## Lists of tables

web-lobby = Lobby
web-mine = My tables
web-join = Join
web-watch = Watch
web-continue = Continue
web-waiting = waiting for players
web-finished = finished
web-paused = The table is paused
web-my-turn = your turn, { $since }
web-not-my-turn = waiting for others, { $since }
web-open-seats = { $seats ->
    [0] full
    [one] one open seat
   *[other] { $seats } open seats
  }
web-clock-none = without a clock
web-clock-live = with a clock
web-clock-days = over days
web-clock-days-left = { $days ->
    [one] one day
   *[other] { $days } days
  } { $hours } h

## Coming in

web-code = Code
web-invited = You are invited to { $game }
web-invited-by = At the table: { $names }
web-table-full = All seats are taken.
web-no-such-invitation = This invitation is not valid, or is no longer valid.

## A new table

web-new-table = New table
web-ways = Ways to play
web-new-alone = { $game }, alone or with bots
web-new-friends = { $game } with friends
web-new-device = { $game } on one device
web-seats = Seats
web-how-many = How many players
web-seat = Seat { $seat }
web-seat-me = You
web-seat-device = At this device
web-seat-open = Open seat
web-seat-bot = Bot
web-seat-by-link = by link or code
web-level = Level of the bot
web-name-of-seat = Name at seat { $seat }
web-options = Options
web-more-options = Clock, chat and more
web-clock = Clock
web-clock-choice-none = none
web-clock-choice-quick = 5 minutes and 5 seconds a move
web-clock-choice-calm = 15 minutes and 15 seconds a move
web-clock-choice-day = one day a move
web-clock-choice-days = three days a move
web-open-in-lobby = Show in the lobby, open to everybody
web-with-chat = Chat
web-with-signs = Signs (hello, thanks…)
web-make-and-invite = Make the table and invite
web-make-and-play = Make the table and play
option-number = { $number }

## The waiting room

web-waiting-room = { $game }: waiting for everybody
web-seat-free = free seat
web-leave = Leave
web-remove = Remove { $name }
web-call-off = Call off the table
web-called-off = This table was called off before the game began.
web-start = Start the game
web-start-when-full = { $seats ->
    [one] One seat is still open
   *[other] { $seats } seats are still open
  }
web-host-starts = { $name } starts the game.
web-invite = Invite
web-invite-words = Whoever opens this link can sit down:
web-make-link = Make a link
web-copy-link = Copy the link
web-copied = Copied
web-watch-link = To watch only:
web-qr = The link as a QR code
house-title = Your house
house-closed = So far only this computer can open the table.
house-open = Open to the house
house-open-help = Then everybody in your network can come in, until you close it or stop the server. Your firewall may ask whether it may.
house-how = For others to come in, start the server with “make play HOUSE=1” or “harmonium serve --house”.
house-is-open = Open to your house, at { $address }
house-close = Close to the house
house-here-only = For another browser on this computer

## At the table

web-players = Players
web-panels = Panels
web-total = Total
panel-points = Points
panel-log = What happened
tab-log = Log
panel-talk = Talk
panel-others = Others
web-status-chosen = has chosen
web-status-thinking = thinking
web-status-waiting = waiting
web-away = not here
web-stand-in = a stand-in plays
web-enlarge = Enlarge the board of { $name }
web-spectators = { $count ->
    [one] one watches
   *[other] { $count } watch
  }
web-really = This ends your turn. Sure? Choose it once more, or say yes.
web-warned = Do it all the same?
web-yes = Yes
web-no = No
web-log-empty = Nothing yet.
web-log-undone = { $name } took it back
web-nothing-said = Nobody has said anything yet.
web-say-something = Say something
web-send = Send
web-signs = Signs
web-silence = Played in silence
web-spectators-silent = Those who watch are silent at this table.
web-spectators-speak = Those who watch may speak
guests-title = Guests
guests-none = Nobody else is here.
guests-plays = at the table
guests-watches = watching
guests-muted = muted
guests-removed = sent away
guests-mute = Mute
guests-unmute = Unmute
guests-remove = Send away
guests-remove-sure = Really send away?
guests-admit = Let in again
web-sign-hello = Hello!
web-sign-thanks = Thank you!
web-sign-sorry = Sorry!
web-sign-thinking = I am thinking…
web-sign-well_played = Well played!
web-past = Back and forward
web-past-first = To the beginning
web-past-back = One step back
web-past-forward = One step forward
web-past-now = To the present
web-past-at = { $step } of { $steps }
web-past-looking = Looking back: after step { $step }
web-lost = The connection is lost; it comes back by itself.
web-lost-kept = The connection is lost. What you did is kept and sent as soon as it is back.
web-restarts = The server restarts; the table comes back by itself in a moment.
web-new-version = A new version is available.
web-reload = Reload
web-reminder = Your time is nearly over.
web-cannot-undo = This cannot be taken back: { $reason }
web-ask-undo = Ask the others
web-undo-practice = Take it back, as practice
web-ask-pause = Pause the table
web-ask-resume = Go on
web-ask-abandon = Stop the game by agreement
web-resign = Resign
web-resign-sure = Resign? Press again
web-question-undo = { $name } would like to take back a move.
web-question-pause = { $name } would like to pause.
web-question-resume = { $name } would like to go on.
web-question-abandon = { $name } would like to stop the game.
web-agree = Agree
web-disagree = No
web-waits-for = waiting for { $names }
web-live-over = The game is over.

## The end

web-result = Result
web-you-won = You won!
web-won-together = Won together!
web-lost-together = Lost together.
web-won-alone = Won!
web-lost-alone = Lost.
web-ended-finished = The game is over.
web-ended-resigned = { $name } resigned.
web-ended-timed_out = { $name } ran out of time.
web-ended-abandoned = The game was stopped before its end.
web-rank = { $rank }.
web-rematch = Rematch
web-to-rematch = To the rematch
web-replay = Replay
web-export = Save the record
web-proof = Proof of the deal
web-proof-words = This number was published before the first move. The saved record opens it: its deal was fixed from the beginning.

## Help and settings

web-aid = Player aid
web-keys = Keys
web-settings = Settings
web-your-name = Your name
web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-pace = Bots play
web-pace-slow = slowly
web-pace-normal = at a calm pace
web-pace-now = at once
web-pace-help = Only what you see waits: a click, Esc or an act of your own shows the present. With a clock nothing waits.
web-at-table = At the table
web-set-motion = Movement
web-set-motion-help = Tiles and tokens move; never where your device asks for calm.
web-set-sound = Sound
web-set-sound-help = Soft, and only while the page is in front.
web-set-confirm = Ask before a turn ends
web-set-confirm-help = The last step has to be chosen twice.
web-set-helpers = Helper marks
web-set-helpers-help = Living lines, where things fit, what a move brings, what is still to come.
web-set-coordinates = Names of the cells
web-set-coordinates-help = As the log and the notation name them. Pointing at a line of the log lights its cells in any case.
web-language = Language
web-language-auto = as the browser

## Take It Easy

panel-take_it_easy-called = Called
panel-take_it_easy-to_come = Still to come
panel-take_it_easy-rounds = Rounds
tie-turn-of-one = tile { $turn } of 19
tie-over-short = finished
tie-looking-back = The boards of round { $round }
tie-round = Round { $round }
tie-to-come-later = Shown when it is your turn.
tie-board-and-called = { PERSON($name) ->
    [second] Your board; called: { $tile }
   *[third] The board of { $name }; called: { $tile }
  }
tie-called-tile = The called tile: { $tile }
tie-tile-and-symbol = { $tile }, { $symbol }
tie-other-board = The board of { $name }, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
  }
tie-cell-empty = Cell { $cell }, empty
tie-cell-open = Cell { $cell }, empty, the tile may go here
tie-cell-brings = Cell { $cell }, empty, the tile would bring { $points ->
    [one] one point
   *[other] { $points } points
  } here
tie-cell-tile = Cell { $cell }, tile { $tile }
tie-cell-sun = Cell { $cell }, tile { $tile }, a sun
tie-cell-moon = Cell { $cell }, tile { $tile }, a moon
tie-cell-chosen = Cell { $cell }, your choice for { $tile }, until all have chosen
tie-log-chose = { PERSON($name) ->
    [second] You have chosen
   *[third] { $name } has chosen
  }
tie-log-chose-cell = { $name } chose cell { $cell }
tie-log-placed = All placed { $tile }
tie-log-round = Round { $round } is over
tie-log-called = Called: { $tile }
tie-aid-turn = A tile is called. Everybody places it on an empty cell of their own board, at the same time.
tie-aid-placement-free = Any empty cell will do.
tie-aid-placement-connected = From the second tile on it must touch a tile of your board.
tie-aid-placement-sun_moon_connected = If the tile shows the same symbol as the one before, it must touch a tile of your board; otherwise it may go anywhere.
tie-aid-lines = A full line scores if all its bands along the line show the same value: value times number of tiles.
tie-aid-scoring-rays = A full line of suns brings 7 points a tile, one of moons 6, whatever its bands show.
tie-aid-scoring-best_ray = On scoring lines: 60 points for the best line of suns, 60 for the best line of moons; longer beats higher.
tie-aid-values = Straight down run 1, 5 and 9; rising 2, 6 and 7; falling 3, 4 and 8. Each tile exists once; 19 of 27 are called.
tie-aid-end = After 19 tiles the round is over. The most points win.
