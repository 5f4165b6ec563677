"""Calling off a table that has not begun; see `commit` for a game that is going on."""

from harmonium.core import table as core
from harmonium.room.stored import Ended
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.sending import tell_news
from harmonium.server.tables.storing import store


async def call_off(hub: Hub, room: LiveRoom) -> None:
    """In the room's lock, before the start."""
    await store(hub, room, Ended(hub.now(), core.Ending("abandoned"), None))
    tell_news(room)
