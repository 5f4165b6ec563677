"""A real `harmonium serve` in a process of its own, on loopback."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from server.servers import check_log
from soak import IN_SOAK

WAIT = 60
FREE_CHANCE = ("-c", "from harmonium.cli import main; main()")
SAME_CHANCE = (str(Path(__file__).with_name("same_deals.py")),)
PROGRAM = FREE_CHANCE if IN_SOAK else SAME_CHANCE


class ServerProcess:
    def __init__(self, folder: Path, port: int = 0, **settings: str) -> None:
        self._settings = settings
        self.database_file = folder / "e2e.sqlite"
        self._database = f"sqlite:///{self.database_file}"
        self._log = folder / "server.log"
        self._port = port
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        """Also again, after it was killed: at the same address, with the same database."""
        environment = os.environ | {
            "HARMONIUM_REQUESTS_PER_SECOND": "2000",
            "HARMONIUM_MESSAGES_PER_SECOND": "500",
            "HARMONIUM_MESSAGES_PER_PERSON": "2000",
            "HARMONIUM_MESSAGES_PER_ADDRESS": "5000",
            "HARMONIUM_CONNECTIONS_PER_ADDRESS": "2000",
            "HARMONIUM_MADE_PER_MINUTE": "6000",
            "HARMONIUM_REPLAY_SHARE": "100",
            "PYTHONUNBUFFERED": "1",
            **self._settings,
        }
        command = [sys.executable, "-P", *PROGRAM, "serve"]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self._port), "--database", self._database],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        self.url = self._address()
        self._port = int(self.url.rpartition(":")[2])
        self._wait_until_healthy()

    def _address(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "http://" in line:
                return "http://" + line.partition("http://")[2].split()[0].rstrip("/.")
        raise RuntimeError(self._log.read_text())

    def _wait_until_healthy(self) -> None:
        for _ in range(WAIT * 10):
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):  # noqa: S310 - ours
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(self._log.read_text())

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(WAIT)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        check_log(self._log.read_text("utf-8"))
