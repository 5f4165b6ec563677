"""What the parts of one process share: its rooms, its limits, its tasks.

The database is the truth: a room is loaded when somebody asks for it and dropped when nobody does.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from harmonium.core.game import Seat
from harmonium.server.base.house import House
from harmonium.server.base.metrics import Metrics
from harmonium.server.base.settings import Settings
from harmonium.server.limits.bans import Bans
from harmonium.server.limits.buckets import Addresses, Allowance, Bucket, PerAddress
from harmonium.server.limits.jobs import Jobs
from harmonium.server.storage import Database
from harmonium.server.storage.leases import Leases
from harmonium.server.tables.advising import Adviser
from harmonium.server.tables.announcing import Outbox
from harmonium.server.tables.reading import read_room
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire import protocol

log = logging.getLogger("harmonium.server")

IDLE_SECONDS = 300.0
"""A room that nobody looks at is dropped after that long ..."""

MOST_IDLE = 1_000
"""... or sooner, where there are so many that were looked at later."""

WAKE_AHEAD = 150.0
"""Seconds before its deadline that a table is awake again, and long enough for two looks."""


def present() -> int:
    return time.time_ns() // 1_000_000


class Driver(Protocol):
    """Who plays where no person does; see `players/driver.py`."""

    def look(self, room: LiveRoom) -> None:
        """Something has changed there."""

    def stand_in(self, room: LiveRoom, seat: Seat, on: bool) -> Coroutine[Any, Any, None]:  # noqa: FBT001
        """A stand-in takes the seat, or its person is back."""


class Helper(Protocol):
    """Who gives hints and judges; see `players/helper.py`."""

    async def hint(
        self, room: LiveRoom, who: str, seat: int, on: int, act_id: str
    ) -> protocol.Hinted:
        """A hint for that seat, or a Problem that says why there is none."""
        ...

    def teacher(self, room: LiveRoom, seat: int) -> Callable[[int], None] | None:
        """Before an act: whom to tell the number of its entry; None where nobody is taught."""


class Hub:
    def __init__(
        self,
        database: Database,
        settings: Settings,
        now: Callable[[], int] = present,
        house: House | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.database = database
        self.settings = settings
        self.now = now
        self.house = house or House(settings)
        self.metrics = metrics or Metrics()
        self.addresses = Addresses(
            settings.requests_per_second,
            settings.sockets_per_address,
            settings.made_per_minute,
            settings.messages_per_address,
        )
        self.sending = PerAddress(lambda: Bucket(settings.messages_per_person))
        """For all sockets of a person together, by id."""
        self.bans = Bans()
        self.is_ending = False
        """Told to end: what is played goes on for a little while, and nothing new begins."""
        self.jobs = Jobs(settings.replay_share)
        """Looking back: somebody's long game must not hold up the tables."""
        self.driver: Driver | None = None
        self.helper: Helper | None = None
        self.leases = Leases(database)
        """What this process does for all of them."""
        self.outbox: Outbox | None = None
        """What other processes are to hear; None: there are none. See `process/channel.py`."""
        self.compare: Callable[[Sequence[LiveRoom]], Awaitable[None]] | None = None
        """Makes sure that rooms know all that is in the database, where others write as well."""
        self._rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.adviser = Adviser(self.spawn)

    def allowance(self, address: str, person: str | None) -> Allowance:
        """What a new socket may send."""
        own = Bucket(self.settings.messages_per_second)
        persons = () if person is None else (self.sending[person],)
        return Allowance(own, *persons, self.addresses.sending[address])

    async def room(self, table_id: str) -> LiveRoom:
        """The room of a table, everything in it on the disk; a Problem if there is none."""
        room = await self._found(table_id)
        if self.compare is not None:  # also what was written while it was being loaded
            await self.compare((room,))
        return await self._here(room)

    async def _found(self, table_id: str) -> LiveRoom:
        """Kept from now on: what is dropped while it is compared would stay as it was."""
        room = self._rooms.get(table_id)
        if room is None:
            room = await self._load(table_id)
        room.touched = time.monotonic()
        return room

    async def _here(self, room: LiveRoom) -> LiveRoom:
        while not room.is_settled:
            await self.settled(room)
        return room

    async def readable(self, table_ids: Iterable[str]) -> list[LiveRoom]:
        """These rooms; one that cannot be read is logged and must not hide all the others."""
        found = []
        for table_id in table_ids:
            try:
                found.append(await self._found(table_id))
            except Exception:
                log.exception("not read", extra={"table": table_id})
        if found and self.compare is not None:
            await self.compare(found)
        return [await self._here(room) for room in found]

    async def settled(self, room: LiveRoom) -> None:
        is_settled = asyncio.Event()
        room.when_settled(is_settled.set)
        await is_settled.wait()

    async def _load(self, table_id: str) -> LiveRoom:
        """By a task of ours: whoever asked first may leave, and the others still wait for it."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._read(table_id))
            loading.add_done_callback(partial(self._loaded, table_id))
        return await asyncio.shield(loading)

    def _loaded(self, table_id: str, task: "asyncio.Task[LiveRoom]") -> None:
        del self._loading[table_id]
        if not task.cancelled():
            task.exception()  # seen, even if nobody waits any more

    async def _read(self, table_id: str) -> LiveRoom:
        room = await read_room(self.database, table_id)
        # Whoever has just made the table may have been faster.
        found = self._rooms.setdefault(table_id, room)
        if found is room:
            self.look(room)  # it may have slept while a bot was to move
        return found

    def known(self, table_id: str) -> LiveRoom | None:
        """The room of a table, if it is loaded."""
        return self._rooms.get(table_id)

    @property
    def rooms(self) -> tuple[LiveRoom, ...]:
        return tuple(self._rooms.values())

    def adopt(self, room: LiveRoom) -> None:
        room.touched = time.monotonic()
        self._rooms[room.id] = room

    def drop_idle(self) -> None:
        """Forget rooms that nobody looks at and that wait for nothing of ours."""
        limit = time.monotonic() - IDLE_SECONDS
        quiet = [room for room in self.rooms if room.is_quiet]
        quiet.sort(key=lambda room: room.touched, reverse=True)
        soon = asyncio.get_running_loop().time() + WAKE_AHEAD
        for number, room in enumerate(quiet):
            if room.alarm is not None and room.alarm.when() < soon:
                continue
            if room.touched < limit or number >= MOST_IDLE:
                self._drop(room)

    def _drop(self, room: LiveRoom) -> None:
        """It falls asleep: the driver wakes it when it is due, and so does whoever comes."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
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
            for connection in tuple(room.audience):
                connection.drop(1001)
            if room.alarm is not None:
                room.alarm.cancel()
        tasks = (*self._tasks, *self._loading.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.adviser.close()

    def advise(self, room: LiveRoom) -> None:
        """After a change: help for those who want it."""
        if any(connection.wants_advice for connection in room.audience):
            self.adviser.advise(room)

    def look(self, room: LiveRoom) -> None:
        """After a change of more than a game among people: help, bots, clocks."""
        self.advise(room)
        if self.driver is not None:
            self.driver.look(room)

    def announce(self, room: LiveRoom, row: Mapping[str, Any]) -> None:
        """To other processes: there is one more entry, stored as this row."""
        if self.outbox is not None:  # a process alone has nobody to tell
            self.outbox.entered(room, row)
