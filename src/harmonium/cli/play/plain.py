"""Any game in the terminal, in words: what there is to see, and a list of what can be done."""

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from harmonium.cli.console import words
from harmonium.cli.play.frame import GameScreen
from harmonium.cli.records import score_sheet
from harmonium.core.table import Table


class Screen(GameScreen):
    SECRET_HANDS = True  # nobody has said that there are none
    CSS = "#table { width: 1fr; padding: 0 1; } #doing { width: 1fr; border: none; }"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._listed: list[Any] = []

    def body(self) -> ComposeResult:
        with Horizontal():
            yield Static(id="table")
            yield OptionList(id="doing")
        yield Static(id="points")

    def on_mount(self) -> None:
        self.query_one("#doing").focus()
        super().on_mount()

    def show(self) -> None:
        acts = self.seat in self.table.actors
        over = self.table.is_over
        self.headline(words("plain-over" if over else "plain-asks" if acts else "plain-waits"))
        key = self.table.game.key
        self.query_one("#table", Static).update(Text("\n".join(shown(key, self.view))))
        self.query_one("#points", Static).update(score_sheet(self.table))
        self._listed = list(self.table.legal(self.seat))
        doing = self.query_one("#doing", OptionList)
        doing.clear_options()
        texts = map(self.table.game.format, self._listed)
        doing.add_options([Option(doing_words(key, text)) for text in texts])
        doing.highlighted = 0 if self._listed else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.act(self._listed[event.option_index])


def shown(key: str, view: Any) -> Iterator[str]:
    """What a view holds, field by field; what was agreed before the game needs no line."""
    for name, value in msgspec.to_builtins(view).items():
        if name in {"options", "seat", "seats"} or value is None:
            continue
        said = f"shows-{key}-{name}"
        text = value if isinstance(value, int | str) else msgspec.json.encode(value).decode()
        yield words(said, value=text) if said in words else f"{name}: {text}"


def doing_words(key: str, text: str) -> str:
    """What an action does; without words for it, its notation."""
    said = f"does-{key}-{text}"
    return words("plain-named", name=text, value=words(said)) if said in words else text
