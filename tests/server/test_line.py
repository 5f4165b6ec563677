"""The wire of a socket: what any client may send, and what no client may."""

import asyncio
import socket
import struct
from itertools import pairwise
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from harmonium.client import Client
from harmonium.server.socket.line import LONGEST, MOST_AT_ONCE, Line
from harmonium.wire.protocol import LARGEST_MESSAGE
from server.servers import Server

MASK = b"\x01\x80\xff\x07"
HEAD = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n"
)


def sent(payload: bytes, first: int, mask: bytes = MASK) -> bytes:
    """A frame as a client sends it; `first` holds the kind and the flags."""
    return _head(first, len(payload), 0x80) + mask + _masked(payload, mask)


def unmasked(payload: bytes, first: int) -> bytes:
    return _head(first, len(payload), 0) + payload


def _head(first: int, size: int, flag: int) -> bytes:
    if size < 126:
        return struct.pack("!BB", first, flag | size)
    if size < 65_536:
        return struct.pack("!BBH", first, flag | 126, size)
    return struct.pack("!BBQ", first, flag | 127, size)


def _masked(payload: bytes, mask: bytes) -> bytes:
    return bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


class Wire:
    """In place of a connection: keeps what is written."""

    def __init__(self) -> None:
        self.client = ClientProtocol(parse_uri("ws://x"), max_size=None, state=State.OPEN)
        self.is_open = True
        self.is_aborted = False

    def write(self, data: bytes) -> None:
        self.client.receive_data(data)

    @property
    def heard(self) -> list[tuple[Opcode, bytes]]:
        """What a client hears of it."""
        found = [cast("Frame", event) for event in self.client.events_received()]
        return [(frame.opcode, bytes(frame.data)) for frame in found]

    def close(self) -> None:
        self.is_open = False

    def abort(self) -> None:
        self.is_aborted = True

    def is_closing(self) -> bool:
        return not self.is_open

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, _: str) -> None: ...

    def set_write_buffer_limits(self, _: int) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Listener:
    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.borne = 0
        self.is_gone = False

    def hear(self, message: bytes) -> None:
        self.messages.append(message)

    def bears(self) -> bool:
        self.borne += 1
        return True

    def gone(self) -> None:
        self.is_gone = True


class _Application:
    """Accepts nobody by itself: the tests do."""

    @staticmethod
    async def loaded_app(*_: object) -> None: ...


async def opened() -> tuple[Line, Wire, Listener]:
    """A line after its handshake."""
    wire, listener = Wire(), Listener()
    line = Line(cast("Any", _Application), ServerState(), {})
    line.connection_made(cast("Any", wire))
    line.data_received(HEAD)
    assert line._answer is not None
    line._answer = [b""]  # our client has not asked
    line.accept()
    line.listen(listener)
    return line, wire, listener


def _feed(line: Line, data: bytes, cut: int) -> None:
    for at in range(0, len(data), cut):
        line.data_received(data[at : at + cut])


_texts = st.text(max_size=300).map(str.encode)
_whole = st.tuples(st.just(0x1), _texts) | st.tuples(st.just(0x2), st.binary(max_size=20_000))


@given(
    messages=st.lists(
        st.tuples(_whole, st.lists(st.integers(0, 300), max_size=3), st.binary(max_size=125)),
        max_size=8,
    ),
    cuts=st.lists(st.integers(1, 200), min_size=1, max_size=20),
    mask=st.binary(min_size=4, max_size=4),
)
async def test_messages_arrive_however_they_are_cut(
    messages: Any, cuts: list[int], mask: bytes
) -> None:
    """In several frames, with pings between them, in pieces of any size."""
    stream, expected, notes = bytearray(), [], []
    for (kind, payload), splits, note in messages:
        places = [0, *sorted(min(split, len(payload)) for split in splits), len(payload)]
        parts = [payload[a:b] for a, b in pairwise(places)]
        for number, part in enumerate(parts):
            is_last = number == len(parts) - 1
            stream += sent(part, (0x80 if is_last else 0) | (0 if number else kind), mask)
            if not is_last:
                stream += sent(note, 0x89, mask)
                notes.append((Opcode.PONG, note))
        expected.append(payload)
    line, wire, listener = await opened()
    at, turn = 0, 0
    while at < len(stream):
        step = cuts[turn % len(cuts)] * (1 + turn // 50)
        line.data_received(bytes(stream[at : at + step]))
        at, turn = at + step, turn + 1
    assert listener.messages == expected
    assert wire.heard == notes
    assert listener.borne >= len(notes)
    assert line.is_open


@given(payload=st.text(max_size=70_000).map(str.encode))
async def test_what_we_say_is_understood(payload: bytes) -> None:
    line, wire, _ = await opened()
    line.send(payload)
    assert wire.heard == [(Opcode.TEXT, payload)]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (unmasked(b"not masked", 0x81), 1002),
        (sent(b"x", 0xC1), 1002),  # a reserved bit
        (sent(b"x", 0x83), 1002),  # no such kind
        (sent(b"x", 0x8B), 1002),
        (sent(b"x", 0x80), 1002),  # continues nothing
        (sent(b"x", 0x01) + sent(b"x", 0x81), 1002),  # begins in the middle of another
        (sent(b"x", 0x09), 1002),  # a ping in parts
        (sent(b"x" * 126, 0x89), 1002),  # a long ping
        (sent(b"\xff", 0x81), 1007),
        (sent("é".encode()[:1], 0x81), 1007),
        (sent("é".encode()[:1], 0x01) + sent(b"x", 0x80), 1007),
        (sent(b"x" * (LONGEST + 1), 0x81), 1009),
        (sent(b"x" * 40_000, 0x01) + sent(b"x" * 40_000, 0x80), 1009),
        (b"\x81\xff\x7f" + b"\xff" * 7 + MASK, 1009),  # known from the head
        (sent(b"\x03", 0x88), 1002),  # half a reason for closing
        (sent(b"\x03\xee", 0x88), 1002),
        (sent(b"\x00\x00", 0x88), 1002),
        (sent(b"\x03\xe8\xff", 0x88), 1007),
    ],
)
async def test_what_breaks_the_protocol_ends_it(data: bytes, code: int) -> None:
    for cut in (len(data), 1 if len(data) < 1_000 else 999):
        line, wire, listener = await opened()
        _feed(line, data, cut)
        assert not line.is_open
        assert listener.is_gone
        ((kind, reason),) = wire.heard
        assert (kind, int.from_bytes(reason[:2], "big")) == (Opcode.CLOSE, code)
        line.data_received(sent(b"{}", 0x81))
        assert listener.messages == []


@pytest.mark.parametrize("tiny", [sent(b"", 0x89), sent(b"{}", 0x81), sent(b"", 0x00)])
async def test_too_many_tiny_frames_at_once_end_it(tiny: bytes) -> None:
    begun = sent(b"", 0x01) if tiny[0] == 0 else b""
    fitting = begun + tiny * (MOST_AT_ONCE - bool(begun))
    line, _, _ = await opened()
    line.data_received(fitting)
    assert line.is_open
    line, wire, listener = await opened()
    line.data_received(fitting + tiny * 10_000)
    assert not line.is_open
    assert wire.heard[-1] == (Opcode.CLOSE, (1008).to_bytes(2, "big"))
    assert listener.borne + len(listener.messages) <= 2 * MOST_AT_ONCE, "the rest is not looked at"


@given(junk=st.binary(max_size=400), cut=st.integers(1, 50))
async def test_junk_is_understood_or_refused(junk: bytes, cut: int) -> None:
    line, wire, _ = await opened()
    _feed(line, junk, cut)
    closed = [reason for kind, reason in wire.heard if kind is Opcode.CLOSE]
    assert bool(closed) == (not line.is_open)
    assert len(closed) <= 1


async def test_a_farewell_is_answered_and_nothing_is_said_after_it() -> None:
    line, wire, listener = await opened()
    line.data_received(sent(b"{}", 0x81) + sent(b"\x0f\xa1bye", 0x88) + sent(b"{}", 0x81))
    assert listener.messages == [b"{}"]
    assert wire.heard == [(Opcode.CLOSE, b"\x0f\xa1bye")]
    assert not wire.is_open
    line.send(b"late")
    line.close(1001)
    assert wire.heard == []


async def test_who_answers_pings_stays_and_who_is_silent_is_gone() -> None:
    line, wire, _ = await opened()
    for _ in range(5):
        line.ping()
        line.data_received(sent(b"", 0x8A))
    assert wire.heard == [(Opcode.PING, b"")] * 5
    for _ in range(2):
        line.ping()
    assert not wire.is_aborted
    line.ping()
    assert wire.is_aborted


async def test_who_talks_and_answers_no_pings_reads_nothing_and_is_gone() -> None:
    line, wire, listener = await opened()
    for _ in range(3):
        line.ping()
        line.data_received(sent(b"hello", 0x81))
    assert listener.messages == [b"hello"] * 3
    assert wire.is_aborted


async def _table(server: Server) -> tuple[str, dict[str, str]]:
    client = Client(server.address)
    made = await client.make_table("take_it_easy", [{"type": "me"}])
    path = f"/api/tables/{made['table']['id']}/socket"
    return server.address.replace("http", "ws") + path, {"Cookie": client.cookie or ""}


async def test_parts_pings_and_farewell_on_a_real_line(server: Server) -> None:
    url, headers = await _table(server)
    async with connect(url, additional_headers=headers) as line:
        await line.send(['{"type":"pi', 'ng","sent"', ":47}"])
        await (await line.ping(b"are you there"))
        heard = b""
        while b'"pong"' not in heard:
            heard = await line.recv(decode=False)
        assert b'"sent":47' in heard
        await line.close(4321, "bye")
        assert (line.close_code, line.close_reason) == (4321, "bye")


@pytest.mark.parametrize(
    ("message", "code"),
    [(b"x" * (LARGEST_MESSAGE + 1), 1009), (b"x" * (LONGEST + 1), 1009)],
)
async def test_a_message_that_is_too_long_is_answered(
    server: Server, message: bytes, code: int
) -> None:
    url, headers = await _table(server)
    async with connect(url, additional_headers=headers) as line:
        await line.send(message)
        with pytest.raises(ConnectionClosed):
            await _hear_out(line)
        assert line.close_code == code


async def _hear_out(line: Any) -> None:
    while True:
        await line.recv()


HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)


async def _raw(server: Server, key: str = "dGhlIHNhbXBsZSBub25jZQ==") -> tuple[Any, Any]:
    url, headers = await _table(server)
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    head = HANDSHAKE.format(path=where.path, host=where.netloc, key=key, cookie=headers["Cookie"])
    writer.write(head.encode())
    return reader, writer


async def test_a_bad_handshake_is_refused_and_fills_no_log(server: Server) -> None:
    reader, writer = await _raw(server, key="short")
    assert b" 400 " in await reader.readline()
    assert "nonsense" not in server.log
    writer.close()


async def test_what_cannot_be_understood_ends_the_line(server: Server) -> None:
    reader, writer = await _raw(server)
    assert b" 101 " in await reader.readline()
    writer.write(unmasked(b"not masked", 0x81))
    heard = await asyncio.wait_for(reader.read(), 30)
    assert (1002).to_bytes(2, "big") in heard[heard.rindex(b"\x88") :]
    writer.close()


async def _ask_without_end(writer: Any, ask: bytes) -> None:
    while True:
        writer.write(ask)
        await writer.drain()


async def test_who_does_not_read_is_dropped_and_nobody_else_notices(server: Server) -> None:
    reader, writer = await _raw(server)
    assert b" 101 " in await reader.readline()
    inner = writer.transport.get_extra_info("socket")
    inner.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    writer.transport.pause_reading()
    ask = sent(b'{"type":"sync"}', 0x81) * 500
    with pytest.raises(ConnectionError):
        await asyncio.wait_for(_ask_without_end(writer, ask), 60)
    url, headers = await _table(server)
    async with connect(url, additional_headers=headers) as line:
        assert b"greeting" in await line.recv(decode=False)
