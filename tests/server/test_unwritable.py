"""A disk that takes nothing any more: said where it matters, survived, and over when it is over."""

import resource
from pathlib import Path

import pytest

from harmonium.client import Client, Refused
from harmonium.client.table import Rejected
from harmonium.server.base.errors import CannotWrite
from harmonium.server.http.routes.system import check_answers
from harmonium.server.storage import migrate, sqlite
from harmonium.server.storage.database import make_engine
from server.hubs_for_tests import Time, running
from server.servers import Server, eventually, metric, serving

ME = {"type": "me"}


def _let_files_grow(server: Server, size: int) -> None:
    """No file of the server may be written beyond that, as on a full disk."""
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))


async def test_a_full_disk_is_told_and_survived(tmp_path: Path) -> None:
    file = tmp_path / "full.sqlite"
    with serving(f"sqlite:///{file}") as server:
        server.expected_error = "nothing can be written"
        client = Client(server.address)
        made = await client.make_table("take_it_easy", [ME])
        assert client.request("GET", "/health")[0] == 200
        async with client.table(made["table"]["id"]) as table:
            await table.until(lambda: table.positions)
            _let_files_grow(server, 4096)
            with pytest.raises(Rejected) as rejected:
                await table.act("c9")
            assert rejected.value.code == "server-cannot-write"
            for _ in range(2):
                status, text, _ = client.request("GET", "/health")
                assert (status, b"server-cannot-write" in text) == (503, True)
            with pytest.raises(Refused) as refused:
                await client.make_table("take_it_easy", [ME])
            assert (refused.value.status, refused.value.code) == (503, "server-cannot-write")
            assert metric(server, "failed_writes_total") >= 4
            _let_files_grow(server, resource.RLIM_INFINITY)
            await eventually(lambda: client.request("GET", "/health")[0] == 200)
            await table.act("c9")
            assert table.positions[0]["entries"] == 1
        assert server.log.count("nothing can be written") == 1
        assert server.log.count("writing works again") == 1


async def test_a_database_that_is_full_is_not_well(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even a page more, although the disk has room."""
    monkeypatch.setattr(sqlite, "QUICK_SECONDS", 60.0)  # so that one connection writes all
    async with running(database, Time()) as hub:
        await hub.database.writer.check()
        near = hub.database.writer._backend._near  # type: ignore[attr-defined]
        (pages,) = near.execute("PRAGMA page_count").fetchone()
        near.execute(f"PRAGMA max_page_count = {pages}")
        hub.database.writer._last = None
        with pytest.raises(CannotWrite):
            await hub.database.writer.check()
        assert hub.database.writer.failed == 1


async def test_a_database_that_is_gone_is_not_well(database: str) -> None:
    async with running(database, Time()) as hub:
        open_engine = hub.database.engine
        hub.database.engine = make_engine("postgresql://nobody@127.0.0.1:9/none")
        with pytest.raises(CannotWrite):
            await check_answers(hub, migrate.check)
        hub.database.engine = open_engine
        await check_answers(hub, migrate.check)
