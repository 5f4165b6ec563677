"""Ratings from who beat whom, with intervals.

Rivals are rated by the model of Bradley and Terry, fitted to all games at once by `choix`: the
order of the games says nothing here, as it would to a rating that is carried on from game to game.
A win that is shared counts half. The intervals come from drawing the deals anew (bootstrap), for
each pair as many as it has played: games of one deal stay together, and who met seldom stays so.
"""

import math
import random
from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import chain
from typing import Any, Final

import msgspec

from harmonium.arena.plan import Bots
from harmonium.arena.runner import Played
from harmonium.core.errors import Problem

DRAWS: Final = 200
ELO: Final = 400 / math.log(10)
"""The scale that people know from chess: 400 more win ten of eleven games."""
DOUBT: Final = 0.05
"""What is imagined between each pair, so that who always wins has a rating too."""


Meetings = list[tuple[int, int, float]]
"""The first, the second, what the first has of the win."""


class Rating(msgspec.Struct, frozen=True):
    value: float
    low: float
    high: float
    """The interval that holds the truth in 95 of 100 cases."""


def ratings(games: Sequence[Played], bots: Bots, anchor: str) -> dict[str, Rating]:
    """A rating for each bot; the anchor has 0."""
    tables: dict[frozenset[str], dict[int, Meetings]] = {}
    for played in games:
        deals = tables.setdefault(frozenset(played.bots), {})
        deals.setdefault(played.deal, []).extend(_meetings(played, bots))
    met = [list(deals.values()) for deals in tables.values()]
    zero = bots.index(anchor)
    found = _fitted(chain(*met), len(bots), zero)
    chance = random.Random(0)
    drawn = [
        _fitted(chain(*(chance.choices(deals, k=len(deals)) for deals in met)), len(bots), zero)
        for _ in range(DRAWS)
    ]
    rated = {}
    for number, bot in enumerate(bots):
        sample = sorted(one[number] for one in drawn)
        low, high = sample[round(0.025 * DRAWS)], sample[round(0.975 * DRAWS) - 1]
        rated[bot] = Rating(found[number], min(low, found[number]), max(high, found[number]))
    return rated


def _meetings(played: Played, bots: Bots) -> Meetings:
    """Of every two seats with different bots."""
    found: Meetings = []
    for one, bot in enumerate(played.bots):
        for other in range(one + 1, len(played.bots)):
            if bot != played.bots[other]:
                ahead = played.ranks[other] - played.ranks[one]
                share = 0.5 if not ahead else float(ahead > 0)
                found.append((bots.index(bot), bots.index(played.bots[other]), share))
    return found


def _fitted(deals: Iterable[Meetings], count: int, zero: int) -> list[float]:
    choix, numpy = _choix()
    wins = numpy.zeros((count, count))
    for deal in deals:
        for one, other, share in deal:
            wins[one, other] += share
            wins[other, one] += 1 - share
    met = (wins + wins.T) > 0
    strengths = choix.ilsr_pairwise_dense(wins + DOUBT * met, alpha=1e-6)
    return [float(ELO * (strength - strengths[zero])) for strength in strengths]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of a share that holds the truth in 95 of 100 cases.

    >>> [round(end, 3) for end in wilson(45, 50)]
    [0.786, 0.957]
    """
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + (z / games) ** 2 / 4)
    return middle - half, middle + half


def _choix() -> tuple[Any, Any]:
    try:
        return import_module("choix"), import_module("numpy")
    except ImportError as error:
        raise Problem("needs-extra", extra="arena") from error
