### Replay: looking through a game that is over, or one in a file.

replay-title = Replay
replay-of = Replay: { $game }
replay-loading = Opening the game …
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

## What one can do with it

replay-link = Link to this moment
replay-link-copied = Copied: link to this moment
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
replay-branched = Continued from another game after act { $step }; it does not count.

## Proof of the deal

replay-proof-checking = The proof of the deal is being checked …
replay-proof-good = The deal is proven
replay-proof-good-words = Checked in this page: the deal and its nonce give the commitment, so the deal was fixed before the first act and not changed since.
replay-proof-broken = The deal is not proven
replay-proof-broken-words = The deal and its nonce do not give the commitment: one of the three was changed.
replay-proof-differs-words = The commitment is not the one that was published at the start.
replay-proof-unreadable-words = The record could not be read.
replay-proof-branch-words = The game was continued when the deal was open; the proof is that of the first game.
replay-fault = The file can be replayed, but not everything in it is true. { $fault }

## Opening a file

replay-open-title = Open a game
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
replay-keys-eyes = the next one's eyes
