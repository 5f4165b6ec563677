"""Starting and stopping."""

import asyncio
import json
import logging
import signal
import socket
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from harmonium import __version__
from harmonium.client import Client, Refused
from harmonium.core.errors import Problem
from harmonium.server.base.logs import JsonFormatter
from harmonium.server.base.settings import Settings, from_environment
from harmonium.server.process.run import FIRST_PORT, bind
from server.servers import command, eventually, serving


def test_options_beat_variables_and_variables_beat_defaults() -> None:
    environment = {"HARMONIUM_PORT": "9000", "HARMONIUM_HOST": "::1", "HARMONIUM_OTHER": "x"}
    settings = from_environment(environment, host="0.0.0.0")  # noqa: S104 - only read
    assert (settings.port, settings.host) == (9000, "0.0.0.0")  # noqa: S104
    assert settings.database.endswith("harmonium.sqlite")
    with pytest.raises(Problem) as caught:
        from_environment({"HARMONIUM_PORT": "many"})
    assert caught.value.message == "bad-setting"


def test_a_taken_port_means_the_next_one_unless_it_was_wished() -> None:
    first = bind(Settings(port=0))
    first.listen()
    taken: int = first.getsockname()[1]
    with pytest.raises(Problem) as caught:
        bind(Settings(port=taken))
    assert caught.value.arguments["port"] == str(taken)
    first.close()
    free = bind(Settings())
    assert free.getsockname()[1] >= FIRST_PORT
    free.listen()
    second = bind(Settings())
    assert second.getsockname()[1] > free.getsockname()[1]
    for each in (free, second):
        each.close()


async def test_ctrl_c_ends_cleanly_with_everything_on_the_disk(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "new.sqlite"
    with serving(f"sqlite:///{file}") as server:
        assert server.address.startswith("http://127.0.0.1:")
        client = Client(server.address)
        made = await client.make_table("take_it_easy", [{"type": "me"}])
        async with client.table(made["table"]["id"]) as table:
            await table.until(lambda: table.positions)
            await table.act("c9")
            assert server.stop() == 0
            await eventually(lambda: not table.is_open)
            assert table.code == 1001
    connection = sqlite3.connect(file)
    assert connection.execute("SELECT count(*) FROM entries WHERE number >= 0").fetchone() == (1,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()
    with socket.socket() as probe:
        probe.settimeout(5)
        assert probe.connect_ex(("127.0.0.1", int(server.address.rpartition(":")[2]))) != 0


async def test_a_restart_moves_everybody_and_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "moved.sqlite"
    with serving(f"sqlite:///{file}", HARMONIUM_DRAIN_SECONDS="3600") as server:
        client = Client(server.address)
        made = [await client.make_table("take_it_easy", [{"type": "me"}]) for _ in range(5)]
        async with AsyncExitStack() as stack:
            tables = [
                await stack.enter_async_context(client.table(one["table"]["id"])) for one in made
            ]
            tables[0]._url += "?client=0"  # a page of another version, which knows the words
            await tables[0].__aexit__(None, None, None)
            await stack.enter_async_context(tables[0])
            for table in tables:
                await table.until(lambda table=table: table.positions)  # type: ignore[misc]
            assert (await tables[0].heard("ready"))["version"] == __version__
            server.terminate()
            assert (await tables[0].heard("restarts"))["seconds"] == 3600, "told at the beginning"
            await eventually(lambda: client.request("GET", "/ready")[0] == 503)
            assert client.request("GET", "/health")[0] == 200
            with pytest.raises(Refused) as refused:
                await client.make_table("take_it_easy", [{"type": "me"}])
            assert (refused.value.status, refused.value.code) == (503, "server-restarts")
            await tables[0].act("c9")  # games go on
            acts = [asyncio.create_task(table.act("c1")) for table in tables]
            await asyncio.sleep(0)
            server.terminate()  # enough
            fates = await asyncio.gather(*acts, return_exceptions=True)
            await eventually(lambda: not any(table.is_open for table in tables))
            assert {table.code for table in tables} == {1012}
            assert not [each for each in tables[1].messages if each["type"] == "restarts"]
        assert await asyncio.to_thread(server.wait) == -signal.SIGTERM
    acknowledged = 1 + sum(not isinstance(fate, Exception) for fate in fates)
    connection = sqlite3.connect(file)
    (stored,) = connection.execute("SELECT count(*) FROM entries WHERE number >= 0").fetchone()
    connection.close()
    assert stored == acknowledged, "what is stored was told, and what was told is stored"


def test_logs_can_be_json() -> None:
    record = logging.LogRecord("harmonium", logging.INFO, __file__, 1, "moved %d", (3,), None)
    record.table = "t1"
    line = json.loads(JsonFormatter().format(record))
    assert (line["message"], line["table"], line["level"]) == ("moved 3", "t1", "info")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--host", "203.0.113.5"), "cannot listen at 203.0.113.5"),
        (("--public-url", "games.example"), "games.example is not an address"),
    ],
)
def test_an_address_that_cannot_be_is_one_sentence(
    words: tuple[str, str], told: str, database: str
) -> None:
    refused = command("serve", "--database", database, *words, HARMONIUM_LANG="en")
    assert refused.returncode == 2
    assert told in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def _second(database: str, *words: str) -> tuple[int, str]:
    refused = command("serve", "--port", "0", "--database", database, *words)
    return refused.returncode, refused.stderr


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "harmonium.sqlite"
    beside = tmp_path / "beside.sqlite"
    beside.symlink_to(file)
    with serving(f"sqlite:///{file}") as server:
        for path in (file, beside):
            code, told = _second(f"sqlite:///{path}")
            assert code == 2
            assert f"already serves from {file}" in told.replace("\n", "")
        backup = command("db", "backup", str(tmp_path / "saved"), "--database", f"sqlite:///{file}")
        assert backup.returncode == 0, backup.stderr
        server.kill()
        server.start()  # a lock does not outlive its holder


@pytest.mark.parametrize("channels", [("memory", "postgresql"), ("postgresql", "memory")])
async def test_a_second_server_is_refused_where_one_hears_nothing(
    postgres_database: str, channels: tuple[str, str]
) -> None:
    ours, theirs = channels
    with serving(postgres_database, HARMONIUM_CHANNEL=ours) as server:
        code, told = await asyncio.to_thread(_second, postgres_database, "--channel", theirs)
        assert code == 2
        assert "one of them has no channel" in " ".join(told.split())
        server.kill()
        server.start()
