"""A page of the score pad: one grid, what fits where and costs what, and what it is worth."""

import msgspec

from harmonium.core.game import ranked
from harmonium.games.tranquility.board import Cell
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.sheet import Sheet, Spot, Tally, numbers_of, tally, where

Page = Sheet
"""Everyone shares one grid, so a page is a sheet."""


class Counted(msgspec.Struct, frozen=True):
    tally: Tally
    spots: tuple[Spot, ...]
    """Where the islands of the hand fit."""
    room: dict[Cell, tuple[int, int]]
    """For each empty cell the least and the greatest number that could lie there (Q-PLACE-2)."""
    ranks: tuple[int, ...]
    """Of Sun and Moon; a tie is Moon's (Q-VAR-COMPETE-7). Together everyone has rank 1."""


def pad(page: Sheet) -> Counted:
    counted = tally(page)
    strengths = [(score.total, seat) for seat, score in enumerate(counted.scores)]
    return Counted(counted, where(page).spots, _room(page), ranked(strengths))


def _room(page: Sheet) -> dict[Cell, tuple[int, int]]:
    numbers = numbers_of(page)
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
