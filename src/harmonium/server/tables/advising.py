"""Previews, marks and the standing for those who want them: beside the loop, late if need be."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from harmonium.core.game import Seat
from harmonium.core.table import Table
from harmonium.server.tables import outgoing
from harmonium.server.tables.connections import Connection
from harmonium.server.tables.rooms import Room

T = TypeVar("T")


class Adviser:
    def __init__(self, spawn: Callable[[Any], None]) -> None:
        self._spawn = spawn
        self._helper = ThreadPoolExecutor(1, "advice")

    def close(self) -> None:
        self._helper.shutdown(wait=False, cancel_futures=True)

    def advise(self, room: Room, only: Connection | None = None) -> None:
        """About what is on the disk; what comes now brings its own advice."""
        if room.table is not None and room.is_settled:
            self._spawn(self._advise(room, room.table, only))

    async def _advise(self, room: Room, table: Table, only: Connection | None) -> None:
        state, entries, actors = table.state, len(table.entries), table.actors
        wanting = [
            connection
            for connection in (room.connections if only is None else (only,))
            if connection.wants_advice
        ]
        standing = await self._once(
            room, state, "standing", outgoing.standing, room, state, entries
        )
        for connection in wanting:
            connection.send(standing)
        if only is not None:
            only.marked = None
        # Who is to act waits for help; the others see by the marks how the table stands.
        viewers = {viewer for connection in wanting for viewer in connection.viewers}
        for viewer in sorted(viewers, key=lambda viewer: viewer not in actors):
            if room.entries != entries:
                return
            advice = await self._once(
                room, state, viewer, outgoing.advice, viewer, room, state, entries
            )
            if room.entries != entries:
                return
            for connection in wanting:
                if viewer in connection.viewers:
                    _send(connection, viewer, advice, acts=viewer in actors)

    def _once(
        self, room: Room, state: Any, key: object, work: Callable[..., T], *args: Any
    ) -> Awaitable[T]:
        """Thought about once for each state, however often and by however many it is asked."""
        if room.advice is None or room.advice[0] is not state:
            room.advice = (state, {})
        known = room.advice[1]
        if key not in known:
            known[key] = asyncio.get_running_loop().run_in_executor(self._helper, work, *args)
        return asyncio.shield(known[key])


def _send(
    connection: Connection, viewer: Seat | None, advice: outgoing.Help, *, acts: bool
) -> None:
    """Unless it holds nothing but the marks that were drawn before."""
    marked = None if acts else (viewer, advice.marks)
    if marked is None or marked != connection.marked:
        connection.marked = marked
        connection.send(advice.message)
