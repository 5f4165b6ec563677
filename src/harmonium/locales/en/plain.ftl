### A game without a face of its own, told in the words that it brings.

plain-asks = What do you do?
plain-waits = Waiting for the others…
plain-over = The game is over.
plain-table = The table
plain-named = { $name }: { $value }
