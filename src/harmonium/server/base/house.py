"""The table in the house: one more door, at this computer's address in its own network.

Without a wish the server listens to this computer only, so nobody else could open its links. The
person at it may open the door, with `--house` or from a page, and close it again.
"""

import asyncio
import errno
import socket
from ipaddress import ip_address
from typing import Final, Protocol
from urllib.parse import urlsplit

from harmonium.core.errors import Problem
from harmonium.room.errors import NotAllowed, NotNow
from harmonium.server.base.settings import Settings
from harmonium.wire.rest import House as Told

_ELSEWHERE: Final = ("198.51.100.1", 9)
"""An address that nobody has, to ask the system which of ours it would speak from."""


class Doors(Protocol):
    """What listens; see `process/run.py`."""

    async def open_door(self, listening: socket.socket) -> None: ...

    def close_door(self, listening: socket.socket) -> None: ...


def is_here(host: str) -> bool:
    """Whether an address or a name means the computer it is said on.

    >>> [is_here(host) for host in ("127.0.0.1", "::1", "localhost", "192.168.1.5", "a.example")]
    [True, True, True, False, False]
    """
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def own_address() -> str:
    """This computer's address in its network; a Problem if there is none for a house alone."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)  # nothing is sent
            found: str = probe.getsockname()[0]
        except OSError as error:
            raise NotNow("house-without-network") from error
    return for_a_house(found)


def for_a_house(address: str) -> str:
    """That address, if it leads to a house and not to one computer or to all the world.

    >>> for_a_house("192.168.1.5")
    '192.168.1.5'
    >>> for_a_house("8.8.8.8")
    Traceback (most recent call last):
    harmonium.room.errors.NotNow: house-too-wide(address='8.8.8.8')
    """
    if is_here(address) or ip_address(address).is_unspecified:
        raise NotNow("house-without-network")
    if ip_address(address).is_global:
        raise NotNow("house-too-wide", address=address)
    return address


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class House:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._doors: Doors | None = None
        self._port = 0
        self._door: socket.socket | None = None
        self._changing = asyncio.Lock()

    def stands(self, doors: Doors, port: int) -> None:
        """The server runs, on that port."""
        self._doors = doors
        self._port = port

    @property
    def is_ours_to_open(self) -> bool:
        """Not where a proxy or the whole network has a way in already, nor by one of several."""
        given = self._settings
        beyond = given.public_url or given.trusted_proxies or not is_here(given.host)
        beyond = beyond or given.workers > 1
        return self._doors is not None and not beyond

    @property
    def address(self) -> str | None:
        """What the house has to type in, while the door is open."""
        if self._door is None:
            return None
        return url(self._settings.house_name or self._door.getsockname()[0], self._port)

    async def open(self) -> None:
        """Listen in the house too; asked again after a move to another network, there."""
        async with self._changing:
            if self._doors is None or not self.is_ours_to_open:
                raise NotNow("house-elsewhere")
            wanted = self._settings.house_address or own_address()
            if self._door is not None and self._door.getsockname()[0] == wanted:
                return
            self._shut()
            door = _bound(wanted, self._port)
            try:
                await self._doors.open_door(door)
            except OSError as error:
                door.close()
                raise _unusable(error, wanted, self._port) from error
            self._door = door

    async def close(self) -> None:
        """Who came through the door is sent out."""
        async with self._changing:
            self._shut()

    def _shut(self) -> None:
        if self._door is not None and self._doors is not None:
            self._doors.close_door(self._door)
            self._door = None

    def check_at_home(self, client: str, host: str | None) -> None:
        """Only the person at this computer decides, on a page that they opened as theirs."""
        if not self.is_at_home(client, host):
            raise NotAllowed("house-not-yours")

    def is_at_home(self, client: str, host: str | None) -> bool:
        """Whether somebody at this computer asks for it by a name of its own."""
        return is_here(client) and host is not None and is_here(_name(host))

    def knows(self, host: str | None) -> bool:
        """
        Whether a request is meant for us. A page elsewhere can give its own name our address, and
        then speaks to us as if it were ours: only the names we go by are answered. Browsers always
        say one.
        """
        given = self._settings
        if host is None or is_here(_name(host)):
            return True
        if given.public_url:
            public = urlsplit(given.public_url)
            usual = {"https": ":443", "http": ":80"}.get(public.scheme, "")  # proxies may say it
            wanted, asked = (name.lower().removesuffix(usual) for name in (public.netloc, host))
            return asked == wanted
        if not is_here(given.host):
            return True  # who listens to everybody cannot know what everybody calls them
        return host.lower() in self._hosts()

    def _hosts(self) -> set[str]:
        if self._door is None:
            return set()
        names = (self._door.getsockname()[0], self._settings.house_name)
        return {urlsplit(url(name, self._port)).netloc.lower() for name in names if name}

    def is_trusted(self, scheme: str, host: str | None) -> bool:
        """Whether browsers treat our pages as secure, and so obey all that we ask of them."""
        public = self._settings.public_url or ""
        secure = scheme == "https" or public.startswith("https:")
        return secure or (host is not None and is_here(_name(host)))

    def base(self, asked: str) -> str:
        """What links begin with, for somebody whose page is at `asked`."""
        if self._settings.public_url:
            return self._settings.public_url.rstrip("/")
        if self.address is not None:
            return self.address
        if is_here(urlsplit(asked).hostname or "") and not is_here(self._settings.host):
            return self._as_seen_by_others() or asked.rstrip("/")
        return asked.rstrip("/")

    def _as_seen_by_others(self) -> str | None:
        """Where a server that listens to everybody is found from elsewhere."""
        host = self._settings.host
        try:
            return url(own_address() if ip_address(host).is_unspecified else host, self._port)
        except (Problem, ValueError):
            return None

    def told(self, asked: str, client: str, host: str | None) -> Told:
        base = self.base(asked)
        may = self.is_ours_to_open and self.is_at_home(client, host)
        if is_here(urlsplit(base).hostname or ""):
            return Told("here", base, may)
        return Told("beyond" if self.address is None else "house", base, may)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except OSError as error:
        door.close()
        raise _unusable(error, host, port) from error
    return door


def _unusable(error: OSError, host: str, port: int) -> NotNow:
    if error.errno == errno.EADDRINUSE:
        return NotNow("house-taken", address=url(host, port))
    return NotNow("house-not-there", address=host)


def _name(host: str) -> str:
    """Without the port and the brackets of IPv6; empty if it is no name."""
    try:
        return (urlsplit(f"//{host}").hostname or "") if host.isprintable() else ""
    except ValueError:
        return ""
