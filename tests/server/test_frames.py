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
from harmonium.server.socket.frames import (
    BINARY,
    CLOSE,
    CONTINUED,
    MOST_AT_ONCE,
    PING,
    PONG,
    TEXT,
    Broken,
    Message,
    Reader,
    close_code,
    close_frame,
    frame,
    unmasked,
)
from harmonium.server.socket.line import LONGEST, Line
from harmonium.wire.protocol import LARGEST_MESSAGE
from server.servers import Server

MASK = b"\x01\x80\xff\x07"


def sent(payload: bytes, first: int, mask: bytes = MASK) -> bytes:
    """A frame as a client sends it; `first` holds the kind and the flags."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, size)
    return head + mask + unmasked(payload, mask)


_texts = st.text(max_size=300).map(str.encode)
_whole = st.tuples(st.just(TEXT), _texts) | st.tuples(st.just(BINARY), st.binary(max_size=70_000))
_control = st.tuples(st.just(PING), st.binary(max_size=125))


@given(
    messages=st.lists(st.tuples(_whole, st.lists(st.integers(0, 300), max_size=3), _control)),
    cuts=st.lists(st.integers(1, 200), min_size=1, max_size=20),
    mask=st.binary(min_size=4, max_size=4),
)
def test_messages_arrive_however_they_are_cut(messages: Any, cuts: list[int], mask: bytes) -> None:
    """In several frames, with pings between them, in pieces of any size."""
    stream, expected = bytearray(), []
    for (kind, payload), splits, (ping, note) in messages:
        places = [0, *sorted(min(split, len(payload)) for split in splits), len(payload)]
        parts = [payload[a:b] for a, b in pairwise(places)]
        for number, part in enumerate(parts):
            is_last = number == len(parts) - 1
            stream += sent(part, (0x80 if is_last else 0) | (0 if number else kind), mask)
            if not is_last:
                stream += sent(note, 0x80 | ping, mask)
                expected.append((ping, note))
        expected.append((kind, payload))
    reader, heard = Reader(100_000), []
    at, turn = 0, 0
    while at < len(stream):
        step = cuts[turn % len(cuts)] * (1 + turn // 50)
        heard += reader.feed(bytes(stream[at : at + step]))
        at, turn = at + step, turn + 1
    assert [message for message in heard if message[0] != CONTINUED] == expected
    assert reader._rest is None, "an idle line keeps nothing"


@given(payload=st.binary(max_size=70_000))
def test_what_we_say_is_understood(payload: bytes) -> None:
    client = ClientProtocol(parse_uri("ws://x"), max_size=None, state=State.OPEN)
    client.receive_data(frame(payload, BINARY))
    (heard,) = client.events_received()
    assert isinstance(heard, Frame)
    assert (heard.opcode, heard.data, heard.fin) == (Opcode.BINARY, payload, True)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"not masked"), 1002),
        (sent(b"x", 0xC1), 1002),  # a reserved bit
        (sent(b"x", 0x83), 1002),  # no such kind
        (sent(b"x", 0x8B), 1002),
        (sent(b"x", 0x80), 1002),  # continues nothing
        (sent(b"x", 0x01) + sent(b"x", 0x81), 1002),  # begins in the middle of another
        (sent(b"x", 0x09), 1002),  # a ping in parts
        (sent(b"x" * 126, 0x89), 1002),  # a long ping
        (sent(b"\xff", 0x81), 1007),
        (sent("é".encode()[:1], 0x81), 1007),
        (sent(b"x" * 2_000, 0x81), 1009),
        (sent(b"x" * 600, 0x01) + sent(b"x" * 600, 0x80), 1009),
        (b"\x81\xff" + b"\xff" * 8 + MASK, 1009),  # known from the head, before anything is kept
    ],
)
def test_what_breaks_the_protocol_ends_it(data: bytes, code: int) -> None:
    for cuts in (len(data), 1):
        reader = Reader(1_000)
        with pytest.raises(Broken) as caught:
            _feed(reader, data, cuts)
        assert caught.value.code == code


@pytest.mark.parametrize("tiny", [sent(b"", 0x89), sent(b"{}", 0x81), sent(b"", 0x00)])
def test_too_many_tiny_frames_at_once_end_it(tiny: bytes) -> None:
    begun = sent(b"", 0x01) if tiny[0] == 0 else b""
    fitting = begun + tiny * (MOST_AT_ONCE - bool(begun))
    Reader(1_000).feed(fitting)
    with pytest.raises(Broken) as caught:
        Reader(1_000).feed(fitting + tiny)
    assert caught.value.code == 1008


def _feed(reader: Reader, data: bytes, cut: int) -> list[Message]:
    return [each for at in range(0, len(data), cut) for each in reader.feed(data[at : at + cut])]


@given(junk=st.binary(max_size=400), cut=st.integers(1, 50))
def test_junk_is_understood_or_refused(junk: bytes, cut: int) -> None:
    try:
        _feed(Reader(1_000), junk, cut)
    except Broken as broken:
        assert broken.code in {1002, 1007, 1009}  # noqa: PT017


def test_reasons_for_closing() -> None:
    assert close_code(b"") == 1005
    assert close_code(b"\x03\xe8bye") == 1000
    assert close_frame(1005) == b"\x88\x00"
    assert Reader(10).feed(sent(b"\x0f\xa1", 0x88)) == [(CLOSE, b"\x0f\xa1")]
    for bad in (b"\x03", b"\x03\xee", b"\x00\x00", b"\x03\xe8\xff"):
        with pytest.raises(Broken):
            close_code(bad)


class Wire:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_aborted = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.is_aborted = True

    def get_write_buffer_size(self) -> int:
        return 0


def test_who_answers_pings_stays_and_who_is_silent_is_gone() -> None:
    wire, line = Wire(), Line(cast("Any", None), ServerState(), {})
    line.connection_made(wire)  # type: ignore[arg-type]
    line._reader, line.is_open = Reader(10), True
    for _ in range(5):
        line.ping()
        line.data_received(sent(b"", 0x80 | PONG))
    assert wire.written == [frame(b"", PING)] * 5
    for _ in range(2):
        line.ping()
    assert not wire.is_aborted
    line.ping()
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
        assert (line.close_code, line.close_reason) == (4321, "")


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


async def test_a_bad_handshake_is_refused(server: Server) -> None:
    reader, writer = await _raw(server, key="short")
    assert b" 400 " in await reader.readline()
    writer.close()


async def test_what_cannot_be_understood_ends_the_line(server: Server) -> None:
    reader, writer = await _raw(server)
    assert b" 101 " in await reader.readline()
    writer.write(frame(b"not masked"))
    heard = await asyncio.wait_for(reader.read(), 30)
    assert close_frame(1002) in heard
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
