"""Programs that play beside the browser: the same guests, or others, by the protocol."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from e2e.people import Person
from harmonium.client import Client


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Run it beside the browser, which has a loop of its own here."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(work)).result()


def client_of(person: Person) -> Client:
    """The same guest as in the browser."""
    cookies = person.context.cookies()
    return Client(person.url, "; ".join(f"{one['name']}={one['value']}" for one in cookies))


async def play_on(client: Client, table: str) -> None:
    """Play all seats of that guest to the end."""
    async with client.table(table) as remote:
        await remote.play(lambda _view, legal: legal[-1])


async def play_on_together(table: str, *clients: Client) -> None:
    await asyncio.gather(*(play_on(client, table) for client in clients))


async def play_new(client: Client, game: str, *seats: dict[str, Any], **wishes: Any) -> str:
    """A whole game at a new table; answers its id."""
    made = await client.make_table(game, [{"type": "me"}, *seats], **wishes)
    table: str = made["table"]["id"]
    await play_on(client, table)
    return table
