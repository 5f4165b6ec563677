"""Addresses and networks as a host writes them down: `127.0.0.1, 10.0.0.0/8`."""

from ipaddress import ip_network
from typing import Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from harmonium.core.errors import Problem

EVERYBODY = "*"


class Listed(Protocol):
    def __contains__(self, address: str | None, /) -> bool: ...


def listed(text: str) -> Listed:
    """
    Those, as uvicorn reads them.

    >>> home = listed("127.0.0.1, 10.0.0.0/8")
    >>> [address in home for address in ("127.0.0.1", "10.9.8.7", "192.0.2.1", None)]
    [True, True, False, False]
    >>> "127.0.0.1" in listed("")
    False
    """
    return ProxyHeadersMiddleware(None, text or []).trusted_hosts  # type: ignore[arg-type]


def check_listed(text: str) -> None:
    """Refuse what is no address: uvicorn would wait for it in vain.

    >>> check_listed("127.0.0.1, 10.0.0.0/8, *")
    >>> check_listed("10.0.0.1/8")
    Traceback (most recent call last):
    harmonium.core.errors.Problem: bad-setting(reason='10.0.0.1/8')
    """
    for name in filter(None, (part.strip() for part in text.split(","))):
        try:
            if name != EVERYBODY:
                ip_network(name)
        except ValueError as error:
            raise Problem("bad-setting", reason=name) from error
