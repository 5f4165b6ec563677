"""How long we wait for the one at the other end of a connection.

uvicorn closes connections that are idle between two requests, but waits without end for the rest of
one that has begun, and for a client that does not read its answer.
"""

import asyncio
from typing import Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from harmonium.server.base.settings import Settings
from harmonium.server.limits.doors import Door
from harmonium.server.socket.line import Line, has_stalled

_UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)

_TURNED_AWAY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)


class Patience(H11Protocol):
    """Cuts off who says nothing, who never comes to an end, and who reads nothing."""

    door: Door
    settings: Settings
    _host: str | None = None
    """Whom it was let in for."""
    _limit: asyncio.TimerHandle | None = None
    """When what we wait for must be here."""
    _state: object = h11.IDLE
    """How much of the request is here."""
    _look: asyncio.TimerHandle | None = None
    """When we see again whether the answer is read."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))
        host = self.client[0] if self.client else ""
        if not self.door.enter(host):
            self.transport.write(_TURNED_AWAY)
            self.transport.close()
            return
        self._host = host
        self._begin()
        self._look = self.loop.call_later(self.settings.ping_seconds, self._look_after, 0)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._follow()

    def on_response_complete(self) -> None:
        """What came meanwhile is looked at now: perhaps the beginning of another request."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self._follow()

    def _follow(self) -> None:
        if self.transport.get_protocol() is not self:
            return  # it has become a socket
        state = self.conn.their_state
        if state is not self._state:
            self._end()  # so far it is here
            self._state = state
        if state in _UNFINISHED and self._limit is None:
            self._begin()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Handed over before the end of the request is seen; nothing more comes by here."""
        self._end()
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        if isinstance(line, Line):
            self._stop_looking()
            line.when_lost(self._leave)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._stop_looking()
        self._leave()
        super().connection_lost(exc)

    def _begin(self) -> None:
        is_head = self._state is h11.IDLE
        seconds = self.settings.head_seconds if is_head else self.settings.body_seconds
        self._limit = self.loop.call_later(seconds, self.transport.abort)

    def _end(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _look_after(self, before: int) -> None:
        waiting = self.transport.get_write_buffer_size()
        if has_stalled(before, waiting):
            self.transport.abort()
        else:
            self._look = self.loop.call_later(self.settings.ping_seconds, self._look_after, waiting)

    def _stop_looking(self) -> None:
        if self._look is not None:
            self._look.cancel()
            self._look = None

    def _leave(self) -> None:
        if self._host is not None:
            self.door.leave(self._host)
            self._host = None


def patient(door: Door, settings: Settings) -> type[Patience]:
    """The protocol for connections through this door."""
    return type("Patient", (Patience,), {"door": door, "settings": settings})
