"""Take It Easy in the terminal: the board with its bands, the called tile, the lines.

A cell takes seven columns and three rows, so the whole board fits into 40 by 21:

      ..9..       falling band begins, vertical value, rising band ends
       ☀          the band with the highest value lies on top (T-COMP-3)
      7   8       rising value, vertical band, falling value
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from harmonium.cli.console import column, words
from harmonium.cli.play.board import BoardWidget, Pieces
from harmonium.cli.play.frame import GameScreen
from harmonium.cli.records import seat_name
from harmonium.core.game import Seat
from harmonium.core.hexgrid import Hex
from harmonium.core.table import Table
from harmonium.drawing.take_it_easy import COLOURS
from harmonium.games.take_it_easy.actions import Choose
from harmonium.games.take_it_easy.advice import LineMark, line_marks, marks
from harmonium.games.take_it_easy.board import (
    BANDS,
    CELLS,
    CODES,
    Board,
    Cell,
    Symbol,
    TileCode,
    symbol_table,
)
from harmonium.simulators.take_it_easy_solver import best_arrangement

PAPER: Final = "#d8cfb8"
OPEN: Final = "#5c5330"
CLOSED: Final = "#33302a"
CURSOR: Final = "#c9a227"
SYMBOLS: Final[dict[Symbol, str]] = {"sun": "☀", "moon": "☾"}

WIDTH, HEIGHT = 7, 3
COLUMN, ROW = 8, 4
"""The distance from one column to the next, and from one cell to the one below."""


def position(cell: int) -> tuple[int, int]:
    """The left upper corner of a cell; the first row is kept for the lines' points."""
    q, r = CELLS[cell]
    return (q + 2) * COLUMN, 1 + (2 * r + q + 4) * ROW // 2


def drawn_tile(code: TileCode, symbol: Symbol, *, cursor: bool = False) -> list[Pieces]:
    """Three rows of seven characters in the colours of the bands."""
    vertical, rising, falling = (
        Style(bgcolor=COLOURS[value][0], color=COLOURS[value][1], bold=True)
        for value in BANDS[code]
    )
    v, a, b = BANDS[code]
    top = max((v, vertical), (a, rising), (b, falling), key=lambda band: band[0])[1]
    paper = Style(bgcolor=CURSOR if cursor else PAPER)
    return [
        [("  ", falling), (f" {v} ", vertical), ("  ", rising)],
        [("  ", paper), (f" {SYMBOLS[symbol]} ", top), ("  ", paper)],
        [(f"{a} ", rising), ("   ", vertical), (f" {b}", falling)],
    ]


def drawn_empty(label: str, background: str) -> list[Pieces]:
    style = Style(bgcolor=background, color="#e8e0c8")
    return [[(" " * WIDTH, style)], [(label.center(WIDTH), style)], [(" " * WIDTH, style)]]


class TileBoard(BoardWidget[Cell]):
    DEFAULT_CSS = "TileBoard { width: 40; height: 21; margin: 0 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab", "next_open", show=False)]
    CELL = (WIDTH, HEIGHT)

    def __init__(self) -> None:
        super().__init__([Cell(cell) for cell in range(len(CELLS))], cursor=Cell(9))
        self.board: Board = ()
        self.symbols: dict[TileCode, Symbol] = {}
        self.lines: tuple[LineMark, ...] = ()
        self.choice: Cell | None = None

    def corner(self, cell: Cell) -> tuple[int, int]:
        return position(cell)

    def line(self, cell: Cell, number: int) -> Pieces:
        return self._cell(cell)[number] if self.board else []

    def beside(self, y: int) -> Iterable[tuple[int, Pieces]]:
        """The points of the columns stand above them."""
        for line in self.lines:
            left, top = position(line.cells[0])
            if line.line.startswith("V") and y == top - 1:
                yield left, [_points(line, WIDTH)]

    def _cell(self, cell: Cell) -> list[Pieces]:
        tile = self.board[cell]
        if tile is not None:
            return drawn_tile(tile, self.symbols[tile], cursor=self.is_pointed(cell))
        if cell == self.choice:
            return drawn_empty("✓", CURSOR)
        if self.is_pointed(cell):
            return drawn_empty(f"·{cell}·", CURSOR)
        return drawn_empty(
            str(cell) if cell in self.open else "", OPEN if cell in self.open else CLOSED
        )

    def neighbour(self, right: int, down: int) -> Cell | None:
        q, r = CELLS[self.cursor]
        if down:
            candidates = [Hex(q, r + down)]
        elif right > 0:
            candidates = [Hex(q + 1, r - 1), Hex(q + 1, r)]
        else:
            candidates = [Hex(q - 1, r), Hex(q - 1, r + 1)]
        on_board = [cell for cell in candidates if cell in CELLS]
        # Sideways there are two neighbours: take the one nearer to the middle row.
        nearest = min(on_board, key=lambda cell: abs(2 * cell.r + cell.q), default=None)
        return None if nearest is None else Cell(CELLS.index(nearest))


def _points(line: LineMark, width: int) -> tuple[str, Style]:
    """The points of a line: sure, hoped for, or gone."""
    match line.status:
        case "completed":
            return str(line.points).center(width), Style(color="#8ccb4a", bold=True)
        case "alive" if line.possible:
            return f"{line.points}?".center(width), Style(color=PAPER)
        case "open":
            return "·".center(width), Style(color="#777060")
        case _:
            return "—".center(width), Style(color="#777060")


class Screen(GameScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("o", "other", words("key-boards")),
    ]
    CSS = "#side { width: 1fr; padding: 0 1; }"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._shown: int | None = None
        """Whose board is looked at, if not the own one."""
        self._round: int = self.view.round
        """The round on the screen: a finished one stays until somebody goes on."""

    def body(self) -> ComposeResult:
        with Horizontal():
            yield TileBoard()
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="called")
                yield Static(id="lines")
                yield Static(id="points")

    def on_mount(self) -> None:
        self.query_one(TileBoard).focus()
        super().on_mount()

    def show(self) -> None:
        view, seats = self.view, self.table.seats
        if self.table.is_over:
            self.headline(words("tie-over"))
        elif self._stays:
            points = self._round_points(self.seat, self._round)
            over = words("tie-round-over", round=self._round + 1, points=points)
            self.headline(f"{over}  [Enter] {words('tie-next-round')}")
        else:
            turn = words("tie-turn", round=view.round + 1, rounds=view.rounds, turn=view.turn + 1)
            waits = view.has_chosen[self.seat]
            self.headline(turn + "  " + words("tie-wait" if waits else "tie-place"))
        seat = self.seat if self._shown is None else self._shown
        widget = self.query_one(TileBoard)
        # When the match is over the boards of the last round stay to be looked at.
        boards = view.finished[self._round] if self._stays else view.boards
        widget.board = boards[seat] if not self.table.is_over else view.finished[-1][seat]
        widget.symbols = symbol_table(view.options.symbols)
        plays = self._shown is None and not self._stays
        widget.open = frozenset(action.cell for action in self.table.legal(self.seat) if plays)
        widget.choice = view.choice if plays else None
        widget.lines = self._lines(seat)
        widget.refresh()
        if self._shown is not None:
            self.notice(words("tie-board-of", name=seat_name(self.table, seat)))
        self._show_called()
        self._show_lines(widget.lines)
        self._show_points(len(seats))

    @property
    def _stays(self) -> bool:
        """Whether the boards of a finished round lie there still."""
        return not self.table.is_over and self._round < self.view.round

    def _round_points(self, seat: int, round_: int) -> int:
        return sum(item.points for item in self.table.score()[seat].items if item.round == round_)

    def _lines(self, seat: int) -> tuple[LineMark, ...]:
        if self._stays:
            found = line_marks(self.view.finished[self._round])
        else:
            found = [mark for mark in marks(self.view) if isinstance(mark, LineMark)]
        return tuple(mark for mark in found if mark.seat == seat)

    def _show_called(self) -> None:
        view = self.view
        text = Text()
        if not (self.table.is_over or self._stays):
            called = view.calls[-1]
            symbols = symbol_table(view.options.symbols)
            for row in drawn_tile(called[-1], symbols[called[-1]]):
                text.append("  ")
                for piece, style in row:
                    text.append(piece, style)
                text.append("\n")
            symbol = words(f"symbol-{symbols[called[-1]]}")
            text.append(words("tie-called", tile="-".join(called[-1]), symbol=symbol) + "\n")
            text.append(words("tie-to-come", tiles=len(CODES) - len(called)), "dim")
        self.query_one("#called", Static).update(text)

    def _show_lines(self, lines: tuple[LineMark, ...]) -> None:
        text = Text("\n")
        for direction in "VAB":
            text.append(f"{direction} ", "dim")
            for line in lines:
                if line.line.startswith(direction):
                    text.append(*_points(line, 5))
            text.append("\n")
        self.query_one("#lines", Static).update(text)

    def _show_points(self, seats: int) -> None:
        view, cursor = self.view, self.query_one(TileBoard).cursor
        text = Text()
        action = Choose(cursor)
        if action in self.table.legal(self.seat):
            game = self.table.game
            preview = game.preview(self.table.state, Seat(self.seat), action)
            brings: int = sum(preview.values())
            text.append(words("tie-brings", cell=cursor, points=brings), "bold")
        text.append("\n\n")
        for seat, score in enumerate(self.table.score()):
            name = seat_name(self.table, seat)
            chosen = " ✓" if view.has_chosen[seat] else ""
            text.append(
                f"{column(name, 18)}{score.total:>5}{chosen}\n", "bold" if seat == self.seat else ""
            )
            if seats <= 2 and len(score.categories) > 1:
                for category, points in score.categories.items():
                    label = words(f"category-take_it_easy-{category}")
                    text.append(f"  {column(label, 16)}{points:>5}\n", "dim")
        self.query_one("#points", Static).update(text)

    def on_board_widget_moved(self) -> None:
        self._show_points(len(self.table.seats))

    def on_board_widget_chosen(self, event: BoardWidget.Chosen) -> None:
        if self.table.is_over:
            return
        self._shown = None
        if self._stays:
            self._round = self.view.round
            self.show()
        else:
            self.act(Choose(event.cell))

    def action_other(self) -> None:
        """Through the boards of the others and back to the own one."""
        current = self.seat if self._shown is None else self._shown
        following = (current + 1) % len(self.table.seats)
        self._shown = None if following == self.seat else following
        if self._shown is None:
            self.notice("")
        self.show()

    def afterword(self) -> str:
        """Every round with its sum; what the last tiles would have been worth at best."""
        view = self.view
        said = self._rounds() if view.rounds > 1 else []
        if view.options.placement == "free" and view.options.scoring == "standard":
            points, _ = best_arrangement([CODES.index(tile) for tile in view.calls[-1]])
            said.append(words("tie-hindsight", points=points))
        return "\n".join(said)

    def _rounds(self) -> list[str]:
        return [
            words(
                "tie-rounds-sum",
                name=seat_name(self.table, seat),
                rounds=" + ".join(
                    str(self._round_points(seat, played))
                    for played in range(len(self.view.finished))
                ),
                total=score.total,
            )
            for seat, score in enumerate(self.table.score())
        ]
