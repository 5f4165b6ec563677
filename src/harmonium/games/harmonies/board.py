"""The two sides of a player board: their cells, names and neighbours (H-COMP-4).

    Side A                          Side B

    a1      c1      e1              a1      c1      e1      g1
        b1      d1                      b1      d1      f1
    a2      c2      e2              a2      c2      e2      g2
        b2      d2                      b2      d2      f2
    a3      c3      e3              a3      c3      e3      g3
        b3      d3                      b3      d3      f3
    a4      c4      e4              a4      c4      e4      g4
        b4      d4
    a5      c5      e5

Cells are numbered in the order of their names: column by column, each from the top.
"""

from typing import Final, NamedTuple, NewType

from harmonium.core.hexgrid import DIRECTIONS, Hex, neighbours
from harmonium.games.harmonies.data import FACTS, Side

Cell = NewType("Cell", int)
CellId = NewType("CellId", str)

# The order in which the walk of H-SCORE-RIVER-6 tries the neighbours.
_WALK = ("N", "NW", "SW", "S", "SE", "NE")


class Grid(NamedTuple):
    """One side of the board."""

    names: tuple[CellId, ...]
    cells: dict[CellId, Cell]
    """The number of each cell by its name."""
    hexes: tuple[Hex, ...]
    neighbours: tuple[tuple[Cell, ...], ...]
    """Of each cell, clockwise from north."""
    walk: tuple[tuple[Cell, ...], ...]
    """The same neighbours in the order of the walk for loops (H-SCORE-RIVER-6)."""
    near: tuple[int, ...]
    """The same neighbours as sets of bits."""


def _grid(columns: tuple[int, ...]) -> Grid:
    names = tuple(
        CellId(f"{chr(ord('a') + q)}{row + 1}")
        for q, rows in enumerate(columns)
        for row in range(rows)
    )
    # Odd columns lie half a cell lower; axial rows then begin at -(q // 2).
    hexes = tuple(Hex(q, row - q // 2) for q, rows in enumerate(columns) for row in range(rows))
    index = {place: Cell(number) for number, place in enumerate(hexes)}
    around = tuple(tuple(map(Cell, near)) for near in neighbours(hexes))
    return Grid(
        names=names,
        cells={name: Cell(number) for number, name in enumerate(names)},
        hexes=hexes,
        neighbours=around,
        walk=tuple(
            tuple(index[near] for way in _WALK if (near := place.plus(DIRECTIONS[way])) in index)
            for place in hexes
        ),
        near=tuple(sum(1 << cell for cell in near) for near in around),
    )


GRIDS: Final[dict[Side, Grid]] = {side: _grid(facts.columns) for side, facts in FACTS.sides.items()}


def bits(mask: int) -> list[Cell]:
    """The cells of a set of bits, in their order.

    >>> bits(0b1101)
    [0, 2, 3]
    """
    cells = []
    while mask:
        lowest = mask & -mask
        cells.append(Cell(lowest.bit_length() - 1))
        mask ^= lowest
    return cells
