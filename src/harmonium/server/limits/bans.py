"""Guests and addresses that the keeper of the server has sent away."""

from collections import OrderedDict
from ipaddress import ip_address
from typing import Final

from sqlalchemy import select

from harmonium.core.errors import Problem
from harmonium.server.limits.buckets import MOST_ADDRESSES, address_of
from harmonium.server.storage import Database, schema

GUEST: Final = "guest"
ADDRESS: Final = "address"

_ALL = select(schema.bans.c.kind, schema.bans.c.value)


def counted(address: str) -> str:
    """As addresses are counted everywhere: of IPv6 the first half.

    >>> counted("2001:db8:1:2:3::4"), counted("2001:db8:1:2::/64"), counted("192.0.2.7")
    ('2001:db8:1:2::/64', '2001:db8:1:2::/64', '192.0.2.7')
    """
    return address_of({"client": (address.removesuffix("/64"), 0)})


def check_address(text: str) -> str:
    """An address as somebody typed it, or a Problem."""
    try:
        ip_address(text.removesuffix("/64"))
    except ValueError as error:
        raise Problem("order-bad-address", address=text) from error
    return counted(text)


class Bans:
    def __init__(self) -> None:
        self._of: dict[str, set[str]] = {GUEST: set(), ADDRESS: set()}
        self._seen: OrderedDict[str, str] = OrderedDict()
        """From where guests came last; never written down."""

    async def load(self, database: Database) -> None:
        found: dict[str, set[str]] = {GUEST: set(), ADDRESS: set()}
        for row in await database.rows(_ALL):
            found[row.kind].add(row.value)
        self._of = found

    def has_guest(self, person: str) -> bool:
        return person in self._of[GUEST]

    def has_address(self, address: str) -> bool:
        return address in self._of[ADDRESS]

    def saw(self, person: str, address: str) -> None:
        self._seen[person] = address
        self._seen.move_to_end(person)
        if len(self._seen) > MOST_ADDRESSES:
            self._seen.popitem(last=False)

    def address_of(self, person: str) -> str | None:
        return self._seen.get(person)
