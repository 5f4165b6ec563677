"""Programs that play beside the browser: the same guests, or others, by the protocol."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from e2e.people import Person
from harmonium.bots import make_bot
from harmonium.client import Client
from harmonium.core.deal import Generator
from harmonium.games import load


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Run it beside the browser, which has a loop of its own here."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(work)).result()


def client_of(person: Person) -> Client:
    """The same guest as in the browser."""
    person.becomes_guest()
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


class Plan(msgspec.Struct, frozen=True):
    """A game to look at: the bots at the table, and how many acts our hands made there."""

    game: str
    bots: tuple[str, ...]
    acts: int
    options: dict[str, Any] = {}
    hands: str = "random"
    """The bot that chooses for us."""


async def play_some(client: Client, plan: Plan) -> str:
    """So many acts at a new table, or all if it is over before; answers its id."""
    seats = [{"type": "me"}, *({"type": "bot", "bot": bot} for bot in plan.bots)]
    made = await client.make_table(plan.game, seats, options=plan.options)
    table: str = made["table"]["id"]
    game = load(plan.game)
    hands = make_bot(plan.game, plan.hands, Generator(bytes(32)))
    async with client.table(table) as remote:

        def due() -> bool:
            now = remote.positions.get(0)
            return now is not None and (bool(now["legal"]) or now["over"] is not None)

        for _ in range(plan.acts):
            await remote.until(due)
            now = remote.positions[0]
            if now["over"] is not None:
                break
            view = msgspec.convert(now["view"], game.view_type)
            legal = [msgspec.convert(one, game.action_type) for one in now["legal"]]
            await remote.act(msgspec.to_builtins(hands.choose(view, legal)))
        await remote.until(due)
    return table
