### Several people at one screen; people, their games, the deal of the day, reminders.

## One screen

device-screen = Who has the screen
device-looks = { $name } has the screen
device-show = Show the table of { $name }
device-cover = Cover the screen
device-cover-for = Cover it and pass it to { $name }
device-secretly = Choose secretly, cover the screen in between
device-waits = The table waits for { $names }.
device-lift = I am { $name }: lift the curtain
device-or = Or has somebody else got the screen?
device-anybody = Whoever wants to look may lift the curtain.

## People

unknown-person = This person is not known here.
person-title = A player
person-dailies = Deals of the day
person-no-dailies = No deals of past days yet.
me-title = Your page
me-since = Here since { $day }
me-settings = Name and settings
me-nothing = You have not finished a game yet. Finished games will appear here, with their replays and what you reached.
me-figures = Figures
me-which-game = Game of the figures
me-history = Finished games
me-filter = Show the games of
me-all-games = All
me-played = Played
me-won = Won
me-percent = { $percent } %
me-best = Best
me-mean = Average
me-category = Category
me-at-most = at most { $count }
me-detail-harmonies-suns = Suns
me-averages = Points by category
me-distribution = How often each total
me-range = { $from } to { $to }
me-bin = { $range }: { $count ->
    [one] one game
   *[other] { $count } games
  }
me-progress = { $count ->
    [one] The last game
   *[other] The last { $count } games
  }
me-seats = { $seats ->
    [one] alone
   *[other] { $seats } players
  }
me-variant = Variant
me-only-practice = Only practice so far: such games count in no best and no average.
variant-side = side { $side }
variant-spirit = spirit: { $card }
variant-spirit-unknown = with a nature spirit
variant-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
variant-named = { $name }: { $value }
variant-base = without modules
me-alone = alone
me-daily = deal of the day
me-rank = place { $rank } of { $of }
me-won-together = won together
me-lost-together = lost together
me-replay-of = Replay of { $game }, { $day }
me-more = Show more

## Today’s deal

daily-of = { $game }, { $day }
daily-words = One try for each game, the same deal for everybody. The boards stay closed until the day is over.
daily-honest = One try of a person and device counts. Whoever really wants to can look at the deal first as another guest, and we cannot prevent it: tries from the same address are marked.
daily-not-counted = This device had already opened this deal: your try does not count in the ranking.
daily-same-address = Another try of this deal was opened from the same address.
daily-closes = { $hours ->
    [0] { $minutes } min left
   *[other] { $hours } h { $minutes } min left
  }
daily-try = Play it
daily-go-on = Go on
daily-results = Results
daily-players = { $players ->
    [0] nobody has finished yet
    [one] one has finished
   *[other] { $players } have finished
  }
daily-place = place { $rank } of { $players }
daily-own = You are at place { $rank } of { $players }, with { $total } points.
daily-boards-closed = the boards open when the day is over
daily-nobody = Nobody has finished this deal.
daily-rank = Place
daily-name = Name
daily-compare = Compare
daily-compare-board = Show the board of { $name }
daily-boards = Side by side
daily-replay-of = Replay of { $name }
daily-days = Earlier days
daily-earlier = Earlier
daily-later = Later
daily-best = best { $best }
daily-mine = yours { $total }
daily-all = Results and earlier days

## Tables that wait for one

turns-count = { $count ->
    [one] one table waits for you
   *[other] { $count } tables wait for you
  }
turns-notice = { $game }: it is your turn
mine-none = You are not at any table. Finished games are on your page.
mine-my-turn = Your turn
mine-others = Not your turn
mine-finished = Finished games and figures
mine-all = All my tables
remind-title = Reminders
remind-words = A notification of this browser can tell you when it is your turn, while a page of Harmonium is open.
remind-start = Remind me
remind-on = You are reminded in this browser when it is your turn.
remind-stop = Stop reminding
remind-denied = This browser does not let Harmonium show notifications; you can change that in its settings. The number in the tab shows when it is your turn.
remind-impossible = This browser has no notifications. The number in the tab shows when it is your turn.
remind-plain = Over plain HTTP, as in a house, browsers show no notifications. The number in the tab shows when it is your turn.
