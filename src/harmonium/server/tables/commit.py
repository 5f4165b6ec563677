"""The way of an act: check, fold, store, tell.

In memory at once, told to everybody when it is on the disk. Where a write is lost, because another
process was faster or the disk did not take it, the room is read anew before anything else happens
in it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.room import acting, telling
from harmonium.room.acting import Done, Request
from harmonium.room.audience import Viewer
from harmonium.room.fold import Change
from harmonium.server.base.errors import CannotWrite
from harmonium.server.storage import Conflict, Write
from harmonium.server.storage.statements import ADD_ENTRY
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.reading import read_room
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.sending import tell_news, tell_present
from harmonium.server.tables.storing import writes_of

log = logging.getLogger("harmonium.server")

BUSY = "server-busy"
"""Another process was faster; the same request again will be looked at again."""

READ_AGAIN_AFTER = 1.0
"""Seconds, where the database did not answer."""

Wish = Request | core.Ending
"""An act or an undo, or to end the game here and now."""

Fate = int | Problem
"""The number of the entry that it became, or why not."""

_ENCODER = msgspec.json.Encoder()


def submit(
    hub: Hub, room: LiveRoom, wish: Wish, reply: Callable[[Fate], None], *besides: Write
) -> None:
    """The reply comes when its fate is on the disk; `besides` is written with it or not at all."""
    Commit(hub, room, wish, reply, besides).start()


def fate_of(hub: Hub, room: LiveRoom, wish: Wish, *besides: Write) -> Awaitable[int]:
    """The same for whoever waits: the number of the entry, or the Problem. It is done at once."""
    future: asyncio.Future[Fate] = asyncio.get_running_loop().create_future()

    def reply(fate: Fate) -> None:
        if not future.done():  # whoever waited may be gone
            future.set_result(fate)

    submit(hub, room, wish, reply, *besides)
    return _number(future)


async def _number(future: "asyncio.Future[Fate]") -> int:
    fate = await future
    if isinstance(fate, Problem):
        raise fate
    return fate


class Telling:
    """What everybody at a table is to be told of the changes.

    Updates are made from the room as it is, so they are prepared while the disk is busy, or at the
    latest before the room changes again.
    """

    __slots__ = ("_changes", "_encoded", "_now", "_pairs", "_room")

    def __init__(self, room: LiveRoom, changes: tuple[Change, ...], now: int) -> None:
        self._room, self._changes, self._now = room, changes, now
        self._pairs = telling.in_order(room, changes[-1].entry.seat)
        self._encoded: dict[Viewer, bytes] | None = None

    def prepare(self) -> None:
        if self._encoded is None:
            viewers = {viewer for _, viewer in self._pairs}
            updates = telling.updates(viewers, self._room, self._changes, self._now)
            self._encoded = {viewer: _ENCODER.encode(each) for viewer, each in updates.items()}

    def tell(self) -> None:
        self.prepare()
        assert self._encoded is not None
        for connection, viewer in self._pairs:
            connection.line.send(self._encoded[viewer])
        if self._room.telling is self:
            self._room.telling = None


class Commit:
    """One wish on its way through a room to the disk and to everybody at the table."""

    __slots__ = (
        "_besides",
        "_done",
        "_hub",
        "_reply",
        "_room",
        "_telling",
        "_wish",
        "chain",
        "epoch",
        "writes",
    )

    def __init__(
        self,
        hub: Hub,
        room: LiveRoom,
        wish: Wish,
        reply: Callable[[Fate], None],
        besides: tuple[Write, ...],
    ) -> None:
        self._hub = hub
        self._room = self.chain = room
        """Commits of one room depend on each other."""
        self._wish = wish
        self._reply = reply
        self._besides = besides
        self._telling: Telling | None = None
        self._done: Done
        self.epoch = 0
        self.writes: Sequence[Write] = ()

    def start(self) -> None:
        room = self._room
        if room.is_broken:
            room.waiting.append(self.start)
            return
        if room.telling is not None:  # of the change before
            room.telling.prepare()
            room.telling = None
        now = self._hub.now()
        try:
            done = self._checked_and_folded(now)
        except acting.Repeated as repeated:
            self._answer(repeated.entry)
        except Problem as problem:
            self._answer(problem)
        else:
            self._store(done, now)

    def _checked_and_folded(self, now: int) -> Done:
        if isinstance(self._wish, Request):
            return acting.act(self._room, self._wish, now)
        return acting.end(self._room, self._wish, now)

    def _answer(self, fate: Fate) -> None:
        """Nothing is written for it, but what it was decided on may still be on its way: where that
        is lost, it is decided again.
        """
        room, epoch = self._room, self._room.epoch

        def answer() -> None:
            if room.epoch == epoch:
                self._reply(fate)
            else:
                self.start()

        room.when_settled(answer)

    def _store(self, done: Done, now: int) -> None:
        room, entered = self._room, done.entered
        self._done = done
        if done.change is not None:
            self._telling = room.telling = Telling(room, (done.change,), now)
        row = {
            "table_id": room.facts.id,
            "number": entered.number,
            "act_id": entered.act_id,
            "body": _ENCODER.encode(entered.body).decode(),
        }
        writes: list[Write] = [(ADD_ENTRY, row), *self._besides]
        for change in done.besides:
            writes += writes_of(room.facts.id, change)
        self.writes = writes
        self.epoch = room.epoch
        room.unsettled += 1
        self._hub.database.writer.submit(self)

    def meanwhile(self) -> None:
        """While the disk is busy."""
        if self._telling is not None:
            self._telling.prepare()

    def done(self) -> None:
        """It is on the disk: now everybody may know."""
        hub, room, done = self._hub, self._room, self._done
        room.unsettled -= 1
        if self._telling is not None:
            hub.metrics.acts += 1
            self._telling.tell()
        self._reply(done.entered.number)
        if done.is_over:
            if self._telling is None:
                tell_present(room, hub.now())
            tell_news(room)
        _, row = self.writes[0]
        hub.announce(room, row)
        settle(hub, room)
        if done.is_looked_after:
            hub.look(room)
        else:
            hub.advise(room)

    def failed(self, error: Exception) -> None:
        """It is not, and never will be as it is; tried again where another process was faster."""
        room = self._room
        room.unsettled -= 1
        room.is_broken = True
        if isinstance(error, CannotWrite):
            self._reply(error)
        elif not isinstance(error, Conflict):
            log.error("not written", exc_info=error, extra={"table": room.id})
            self._reply(Problem("server-trouble"))
        elif self._besides:
            self._reply(Problem(BUSY))
        else:
            room.waiting.append(self.start)
        settle(self._hub, room)


def settle(hub: Hub, room: LiveRoom) -> None:
    """What waited until everything was on the disk goes on."""
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


async def refresh(hub: Hub, room: LiveRoom) -> None:
    """Another process changed the table: come back when we know what it wrote."""
    if not room.is_broken:
        room.is_broken = True  # nobody may act on it while it is read
        if not room.unsettled:
            hub.spawn(mend(hub, room))
    await hub.settled(room)
    tell_news(room)


async def mend(hub: Hub, room: LiveRoom) -> None:
    """Somebody else wrote first: load what is there, tell our people, and try again."""
    hub.metrics.conflicts += 1
    await read_anew(hub, room)
    tell_present(room, hub.now())
    settle(hub, room)
    hub.look(room)


async def read_anew(hub: Hub, room: LiveRoom) -> None:
    """However long it takes: until then the room is broken."""
    while room.is_broken:
        try:
            found = await read_room(hub.database, room.id)
            room.become(found)
            room.changes = found.changes
            room.telling = None
            room.is_broken = False
        except Exception:  # else nobody could ever act here again
            log.exception("not read", extra={"table": room.id})
            await asyncio.sleep(READ_AGAIN_AFTER)
