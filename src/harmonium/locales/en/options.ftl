### What each option of a new table means, in one sentence.

options-not-with = Does not go with { $options }.
options-standard = The standard game, nothing changed.

about-harmonies-side-A = Your longest river brings points.
about-harmonies-side-B = Every island that water cuts off brings points.
about-harmonies-spirits = Everyone keeps one of two spirit cards; once its cube is placed, it brings extra points for one kind of landscape.
about-harmonies-river_loops-rulebook = A ring of water is measured like every other river.
about-harmonies-river_loops-bga = A ring of water counts with all its tokens, as some people know it from playing online.
about-harmonies-first_player = Who takes the first turn; from there it goes clockwise.

about-take_it_easy-placement-free = { tie-aid-placement-free }
about-take_it_easy-placement-connected = { tie-aid-placement-connected }
about-take_it_easy-placement-sun_moon_connected = { tie-aid-placement-sun_moon_connected }
about-take_it_easy-scoring-standard = { tie-aid-lines }
about-take_it_easy-scoring-rays = { tie-aid-scoring-rays }
about-take_it_easy-scoring-best_ray = { tie-aid-scoring-best_ray }
about-take_it_easy-rounds = The points of all rounds are added up; every round has a new caller.
about-take_it_easy-symbols = Only if your box differs: 27 letters s (sun) and m (moon) in the order of the tiles, or “default”.

about-tranquility-jagged_rocks = Rocks close a row. After each action they are moved to another one, or two cards are discarded; they are gone once four rows are complete.
about-tranquility-sea_monsters = Monsters among the cards: each takes up a place in a hand until it is played, which costs an island. Nobody wins while one is held.
about-tranquility-storm_compass = Storms strike as soon as they are drawn: hands get smaller, rows are closed, or islands may go only beside others. A Compass removes one.
about-tranquility-jokers = Two Jokers that can stand for almost any card: the voyage becomes easier.
about-tranquility-remove_islands = Some islands are missing, and nobody knows which: the more, the harder.
about-tranquility-high_arch = A gate with 26 cells: the roof can be laid only while both pillars stand.
about-tranquility-pyramid = A pyramid with 36 cells; an island on its outline turns over an explorer card, good or bad.
about-tranquility-day_night = Night falls when half of the grid is filled; to win, the first half must show suns and the second half moons.
about-tranquility-competitive = Two rivals instead of one crew: points for your own cards in the grid, less your discards.
