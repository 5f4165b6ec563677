r"""Hexagons with flat tops in axial coordinates.

      ____
 ____/    \____        q  the column, growing to the right
/ NW \ N  / NE \       r  grows downwards along a column
\____/ qr \____/       N (0,-1)  NE (1,-1)  SE (1,0)
/ SW \____/ SE \       S (0,1)   SW (-1,1)  NW (-1,0)
\____/ S  \____/
     \____/
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple


class Hex(NamedTuple):
    q: int
    r: int

    def plus(self, step: "Hex") -> "Hex":
        return Hex(self.q + step.q, self.r + step.r)


# Clockwise from north.
DIRECTIONS: Mapping[str, Hex] = {
    "N": Hex(0, -1),
    "NE": Hex(1, -1),
    "SE": Hex(1, 0),
    "S": Hex(0, 1),
    "SW": Hex(-1, 1),
    "NW": Hex(-1, 0),
}


def rotated(position: Hex, sixths: int = 1) -> Hex:
    """The position turned clockwise round the origin by so many sixths of a full turn.

    >>> rotated(Hex(0, -1))
    Hex(q=1, r=-1)
    """
    for _ in range(sixths % 6):
        position = Hex(-position.r, position.q + position.r)
    return position


def neighbours(cells: Iterable[Hex]) -> tuple[tuple[int, ...], ...]:
    """For each cell the indices of its neighbours among the cells, clockwise from north."""
    order = tuple(cells)
    index = {cell: i for i, cell in enumerate(order)}
    return tuple(
        tuple(index[near] for step in DIRECTIONS.values() if (near := cell.plus(step)) in index)
        for cell in order
    )
