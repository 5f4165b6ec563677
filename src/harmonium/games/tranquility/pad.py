"""A page of the score pad: one grid, what fits where and costs what, and what it is worth."""

from typing import Final

import msgspec

from harmonium.core.game import ranked
from harmonium.games.tranquility.board import Cell, Numbers
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.sheet import Sheet, Spot, Tally, numbers_of, tally, where

_COST_RULES: Final = ("Q-COST-1", "Q-COST-2", "Q-COST-3")
"""By the number of filled sequence neighbours."""

Page = Sheet
"""Everyone shares one grid, so a page is a sheet."""


class Fitting(msgspec.Struct, frozen=True):
    """A cell where an island of the hand fits, and why it costs what it costs."""

    spot: Spot
    rule: str
    beside: tuple[Cell, ...]
    """The filled cells before and after it."""


class Counted(msgspec.Struct, frozen=True):
    tally: Tally
    fits: tuple[Fitting, ...]
    room: dict[Cell, tuple[int, int]]
    """For each empty cell the least and the greatest number that could lie there (Q-PLACE-2)."""
    ranks: tuple[int, ...]
    """Of Sun and Moon; a tie is Moon's (Q-VAR-COMPETE-7). Together everyone has rank 1."""


def pad(page: Sheet) -> Counted:
    counted = tally(page)
    strengths = [(score.total, seat) for seat, score in enumerate(counted.scores)]
    numbers = numbers_of(page)
    fits = tuple(_fitting(numbers, spot) for spot in where(page).spots)
    return Counted(counted, fits, _room(numbers), ranked(strengths))


def _fitting(numbers: Numbers, spot: Spot) -> Fitting:
    beside = tuple(
        Cell(cell)
        for cell in (spot.cell - 1, spot.cell + 1)
        if 1 <= cell <= len(numbers) and numbers[cell - 1]
    )
    return Fitting(spot, _COST_RULES[len(beside)], beside)


def _room(numbers: Numbers) -> dict[Cell, tuple[int, int]]:
    room: dict[Cell, tuple[int, int]] = {}
    below = 0
    for index, number in enumerate(numbers):
        if number:
            below = number
        else:
            above = next((other for other in numbers[index:] if other), FACTS.islands + 1)
            if above - below > 1:
                room[Cell(index + 1)] = (below + 1, above - 1)
    return room
