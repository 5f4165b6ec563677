"""Who plays the games: this process, several, or (in `harmonium.arena.ray_crew`) many machines.

A crew takes handfuls of games and gives them back played, in any order. Only a few handfuls are
under way at a time, so that memory does not grow with the number of games.
"""

import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

from harmonium.core.errors import Problem

C = TypeVar("C")
G = TypeVar("G")
P = TypeVar("P")

HANDFUL_SECONDS: Final = 1.0
"""How long a handful should take: long beside handing it over, short beside waiting for it."""
MOST: Final = 256
MOST_DEATHS: Final = 5
"""So often in a row processes may die; then something is wrong with what they play."""

Handful = tuple[Callable[[Any, Any], Any], Any, Sequence[Any]]
"""What plays one game (a function of a module), what all games have in common, which games."""


class Crew(Protocol):
    """Whoever plays handfuls of games."""

    @property
    def count(self) -> int:
        """How many play at the same time."""

    @property
    def room(self) -> int:
        """How many handfuls may be under way."""

    @property
    def most(self) -> int:
        """The most games in a handful."""

    def submit(self, handful: Handful) -> None: ...

    def finished(self) -> list[tuple[list[Any], float]]:
        """At least one handful played, with the seconds it took; waits for it."""

    def close(self) -> None:
        """Let go of everybody, at once."""


def play_handful(handful: Handful) -> tuple[list[Any], float]:
    task, common, games = handful
    began = time.perf_counter()
    return [task(common, game) for game in games], time.perf_counter() - began


def play_all(task: Callable[[C, G], P], common: C, games: Iterable[G], crew: Crew) -> Iterator[P]:
    """Every game played once, in the order in which they are finished."""
    coming = iter(games)
    size, under_way = 1, 0
    while True:
        while under_way < crew.room and (handful := list(islice(coming, size))):
            crew.submit((task, common, handful))
            under_way += 1
        if not under_way:
            return
        for played, seconds in crew.finished():
            under_way -= 1
            fitting = int(HANDFUL_SECONDS * len(played) / max(seconds, 1e-6))
            size = max(1, min(fitting, 2 * size, crew.most))
            yield from played


class Alone:
    """This process, one game after the other."""

    count = 1
    room = 1
    most = 1

    def __init__(self) -> None:
        self._next: Handful | None = None

    def submit(self, handful: Handful) -> None:
        self._next = handful

    def finished(self) -> list[tuple[list[Any], float]]:
        assert self._next is not None
        return [play_handful(self._next)]

    def close(self) -> None:
        pass


class Processes:
    """So many processes on this machine. One that dies is replaced, and its games played anew."""

    most = MOST

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._new_pool()
        self._under_way: dict[Future[tuple[list[Any], float]], Handful] = {}
        self._deaths = 0

    @property
    def room(self) -> int:
        return 2 * self.count

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork of a program with threads can hang.
        return ProcessPoolExecutor(
            self.count, mp_context=get_context("spawn"), initializer=_ignore_interrupts
        )

    def submit(self, handful: Handful) -> None:
        try:
            self._under_way[self._pool.submit(play_handful, handful)] = handful
        except BrokenProcessPool:
            self._renew([*self._under_way.values(), handful])

    def finished(self) -> list[tuple[list[Any], float]]:
        while True:
            done, _ = wait(self._under_way, return_when=FIRST_COMPLETED)
            try:
                played = [future.result() for future in done]
            except BrokenProcessPool:
                self._renew(list(self._under_way.values()))
                continue
            for future in done:
                del self._under_way[future]
            self._deaths = 0
            return played

    def _renew(self, handfuls: list[Handful]) -> None:
        self._deaths += 1
        if self._deaths > MOST_DEATHS:
            raise Problem("arena-workers-die", times=MOST_DEATHS)
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._new_pool()
        self._under_way = {}
        for handful in handfuls:
            self._under_way[self._pool.submit(play_handful, handful)] = handful

    def close(self) -> None:
        running = list((self._pool._processes or {}).values())  # noqa: SLF001 - 3.14 has a method
        self._pool.shutdown(wait=not self._under_way, cancel_futures=True)
        if self._under_way:
            for process in running:
                process.terminate()


def _ignore_interrupts() -> None:
    """
    Ctrl-C reaches all processes of a terminal; only the one that keeps the results answers, and
    ends the others in the middle of whatever they play. (`guardian` ends the programs there.)
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def crew_of(jobs: int) -> Crew:
    return Alone() if jobs <= 1 else Processes(jobs)
