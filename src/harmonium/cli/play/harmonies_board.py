"""A landscape in the terminal.

A cell takes six columns and three rows, one for each token that can lie on it:

     a1 ◆       the name of the cell, a mark where an animal would fit
      ♣         the top token
      ◎         the token below
"""

from typing import Final

from rich.style import Style

from harmonium.cli.console import column
from harmonium.cli.play.board import BoardWidget, Pieces
from harmonium.cli.play.harmonies_drawing import WOOD, card_name, paint
from harmonium.drawing.harmonies import SIGN
from harmonium.games.harmonies.board import GRIDS, CellId
from harmonium.games.harmonies.data import Colour, Side
from harmonium.games.harmonies.view import Player

WIDTH: Final = 6
HEIGHT: Final = 3
COLUMN: Final = 7
ROW: Final = 4
"""The distance from one column to the next, and from one cell to the one below."""

GROUND: Final = "#403a2c"
OPEN: Final = "#6d6233"
FITTING: Final = "#7d4f8f"
CURSOR: Final = Style(color="#ffd75f", bold=True)
INK: Final = "#cfc6ac"


def corner(side: Side, name: CellId) -> tuple[int, int]:
    """The left upper corner of a cell."""
    q, r = GRIDS[side].hexes[GRIDS[side].cells[name]]
    return q * COLUMN + 1, (2 * r + q) * ROW // 2


def size(side: Side) -> tuple[int, int]:
    corners = [corner(side, name) for name in GRIDS[side].names]
    return max(x for x, _ in corners) + WIDTH + 1, max(y for _, y in corners) + HEIGHT


class Landscape(BoardWidget[CellId]):
    DEFAULT_CSS = "Landscape { background: $background; }"
    CELL = (WIDTH, HEIGHT)

    def __init__(self, side: Side) -> None:
        names = GRIDS[side].names
        super().__init__(names, cursor=names[len(names) // 2])
        self.side = side
        self.player: Player | None = None
        self.fits: frozenset[CellId] = frozenset()
        """Where an animal could settle."""
        self.near: dict[CellId, Colour] = {}
        """Where one token would open a habitat."""
        width, height = size(side)
        self.styles.width, self.styles.height = width, height

    def corner(self, cell: CellId) -> tuple[int, int]:
        return corner(self.side, cell)

    def line(self, name: CellId, line: int) -> Pieces:
        """Tokens lie from the bottom up."""
        assert self.player is not None
        stack = self.player.board.get(name, ())
        level = HEIGHT - 1 - line
        if level < len(stack):
            style = paint(stack[level])
            cube = self.player.cubes.get(name)
            text = SIGN[stack[level]].center(WIDTH - 2)
            if cube is not None and level == len(stack) - 1:
                text, style = f"■{column(card_name(cube), WIDTH - 3)}", WOOD
        else:
            style = Style(bgcolor=self._ground(name), color=INK)
            text = self._label(name) if line == 0 else " " * (WIDTH - 2)
            if line == HEIGHT - 1 and name in self.near:
                text = f"+{SIGN[self.near[name]]}".center(WIDTH - 2)
        return self._edged(name, text, style, line, covered=level < len(stack))

    def _ground(self, name: CellId) -> str:
        if name in self.fits:
            return FITTING
        return OPEN if name in self.open else GROUND

    def _label(self, name: CellId) -> str:
        mark = "◆" if name in self.fits else " "
        return f"{name} {mark}"

    def _edged(self, name: CellId, text: str, style: Style, line: int, *, covered: bool) -> Pieces:
        """Brackets round the cell with the cursor, marks where tokens cover the ground."""
        left = right = " "
        if covered and name in self.open:
            left = right = "·"
        if covered and name in self.near and line == HEIGHT - 1:
            left, right = "+", SIGN[self.near[name]]
        if covered and name in self.fits:
            left = right = "◆"
        edge = style
        if self.is_pointed(name):
            left, right, edge = "[", "]", style + CURSOR
        return [(left, edge), (text, style), (right, edge)]

    def neighbour(self, right: int, down: int) -> CellId | None:
        """Up and down in the column; sideways along the row, which rises and falls."""
        column, row = chr(ord(self.cursor[0]) + right), int(self.cursor[1:]) + down
        cells = GRIDS[self.side].cells
        # The shorter columns lack the last row: from there the row above goes on.
        ways = [CellId(f"{column}{row}")] + [CellId(f"{column}{row - 1}")] * (down == 0)
        return next((name for name in ways if name in cells), None)
