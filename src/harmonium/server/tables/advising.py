"""Previews, marks and the standing for those who want them: beside the loop, late if need be."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec

from harmonium.core.game import AnyGame
from harmonium.core.table import Table
from harmonium.room import telling
from harmonium.room.audience import Viewer
from harmonium.server.tables.connections import Connection
from harmonium.server.tables.rooms import LiveRoom

T = TypeVar("T")

_ENCODER = msgspec.json.Encoder()


class Adviser:
    def __init__(self, spawn: Callable[[Any], None]) -> None:
        self._spawn = spawn
        self._helper = ThreadPoolExecutor(1, "advice")

    def close(self) -> None:
        self._helper.shutdown(wait=False, cancel_futures=True)

    def advise(self, room: LiveRoom, only: Connection | None = None) -> None:
        """About what is on the disk; what comes now brings its own advice."""
        if room.table is not None and room.is_settled:
            self._spawn(self._advise(room, room.table, only))

    async def _advise(self, room: LiveRoom, table: Table, only: Connection | None) -> None:
        state, entries, actors = table.state, len(table.entries), table.actors
        wanting = [
            connection
            for connection in (room.audience if only is None else (only,))
            if connection.wants_advice
        ]
        game = room.game
        standing = await self._once(room, state, "standing", _standing, game, state, entries)
        for connection in wanting:
            connection.send(standing)
        if only is not None:
            only.marked = None
        # Who is to act waits for help; the others see by the marks how the table stands.
        viewers = {viewer for connection in wanting for viewer in connection.viewers}
        for viewer in sorted(viewers, key=lambda viewer: viewer not in actors):
            if room.entries != entries:
                return
            for hopes in (False, True):
                those = [
                    connection
                    for connection in wanting
                    if viewer in connection.viewers
                    and (connection.wants_hopes and viewer in actors) == hopes
                ]
                if not those:
                    continue
                key, asked = (viewer, hopes), (viewer, game, state, entries)
                help_ = await self._once(room, state, key, _help, *asked, hopes)
                if room.entries != entries:
                    return
                for connection in those:
                    _send(connection, viewer, help_, acts=viewer in actors)

    def _once(
        self, room: LiveRoom, state: Any, key: object, work: Callable[..., T], *args: Any
    ) -> Awaitable[T]:
        """Thought about once for each state, however often and by however many it is asked."""
        if room.advice is None or room.advice[0] is not state:
            room.advice = (state, {})
        known = room.advice[1]
        if key not in known:
            known[key] = asyncio.get_running_loop().run_in_executor(self._helper, work, *args)
        return asyncio.shield(known[key])


class Help(NamedTuple):
    """Advice ready to be sent, and the marks in it, to see whether they are new."""

    message: bytes
    marks: tuple[Any, ...]


def _help(viewer: Viewer, game: AnyGame, state: Any, entries: int, with_hopes: bool) -> Help:  # noqa: FBT001 - called by place, in another thread
    advice = telling.advice(viewer, game, state, entries, with_hopes=with_hopes)
    return Help(_ENCODER.encode(advice), advice.marks)


def _standing(game: AnyGame, state: Any, entries: int) -> bytes:
    return _ENCODER.encode(telling.standing(game, state, entries))


def _send(connection: Connection, viewer: Viewer, advice: Help, *, acts: bool) -> None:
    """Unless it holds nothing but the marks that were drawn before."""
    marked = None if acts else (viewer, advice.marks)
    if marked is None or marked != connection.marked:
        connection.marked = marked
        connection.send(advice.message)
