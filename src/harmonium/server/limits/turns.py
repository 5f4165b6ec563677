"""Waiting in turns: who asks for much waits for themselves, and not for everybody else."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Fair:
    """So many at a time; of those who wait everyone has a turn before anyone has another."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waiting(self, who: str) -> int:
        return len(self._queues.get(who, ()))

    @property
    def all_waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        await self._wait(who)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, who: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it was given to us, and we do not want it any more
            raise

    def _next(self) -> None:
        """To the one who has waited longest for one."""
        while self._queues:
            who, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[who] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
