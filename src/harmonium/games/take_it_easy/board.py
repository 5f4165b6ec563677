"""The board, its lines and the tiles.

Cells are numbered column by column, top to bottom (T-BOARD-5):

              7
           3     12
        0     8     16
           4     13
        1     9     17
           5     14
        2     10    18
           6     15
              11

Lines run straight down (V), from lower left to upper right (A) and from upper left to lower
right (B); the band of a tile that counts for a line is the one in its direction.
"""

from typing import Final, Literal, NamedTuple, NewType

from harmonium.core.hexgrid import Hex, neighbours
from harmonium.games.take_it_easy.data import FACTS

Cell = NewType("Cell", int)
TileCode = NewType("TileCode", str)
Symbol = Literal["sun", "moon"]

Board = tuple[TileCode | None, ...]


class Tile(NamedTuple):
    id: int
    code: TileCode
    bands: tuple[int, int, int]
    """The values of the vertical, the rising and the falling band."""


class Line(NamedTuple):
    id: str
    direction: int
    """0 straight down, 1 rising, 2 falling: the index of the band that counts."""
    cells: tuple[Cell, ...]


CELLS: Final = tuple(Hex(q, r) for q, r in FACTS.cells)
NEIGHBOURS: Final = tuple(tuple(map(Cell, near)) for near in neighbours(CELLS))
LINES: Final = tuple(
    Line(name, "VAB".index(name[0]), tuple(map(Cell, cells))) for name, cells in FACTS.lines
)
LINES_OF: Final = tuple(
    tuple(line for line in LINES if cell in line.cells) for cell in range(len(CELLS))
)
TILES: Final = tuple(
    Tile(number, TileCode(code), (int(code[0]), int(code[1]), int(code[2])))
    for number, (code, _) in enumerate(FACTS.tiles)
)
CODES: Final = tuple(tile.code for tile in TILES)
BANDS: Final = {tile.code: tile.bands for tile in TILES}
"""The bands of each tile by its code."""

TURNS: Final = len(CELLS)
EMPTY: Final[Board] = (None,) * TURNS

DEFAULT_SYMBOLS: Final = "".join(symbol[0] for _, symbol in FACTS.tiles)
"""One letter a tile, in the order of the codes: an assumption that a box can correct (T-SYM-1)."""


def symbol_table(symbols: str) -> dict[TileCode, Symbol]:
    """The symbol of each tile from the option: "default", or 27 letters s and m."""
    letters = DEFAULT_SYMBOLS if symbols == "default" else symbols
    return {
        code: "sun" if letter == "s" else "moon"
        for code, letter in zip(CODES, letters, strict=True)
    }
