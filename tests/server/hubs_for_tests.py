"""A hub in this process, with a time of its own, for tests of what happens inside."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from harmonium.room.acting import Request
from harmonium.server.base.settings import Settings
from harmonium.server.limits.buckets import Allowance
from harmonium.server.socket.session import TableTalk
from harmonium.server.storage import open_database
from harmonium.server.tables.commit import submit
from harmonium.server.tables.connections import Connection
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.shared import Someone


class Time:
    def __init__(self) -> None:
        self.now = 1_700_000_000_000  # 2023-11-14, in the evening

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def running(address: str, time: Time, **settings: Any) -> AsyncIterator[Hub]:
    async with open_database(address) as database:
        hub = Hub(database, Settings(database=address, bot_workers=0, **settings), time)
        try:
            yield hub
        finally:
            await hub.close()


async def played_out(hub: Hub, room: LiveRoom, which: int = 0) -> int:
    """Play to the end, always the first or the last legal action; the total of seat 0."""
    while room.running.actors:
        await act(hub, room, which)
    return room.running.score()[0].total


async def act(hub: Hub, room: LiveRoom, which: int = 0) -> None:
    seat = room.running.actors[0]
    legal = tuple(room.running.legal(seat))
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    act_id = f"act {room.entries}"
    request = Request("act", seat, act_id, room.entries, legal[which])
    submit(hub, room, request, future.set_result)
    assert isinstance(await future, int)


class Heard:
    """A line whose other end is this list."""

    def __init__(self) -> None:
        self.is_open = True
        self.messages: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def close(self, code: int) -> None:
        self.is_open = False
        self.messages.append({"type": "closed", "code": code})

    def ping(self) -> None: ...

    @property
    def types(self) -> list[str]:
        return [message["type"] for message in self.messages]


def seated(
    hub: Hub, room: LiveRoom, person: Someone, address: str = "here"
) -> tuple[TableTalk, Heard]:
    """Somebody at the table who hears all that is told there."""
    line = Heard()
    seats = room.seats_of(person.id)
    connection = Connection(line, person=person, seats=seats, allowance=Allowance())
    room.audience.add(connection)
    return TableTalk(hub, room, connection, address), line
