"""Previews, marks and the standing for those who want them: beside the loop, late if need be."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from harmonium.core.game import Seat
from harmonium.server import outgoing
from harmonium.server.connections import Connection
from harmonium.server.rooms import Room


class Adviser:
    def __init__(self, spawn: Callable[[Any], None]) -> None:
        self._spawn = spawn
        self._helper = ThreadPoolExecutor(1, "advice")

    def close(self) -> None:
        self._helper.shutdown(wait=False, cancel_futures=True)

    def advise(self, room: Room, only: Connection | None = None) -> None:
        if room.table is not None:
            self._spawn(self._advise(room, only))

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
                    _send(connection, viewer, advice, acts=viewer in actors)


def _send(
    connection: Connection, viewer: Seat | None, advice: outgoing.Help, *, acts: bool
) -> None:
    """Unless it holds nothing but the marks that were drawn before."""
    marked = None if acts else (viewer, advice.marks)
    if marked is None or marked != connection.marked:
        connection.marked = marked
        connection.send(advice.message)
