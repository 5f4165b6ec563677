### The rule books in the browser.

book-rules = Rules
book-books = Rule books
book-words = The rules of all three games, in our own words. Every rule has its id, so that it can be linked and quoted.
book-read = Read the rules
book-of = Rules of { $game }
book-short = In ten sentences
book-short-of = { $game } in ten sentences
book-all = All books
book-contents = Contents
book-print = Print
book-link-to = Link to rule { $rule }
book-picture-to = Picture for { $rule }
book-no-such-rule = There is no rule { $rule } in this book.
book-other-language = This book is not yet translated and is shown in English.
book-aid-of = Player aid: { $game }
book-aid-words = All of it on one sheet, to keep beside the board.
book-aid-later = There is no player aid for this game yet.
book-aid-choose = How you play

## The search

book-search = Search the rules
book-search-hint = A word or an id, such as river or H-TURN-2
book-found = { $count ->
    [0] Nothing found for “{ $query }”.
    [one] One place
   *[other] { $count } places
  }
book-found-most = The first { $count } places
book-clear = Clear the search

## What the rule books advise to begin with

book-presets = To begin with
preset-harmonies-first = First games
preset-take_it_easy-first = First games
preset-take_it_easy-one_round = One round
preset-tranquility-calm = Calm sea
preset-tranquility-jokers = Meet the Jokers
preset-tranquility-rocks = Meet the rocks
preset-tranquility-monsters = Meet the monsters
preset-tranquility-storm = Meet the storms

## Below the pictures

book-right = Like this.
book-wrong = Not like this.
book-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
book-height = height { $height }
book-fits = fits
book-too-tall = too tall
book-too-low = too low
book-no-building = no building
book-loops-bga = with river_loops = bga
book-step = after step { $step }
