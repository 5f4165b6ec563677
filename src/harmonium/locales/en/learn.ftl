### Learning a game at its table.

learn-offer = Learn in five minutes
learn-left-at = Go on learning: stage { $stage } of { $stages }
learn-stage = { $stage } of { $stages }
learn-title = Learning { $game }: { $stage } of { $stages }
learn-next = Next
learn-again = Once more
learn-leave = Leave
learn-finish = On to a real game
learn-done-all = You know { $game } now!
learn-play = Play with { $bot }
learn-from-start = From the beginning
learn-key-task = Task
learn-key-on = Go on

learn-not-here = That belongs to a real game.
learn-nothing = Nobody has written stages for { $game } yet.
learn-no-such-stage = There is no stage { $stage }; there are stages 1 to { $stages }.
cli-learn-help = Learn a game in five minutes, stage by stage.
cli-learn-stage = Begin with this stage, counted from 1.
