"""Beside the game, never in the record: words where the table allows them, and a few signs."""

from collections.abc import Collection

import msgspec
from sqlalchemy import bindparam, func, select

from harmonium.room import clocks
from harmonium.room.plain import plain_text
from harmonium.server.base.errors import NotAllowed, NotThere
from harmonium.server.storage import Database, Write, schema
from harmonium.server.storage.statements import ADD_SAYING, FORGET_SAYING, FORGET_SAYINGS, text
from harmonium.server.tables import outgoing
from harmonium.server.tables.connections import Connection
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import Room
from harmonium.server.tables.telling import tell
from harmonium.wire import protocol
from harmonium.wire.shared import Sign

LONGEST = 500
SHOWN = 50
"""How many of the last sayings a newcomer sees."""

KEPT = 1_000
"""How many of a table's sayings are kept."""

SAYINGS_PER_SECOND = 2.0
SIGNS_PER_SECOND = 0.5

_LAST = (
    select(schema.sayings.c.body)
    .where(schema.sayings.c.table_id == bindparam("id"))
    .order_by(schema.sayings.c.number.desc())
    .limit(SHOWN)
)
_ALL = (
    select(schema.sayings.c.number, schema.sayings.c.body)
    .where(schema.sayings.c.table_id == bindparam("id"))
    .order_by(schema.sayings.c.number)
)
_COUNT = select(func.max(schema.sayings.c.number).label("last")).where(
    schema.sayings.c.table_id == bindparam("id")
)


async def say(hub: Hub, room: Room, connection: Connection, words: str, mark: Write) -> None:
    """In the room's lock; a Conflict if another process was faster."""
    if not room.facts.chat:
        raise NotAllowed("chat-off")
    said = _said(hub, room, connection)
    if not connection.seats and not room.facts.spectators and said.who.id != room.facts.host.id:
        raise NotAllowed("spectators-silent")
    room.check_talk(connection.author, "say", SAYINGS_PER_SECOND)
    last = await hub.database.row(_COUNT, id=room.id)
    number = 0 if last is None or last.last is None else last.last + 1
    said = msgspec.structs.replace(said, text=plain_text(words, LONGEST), number=number)
    row = {"table_id": room.id, "number": number, "body": text(said)}
    old = (FORGET_SAYINGS, {"table": room.id, "last": number - KEPT})
    await hub.database.writer.write((ADD_SAYING, row), mark, *([old] if number % 50 == 0 else []))
    tell(room, said)


async def sign(hub: Hub, room: Room, connection: Connection, shown: Sign, mark: Write) -> None:
    """Signs are not kept: they are for those who are there."""
    if not room.facts.signs:
        raise NotAllowed("signs-off")
    _check_signer(room, connection)
    await hub.database.writer.write(mark)
    tell(room, msgspec.structs.replace(_said(hub, room, connection), sign=shown))


async def point(hub: Hub, room: Room, connection: Connection, at: str, mark: Write) -> None:
    """At what the game lets one speak about, and at nothing else: a silent table stays silent."""
    _check_signer(room, connection)
    if at not in outgoing.pointable(room):
        raise NotAllowed("nothing-to-point-at")
    await hub.database.writer.write(mark)
    tell(room, msgspec.structs.replace(_said(hub, room, connection), point=at))


def _check_signer(room: Room, connection: Connection) -> None:
    """Those at the table, now and then."""
    if not connection.seats:
        raise NotAllowed("not-seated")
    room.check_talk(connection.author, "sign", SIGNS_PER_SECOND)


def _said(hub: Hub, room: Room, connection: Connection) -> protocol.Said:
    if connection.person is None:
        raise NotAllowed("programs-do-not-talk")
    if connection.person.id in room.muted:
        raise NotAllowed("muted")
    return protocol.Said(connection.person, clocks.iso(hub.now()), connection.seats)


async def kept(database: Database, table_id: str) -> list[tuple[int, protocol.Said]]:
    """All that is kept of what was said there, by its numbers."""
    rows = await database.rows(_ALL, id=table_id)
    return [(row.number, msgspec.json.decode(row.body, type=protocol.Said)) for row in rows]


async def unsay(hub: Hub, room: Room, numbers: Collection[int], guest: str | None) -> None:
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
        tell(room, protocol.Unsaid(tuple(gone)))


async def recall(hub: Hub, room: Room, connection: Connection) -> None:
    """What was said last, for a newcomer."""
    if room.facts.chat:
        rows = await hub.database.rows(_LAST, id=room.id)
        for row in reversed(rows):
            said = msgspec.json.decode(row.body, type=protocol.Said)
            connection.send(outgoing.plain(said))
