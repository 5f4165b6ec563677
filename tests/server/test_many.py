"""Several servers on one PostgreSQL: real processes, a player at each."""

import asyncio
import os
import re
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

import pytest
from sqlalchemy import text

from harmonium.client import Client, Closed, Refused, RemoteTable
from harmonium.client.table import Rejected
from harmonium.core.errors import Problem
from harmonium.server.base.settings import Settings
from harmonium.server.process import launch
from harmonium.server.storage.database import make_engine
from harmonium.server.storage.sole import alone
from server.conftest import own_database
from server.postgres import postgres_server as postgres_server_of_its_own
from server.servers import AWAY, Server, command, eventually, serving


class House(NamedTuple):
    """Two servers on one database."""

    database: str
    one: Server
    two: Server


@pytest.fixture(scope="module")
def house(postgres_server: str) -> Iterator[House]:
    """The same for all tests here, each of which has tables of its own."""
    database = asyncio.run(own_database(postgres_server, "house"))
    with serving(database) as one, serving(database) as two:
        one.expected_errors = two.expected_errors = AWAY  # connections are cut
        yield House(database, one, two)


def elsewhere(client: Client, server: Server) -> Client:
    """The same guest, at another server."""
    return Client(server.address, client.cookie)


async def stored(database: str, table: str) -> int:
    """How many entries are written down."""
    engine = make_engine(database)
    try:
        async with engine.connect() as connection:
            count = text("SELECT count(*) FROM entries WHERE table_id = :id AND number >= 0")
            return int((await connection.execute(count, {"id": table})).scalar_one())
    finally:
        await engine.dispose()


@asynccontextmanager
async def at(client: Client, table: str) -> AsyncIterator[RemoteTable]:
    async with client.table(table) as there:
        await there.until(lambda: there.greeting)
        yield there


async def turn(*tables: RemoteTable) -> None:
    """Whoever is to act does the first thing allowed; then all know it."""
    entries = max(each.positions[each.seats[0]]["entries"] for each in tables)
    for each in tables:
        seat = each.seats[0]
        await each.until(lambda: each.positions[seat]["entries"] == entries)  # noqa: B023 - awaited within the loop
    for each in tables:
        seat = each.seats[0]
        if each.positions[seat]["legal"]:
            await insist(each, each.positions[seat]["legal"][0])
            entries += 1
            break
    for each in tables:
        seat = each.seats[0]
        await each.until(lambda: each.positions[seat]["entries"] >= entries)  # noqa: B023 - awaited within the loop


async def insist(table: RemoteTable, action: Any) -> None:
    """The same act until it is done, as pages do it while nothing can be written."""
    on, number = table.positions[table.seats[0]]["entries"], token_hex(4)
    while True:
        try:
            await table.act(action, on=on, id=number)
        except Rejected as rejected:
            if rejected.code != "server-cannot-write":
                raise
        else:
            return


async def test_two_at_one_table_by_two_servers(house: House) -> None:
    ann, ben = Client(house.one.address), Client(house.two.address)
    made = await ann.make_table("harmonies", [{"type": "me"}, {"type": "open"}])
    table = made["table"]["id"]
    async with at(ann, table) as first:
        joined = await ben.join(made["invitation"]["link"])
        assert joined["id"] == table
        # The host sees who sat down, and whom the other server greets.
        await first.until(lambda: first.table["seats"][1]["kind"] == "person")
        async with at(ben, table) as second:
            for each in (first, second):
                await each.until(lambda: len(_present(each)) == 2)  # noqa: B023 - awaited within the loop
            await ann.do(table, "start")
            await first.until(lambda: 0 in first.positions)
            await second.until(lambda: 1 in second.positions)
            assert second.table["status"] == "running"
            await _talk(first, second)
            for _ in range(6):
                await turn(first, second)
            await _take_back(first, second)
            mine, theirs = first.positions[0]["view"], second.positions[1]["view"]
            assert mine | {"seat": 1} == theirs, "nothing is secret"
            await ben.ask("PATCH", "/api/me", {"name": "Benedict"})
            await first.until(lambda: first.table["seats"][1]["name"] == "Benedict")
            # The end of the game, and what follows, is everybody's.
            await ben.do(table, "resign", seat=1)
            for each in (first, second):
                await each.until(lambda: each.table["status"] == "over")  # noqa: B023 - awaited within the loop
            again = await ben.do(table, "rematch")
            await first.until(lambda: first.table["rematch"] == again["id"])
        await first.until(lambda: len(_present(first)) == 1)


def _present(table: RemoteTable) -> list[Any]:
    told = [each for each in table.messages if each["type"] == "presence"]
    return told[-1]["present"] if told else []


async def _talk(first: RemoteTable, second: RemoteTable) -> None:
    """Words are kept, signs are not; both are seen by both, once and in order."""
    await first.request("say", text="one")
    await second.request("say", text="two")
    await second.request("sign", sign="well_played")
    for each in (first, second):
        await each.until(lambda: len(_said(each)) == 3)  # noqa: B023 - awaited within the loop
        assert [one.get("text") for one in _said(each)] == ["one", "two", None]


def _said(table: RemoteTable) -> list[Any]:
    return [each for each in table.messages if each["type"] == "said"]


async def _take_back(first: RemoteTable, second: RemoteTable) -> None:
    """A question is asked at one server and answered at the other."""
    tables = (first, second)
    entries = first.positions[0]["entries"]
    asker = next(each for each in tables if not each.positions[each.seats[0]]["legal"])
    other = second if asker is first else first
    await asker.request("ask", seat=asker.seats[0], what="undo")
    asked = await other.heard("asked")
    await other.request("answer", seat=other.seats[0], question=asked["question"]["id"], agree=True)
    settled = await asker.heard("settled")
    assert settled["agreed"]
    for each in tables:
        await each.until(lambda: each.positions[each.seats[0]]["entries"] == entries + 1)  # noqa: B023 - awaited within the loop


async def test_a_killed_server_is_replaced_by_the_other_one(house: House) -> None:
    """In the middle of a turn: the person goes on elsewhere, and so does the bot."""
    ann = Client(house.one.address)
    seats = [{"type": "me"}, {"type": "bot", "bot": "level1"}]
    made = await ann.make_table("take_it_easy", seats)
    table = made["table"]["id"]
    acknowledged = 0
    async with at(ann, table) as first:
        await first.until(lambda: 0 in first.positions)
        for _ in range(3):
            await first.until(lambda: first.positions[0]["legal"])
            acknowledged = (await first.act(first.positions[0]["legal"][0]))["entry"]
        await first.until(lambda: first.positions[0]["legal"])
        sent = first.positions[0]
        act = {"seat": 0, "on": sent["entries"], "action": sent["legal"][0], "id": "cut"}
        await first.send({"type": "act", **act})
        house.one.kill()
        with pytest.raises(Closed):
            await first.until(lambda: False)
    try:
        async with at(elsewhere(ann, house.two), table) as again:
            await again.until(lambda: 0 in again.positions)
            assert again.positions[0]["entries"] > acknowledged, "what was acknowledged is there"
            # The same act again, which may or may not have been stored: it counts once.
            entry = (await again.request("act", **act))["entry"]
            assert (await again.request("act", **act))["entry"] == entry
            over = await again.play(lambda _view, legal: legal[0])
            assert over["ending"]["how"] == "finished"
            assert again.positions[0]["entries"] == await stored(house.database, table)
    finally:
        house.one.start()


async def test_what_the_keeper_orders_is_done_at_every_server(house: House) -> None:
    ann, ben = Client(house.one.address), Client(house.two.address)
    made = await ann.make_table("harmonies", [{"type": "me"}, {"type": "open"}])
    table = made["table"]["id"]
    await ben.join(made["invitation"]["link"])
    person = (await ben.me())["id"]
    async with at(ann, table) as first, at(ben, table) as second:
        words = ("admin", "ban", person, "--reason", "test")
        done = await asyncio.to_thread(command, *words, HARMONIUM_DATABASE=house.database)
        assert done.returncode == 0, done.stderr + done.stdout
        with pytest.raises(Closed) as closed:
            await second.until(lambda: False)
        assert closed.value.code == 4403
        await first.until(lambda: first.table["seats"][1]["kind"] == "open")
    for address in (house.one.address, house.two.address):
        with pytest.raises(Refused) as refused:
            await Client(address, ben.cookie).me()
        assert refused.value.code == "banned"


async def test_whom_another_server_has_seen_is_sent_away_with_their_address(
    postgres_server: str,
) -> None:
    """Whichever of the two carries the order out, it learns from the other where a guest came."""
    database = await own_database(postgres_server, "addresses")
    with serving(database) as one, serving(database) as two:
        guests = {server: Client(server.address) for server in (one, two)}
        people = {server: (await guests[server].me())["id"] for server in (one, two)}
        for server in (one, two):
            words = ("admin", "ban", people[server], "--address")
            done = await asyncio.to_thread(command, *words, HARMONIUM_DATABASE=database)
            assert done.returncode == 0, done.stderr + done.stdout
            for each in (one, two):
                for client in (guests[server], Client(each.address)):
                    await eventually_banned(elsewhere(client, each))
            again = ("admin", "unban", "127.0.0.1")
            done = await asyncio.to_thread(command, *again, HARMONIUM_DATABASE=database)
            assert done.returncode == 0, done.stderr + done.stdout


async def eventually_banned(client: Client) -> None:
    """The server that did it is the first one to know."""
    async with asyncio.timeout(20):
        while True:
            try:
                await Client(client.address, client.cookie).me()
            except Refused as refused:
                assert refused.code == "banned"  # noqa: PT017 - until it is
                return
            await asyncio.sleep(0.02)


async def test_a_cut_connection_is_opened_again(house: House) -> None:
    ann, ben = Client(house.one.address), Client(house.two.address)
    made = await ann.make_table("harmonies", [{"type": "me"}, {"type": "open"}])
    table = made["table"]["id"]
    await ben.join(made["invitation"]["link"])
    await ann.do(table, "start")
    async with at(ann, table) as first, at(ben, table) as second:
        for each in (first, second):
            await each.until(lambda: each.seats[0] in each.positions)  # noqa: B023 - awaited within the loop
        for _ in range(2):
            await turn(first, second)
            await cut_all(house.database)
        await turn(first, second)
        assert await stored(house.database, table) == 3


async def cut_all(database: str) -> None:
    """All connections of the servers, as a network does that fails for a moment."""
    engine = make_engine(database)
    try:
        async with engine.connect() as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE "
            others += "datname = current_database() AND pid <> pg_backend_pid()"
            await connection.execute(text(others))
    finally:
        await engine.dispose()


async def test_after_a_restart_of_postgresql_nobody_else_may_serve() -> None:
    """The lock went with the connection that held it, and is taken again."""
    with postgres_server_of_its_own() as running:
        async with alone(running.address):
            assert await is_in_use(running.address)
            await asyncio.to_thread(running.stop)
            await asyncio.to_thread(running.start)
            await taken_again(running.address)
            # And by the new one it is kept as well.
            await cut_all(running.address)
            await taken_again(running.address)
        assert not await is_in_use(running.address)


async def taken_again(database: str) -> None:
    async with asyncio.timeout(60):
        while True:
            if await is_in_use(database):
                return
            await asyncio.sleep(0.05)


async def is_in_use(database: str) -> bool:
    try:
        async with alone(database, tries=1, shared=True):
            return False
    except Problem as problem:
        assert problem.message == "database-shared"  # noqa: PT017 - or there is none
        return True


async def test_workers_share_an_address(postgres_server: str) -> None:
    database = await own_database(postgres_server, "workers")
    settings = {"HARMONIUM_WORKERS": "2", "HARMONIUM_WATCH_PORT": str(free_ports(2))}
    with serving(database, **settings) as server:
        server.expected_error = "worker ended"
        watched = int(settings["HARMONIUM_WATCH_PORT"])
        assert [answers_as(watched), answers_as(watched + 1)] == ["0", "1"]
        ann, ben = Client(f"http://127.0.0.1:{watched}"), Client(f"http://127.0.0.1:{watched + 1}")
        made = await ann.make_table("harmonies", [{"type": "me"}, {"type": "open"}])
        table = made["table"]["id"]
        await ben.join(made["invitation"]["link"])
        await ann.do(table, "start")
        # One dies: it is started again, and whoever was there comes back by the common address.
        async with at(ben, table) as second:
            async with at(ann, table) as first:
                await first.until(lambda: 0 in first.positions)
                os.kill(workers(server)["0"], signal.SIGKILL)
                with pytest.raises(Closed):
                    await first.until(lambda: False)
            common = Client(server.address, ann.cookie)
            async with at(common, table) as first:
                await first.until(lambda: 0 in first.positions)
                await second.until(lambda: 1 in second.positions)
                await turn(first, second)
                await eventually(lambda: answers_as(watched) == "0", 60)
                server.terminate()
                for each in (first, second):
                    with pytest.raises(Closed) as closed:
                        await each.until(lambda: False)
                    assert closed.value.code == 1012
        assert server.wait() == 0
    assert await stored(database, table) == 1


def free_ports(count: int) -> int:
    """The first of so many in a row."""
    while True:
        with ExitStack() as probes:
            first = probes.enter_context(socket.create_server(("127.0.0.1", 0))).getsockname()[1]
            try:
                for number in range(1, count):
                    probes.enter_context(socket.create_server(("127.0.0.1", first + number)))
            except OSError:
                continue
            return int(first)


def workers(server: Server) -> dict[str, int]:
    """The processes of a parent, by their numbers."""
    found = {}
    for children in Path(f"/proc/{server.pid}/task").glob("*/children"):
        for child in map(int, children.read_text().split()):
            words = Path(f"/proc/{child}/cmdline").read_text().split("\0")
            if "--worker" in words:
                found[words[words.index("--worker") + 1]] = child
    return found


def answers_as(port: int) -> str | None:
    """Which worker it is that answers there; None while none does."""
    try:
        _, told, _ = Client(f"http://127.0.0.1:{port}").request("GET", "/metrics")
    except OSError:
        return None
    worker = re.search(r'harmonium_info{.*worker="(\d+)"', told.decode())
    return worker and worker[1]


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"database": "sqlite:///x"}, "workers-need-postgresql"),
        ({"database": "postgresql://x/y", "channel": "memory"}, "workers-need-postgresql"),
        ({"database": "postgresql://x/y", "house": True}, "workers-without-house"),
    ],
)
def test_workers_are_refused_where_they_would_not_hear_each_other(
    settings: dict[str, Any], told: str
) -> None:
    with pytest.raises(Problem) as problem:
        launch.start(Settings(workers=2, **settings), open_browser=False)
    assert problem.value.message == told
