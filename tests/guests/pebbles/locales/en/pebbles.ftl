pebbles-title = Pebbles
web-title-pebbles = Pebbles
web-players-pebbles = 1–3 players
web-about-pebbles = A heap, and a secret number under it.

option-pebbles-acts = Acts
about-pebbles-acts = How many acts there are before the number is shown.
option-pebbles-side = Side
option-pebbles-side-left = Left
option-pebbles-side-right = Right
about-pebbles-side = On which side of the heap everybody sits.
option-pebbles-level = Level
option-pebbles-level-1 = One
option-pebbles-level-2 = Two
option-pebbles-level-3 = Three
about-pebbles-level = How flat the ground is.
option-pebbles-loud = Loud
about-pebbles-loud = Whether the pebbles may be heard.
option-pebbles-title = Title
about-pebbles-title = What the heap is called.
option-pebbles-limit = Limit
option-pebbles-limit-none = None
about-pebbles-limit = How high the heap may be.
option-pebbles-in_turn = In turn
about-pebbles-in_turn = Whether one acts after the other.

category-pebbles-pebbles = Pebbles
refused-X-LOUD = Loud pebbles need level ground.
refused-X-SOLO = Alone one sits on the right.
refused-X-SEATS = One to three people sit around a heap.
refused-X-PEBBLES = Now this is not possible: { $what }.
refused-X-SECRET = No such number lies under a heap: { $secret }.
reveal-secret = The secret number was looked at.
bot-heaper = the heaper
bot-heaper-about = Puts one pebble on the other.

shows-pebbles-heap = Pebbles on the heap: { $value }
shows-pebbles-done = Acts so far: { $value }
shows-pebbles-secret = The secret number is { $value }.
does-pebbles-put = Put a pebble on the heap
does-pebbles-take = Take a pebble from the heap
does-pebbles-look = Look at the secret number
told-pebbles-did = { $name }: now { $heap } { $heap ->
    [one] pebble lies
   *[other] pebbles lie
} on the heap

learn-pebbles-heap = The heap wants to be as high as the secret number. Put a pebble on it.
learn-pebbles-heap-done = One pebble more.
learn-pebbles-heap-slip = The heap did not grow.
learn-pebbles-next = Now play with a heaper.
