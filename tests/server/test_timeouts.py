"""How long the server waits for whom, through real processes and real sockets."""

import asyncio
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from harmonium.client import Client, RemoteTable
from server.servers import Server, chooser, serving
from soak import only_in_soak

SHORT = 1.0
"""Seconds that a request may take on the hasty server."""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("hasty") / "harmonium.sqlite"
    with serving(
        f"sqlite:///{file}", HARMONIUM_HEAD_SECONDS=f"{SHORT}", HARMONIUM_BODY_SECONDS=f"{SHORT}"
    ) as running:
        yield running


async def _stays_open(server: Server, seconds: float) -> None:
    """One socket says nothing, one acts, both far longer than any request may take."""
    client = Client(server.address)
    made = await client.make_table("take_it_easy", [{"type": "me"}], options={"rounds": 24})
    table_id = made["table"]["id"]
    choose = chooser(1)

    async def acts(table: RemoteTable) -> None:
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            await table.until(table._is_due)
            await table.act(choose(None, table.positions[0]["legal"]))
            await asyncio.sleep(seconds / 50)

    async with client.table(table_id) as busy, client.table(table_id, eyes=()) as idle:
        await idle.heard("greeting")
        await acts(busy)
        assert (busy.is_open, idle.is_open) == (True, True), (busy.code, idle.code)
        await idle.until(lambda: idle.positions[None]["entries"] == busy.positions[0]["entries"])


async def test_a_socket_lives_longer_than_a_request_may_take(hasty: Server) -> None:
    await _stays_open(hasty, 4 * SHORT)


@only_in_soak
async def test_a_socket_stays_open_for_minutes(server: Server) -> None:
    await _stays_open(server, 100.0)


HEAD = b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n"


@pytest.mark.parametrize(
    "beginning", [b"", b"GET", b"GET / HTTP/1.1\r\nHost: h\r\n", HEAD + b"\r\nx"]
)
async def test_a_request_that_never_ends_is_cut_off(hasty: Server, beginning: bytes) -> None:
    where = urlsplit(hasty.address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(beginning)
    said = await asyncio.wait_for(_said(reader), 30)
    assert said == b""
    writer.close()


async def test_a_request_that_comes_too_early_is_cut_off_too(hasty: Server) -> None:
    where = urlsplit(hasty.address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" + HEAD + b"\r\nx")
    said = await asyncio.wait_for(_said(reader), 30)
    assert said.count(b"HTTP/1.1 ") == 1, "only the first is answered"
    writer.close()


async def _said(reader: asyncio.StreamReader) -> bytes:
    """All until the other side has ended it, well or badly."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""
