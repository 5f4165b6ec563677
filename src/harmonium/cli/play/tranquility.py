"""Tranquility in the terminal: the chart, the hand, and everything else one may do as a list.

A card of the hand is chosen with 1 to 5 (or a click); the chart then shows where it fits and
what each place costs. What is not a placement stands in the list: discards and payments, the
Start with its announcements, Storms, rocks, monsters, flips.
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from harmonium.cli.console import column, words
from harmonium.cli.play.board import BoardWidget, Pieces
from harmonium.cli.play.frame import GameScreen
from harmonium.cli.records import seat_name, what_was_missing
from harmonium.core.table import Table
from harmonium.games.tranquility.actions import (
    Action,
    Announce,
    Commit,
    Discard,
    DiscardHand,
    Flip,
    LayJoker,
    Pass,
    Place,
    PlayFinish,
    PlayMonster,
    PlayStart,
    PutRocks,
    PutStorm,
    Spend,
    Take,
)
from harmonium.games.tranquility.advice import DrawMark, WholeHand, marks
from harmonium.games.tranquility.board import Cell, Grid, grid_of
from harmonium.games.tranquility.cards import JOKER, NUMBERS, PURPLE, Card
from harmonium.games.tranquility.placing import all_fits
from harmonium.games.tranquility.turn import closed_cells
from harmonium.games.tranquility.view import View

WIDTH, HEIGHT = 4, 2
"""The room of a cell on the chart; a column on the left shows rocks and Purple Storms."""
MARGIN = 3

SEA: Final = Style(bgcolor="#15384a", color="#5d8295")
DEEP: Final = Style(bgcolor="#0d2530", color="#41606e")
ISLAND: Final = Style(bgcolor="#d9c79a", color="#2a2412", bold=True)
MOON: Final = Style(bgcolor="#6d76a8", color="#ffffff", bold=True)
FREE: Final = Style(bgcolor="#2f7a5a", color="#ffffff", bold=True)
DEAR: Final = Style(bgcolor="#7a6a2f", color="#ffffff", bold=True)
CURSOR: Final = Style(bgcolor="#c9a227", color="#1c1600", bold=True)
DANGER: Final = Style(color="#d08ae0", bold=True)


class Chart(BoardWidget[Cell]):
    """The grid from above, the chain running from the bottom left to the top right."""

    DEFAULT_CSS = "Chart { width: 48; height: 13; margin: 0 1; }"
    CELL = (WIDTH, HEIGHT)
    FOLLOWS_MOUSE = False

    def __init__(self, grid: Grid) -> None:
        cells = [Cell(cell) for cell in range(1, grid.size + 1)]
        super().__init__(cells, cursor=Cell(1), name="chart")
        self.grid = grid
        self.view: View | None = None
        self.closed: frozenset[Cell] = frozenset()
        self.costs: dict[Cell, int] = {}

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Row 1 lies at the bottom."""
        row, column = self.grid.places[cell - 1]
        return MARGIN + (column - 1) * WIDTH, (len(self.grid.rows) - row) * HEIGHT

    def beside(self, y: int) -> Iterable[tuple[int, Pieces]]:
        row = len(self.grid.rows) - y // HEIGHT
        if self.view is not None and y % HEIGHT == 0 and 1 <= row <= len(self.grid.rows):
            yield 0, [(self._sign(row), DANGER)]

    def line(self, cell: Cell, number: int) -> Pieces:
        return [] if self.view is None else [self._piece(cell, number)]

    def _sign(self, row: int) -> str:
        view = self.view
        assert view is not None
        rocks = "▲" if view.rocks == row else " "
        storms = view.storms.purple[row - 1] if view.storms is not None else 0
        return f"{rocks}{'≋' * min(storms, 2):<{MARGIN - 1}}"

    def _piece(self, cell: Cell, line: int) -> tuple[str, Style]:
        view = self.view
        assert view is not None
        number = view.numbers[cell - 1]
        if number:
            style = MOON if cell in view.moons else ISLAND
            label = f"{number}{'J' if cell in view.jokers else ' '}"
        elif cell in self.costs:
            style = DEAR if self.costs[cell] else FREE
            label = f"-{self.costs[cell]} " if self.costs[cell] else "○ "
        else:
            style = DEEP if cell in self.closed else SEA
            label = "· "
        if self.is_pointed(cell):
            style = CURSOR
        # The last column and half of the last row stay empty, so that cells are told apart.
        if line:
            return "▀" * (WIDTH - 1), Style(color=style.bgcolor)
        return f"{label:>{WIDTH - 1}}", style

    def neighbour(self, right: int, down: int) -> Cell | None:
        """Sideways along the chain; up and down to the nearest column of the next row."""
        if right:
            target = Cell(self.cursor + right)
            return target if target in self.cells else None
        row, column = self.grid.places[self.cursor - 1]
        if not 1 <= row - down <= len(self.grid.rows):
            return None
        return min(
            self.grid.rows[row - down - 1],
            key=lambda cell: abs(self.grid.places[cell - 1][1] - column),
        )


class Screen(GameScreen):
    SECRET_HANDS = True
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"pick({number - 1})", show=False) for number in range(1, 10)),
    ]
    CSS = """
    #sea { width: 50; }
    #side { width: 1fr; }
    #hand { height: 3; padding: 0 1; }
    #table { height: auto; padding: 0 1; }
    #doing { height: 1fr; border: none; padding: 0; }
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._card: Card | None = None
        """The card of the hand that is to be placed."""
        self._listed: list[Action] = []

    def body(self) -> ComposeResult:
        with Horizontal():
            with Vertical(id="sea"):
                yield Chart(grid_of(self.table.options))
                yield Static(id="hand")
                yield Static(id="table")
            with Vertical(id="side"):
                yield OptionList(id="doing")

    def on_mount(self) -> None:
        self.query_one(Chart).focus()
        super().on_mount()

    def show(self) -> None:
        view: View = self.view
        self.headline(self._asked(view))
        if self._card not in view.hand:
            self._card = next((card for card in view.hand if card in NUMBERS), None)
        self._show_chart(view)
        self._show_hand(view)
        self._show_table(view)
        self._show_list()
        self._warn(view)

    def _warn(self, view: View) -> None:
        """What costs more than it seems, before it is done."""
        if self.seat not in self.table.actors:
            return
        for mark in marks(view):
            if isinstance(mark, WholeHand):
                cards = ", ".join(map(card_name, mark.cards))
                self.notice(f"{words(f'tq-warn-{mark.act}', cards=cards)} ({mark.rule})")
            elif isinstance(mark, DrawMark) and view.agenda[-1].kind != "turn":
                self.notice(f"{words('tq-warn-draw')} ({mark.rule})")

    def _asked(self, view: View) -> str:
        if view.outcome is not None:
            filled = sum(number > 0 for number in view.numbers)
            return words("tq-over", filled=filled, cells=len(view.numbers))
        actors = self.table.actors
        if self.seat not in actors:
            return words("tq-wait", name=seat_name(self.table, actors[0]))
        step = view.agenda[-1]
        return words(f"tq-asked-{step.kind}", amount=step.amount)

    def _show_chart(self, view: View) -> None:
        chart = self.query_one(Chart)
        chart.view = view
        chart.closed = frozenset(closed_cells(view)) if view.outcome is None else frozenset()
        chart.costs = self._costs(view)
        chart.open = frozenset(chart.costs)
        chart.refresh()

    def _costs(self, view: View) -> dict[Cell, int]:
        """Where the chosen card may go now, and what it costs there."""
        open_to_card = {
            action.cell
            for action in self.table.legal(self.seat)
            if isinstance(action, Place) and action.card == self._card
        }
        if self._card is None or self._card == JOKER:
            return dict.fromkeys(open_to_card, 0)
        fits = all_fits(view.numbers, NUMBERS[self._card])
        return {fit.cell: fit.cost for fit in fits if fit.cell in open_to_card}

    def _show_hand(self, view: View) -> None:
        text = Text(words("tq-hand") + "\n")
        for place, card in enumerate(view.hand, 1):
            style = CURSOR if card == self._card else ISLAND
            text.append(f"{place}", "dim")
            text.append(f" {card_name(card)} ", style)
            text.append(" ")
        self.query_one("#hand", Static).update(text)

    def _show_table(self, view: View) -> None:
        text = Text()
        for seat in range(len(self.table.seats)):
            name = seat_name(self.table, seat)
            told = words(
                "tq-seat", hand=view.hands[seat], pile=view.piles[seat], gone=view.discards[seat]
            )
            mark = "▸" if seat in self.table.actors else " "
            text.append(f"{mark}{column(name, 14)} ", "bold" if seat == self.seat else "")
            text.append(told + self._weather(view, seat) + "\n", "dim")
        if view.storms is not None:
            text.append(words("tq-compasses", pool=view.storms.pool) + "  ", "dim")
        if view.offer:
            offered = ", ".join(map(card_name, view.offer))
            text.append(words("tq-offer", cards=offered) + "  ", "dim")
        if view.options.day_night:
            text.append(words("tq-night" if view.night else "tq-day"), "dim")
        self.query_one("#table", Static).update(text)

    def _weather(self, view: View, seat: int) -> str:
        if view.storms is None:
            return ""
        yellow = view.storms.yellow[seat] * ("  " + card_name(Card("yellow")))
        return yellow + view.storms.orange[seat] * ("  " + card_name(Card("orange")))

    def _show_list(self) -> None:
        """Everything that is not a placement, in words."""
        doing = self.query_one("#doing", OptionList)
        self._listed = [
            action
            for action in self.table.legal(self.seat)
            if not (isinstance(action, Place) and action.card != JOKER)
        ]
        doing.clear_options()
        doing.add_options([Option(action_words(self.table, action)) for action in self._listed])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.act(self._listed[event.option_index])

    def on_board_widget_chosen(self, event: Chart.Chosen) -> None:
        if self._card is None or self.table.is_over or self.seat not in self.table.actors:
            return
        if self._card in NUMBERS:
            self.act(Place(self._card, event.cell))

    def action_pick(self, place: int) -> None:
        hand = self.view.hand
        if place < len(hand):
            self._card = hand[place]
            self.show()

    def afterword(self) -> str:
        """What a lost voyage lacked."""
        return what_was_missing(self.table)


def card_name(card: Card) -> str:
    return card if card in NUMBERS else words(f"card-tranquility-{card}")


def action_words(table: Table, action: Action) -> str:  # noqa: C901, PLR0912 - one line a kind
    """What the action does, for the list."""
    match action:
        case Discard(cards):
            return words("tq-do-discard", cards=", ".join(map(card_name, cards)))
        case Place(card, cell, number):
            return words("tq-do-place", card=card_name(card), cell=cell, number=number or "")
        case PlayStart(card) | PlayFinish(card):
            kind = "start" if isinstance(action, PlayStart) else "finish"
            return words(f"tq-do-{kind}", card=card_name(card))
        case PlayMonster(card, cell):
            return words("tq-do-monster", card=card_name(card), cell=cell)
        case DiscardHand():
            return words("tq-do-hand")
        case Flip(cell):
            return words("tq-do-flip", cell=cell)
        case Spend(storm, None):
            return words("tq-do-spend-drawn", storm=card_name(storm))
        case Spend(storm, place) if storm == PURPLE:
            return words("tq-do-spend-row", storm=card_name(storm), row=place or 0)
        case Spend(storm, place):
            name = seat_name(table, place or 0)
            return words("tq-do-spend-seat", storm=card_name(storm), name=name)
        case LayJoker():
            return words("tq-do-lay")
        case Pass():
            return words("tq-do-pass")
        case PutRocks(row):
            return words("tq-do-rocks", row=row)
        case PutStorm(row):
            return words("tq-do-storm", row=row)
        case Announce(number):
            return words("tq-do-announce", number=number)
        case Commit(hand, pile):
            return words("tq-do-give", hand=hand, pile=pile)
        case Take(card):
            return words("tq-do-take", card=card_name(card))
