"""Waiting in turns: who asks for much waits for themselves, and not for everybody else."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class _Queues(OrderedDict[str, deque[asyncio.Future[None]]]):
    """Of each who waits, the one who has waited longest for a turn first."""


class Fair:
    """So many at a time; of those who wait everyone has a turn before anyone has another.

    What can wait has a turn where nothing else waits.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._urgent, self._patient = _Queues(), _Queues()

    def waiting(self, who: str) -> int:
        return sum(len(queues.get(who, ())) for queues in (self._urgent, self._patient))

    @property
    def all_waiting(self) -> int:
        return sum(len(one) for queues in (self._urgent, self._patient) for one in queues.values())

    @asynccontextmanager
    async def turn(self, who: str, *, patient: bool = False) -> AsyncIterator[None]:
        await self._wait(who, self._patient if patient else self._urgent)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, who: str, queues: _Queues) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        queues.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it was given to us, and we do not want it any more
            raise

    def _next(self) -> None:
        """To the one who has waited longest for one."""
        while queues := self._urgent or self._patient:
            who, queue = queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                queues[who] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
