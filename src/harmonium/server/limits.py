"""How much anybody may ask for: token buckets, per socket and per address."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from harmonium.server.errors import NotNow

P = ParamSpec("P")
T = TypeVar("T")

BURST_SECONDS: Final = 4.0
MOST_ADDRESSES: Final = 20_000


class Bucket:
    """Fills steadily up to a burst; each request takes one."""

    __slots__ = ("_filled", "_left", "_rate")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = rate * BURST_SECONDS
        self._filled = time.monotonic()

    def take(self, now: float | None = None) -> bool:
        moment = time.monotonic() if now is None else now
        gained = (moment - self._filled) * self._rate
        self._left = min(self._rate * BURST_SECONDS, self._left + gained)
        self._filled = moment
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Turns:
    """Long work beside the loop: one piece at a time, and not more than so many waiting."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting = 0
        self._turn = asyncio.Lock()

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._waiting >= self._most:
            raise NotNow("server-busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            self._waiting -= 1


class Addresses:
    """Buckets and open sockets by address; the longest unseen addresses are forgotten."""

    def __init__(self, rate: float, most_sockets: int) -> None:
        self._rate = rate
        self._most_sockets = most_sockets
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def may_ask(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()

    def connect(self, address: str) -> bool:
        if self._sockets.get(address, 0) >= self._most_sockets:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        left = self._sockets.get(address, 0) - 1
        if left > 0:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)
