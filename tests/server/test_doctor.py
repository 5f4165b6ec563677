"""What `harmonium doctor` finds, and that it says so."""

import asyncio
import json
import socket
import sqlite3
import time
from pathlib import Path

import pytest

from harmonium.server.process import doctor
from harmonium.server.process.doctor import examine
from harmonium.server.storage import archive
from server.servers import Server, command

DAY = 86_400


def found(database: str, **settings: str) -> dict[str, list[tuple[str, str]]]:
    """The findings by what they are about: their levels and codes."""
    environment = {f"HARMONIUM_{name.upper()}": value for name, value in settings.items()}
    environment["HARMONIUM_DATABASE"] = database
    environment.setdefault("HARMONIUM_PORT", "0")
    seen: dict[str, list[tuple[str, str]]] = {}
    for finding in examine(environment):
        seen.setdefault(finding.check, []).append((finding.level, finding.told.message))
    return seen


def test_a_new_place_is_well(database: str) -> None:
    seen = found(database, backup_folder=str(Path(database.removeprefix("sqlite:///")).parent))
    assert seen["settings"] == [("ok", "doctor-settings-ok")]
    assert seen["database"] == [("ok", "doctor-database-new")]
    assert seen["address"] == [("ok", "doctor-address-here")]
    assert seen["port"] == [("ok", "doctor-port-ok")]
    assert [level for level, _ in seen["disk"]] == ["ok", "ok"]
    assert seen["backups"] == [("warning", "doctor-backups-late")]
    assert not Path(database.removeprefix("sqlite:///")).exists(), "to look changes nothing"


def test_settings_that_cannot_be_and_such_as_nobody_knows(database: str) -> None:
    assert found(database, port="many") == {"settings": [("fault", "bad-setting")]}
    assert found(database, metrics_allow="10.0.0.1/8")["settings"] == [("fault", "bad-setting")]
    assert found("mysql://x")["settings"] == [("fault", "database-unknown-kind")]
    assert found(database, potr="80")["settings"] == [("warning", "doctor-settings-unknown")]


async def _current(database: str) -> sqlite3.Connection:
    await archive.upgrade(database)
    return sqlite3.connect(database.removeprefix("sqlite:///"))


def _change(connection: sqlite3.Connection, statement: str, *values: object) -> None:
    connection.execute(statement, values)
    connection.commit()


def _spoil(database: str) -> None:
    Path(database.removeprefix("sqlite:///")).write_bytes(b"no database" * 1000)


async def test_the_database_and_the_clock(database: str) -> None:
    async def look() -> dict[str, list[tuple[str, str]]]:
        return await asyncio.to_thread(found, database)

    connection = await _current(database)
    seen = await look()
    assert (seen["database"], seen["clock"]) == (
        [("ok", "doctor-database-ok")],
        [("ok", "doctor-clock-ok")],
    )
    assert connection.execute("SELECT * FROM settings WHERE name = 'doctor'").fetchall() == []
    later = round((time.time() + DAY) * 1000)
    _change(connection, "INSERT INTO people VALUES ('ada', 'Ada', 'en', 0, ?)", later)
    assert (await look())["clock"] == [("fault", "doctor-clock-behind")]
    _change(connection, "UPDATE alembic_version SET version_num = '0004'")
    assert (await look())["database"] == [("warning", "doctor-database-older")]
    _change(connection, "UPDATE alembic_version SET version_num = '9999'")
    assert (await look())["database"] == [("fault", "database-newer")]
    connection.close()
    _spoil(database)
    assert (await look())["database"] == [("fault", "database-other-file")]


def test_no_password_is_said() -> None:
    address = "postgresql://harmonium:password@127.0.0.1:9/games"
    done = command("doctor", "--json", "--database", address, HARMONIUM_PORT="0")
    assert done.returncode == 1, done.stderr
    told = {row["check"]: row for row in json.loads(done.stdout)}
    assert told["database"]["level"] == "fault"
    assert "harmonium:***@127.0.0.1:9/games" in told["database"]["told"]
    assert "password@" not in done.stdout


def test_folders_that_are_full_or_closed(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.touch()
    assert found(database, backup_folder=str(file / "in"))["disk"][1] == (
        "fault",
        "doctor-disk-closed",
    )
    monkeypatch.setattr(doctor, "LITTLE", 1 << 62)
    assert found(database)["disk"] == [("warning", "doctor-disk-full")]


def test_the_port_and_the_way_here(database: str, server: Server) -> None:
    ours = server.address.rpartition(":")[2]
    seen = found(database, port=ours, public_url=server.address)
    assert seen["port"] == [("ok", "doctor-port-ours")]
    assert seen["address"] == [
        ("warning", "doctor-address-plain"),
        ("warning", "doctor-address-proxies"),
        ("ok", "doctor-address-ok"),
    ]
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        taken = str(other.getsockname()[1])
        seen = found(database, port=taken, public_url=f"https://127.0.0.1:{taken}")
    assert seen["port"] == [("fault", "doctor-port-taken")]
    assert ("warning", "doctor-address-silent") in seen["address"]
    wide = found(database, host="0.0.0.0", trusted_proxies="*", public_url="a.example")  # noqa: S104
    assert wide["address"] == [("fault", "doctor-address-anybody"), ("fault", "doctor-address-bad")]
