"""The helper beside a box: a grid written down, what fits where, what it costs and is worth."""

from itertools import pairwise
from typing import Literal

import msgspec

from harmonium.core.documents import check_fields
from harmonium.core.errors import IllegalPosition
from harmonium.core.game import Score, score_of
from harmonium.games.tranquility.board import (
    EMPTY,
    GRIDS,
    ROWS,
    Cell,
    Grid,
    Numbers,
    Row,
    is_row_complete,
)
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.placing import all_fits, is_consecutive
from harmonium.games.tranquility.scoring import RIVALS, TOGETHER, cell_points, rival_points


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grid: Literal["standard", "high_arch", "pyramid"] = "standard"
    placed: dict[int, int] = {}
    """The number in each filled cell."""
    hand: tuple[int, ...] = ()
    """The islands in hand."""
    hand_size: int | None = None
    """How many cards that could be discarded are in hand, if others are besides the islands."""
    blocked_rows: tuple[int, ...] = ()
    """Rows under the Jagged Rocks or a Purple Storm."""
    only_beside: bool = False
    """Whether an Orange Storm lies before the player."""
    moons: tuple[int, ...] = ()
    """Cells whose cards lie moon up."""
    rivals: bool = False
    """Competitive: points for Sun and Moon."""
    discards: tuple[int, int] = (0, 0)
    """How many cards Sun and Moon have discarded."""

    def __post_init__(self) -> None:
        check_fields(self)


class Tally(msgspec.Struct, frozen=True):
    scores: tuple[Score, ...]
    """Together one score, the filled cells; for rivals those of Sun and Moon."""
    filled: int
    cells: int
    complete_rows: tuple[Row, ...]
    consecutive_rows: tuple[Row, ...]
    """Complete rows that earn a Compass (Q-COMPASS-2); none on the Pyramid (Q-VAR-PYRAMID-6)."""


class Spot(msgspec.Struct, frozen=True):
    """A cell where an island fits by its number."""

    number: int
    cell: Cell
    cost: int
    obstacle: str | None
    """The rule that forbids it all the same."""
    explores: bool
    """Whether it would turn up an explorer card."""


class Where(msgspec.Struct, frozen=True):
    spots: tuple[Spot, ...]


def tally(sheet: Sheet) -> Tally:
    grid, numbers = _checked(sheet)
    complete = tuple(row for row in ROWS if is_row_complete(grid, numbers, row))
    if sheet.rivals:
        scores = tuple(
            score_of(RIVALS, rival_points(numbers, sheet.moons, discarded, is_moon=is_moon))
            for discarded, is_moon in zip(sheet.discards, (False, True), strict=True)
        )
    else:
        scores = (score_of(TOGETHER, cell_points(numbers)),)
    return Tally(
        scores,
        len(numbers) - numbers.count(EMPTY),
        len(numbers),
        complete,
        tuple(
            row
            for row in complete
            if sheet.grid != "pyramid"
            and is_consecutive([numbers[cell - 1] for cell in grid.rows[row - 1]])
        ),
    )


def where(sheet: Sheet) -> Where:
    """Every cell where an island of the hand fits, with its cost and what speaks against it."""
    grid, numbers = _checked(sheet)
    size = _hand_size(sheet)
    closed = {cell for row in sheet.blocked_rows for cell in grid.rows[row - 1]}
    if any(not numbers[cell - 1] for cell in range(1, grid.size + 1) if cell not in grid.roof):
        roof_closed = grid.roof
    else:
        roof_closed = frozenset()
    spots: list[Spot] = []
    for number in sheet.hand:
        for fit in all_fits(numbers, number):
            obstacle = None
            if fit.cell in closed:
                obstacle = "Q-ROCKS-2"
            elif fit.cell in roof_closed:
                obstacle = "Q-VAR-ARCH-4"
            elif sheet.only_beside and not fit.beside:
                obstacle = "Q-STORM-7"
            elif fit.cost > size - 1:
                obstacle = "Q-COST-5"
            spots.append(Spot(number, fit.cell, fit.cost, obstacle, fit.cell in grid.outline))
    return Where(tuple(spots))


def numbers_of(sheet: Sheet) -> Numbers:
    """The numbers in the cells; IllegalPosition if they cannot lie so."""
    return _checked(sheet)[1]


def _checked(sheet: Sheet) -> tuple[Grid, Numbers]:
    grid = GRIDS[sheet.grid]
    for cell in (*sheet.placed, *sheet.moons):
        if not 1 <= cell <= grid.size:
            raise IllegalPosition("Q-GRID-1", cell=cell, cells=grid.size)
    for row in sheet.blocked_rows:
        if row not in ROWS:
            raise IllegalPosition("Q-GRID-1", cell=row, cells=len(ROWS))
    known = list(sheet.placed.values()) + list(sheet.hand)
    for number in known:
        if not 1 <= number <= FACTS.islands or known.count(number) > 1:
            raise IllegalPosition("Q-COMP-1", number=number)
    numbers = tuple(sheet.placed.get(cell, EMPTY) for cell in range(1, grid.size + 1))
    rising = [number for number in numbers if number]
    for before, after in pairwise(rising):
        if before > after:
            raise IllegalPosition("Q-PLACE-2", number=after, cell=numbers.index(after) + 1)
    _check_hand(sheet)
    _check_sides(sheet)
    return grid, numbers


def _hand_size(sheet: Sheet) -> int:
    return len(sheet.hand) if sheet.hand_size is None else sheet.hand_size


def _check_hand(sheet: Sheet) -> None:
    """All that could be discarded, the islands among it, is no more than a full hand (Q-TURN-4)."""
    least, size = len(sheet.hand), _hand_size(sheet)
    if not least <= size <= FACTS.hand:
        raise IllegalPosition("Q-TURN-4", cards=size, least=min(least, FACTS.hand), most=FACTS.hand)


def _check_sides(sheet: Sheet) -> None:
    """What lies moon up, what can be in one game, and what rivals can have discarded."""
    for cell in sheet.moons:
        if cell not in sheet.placed:
            raise IllegalPosition("Q-VAR-COMPETE-3", cell=cell)
    has_choppy_seas = bool(sheet.blocked_rows) or sheet.only_beside
    if sheet.rivals and (sheet.grid == "pyramid" or has_choppy_seas):
        raise IllegalPosition("Q-COMBO-3")
    if sheet.grid == "pyramid" and has_choppy_seas:
        raise IllegalPosition("Q-COMBO-2")
    left = FACTS.islands - len(sheet.placed) - len(sheet.hand)
    if min(sheet.discards) < 0 or sum(sheet.discards) > left:
        worst = min(sheet.discards) if min(sheet.discards) < 0 else sum(sheet.discards)
        raise IllegalPosition("Q-VAR-COMPETE-6", discards=worst, left=left)
