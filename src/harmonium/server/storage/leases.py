"""What is done once, however many servers there are: by whoever holds the lease of it.

A lease belongs to a server as long as that one lives, and a server lives as long as it says so: one
row of each that is renewed, by the database's clock. Whoever ends gives all back at once; what the
dead held is taken by the first who wants it. A server alone holds everything and writes nothing.

That two believe for a moment to hold the same is harmless: entries are keyed by their numbers, and
what is done twice is refused once. So nobody waits for certainty here.
"""

import asyncio
import logging
import time
from collections.abc import Collection
from typing import Final

from sqlalchemy import BigInteger, bindparam, cast, delete, extract, func, or_, select
from sqlalchemy.dialects.postgresql import insert

from harmonium.core.errors import Problem
from harmonium.server.base.security import new_id
from harmonium.server.storage import schema
from harmonium.server.storage.database import Database

LIVES_FOR: Final = 6_000
"""Milliseconds that a server is believed to live after it has said so ..."""

RENEW_EVERY: Final = 2.0
"""... and after so many seconds it says so again."""

log = logging.getLogger("harmonium.server")

_NOW = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
_LIVING = select(schema.processes.c.id).where(schema.processes.c.until > _NOW)

_NEW = insert(schema.processes).values(
    id=bindparam("us"), channel=bindparam("by"), until=_NOW + LIVES_FOR
)
_RENEW: Final = _NEW.on_conflict_do_update(
    index_elements=["id"], set_={"until": _NEW.excluded.until}
)
_OTHER_CHANNELS: Final = select(schema.processes.c.channel).where(
    schema.processes.c.until > _NOW, schema.processes.c.channel != bindparam("by")
)
_OURS: Final = select(schema.leases.c.name).where(schema.leases.c.holder == bindparam("us"))
_GIVE: Final = delete(schema.leases).where(
    schema.leases.c.holder == bindparam("us"),
    schema.leases.c.name.in_(bindparam("names", expanding=True)),
)
_GIVE_ALL: Final = delete(schema.leases).where(schema.leases.c.holder == bindparam("us"))
_LEAVE: Final = delete(schema.processes).where(schema.processes.c.id == bindparam("us"))
_FORGET_DEAD: Final = (
    delete(schema.leases).where(schema.leases.c.holder.not_in(_LIVING)),
    delete(schema.processes).where(schema.processes.c.until <= _NOW - 10 * LIVES_FOR),
)


class Leases:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.us = new_id()
        """This server, for the others."""
        self.is_shared = False
        self.others: frozenset[str] = frozenset()
        """Servers that live besides this one."""
        self._channel = ""
        self._held: set[str] = set()
        self._last = 0.0

    async def join(self, channel: str) -> None:
        """Be one of several; a Problem if the others would not hear us."""
        self._channel = channel
        async with self._database.engine.connect() as connection:
            found = (await connection.execute(_OTHER_CHANNELS, {"by": channel})).first()
        if found is not None:
            raise Problem("channel-differs", ours=channel, theirs=found.channel)
        self.is_shared = True
        await self._renew()

    async def keep(self) -> None:
        """For ever: say that we live, and learn who else does."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            try:
                await self._renew()
            except Exception as error:  # noqa: BLE001 - it will be back, or others take over
                log.warning("no sign of life", extra={"reason": str(error)[:200]})

    async def _renew(self) -> None:
        was_away = time.monotonic() - self._last > LIVES_FOR / 1000
        async with self._database.engine.begin() as connection:
            await connection.execute(_RENEW, {"us": self.us, "by": self._channel})
            living = {row.id for row in await connection.execute(_LIVING)}
            if was_away:  # somebody may have taken what was ours
                ours = await connection.execute(_OURS, {"us": self.us})
                self._held = {row.name for row in ours}
        self._last = time.monotonic()
        self.others = frozenset(living - {self.us})

    @property
    def held(self) -> frozenset[str]:
        return frozenset(self._held)

    def has(self, name: str) -> bool:
        return not self.is_shared or name in self._held

    async def take(self, *names: str) -> Collection[str]:
        """Those of them that are ours now."""
        wanted = sorted({name for name in names if not self.has(name)})  # in order: no deadlock
        if wanted:
            new = insert(schema.leases).values(
                [{"name": name, "holder": self.us} for name in wanted]
            )
            is_free = or_(schema.leases.c.holder == self.us, schema.leases.c.holder.not_in(_LIVING))
            take = new.on_conflict_do_update(
                index_elements=["name"], set_={"holder": self.us}, where=is_free
            ).returning(schema.leases.c.name)
            async with self._database.engine.begin() as connection:
                self._held |= {row.name for row in await connection.execute(take)}
        return [name for name in names if self.has(name)]

    async def is_ours(self, name: str) -> bool:
        """Held, or taken now where nobody else holds it."""
        return self.has(name) or bool(await self.take(name))

    async def give_up(self, *names: str) -> None:
        given = [name for name in names if name in self._held]
        if given:
            self._held.difference_update(given)
            async with self._database.engine.begin() as connection:
                await connection.execute(_GIVE, {"us": self.us, "names": given})

    async def forget_dead(self) -> None:
        """Leases of tables that nobody wants any more."""
        if self.is_shared:
            async with self._database.engine.begin() as connection:
                for statement in _FORGET_DEAD:
                    await connection.execute(statement)

    async def close(self) -> None:
        """Give everything back, so that nobody waits until we are taken for dead."""
        if not self.is_shared:
            return
        self._held.clear()
        try:
            async with self._database.engine.begin() as connection:
                await connection.execute(_GIVE_ALL, {"us": self.us})
                await connection.execute(_LEAVE, {"us": self.us})
        except Exception as error:  # noqa: BLE001 - the database is gone; they run out
            log.warning("leases not given back", extra={"reason": str(error)[:200]})
