"""Games of self-play as lessons: what was seen after every turn, and what it should be worth.

Every turn tells about the boards that the search has looked at. How far they are from each other is
what the look-ahead said, which drew the same tokens for all of them; that is what decides, and it
is nearly free of luck. The level of all of them is mostly luck: what lay there and what came. So it
moves by a part only of what the look-ahead was off, and by a part of what the game then brought: a
lambda return, the points at the end mixed with what was thought of the best turn at each later
moment. Where one board of a turn is asked for (`each_turn=1`), the return is all there is.

`harmonies_self_play` plays (search.cpp); a worker process needs no more than this module, NumPy and
the native engine.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from weights import PACE
from write import weights_for

from games import MOST_TURNS, SAMPLE, TERMS, Player, Setting, Table

POINT: Final = 1024
TURN: Final = 256
AMOUNTS: Final = TERMS.index("CARD0")

Lessons = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Chunk:
    """Some games to play, by the numbers of their deals."""

    table: str
    seed: int
    games: int = 20
    heat: float = 0.0
    width: int = 6
    candidates: int = 12
    next_width: int = 2
    nodes: int = 1
    """1: the turn that the planner likes; more: with look-ahead."""
    each_turn: int = 1
    """So many boards of every turn are lessons; 1: the one that was chosen."""
    trust: float = 0.8
    """Lambda: how much the end of the game counts against what was thought on the way."""
    by_look: float = 0.1
    """The part that the look-ahead has in the level of a turn's boards."""
    by_game: float = 0.02
    """And that of the game."""
    blind: bool = False
    """Without the others' boards."""
    bare: bool = False
    """Without the hand-made evaluation: all that is expected comes from the network."""


@cache
def _table() -> Table:
    return Table()


def played(chunk: Chunk, network: bytes | None) -> tuple[Lessons, NDArray[np.int32]]:
    """The lessons of all seats, and the points of every seat of every game."""
    setting = Setting.named(chunk.table)
    weights = weights_for(setting.seats, "AB"[setting.side], spirits=bool(setting.spirits))
    player = Player(
        [0] * PACE + weights[PACE:] if chunk.bare else weights,
        width=chunk.width,
        candidates=chunk.candidates,
        next_width=chunk.next_width,
        nodes=chunk.nodes,
        heat=chunk.heat,
        network=int(network is not None),
        looks_at_others=not chunk.blind,
    )
    samples = np.zeros(chunk.games * MOST_TURNS * chunk.each_turn, SAMPLE)
    found = _table().play(
        [player],
        chunk.games,
        seats=setting.seats,
        side=setting.side,
        spirits=setting.spirits,
        seed=chunk.seed,
        samples=samples,
        each_turn=chunk.each_turn,
        networks=network,
    )
    # A sample has at least the fact of its empty cells; what was not filled is all zeros.
    samples = samples[samples["facts"].any(axis=1)]
    return lessons_of(samples, targets_of(samples, found.points, chunk)), found.points


def targets_of(
    samples: NDArray[np.void], points: NDArray[np.int32], chunk: Chunk
) -> NDArray[np.float64]:
    """What each board should be worth."""
    returns = returns_of(samples, points, chunk.trust)
    if chunk.each_turn == 1:
        return returns
    judged, value, chosen = (samples[name] / POINT for name in ("judged", "value", "chosen"))
    # The boards of a turn follow one another.
    is_first = np.ones(len(samples), bool)
    names = ("game", "seat", "turn")
    is_first[1:] = np.any([np.diff(samples[name]) != 0 for name in names], axis=0)
    turn, starts = np.cumsum(is_first) - 1, np.flatnonzero(is_first)
    off = value - judged
    shared = (np.add.reduceat(off, starts) / np.bincount(turn))[turn]
    return judged + off - (1 - chunk.by_look) * shared + chunk.by_game * (returns - chosen)


def returns_of(
    samples: NDArray[np.void], points: NDArray[np.int32], trust: float
) -> NDArray[np.float64]:
    """For each sample what its game brought after the turn; from the end backwards, by seat."""
    returns = np.zeros(len(samples))
    later: dict[tuple[int, int], tuple[int, float, float]] = {}
    keys = zip(*(samples[name].tolist() for name in ("game", "seat", "turn")), strict=True)
    best = (samples["best"] / POINT).tolist()
    for at, (game, seat, turn) in reversed(list(enumerate(keys))):
        of = game, seat
        last, now, then = later.get(of, (-1, 0.0, float(points[of])))
        if turn != last:
            now, then = then, trust * then + (1 - trust) * best[at]
            later[of] = turn, now, then
        returns[at] = now
    return returns


def lessons_of(samples: NDArray[np.void], targets: NDArray[np.float64]) -> Lessons:
    """Without those after which no turn follows: nothing is expected there."""
    open_ones = samples["sure"] > 0
    samples = samples[open_ones]
    return {
        "facts": samples["facts"],
        "amounts": samples["amounts"][:, :AMOUNTS].astype(np.int16),
        "base": (samples["base"] / POINT).astype(np.float32),
        "sure": (samples["sure"] / TURN).astype(np.float32),
        "target": targets[open_ones].astype(np.float32),
        # The more turns are left, the wider is what may come.
        "weight": (6 / (2 + samples["turns"] / TURN)).astype(np.float32),
    }
