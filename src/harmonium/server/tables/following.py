"""What other processes write, followed: read, and told to those who are here.

A hint says where to look. Whether there is something is asked of the database, so a hint that comes
late, twice or never does no harm: `compare` finds what nobody told. Entries that came with a hint
are taken instead of asked for where they follow on the last one that is known.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Final

from sqlalchemy import bindparam, func, select
from sqlalchemy.exc import SQLAlchemyError

from harmonium.room import telling
from harmonium.server.storage import schema
from harmonium.server.tables import chat
from harmonium.server.tables.announcing import Carried, OfTable
from harmonium.server.tables.commit import Telling, mend, read_anew, settle
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.reading import add_entries, read_entries
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.sending import encode, everywhere, tell_here, tell_news
from harmonium.wire import protocol
from harmonium.wire.protocol import REFUSED
from harmonium.wire.shared import Question

log = logging.getLogger("harmonium.server")

AT_ONCE: Final = 500
"""Tables in one question to the database."""


_ENTRIES = (
    select(func.max(schema.entries.c.number))
    .where(schema.entries.c.table_id == schema.tables.c.id)
    .scalar_subquery()
)
_SAYINGS = (
    select(func.max(schema.sayings.c.number))
    .where(schema.sayings.c.table_id == schema.tables.c.id)
    .scalar_subquery()
)
_CHANGES = select(schema.tables.c.changes).where(schema.tables.c.id == bindparam("id"))
_STANDING = select(
    schema.tables.c.id,
    schema.tables.c.changes,
    _ENTRIES.label("entry"),
    _SAYINGS.label("saying"),
).where(schema.tables.c.id.in_(bindparam("ids", expanding=True)))


async def compare(hub: Hub, rooms: Sequence[LiveRoom]) -> None:
    """Come back when these rooms know all that was in the database a moment ago."""
    for first in range(0, len(rooms), AT_ONCE):
        ids = [room.id for room in rooms[first : first + AT_ONCE]]
        work = []
        for row in await hub.database.rows(_STANDING, ids=ids):
            room = hub.known(row.id)
            if room is None:
                continue
            if row.changes > room.changes:
                work.append(read_again(hub, room))
            elif room.facts.status != "over" and _at(row.entry) >= room.entries:
                work.append(catch_up(hub, room, row.entry + 1))
            if room.heard is not None and _at(row.saying) > room.heard:
                work.append(chat.hear(hub, room))
        await asyncio.gather(*work)


def _at(number: int | None) -> int:
    return -1 if number is None else number


async def follow(hub: Hub, room: LiveRoom, news: OfTable) -> None:
    """Another process says what is new there; what cannot be read now is found by comparing."""
    try:
        await _follow(hub, room, news)
    except (SQLAlchemyError, OSError) as error:
        log.warning("not followed", extra={"table": room.id, "reason": str(error)[:200]})


async def _follow(hub: Hub, room: LiveRoom, news: OfTable) -> None:
    if news.changed:
        await read_again(hub, room, news.messages)
    if news.entries:  # a change that we have read already may come together with an act that is new
        await catch_up(hub, room, news.entries, news.acts)
    if news.talk:
        await chat.hear(hub, room)
    if not news.changed:
        for message in news.messages:
            tell_here(room, bytes(message))


async def catch_up(hub: Hub, room: LiveRoom, entries: int, acts: Sequence[Carried] = ()) -> None:
    """The table has so many entries, some of which came along."""
    while not room.is_settled:  # what is being written or read may be older than the hint
        await hub.settled(room)
    if room.table is None or room.entries >= entries:
        return
    room.is_broken = True  # nobody may act on it while it is read
    try:
        new = [act for act in acts if act.number >= room.entries]
        if [act.number for act in new] == [*range(room.entries, entries)]:
            changes = add_entries(room, new)
        else:
            changes = await read_entries(hub.database, room)
    except Exception:
        log.exception("not followed", extra={"table": room.id})
        await mend(hub, room)
        return
    if changes:
        Telling(room, changes, hub.now()).tell()
    if room.table.ending is not None:  # more has changed than the game
        await mend(hub, room)
        tell_news(room)
        return
    room.is_broken = False
    settle(hub, room)
    hub.look(room)


async def read_again(hub: Hub, room: LiveRoom, told: Sequence[bytes] = ()) -> None:
    """The table itself has changed: seats, start, questions, whom the host allows what."""
    messages = [bytes(message) for message in told]
    async with room.lock:
        asked = dict(room.questions)
        if await _is_behind(hub, room):
            await _become_present(hub, room)
            messages = [*_of_questions(asked, room.questions, messages), *messages]
        for message in messages:
            tell_here(room, message)
    settle(hub, room)
    hub.look(room)


async def _is_behind(hub: Hub, room: LiveRoom) -> bool:
    """Those that we have made ourselves are counted here as well: equal means that all are seen."""
    while not room.is_settled:
        await hub.settled(room)
    row = await hub.database.row(_CHANGES, id=room.id)
    return row is not None and row.changes > room.changes


async def _become_present(hub: Hub, room: LiveRoom) -> None:
    before = _seen(room)
    viewers = {connection: connection.viewers for connection in room.audience}
    room.is_broken = True  # nobody may act on it while it is read
    await read_anew(hub, room)
    _send_away(room)
    tell_news(room)
    is_new = _seen(room) != before
    for connection in tuple(room.audience):
        if room.fold is not None and (is_new or viewers.get(connection) != connection.viewers):
            for viewer in connection.viewers:
                connection.send(encode(telling.snapshot(viewer, room, hub.now())))


def _seen(room: LiveRoom) -> object:
    """What of a table shows in where the game stands."""
    is_dealt = room.fold is not None
    return room.facts.status, room.facts.pauses, is_dealt, room.entries


def _send_away(room: LiveRoom) -> None:
    for connection in tuple(room.audience):
        if connection.person is not None and connection.person.id in room.removed:
            connection.drop(REFUSED)


def _of_questions(
    before: dict[str, Question], after: dict[str, Question], told: Sequence[bytes]
) -> Iterator[bytes]:
    """What was asked and settled meanwhile, where no hint says it better."""
    for name, question in after.items():
        if before.get(name) != question and (asked := encode(protocol.Asked(question))) not in told:
            yield asked
    for name in before.keys() - after.keys():
        is_told = any(encode(protocol.Settled(name, agreed)) in told for agreed in (True, False))
        if not is_told:
            yield encode(protocol.Settled(name, agreed=False))


def meet(hub: Hub, room: LiveRoom, process: str, present: protocol.Presence) -> None:
    """Who is at the table at another process; one that is new there is told who is here."""
    is_known = process in room.elsewhere
    if present.present or present.spectators:
        room.elsewhere[process] = present
        if not is_known and room.audience and hub.outbox is not None:
            hub.outbox.present(room, telling.presence(room))
    else:
        room.elsewhere.pop(process, None)
    tell_here(room, encode(everywhere(room, telling.presence(room))))


def forget_dead(hub: Hub, suspects: set[str]) -> None:
    """Whoever was at a process that is gone is not here any more; looked at twice, since one that
    has just come may not be known to live yet.
    """
    missing: set[str] = set()
    for room in hub.rooms:
        missing |= room.elsewhere.keys() - hub.leases.others
        for process in suspects & (room.elsewhere.keys() - hub.leases.others):
            meet(hub, room, process, protocol.Presence((), 0))
    suspects.clear()
    suspects |= missing
