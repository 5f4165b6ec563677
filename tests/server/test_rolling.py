"""Servers are changed one after the other, while a game goes on between an old and a new client."""

import asyncio
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from e2e.browser import missing
from harmonium.client import Client
from server.conftest import own_database
from server.servers import SOURCE, Server, chooser, command
from server.test_many import at, stored
from soak import only_in_soak

ROOT = SOURCE.parent
SHARES = "src/harmonium/server/storage/leases.py"

PLAYS = """
import asyncio, sys
from harmonium.client import Client, Closed
from harmonium.client.table import Rejected
async def main(addresses, cookie, table):
    while True:
        for address in addresses:
            try:
                async with Client(address, cookie).table(table) as seat:
                    await seat.play(lambda view, legal: legal[0])
                    return
            except (Closed, OSError, Rejected):
                await asyncio.sleep(0.2)
asyncio.run(main(sys.argv[1].split(","), *sys.argv[2:]))
"""


@pytest.fixture
def before(tmp_path: Path) -> Path:
    """The sources of the commit before, where it could share a database."""
    known = subprocess.run(["git", "cat-file", "-e", f"HEAD~1:{SHARES}"], cwd=ROOT, check=False)
    if known.returncode:
        missing("no commit before this one that knows several servers (git)")
    archive = tmp_path / "before.tar"
    git = ["git", "archive", "-o", str(archive), "HEAD~1", "src"]
    subprocess.run(git, cwd=ROOT, check=True)
    with tarfile.open(archive) as files:
        files.extractall(tmp_path, filter="data")
    return tmp_path / "src"


@only_in_soak
async def test_servers_are_changed_one_after_the_other(before: Path, postgres_server: str) -> None:
    database = await own_database(postgres_server, "rolling")
    with Server(database, {}, source=before) as one, Server(database, {}, source=before) as two:
        ann, ben = Client(one.address), Client(two.address)
        made = await ann.make_table("take_it_easy", [{"type": "me"}, {"type": "open"}])
        table = made["table"]["id"]
        await ben.join(made["invitation"]["link"])
        await ann.do(table, "start")
        words = [f"{two.address},{one.address}", str(ben.cookie), table]
        old = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", PLAYS, *words), env={"PYTHONPATH": str(before)}
        )
        try:
            for server, other in ((one, two), (two, one)):
                async with at(Client(other.address, ann.cookie), table) as seat:
                    for _ in range(10):
                        await seat.until(lambda: seat.positions.get(0, {}).get("legal"))
                        await seat.act(seat.positions[0]["legal"][0])
                done = await asyncio.to_thread(command, "db", "upgrade", "--database", database)
                assert done.returncode == 0, done.stderr
                assert Client(other.address).request("GET", "/ready")[0] == 200
                server.terminate()
                await asyncio.to_thread(server.wait)
                server.source = SOURCE
                server.start()
            async with at(Client(one.address, ann.cookie), table) as seat:
                over = await seat.play(chooser(1))
                entries = seat.positions[0]["entries"]
            assert over["ending"]["how"] == "finished"
            assert await old.wait() == 0
        finally:
            if old.returncode is None:
                old.kill()
                await old.wait()
        assert entries == await stored(database, table) == 76
