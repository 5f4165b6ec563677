"""Ending a table before its natural end."""

import asyncio

import msgspec

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.server.storage import Write
from harmonium.server.storage.statements import change_table, text
from harmonium.server.tables import commit
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import Room
from harmonium.server.tables.telling import tell_news


async def end(hub: Hub, room: Room, ending: core.Ending, *besides: Write) -> None:
    """A game that is going on."""
    future: asyncio.Future[int | Problem] = asyncio.get_running_loop().create_future()
    commit.end(hub, room, ending, future.set_result, *besides)
    fate = await future
    if isinstance(fate, Problem):
        raise fate


async def call_off(hub: Hub, room: Room) -> None:
    """In the room's lock, before the start."""
    ending = core.Ending("abandoned")
    now = hub.now()
    await hub.database.writer.write(
        change_table(room.id, status="over", ended=now, ending=text(ending))
    )
    room.facts = msgspec.structs.replace(room.facts, status="over", ended=now, ending=ending)
    tell_news(room)
