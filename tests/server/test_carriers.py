"""What carries hints, for real: PostgreSQL's own channel and Redis, cut and back again."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

import pytest
from sqlalchemy import text

from harmonium.core.errors import Problem
from harmonium.server.base.settings import Settings
from harmonium.server.people import identity
from harmonium.server.process import channel
from harmonium.server.process.channel import connected
from harmonium.server.storage import leases
from harmonium.server.tables import making
from harmonium.server.tables.hub import Hub
from harmonium.wire.rest import NewTable, SeatForMe
from harmonium.wire.shared import Someone
from server.hubs_for_tests import Time, act, running, seated
from server.redis import Redis, redis
from server.servers import eventually


@pytest.fixture(scope="module")
def redis_server() -> Iterator[Redis]:
    with redis() as server:
        yield server


class Carried(NamedTuple):
    database: str
    channel: str | None
    cut: Callable[[], Awaitable[None]]
    mended: Callable[[], None]


@pytest.fixture(params=["postgresql", "redis"])
def carried(request: pytest.FixtureRequest, postgres_database: str) -> Carried:
    if request.param == "postgresql":

        async def cut_connections() -> None:
            await cut(postgres_database)

        return Carried(postgres_database, None, cut_connections, lambda: None)
    server: Redis = request.getfixturevalue("redis_server")

    async def stop() -> None:
        await asyncio.to_thread(server.stop)

    return Carried(postgres_database, server.address, stop, server.start)


async def cut(database: str) -> None:
    """Whatever listens there."""
    async with running(database, Time()) as hub, hub.database.engine.connect() as connection:
        listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        listening += " WHERE pid <> pg_backend_pid() AND query LIKE '%pg_notify%'"
        await connection.execute(text(listening))


@asynccontextmanager
async def processes(database: str, *channels: str | None) -> AsyncIterator[list[Hub]]:
    async with AsyncExitStack() as stack:
        hubs = []
        for each in channels:
            hub = await stack.enter_async_context(running(database, Time()))
            settings = Settings(database=database, channel=each)
            await stack.enter_async_context(connected(hub, settings))
            hubs.append(hub)
        yield hubs


async def test_hints_go_their_way_and_come_back_after_a_cut(
    carried: Carried, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "COMPARE_EVERY", 3600.0)  # only hints may tell it
    async with processes(carried.database, carried.channel, carried.channel) as (here, there):
        me = await identity.new_guest(here, None)
        room = await making.create(here, me, NewTable("take_it_easy", (SeatForMe(),)))
        other = await there.room(room.id)
        _, line = seated(there, other, Someone(me.id, me.name))
        await act(here, room)
        await eventually(lambda: line.types == ["update"], 60)
        await carried.cut()
        await act(here, room)
        await eventually(lambda: other.entries == 2, 60)  # by looking, or by a late hint
        carried.mended()
        for entries in range(3, 6):
            await act(here, room)
            await eventually(lambda: other.entries == entries, 60)  # noqa: B023 - awaited within the loop
        assert other.running.state == room.running.state
        assert set(line.types) == {"update"}


async def test_servers_on_one_database_share_one_channel(
    postgres_database: str, redis_server: Redis
) -> None:
    async with processes(postgres_database, None):
        with pytest.raises(Problem) as problem:
            async with processes(postgres_database, redis_server.address):
                pass
        assert problem.value.message == "channel-differs"


async def test_a_lease_is_held_once_given_back_and_taken_over(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEW_EVERY", 3600.0)
    async with processes(postgres_database, None, None, None) as (one, two, three):
        assert list(await one.leases.take("a", "b")) == ["a", "b"]
        assert list(await two.leases.take("b", "c")) == ["c"]
        assert not await three.leases.is_ours("a")
        await one.leases.give_up("a")
        assert await three.leases.is_ours("a")
        # One that says nothing any more is dead.
        async with one.database.engine.begin() as connection:
            gone = "UPDATE processes SET until = 0 WHERE id = :id"
            await connection.execute(text(gone), {"id": one.leases.us})
        assert list(await two.leases.take("a", "b")) == ["b"]
        # It was only asleep: it learns what it has lost.
        one.leases._last = 0.0
        await one.leases._renew()
        assert not one.leases.has("b")
        await two.leases.forget_dead()
        await two.leases.close()
        assert list(await one.leases.take("b", "c")) == ["b", "c"]


async def test_a_server_alone_holds_everything(database: str) -> None:
    async with running(database, Time()) as hub:
        assert hub.leases.has("anything")
        assert await hub.leases.is_ours("anything")
        assert hub.leases.held == frozenset()
