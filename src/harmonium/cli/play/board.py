"""A board in the terminal: cells at their places, one of them under the cursor.

Arrows and mouse move the cursor, Enter or a click chooses, F goes to the next cell that is open.
A game says where its cells lie, what they look like and where the arrows lead.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from harmonium.cli.console import words

C = TypeVar("C")

Pieces = list[tuple[str, Style]]
"""A line of text in its styles."""


class BoardWidget(Widget, Generic[C], can_focus=True):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("f", "next_open", show=False),
        Binding("enter,space", "choose", words("key-place")),
    ]
    CELL: ClassVar[tuple[int, int]]
    """Columns and rows of a cell that can be clicked."""
    FOLLOWS_MOUSE: ClassVar[bool] = True

    class Chosen(Message):
        def __init__(self, cell: Any) -> None:
            super().__init__()
            self.cell = cell

    class Moved(Message):
        """The cursor stands elsewhere."""

    def __init__(self, cells: Sequence[C], cursor: C, name: str = "board") -> None:
        super().__init__(id=name)
        self.cells = cells
        self.cursor = cursor
        self.open: frozenset[C] = frozenset()
        """Where what is held may go."""

    # What a game fills in.

    def corner(self, cell: C) -> tuple[int, int]:
        """The left upper corner of a cell."""
        raise NotImplementedError

    def line(self, cell: C, number: int) -> Pieces:
        """One of the lines of a cell, from above."""
        raise NotImplementedError

    def beside(self, _y: int) -> Iterable[tuple[int, Pieces]]:
        """What stands in a line of the board besides its cells, and at which column."""
        return ()

    def neighbour(self, right: int, down: int) -> C | None:
        """The cell to which an arrow leads from the cursor."""
        raise NotImplementedError

    # What all boards share.

    def render_line(self, y: int) -> Strip:
        segments: list[Segment] = []
        x = 0
        for left, pieces in sorted(self._line(y), key=lambda piece: piece[0]):
            segments.append(Segment(" " * (left - x)))
            segments += [Segment(text, style) for text, style in pieces]
            x = left + sum(len(text) for text, _ in pieces)
        segments.append(Segment(" " * (self.size.width - x)))
        return Strip(segments)

    def _line(self, y: int) -> Iterable[tuple[int, Pieces]]:
        yield from self.beside(y)
        for cell in self.cells:
            left, top = self.corner(cell)
            if top <= y < top + self.CELL[1]:
                yield left, self.line(cell, y - top)

    def is_pointed(self, cell: C) -> bool:
        return cell == self.cursor and self.has_focus

    def cell_at(self, x: int, y: int) -> C | None:
        width, height = self.CELL
        for cell in self.cells:
            left, top = self.corner(cell)
            if left <= x < left + width and top <= y < top + height:
                return cell
        return None

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        cell = self.cell_at(event.x, event.y)
        if cell is not None:
            self.go(cell)
            self.post_message(self.Chosen(cell))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        cell = self.cell_at(event.x, event.y)
        if cell is not None and self.FOLLOWS_MOUSE:
            self.go(cell)

    def action_choose(self) -> None:
        self.post_message(self.Chosen(self.cursor))

    def action_move(self, right: int, down: int) -> None:
        cell = self.neighbour(right, down)
        if cell is not None:
            self.go(cell)

    def action_next_open(self) -> None:
        at = self.cells.index(self.cursor)
        later = [*self.cells[at + 1 :], *self.cells[: at + 1]]
        self.go(next((cell for cell in later if cell in self.open), self.cursor))

    def go(self, cell: C) -> None:
        if cell != self.cursor:
            self.cursor = cell
            self.refresh()
            self.post_message(self.Moved())
