"""`harmonium admin`: the broom of whoever keeps the server, with a log."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.cells import cell_len
from rich.text import Text

from harmonium.cli.console import column, out, print_json, words
from harmonium.cli.db import Database
from harmonium.core.errors import Problem

if TYPE_CHECKING:
    from harmonium.server.admin.orders import Order
    from harmonium.server.base.settings import Settings

Json = Annotated[bool, typer.Option("--json", help=words("cli-json"))]
Reason = Annotated[str, typer.Option("--reason", help=words("cli-admin-reason"))]
Most = Annotated[int, typer.Option("--most", min=1, help=words("cli-admin-most"))]
TableArgument = Annotated[str, typer.Argument(help=words("cli-admin-table"))]


def _settings(database: str | None) -> "Settings":
    from harmonium.server.base.settings import from_environment

    return from_environment(database=database)


def _give(database: str | None, order: "Order", reason: str) -> None:
    from harmonium.server.admin import sending

    asyncio.run(sending.give(_settings(database), order, reason))
    out.print(words("order-done"))


def _moment(milliseconds: int | None) -> str:
    if milliseconds is None:
        return ""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _show(rows: list[dict[str, Any]], *, json: bool) -> None:
    """A line a row, however long: ids are to be copied. The names of the columns are the JSON's."""
    if json:
        print_json(rows)
        return
    if not rows:
        out.print(words("cli-admin-nothing"))
        return
    lines = [[words(f"cli-admin-column-{name}") for name in rows[0]]]
    lines += [[str(value) for value in row.values()] for row in rows]
    widths = [max(map(cell_len, cells)) for cells in zip(*lines, strict=True)]
    for number, line in enumerate(lines):
        cells = (column(text, width) for text, width in zip(line, widths, strict=True))
        out.print(Text("  ".join(cells), style="" if number else "bold"), soft_wrap=True)


def _order(target: str) -> str:
    """As it was typed, more or less."""
    given = msgspec.json.decode(target)
    values = [value for value in given.values() if value not in (None, False, [])]
    return " ".join(" ".join(map(str, v)) if isinstance(v, list) else str(v) for v in values)


def _outcome(stored: str | None) -> str:
    if not stored:
        return ""
    told = msgspec.json.decode(stored)
    return words.problem(Problem(told["code"], **told.get("arguments", {})))


def tables(database: Database = None, most: Most = 50, json: Json = False) -> None:
    from harmonium.server.admin import sending

    found = asyncio.run(sending.tables(_settings(database), most))
    rows = [
        {
            "table": row.id,
            "game": row.game,
            "status": row.status,
            "time": _moment(row.created),
            "host": f"{row.host_name or ''} ({row.host})",
            "guests": ", ".join(f"{seat.name} ({seat.person})" for seat in seats),
        }
        for row, seats in found
    ]
    _show(rows, json=json)


def said(table: TableArgument, database: Database = None, json: Json = False) -> None:
    from harmonium.server.admin import sending

    found = asyncio.run(sending.words(_settings(database), table))
    rows = [
        {
            "number": number,
            "time": one.time[:16].replace("T", " "),
            "guest": f"{one.who.name} ({one.who.id})",
            "words": one.text,
        }
        for number, one in found
    ]
    _show(rows, json=json)


def close(table: TableArgument, reason: Reason = "", database: Database = None) -> None:
    from harmonium.server.admin.orders import Close

    _give(database, Close(table), reason)


def unsay(
    table: TableArgument,
    numbers: Annotated[list[int] | None, typer.Argument(help=words("cli-admin-numbers"))] = None,
    guest: Annotated[str | None, typer.Option(help=words("cli-admin-of-guest"))] = None,
    reason: Reason = "",
    database: Database = None,
) -> None:
    from harmonium.server.admin.orders import Unsay

    _give(database, Unsay(table, tuple(numbers or ()), guest), reason)


def ban(
    guest: Annotated[str, typer.Argument(help=words("cli-admin-guest"))],
    address: Annotated[bool, typer.Option("--address", help=words("cli-admin-address"))] = False,
    reason: Reason = "",
    database: Database = None,
) -> None:
    from harmonium.server.admin.orders import Ban

    _give(database, Ban("guest", guest, address), reason)


def ban_address(
    address: Annotated[str, typer.Argument(help=words("cli-admin-that-address"))],
    reason: Reason = "",
    database: Database = None,
) -> None:
    from harmonium.server.admin.orders import Ban
    from harmonium.server.limits.bans import check_address

    _give(database, Ban("address", check_address(address)), reason)


def unban(
    whom: Annotated[str, typer.Argument(help=words("cli-admin-whom"))],
    reason: Reason = "",
    database: Database = None,
) -> None:
    from harmonium.server.admin.orders import Unban

    _give(database, Unban(whom), reason)


def bans(database: Database = None, json: Json = False) -> None:
    from harmonium.server.admin import sending

    rows = [
        {"kind": row.kind, "whom": row.value, "time": _moment(row.since), "reason": row.reason}
        for row in asyncio.run(sending.bans(_settings(database)))
    ]
    _show(rows, json=json)


def log(database: Database = None, most: Most = 50, json: Json = False) -> None:
    from harmonium.server.admin import sending

    rows = [
        {
            "number": row.number,
            "time": _moment(row.time),
            "by": row.who,
            "order": _order(row.target),
            "reason": row.reason,
            "done": _moment(row.done),
            "outcome": _outcome(row.outcome),
        }
        for row in asyncio.run(sending.log(_settings(database), most))
    ]
    _show(rows, json=json)


COMMANDS: tuple[tuple[str, Callable[..., None]], ...] = (
    ("tables", tables),
    ("said", said),
    ("close", close),
    ("unsay", unsay),
    ("ban", ban),
    ("ban-address", ban_address),
    ("unban", unban),
    ("bans", bans),
    ("log", log),
)
