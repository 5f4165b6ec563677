"""What all games have in common in a terminal: turns, bots, undo, saving, the end.

A game brings a `GameScreen` of its own in `harmonium.cli.play.<game>` under the name `Screen`
and fills in `show`; one that brings none is told in words (`plain`).
"""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Footer, Static
from textual.worker import get_current_worker

from harmonium import new_table
from harmonium.bots import Forfeit, Question, asked, leave, make_bot
from harmonium.cli.console import words
from harmonium.cli.play.coaching import Coached
from harmonium.cli.records import score_sheet, seat_name
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.core.record import record_of, write
from harmonium.core.table import Bot as BotSeat
from harmonium.core.table import Ending, Person, Table


class PlayApp(App[None]):
    """Opens on a table, or on the menu where one chooses one."""

    CSS_PATH = "frame.tcss"
    TITLE = "Harmonium"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, table: Table | None, *, save: Path | None = None, teaching: bool = False
    ) -> None:
        super().__init__()
        self._table = table
        self.save = save
        self.teaching = teaching

    def on_mount(self) -> None:
        self.theme = "textual-dark"
        self.begin()

    def begin(self) -> None:
        if self._table is None:
            from harmonium.cli.play.menu import Menu

            self.push_screen(Menu())
        else:
            self.open(self._table)

    def open(self, table: Table) -> None:
        screen = screen_of(table.game.key)(table)
        screen.teaches = table.is_practice = self.teaching
        self.show_table(screen)

    def show_table(self, screen: "GameScreen") -> None:
        if isinstance(self.screen, GameScreen):
            self.switch_screen(screen)
        else:
            self.push_screen(screen)


def screen_of(key: str) -> type["GameScreen"]:
    own = f"{__package__}.{key}"
    module = own if find_spec(own) is not None else f"{__package__}.plain"
    screen: type[GameScreen] = import_module(module).Screen
    return screen


class GameScreen(Coached):
    """One table. `seat` is the person before the screen; bots answer by themselves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", words("key-undo")),
        Binding("s", "save", words("key-save")),
        Binding("n", "again", words("key-again")),
        Binding("question_mark", "rules", words("key-rules"), key_display="?"),
        Binding("q", "leave", words("key-leave")),
    ]
    SECRET_HANDS: ClassVar[bool] = False
    """Whether the screen must be covered when another person takes it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.seat = next(
            (seat for seat, who in enumerate(table.seats) if isinstance(who, Person)), 0
        )
        self._bots = {
            seat: make_bot(
                table.game.key,
                who.specification,
                Generator.from_seed(repr(table.nonce) + str(seat)),
            )
            for seat, who in enumerate(table.seats)
            if isinstance(who, BotSeat)
        }
        self._thinking = Lock()
        """A thread that thinks cannot be stopped: the next one waits, for a bot has one mind."""
        self._ended = False

    # What a game fills in.

    def show(self) -> None:
        """Draw the table as it stands now."""
        raise NotImplementedError

    def body(self) -> ComposeResult:
        """The widgets between the headline and the keys."""
        raise NotImplementedError

    # What all games share.

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        yield from self.body()
        yield Static(id="notice")
        yield Footer()

    def on_mount(self) -> None:
        self.go_on()

    @property
    def view(self) -> Any:
        return self.table.view(self.seat)

    def headline(self, text: str) -> None:
        title = words(f"{self.table.game.key}-title")
        self.query_one("#headline", Static).update(Text.assemble((title, "bold"), "  ", text))

    def notice(self, text: str, *, bad: bool = False) -> None:
        self.query_one("#notice", Static).update(Text(text, style="red" if bad else "dim"))

    def act(self, action: Any) -> None:
        """The person acts; a refusal is shown with its rule and changes nothing."""
        question = self.before_act()
        try:
            self.table.act(self.seat, action)
        except Problem as problem:
            self.notice(words.problem(problem), bad=True)
            return
        self.notice("")
        self.after_act(question)
        self.go_on()

    def go_on(self) -> None:
        """After any change: draw, let bots act, hand the screen on, or end."""
        actors = self.table.actors
        people = [seat for seat in actors if seat not in self._bots]
        if people and self.seat not in people:
            self._hand_over(people[0])
            return
        self.show()
        if not actors:
            self._finish()
        elif len(people) < len(actors):
            self._let_bots_act()

    def _hand_over(self, seat: int) -> None:
        previous, self.seat = self.seat, seat
        if self.SECRET_HANDS and previous != seat:
            self.app.push_screen(Curtain(seat_name(self.table, seat)), lambda _: self.go_on())
        else:
            self.go_on()

    @work(thread=True, exclusive=True)
    def _let_bots_act(self) -> None:
        """Bots think outside the event loop, one act after the other."""
        with self._thinking:
            waiting = [seat for seat in self.table.actors if seat in self._bots]
            if not waiting or get_current_worker().is_cancelled:
                return
            seat, decided_on = waiting[0], len(self.table.entries)
            question = Question(self.table.view(seat), self.table.legal(seat))
            try:
                action = asked(self._bots[seat], question)
            except Forfeit as forfeit:
                self.app.call_from_thread(self._bot_gives_up, seat, forfeit)
            else:
                self.app.call_from_thread(self._bot_acts, seat, action, decided_on)

    def _bot_acts(self, seat: int, action: Any, decided_on: int) -> None:
        # A person may have acted or undone meanwhile: then the bot looks again.
        if len(self.table.entries) == decided_on:
            try:
                self.table.act(seat, action)
            except Problem as problem:
                self._bot_gives_up(seat, Forfeit("illegal", str(problem)))
                return
        self.go_on()

    def _bot_gives_up(self, seat: int, forfeit: Forfeit) -> None:
        """The table stays as it is: who takes an act back lets it try again."""
        leave(self._bots[seat])
        message = f"cli-arena-reason-{forfeit.reason}"
        reason = words(message, detail=forfeit.detail)
        self.notice(
            words("bot-gives-up", name=seat_name(self.table, seat), reason=reason), bad=True
        )

    def on_unmount(self) -> None:
        for bot in self._bots.values():
            leave(bot)

    def _finish(self) -> None:
        if self.table.ending is None:
            self.table.end(Ending("finished"))
        if not self._ended:
            self._ended = True
            app = self.app
            if isinstance(app, PlayApp) and app.save is not None:
                self._save(app.save)
            self.app.push_screen(End(self.table, self.afterword()))

    def afterword(self) -> str:
        """A sentence that a game may add at the end."""
        return ""

    def action_undo(self) -> None:
        try:
            if not self.take_back():
                self.table.undo(self.seat)
        except Problem as problem:
            self.notice(words.problem(problem), bad=True)
            return
        self.notice(words("undone"))
        self.go_on()

    def action_save(self) -> None:
        self._save(_free_name(self.table.game.key))

    def _save(self, path: Path) -> None:
        try:
            path.write_bytes(write(record_of(self.table)))
        except OSError as error:
            problem = Problem("cannot-write", path=str(path), reason=error.strerror or "")
            self.notice(words.problem(problem), bad=True)
            return
        self.notice(words("saved", path=str(path)))

    def action_again(self) -> None:
        table = self.table
        app = self.app
        if isinstance(app, PlayApp):
            app.open(new_table(table.game.key, seats=table.seats, options=table.options))

    def action_rules(self) -> None:
        from harmonium.cli.play.menu import RuleBookScreen

        self.app.push_screen(RuleBookScreen(self.table.game.key))

    def action_leave(self) -> None:
        self.app.exit()


def _free_name(key: str) -> Path:
    """The first name in the present folder that nobody uses."""
    number = 1
    while (path := Path(f"{key}-{number}.json")).exists():
        number += 1
    return path


class Curtain(ModalScreen[None]):
    """Covers everything secret until the next person is there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "lift", words("key-lift")),
    ]

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(words("pass-the-screen", name=self._name))
            yield Static(words("pass-the-screen-key"))

    def on_click(self) -> None:
        self.action_lift()

    def action_lift(self) -> None:
        self.dismiss(None)


class End(ModalScreen[None]):
    """The result with its categories side by side."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "look", words("key-look")),
        Binding("s", "save", words("key-save")),
        Binding("n", "again", words("key-again")),
        Binding("q", "leave", words("key-leave")),
    ]

    def __init__(self, table: Table, afterword: str) -> None:
        super().__init__()
        self._table = table
        self._afterword = afterword

    def compose(self) -> ComposeResult:
        with Vertical(id="end"):
            yield Static(Text(outcome(self._table), style="bold"), id="outcome")
            yield Static(score_sheet(self._table))
            if self._afterword:
                yield Static(Text(self._afterword), id="afterword")
            yield Static(Text(words("proof", commitment=self._table.commitment[:16]), style="dim"))
        yield Footer()

    def _below(self) -> GameScreen:
        below = self.app.screen_stack[-2]
        assert isinstance(below, GameScreen)
        return below

    def action_look(self) -> None:
        self.dismiss(None)

    def action_save(self) -> None:
        below = self._below()
        self.dismiss(None)
        below.action_save()

    def action_again(self) -> None:
        below = self._below()
        self.dismiss(None)
        below.action_again()

    def action_leave(self) -> None:
        self.app.exit()


def outcome(table: Table) -> str:
    """Who won, in a sentence."""
    result = table.result
    assert result is not None
    if result.won is not None:
        return words("result-won" if result.won else "result-lost")
    if len(table.seats) == 1:
        return words("result-solo", points=result.totals[0])
    winners = [seat_name(table, seat) for seat, rank in enumerate(result.ranks) if rank == 1]
    if len(winners) > 1:
        return words("result-shared", names=", ".join(winners))
    return words("result-winner", name=winners[0])
