"""`harmonium admin` beside a server that runs, and where none does."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from harmonium.client import Client, Refused, RemoteTable
from harmonium.core.errors import Problem
from harmonium.server.admin import sending
from harmonium.server.admin.orders import Ban, Close, Order, Unban, Unsay
from harmonium.server.base.settings import Settings
from harmonium.server.limits.bans import check_address
from harmonium.server.people import identity
from harmonium.server.storage import archive
from harmonium.server.tables import making
from harmonium.wire.rest import NewTable, SeatOpen
from server.hubs_for_tests import Time, running
from server.servers import command, eventually, serving
from server.test_tables import ME, OPEN, ready, refused, together


async def give(database: str, order: Order, reason: str = "") -> None:
    """As the command does it, in this process, because a command takes its time to start."""
    await sending.give(Settings(database=database), order, reason)


async def listed(database: str, *words: str) -> Any:
    done = await asyncio.to_thread(command, "admin", *words, "--database", database, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


async def test_tables_are_closed_and_words_taken_away(database: str) -> None:
    with serving(database) as server:
        guests, table_id = await together(server, open=True)
        me = await guests[1].me()
        (row,) = await listed(database, "tables")
        assert (row["table"], row["status"]) == (table_id, "running")
        assert me["id"] in row["guests"]
        shown = await asyncio.to_thread(command, "admin", "tables", "--database", database)
        assert table_id in shown.stdout, "whole, to be copied"
        assert f"({me['id']})" in shown.stdout
        async with guests[0].table(table_id) as one, guests[1].table(table_id) as two:
            await ready(one, two)
            await two.request("say", text="something foul")
            await two.request("say", text="and [red]more")
            await one.request("say", text="please not")
            with pytest.raises(Problem, match="unknown-table"):
                await sending.words(Settings(database=database), "nowhere")
            said = await sending.words(Settings(database=database), table_id)
            assert [number for number, _ in said] == [0, 1, 2]
            await give(database, Unsay(table_id, (0,)))
            assert (await one.heard("unsaid"))["numbers"] == [0]
            await give(database, Unsay(table_id, guest=me["id"]))
            assert (await one.heard("unsaid", 2))["numbers"] == [1]
            async with guests[1].table(table_id) as late:
                assert (await late.heard("said"))["text"] == "please not"
            await give(database, Close(table_id), "foul words")
            await one.until(lambda: one.table["status"] == "over")
        with pytest.raises(Problem, match="table-closed"):
            await give(database, Close(table_id))
        log = await listed(database, "log")
        assert [row["number"] for row in log] == [4, 3, 2, 1]
        assert (log[1]["order"], log[1]["reason"]) == (f"close {table_id}", "foul words")
        assert log[1]["outcome"] == ""
        assert log[0]["outcome"] != ""


async def test_a_guest_and_an_address_are_sent_away_and_come_again(database: str) -> None:
    with serving(database) as server:
        guests, table_id = await together(server, 3, open=True)
        waiting = (await guests[2].make_table("take_it_easy", [ME, OPEN], open=True))["table"]["id"]
        guest = (await guests[2].me())["id"]
        async with guests[2].table(table_id) as table:
            await ready(table)
            await give(database, Ban("guest", guest), "[spam]")
            await eventually(lambda: not table.is_open)
            assert table.code == 4403
        assert await refused(guests[2].me()) == "banned"
        seats = (await guests[0].ask("GET", f"/api/tables/{table_id}"))["seats"]
        assert (seats[2]["kind"], seats[2]["stand_in"]) == ("open", True)
        assert waiting not in [t["id"] for t in await guests[0].ask("GET", "/api/tables")]
        shown = await asyncio.to_thread(command, "admin", "bans", "--database", database)
        assert guest in shown.stdout.replace("\n", "")
        assert "[spam]" in shown.stdout

        server.kill()
        server.start()
        guests = [Client(server.address, cookie=one.cookie) for one in guests]
        assert await refused(guests[2].me()) == "banned"
        await give(database, Unban(guest))
        await guests[2].me()

        # Somebody who only watches, whom no cookie names, goes with the address.
        async with RemoteTable(server.address, table_id) as watching:
            await watching.heard("greeting")
            await give(database, Ban("guest", guest, with_address=True))
            await eventually(lambda: not watching.is_open)
            assert watching.code == 4403
        with pytest.raises(Refused) as caught:
            await Client(server.address).me()
        assert (caught.value.status, caught.value.code) == (403, "banned")
        await give(database, Unban("127.0.0.1"))
        await Client(server.address).me()
        with pytest.raises(Problem, match="order-bad-address"):
            check_address("nowhere")


async def test_where_no_server_runs_the_command_does_it_itself(any_database: str) -> None:
    async with running(any_database, Time()) as hub:
        host = await identity.new_guest(hub, None)
        made = await making.create(hub, host, NewTable("take_it_easy", (SeatOpen(),), open=True))
    await give(any_database, Close(made.id))
    await give(any_database, Ban("address", "2001:db8:1:2:3::4"))
    settings = Settings(database=any_database)
    assert await sending.tables(settings, 10) == []
    (ban,) = await sending.bans(settings)
    assert ban.value == "2001:db8:1:2::/64"
    assert [row.outcome for row in await sending.log(settings, 10)] == ["", ""]


async def test_a_wrong_database_is_named_and_none_is_made(tmp_path: Path) -> None:
    missing, other = tmp_path / "typo" / "missing.sqlite", tmp_path / "letter.txt"
    other.write_text("Dear Ada, " * 100)
    addresses = {
        f"sqlite:///{missing}": "database-missing",
        f"sqlite:///{other}": "database-other-file",
        "missing.sqlite": "database-bad-address",
    }
    for address, code in addresses.items():
        with pytest.raises(Problem, match=code):
            await sending.tables(Settings(database=address), 10)
        with pytest.raises(Problem, match=code):
            await give(address, Close("somewhere"))
        with pytest.raises(Problem, match=code):
            await archive.backup(address, tmp_path / "backup.gz")
    assert not missing.parent.exists()
    assert other.read_text().startswith("Dear Ada")
