"""A Redis of our own for the tests, fetched where we may install it."""

import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

from e2e.browser import installs, missing


class Redis:
    def __init__(self, program: str, place: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self._command = [program, "--port", str(self._port), "--bind", "127.0.0.1"]
        self._command += ["--save", "", "--dir", place]
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"redis://127.0.0.1:{self._port}/0"
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        for _ in range(600):
            try:
                socket.create_connection(("127.0.0.1", self._port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError("Redis does not answer")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(30)
            self._process = None


@contextmanager
def redis() -> Iterator[Redis]:
    if shutil.which("redis-server") is None:
        installs("redis-server")
    program = shutil.which("redis-server")
    if program is None:
        missing("no Redis was found and none could be installed (redis-server)")
    with tempfile.TemporaryDirectory(prefix="harmonium-redis-") as place:
        running = Redis(program, place)
        try:
            yield running
        finally:
            running.stop()
