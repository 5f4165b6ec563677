"""Acting and ending: in memory at once, told to everybody when it is on the disk.

Where a write is lost, because another process was faster or the disk did not take it, the room is
read anew before anything else happens in it.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.room import clocks
from harmonium.server.base.errors import CannotWrite
from harmonium.server.storage import Conflict, Job, Write
from harmonium.server.storage.statements import ADD_ENTRY, SET_DUE, text
from harmonium.server.tables import play, results
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.play import Request
from harmonium.server.tables.reading import End, read_room
from harmonium.server.tables.rooms import Change, Room
from harmonium.server.tables.telling import Telling, tell_news, tell_present

log = logging.getLogger("harmonium.server")

BUSY = "server-busy"
"""Another process was faster; the same request again will be looked at again."""

READ_AGAIN_AFTER = 1.0
"""Seconds, where the database did not answer."""


def submit(hub: Hub, room: Room, request: Request) -> None:
    """Act or undo; the reply comes when its fate is on the disk."""
    if room.is_broken:
        room.waiting.append(lambda: submit(hub, room, request))
        return
    now = hub.now()
    room.prepare_telling()
    try:
        change = play.enter(room, request, now)
    except play.Repeated as repeated:
        entry = repeated.entry
        room.when_settled(lambda: request.reply(entry))
        return
    except Problem as problem:
        hub.metrics.refused.inc()
        refusal = problem
        room.when_settled(lambda: request.reply(refusal))
        return
    _write(hub, room, request, change, now)


def _write(hub: Hub, room: Room, request: Request, change: Change, now: int) -> None:
    telling = room.telling = Telling(room, (change,), now)
    row = {
        "table_id": room.id,
        "number": change.number,
        "act_id": request.act_id,
        "body": text(change.entry),
    }
    writes: list[Write] = [(ADD_ENTRY, row), *request.besides]
    if room.needs_looking_after:
        writes.append(due_write(hub, room))
    is_over = room.running.ending is not None
    if is_over:
        writes += results.at_end(room, now)

    def tell() -> None:
        hub.metrics.acts.inc()
        telling.tell()
        request.reply(change.number)
        if is_over:
            tell_news(room)

    again = None if request.besides else partial(submit, hub, room, request)
    _submit(hub, room, writes, tell, request.reply, again, telling.prepare)


def _submit(
    hub: Hub,
    room: Room,
    writes: list[Write],
    tell: Callable[[], None],
    reply: Callable[[int | Problem], None],
    again: Callable[[], None] | None,
    meanwhile: Callable[[], None] | None = None,
) -> None:
    """Write, then tell; `again` is tried where another process was faster."""

    def done() -> None:
        room.unsettled -= 1
        tell()
        hub.announce(room)
        settle(hub, room)
        hub.look(room)

    def failed(error: Exception) -> None:
        room.unsettled -= 1
        room.is_broken = True
        if isinstance(error, CannotWrite):
            reply(error)
        elif not isinstance(error, Conflict):
            log.error("not written", exc_info=error, extra={"table": room.id})
            reply(Problem("server-trouble"))
        elif again is None:
            reply(Problem(BUSY))
        else:
            room.waiting.append(again)
        settle(hub, room)

    room.unsettled += 1
    hub.database.writer.submit(Job(writes, done, failed, room, room.epoch, meanwhile))


def due_write(hub: Hub, room: Room) -> Write:
    """When somebody has to look at the table: now where we are to move, else at the deadline."""
    return SET_DUE, {"table": room.id, "time": _due(hub, room)}


def _due(hub: Hub, room: Room) -> int | None:
    if room.running.ending is not None or room.facts.status != "running":
        return None
    if any(room.seats[seat].plays_itself for seat in room.running.actors):
        return hub.now()
    if room.clock is None:
        return None
    due = clocks.due(room.facts.clock, room.clock, room.facts.pauses, hub.now())
    return None if due is None else due[0]


def end(
    hub: Hub,
    room: Room,
    ending: core.Ending,
    reply: Callable[[int | Problem], None],
    *besides: Write,
) -> None:
    """Close a running table before its natural end."""
    if room.is_broken:
        room.waiting.append(lambda: end(hub, room, ending, reply, *besides))
        return
    try:
        number = room.entries
        room.prepare_telling()
        room.running.end(ending)
    except Problem as problem:
        refusal = problem
        room.when_settled(lambda: reply(refusal))
        return
    row = {"table_id": room.id, "number": number, "act_id": "end", "body": text(End(ending))}
    writes: list[Write] = [(ADD_ENTRY, row), *results.at_end(room, hub.now()), *besides]

    def tell() -> None:
        reply(number)
        tell_present(room, hub.now())
        tell_news(room)

    again = None if besides else partial(end, hub, room, ending, reply)
    _submit(hub, room, writes, tell, reply, again)


def settle(hub: Hub, room: Room) -> None:
    if room.unsettled:
        return
    if room.is_broken:
        hub.spawn(mend(hub, room))
        return
    waiting, room.waiting = room.waiting, []
    for call in waiting:
        if room.is_settled:
            call()
        else:
            room.waiting.append(call)


async def refresh(hub: Hub, room: Room) -> None:
    """Another process changed the table: come back when we know what it wrote."""
    if not room.is_broken:
        room.is_broken = True  # nobody may act on it while it is read
        if not room.unsettled:
            hub.spawn(mend(hub, room))
    await hub.settled(room)
    tell_news(room)


async def mend(hub: Hub, room: Room) -> None:
    """Somebody else wrote first: load what is there, tell our people, and try again."""
    hub.metrics.conflicts.inc()
    while room.is_broken:
        try:
            room.become(await read_room(hub.database, room.id))
            room.is_broken = False
        except Exception:  # else nobody could ever act here again
            log.exception("not read", extra={"table": room.id})
            await asyncio.sleep(READ_AGAIN_AFTER)
    tell_present(room, hub.now())
    settle(hub, room)
    hub.look(room)
