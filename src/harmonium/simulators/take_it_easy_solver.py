"""Take It Easy in hindsight: the best board there is, and the best one of given tiles.

Both answers are proven. `plans` brings everything a board can promise to be, by falling points;
the first plan that some board keeps is worth the maximum: a better board would have kept a plan
that came before.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

from harmonium.core.errors import IllegalPosition
from harmonium.games.take_it_easy.board import TILES
from harmonium.simulators.take_it_easy_plans import (
    ALL_TILES,
    BOARD,
    Bits,
    Plan,
    Shape,
    bits,
    first,
    plans,
    without_first,
)

Arrangement = tuple[int, ...]
"""A full board: for each cell the id of its tile."""


class Solution(msgspec.Struct, frozen=True):
    """The largest score there is and all boards that reach it."""

    maximum: int
    boards: tuple[Arrangement, ...]


def solve() -> Solution:
    """The largest score of all boards of 19 of the 27 tiles, with every board that has it."""
    maximum, boards = next(_boards_by_points(BOARD, ALL_TILES, at_least=0))
    return Solution(maximum=maximum, boards=boards)


def boards_worth(*, at_least: int) -> dict[int, tuple[Arrangement, ...]]:
    """Every board of 19 of the 27 tiles that scores so much or more, by points, best first.

    Every five points less bring four to five times as many boards.
    """
    return dict(_boards_by_points(BOARD, ALL_TILES, at_least=at_least))


def best_arrangement(tiles: Sequence[int]) -> tuple[int, Arrangement]:
    """The most points that these 19 tiles can score, freely placed, and a board that does."""
    _check(tiles)
    return _best(BOARD, bits(tiles))


def _check(tiles: Sequence[int]) -> None:
    for tile in tiles:
        if not 0 <= tile < len(TILES):
            raise IllegalPosition("T-COMP-2", tile=tile)
        if tiles.count(tile) > 1:
            raise IllegalPosition("T-COMP-2", tile=TILES[tile].code)
    cells = sum(map(len, BOARD[0]))
    if len(tiles) != cells:
        raise IllegalPosition("T-TURN-3", tiles=len(tiles), cells=cells)


def _best(shape: Shape, tiles: Bits) -> tuple[int, Arrangement]:
    """The best board of a shape whose cells are not more than the tiles."""
    return next((plan.points, board) for plan in plans(shape, tiles) if (board := _keeping(plan)))


def _boards_by_points(
    shape: Shape, tiles: Bits, *, at_least: int
) -> Iterator[tuple[int, tuple[Arrangement, ...]]]:
    """All boards of a shape with so many points, grouped by points, the best first."""
    for points, equals in groupby(plans(shape, tiles), key=lambda plan: plan.points):
        if points < at_least:
            return
        # A board that scores more than it promised belongs to another plan.
        boards = {
            board
            for plan in equals
            for board in _all_keeping(plan)
            if _points(shape, board) == points
        }
        boards |= {board[::-1] for board in boards}
        if boards:
            yield points, tuple(sorted(boards))


def _points(shape: Shape, board: Arrangement) -> int:
    """The standard score (T-SCORE-1 to T-SCORE-3)."""
    total = 0
    for direction, lines in enumerate(shape):
        for line in lines:
            values = {TILES[board[cell]].bands[direction] for cell in line}
            if len(values) == 1:
                total += values.pop() * len(line)
    return total


def _keeping(plan: Plan) -> Arrangement | None:
    """A board that keeps the plan, or None: a matching of cells and tiles, path by path."""
    cell_with: dict[int, int] = {}

    def find_place(cell: int, tried: set[int]) -> bool:
        """Give the cell a tile, moving other cells to other tiles where that helps."""
        rest = plan.allowed[cell]
        while rest:
            tile, rest = first(rest), without_first(rest)
            if tile in tried:
                continue
            tried.add(tile)
            if tile not in cell_with or find_place(cell_with[tile], tried):
                cell_with[tile] = cell
                return True
        return False

    if not all(find_place(cell, set()) for cell in _narrow_first(plan)):
        return None
    tile_on = {cell: tile for tile, cell in cell_with.items()}
    return tuple(tile_on[cell] for cell in range(len(plan.allowed)))


def _all_keeping(plan: Plan) -> Iterator[Arrangement]:
    """Every board that keeps the plan."""
    order = _narrow_first(plan)
    board = [0] * len(order)

    def fill(done: int, used: Bits) -> Iterator[Arrangement]:
        if done == len(order):
            yield tuple(board)
            return
        cell = order[done]
        rest = plan.allowed[cell] & ~used
        while rest:
            board[cell] = first(rest)
            yield from fill(done + 1, used | 1 << board[cell])
            rest = without_first(rest)

    return fill(0, 0)


def _narrow_first(plan: Plan) -> list[int]:
    """The cells, those with the fewest allowed tiles first."""
    return sorted(range(len(plan.allowed)), key=lambda cell: plan.allowed[cell].bit_count())
