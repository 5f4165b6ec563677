"""Take It Easy: plans for a board, the most points first.

A *pattern* promises a value, or nothing, to each line of one direction. A *plan* is three
patterns, one for each direction; a board *keeps* it when every promised line scores. Among all
plans a board keeps, the one that promises exactly its scoring lines is worth its score.

`plans` leaves out a plan only when counting proves that no board keeps it:

- a value is promised to more cells than there are tiles with that value;
- a pair of values is promised to more cells than there are tiles with that pair;
- a tile is promised to two cells, or a cell a tile that is not there.

Sets of cells, tiles, lines and patterns are the bits of an integer: Python joins and intersects
sets of a thousand patterns in one step, so the search needs no compiled code.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from heapq import heapify, heappop, heappush
from itertools import product
from typing import NamedTuple

from harmonium.games.take_it_easy.board import LINES, TILES

Bits = int
Shape = tuple[tuple[tuple[int, ...], ...], ...]
"""A board: for each direction its lines, for each line its cells.

The half turn maps cell i to the i-th last cell and every line to a line of its direction.
"""

DIRECTIONS = range(3)
BOARD: Shape = tuple(
    tuple(tuple(line.cells) for line in LINES if line.direction == direction)
    for direction in DIRECTIONS
)
ALL_TILES: Bits = (1 << len(TILES)) - 1
VALUES = tuple(sorted({tile.bands[direction] for tile in TILES}) for direction in DIRECTIONS)
WITH_VALUE = tuple(
    tuple(
        sum(1 << tile.id for tile in TILES if tile.bands[direction] == value)
        for value in VALUES[direction]
    )
    for direction in DIRECTIONS
)
"""For each direction and value (by size) the tiles that have it."""


class Pattern(NamedTuple):
    """What the lines of one direction are to be."""

    points: int
    cells: tuple[Bits, ...]
    """For each value the cells of the lines that are promised it."""
    allowed: tuple[Bits, ...]
    """For each cell the tiles that the promise allows there."""
    is_first_of_pair: bool
    """False for one of two different patterns that the half turn exchanges."""


class Plan(NamedTuple):
    points: int
    allowed: tuple[Bits, ...]
    """For each cell the tiles that the promises allow there."""


def bits(members: Iterable[int]) -> Bits:
    """The set of these members, all different."""
    return sum(1 << member for member in members)


def first(some: Bits) -> int:
    """The smallest member of a set that is not empty."""
    return (some & -some).bit_length() - 1


def without_first(some: Bits) -> Bits:
    return some & (some - 1)


def plans(shape: Shape, tiles: Bits) -> Iterator[Plan]:
    """Every plan that counting does not rule out for these tiles, by falling points.

    Of two plans that the half turn exchanges at least one comes. The search is best first: an
    entry of the queue is a set of plans and an upper bound of their points, split when its turn
    comes. Patterns are sorted by points, so the best pattern of a set is its first member.
    """
    columns, rising, falling = (_fitting(shape, direction, tiles) for direction in DIRECTIONS)
    rising_beside = _agreeing(0, columns, 1, rising, tiles)
    falling_beside = _agreeing(0, columns, 2, falling, tiles)
    falling_beside_rising = _agreeing(1, rising, 2, falling, tiles)

    def points(column: int, rest_rising: Bits, rest_falling: Bits) -> int:
        return (
            columns[column].points
            + rising[first(rest_rising)].points
            + falling[first(rest_falling)].points
        )

    # An entry: minus the bound (a heap gives the smallest first), the pattern of the columns, the
    # possible rising patterns, the possible falling ones, or 0 while the rising one is open.
    # The pattern without promises agrees with every other, so no set starts empty.
    queue = [
        (-points(column, beside, falling_beside[column]), column, beside, 0)
        for column, beside in enumerate(rising_beside)
        if columns[column].is_first_of_pair
    ]
    heapify(queue)
    while queue:
        _, column, rest_rising, rest_falling = heappop(queue)
        chosen = first(rest_rising)
        if rest_falling:
            plan = _plan(columns[column], rising[chosen], falling[first(rest_falling)], tiles)
            if _gives_each_tile_once(plan):
                yield plan
            rest_falling = without_first(rest_falling)
        else:
            if others := without_first(rest_rising):
                bound = points(column, others, falling_beside[column])
                heappush(queue, (-bound, column, others, 0))
            rest_falling = falling_beside[column] & falling_beside_rising[chosen]
            rest_rising = 1 << chosen
        if rest_falling:
            bound = points(column, rest_rising, rest_falling)
            heappush(queue, (-bound, column, rest_rising, rest_falling))


def _plan(columns: Pattern, rising: Pattern, falling: Pattern, tiles: Bits) -> Plan:
    return Plan(
        points=columns.points + rising.points + falling.points,
        allowed=tuple(
            of_column & of_rising & of_falling & tiles
            for of_column, of_rising, of_falling in zip(
                columns.allowed, rising.allowed, falling.allowed, strict=True
            )
        ),
    )


def _gives_each_tile_once(plan: Plan) -> bool:
    """Whether every cell is allowed a tile and no two cells are left the same single one."""
    given = 0
    for allowed in plan.allowed:
        if not without_first(allowed):
            if not allowed & ~given:
                return False
            given |= allowed
    return True


@cache
def _patterns(shape: Shape, direction: int) -> tuple[Pattern, ...]:
    """All patterns of a direction by falling points, as if there were tiles for all."""
    lines = shape[direction]
    cells = sum(len(line) for line in lines)
    values = VALUES[direction]
    # The last choice, one past the values, is no promise.
    choices = product(range(len(values) + 1), repeat=len(lines))
    found = []
    for choice in choices:
        allowed = [ALL_TILES] * cells
        promised = [0] * len(values)
        points = 0
        for line, value in zip(lines, choice, strict=True):
            if value == len(values):
                continue
            points += values[value] * len(line)
            promised[value] |= bits(line)
            for cell in line:
                allowed[cell] = WITH_VALUE[direction][value]
        found.append(Pattern(points, tuple(promised), tuple(allowed), allowed <= allowed[::-1]))
    return tuple(sorted(found, key=lambda pattern: pattern.points, reverse=True))


def _fitting(shape: Shape, direction: int, tiles: Bits) -> tuple[Pattern, ...]:
    """The patterns of a direction that promise no value to more cells than tiles have it."""
    supply = tuple((tiles & having).bit_count() for having in WITH_VALUE[direction])
    return _fitting_supply(shape, direction, supply)


@cache
def _fitting_supply(shape: Shape, direction: int, supply: tuple[int, ...]) -> tuple[Pattern, ...]:
    return tuple(
        pattern
        for pattern in _patterns(shape, direction)
        if all(
            cells.bit_count() <= limit for cells, limit in zip(pattern.cells, supply, strict=True)
        )
    )


def _agreeing(
    direction: int,
    patterns: Sequence[Pattern],
    other_direction: int,
    others: Sequence[Pattern],
    tiles: Bits,
) -> list[Bits]:
    """For each pattern of one direction the patterns of the other that can stand beside it:

    no pair of values is promised to more cells than there are tiles with both.
    """
    with_cells: list[dict[Bits, Bits]] = [{} for _ in VALUES[other_direction]]
    for place, other in enumerate(others):
        for groups, cells in zip(with_cells, other.cells, strict=True):
            groups[cells] = groups.get(cells, 0) | 1 << place

    @cache
    def beside(value: int, cells: Bits) -> Bits:
        """The other patterns that leave enough tiles for these cells to have this value."""
        having = tiles & WITH_VALUE[direction][value]
        agreeing = -1
        for groups, other_having in zip(with_cells, WITH_VALUE[other_direction], strict=True):
            supply = (having & other_having).bit_count()
            enough = 0
            for other_cells, places in groups.items():
                if (cells & other_cells).bit_count() <= supply:
                    enough |= places
            agreeing &= enough
        return agreeing

    found = []
    for pattern in patterns:
        agreeing = -1
        for value, cells in enumerate(pattern.cells):
            agreeing &= beside(value, cells)
        found.append(agreeing)
    return found
