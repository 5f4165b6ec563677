"""How much anybody may ask for: token buckets, per socket, per person and per address."""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Final, Generic, TypeVar

from harmonium.room.errors import TooMany

T = TypeVar("T")

BURST_SECONDS: Final = 4.0
OPENING_COSTS: Final = 5
"""Messages: to greet somebody at a table is as much work."""

MOST_ADDRESSES: Final = 20_000


class Bucket:
    """Fills steadily up to a burst; each request takes one, a large one more."""

    __slots__ = ("_filled", "_left", "_most", "_rate")

    def __init__(self, rate: float, seconds: float = BURST_SECONDS) -> None:
        self._rate = rate
        self._left = self._most = rate * seconds
        self._filled = time.monotonic()

    def take(self, now: float | None = None, cost: int = 1) -> bool:
        """Whether there was something left; what costs more is owed."""
        moment = time.monotonic() if now is None else now
        gained = (moment - self._filled) * self._rate
        self._left = min(self._most, self._left + gained)
        self._filled = moment
        if self._left < 1:
            return False
        self._left -= cost
        return True


class Allowance:
    """What one socket may send: from its own bucket, then its person's, then its address's.

    In this order, so that who sends without end uses up no more than their own.
    """

    __slots__ = ("_buckets",)

    def __init__(self, *buckets: Bucket) -> None:
        self._buckets = buckets

    def take(self, cost: int = 1) -> bool:
        now = time.monotonic()
        return all(bucket.take(now, cost) for bucket in self._buckets)


class PerAddress(Generic[T]):
    """One of something for each address; the longest unseen addresses are forgotten."""

    def __init__(self, make: Callable[[], T], most: int = MOST_ADDRESSES) -> None:
        self._make = make
        self._most = most
        self._of: OrderedDict[str, T] = OrderedDict()

    def __getitem__(self, address: str) -> T:
        found = self._of.get(address)
        if found is None:
            found = self._of[address] = self._make()
            if len(self._of) > self._most:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(address)
        return found


class Addresses:
    """Buckets and open sockets by address."""

    def __init__(
        self,
        rate: float,
        most_sockets: int,
        made_per_minute: float = 60.0,
        messages_per_second: float = 200.0,
    ) -> None:
        self._most_sockets = most_sockets
        self._asking = PerAddress(lambda: Bucket(rate))
        self._making = PerAddress(lambda: Bucket(made_per_minute / 60, 60.0))
        self.sending = PerAddress(lambda: Bucket(messages_per_second))
        """For all sockets of an address together."""
        self._sockets: dict[str, int] = {}

    def may_ask(self, address: str) -> bool:
        return self._asking[address].take()

    def check_may_make(self, address: str) -> None:
        """Guests and tables are kept, so nobody may make them as fast as they can ask."""
        if not self._making[address].take():
            raise TooMany("too-many-requests")

    def may_open(self, address: str) -> bool:
        """Whether one more socket may be opened; who was cut off for flooding has to wait."""
        return self.sending[address].take(cost=OPENING_COSTS)

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


def address_of(scope: Any) -> str:
    """Whom a request counts for. Who has one address of IPv6 has as many as they like beside it,
    so there the first half counts.

    >>> address_of({"client": ("2001:db8:1:2:3:4:5:6", 1)})
    '2001:db8:1:2::/64'
    >>> address_of({"client": ("::ffff:192.0.2.1", 1)})
    '192.0.2.1'
    """
    client = scope.get("client")
    return network_of(client[0] if client else "")


def network_of(host: str) -> str:
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False))
