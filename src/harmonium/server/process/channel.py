"""Several processes at one database: each tells the others what it wrote.

What carries the hints is a setting: PostgreSQL's own LISTEN and NOTIFY, or Redis, both by
Litestar's back ends; `memory` is a process alone. The database stays the truth: while the channel
is broken, and now and then while it is not, rooms are compared with it.
"""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, Literal

import msgspec
from litestar.channels import ChannelsBackend

from harmonium.core.errors import Problem
from harmonium.server.admin import orders
from harmonium.server.base.settings import Settings
from harmonium.server.people import identity
from harmonium.server.storage.database import Database, async_url
from harmonium.server.tables import following
from harmonium.server.tables.announcing import Hint, Outbox
from harmonium.server.tables.hub import Hub

ANNOUNCE_AFTER: Final = 0.02
"""Seconds: other processes hear of a change a little later, and of many at once."""

OPEN_AGAIN_AFTER: Final = 1.0
"""Seconds, where the channel broke; as often the rooms are compared until it is back."""

COMPARE_EVERY: Final = 10.0
"""Seconds, while all seems well."""

SILENT_FOR: Final = 30.0
"""Seconds without a hint, not even our own: nobody carries them any more."""

PATIENCE: Final = 5.0
"""Seconds for a hint to be taken."""

Kind = Literal["memory", "postgresql", "redis"]

log = logging.getLogger("harmonium.server")


def kind_of(settings: Settings) -> Kind:
    """What carries hints by these settings; a Problem where that cannot be."""
    is_sqlite = async_url(settings.database).get_backend_name() == "sqlite"
    wanted = settings.channel
    if wanted is None:
        return "memory" if is_sqlite else "postgresql"
    if wanted == "memory":
        return "memory"
    is_redis = wanted.partition("://")[0] in {"redis", "rediss", "unix"} and "://" in wanted
    if wanted != "postgresql" and not is_redis:
        raise Problem("channel-unknown", channel=wanted.partition("://")[0])
    if is_sqlite:
        raise Problem("channel-needs-postgresql")
    return "redis" if is_redis else "postgresql"


def backend(settings: Settings, database: Database) -> ChannelsBackend:
    """A new one each time, since none of them comes back by itself."""
    if kind_of(settings) == "postgresql":
        from harmonium.server.process.notify import Notifying  # noqa: PLC0415 - an extra

        return Notifying(database.engine)
    try:
        from harmonium.server.process.publish import Publishing  # noqa: PLC0415 - an extra

        return Publishing(settings.channel or "", PATIENCE)
    except ImportError as error:
        raise Problem("channel-driver-missing", extra="redis") from error
    except ValueError as error:  # an address that is none
        raise Problem("channel-unknown", channel="redis") from error


class Hints:
    def __init__(self, hub: Hub, name: str, make: Callable[[], ChannelsBackend]) -> None:
        self._hub = hub
        self._name = name
        self._make = make
        self._unsent: list[bytes] = []
        self._heard = 0.0
        self._suspects: set[str] = set()
        self.is_open = False
        self.outbox = hub.outbox = Outbox(hub.leases.us)
        hub.compare = self._compare

    async def _compare(self, rooms: Any) -> None:
        await following.compare(self._hub, rooms)

    async def keep(self) -> None:
        """For ever: tell and hear, whatever goes wrong on the way."""
        was_open = True
        while True:
            try:
                async with self._opened() as channel:
                    log.info("hearing other processes")
                    was_open = True
                    await self._use(channel)
            except Exception as error:  # noqa: BLE001 - it is opened again
                if was_open:  # one line until it works again
                    log.warning("other processes are not heard", extra={"reason": _why(error)})
                was_open = False
            await self._look_everywhere()
            await asyncio.sleep(OPEN_AGAIN_AFTER)

    @asynccontextmanager
    async def _opened(self) -> AsyncIterator[ChannelsBackend]:
        channel = self._make()
        try:
            async with asyncio.timeout(PATIENCE):
                await channel.on_startup()
                await channel.subscribe([self._name])
            self.is_open = True
            yield channel
        finally:
            self.is_open = False
            with suppress(Exception):  # what is broken need not be closed well
                async with asyncio.timeout(PATIENCE):
                    await channel.on_shutdown()

    async def _use(self, channel: ChannelsBackend) -> None:
        self._heard = asyncio.get_running_loop().time()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._listen(channel))
                tasks.create_task(self._tell(channel))
                tasks.create_task(self._look())
        except ExceptionGroup as group:
            raise group.exceptions[0] from None

    async def _listen(self, channel: ChannelsBackend) -> None:
        async for _, message in channel.stream_events():
            self._heard = asyncio.get_running_loop().time()
            try:
                self.hear(msgspec.json.decode(message, type=Hint))
            except msgspec.DecodeError:
                log.exception("no hint")
        raise ConnectionError("the channel has ended")

    async def _tell(self, channel: ChannelsBackend) -> None:
        while True:
            await self.flush(channel)
            await self.outbox.filled.wait()
            await asyncio.sleep(ANNOUNCE_AFTER)

    async def flush(self, channel: ChannelsBackend) -> None:
        """What cannot be told now is told when the channel is back."""
        self._unsent += self.outbox.take()
        while self._unsent:
            async with asyncio.timeout(PATIENCE):
                await channel.publish(self._unsent[0], [self._name])
            self._unsent.pop(0)

    async def _look(self) -> None:
        """What was told while we did not listen is not told again."""
        while True:
            await self._look_everywhere()
            if asyncio.get_running_loop().time() - self._heard > SILENT_FOR:
                raise ConnectionError("nothing is heard, not even ourselves")
            self.outbox.filled.set()  # an empty hint: do we hear ourselves?
            await asyncio.sleep(COMPARE_EVERY)

    async def _look_everywhere(self) -> None:
        hub = self._hub
        try:
            await following.compare(hub, hub.rooms)
            await orders.enforce(hub)
        except Exception as error:  # noqa: BLE001 - the database is gone: next time
            log.warning("not compared", extra={"reason": _why(error)})
        following.forget_dead(hub, self._suspects)

    def hear(self, hint: Hint) -> None:
        hub = self._hub
        if hint.process == hub.leases.us:
            return
        for table, news in hint.tables.items():
            room = hub.known(table)
            if room is not None:
                if news.present is not None:
                    following.meet(hub, room, hint.process, news.present)
                hub.spawn(following.follow(hub, room, news))  # no table waits for another one
        for each in hint.renamed:
            identity.rename_at_tables(hub, each.person, each.old, each.new)
        if hint.bans:
            hub.spawn(orders.enforce(hub))
        if hint.seeks is not None and (address := hub.bans.address_of(hint.seeks)) is not None:
            self.outbox.found(hint.seeks, address)
        if hint.found is not None:
            hub.bans.saw(*hint.found)

    async def close(self) -> None:
        """Tell what is left while there still is somebody to tell, and nothing after that."""
        hub = self._hub
        hub.outbox = hub.compare = None
        try:
            async with self._opened() as channel:
                await self.flush(channel)
        except Exception as error:  # noqa: BLE001 - they will compare
            log.warning("last hints not told", extra={"reason": _why(error)})


def _why(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]


@asynccontextmanager
async def connected(hub: Hub, settings: Settings) -> AsyncIterator[None]:
    """With the others, as long as this lasts, where there may be others."""
    kind = kind_of(settings)
    if kind == "memory":
        yield
        return
    backend(settings, hub.database)  # a Problem now, and not each time that it is opened
    await hub.leases.join(kind)
    # Redis may carry the hints of several houses.
    name = f"harmonium_{hashlib.sha256(hub.database.secret).hexdigest()[:16]}"
    hints = Hints(hub, name, lambda: backend(settings, hub.database))
    tasks = [asyncio.create_task(hints.keep()), asyncio.create_task(hub.leases.keep())]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await hints.close()
        await hub.leases.close()
