"""Backups: of one moment, into any kind of database, from older forms, or not at all."""

import gzip
import json
import sqlite3
import stat
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from harmonium.client import Client
from harmonium.core.record import write
from harmonium.room import telling
from harmonium.server.admin import backups
from harmonium.server.base.settings import Settings
from harmonium.server.daily import deals
from harmonium.server.people import identity
from harmonium.server.storage import archive, open_database, schema
from harmonium.server.tables.hub import Hub
from server.servers import Server, chooser, command, eventually, metric, serving


async def _played(server: Server) -> tuple[str, bytes]:
    client = Client(server.address)
    made = await client.make_table("take_it_easy", [{"type": "me"}], options={"rounds": 1})
    async with client.table(made["table"]["id"]) as table:
        await table.play(chooser(1))
    path = f"/api/tables/{made['table']['id']}/record"
    return path, client.request("GET", path)[1]


async def test_a_backup_of_a_running_server_comes_back(any_database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    with serving(any_database) as server:
        path, record = await _played(server)
        saved = command("db", "backup", str(file), "--database", any_database)
        assert saved.returncode == 0, saved.stderr
    other = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    await archive.restore(other, file)
    async with open_database(other) as restored:
        hub = Hub(restored, Settings(database=other))
        room = await hub.room(path.split("/")[3])
        assert write(telling.record(room)) == record
        await hub.close()
    again = command("db", "restore", str(file), "--database", other)
    assert again.returncode == 2
    assert "not empty" in again.stderr


async def test_the_drill(tmp_path: Path) -> None:
    """Saved by itself, lost altogether, brought back: the same games, the same people."""
    folder, lost = tmp_path / "backups", f"sqlite:///{tmp_path / 'lost.sqlite'}"
    often = {"HARMONIUM_BACKUP_HOURS": "0.000001", "HARMONIUM_BACKUP_KEEP": "2"}
    mine = folder / "harmonium-mine.jsonl.gz"
    folder.mkdir()
    mine.touch()
    with serving(lost, HARMONIUM_BACKUP_FOLDER=str(folder), **often) as server:
        client = Client(server.address)
        made = await client.make_table("take_it_easy", [{"type": "me"}])
        async with client.table(made["table"]["id"]) as table:
            await table.until(lambda: table.positions)
            await table.act("c9")
        me = (await client.ask("GET", "/api/me"))["id"]
        path, record = await _played(server)
        names = {file.name for _, file in backups.made(folder)}
        # The first one of these may have begun too early.
        await eventually(lambda: len({f.name for _, f in backups.made(folder)} - names) >= 2, 120)
        assert metric(server, "last_backup_timestamp_seconds") > 0
        assert metric(server, "failed_backups_total") == 0
    assert len(backups.made(folder)) <= 3, "one may be there before the oldest goes"
    assert mine.exists(), "it is none of ours"
    saved = str(backups.made(folder)[-1][1])
    found = f"sqlite:///{tmp_path / 'found.sqlite'}"
    restored = command("db", "restore", saved, "--database", found)
    assert restored.returncode == 0, restored.stderr
    with serving(found) as server:
        again = Client(server.address, client.cookie)
        assert (await again.ask("GET", "/api/me"))["id"] == me
        assert Client(server.address).request("GET", path)[1] == record
        async with again.table(made["table"]["id"]) as table:
            await table.until(lambda: table.positions)
            assert table.positions[0]["entries"] == 1
            await table.act("c1")


async def test_a_backup_shows_one_moment(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes while it is being written is in none of its tables."""
    file = tmp_path / "moment.gz"
    late = {"id": "late", "name": "Late", "locale": "en", "created": 0, "seen": 0}
    came: list[str] = []

    def dumps(value: Any, **how: Any) -> str:
        if isinstance(value, list) and not came:  # the first row, before the people are read
            came.append(value[0])
            with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
                connection.execute("INSERT INTO people VALUES (:id, :name, :locale, 0, 0)", late)
            connection.close()
        return json.dumps(value, **how)

    async with open_database(database) as opened:
        hub = Hub(opened, Settings(database=database))
        me = await identity.new_guest(hub, None)
        await deals.play(hub, me, "take_it_easy")
        monkeypatch.setattr(archive, "json", SimpleNamespace(dumps=dumps))
        await archive.backup(database, file)
        assert await identity.find(opened, "late") is not None
        await hub.close()
    with gzip.open(file, "rt") as source:
        saved = [json.loads(line) for line in source][1:]
    assert came == ["dailies"]
    assert [row["id"] for name, row in saved if name == "people"] == [me.id]


def _mode(file: str) -> int:
    return stat.S_IMODE(Path(file).stat().st_mode)


def _names(folder: Path) -> list[str]:
    return [path.name for path in folder.glob("saved*")]


async def test_a_backup_that_fails_leaves_the_last_one(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "saved.gz"
    async with open_database(database):
        pass
    await archive.backup(database, file)
    saved = file.read_bytes()
    assert _mode(str(file)) == _mode(database.removeprefix("sqlite:///")) == 0o600

    def full(*_: Any, **__: Any) -> str:
        raise OSError("disk full")

    monkeypatch.setattr(archive, "json", SimpleNamespace(dumps=full))
    with pytest.raises(OSError, match="disk full"):
        await archive.backup(database, file)
    assert file.read_bytes() == saved
    assert _names(tmp_path) == ["saved.gz"]


async def test_a_backup_of_an_older_form_comes_back(any_database: str, tmp_path: Path) -> None:
    file = tmp_path / "old.gz"
    head = {"format": archive.FORMAT, "revision": "0001"}
    person = {"id": "ada", "name": "Ada", "locale": "en", "created": 7}
    with gzip.open(file, "wt") as out:
        out.write(json.dumps(head) + "\n" + json.dumps(["people", person]) + "\n")
    assert await archive.restore(any_database, file) == 1
    async with open_database(any_database) as database:
        rows = await database.rows(select(schema.people))
        assert [dict(row._mapping) for row in rows] == [{**person, "seen": 7}]


async def test_a_broken_backup_changes_nothing(database: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.gz"
    file.write_bytes(b"not a backup")
    refused = command("db", "restore", str(file), "--database", database)
    assert refused.returncode == 2
    assert "not a backup" in refused.stderr
