"""Where a number fits into the grid and what it costs (rules Q-PLACE and Q-COST).

Only numbers in cells are known here: no hands, no turns, no modules.
"""

from bisect import bisect
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeVar

from harmonium.games.tranquility.board import Cell, Numbers

T = TypeVar("T")


class Fit(NamedTuple):
    cell: Cell
    cost: int
    beside: bool
    """Whether a sequence neighbour is filled."""


def gap(numbers: Numbers, number: int) -> tuple[int, int]:
    """The indices of the filled cells next below and next above the number (Q-PLACE-2).

    -1 and the size of the grid stand for the two ends; equal indices if the number lies there.
    """
    below = -1
    for index, other in enumerate(numbers):
        if other:
            if other > number:
                return below, index
            if other == number:
                return index, index
            below = index
    return below, len(numbers)


def fits(numbers: Numbers, number: int, cell: Cell) -> bool:
    """Greater than all numbers before the cell, smaller than all after it (Q-PLACE-2)."""
    below, above = gap(numbers, number)
    return below < cell - 1 < above


def is_beside(numbers: Numbers, cell: Cell) -> bool:
    """Whether a sequence neighbour of the cell is filled (Q-GRID-2)."""
    index = cell - 1
    return bool((index and numbers[index - 1]) or (index + 1 < len(numbers) and numbers[index + 1]))


def cost(numbers: Numbers, number: int, cell: Cell) -> int:
    """The smaller difference to a filled sequence neighbour; free without one (Q-COST-1 to -3)."""
    index = cell - 1
    before = numbers[index - 1] if index else 0
    after = numbers[index + 1] if index + 1 < len(numbers) else 0
    if before and after:
        return min(abs(number - before), abs(after - number))
    if before or after:
        return abs(number - (before or after))
    return 0


def all_fits(numbers: Numbers, number: int) -> list[Fit]:
    """Every empty cell where the number fits, dear ones included."""
    below, above = gap(numbers, number)
    cells = [Cell(index + 1) for index in range(below + 1, above)]
    return [Fit(cell, cost(numbers, number, cell), is_beside(numbers, cell)) for cell in cells]


class Gaps:
    """The filled cells of a grid, made ready to ask where numbers fit; for one grid, many cards."""

    __slots__ = ("_cells", "_filled", "_numbers")

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self._cells = [index for index, number in enumerate(numbers) if number]
        self._filled = [numbers[index] for index in self._cells]

    def choose(
        self, number: int, coins: int, table: Sequence[T], *, beside: bool = False
    ) -> Sequence[T]:
        """The entries of `table`, one a cell, where the number fits and costs at most `coins`.

        `beside`: only cells with a filled neighbour. Agrees with `all_fits`; a test compares.
        """
        filled, cells = self._filled, self._cells
        at = bisect(filled, number)
        low = cells[at - 1] if at else -1
        high = cells[at] if at < len(cells) else len(self._numbers)
        if high - low == 1 or (at and filled[at - 1] == number):
            return ()
        up = number - filled[at - 1] if at else 0
        down = filled[at] - number if at < len(cells) else 0
        if high - low == 2:  # one cell between two ends
            least = min(up, down) if up and down else up or down
            free = least <= coins and (least or not beside)
            return table[low + 1 : high] if free else ()
        # Only the outermost cells have neighbours; what lies between them is free.
        first = low + 1 if (not up and not beside) or 0 < up <= coins else low + 2
        last = high if (not down and not beside) or 0 < down <= coins else high - 1
        if not beside:
            return table[first:last]
        return (
            *(table[first : low + 2]),
            *(table[high - 1 : last]),
        )


def is_consecutive(numbers: Collection[int]) -> bool:
    """Whether the numbers rise by one from cell to cell (Q-COMPASS-2)."""
    row = tuple(numbers)
    return all(row) and all(after - before == 1 for before, after in pairwise(row))
