"""Harmonies in the terminal: landscape, central board, cards with their habitats, live points.

Tokens and cards are picked by key or click and then put down on a cell. A token that was taken
is picked by itself; a card that was picked shows where its animal fits.
"""

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Static

from harmonium.cli.console import words
from harmonium.cli.play.frame import GameScreen
from harmonium.cli.play.harmonies_board import Landscape
from harmonium.cli.play.harmonies_drawing import card_name
from harmonium.cli.play.harmonies_log import Log
from harmonium.cli.play.harmonies_panels import (
    Held,
    Line,
    asks,
    held_lines,
    point_lines,
    row_lines,
    standing,
    token_lines,
)
from harmonium.cli.records import seat_name
from harmonium.core.game import Seat
from harmonium.core.table import Table
from harmonium.games.harmonies.actions import (
    END_TURN,
    KEEP_ROW,
    Action,
    ChooseSpirit,
    Exchange,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeGroup,
)
from harmonium.games.harmonies.advice import Fit, Mark, Near, marks
from harmonium.games.harmonies.board import CellId
from harmonium.games.harmonies.cards import CardId
from harmonium.games.harmonies.data import FACTS, Colour
from harmonium.games.harmonies.stacks import COLOURS, STACK
from harmonium.games.harmonies.view import View

WIDE: Final = 112
MOST_LOG: Final = 10
"""So many sentences of what happened are shown."""


class Choices(Static):
    """Lines of which some can be clicked."""

    class Picked(Message):
        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self._keys: list[str | None] = []

    def offer(self, lines: Iterable[Line]) -> None:
        kept = list(lines)
        self._keys = [key for _, key in kept]
        text = Text("\n").join(line for line, _ in kept)
        text.no_wrap, text.overflow = True, "ellipsis"
        self.update(text)

    def on_click(self, event: events.Click) -> None:
        key = self._keys[event.y] if event.y < len(self._keys) else None
        if key is not None:
            self.post_message(self.Picked(key))

    def line_of(self, key: str) -> int | None:
        return self._keys.index(key) if key in self._keys else None


class Screen(GameScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 6)),
        Binding("c", "next_card(1)", words("key-cards")),
        Binding("C,b", "next_card(-1)", show=False),
        Binding("t", "take", words("harmonies-take")),
        Binding("e", "end", words("harmonies-end-turn")),
        Binding("escape", "let_go", show=False),
        Binding("o", "other", words("key-boards")),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
    ]
    CSS = """
    #left { width: auto; height: 100%; }
    #under { height: 2; padding: 0 1; }
    #side { width: 1fr; padding: 0 1; }
    #first, #second { height: auto; width: 1fr; }
    Choices { height: auto; margin-bottom: 1; }
    #side.wide { layout: horizontal; }
    .wide #first { margin-right: 2; }
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._held: Held = None
        self._shown: int | None = None
        """Whose board is looked at, if not the own one."""
        self._log = Log(table)

    def body(self) -> ComposeResult:
        with Horizontal():
            with Vertical(id="left"):
                yield Landscape(self.table.options.side)
                yield Static(id="under")
            with VerticalScroll(id="side", can_focus=False):
                with Vertical(id="first"):
                    yield Choices("tokens")
                    yield Choices("cards")
                with Vertical(id="second"):
                    yield Choices("row")
                    yield Choices("points")
                    yield Choices("log")

    def on_mount(self) -> None:
        self.query_one(Landscape).focus()
        super().on_mount()

    def on_resize(self, event: events.Resize) -> None:
        """Where there is room, the panels stand side by side."""
        self.query_one("#side").set_class(event.size.width >= WIDE, "wide")

    # Drawing.

    def show(self) -> None:
        view: View = self.view
        self._held = self._still_held(view)
        found = marks(view)
        seat = self.seat if self._shown is None else self._shown
        asked = view.active == self.seat
        self.headline(f"{asks(self.table, view, self.seat)}   {standing(self.table, view)}")
        self._show_board(view, found, seat)
        self.query_one("#tokens", Choices).offer(token_lines(view, self._held, asked=asked))
        self.query_one("#cards", Choices).offer(held_lines(view, seat, found, self._held))
        self.query_one("#row", Choices).offer(row_lines(view, self.seat, found, self._held))
        self.query_one("#points", Choices).offer(point_lines(self.table, view, found))
        told = self._log.sentences(self.seat)[-MOST_LOG:]
        self.query_one("#log", Choices).offer((Text(one, "dim"), None) for one in reversed(told))
        self._show_under()

    def _still_held(self, view: View) -> Held:
        """What was picked, as long as it is there; otherwise the first token to place."""
        if view.active == self.seat:
            if (
                self._held is not None
                and self._held[0] == "card"
                and self._held[1] in self._cards()
            ):
                return self._held
            if view.hand:
                held = self._held
                kept = held is not None and held[0] == "token" and held[1] in view.hand
                return held if kept else ("token", view.hand[0])
        return None

    def _cards(self) -> list[str]:
        """The own cards that may still bring something, then those of the row."""
        view: View = self.view
        player = view.players[self.seat]
        own = [held.card for held in player.cards]
        own += [] if player.spirit is None else [player.spirit.card]
        return [*own, *(card for card in view.row if card is not None)]

    def _show_board(self, view: View, found: tuple[Mark, ...], seat: int) -> None:
        widget = self.query_one(Landscape)
        widget.player = view.players[seat]
        card = self._held[1] if self._held is not None and self._held[0] == "card" else None
        colour = self._held[1] if self._held is not None and self._held[0] == "token" else None
        in_row = set(view.row) if card is None else set()
        widget.fits = frozenset(
            cell
            for mark in found
            if isinstance(mark, Fit) and mark.seat == seat
            if mark.card == card or (card is None and mark.card not in in_row)
            for cell in mark.cells
        )
        widget.near = {
            mark.at: mark.token
            for mark in found
            if isinstance(mark, Near) and mark.seat == seat
            if mark.card == card or (mark.token == colour and mark.card not in in_row)
        }
        widget.open = frozenset(
            action.cell
            for action in self._legal()
            if (isinstance(action, PlaceToken) and action.colour == colour)
            or (isinstance(action, PlaceCube) and action.card == card)
        )
        widget.refresh()

    def _legal(self) -> tuple[Action, ...]:
        """What the person may do on the board that is shown: nothing on another's."""
        return () if self._shown is not None else tuple(self.table.legal(self.seat))

    def _show_under(self) -> None:
        """What lies under the cursor, and what putting down what is held would bring."""
        widget = self.query_one(Landscape)
        assert widget.player is not None
        cell = widget.cursor
        stack = FACTS.stacks[STACK[widget.player.board.get(cell, ())]].id
        text = words("harmonies-cell", cell=cell, stack=words(f"stack-{stack}"))
        cube = widget.player.cubes.get(cell)
        if cube is not None:
            text = words("harmonies-cell-cube", text=text, card=card_name(cube))
        lines = [text]
        action = self._at(cell)
        if action is not None and action in self._legal():
            lines.append(self._change(action))
        self.query_one("#under", Static).update(Text("\n".join(lines)))

    def _change(self, action: Action) -> str:
        preview = self.table.game.preview(self.table.state, Seat(self.seat), action)
        changes = [
            words(
                "harmonies-change",
                category=words(f"category-harmonies-{category}"),
                points=f"{points:+}",
            )
            for category, points in preview.items()
            if points
        ]
        return ", ".join(changes) or words("harmonies-change-none")

    def _at(self, cell: CellId) -> Action | None:
        """What choosing that cell means now."""
        match self._held:
            case ("token", name):
                colour: Colour = next(one for one in COLOURS if one == name)
                return PlaceToken(colour, cell)
            case ("card", card):
                return PlaceCube(CardId(card), cell)
            case _:
                cubes = [one for one in self._legal() if isinstance(one, PlaceCube)]
                return next((one for one in cubes if one.cell == cell), None)

    # Acting.

    def on_board_widget_moved(self) -> None:
        self._show_under()

    def on_board_widget_chosen(self, event: Landscape.Chosen) -> None:
        self._back_home()
        action = self._at(event.cell)
        if action is not None and not self.table.is_over:
            self.act(action)

    def on_choices_picked(self, event: Choices.Picked) -> None:
        kind, _, name = event.key.partition(":")
        self._back_home()
        match kind:
            case "group":
                self.act(TakeGroup(int(name)))
            case "choose":
                self.act(ChooseSpirit(CardId(name)))
            case "token":
                self._pick(("token", name))
            case "card" if self._held == ("card", name) and name in self.view.row:
                self.action_take()
            case "card":
                self._pick(("card", name))
            case _:
                self.action_end()

    def _pick(self, held: Held) -> None:
        self._held = held
        self.show()
        if held is not None:
            self._bring_into_sight(":".join(held))

    def _bring_into_sight(self, key: str) -> None:
        """Bring the lines of what was picked into sight."""
        side = self.query_one("#side", VerticalScroll)
        for choices in self.query(Choices):
            line = choices.line_of(key)
            if line is not None:
                top = choices.region.y - side.region.y + side.scroll_offset.y + line
                if not side.scroll_offset.y <= top <= side.scroll_offset.y + side.size.height - 3:
                    side.scroll_to(y=max(0, top - 1), animate=False)

    def action_number(self, number: int) -> None:
        """The group, the kind of token, the spirit or the card with that number."""
        self._back_home()
        view: View = self.view
        kinds = list(dict.fromkeys(view.hand))
        if view.active != self.seat or view.phase == "over":
            return
        if view.phase == "spirit" and view.offer is not None:
            if number <= len(view.offer):
                self.act(ChooseSpirit(view.offer[number - 1]))
        elif view.phase == "exchange":
            cards = [card for card in view.row if card is not None]
            if number <= len(cards):
                self.act(Exchange(cards[number - 1]))
        elif view.space is None:
            self.act(TakeGroup(number))
        elif number <= len(kinds):
            self._pick(("token", kinds[number - 1]))

    def action_next_card(self, step: int) -> None:
        """Through the own cards and those of the row."""
        self._back_home()
        cards = self._cards()
        if self.view.active != self.seat or not cards:
            return
        at = -1 if step > 0 else 0
        if self._held is not None and self._held[1] in cards:
            at = cards.index(self._held[1])
        self._pick(("card", cards[(at + step) % len(cards)]))

    def action_take(self) -> None:
        """Take the picked card, or exchange it where a solo turn ends."""
        if self._held is None or self._held[0] != "card":
            self.notice(words("harmonies-pick-a-card"))
            return
        card = CardId(self._held[1])
        self.act(Exchange(card) if self.view.phase == "exchange" else TakeCard(card))

    def action_end(self) -> None:
        self._back_home()
        if not self.table.is_over:
            self.act(KEEP_ROW if self.view.phase == "exchange" else END_TURN)

    def action_let_go(self) -> None:
        self._held = None
        self.show()

    def action_page(self, step: int) -> None:
        side = self.query_one("#side", VerticalScroll)
        side.scroll_relative(y=step * (side.size.height - 2), animate=False)

    def action_other(self) -> None:
        """Through the boards of the others and back to the own one."""
        current = self.seat if self._shown is None else self._shown
        following = (current + 1) % len(self.table.seats)
        self._shown = None if following == self.seat else following
        self.show()
        name = seat_name(self.table, following)
        self.notice("" if self._shown is None else words("harmonies-board-of", name=name))

    def _back_home(self) -> None:
        if self._shown is not None:
            self._shown = None
            self.show()

    def afterword(self) -> str:
        result = self.table.result
        details: dict[str, Any] = {} if result is None else result.details
        return words("harmonies-result-suns", suns=details["suns"]) if details else ""
