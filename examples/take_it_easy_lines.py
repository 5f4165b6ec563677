"""Learns Take It Easy in about a minute on one core, with NumPy alone.

    python examples/take_it_easy_lines.py

The value of a board is the sum of the values of its fifteen lines. How much a line is worth depends
on what lies on it and on the turn; that table is learnt: after each game every line tells all
the stages it went through how many points it brought in the end. The player lays the called tile
where the board is then worth most, and now and then somewhere else, to see what happens.
"""

import sys
from typing import Any

import gymnasium
import numpy as np

import harmonium.envs  # noqa: F401 - registers the environments
from harmonium.games.take_it_easy.board import LINES, LINES_OF, TILES, TURNS

Array = np.ndarray[Any, np.dtype[Any]]

# A line is open (0), broken (1), or holds 1 to 5 bands of one of the three values of its direction:
# 2 + 5 * value + bands - 1.
STAGES = 17
BROKEN = 1
VALUES = [sorted({tile.bands[direction] for tile in TILES}) for direction in range(3)]
BANDS = np.array([[VALUES[d].index(band) for d, band in enumerate(t.bands)] for t in TILES])
"""Which of the three values of each direction a tile has."""
THROUGH = np.array([[LINES.index(line) for line in lines] for lines in LINES_OF])
"""The three lines through each cell ..."""
DIRECTION = np.array([line.direction for line in LINES])
LENGTH = np.array([len(line.cells) for line in LINES])
VALUE = np.array(VALUES)[DIRECTION]

NEXT = np.full((STAGES, 3), BROKEN)
"""The stage of a line after one more band of that value."""
for _value in range(3):
    NEXT[0, _value] = 2 + 5 * _value
    for _bands in range(1, 5):
        NEXT[2 + 5 * _value + _bands - 1, _value] = 2 + 5 * _value + _bands


def line_points(stages: Array) -> Array:
    """What the lines of full boards bring."""
    value = np.take_along_axis(VALUE[None], np.maximum(stages - 2, 0)[:, :, None] // 5, axis=2)
    return np.where(stages == BROKEN, 0, value[:, :, 0] * LENGTH)


class Player:
    """The table of values, and how one plays by it."""

    def __init__(self, seed: int) -> None:
        self.worth = np.zeros((TURNS, len(LINES), STAGES))
        self.seen = np.zeros_like(self.worth)
        self.chance = np.random.default_rng(seed)

    def choose(self, stages: Array, seen: dict[str, Array], turn: int, curious: float) -> Array:
        """The cell with the best board after it; with that chance any open cell."""
        bands = BANDS[seen["called"][:, 0]]
        before = stages[:, THROUGH]
        after = NEXT[before, bands[:, DIRECTION[THROUGH]]]
        worth = self.worth[turn]
        gain = (worth[THROUGH, after] - worth[THROUGH, before]).sum(axis=2)
        tried = self.chance.random(gain.shape)
        is_curious = self.chance.random(len(gain)) < curious
        liking = np.where(is_curious[:, None], tried, gain + 1e-6 * tried)
        cells: Array = np.where(seen["action_mask"] == 1, liking, -np.inf).argmax(axis=1)
        return cells

    def learn(self, passed: list[Array], points: Array) -> None:
        """Every stage of every line moves towards what its line brought in the end."""
        lines = np.arange(len(LINES))
        for turn, stages in enumerate(passed):
            at = (np.broadcast_to(lines, stages.shape), stages)
            count, total = np.zeros((2, len(LINES), STAGES))
            np.add.at(count, at, 1)
            np.add.at(total, at, points)
            # Older games were played worse and count for less.
            self.seen[turn] = 0.97 * self.seen[turn] + count
            change = (total - count * self.worth[turn]) / np.maximum(self.seen[turn], 1)
            self.worth[turn] += change


def play(envs: Any, player: Player, curious: float, *, learns: bool) -> Array:
    """One game in every environment; the points."""
    observation, _ = envs.reset()
    size = envs.num_envs
    stages = np.zeros((size, len(LINES)), np.int64)
    passed: list[Array] = []
    points = np.zeros(size)
    for turn in range(TURNS):
        cells = player.choose(stages, observation, turn, curious)
        bands = BANDS[observation["called"][:, 0]]
        touched = THROUGH[cells]
        rows = np.arange(size)[:, None]
        laid = np.take_along_axis(bands, DIRECTION[touched], axis=1)
        stages[rows, touched] = NEXT[stages[rows, touched], laid]
        passed.append(stages.copy())
        observation, rewards, *_ = envs.step(cells)
        points += rewards
    if learns:
        player.learn(passed, line_points(stages))
    return points


def train(batches: int, size: int, seed: int = 1) -> Player:
    envs = gymnasium.make_vec(
        "Harmonium/TakeItEasy-v1", size, vectorization_mode="vector_entry_point"
    )
    envs.reset(seed=seed)
    player = Player(seed)
    for batch in range(batches):
        points = play(envs, player, 0.1 * (1 - batch / batches), learns=True)
        if batch % 100 == 0:
            print(f"{batch * size:>9,} games: {points.mean():6.1f} points")
    return player


def average(player: Player, games: int, curious: float, seed: int) -> float:
    """The average of fresh games; curious = 1 is a player who acts at random."""
    envs = gymnasium.make_vec(
        "Harmonium/TakeItEasy-v1", games, vectorization_mode="vector_entry_point"
    )
    envs.reset(seed=seed)
    return float(play(envs, player, curious, learns=False).mean())


def main(batches: int = 600, size: int = 256) -> None:
    player = train(batches, size)
    print(f"at random: {average(player, 4_000, 1.0, seed=2):6.1f} points")
    print(f"learnt:    {average(player, 4_000, 0.0, seed=2):6.1f} points")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
