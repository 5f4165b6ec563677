"""Who can come: this computer only, until the person at it opens the door to the house.

The house is a second loopback address here; its name is one that only a `Host` header says.
"""

import asyncio
import os
import pty
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import segno
from websockets.asyncio.client import ClientConnection, connect

from harmonium.client import Client
from harmonium.room.errors import NotNow
from harmonium.server.base.house import House
from harmonium.server.base.settings import Settings
from server.servers import SOURCE, Server, command, serving

ADDRESS, NAME = "127.0.0.2", "table.house"
HOUSE = {"HARMONIUM_HOUSE_ADDRESS": ADDRESS, "HARMONIUM_HOUSE_NAME": NAME}
OPEN, CLOSE = {"open": True}, {"open": False}
ME, FRIEND = {"type": "me"}, {"type": "open"}


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("house") / "house.sqlite"
    with serving(f"sqlite:///{file}", **HOUSE) as running:
        yield running


@pytest.fixture
def one(standing: Server) -> Iterator[Server]:
    """Closed at the start."""
    yield standing
    ask(standing.address, "PUT", CLOSE)


def port_of(server: Server) -> int:
    return int(server.address.rpartition(":")[2])


def listens(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(5)
        return probe.connect_ex((host, port)) == 0


def ask(base: str, method: str = "GET", wish: object = None, **headers: str) -> tuple[int, bytes]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    status, text, _ = Client(base).request(method, "/api/house", wish, named)
    return status, text


async def socket_of(door: str, table: str, host: str) -> ClientConnection:
    """Through that door, by that name."""
    where = urlsplit(door)
    address = f"ws://{host}/api/tables/{table}/socket"
    return await connect(address, host=where.hostname, port=where.port, proxy=None)


async def test_nothing_listens_beyond_this_computer_until_it_is_asked_for(one: Server) -> None:
    port, client = port_of(one), Client(one.address)
    assert not listens(ADDRESS, port)
    assert client.request("GET", "/api/house")[1] == (
        b'{"reach":"here","base":"%s","may":true}' % one.address.encode()
    )
    made = await client.make_table("take_it_easy", [ME, FRIEND])
    assert made["invitation"]["link"].startswith(one.address)
    assert ask(one.address, "PUT", OPEN)[0] == 200
    assert ask(one.address, "PUT", OPEN)[0] == 200  # twice is not too often
    assert listens(ADDRESS, port)
    _, link, _ = client.request("POST", f"/api/tables/{made['table']['id']}/invitation")
    assert f'"link":"http://{NAME}:{port}/join/'.encode() in link
    assert ask(one.address, "PUT", CLOSE)[0] == 200
    assert not listens(ADDRESS, port)


async def test_only_the_person_at_this_computer_opens_it(one: Server) -> None:
    port = port_of(one)
    for host in ("evil.example", f"evil.example:{port}", NAME, f"{NAME}:{port}", "127.0.0.1.evil"):
        status, text = ask(one.address, "PUT", OPEN, Host=host)
        assert (status, b"other-host" in text) == (421, True), host
    assert ask(one.address, "PUT", OPEN, sec_fetch_site="cross-site")[0] == 403
    assert ask(one.address, "PUT", {"open": "perhaps"})[0] == 400
    assert not listens(ADDRESS, port)
    assert ask(one.address, "PUT", OPEN)[0] == 200
    house = f"http://{ADDRESS}:{port}"
    told = ask(house, Host=f"{NAME}:{port}")
    assert told == (
        200,
        b'{"reach":"house","base":"http://%s:%d","may":false}' % (NAME.encode(), port),
    )
    status, text = ask(house, "PUT", CLOSE, Host=f"{NAME}:{port}")
    assert (status, b"house-not-yours" in text) == (403, True)


async def test_the_house_answers_to_its_own_name_only(one: Server) -> None:
    port, client = port_of(one), Client(one.address)
    ask(one.address, "PUT", OPEN)
    house, name = f"http://{ADDRESS}:{port}", f"{NAME}:{port}"
    made = await client.make_table("take_it_easy", [ME, FRIEND], open=True)
    for door in (house, one.address):
        assert ask(door, Host=name)[0] == 200
        for other in ("evil.example", NAME, f"{NAME}:{port + 1}", f"{NAME}.evil.example:{port}"):
            assert ask(door, Host=other)[0] == 421, other
        refused = await socket_of(door, made["table"]["id"], "evil.example")
        await refused.wait_closed()
        assert refused.close_code == 4403
    status, text = ask(house, Host="evil.example", accept="text/html", accept_language="it")
    assert (status, "Chiedi" in text.decode()) == (421, True)


async def test_whoever_came_through_the_door_leaves_when_it_closes(one: Server) -> None:
    port, client = port_of(one), Client(one.address)
    ask(one.address, "PUT", OPEN)
    made = await client.make_table("take_it_easy", [ME, FRIEND], open=True)
    table = made["table"]["id"]
    guest = await socket_of(f"http://{ADDRESS}:{port}", table, f"{NAME}:{port}")
    here = await socket_of(one.address, table, f"127.0.0.1:{port}")
    ask(one.address, "PUT", CLOSE)
    await asyncio.wait_for(guest.wait_closed(), 20)
    assert guest.close_code == 1001
    pong = await here.ping()
    await asyncio.wait_for(pong, 20)
    await here.close()


async def test_a_public_address_is_in_every_link_and_leaves_nothing_to_open() -> None:
    house = House(Settings(public_url="https://games.example/"))
    with pytest.raises(NotNow, match="house-elsewhere"):
        await house.open()
    asked = "http://127.0.0.1:8000/"
    told = house.told(asked, "127.0.0.1", "127.0.0.1:8000")
    assert (told.reach, told.base, told.may) == ("beyond", "https://games.example", False)
    assert house.knows("games.example")
    assert house.knows("127.0.0.1:8000")  # a look from the machine itself
    assert house.knows("Games.example:443")  # as some proxies write it
    assert not house.knows("games.example:444")
    assert not house.knows("other.example")


def test_who_listens_to_everybody_is_found_from_elsewhere_too() -> None:
    house = House(Settings(host="192.168.7.7"))
    assert house.base("http://localhost:8000/").startswith("http://192.168.7.7:")
    assert house.base("http://mill.example:8000/") == "http://mill.example:8000"
    assert house.knows("mill.example:8000")


def test_the_option_prints_the_address_and_draws_it(tmp_path: Path) -> None:
    terminal, end = pty.openpty()
    serve = [sys.executable, "-c", "from harmonium.cli import main; main()", "serve", "--house"]
    process = subprocess.Popen(
        [*serve, "--port", "0", "--database", f"sqlite:///{tmp_path / 'house.sqlite'}"],
        stdout=end,
        env={**os.environ, **HOUSE, "PYTHONPATH": str(SOURCE)},
    )
    os.close(end)
    try:
        with os.fdopen(terminal, encoding="utf-8") as screen:
            port = int(screen.readline().rpartition(":")[2])
            address = f"http://{NAME}:{port}"
            assert screen.readline().strip() == f"In your house, at {address}"
            modules = list(segno.make(address, micro=False).matrix_iter(border=2))
            rows = (len(modules) + 1) // 2
            drawn = [screen.readline().split("m", 1)[1].split("\x1b")[0] for _ in range(rows)]
    finally:
        process.kill()
        process.wait(30)
    assert listens(ADDRESS, port) is False
    for row, line in enumerate(drawn):
        assert [letter in "█▀" for letter in line] == [not dark for dark in modules[2 * row]]
        if 2 * row + 1 < len(modules):
            assert [letter in "█▄" for letter in line] == [
                not dark for dark in modules[2 * row + 1]
            ]


def test_an_address_that_is_not_ours_is_a_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.sqlite'}"
    done = command(
        "serve",
        "--house",
        "--port",
        "0",
        "--database",
        database,
        HARMONIUM_HOUSE_ADDRESS="203.0.113.7",
    )
    assert done.returncode == 2
    assert "This computer does not have the address 203.0.113.7." in done.stderr
