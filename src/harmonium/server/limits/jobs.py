"""Long work that somebody asks for (logs, past moments, replays, files): beside the loop.

One piece at a time, and those who wait have their turns address by address: who asks for much
waits for themselves and not for everybody else. What counts is the work itself: each address has
so many seconds of it in a second.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from harmonium.room.errors import NotNow, TooMany
from harmonium.server.limits.buckets import BURST_SECONDS, PerAddress
from harmonium.server.limits.turns import Fair

P = ParamSpec("P")
T = TypeVar("T")

MOST_WAITING: Final = 128
MOST_OF_ONE: Final = 16


class Share:
    """Seconds of work: they come back steadily, and work that was begun may make debts."""

    __slots__ = ("_filled", "_left", "_share")

    def __init__(self, share: float) -> None:
        self._share = share
        self._left = share * BURST_SECONDS
        self._filled = time.monotonic()

    def is_left(self, now: float | None = None) -> bool:
        moment = time.monotonic() if now is None else now
        gained = (moment - self._filled) * self._share
        self._left = min(self._share * BURST_SECONDS, self._left + gained)
        self._filled = moment
        return self._left > 0

    def spend(self, seconds: float) -> None:
        self._left -= seconds


class Jobs:
    def __init__(
        self, share: float, most: int = MOST_WAITING, most_of_one: int = MOST_OF_ONE
    ) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._allowances = PerAddress(lambda: Share(share))
        self._turns = Fair(1)

    @property
    def waiting(self) -> int:
        return self._turns.all_waiting

    def do(
        self, address: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> Coroutine[Any, Any, T]:
        """Refused here and now, or to be awaited."""
        allowance = self._allowance(address)
        of_one, of_all = self._turns.waiting(address), self._turns.all_waiting
        if of_one >= self._most_of_one or of_all >= self._most:
            raise NotNow("server-busy")

        return self._in_turn(address, allowance, partial(work, *args, **kwargs))

    @contextmanager
    def here(self, address: str) -> Iterator[None]:
        """For long work that belongs into the loop: refused and counted like all the other."""
        allowance = self._allowance(address)
        begin = time.thread_time()
        try:
            yield
        finally:
            allowance.spend(time.thread_time() - begin)

    def _allowance(self, address: str) -> Share:
        found = self._allowances[address]
        if not found.is_left():
            raise TooMany("too-many-requests")
        return found

    async def _in_turn(self, address: str, allowance: Share, work: Callable[[], T]) -> T:
        spent = 0.0

        def timed() -> T:
            nonlocal spent
            begin = time.thread_time()
            try:
                return work()
            finally:
                spent = time.thread_time() - begin

        async with self._turns.turn(address):
            try:
                return await asyncio.to_thread(timed)
            finally:
                allowance.spend(spent)
