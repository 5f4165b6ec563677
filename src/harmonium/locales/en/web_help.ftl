### Help while playing, on the page: hints, teaching, hopes.

help-title = Help
help-hint = Hint
help-practice = A hint makes this game practice: it counts in no best and no average.
help-show = Show the hint
help-show-act = Show what to do
help-play = Play it
help-none = No hints are taken at this table.
help-thought-by = Thought out by { $bot }.
help-worth-points = About { $best } points in the end; the next best, { $other }, about { $second }.
help-worth-chance = Wins about { $best } games of 100; the next best, { $other }, about { $second }.
help-teaching = Another look
help-judged-played = Played: { $act }
help-judged-better = Better: { $act }
help-take-back = Take it back
help-go-on = Go on
help-with-teaching = Teaching game
help-with-teaching-about = After an act that loses much the table says so, shows what would have been better, and lets you take it back. It is practice.
help-with-hints = Hints may be taken
help-with-hints-about = Everybody sees this before they join. With the first hint the game becomes practice.
web-set-hopes = What an act does to your cards, lines or gaps
keys-hint = hint: where to look, then what to do
text-command-hint = a hint; typed again, what to do
