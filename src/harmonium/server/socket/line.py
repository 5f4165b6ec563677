"""The wire of one socket, from the handshake to the farewell.

uvicorn hands the connection over when a browser asks for a WebSocket. `websockets` knows the
protocol, and nothing of loops and connections; the application decides in a task of its own whether
to accept. From then on whatever comes is handed to the listener and whatever is said is written,
without a task, a queue or a timer for each socket.
"""

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Any, Final, Protocol, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from harmonium.wire.protocol import LARGEST_MESSAGE, MOST_UNSENT, TOO_SLOW

log = logging.getLogger("harmonium.sockets")

_SILENT = logging.getLogger("nonsense")  # none of ours: to configure those would wake it
_SILENT.setLevel(logging.CRITICAL)  # it would tell of whatever nonsense anybody sends

LONGEST: Final = LARGEST_MESSAGE * 4
"""Bytes that are read at all; whoever sends more is cut off in the middle of it."""

MOST_AT_ONCE: Final = 500
"""Frames in one piece of what comes: whoever sends only tiny ones must not hold up all others."""

PIECE: Final = 4096
"""Bytes that are looked at before the frames in them are counted."""

FAREWELL_SECONDS: Final = 5.0
CURT_FAREWELL_SECONDS: Final = 0.5

FAREWELL_BYTES: Final = 1 << 17
"""What is still read after we have said farewell, to hear the answer ..."""

LEAST_PIECE: Final = 256
"""... where even a byte counts as that many."""

LEAST_READ: Final = 4096
"""Bytes of what waits for a client that it must read between two looks."""

IN_THE_SYSTEM: Final = 1 << 17
"""Bytes that the system keeps for a client, else millions, of which we would see nothing."""

LINE: Final = "harmonium.line"
"""Where the application finds the line in its scope."""


def has_stalled(before: int, now: int) -> bool:
    """Whether a client, for whom so many bytes waited then and now, does not read.

    >>> has_stalled(0, 100_000), has_stalled(100_000, 100_000), has_stalled(100_000, 50_000)
    (False, True, False)
    """
    return bool(before and now) and now > before - LEAST_READ


class Listener(Protocol):
    def hear(self, message: bytes) -> None: ...

    def bears(self) -> bool:
        """Whether a frame that says nothing, or a piece of one, is still within the limits."""

    def gone(self) -> None:
        """Nothing can be said any more; called once."""


class Line(asyncio.Protocol):
    __slots__ = (
        "_answer",
        "_config",
        "_is_text",
        "_listener",
        "_parts",
        "_patience",
        "_protocol",
        "_server",
        "_transport",
        "_unanswered",
        "_waiting",
        "_when_lost",
        "code",
        "is_open",
    )

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        del app_state  # part of uvicorn's contract, empty here
        self._config = config
        self._server = server_state
        self._transport: asyncio.Transport | None = None
        self._protocol: ServerProtocol | None = None
        self._parts: bytearray | None = None
        """The beginning of a message that comes in several frames ..."""
        self._is_text = True
        """... and its kind."""
        self._listener: Listener | None = None
        self._answer: list[bytes] | None = None
        self._unanswered = 0
        self._patience = FAREWELL_BYTES
        self._waiting = 0
        self._when_lost: Callable[[], None] | None = None
        self.is_open = False
        self.code: int | None = None
        """With which we closed it."""

    # What uvicorn and the loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._server.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        if self._protocol is None:
            self._shake_hands(data)
            return
        if not self.is_open:
            self._wait_for_farewell(len(data))
        frames = 0
        for at in range(0, len(data), PIECE):
            self._protocol.receive_data(data[at : at + PIECE] if len(data) > PIECE else data)
            replies = iter(self._protocol.data_to_send())  # a pong for each ping, then a farewell
            for frame in cast("list[Frame]", self._protocol.events_received()):
                frames += 1
                self._take(frame, next(replies) if frame.opcode is Opcode.PING else b"")
            if frames > MOST_AT_ONCE:
                self._break(CloseCode.POLICY_VIOLATION)
                return
            if self._protocol.state is not State.OPEN:
                self._end(b"".join(replies))
        if not frames and self._listener is not None:
            self._listener.bears()

    def eof_received(self) -> None:
        """The transport closes itself."""

    def pause_writing(self) -> None:
        # Not at once: somebody is just telling all at a table.
        asyncio.get_running_loop().call_soon(self.close, TOO_SLOW)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.is_open = False
        self._server.connections.discard(self)
        self._transport = None
        if self._when_lost is not None:
            self._when_lost()
            self._when_lost = None
        self._leave()

    def when_lost(self, call: Callable[[], None]) -> None:
        """Whoever let the connection in learns when it is gone."""
        self._when_lost = call

    def hush(self) -> None:
        """Hear nothing more: what was said so far is still answered."""
        if self.is_open and self._transport is not None:
            self._transport.pause_reading()

    def dismiss(self, code: int) -> None:
        """After the last answer; their farewell is heard, so that ours is not lost on the way."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()
            self.close(code, CURT_FAREWELL_SECONDS)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(CloseCode.GOING_AWAY)
        if self._transport is not None:
            self._transport.close()

    @property
    def transport(self) -> asyncio.Transport | None:
        return self._transport

    # Beginning

    def _shake_hands(self, head: bytes) -> None:
        """The whole request is in it: so uvicorn hands it over."""
        transport = self._transport
        assert transport is not None
        protocol = ServerProtocol(max_size=LONGEST, logger=_SILENT)
        protocol.receive_data(head)
        request = next(iter(protocol.events_received()), None)
        if isinstance(request, Request):
            response = protocol.accept(request)
            protocol.send_response(response)
            if response.status_code == 101:
                transport.pause_reading()  # until somebody listens
                self._protocol, self._answer = protocol, protocol.data_to_send()
                task = asyncio.get_running_loop().create_task(self._enter(self._scope(request)))
                self._server.tasks.add(task)
                task.add_done_callback(self._server.tasks.discard)
                return
        transport.write(b"".join(protocol.data_to_send()))
        transport.close()

    def _scope(self, request: Request) -> dict[str, Any]:
        assert self._transport is not None
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws" if self._transport.get_extra_info("sslcontext") is None else "wss",
            "client": self._transport.get_extra_info("peername"),
            "path": unquote(path),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            LINE: self,
        }

    async def _enter(self, scope: dict[str, Any]) -> None:
        """Through the whole application, so that a proxy's word is weighed here too."""
        app: Any = self._config.loaded_app
        try:
            await app(scope, None, None)
        except Exception:
            log.exception("socket failed")
            self.close(CloseCode.INTERNAL_ERROR)
        if self._answer is not None:  # neither accepted nor refused
            self.close(CloseCode.INTERNAL_ERROR)

    def accept(self) -> None:
        if self._transport is not None and self._answer is not None:
            self._transport.write(b"".join(self._answer))
            self._transport.set_write_buffer_limits(MOST_UNSENT)
            system = self._transport.get_extra_info("socket")
            if system is not None:
                system.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, IN_THE_SYSTEM)
            self._transport.resume_reading()
            self.is_open = True
        self._answer = None

    def listen(self, listener: Listener) -> None:
        """From now on that one hears what is said, and learns when the line is gone."""
        self._listener = listener
        if self._transport is None:
            self._leave()

    # Talking

    def send(self, message: bytes) -> None:
        protocol = self._protocol
        if self.is_open and protocol is not None and protocol.state is State.OPEN:
            protocol.send_text(message)
            self._write()

    def _write(self) -> None:
        """What the protocol has to say."""
        if self._protocol is not None and self._transport is not None:
            self._transport.write(b"".join(self._protocol.data_to_send()))

    def ping(self) -> None:
        """To be called now and then; whoever gives no answer is gone, or reads nothing."""
        if not self.is_open or self._transport is None or self._protocol is None:
            return
        self._unanswered += 1
        before, self._waiting = self._waiting, self._transport.get_write_buffer_size()
        if self._unanswered > 2 or has_stalled(before, self._waiting):
            self._transport.abort()
        else:
            self._protocol.send_ping(b"")
            self._write()

    def close(self, code: int, wait: float = FAREWELL_SECONDS) -> None:
        """Say why, wait a little for the answer, and end."""
        transport = self._transport
        if transport is None:
            return
        if self.is_open and self._protocol is not None:
            self.is_open, self.code = False, code
            if self._protocol.state is State.OPEN:
                self._protocol.send_close(code)
                self._write()
            asyncio.get_running_loop().call_later(wait, transport.abort)
        elif self._answer is not None:
            transport.close()
        self._leave()

    def _wait_for_farewell(self, size: int) -> None:
        """Not from somebody who talks on and on."""
        self._patience -= max(size, LEAST_PIECE)
        if self._patience < 0:
            self._go_deaf()

    def _go_deaf(self) -> None:
        """And cut the line soon."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.pause_reading()
            asyncio.get_running_loop().call_later(CURT_FAREWELL_SECONDS, self._transport.abort)

    def _leave(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.gone()

    # Listening

    def _take(self, frame: Frame, pong: bytes) -> None:
        """A message as soon as it is whole; everything else only counts."""
        if not self.is_open or self._listener is None or frame.opcode is Opcode.CLOSE:
            return
        if frame.opcode is Opcode.PONG:
            self._unanswered = 0
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            self._is_text = frame.opcode is Opcode.TEXT
            if frame.fin:
                self._hear(bytes(frame.data))
                return
            self._parts = bytearray(frame.data)
        elif frame.opcode is Opcode.CONT and self._parts is not None:
            self._parts += frame.data
            if frame.fin:
                whole, self._parts = bytes(self._parts), None
                self._hear(whole)
                return
        if self._listener.bears() and pong and self._transport is not None:
            self._transport.write(pong)

    def _hear(self, message: bytes) -> None:
        if self._is_text and not message.isascii():
            try:
                message.decode()
            except UnicodeDecodeError:
                self._break(CloseCode.INVALID_DATA)
                return
        if self._listener is not None:
            self._listener.hear(message)

    def _end(self, farewell: bytes) -> None:
        """The client closes, or answers our farewell, or does not keep to the protocol."""
        protocol, transport = self._protocol, self._transport
        if protocol is None or transport is None or transport.is_closing():
            return
        if farewell and self.is_open:
            transport.write(farewell)
        if protocol.close_rcvd is not None:
            self.is_open = False
            transport.close()
            asyncio.get_running_loop().call_later(FAREWELL_SECONDS, transport.abort)
        elif protocol.close_sent is not None:
            self._break(protocol.close_sent.code)

    def _break(self, code: int) -> None:
        """Nothing more of it can be understood."""
        if self.is_open:
            self.close(code, CURT_FAREWELL_SECONDS)
            self._go_deaf()
