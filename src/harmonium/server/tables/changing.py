"""A change of the table itself: decided by the room, stored, so. What is told of it, the caller
knows.
"""

from collections.abc import Callable
from typing import TypeVar

from harmonium.room.stored import Stored
from harmonium.server.storage import Conflict, Write
from harmonium.server.tables.commit import refresh
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.storing import store

Change = TypeVar("Change", bound=Stored)


async def change(
    hub: Hub, room: LiveRoom, decide: Callable[[], tuple[Change, ...]], *besides: Write
) -> tuple[Change, ...]:
    """In the room's lock. Where another process was faster, it is decided again on what that
    wrote; the room may then refuse it, or find that nothing is left to do.
    """
    while True:
        changes = decide()
        if not changes:
            return ()
        try:
            await store(hub, room, *changes, besides=besides)
        except Conflict:
            await refresh(hub, room)
        else:
            return changes
