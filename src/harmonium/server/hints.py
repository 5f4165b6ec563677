"""Several processes at one database: each tells the others what it wrote.

The database is the truth. A hint only says that it is worth a look, so that those who are
connected elsewhere see an act at once and not when they act themselves.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin

from harmonium.server.acting import settle
from harmonium.server.hub import Hub
from harmonium.server.rooms import Room
from harmonium.server.storage.reading import read_entries
from harmonium.server.telling import updates

CHANNEL: Final = "tables"

ANNOUNCE_AFTER: Final = 0.02
"""Seconds: other processes hear of a change a little later, and of many at once."""


class Hint(msgspec.Struct, frozen=True):
    """What a process tells the others: these tables now have so many entries."""

    process: str
    tables: dict[str, int]


class Hints:
    def __init__(self, hub: Hub, publish: Callable[[Hint], None]) -> None:
        self._hub = hub
        self._us = secrets.token_hex(8)
        self._publish = publish
        self._changed: dict[str, int] = {}
        hub.announce = self.announce

    def announce(self, room: Room) -> None:
        """One announcement for all that changes in a short while."""
        if not self._changed:
            asyncio.get_running_loop().call_later(ANNOUNCE_AFTER, self._announce_changed)
        self._changed[room.id] = room.entries

    def _announce_changed(self) -> None:
        changed, self._changed = self._changed, {}
        self._publish(Hint(self._us, changed))

    async def listen(self, channels: ChannelsPlugin) -> None:
        """Follow what other processes write."""
        async with channels.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                hint = msgspec.json.decode(message, type=Hint)
                if hint.process != self._us:
                    for table, entries in hint.tables.items():
                        await catch_up(self._hub, table, entries)


async def catch_up(hub: Hub, table_id: str, entries: int) -> None:
    """Another process says that the table has so many entries."""
    room = hub.known(table_id)
    if room is None or room.entries >= entries or not room.is_settled:
        return
    room.is_broken = True  # nobody may act on it while it is read
    try:
        changes = await read_entries(hub.database, room)
    finally:
        room.is_broken = False
    for connection, message in updates(room, changes, hub.now()) if changes else ():
        connection.send(message)
    settle(hub, room)
    hub.look(room)
