"""Several processes at one address: a parent that binds the port, and workers that serve.

The parent knows no tables. It starts the workers, starts one again that ended without being told
to, hands on the signals, and ends when the last worker has. The workers accept from the same
socket and hear of each other as servers on different machines do: by the channel.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from asyncio.subprocess import PIPE
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from harmonium.core.errors import Problem
from harmonium.server.base.logs import configure_logs
from harmonium.server.base.settings import Settings
from harmonium.server.process.channel import kind_of

WORKER: Final = "--worker"
"""And which one, and the number of the listening socket."""

AGAIN_AFTER: Final = 1.0
"""Seconds, before a worker that ended is started again."""

log = logging.getLogger("harmonium.server")


class Place(msgspec.Struct, frozen=True):
    """Which of the workers this process is, and where it listens."""

    number: int
    listening: int

    @property
    def door(self) -> socket.socket:
        return socket.socket(fileno=self.listening)


def place_of(given: Sequence[str]) -> Place | None:
    """None: a server by itself."""
    if WORKER not in given:
        return None
    at = list(given).index(WORKER)
    return Place(int(given[at + 1]), int(given[at + 2]))


def check(settings: Settings) -> None:
    """Refuse what several workers cannot do."""
    if settings.workers == 1:
        return
    if os.name != "posix":
        raise Problem("workers-not-here")
    if kind_of(settings) == "memory":
        raise Problem("workers-need-postgresql")
    if settings.house:
        raise Problem("workers-without-house")


def end_with_parent() -> None:
    """The parent holds the other end of our input: when it is gone, however it went, so are we."""

    def wait() -> None:
        with suppress(OSError):
            while os.read(0, 1):
                pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True, name="parent").start()


def supervise(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Until Ctrl-C or SIGTERM; then everything is on the disk. A Problem if none could start."""
    configure_logs(settings.log_format)
    asyncio.run(Parent(settings.workers, listening).run(ready))


class Parent:
    def __init__(self, workers: int, listening: socket.socket) -> None:
        self._numbers = range(workers)
        self._listening = listening
        self._running: dict[int, asyncio.subprocess.Process] = {}
        self._ready: set[int] = set()
        self._is_ending = asyncio.Event()
        self._failed = False

    async def run(self, ready: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        for one in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(one, self._end, one)
        os.set_inheritable(self._listening.fileno(), True)
        self._listening.listen(2048)
        await asyncio.gather(*(self._keep(number, ready) for number in self._numbers))
        if self._failed:
            raise Problem("serve-failed")

    def _end(self, how: int) -> None:
        """A second signal is handed on as well: it waits for nobody."""
        self._is_ending.set()
        self._listening.close()  # when the last worker closes its own, nobody waits in vain
        for worker in self._running.values():
            with suppress(ProcessLookupError):
                worker.send_signal(how)

    async def _keep(self, number: int, ready: Callable[[], None]) -> None:
        while not self._is_ending.is_set():
            code = await self._serve(number, ready)
            if self._is_ending.is_set():
                return
            if number not in self._ready:  # it never could: so would all that come after it
                self._failed = True
                self._end(signal.SIGTERM)
                return
            log.warning("worker ended", extra={"worker": number, "code": code})
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN_AFTER):
                    await self._is_ending.wait()

    async def _serve(self, number: int, ready: Callable[[], None]) -> int:
        door = str(self._listening.fileno())
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "harmonium.server", WORKER, str(number), door),
            stdin=PIPE,  # see `end_with_parent`
            stdout=PIPE,
            pass_fds=(int(door),),
            start_new_session=True,  # Ctrl-C is for the parent, which hands it on once
        )
        self._running[number] = worker
        assert worker.stdout is not None
        try:
            if await worker.stdout.readline() and number not in self._ready:
                self._ready.add(number)
                if len(self._ready) == len(self._numbers):
                    ready()
            await worker.stdout.read()
            return await worker.wait()
        finally:
            del self._running[number]
