"""The grids: cells in one chain from Start to Finish, folded into rows (Q-GRID-1, Q-GRID-2).

    standard                    High Arch               Pyramid

    31 32 33 34 35 36    row 6  21 22 23 24 25 26                     36
    25 26 27 28 29 30    row 5  17 18       19 20                  33 34 35
    19 20 21 22 23 24    row 4  13 14       15 16               28 29 30 31 32
    13 14 15 16 17 18    row 3   9 10       11 12            21 22 23 24 25 26 27
     7  8  9 10 11 12    row 2   5  6        7  8         12 13 14 15 16 17 18 19 20
     1  2  3  4  5  6    row 1   1  2        3  4       1  2  3  4  5  6  7  8  9 10 11

What lies in the grid is a tuple of numbers, one a cell in the order of the chain, 0 for an
empty cell; cell k is at index k - 1.
"""

from typing import Final, NamedTuple, NewType

from harmonium.games.tranquility.data import FACTS, GridFacts
from harmonium.games.tranquility.options import Options

Cell = NewType("Cell", int)
Row = NewType("Row", int)

Numbers = tuple[int, ...]
"""The numbers in the cells; 0 where nothing lies."""

EMPTY: Final = 0


class Grid(NamedTuple):
    name: str
    places: tuple[tuple[Row, int], ...]
    """Row and column of each cell."""
    rows: tuple[tuple[Cell, ...], ...]
    """The cells of each row, from the bottom row up."""
    roof: frozenset[Cell]
    outline: frozenset[Cell]

    @property
    def size(self) -> int:
        return len(self.places)

    @property
    def half(self) -> int:
        """Where day ends and night begins (Q-VAR-DAYNIGHT-2, -3)."""
        return len(self.places) // 2

    def row_of(self, cell: Cell) -> Row:
        return self.places[cell - 1][0]


def _grid(name: str, facts: GridFacts) -> Grid:
    places = tuple((Row(row), column) for row, line in enumerate(facts.rows, 1) for column in line)
    rows = tuple(
        tuple(Cell(k) for k, (at, _) in enumerate(places, 1) if at == row)
        for row in range(1, len(facts.rows) + 1)
    )
    return Grid(
        name, places, rows, frozenset(map(Cell, facts.roof)), frozenset(map(Cell, facts.outline))
    )


GRIDS: Final = {name: _grid(name, facts) for name, facts in FACTS.grids.items()}
ROWS: Final = tuple(Row(row) for row in range(1, 7))
"""Every grid has six rows."""


def grid_of(options: Options) -> Grid:
    return GRIDS["pyramid" if options.pyramid else "high_arch" if options.high_arch else "standard"]


def is_row_complete(grid: Grid, numbers: Numbers, row: Row) -> bool:
    return all(numbers[cell - 1] for cell in grid.rows[row - 1])


def complete_rows(grid: Grid, numbers: Numbers) -> int:
    return sum(is_row_complete(grid, numbers, row) for row in ROWS)


def open_rows(grid: Grid, numbers: Numbers) -> tuple[Row, ...]:
    """The rows with at least one empty cell."""
    return tuple(row for row in ROWS if not is_row_complete(grid, numbers, row))


def filled_cells(numbers: Numbers) -> tuple[Cell, ...]:
    return tuple([Cell(k) for k, number in enumerate(numbers, 1) if number])
