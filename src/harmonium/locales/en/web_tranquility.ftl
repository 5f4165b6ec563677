### Tranquility in the browser.

panel-tranquility-ceremony = { tq-start-short }
panel-tranquility-crew = Crew
panel-tranquility-voyage = Voyage

tq-standard = standard
tq-is-day = day
tq-is-night = night
tq-island = island { $number }
tq-sun-up = sun up
tq-moon-up = moon up
tq-sun = Sun
tq-moon = Moon

## What is asked

tq-asks-turn = Choose a card, then a place
tq-asks-only-discard = None of your cards can be placed: discard two
tq-asks-place = { $card }: choose a place for it
tq-asks-nowhere = { $card } can go nowhere now
tq-asks-start = You hold a Start card: lay it in its corner
tq-asks-finish = Finish: lay it in its corner
tq-asks-monster = Sea Monster: choose its victim
tq-asks-joker = Joker: choose a place for it
tq-asks-flip = Choose the card to turn round
tq-asks-compass = Choose the Storm to remove
tq-asks-two = { $left ->
    [one] Choose one more card to discard
   *[other] Choose two cards to discard
  }
tq-asks-pay = { $left ->
    [one] Pay: choose one { $amount ->
        [one] card
       *[other] more card
      }
   *[other] Pay: choose { $left } cards
  }
tq-asks-choose = { $left ->
    [one] For the Start: choose one card
   *[other] For the Start: choose { $left } cards
  }
tq-asks-give = For the Start: give the cards you have chosen
tq-asks-rocks = Move the rocks to another row, or discard two cards
tq-asks-rocks-move = Move the rocks to another row
tq-asks-storm-yellow = { $left ->
    [0] A Yellow Storm lies before you
    [one] A Yellow Storm: choose one card to discard
   *[other] A Yellow Storm: choose { $left } cards to discard
  }
tq-asks-storm-orange = An Orange Storm lies before you
tq-asks-storm-purple = A Purple Storm: choose a row for it
tq-wait-announce = Waiting until { $name } has announced…
tq-wait-commit = { $name } decides how many cards to give…
tq-wait-choose = Waiting until { $name } has chosen…

## What can be done

tq-discard-two = Discard two
tq-discard-hand = Discard the hand for a Compass
tq-flip = Turn a card round
tq-use-compass = Use a Compass
tq-lay-joker = Joker into the pool
tq-no-compass = No Compass now
tq-go-on = Go on
tq-take-storm = Take the Storm
tq-spend-on-it = Compass against it
tq-do-it = What you can do
tq-key-hand = pick up a card of your hand
tq-key-discard = discard two

## The chart

tq-chart = Sea chart
tq-cell = Cell { $cell } in row { $row }
tq-cell-empty = empty
tq-cell-border = empty, a border card under it
tq-cell-island = island { $number }
tq-cell-joker = a Joker as { $number }
tq-here = { $card } may go here
tq-here-cost = { $cost ->
    [0] { $card } may go here, free
    [one] { $card } may go here, costs one card
   *[other] { $card } may go here, costs { $cost } cards
  }
tq-here-flip = turn it round
tq-here-strike = the Sea Monster may strike here
tq-here-joker = the Joker may go here
tq-here-rocks = the rocks may go here
tq-here-storm = the Storm may go here
tq-here-compass = a Compass may remove a Storm here
tq-here-start = lay the Start here
tq-here-finish = lay the Finish here
tq-row = Row { $row }
tq-purple-storms = { $count ->
    [one] a Purple Storm
   *[other] { $count } Purple Storms
  }
tq-corner-start = The corner of the Start
tq-corner-finish = The corner of the Finish
tq-free = free
tq-costs = costs { $cost }
tq-start-short = Start
tq-finish-short = Finish
tq-note-places = { $places ->
    [one] One place
   *[other] { $places } places
  }
tq-barred-Q-COST-5 = it would cost more cards than you can give
tq-barred-Q-ROCKS-2 = closed by the Jagged Rocks
tq-barred-Q-START-1 = the Start card must be played first
tq-barred-Q-STORM-6 = closed by a Purple Storm
tq-barred-Q-STORM-7 = under your Orange Storm only beside another island
tq-barred-Q-VAR-ARCH-4 = the roof is closed until both pillars stand
tq-storm-letter-yellow = Y
tq-storm-letter-orange = O
tq-storm-letter-purple = P

## Hand, piles and offer

tq-your-hand = Your hand
tq-hand-empty = No cards left
tq-card-places = { $places ->
    [0] { $card }, can go nowhere now
    [one] { $card }, one place
   *[other] { $card }, { $places } places
  }
tq-card-chosen = { $card }, chosen to be discarded
tq-card-choosable = { $card }, can be discarded
tq-your-pile = draw pile
tq-your-discards = discards
tq-own-discards = Your discards: { $cards }
tq-offer-title = Offer
tq-take = take { $card }
tq-deck-left = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
  }
tq-hand-of = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
tq-pile-of = pile { $count }
tq-discards-of = discards { $count }
tq-known-monsters = { $count ->
    [one] holds a Sea Monster
   *[other] holds { $count } Sea Monsters
  }
tq-seat-storm = { $count ->
    [one] { $storm }
   *[other] { $storm } ({ $count })
  }
tq-yellow-means = hand of three
tq-orange-means = only beside islands
tq-hands-are-secret = Hands are secret. The game is played in silence.

## The Joker

tq-joker-title = Which number for cell { $cell }?
tq-joker-number = { $number }
tq-joker-number-cost = { $cost ->
    [0] { $number }, free
    [one] { $number }, costs one card
   *[other] { $number }, costs { $cost } cards
  }

## The Start

tq-ceremony = The Start: { $owed ->
    [one] one more card from all of you
   *[other] { $owed } cards from all of you together
  }
tq-ceremony-announce = How many could each spare? The numbers are shown when all have said theirs.
tq-ceremony-commit = Now each promises in turn, until nothing is owed.
tq-ceremony-choose = The promised cards are chosen and given at the same time.
tq-could-spare = could spare { $number }
tq-has-announced = announced
tq-has-not-announced = thinking
tq-gives = { $pile ->
    [0] giving { $hand }
   *[other] giving { $hand } and { $pile } blind
  }
tq-has-at-most = max { $most }
tq-is-promising = promising now
tq-has-chosen = cards chosen
tq-spare-how-many = I could spare
tq-give-how-many = I give
tq-give-blind = { $hand } and { $pile } blind from the pile
tq-promised = { $count } of { $owed } promised
tq-your-number = You could spare { $number }. Waiting for the others.
tq-choose-below = Choose { $count ->
    [one] one card
   *[other] { $count } cards
  } of your hand.
tq-give-these = Give these cards

## Storms and Compasses

tq-pool = Compasses of all
tq-supply = { $count } in the supply
tq-storm-at-row = { $storm } at row { $row }
tq-storm-before = { $storm } before { $name }
tq-storm-before-you = { $storm } before you
tq-remove-this = Remove: { $storm }
tq-point = Remove this?
tq-points = { PERSON($name) ->
    [second] You point at a Storm: { $storm }
   *[third] { $name } points at a Storm: { $storm }
  }
tq-drawn = { $name } has drawn: { $storm }
tq-storm-does-yellow = Until a Compass removes it, your hand limit is three cards.
tq-storm-does-orange = Until a Compass removes it, you may place islands only beside others.
tq-storm-does-purple = It closes a row of your choice until a Compass removes it.

## The voyage

tq-progress = { $filled } of { $cells } cells
tq-start-played = The Start lies in its corner
tq-start-not-played = No Start has been played yet
tq-night-at = Night falls at { $cells } cells
tq-night-now = It is night: cards are placed moon up
tq-explorer-left = { $count ->
    [one] one explorer card left
   *[other] { $count } explorer cards left
  }
tq-sunk = Sunk: { $numbers }
tq-gap = { $cells ->
    [one] one cell
   *[other] { $cells } cells
  }, { $numbers ->
    [one] one number
   *[other] { $numbers } numbers
  } possible

## What happened

tq-told-drew = { $name } drew { $count ->
    [one] a card
   *[other] { $count } cards
  }
tq-told-drew-own = { $name } drew { $cards }
tq-told-discarded = { $name } discarded { $count ->
    [one] a card
   *[other] { $count } cards
  }
tq-told-discarded-own = { $name } discarded { $cards }
tq-told-blind = { $name } gave { $count ->
    [one] a card
   *[other] { $count } cards
  } unseen from the draw pile
tq-told-starts = The Start cards were shuffled in
tq-told-placed = { $name } placed { $number } in cell { $cell }
tq-told-joker = { $name } placed a Joker as { $number } in cell { $cell }
tq-told-start = { $name } played the Start
tq-told-start-joker = { $name } played a Joker as the Start
tq-told-finish = { $name } played the Finish
tq-told-finish-joker = { $name } played a Joker as the Finish
tq-told-finish-failed = { $name } tried to finish, but Sea Monsters are about
tq-told-shows-monsters = { $name } showed { $count ->
    [one] a Sea Monster
   *[other] { $count } Sea Monsters
  }
tq-told-struck = A Sea Monster took { $number } from cell { $cell } ({ $name })
tq-told-flipped = { $name } turned the card in cell { $cell } round
tq-told-night = Night fell
tq-told-compass-start = The Start brought a Compass ({ $name })
tq-told-compass-row = Row { $row } in sequence brought a Compass ({ $name })
tq-told-compass-hand = { $name } discarded the hand for a Compass
tq-told-compass-explored = { $name } found a Compass
tq-told-spent = { $name } spent a Compass on the { $storm }
tq-told-joker-laid = { $name } laid a Joker into the pool as a Compass
tq-told-storm-drawn = { $name } met a Storm: { $storm }
tq-told-storm-stays = { $name } took the { $storm }
tq-told-storm-row = { $name } laid the { $storm } at row { $row }
tq-told-rocks = { $name } moved the rocks to row { $row }
tq-told-explored = { $name } explored: { $card }
tq-told-removed = { $card }: out of the game
tq-told-calm = Calm sea
tq-told-announced = { PERSON($name) ->
    [second] You have announced
   *[third] { $name } has announced
  }
tq-told-announced-own = { $name } announced { $number }
tq-told-could-spare = { $name } could spare { $number }
tq-told-gives = { $pile ->
    [0] { $name } promised { $hand }
   *[other] { $name } promised { $hand } and { $pile } blind from the pile
  }
tq-told-chose = { $name } chose what to give
tq-told-took = { $name } took { $card }
tq-told-offer = New in the offer: { $cards }
tq-told-won = The voyage is won
tq-told-lost = The voyage is lost; missing: { $missing }
tq-told-over = The game is over

## The end

tq-lost = The voyage is lost: { $filled } of { $cells } cells are filled. Missing: { $missing }.
tq-story-won = Calm sea
tq-story-lost = Shipwreck
tq-story-over = The voyage is over
tq-story-all = All { $cells } cells are filled, from Start to Finish.
tq-story-full = All { $cells } cells are filled.
tq-story-close = { $filled } of { $cells } cells were filled; { $left ->
    [one] one was missing
   *[other] { $left } were missing
  }.
tq-story-Q-END-1 = { $name } laid the Finish on the complete chart.
tq-story-Q-END-2 = { $name } had no legal action left.
tq-story-Q-START-7 = The eight cards for the Start could not be found.
tq-story-complete = The chart is complete: all { $cells } cells are filled.
tq-story-tie = The points are equal: Moon, who went second, wins.
tq-story-stopped = The voyage ended before its time.

## Player aid

tq-aid-turn = Your turn
tq-aid-place = Place an island in any empty cell. Along the chain, from the bottom left to the top right, numbers must rise.
tq-aid-cost = Beside a filled neighbour in the chain it costs the difference, between two the smaller difference; discard that many cards. Without a neighbour it is free.
tq-aid-two = Or discard two cards. Then draw up to { $hand }.
tq-aid-start-title = Start and Finish
tq-aid-start = Whoever holds a Start before one has been played must play it: together you discard { $cards } cards, split as you like.
tq-aid-finish = Once the chart is full and the Start lies in its corner, a Finish wins for everyone.
tq-aid-lose = If anyone has no legal action, everyone loses.
tq-aid-silence = Nobody speaks about cards or plans.
tq-aid-modules = In this game
tq-aid-jagged_rocks = Jagged Rocks close a row. After each action move them to another row or discard two. They go when { $rows } rows are complete.
tq-aid-sea_monsters = A Sea Monster can never be discarded. Play it on an island: both are gone. Nobody wins while one is held.
tq-aid-storm_compass = Storms strike when drawn. Yellow: a hand of three. Orange: islands only beside others. Purple: a row is closed. A Compass removes one; you gain one for the Start, a row in sequence, a discarded hand.
tq-aid-jokers = A Joker stands for an island with any number not yet played, for Start, Finish, Sea Monster or Compass.
tq-aid-remove_islands = Some islands were removed; nobody knows which.
tq-aid-high_arch = The roof, the top row, is open only while both pillars are full.
tq-aid-pyramid = An island on a border card turns up an explorer card: Finish, Compass, Storm, Sea Monster, rocks, or calm sea.
tq-aid-day_night = At half of the chart night falls. To win, the lower half must lie sun up, the upper half moon up. Discard a card to turn one round.
tq-aid-competitive = You are opponents, Sun against Moon: { $points } points for each card lying your way up, one less for each discard. Refill from the open offer; a tie is Moon’s.
