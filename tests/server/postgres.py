"""A PostgreSQL of our own for the tests, where its programs are found."""

import os
import shutil
import socket
import subprocess
import tempfile
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


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server; ended with everything in it."""
    folder = programs()
    if folder is None:
        skip("PostgreSQL's programs (initdb, postgres) are not installed")
        return
    # initdb refuses root: then the user postgres does it, in a folder that user can enter.
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="harmonium-pg-", dir="/tmp") as place:
        if as_user:
            shutil.chown(place, "postgres")
        data = f"{place}/data"
        initdb = [str(folder / "initdb"), "-D", data, "-A", "trust", "-U", "harmonium", "--no-sync"]
        subprocess.run(as_user + initdb, check=True, capture_output=True, cwd=place)
        port = _free_port()
        run = [str(folder / "postgres"), "-D", data, "-p", str(port), "-k", place]
        run += ["-c", "listen_addresses=127.0.0.1"]
        server = subprocess.Popen(
            as_user + run, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=place
        )
        stop = [str(folder / "pg_ctl"), "-D", data, "-m", "immediate", "stop"]
        try:
            ready = [str(folder / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-t", "1"]
            for _ in range(60):
                if subprocess.run(ready, check=False, capture_output=True).returncode == 0:
                    break
            yield f"postgresql://harmonium@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run(as_user + stop, check=False, capture_output=True, cwd=place)
            server.wait(30)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
