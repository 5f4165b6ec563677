### Playing in the terminal.

cli-play-game = The game; without it a menu opens.
cli-play-seats = Who plays, separated by commas: “you” (or you:Name) for people, bots by their names.
cli-play-seed = A number for a game that can be repeated.
cli-play-save = Write the record to this file when the game ends.

you = You
player-name = Player { $number }
on = on
off = off

key-undo = Undo
key-save = Save
key-again = New game
key-rules = Rules
key-leave = Quit
key-close = Close
key-look = Look at the boards
key-lift = Show
key-start = Start
key-place = Place
key-boards = Other boards

menu-game = Game
menu-people = People
menu-bots = Bots
menu-level = Level of the bots
menu-start = Play

pass-the-screen = Pass the screen to { $name }.
pass-the-screen-key = Enter, space or a click shows the table.
undone = Taken back.
saved = Saved as { $path }.
proof = Proof of the deal: { $commitment }…

result-winner = { $name } won!
result-shared = A shared win: { $names }.
result-solo = { $points ->
    [one] One point.
   *[other] { $points } points.
  }
