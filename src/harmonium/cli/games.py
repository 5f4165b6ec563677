"""`harmonium games`: what can be played here."""

from typing import Annotated

import msgspec
import typer
from rich.table import Table as Sheet

from harmonium.bots import Kind, Parameter, bots_of
from harmonium.cli.console import out, print_json, words
from harmonium.core.options import OptionField
from harmonium.games import KEYS
from harmonium.study.listing import listed
from harmonium.wire.shared import GameInfo


class Listed(GameInfo, frozen=True, kw_only=True):
    """A game as a server tells of it, and what a terminal wants besides."""

    title: str
    bot_parameters: dict[str, tuple[Parameter, ...]]
    """Of those that have any."""


def info(key: str) -> Listed:
    bots = bots_of(key)
    return Listed(
        **msgspec.structs.asdict(listed(key)),
        title=words(f"{key}-title"),
        bot_parameters={name: kind.parameters for name, kind in bots.items() if kind.parameters},
    )


def games(json: Annotated[bool, typer.Option("--json", help=words("cli-json"))] = False) -> None:
    infos = [info(key) for key in KEYS]
    if json:
        print_json(infos)
        return
    for one in infos:
        out.print()
        seats = words("cli-games-seats", least=one.seats[0], most=one.seats[-1])
        out.print(f"[bold]{one.title}[/]  {one.key}  [dim]{seats}[/]")
        sheet = Sheet(box=None, padding=(0, 2), show_header=False)
        for _ in range(3):
            sheet.add_column(overflow="fold")  # whoever copies a name wants all of it
        for field in one.options:
            sheet.add_row(field.name, _possible(field), words(f"option-{one.key}-{field.name}"))
        written = [_written(kind) for kind in bots_of(one.key).values()]
        sheet.add_row(words("cli-games-bots"), ", ".join(written), "")
        out.print(sheet)


def _written(kind: Kind) -> str:
    """The bot with its parameters as a specification shows them."""
    parts = [f"{one.name}={_name(one.default)}" for one in kind.parameters]
    return ":".join([kind.name, *parts])


def _possible(field: OptionField) -> str:
    """The choices with the default in brackets."""
    match field.kind:
        case "choice":
            values: list[object] = list(field.choices)
        case "switch":
            values = [True, False]
        case "number":
            values = [f"{field.minimum}-{field.maximum}"]
        case "text":
            values = [words("cli-games-text")]
    if field.optional:
        values.append(None)
    default = field.default if field.default in values or field.default is None else None
    names = [_name(value) if value != default else rf"\[{_name(value)}]" for value in values]
    if field.default not in values:
        names.append(rf"\[{_name(field.default)}]")
    return " | ".join(names)


def _name(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)
