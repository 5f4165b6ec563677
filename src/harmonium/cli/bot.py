"""`harmonium bot connect`: a program of one's own at a table of a server."""

import asyncio
from functools import partial
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from harmonium.arena.programs import PATIENCE, STARTING, Program
from harmonium.bots import Budget, Forfeit
from harmonium.cli.console import err, out, words
from harmonium.client import Client, Closed, Refused, RemoteTable
from harmonium.client.table import Rejected
from harmonium.core.errors import Problem


def connect(
    url: Annotated[str, typer.Argument(help=words("cli-bot-url"))],
    program: Annotated[str, typer.Argument(help=words("cli-bot-program"))],
    token: Annotated[str | None, typer.Option(help=words("cli-bot-token"))] = None,
) -> None:
    player = Program(program)
    try:
        asyncio.run(_connected(url, player, token))
    except Forfeit as forfeit:
        message = f"cli-arena-reason-{forfeit.reason}"
        reason = words(message, detail=forfeit.detail)
        raise Problem("bot-forfeit", reason=reason) from forfeit
    except Refused as refused:
        raise Problem("bot-refused", reason=refused.code or str(refused.status)) from refused
    except (Closed, OSError) as error:
        raise Problem("bot-refused", reason=str(error)) from error
    except KeyboardInterrupt:
        err.print(words("cli-arena-stopped"))
    finally:
        player.close()


async def _connected(url: str, program: Program, token: str | None) -> None:
    where = urlsplit(url)
    place, _, name = where.path.rpartition("/")
    if where.scheme not in {"http", "https"} or not where.netloc or not name:
        raise Problem("bot-bad-address", address=url)
    address = f"{where.scheme}://{where.netloc}"
    if token is not None:
        table = RemoteTable(address, name, token=token)
    elif place.endswith("/table"):
        client = Client(address)
        await client.ask("POST", f"/api/tables/{name}/join", {})
        table = client.table(name)
    else:
        client = Client(address)
        joined = await client.join(url)
        table = client.table(joined["id"])
    async with table:
        await table.heard("greeting")
        try:
            await play(table, program)
        finally:
            program.close()  # at once: a thread that waits for its answer would be waited for


async def play(table: RemoteTable, program: Program) -> None:
    """Forward what the server says to the program, and its acts to the server."""
    await table.until(lambda: table.seats and table.greeting)
    await asyncio.to_thread(program.start)
    budget = Budget(time=PATIENCE)
    greeting = {**table.greeting, "seats": list(table.seats), "budget": budget}
    await asyncio.to_thread(program.tell, greeting, STARTING)
    out.print(words("cli-bot-seated", seat=", ".join(str(seat + 1) for seat in table.seats)))
    patience = STARTING + PATIENCE
    while (position := await table.until(lambda: _due(table)))["over"] is None:
        await asyncio.to_thread(program.tell, position, PATIENCE)
        action = await asyncio.to_thread(program.answer, position["entries"], patience)
        patience = PATIENCE
        try:
            await table.act(action, position["viewer"], on=position["entries"])
        except Rejected as rejected:
            # Somebody else was quicker: the next position is on its way.
            if rejected.code not in {"act-stale", "act-ahead"}:
                raise Forfeit("illegal", rejected.code) from rejected
            await table.until(partial(_is_new, table, position))
    out.print(words("cli-bot-over"))


def _due(table: RemoteTable) -> Any:
    """A position of one of our seats that asks for an act, or says that all is over."""
    for seat in table.seats:
        position = table.positions.get(seat)
        if position is not None and (position["over"] is not None or position["legal"]):
            return position
    return None


def _is_new(table: RemoteTable, known: Any) -> bool:
    return _due(table) is not known


COMMANDS = (("connect", connect),)
