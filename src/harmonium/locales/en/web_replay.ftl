### Replay: looking through a game that is over, or one in a file.

replay-title = Replay
replay-of = Replay: { $game }
replay-loading = Opening the game…
replay-not-there = This game cannot be shown.
replay-seat = Seat { $seat }
replay-no-board = There is no board for this game here yet; points and result can be seen.

## Going through it

replay-controls = Going through the game
replay-moment = Moment
replay-at = { $step } / { $steps }
replay-beginning = The beginning
replay-first = To the beginning
replay-back = One act back
replay-forward = One act on
replay-last = To the end
replay-play = Play by itself
replay-pause = Stop
replay-speed = Speed
replay-speed-is = { $speed }×

## Whose eyes

replay-eyes = Through whose eyes
replay-eyes-open = Everything open
replay-eyes-spectator = A spectator
replay-eyes-seat = { $name }
replay-open-hand = In hand: { $cards }

## What one can do with it

replay-link = Link to this moment
replay-link-copied = Copied: link to this moment
replay-link-here-only = Copied; so far only this computer can open the link.
replay-link-in-address = The link stands in the address line.
replay-download = Save the record
replay-play-on = Play on from here
replay-play-on-title = Play on from here
replay-play-on-words = A new table begins as this one stood at this moment, act { $step }. You take one seat, bots the others. The deal is known by now, so the game does not count.
replay-play-on-alone = A new table begins as this one stood at this moment, act { $step }. The deal is known by now, so the game does not count.
replay-play-on-over = The game is over at this moment; go back to where you want to play on.
replay-play-on-seat = Your seat
replay-play-on-bot = The others
replay-play-on-go = Begin
replay-branched-short = continued from act { $step }
replay-branched = Continued from another game after act { $step }; it does not count.
practice-short = practice
practice = Practice: there was help, or something already shown was taken back with nobody there to agree. This game does not count.

## Files that claim too much

replay-fault = The file can be replayed, but not everything in it is true. { $fault }

## Opening a file

replay-open-title = Open a game
replay-open-file = Open a game that was saved as a file
replay-open-words = Every finished game can be saved as a file: from the end of a table, from the terminal or from Python. Open one here to go through it act by act.
replay-open-choose = Choose a file
replay-open-drop = or drop it here
replay-open-private = The file is sent to this server to be played through; nothing of it is kept.
replay-open-wrong = “{ $name }” cannot be opened.
replay-open-too-large = A record has at most { $limit } KB; this file has { $size } KB.

## Keys

replay-keys-steps = one act back or on
replay-keys-ends = to the beginning, to the end
replay-keys-play = play by itself, stop
replay-keys-speed = slower, faster
replay-keys-eyes = the next one’s eyes
