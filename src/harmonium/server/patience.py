"""Requests that never end: whoever dribbles one byte after the other is cut off.

uvicorn closes connections that are idle between two requests, but waits without end for the rest of
one that has begun.
"""

import asyncio
from typing import Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

_UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)


class Patience(H11Protocol):
    """Ends what takes longer than `seconds`: a whole request, or the first byte of a connection."""

    seconds: float
    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))
        self._begin()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it has become a socket
        if self.conn.their_state not in _UNFINISHED:
            self._end()  # the whole request is here
        elif self._limit is None:
            self._begin()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Handed over before the end of the request is seen; nothing more comes by here."""
        self._end()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def _begin(self) -> None:
        self._limit = self.loop.call_later(self.seconds, self.transport.abort)

    def _end(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


def patient(seconds: float) -> type[Patience]:
    """The protocol for connections that have so long for a request."""
    return type("Patient", (Patience,), {"seconds": seconds})
