"""Real servers in processes of their own, and the programs that play on them."""

import asyncio
import contextlib
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

from harmonium.client import Client

SOURCE = Path(__file__).parents[2] / "src"
READY = "Harmonium is at "

UNLIMITED = {
    "HARMONIUM_REQUESTS_PER_SECOND": "100000",
    "HARMONIUM_MESSAGES_PER_SECOND": "100000",
    "HARMONIUM_MESSAGES_PER_PERSON": "100000",
    "HARMONIUM_MESSAGES_PER_ADDRESS": "100000",
    "HARMONIUM_SOCKETS_PER_ADDRESS": "100000",
    "HARMONIUM_CONNECTIONS_PER_ADDRESS": "100000",
    "HARMONIUM_MADE_PER_MINUTE": "100000",
    "HARMONIUM_REPLAY_SHARE": "1000",
    "HARMONIUM_TABLES_PER_PERSON": "100000",
    "HARMONIUM_OPEN_TABLES_PER_PERSON": "100000",
}


AWAY = (
    *("nothing can be written", "not read", "not followed", "not looked who is due"),
    *("request failed", "message failed", "socket failed", "terminating connection"),
)
"""What servers may say while the database is away."""


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def check_log(log: str, *expected: str) -> None:
    """No server may have failed behind our backs; `expected` is what a test made it say."""
    records = re.split(r"^(?=\d{4}-\d\d-\d\d |\{)", log, flags=re.MULTILINE)
    signs = (" ERROR ", '"level": "error"', "Traceback")
    bad = [each for each in records if any(sign in each for sign in signs)]
    wrong = [each for each in bad if not any(one in each for one in expected)]
    assert not wrong, "".join(wrong)


class Server:
    """`harmonium serve` on a free port; killed and started again at will, at the same address."""

    def __init__(
        self,
        database: str,
        settings: dict[str, str],
        descriptors: int | None = None,
        source: Path = SOURCE,
    ) -> None:
        self._database = database
        self.source = source
        """Which version of ours, from the next start on."""
        self._descriptors = descriptors
        self._port = _free_port() if "HARMONIUM_PUBLIC_URL" in settings else 0
        self._settings = settings
        self._process: subprocess.Popen[str] | None = None
        self.expected_error = ""
        """In its log; any other fails the test."""
        self.expected_errors: tuple[str, ...] = ()
        self.address = ""
        self.start()

    def start(self) -> None:
        environment = {**os.environ, **UNLIMITED, **self._settings}
        environment["PYTHONPATH"] = str(self.source)
        command = [sys.executable, "-c", "from harmonium.cli import main; main()", "serve"]
        command += ["--port", str(self._port), "--database", self._database]
        if self._descriptors is not None:
            few = f'ulimit -n {self._descriptors} && exec "$@"'
            command = ["sh", "-c", few, "sh", *command]
        self._log = tempfile.NamedTemporaryFile()  # noqa: SIM115 - closed at the end
        with Path(self._log.name).open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, env=environment, text=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith(READY):
            raise RuntimeError(f"no server: {line!r} {self.log}")
        if not self._port:
            self._port = int(line.rpartition(":")[2])
        self.address = f"http://127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has logged so far."""
        return Path(self._log.name).read_text("utf-8")

    def kill(self) -> None:
        """As a power cut would: nothing is said, nothing is finished."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As Ctrl-C does."""
        return self._end(signal.SIGINT)

    def terminate(self) -> None:
        """As a restart does; it may go on for a while."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    def wait(self) -> int:
        """Until it has ended by itself; how it did."""
        return self._end(0)

    def _end(self, how: int) -> int:
        assert self._process is not None
        if how and self._process.poll() is None:
            self._process.send_signal(how)
        code = self._process.wait(timeout=60)
        assert self._process.stdout is not None
        self._process.stdout.close()
        if not self._log.closed:
            log = self.log
            self._log.close()
            one = (self.expected_error,) if self.expected_error else ()
            check_log(log, *one, *self.expected_errors)
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


@contextlib.contextmanager
def serving(database: str, **settings: str) -> Iterator[Server]:
    with Server(database, settings) as server:
        yield server


def command(*words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """`harmonium` with these words and variables."""
    program = [sys.executable, "-c", "from harmonium.cli import main; main()", *words]
    environment = {"PYTHONPATH": str(SOURCE), **settings}
    return subprocess.run(program, capture_output=True, text=True, env=environment, check=False)


def metric(server: Server, name: str) -> int:
    """What `/metrics` says now."""
    text = Client(server.address).request("GET", "/metrics")[1].decode()
    (line,) = [line for line in text.splitlines() if line.startswith(f"harmonium_{name} ")]
    return int(float(line.split()[1]))


def chooser(seed: int) -> Callable[[Any, Any], Any]:
    """Any legal action, the same ones for the same seed."""
    chance = random.Random(seed)
    return lambda _view, legal: chance.choice(legal)


async def eventually(is_so: Callable[[], Any], seconds: float = 20.0) -> Any:
    """Wait for something outside; a bound against hanging, not a measurement."""
    end = time.monotonic() + seconds
    while not (found := is_so()):
        if time.monotonic() > end:
            raise AssertionError("it did not happen")
        await asyncio.sleep(0.02)
    return found
