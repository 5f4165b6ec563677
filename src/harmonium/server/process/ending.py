"""The end of a server that was told to end: nothing new begins, nothing is lost, all are moved on.

SIGTERM is what a restart looks like from inside. The tables are told, and are played on for
`drain_seconds` while /ready sends new people elsewhere; then the doors close, what was said is
stored and acknowledged, and every socket is closed with 1012, so that clients say so and come back.
Ctrl-C, or a second signal, waits for nobody.
"""

import asyncio
import logging
import signal
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from websockets.frames import CloseCode

from harmonium.server.socket.line import CURT_FAREWELL_SECONDS, Line
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.sending import encode
from harmonium.wire import protocol

log = logging.getLogger("harmonium.server")

STORED_WITHIN: Final = 5.0
"""Seconds: a disk that takes longer than that takes nothing any more."""

LOOK_EVERY: Final = 0.05


class Ends(Protocol):
    """What is to end; see `process/run.py`."""

    @property
    def signals(self) -> Sequence[int]: ...

    @property
    def lines(self) -> tuple[Line, ...]: ...

    def close_doors(self) -> None: ...


async def end(hub: Hub, server: Ends) -> None:
    is_restart = signal.SIGTERM in server.signals
    hub.is_ending = True
    log.info("ending", extra={"sockets": hub.metrics.sockets})
    if is_restart and hub.settings.drain_seconds:
        tell_end(hub)
        await _drain(hub, server)
    server.close_doors()  # who is sent away comes back to the next one
    for line in server.lines:
        line.hush()
    try:
        async with asyncio.timeout(STORED_WITHIN):
            await hub.database.writer.idle()
    except TimeoutError:
        log.warning("not everything was stored in time")
    for line in server.lines:
        line.dismiss(CloseCode.SERVICE_RESTART if is_restart else CloseCode.GOING_AWAY)
    await _wait(CURT_FAREWELL_SECONDS, lambda: not server.lines)


def tell_end(hub: Hub) -> None:
    """To those who know the word: a page from before it would stumble over it."""
    message = encode(protocol.Restarts(hub.settings.drain_seconds))
    for room in hub.rooms:
        for connection in tuple(room.audience):
            if connection.client is not None:
                connection.send(message)


async def _drain(hub: Hub, server: Ends) -> None:
    def is_enough() -> bool:
        return hub.metrics.sockets == 0 or len(server.signals) > 1

    await _wait(hub.settings.drain_seconds, is_enough)


async def _wait(seconds: float, is_enough: Callable[[], bool]) -> None:
    loop = asyncio.get_running_loop()
    last = loop.time() + seconds
    while not is_enough() and loop.time() < last:  # noqa: ASYNC110 - of signals and sockets alike
        await asyncio.sleep(LOOK_EVERY)
