"""Several servers on one PostgreSQL: real processes, a player at each."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
from sqlalchemy import text

from harmonium.client import Client, Closed, RemoteTable
from harmonium.client.table import Rejected
from harmonium.server.storage.database import make_engine
from server.servers import Server, command, eventually, serving

FAST = {"HARMONIUM_BOT_WORKERS": "1"}


class House(NamedTuple):
    """Two servers on one database."""

    database: str
    one: Server
    two: Server


@pytest.fixture
def house(postgres_database: str) -> Iterator[House]:
    with serving(postgres_database) as one, serving(postgres_database) as two:
        yield House(postgres_database, one, two)


def elsewhere(client: Client, server: Server) -> Client:
    """The same guest, at another server."""
    return Client(server.address, client.cookie)


async def stored(database: str, table: str) -> int:
    """How many entries are written down."""
    engine = make_engine(database)
    try:
        async with engine.connect() as connection:
            count = text("SELECT count(*) FROM entries WHERE table_id = :id AND number >= 0")
            return int((await connection.execute(count, {"id": table})).scalar_one())
    finally:
        await engine.dispose()


@asynccontextmanager
async def at(client: Client, table: str) -> AsyncIterator[RemoteTable]:
    async with client.table(table) as there:
        await there.until(lambda: there.greeting)
        yield there


async def turn(*tables: RemoteTable) -> None:
    """Whoever is to act does the first thing allowed; then all know it."""
    entries = max(each.positions[each.seats[0]]["entries"] for each in tables)
    for each in tables:
        seat = each.seats[0]
        await each.until(lambda: each.positions[seat]["entries"] == entries)  # noqa: B023
    for each in tables:
        seat = each.seats[0]
        if each.positions[seat]["legal"]:
            await each.act(each.positions[seat]["legal"][0])
            entries += 1
            break
    for each in tables:
        seat = each.seats[0]
        await each.until(lambda: each.positions[seat]["entries"] >= entries)  # noqa: B023


async def test_two_at_one_table_by_two_servers(house: House) -> None:
    ann, ben = Client(house.one.address), Client(house.two.address)
    made = await ann.make_table("harmonies", [{"type": "me"}, {"type": "open"}])
    table = made["table"]["id"]
    async with at(ann, table) as first:
        joined = await ben.join(made["invitation"]["link"])
        assert joined["id"] == table
        # The host sees who sat down, and whom the other server greets.
        await first.until(lambda: first.table["seats"][1]["kind"] == "person")
        async with at(ben, table) as second:
            for each in (first, second):
                await each.until(lambda: len(_present(each)) == 2)  # noqa: B023
            await ann.do(table, "start")
            await first.until(lambda: 0 in first.positions)
            await second.until(lambda: 1 in second.positions)
            assert second.table["status"] == "running"
            await _talk(first, second)
            for _ in range(6):
                await turn(first, second)
            await _take_back(first, second)
            mine, theirs = first.positions[0]["view"], second.positions[1]["view"]
            assert mine | {"seat": 1} == theirs, "nothing is secret"
            await ben.ask("PATCH", "/api/me", {"name": "Benedict"})
            await first.until(lambda: first.table["seats"][1]["name"] == "Benedict")
            # The end of the game, and what follows, is everybody's.
            await ben.do(table, "resign", seat=1)
            for each in (first, second):
                await each.until(lambda: each.table["status"] == "over")  # noqa: B023
            again = await ben.do(table, "rematch")
            await first.until(lambda: first.table["rematch"] == again["id"])
        await first.until(lambda: len(_present(first)) == 1)


def _present(table: RemoteTable) -> list[Any]:
    told = [each for each in table.messages if each["type"] == "presence"]
    return told[-1]["present"] if told else []


async def _talk(first: RemoteTable, second: RemoteTable) -> None:
    """Words are kept, signs are not; both are seen by both, once and in order."""
    await first.request("say", text="one")
    await second.request("say", text="two")
    await second.request("sign", sign="well_played")
    for each in (first, second):
        await each.until(lambda: len(_said(each)) == 3)  # noqa: B023
        assert [one.get("text") for one in _said(each)] == ["one", "two", None]


def _said(table: RemoteTable) -> list[Any]:
    return [each for each in table.messages if each["type"] == "said"]


async def _take_back(first: RemoteTable, second: RemoteTable) -> None:
    """A question is asked at one server and answered at the other."""
    tables = (first, second)
    entries = first.positions[0]["entries"]
    asker = next(each for each in tables if not each.positions[each.seats[0]]["legal"])
    other = second if asker is first else first
    await asker.request("ask", seat=asker.seats[0], what="undo")
    asked = await other.heard("asked")
    await other.request("answer", seat=other.seats[0], question=asked["question"]["id"], agree=True)
    settled = await asker.heard("settled")
    assert settled["agreed"]
    for each in tables:
        await each.until(lambda: each.positions[each.seats[0]]["entries"] == entries + 1)  # noqa: B023
