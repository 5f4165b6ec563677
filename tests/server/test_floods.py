"""Those who send without end, or come in crowds and say nothing, and the neighbours of such people.

Every address beginning with 127 is this machine's, so one machine can be several people.
"""

import asyncio
import itertools
import socket
import struct
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from harmonium.client import Client
from harmonium.server.limits.buckets import BURST_SECONDS
from harmonium.server.limits.doors import KEPT_BACK, most_connections
from server.hubs_for_tests import Time, running
from server.servers import Server, eventually, metric, serving

ME = {"type": "me"}
PROXY = "127.0.0.4"
STRANGERS = (f"127.0.2.{number}" for number in itertools.count(1))
"""Each test has addresses of its own, with limits that nobody has used up."""


@asynccontextmanager
async def socket_from(server: Server, host: str) -> AsyncIterator[ClientConnection]:
    """The socket of a new guest's table, opened from that address."""
    guest = Client(server.address)
    made = await guest.make_table("take_it_easy", [ME])
    url = f"{server.address.replace('http', 'ws')}/api/tables/{made['table']['id']}/socket"
    headers = {"Cookie": guest.cookie or ""}
    async with connect(
        url, additional_headers=headers, local_addr=(host, 0), ping_interval=None
    ) as line:
        yield line


def sent(first: int, payload: bytes) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    return struct.pack("!BB", first, 0x80 | len(payload)) + b"\0\0\0\0" + payload


MANY = 400
"""Frames: over every limit, but not so many that a single piece of them is refused as such."""

FLOODS = {
    "pings": sent(0x89, b"") * MANY,
    "large pings": sent(0x89, b"x" * 125) * MANY,
    "pongs": sent(0x8A, b"") * MANY,
    "parts": sent(0x01, b"") + sent(0x00, b"") * MANY,
    "empty texts": sent(0x81, b"") * MANY,
}
BYTES = "single bytes"
LONG = struct.pack("!BBQ", 0x81, 0xFF, 60_000) + b"\0\0\0\0"
"""The beginning of a long message."""


def flood(wire: socket.socket, kind: str) -> None:
    with suppress(OSError), wire:  # the other side may have had enough
        if kind != BYTES:
            wire.sendall(FLOODS[kind])
            return
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        wire.sendall(LONG)
        for _ in range(10 * MANY):
            wire.sendall(b"x")
            time.sleep(0.001)  # else many travel together


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("strict") / "harmonium.sqlite"
    limits = {
        "HARMONIUM_MESSAGES_PER_SECOND": "20",
        "HARMONIUM_MESSAGES_PER_ADDRESS": "4",
        "HARMONIUM_CONNECTIONS_PER_ADDRESS": "5",
        "HARMONIUM_TRUSTED_PROXIES": PROXY,
        "HARMONIUM_PING_SECONDS": "1",
    }
    with serving(f"sqlite:///{file}", **limits) as server:
        yield server


@pytest.mark.parametrize("kind", [*FLOODS, BYTES])
async def test_whatever_is_sent_without_end_is_too_many(strict: Server, kind: str) -> None:
    async with socket_from(strict, next(STRANGERS)) as flooder:
        before = metric(strict, "limited_total")
        wire = flooder.transport.get_extra_info("socket").dup()
        wire.setblocking(True)
        flooding = asyncio.create_task(asyncio.to_thread(flood, wire, kind))
        async with socket_from(strict, next(STRANGERS)) as neighbour:
            await _acts(neighbour)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(_hear_out(flooder), 60)
        await flooding
        assert flooder.close_code == 4429
        assert metric(strict, "limited_total") - before >= 80


async def _hear_out(line: ClientConnection) -> None:
    while True:
        await line.recv()


async def _acts(line: ClientConnection) -> None:
    """An act is acknowledged."""
    act = '{"type": "act", "id": "a", "seat": 0, "on": 0, "action": {"type": "choose", "cell": 9}}'
    await line.send(act)
    while b'"ack"' not in await line.recv(decode=False):
        pass


async def test_more_sockets_from_one_address_bear_no_more(strict: Server) -> None:
    """Far less than each of them might send alone."""
    host = next(STRANGERS)
    async with socket_from(strict, host) as one, socket_from(strict, host) as two:
        before = metric(strict, "limited_total")
        answers: list[Any] = [await line.ping() for line in (one, two) for _ in range(50)]

        def answered() -> int:
            return sum(answer.done() for answer in answers)

        def refused() -> int:
            return metric(strict, "limited_total") - before

        await eventually(lambda: refused() + answered() >= len(answers))
        assert answered() < 50


async def test_sockets_that_are_too_many_fill_no_log(strict: Server) -> None:
    url, host = f"{strict.address.replace('http', 'ws')}/api/tables/none/socket", next(STRANGERS)
    codes = []
    for _ in range(6):
        async with connect(url, local_addr=(host, 0)) as line:
            with pytest.raises(ConnectionClosed):
                await line.recv()
            codes.append(line.close_code)
    assert codes[0] == 4404
    assert codes[-1] == 4429
    await eventually(lambda: "status=4404" in strict.log)
    assert "status=4429" not in strict.log


async def test_more_sockets_of_one_person_bear_no_more(database: str) -> None:
    async with running(database, Time(), messages_per_person=1, messages_per_second=20) as hub:
        sockets = [hub.allowance(f"192.0.2.{number}", "person") for number in range(3)]
        taken = sum(socket.take() for socket in sockets for _ in range(20))
        assert BURST_SECONDS <= taken < 20
        assert hub.allowance("192.0.2.1", "neighbour").take()


class Crowd:
    """Connections that are opened and say nothing."""

    def __init__(self, server: Server) -> None:
        where = urlsplit(server.address)
        self._there = (where.hostname, where.port)
        self.writers: list[asyncio.StreamWriter] = []

    async def come(self, host: str, said: bytes = b"") -> asyncio.StreamReader:
        reader, writer = await asyncio.open_connection(*self._there, local_addr=(host, 0))
        self.writers.append(writer)
        writer.write(said)
        return reader

    def go(self) -> None:
        for writer in self.writers:
            writer.close()
        self.writers.clear()


async def _is_turned_away(reader: asyncio.StreamReader) -> bool:
    return b" 429 " in await asyncio.wait_for(reader.readline(), 30)


ASK = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def test_an_address_has_only_so_many_connections(strict: Server) -> None:
    crowd, flooder, neighbour = Crowd(strict), next(STRANGERS), next(STRANGERS)
    await eventually(lambda: metric(strict, "connections") == 1)  # the one that asks
    async with socket_from(strict, flooder) as line:
        for _ in range(4):
            await crowd.come(flooder)
        assert await _is_turned_away(await crowd.come(flooder))
        assert b" 200 " in await (await crowd.come(neighbour, ASK)).readline()
        assert metric(strict, "turned_away_total") == 1
        assert f"too many connections from one address address={flooder}" in strict.log
        await line.close()
    crowd.go()
    await eventually(lambda: metric(strict, "connections") == 1)
    assert b" 200 " in await (await crowd.come(flooder, ASK)).readline()
    crowd.go()


async def test_a_trusted_proxy_is_not_one_of_many(strict: Server) -> None:
    crowd = Crowd(strict)
    for _ in range(8):
        assert b" 200 " in await (await crowd.come(PROXY, ASK)).readline()
    crowd.go()


async def test_running_out_of_descriptors_is_told_and_survived(database: str) -> None:
    descriptors = 128
    with Server(database, {"HARMONIUM_HEAD_SECONDS": "2"}, descriptors) as server:
        crowd = Crowd(server)
        most = most_connections(descriptors)
        assert most == descriptors // 2
        silent = [await crowd.come(f"127.0.1.{n // 10}") for n in range(most + 10)]
        assert await _is_turned_away(silent[-1])
        assert "no file descriptors left for more connections" in server.log
        for reader in silent:  # all of them are cut, and we were never without a descriptor
            with suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), 60)
        assert b" 200 " in await (await crowd.come("127.0.0.1", ASK)).readline()
        crowd.go()


def test_some_descriptors_are_kept_back() -> None:
    assert most_connections(1024) == 1024 - KEPT_BACK


def _say_again_and_again(wire: socket.socket, words: bytes) -> None:
    while True:
        wire.sendall(words)
        time.sleep(0.01)


async def test_who_reads_no_answer_is_cut_off(strict: Server) -> None:
    where = urlsplit(strict.address)
    with socket.create_connection((where.hostname, where.port)) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(60)
        ask = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with pytest.raises(ConnectionError):
            await asyncio.to_thread(_say_again_and_again, deaf, ask)
    await eventually(lambda: metric(strict, "connections") == 1)


async def test_who_reads_nothing_at_a_table_is_cut_off(database: str) -> None:
    """However little waits for them, and whatever they say themselves."""
    ask = sent(0x81, b'{"type":"sync"}') + sent(0x8A, b"")
    with serving(database, HARMONIUM_PING_SECONDS="1") as server:
        async with socket_from(server, next(STRANGERS)) as deaf:
            deaf.transport.pause_reading()
            with deaf.transport.get_extra_info("socket").dup() as wire:
                wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                wire.setblocking(True)
                with pytest.raises(ConnectionError):
                    await asyncio.to_thread(_ask_now_and_then, wire, ask)


def _ask_now_and_then(wire: socket.socket, words: bytes) -> None:
    for _ in range(1000):
        wire.sendall(words)
        time.sleep(0.01)
