"""A landscape in the terminal.

A cell takes six columns and three rows, one for each token that can lie on it:

     a1 ◆       the name of the cell, a mark where an animal would fit
      ♣         the top token
      ◎         the token below
"""

from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from harmonium.cli.console import column, words
from harmonium.cli.play.harmonies_drawing import WOOD, Pieces, card_name, paint
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


def cell_at(side: Side, x: int, y: int) -> CellId | None:
    for name in GRIDS[side].names:
        left, top = corner(side, name)
        if left <= x < left + WIDTH and top <= y < top + HEIGHT:
            return name
    return None


class BoardWidget(Widget, can_focus=True):
    """A board with a cursor: arrows and mouse move it, Enter or a click chooses."""

    DEFAULT_CSS = "BoardWidget { background: $background; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("f", "next_place", show=False),
        Binding("enter,space", "choose", words("key-place")),
    ]

    class Chosen(Message):
        def __init__(self, cell: CellId) -> None:
            super().__init__()
            self.cell = cell

    class Moved(Message):
        """The cursor stands elsewhere."""

    def __init__(self, side: Side) -> None:
        super().__init__(id="board")
        self.side = side
        self.player: Player | None = None
        self.open: frozenset[CellId] = frozenset()
        """Where what is held may go."""
        self.fits: frozenset[CellId] = frozenset()
        """Where an animal could settle."""
        self.near: dict[CellId, Colour] = {}
        """Where one token would open a habitat."""
        self.cursor = GRIDS[side].names[len(GRIDS[side].names) // 2]
        width, height = size(side)
        self.styles.width, self.styles.height = width, height

    def render_line(self, y: int) -> Strip:
        segments: list[Segment] = []
        x = 0
        for name in GRIDS[self.side].names:
            left, top = corner(self.side, name)
            if top <= y < top + HEIGHT:
                segments.append(Segment(" " * (left - x)))
                segments += [Segment(text, style) for text, style in self._cell(name, y - top)]
                x = left + WIDTH
        segments.append(Segment(" " * (self.size.width - x)))
        return Strip(segments)

    def _cell(self, name: CellId, line: int) -> Pieces:
        """One of the three lines of a cell; tokens lie from the bottom up."""
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
        if name == self.cursor and self.has_focus:
            left, right, edge = "[", "]", style + CURSOR
        return [(left, edge), (text, style), (right, edge)]

    def on_focus(self) -> None:
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        name = cell_at(self.side, event.x, event.y)
        if name is not None:
            self.go(name)
            self.post_message(self.Chosen(name))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        name = cell_at(self.side, event.x, event.y)
        if name is not None:
            self.go(name)

    def action_choose(self) -> None:
        self.post_message(self.Chosen(self.cursor))

    def action_move(self, right: int, down: int) -> None:
        """Up and down in the column; sideways along the row, which rises and falls."""
        column, row = chr(ord(self.cursor[0]) + right), int(self.cursor[1:]) + down
        cells = GRIDS[self.side].cells
        # The shorter columns lack the last row: from there the row above goes on.
        ways = [CellId(f"{column}{row}")] + [CellId(f"{column}{row - 1}")] * (down == 0)
        self.go(next((name for name in ways if name in cells), self.cursor))

    def action_next_place(self) -> None:
        """To the next cell where what is held may go."""
        names = GRIDS[self.side].names
        at = names.index(self.cursor)
        later = [*names[at + 1 :], *names[: at + 1]]
        self.go(next((name for name in later if name in self.open), self.cursor))

    def go(self, name: CellId) -> None:
        if name != self.cursor:
            self.cursor = name
            self.refresh()
            self.post_message(self.Moved())
