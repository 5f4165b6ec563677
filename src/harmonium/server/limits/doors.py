"""How many connections there may be, from one address and in all, and what is told of the rest.

A connection costs a file descriptor, and where those run out nobody can come in any more, not even
to the database. So some are kept back, and no address takes more than its share of the others.
"""

import logging
import os
import sys
import time
from typing import Final

from harmonium.server.base.metrics import Metrics
from harmonium.server.base.networks import listed
from harmonium.server.limits.buckets import network_of

log = logging.getLogger("harmonium.server")

KEPT_BACK: Final = 96
"""Descriptors for the database, the bots, the files of the client."""

WANTED: Final = 65_536

TOLD_EVERY: Final = 60.0
"""Seconds: one line in the log for whatever number is turned away."""


def most_descriptors(wanted: int = WANTED) -> int | None:
    """As many as the system lets us have; None where it has no such limit."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return None if soft == resource.RLIM_INFINITY else soft


def check_descriptors() -> None:
    """Say when not even one is left: the system turns people away then without telling us."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        log.exception("no file descriptors left")


def most_connections(descriptors: int | None) -> int:
    if descriptors is None:
        return sys.maxsize
    return max(descriptors - KEPT_BACK, descriptors // 2)


class Door:
    """Counts who comes and goes. Behind a proxy that we trust stand many: it is not one address."""

    def __init__(self, metrics: Metrics, per_address: int, in_all: int, proxies: str = "") -> None:
        self._metrics = metrics
        self._per_address = per_address
        self._in_all = in_all
        self._proxies = listed(proxies)
        self._of: dict[str, int] = {}
        self._told = -TOLD_EVERY

    def enter(self, host: str) -> bool:
        """Whether one more from there may stay; who may has to `leave` at the end."""
        address = network_of(host)
        count = self._of.get(address, 0)
        is_one = host not in self._proxies
        if self._metrics.connections >= self._in_all:
            self._turn_away("no file descriptors left for more connections", address)
            return False
        if is_one and count >= self._per_address:
            self._turn_away("too many connections from one address", address)
            return False
        self._of[address] = count + 1
        self._metrics.connections += 1
        return True

    def leave(self, host: str) -> None:
        address = network_of(host)
        self._metrics.connections -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]

    def _turn_away(self, why: str, address: str) -> None:
        self._metrics.turned_away += 1
        now = time.monotonic()
        if now - self._told >= TOLD_EVERY:
            self._told = now
            log.warning(why, extra={"address": address, "connections": self._metrics.connections})
