"""Beside the game, never in the record: words where the table allows them, and a few signs."""

from collections.abc import Collection

import msgspec
from sqlalchemy import bindparam, func, select

from harmonium.room import talking
from harmonium.room.errors import NotThere
from harmonium.room.stored import Spoken
from harmonium.server.storage import Database, Write, schema
from harmonium.server.storage.statements import FORGET_SAYING
from harmonium.server.tables.connections import Connection
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.sending import encode, tell, tell_here
from harmonium.server.tables.storing import writes_of
from harmonium.wire import protocol
from harmonium.wire.shared import Sign

SHOWN = 50
"""How many of the last sayings a newcomer sees."""

SAYINGS_PER_SECOND = 2.0
SIGNS_PER_SECOND = 0.5

_LAST = (
    select(schema.sayings.c.number, schema.sayings.c.body)
    .where(schema.sayings.c.table_id == bindparam("id"))
    .order_by(schema.sayings.c.number.desc())
    .limit(SHOWN)
)
_ALL = (
    select(schema.sayings.c.number, schema.sayings.c.body)
    .where(schema.sayings.c.table_id == bindparam("id"))
    .order_by(schema.sayings.c.number)
)
_SINCE = (
    select(schema.sayings.c.number, schema.sayings.c.body)
    .where(
        schema.sayings.c.table_id == bindparam("id"), schema.sayings.c.number > bindparam("last")
    )
    .order_by(schema.sayings.c.number)
)
_COUNT = select(func.max(schema.sayings.c.number).label("last")).where(
    schema.sayings.c.table_id == bindparam("id")
)


async def say(hub: Hub, room: LiveRoom, connection: Connection, words: str, mark: Write) -> None:
    """In the room's lock; a Conflict if another process was faster."""
    said = talking.check_speaks(room, connection, hub.now())
    room.check_talk(connection.author, "say", SAYINGS_PER_SECOND)
    last = await hub.database.row(_COUNT, id=room.id)
    number = 0 if last is None or last.last is None else last.last + 1
    said = talking.words(said, words, number)
    await hub.database.writer.write(*writes_of(room.id, Spoken(said)), mark)
    if room.heard is not None and number > room.heard + 1:  # some were said elsewhere
        await hear(hub, room)
    else:
        room.heard = number
        tell_here(room, encode(said))
    if hub.outbox is not None:
        hub.outbox.talked(room)


async def hear(hub: Hub, room: LiveRoom) -> None:
    """Tell those here what was said since they last heard something, wherever it was."""
    if room.heard is None:  # nobody has asked what was said: they will
        return
    rows = await hub.database.rows(_SINCE, id=room.id, last=room.heard)
    for row in rows:
        if row.number > room.heard:  # told meanwhile by another hint
            room.heard = row.number
            tell_here(room, row.body.encode())


async def sign(hub: Hub, room: LiveRoom, connection: Connection, shown: Sign, mark: Write) -> None:
    """Signs are not kept: they are for those who are there."""
    talking.check_signs(room)
    _check_signer(room, connection)
    said = talking.signed(room, connection, shown, hub.now())
    await hub.database.writer.write(mark)
    tell(hub, room, said)


async def point(hub: Hub, room: LiveRoom, connection: Connection, at: str, mark: Write) -> None:
    """At what the game lets one speak about."""
    _check_signer(room, connection)
    talking.check_pointable(room, at)
    said = talking.pointed(room, connection, at, hub.now())
    await hub.database.writer.write(mark)
    tell(hub, room, said)


def _check_signer(room: LiveRoom, connection: Connection) -> None:
    """Those at the table, now and then."""
    talking.check_seated(connection)
    room.check_talk(connection.author, "sign", SIGNS_PER_SECOND)


async def kept(database: Database, table_id: str) -> list[tuple[int, protocol.Said]]:
    """All that is kept of what was said there, by its numbers."""
    rows = await database.rows(_ALL, id=table_id)
    return [(row.number, msgspec.json.decode(row.body, type=protocol.Said)) for row in rows]


async def unsay(hub: Hub, room: LiveRoom, numbers: Collection[int], guest: str | None) -> None:
    """Take words away: these, or all of one guest, or all."""
    async with room.lock:
        gone = [
            number
            for number, said in await kept(hub.database, room.id)
            if (not numbers or number in numbers) and guest in {None, said.who.id}
        ]
        if not gone:
            raise NotThere("order-no-words")
        rows = [{"table": room.id, "which": number} for number in gone]
        await hub.database.writer.write(*((FORGET_SAYING, row) for row in rows))
        tell(hub, room, protocol.Unsaid(tuple(gone)))


async def recall(hub: Hub, room: LiveRoom, connection: Connection) -> None:
    """What was said last, for a newcomer."""
    if room.plan.chat:
        rows = await hub.database.rows(_LAST, id=room.id)
        known = -1 if room.heard is None else room.heard
        for row in reversed(rows):
            is_news = room.heard is not None and row.number > known
            for each in tuple(room.audience) if is_news else (connection,):
                each.send(row.body.encode())
        # From now on all that comes is told.
        room.heard = max(known, room.heard or -1, rows[0].number if rows else -1)
