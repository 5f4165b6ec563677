"""Some words over a table, until somebody goes on."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

from harmonium.cli.console import words


class Told(ModalScreen[None]):
    """A title, what is said, and perhaps something after it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape", "go_on", words("learn-key-on")),
        Binding("q", "app.quit", words("key-leave")),
    ]

    def __init__(self, title: str, said: str, after: str) -> None:
        super().__init__()
        self._title, self._said, self._after = title, said, after

    def compose(self) -> ComposeResult:
        with Vertical(id="told"):
            yield Static(Text(self._title, style="dim"))
            yield Static(Text(self._said), id="said")
            if self._after:
                yield Static(Text(self._after), id="afterword")
        yield Footer()

    def on_click(self) -> None:
        self.action_go_on()

    def action_go_on(self) -> None:
        self.dismiss(None)
