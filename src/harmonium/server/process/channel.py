"""Several processes at one database: each tells the others what it wrote.

The database is the truth. A hint only says that it is worth a look, so that those who are
connected elsewhere see an act at once and not when they act themselves.

Today one server owns a database (`storage/sole.py`), so nobody is told. It stays because all that
another process would ask of this one is here and tried with two hubs: what a lost race, a hint
that is late and a channel that breaks do to a room. What several servers need besides is another
backend than memory (`app.py` chooses it), and hints of what `tables/changing.py` stores, which now
wait until somebody acts.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin

from harmonium.server.tables.commit import Telling, mend, settle
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.reading import read_entries
from harmonium.server.tables.sending import tell_news

CHANNEL: Final = "tables"

LISTEN_AGAIN_AFTER: Final = 1.0
"""Seconds, where the channel broke."""

log = logging.getLogger("harmonium.server")


class Hint(msgspec.Struct, frozen=True):
    """What a process tells the others: these tables now have so many entries."""

    process: str
    tables: dict[str, int]


class Hints:
    def __init__(self, hub: Hub, publish: Callable[[Hint], None]) -> None:
        self._hub = hub
        self._us = secrets.token_hex(8)
        self._publish = publish
        hub.publish = self._announce

    def _announce(self, changed: dict[str, int]) -> None:
        self._publish(Hint(self._us, changed))

    def close(self) -> None:
        """Announce what is left while there still is somebody to tell, and nothing after that."""
        self._hub.announce_changed()
        self._hub.publish = None

    async def listen(self, channels: ChannelsPlugin) -> None:
        """Follow what other processes write, whatever goes wrong on the way."""
        while True:
            try:
                async with channels.start_subscription([CHANNEL]) as subscriber:
                    self._follow_all()  # what was announced before is not told again
                    async for message in subscriber.iter_events():
                        self._hear(message)
            except Exception:
                log.exception("not heard of other processes")
            await asyncio.sleep(LISTEN_AGAIN_AFTER)

    def _hear(self, message: bytes) -> None:
        try:
            hint = msgspec.json.decode(message, type=Hint)
        except msgspec.DecodeError:
            log.exception("no hint")
            return
        if hint.process != self._us:
            for table, entries in hint.tables.items():
                self._follow(table, entries)

    def _follow_all(self) -> None:
        for room in self._hub.rooms:
            if room.table is not None and room.audience:
                self._follow(room.id, room.entries + 1)

    def _follow(self, table_id: str, entries: int) -> None:
        """In a task of its own: no table waits for another one."""
        if self._hub.known(table_id) is not None:
            self._hub.spawn(catch_up(self._hub, table_id, entries))


async def catch_up(hub: Hub, table_id: str, entries: int) -> None:
    """Another process says that the table has so many entries."""
    room = hub.known(table_id)
    if room is None or room.table is None:
        return
    while not room.is_settled:  # what is being written or read may be older than the hint
        await hub.settled(room)
    if room.entries >= entries:
        return
    room.is_broken = True  # nobody may act on it while it is read
    try:
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
