"""The rooms of this process: loading, acting, telling. The database is the truth."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.server import clocks, outgoing, play, projections, protocol
from harmonium.server.connections import REFUSED, Connection
from harmonium.server.limits import Addresses, Turns
from harmonium.server.metrics import Metrics
from harmonium.server.play import Request
from harmonium.server.rooms import Change, Room
from harmonium.server.settings import Settings
from harmonium.server.storage import Conflict, Database, Job, Write
from harmonium.server.storage.reading import End, read_entries, read_room
from harmonium.server.storage.statements import ADD_ENTRY, SET_DUE, text
from harmonium.server.things import NoClock

if TYPE_CHECKING:
    from harmonium.server.keeper import Keeper

log = logging.getLogger("harmonium.server")

BUSY = "server-busy"
"""Another process was faster; the same request again will be looked at again."""

ANNOUNCE_AFTER = 0.02
"""Seconds: other processes hear of a change a little later, and of many at once."""

READ_AGAIN_AFTER = 1.0
"""Seconds, where the database did not answer."""

IDLE_SECONDS = 300.0
"""A room that nobody looks at is dropped after that long."""


def present() -> int:
    return time.time_ns() // 1_000_000


class Hub:
    def __init__(
        self, database: Database, settings: Settings, now: Callable[[], int] = present
    ) -> None:
        self.database = database
        self.settings = settings
        self.now = now
        self.metrics = Metrics()
        self.addresses = Addresses(settings.requests_per_second, settings.sockets_per_address)
        self.folding = Turns(16)
        """Replays of files: somebody's file must not hold up the tables."""
        self.keeper: Keeper | None = None
        self.announce: Callable[[dict[str, int]], None] | None = None
        """Tells other processes which tables now have how many entries: a hint, not the truth."""
        self._changed: dict[str, int] = {}
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._helper = ThreadPoolExecutor(1, "advice")

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, everything in it on the disk; a Problem if there is none."""
        room = self._rooms.get(table_id)
        if room is None:
            room = await self._load(table_id)
        room.touched = time.monotonic()
        if not room.is_settled:
            await self.settled(room)
        return room

    async def settled(self, room: Room) -> None:
        is_settled = asyncio.Event()
        room.when_settled(is_settled.set)
        await is_settled.wait()

    async def _load(self, table_id: str) -> Room:
        loading = self._loading.get(table_id)
        if loading is not None:
            return await asyncio.shield(loading)
        future = self._loading[table_id] = asyncio.get_running_loop().create_future()
        try:
            room = await read_room(self.database, table_id)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # seen, even if nobody else waits
            raise
        else:
            # Whoever has just made the table may have been faster.
            room = self._rooms.setdefault(table_id, room)
            future.set_result(room)
            return room
        finally:
            del self._loading[table_id]

    @property
    def rooms(self) -> tuple[Room, ...]:
        return tuple(self._rooms.values())

    def adopt(self, room: Room) -> None:
        self._rooms[room.id] = room

    def drop_idle(self) -> None:
        """Forget rooms that nobody looks at and that wait for nothing of ours."""
        limit = time.monotonic() - IDLE_SECONDS
        for room in self.rooms:
            quiet = room.is_settled and not room.connections and not room.thinking
            if quiet and room.alarm is None and room.touched < limit:
                del self._rooms[room.id]

    def spawn(self, work: Any) -> None:
        """A task of ours; what goes wrong in it is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", exc_info=error)

    async def close(self) -> None:
        """Stop intake, cancel and await tasks, drop references last."""
        for room in self.rooms:
            for connection in tuple(room.connections):
                connection.drop(1001)
            if room.alarm is not None:
                room.alarm.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._helper.shutdown(wait=False, cancel_futures=True)

    # Acting

    def submit(self, room: Room, request: Request) -> None:
        """Act or undo; the reply comes when its fate is on the disk."""
        if room.is_broken:
            room.waiting.append(lambda: self.submit(room, request))
            return
        now = self.now()
        try:
            change = play.enter(room, request, now)
        except play.Repeated as repeated:
            entry = repeated.entry
            room.when_settled(lambda: request.reply(entry))
            return
        except Problem as problem:
            self.metrics.refused.inc()
            refusal = problem
            room.when_settled(lambda: request.reply(refusal))
            return
        self._write(room, request, change, now)

    def _write(self, room: Room, request: Request, change: Change, now: int) -> None:
        messages = self._messages(room, (change,), now)
        row = {
            "table_id": room.id,
            "number": change.number,
            "act_id": request.act_id,
            "body": text(change.entry),
        }
        writes: list[Write] = [(ADD_ENTRY, row), *request.besides]
        if not isinstance(room.facts.clock, NoClock):
            writes.append(self.due_write(room))
        is_over = room.running.ending is not None
        if is_over:
            writes += projections.at_end(room, now)

        def done() -> None:
            room.unsettled -= 1
            self.metrics.acts.inc()
            for connection, message in messages:
                connection.send(message)
            request.reply(change.number)
            if is_over:
                self.tell_news(room)
            self._announce(room)
            self._settle(room)
            self.look(room)

        def failed(error: Exception) -> None:
            room.unsettled -= 1
            room.is_broken = True
            if isinstance(error, Conflict) and not request.besides:
                room.waiting.append(lambda: self.submit(room, request))
            elif isinstance(error, Conflict):
                request.reply(Problem(BUSY))
            else:
                log.error("not written", exc_info=error, extra={"table": room.id})
                request.reply(Problem("server-trouble"))
            self._settle(room)

        room.unsettled += 1
        self.database.writer.submit(Job(writes, done, failed, room, room.epoch))

    def due_write(self, room: Room) -> Write:
        due = None
        if room.clock is not None and room.running.ending is None:
            due = clocks.due(room.facts.clock, room.clock, room.facts.pauses, self.now())
        return SET_DUE, {"table": room.id, "time": None if due is None else due[0]}

    def end(
        self,
        room: Room,
        ending: core.Ending,
        reply: Callable[[int | Problem], None],
        *besides: Write,
    ) -> None:
        """Close a running table before its natural end."""
        if room.is_broken:
            room.waiting.append(lambda: self.end(room, ending, reply, *besides))
            return
        try:
            number = room.entries
            room.running.end(ending)
        except Problem as problem:
            refusal = problem
            room.when_settled(lambda: reply(refusal))
            return
        row = {"table_id": room.id, "number": number, "act_id": "end", "body": text(End(ending))}
        writes: list[Write] = [(ADD_ENTRY, row), *projections.at_end(room, self.now()), *besides]

        def done() -> None:
            room.unsettled -= 1
            reply(number)
            self.tell_present(room)
            self.tell_news(room)
            self._settle(room)
            self.look(room)

        def failed(error: Exception) -> None:
            room.unsettled -= 1
            room.is_broken = True
            if isinstance(error, Conflict) and not besides:
                room.waiting.append(lambda: self.end(room, ending, reply))
            elif isinstance(error, Conflict):
                reply(Problem(BUSY))
            else:
                log.error("not written", exc_info=error, extra={"table": room.id})
                reply(Problem("server-trouble"))
            self._settle(room)

        room.unsettled += 1
        self.database.writer.submit(Job(writes, done, failed, room, room.epoch))

    def _settle(self, room: Room) -> None:
        if room.unsettled:
            return
        if room.is_broken:
            self.spawn(self._mend(room))
            return
        waiting, room.waiting = room.waiting, []
        for call in waiting:
            if room.is_settled:
                call()
            else:
                room.waiting.append(call)

    async def refresh(self, room: Room) -> None:
        """Another process changed the table: come back when we know what it wrote."""
        if not room.is_broken:
            room.is_broken = True  # nobody may act on it while it is read
            if not room.unsettled:
                self.spawn(self._mend(room))
        await self.settled(room)
        self.tell_news(room)

    async def _mend(self, room: Room) -> None:
        """Somebody else wrote first: load what is there, tell our people, and try again."""
        self.metrics.conflicts.inc()
        while room.is_broken:
            try:
                await read_room(self.database, room.id, room)
                room.is_broken = False
            except Exception:  # else nobody could ever act here again
                log.exception("not read", extra={"table": room.id})
                await asyncio.sleep(READ_AGAIN_AFTER)
        self.tell_present(room)
        self._settle(room)
        self.look(room)

    def _announce(self, room: Room) -> None:
        """One announcement for all that changes in a short while."""
        if self.announce is not None:
            if not self._changed:
                loop = asyncio.get_running_loop()
                loop.call_later(ANNOUNCE_AFTER, self._announce_changed)
            self._changed[room.id] = room.entries

    def _announce_changed(self) -> None:
        changed, self._changed = self._changed, {}
        if self.announce is not None:
            self.announce(changed)

    async def catch_up(self, table_id: str, entries: int) -> None:
        """Another process says that the table has so many entries."""
        room = self._rooms.get(table_id)
        if room is None or room.entries >= entries or not room.is_settled:
            return
        room.is_broken = True  # nobody may act on it while it is read
        try:
            changes = await read_entries(self.database, room)
        finally:
            room.is_broken = False
        for connection, message in self._messages(room, changes, self.now()) if changes else ():
            connection.send(message)
        self._settle(room)
        self.look(room)

    # Telling

    def _messages(
        self, room: Room, changes: tuple[Change, ...], now: int
    ) -> list[tuple[Connection, bytes]]:
        pairs = [(each, viewer) for each in room.connections for viewer in each.viewers]
        told = outgoing.updates({viewer for _, viewer in pairs}, room, changes, now)
        return [(connection, told[viewer]) for connection, viewer in pairs]

    def tell_present(self, room: Room) -> None:
        """Send everybody where the game stands."""
        if room.table is None:
            return
        now = self.now()
        for connection in room.connections:
            for viewer in connection.viewers:
                connection.send(outgoing.snapshot(viewer, room, now))

    def tell(self, room: Room, message: Any) -> None:
        """Send everybody a message that holds nothing of the game."""
        encoded = outgoing.plain(message)
        for connection in room.connections:
            connection.send(encoded)

    def tell_news(self, room: Room) -> None:
        """The table itself changed: everybody learns it, and which seats are theirs now."""
        info = room.info()
        for connection in tuple(room.connections):
            if connection.person is not None:
                connection.seats = room.seats_of(connection.person.id)
            elif any(connection.token != room.seats[seat].token for seat in connection.seats):
                connection.seats = ()
                connection.drop(REFUSED)
            connection.send(outgoing.plain(protocol.News(info, connection.seats)))

    def look(self, room: Room) -> None:
        """After a change: advice for those who want it, bots, clocks."""
        if any(connection.wants_advice for connection in room.connections):
            self.advise(room)
        if self.keeper is not None:
            self.keeper.look(room)

    def advise(self, room: Room, only: Connection | None = None) -> None:
        if room.table is not None:
            self.spawn(self._advise(room, only))

    async def _advise(self, room: Room, only: Connection | None) -> None:
        table = room.running
        state, entries, actors = table.state, len(table.entries), table.actors
        loop = asyncio.get_running_loop()
        wanting = [
            connection
            for connection in (room.connections if only is None else (only,))
            if connection.wants_advice
        ]
        standing = await loop.run_in_executor(self._helper, outgoing.standing, room, state, entries)
        for connection in wanting:
            connection.send(standing)
        if only is not None:
            only.marked = None
        # Who is to act waits for help; the others see by the marks how the table stands.
        viewers = {viewer for connection in wanting for viewer in connection.viewers}
        for viewer in sorted(viewers, key=lambda viewer: viewer not in actors):
            if room.entries != entries:
                return
            advice = await loop.run_in_executor(
                self._helper, outgoing.advice, viewer, room, state, entries
            )
            if room.entries != entries:
                return
            for connection in wanting:
                if viewer in connection.viewers:
                    _advise(connection, viewer, advice, acts=viewer in actors)


def _advise(
    connection: Connection, viewer: Seat | None, advice: outgoing.Help, *, acts: bool
) -> None:
    """Send it, unless it holds nothing but the marks that were drawn before."""
    marked = None if acts else (viewer, advice.marks)
    if marked is None or marked != connection.marked:
        connection.marked = marked
        connection.send(advice.message)
