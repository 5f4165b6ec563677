"""A PostgreSQL of our own for the tests, where its programs are found."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def programs() -> Path | None:
    """The folder with initdb and postgres: from the path, or Debian's place for them."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


def skip(reason: str) -> None:
    if os.environ.get("HARMONIUM_REQUIRE_ALL"):
        pytest.fail(reason)
    pytest.skip(reason)


class Postgres:
    """A fresh server in a folder of its own; stopped and started again at will."""

    def __init__(self, folder: Path, place: str) -> None:
        self._folder = folder
        self._place = place
        self._data = f"{place}/data"
        # initdb refuses root: then the user postgres does it, in a folder that user can enter.
        self._as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._as_user:
            shutil.chown(place, "postgres")
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", "harmonium", "--no-sync")
        self._port = _free_port()
        self._server: subprocess.Popen[bytes] | None = None
        self.address = f"postgresql://harmonium@127.0.0.1:{self._port}/postgres"
        self.start()

    def _run(self, program: str, *words: str, check: bool = True) -> int:
        command = [*self._as_user, str(self._folder / program), *words]
        done = subprocess.run(command, check=check, capture_output=True, cwd=self._place)
        return done.returncode

    def start(self) -> None:
        run = [*self._as_user, str(self._folder / "postgres"), "-D", self._data]
        run += ["-p", str(self._port), "-k", self._place, "-c", "listen_addresses=127.0.0.1"]
        nowhere = subprocess.DEVNULL
        self._server = subprocess.Popen(run, stdout=nowhere, stderr=nowhere, cwd=self._place)
        port = str(self._port)
        ready = ("pg_isready", "-h", "127.0.0.1", "-p", port, "-t", "1")
        end = time.monotonic() + 60  # after a crash it has to read its log first
        while self._run(*ready, check=False) and time.monotonic() < end:
            time.sleep(0.05)

    @property
    def pid(self) -> int:
        """Of the process whose children work."""
        return int(Path(f"{self._data}/postmaster.pid").read_text().split()[0])

    def stop(self) -> None:
        """As a power cut would."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop", check=False)
        assert self._server is not None
        self._server.wait(30)


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """Ended with everything in it."""
    folder = programs()
    if folder is None:
        skip("PostgreSQL's programs (initdb, postgres) are not installed")
        return
    with tempfile.TemporaryDirectory(prefix="harmonium-pg-", dir="/tmp") as place:
        server = Postgres(folder, place)
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def postgres() -> Iterator[str]:
    """Its address."""
    with postgres_server() as server:
        yield server.address


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
