"""The menu: which game, who plays, which options. And the rule book to read."""

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, Input, Label, Markdown, Select, Static

from harmonium import new_table
from harmonium.bots import bots_of, first_bot, levels_of
from harmonium.cli.console import words
from harmonium.cli.records import bot_name
from harmonium.core.errors import Problem
from harmonium.core.options import OptionField, describe, from_values
from harmonium.games import KEYS, load
from harmonium.locales import rulebook


class Menu(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+p", "start", words("key-start"), priority=True),
        Binding("ctrl+r", "rules", words("key-rules")),
        Binding("q,escape", "leave", words("key-leave")),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._key = KEYS[0]

    def compose(self) -> ComposeResult:
        yield Static(Text("Harmonium", style="bold"), id="headline")
        with VerticalScroll(id="form"):
            games = [(words(f"{key}-title"), key) for key in KEYS]
            yield from _row(
                "game",
                words("menu-game"),
                Select(games, value=self._key, allow_blank=False, compact=True, id="game"),
            )
            yield from _row(
                "people",
                words("menu-people"),
                Select(_numbers(self._key), value=1, allow_blank=False, compact=True, id="people"),
            )
            yield from _row(
                "bots",
                words("menu-bots"),
                Select(
                    _bot_numbers(self._key), value=1, allow_blank=False, compact=True, id="bots"
                ),
            )
            yield from _row("level", words("menu-level"), _levels(self._key))
            yield VerticalScroll(id="options")
            yield Button(words("menu-start"), id="start", variant="success")
        yield Static(id="notice")
        yield Footer()

    async def on_mount(self) -> None:
        await self._show_options()

    async def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.id != "game" or event.value == self._key:
            return
        self._key = str(event.value)
        self.query_one("#people", Select).set_options(_numbers(self._key))
        self.query_one("#bots", Select).set_options(_bot_numbers(self._key))
        self.query_one("#people", Select).value = 1
        self.query_one("#bots", Select).value = 1
        levels = self.query_one("#level", Select)
        levels.set_options(_opponents(self._key))
        levels.value = first_bot(self._key)
        await self._show_options()

    async def _show_options(self) -> None:
        holder = self.query_one("#options", VerticalScroll)
        await holder.remove_children()
        for field in describe(load(self._key).options_type):
            label = words(f"option-{self._key}-{field.name}")
            for row in _row(field.name, label, _control(self._key, field)):
                await holder.mount(row)

    def on_button_pressed(self) -> None:
        self.action_start()

    def action_start(self) -> None:
        from harmonium.cli.play.command import YOU, seated
        from harmonium.cli.play.frame import PlayApp

        people = [YOU] * int(str(self.query_one("#people", Select).value))
        bots = [str(self.query_one("#level", Select).value)] * int(
            str(self.query_one("#bots", Select).value)
        )
        try:
            options = from_values(load(self._key), self._chosen())
            table = new_table(self._key, seats=seated(self._key, people + bots), options=options)
        except Problem as problem:
            self.query_one("#notice", Static).update(Text(words.problem(problem), style="red"))
            return
        if isinstance(self.app, PlayApp):
            self.app.open(table)

    def _chosen(self) -> dict[str, Any]:
        chosen: dict[str, Any] = {}
        for field in describe(load(self._key).options_type):
            control = self.query_one(f"#option-{field.name}")
            if isinstance(control, Select):
                chosen[field.name] = _decoded(field, str(control.value))
            elif isinstance(control, Input):
                chosen[field.name] = _decoded(field, control.value)
        return chosen

    def action_rules(self) -> None:
        self.app.push_screen(RuleBookScreen(self._key))

    def action_leave(self) -> None:
        self.app.exit()


def _row(name: str, label: str, control: Any) -> ComposeResult:
    yield Horizontal(Label(label), control, classes="row", id=f"row-{name}")


def _numbers(key: str) -> list[tuple[str, int]]:
    return [(str(number), number) for number in range(1, load(key).seats[-1] + 1)]


def _bot_numbers(key: str) -> list[tuple[str, int]]:
    return [(str(number), number) for number in range(load(key).seats[-1])]


def _levels(key: str) -> Select[str]:
    return Select(
        _opponents(key), value=first_bot(key), allow_blank=False, compact=True, id="level"
    )


def _opponents(key: str) -> list[tuple[str, str]]:
    """The levels by the names people know, then every other bot by its own."""
    levels = levels_of(key)
    others = [bot for bot in bots_of(key) if bot not in levels]
    return [(bot_name(level), level) for level in levels] + [(bot, bot) for bot in others]


_NONE = "none"


def _control(key: str, field: OptionField) -> Select[str] | Input:
    """A list where one can choose; a line for numbers and text."""
    name = f"option-{field.name}"
    if field.kind in {"number", "text"}:
        value = "" if field.default is None else str(field.default)
        hint = words(f"option-{key}-{field.name}-none") if field.optional else ""
        return Input(value=value, placeholder=hint, compact=True, id=name)
    if field.kind == "switch":
        choices = [(words("off"), "off"), (words("on"), "on")]
        return Select(
            choices,
            value="on" if field.default else "off",
            allow_blank=False,
            compact=True,
            id=name,
        )
    choices = [(words(f"option-{key}-{field.name}-{value}"), str(value)) for value in field.choices]
    if field.optional:
        choices.insert(0, (words(f"option-{key}-{field.name}-none"), _NONE))
    default = _NONE if field.default is None else str(field.default)
    return Select(choices, value=default, allow_blank=False, compact=True, id=name)


def _decoded(field: OptionField, text: str) -> Any:
    if field.optional and text in {"", _NONE}:
        return None
    match field.kind:
        case "switch":
            return text == "on"
        case "number":
            return int(text) if text.isascii() and text.isdecimal() else text
        case "choice":
            return next(choice for choice in field.choices if str(choice) == text)
        case "text":
            return text


class RuleBookScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark", "close", words("key-close")),
    ]

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=True):
            yield Markdown(rulebook(self._game, words.locale, isolate=False).markdown)
        yield Footer()

    def action_close(self) -> None:
        self.dismiss(None)
