"""The door of a table's socket: who comes, may they, and through whose eyes do they look."""

import re
from typing import Any
from urllib.parse import parse_qs

from litestar.datastructures import Headers

from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.room import access
from harmonium.room.errors import NotAllowed
from harmonium.server.base.security import COOKIE, is_own_origin
from harmonium.server.limits.buckets import address_of
from harmonium.server.people import identity, invitations
from harmonium.server.socket.line import Line
from harmonium.server.socket.session import TableTalk, left
from harmonium.server.tables import chat
from harmonium.server.tables.connections import Connection
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire import protocol
from harmonium.wire.protocol import REFUSED
from harmonium.wire.shared import MOST_SEATS, Someone

NOT_THERE = 4404

_PATH = re.compile("/api/tables/(?P<table>[A-Za-z0-9_-]{1,32})/socket")


async def table_socket(hub: Hub, scope: Any, line: Line) -> None:
    """Look who comes, greet, show where the game stands; then the table's talk has the line."""
    knock = Knock(scope)
    found = _PATH.fullmatch(scope["path"])
    if found is None:
        refuse(line, NOT_THERE)
    elif hub.bans.has_address(knock.address) or not _is_ours(hub, knock):
        refuse(line, REFUSED)
    elif not _may_enter(hub, knock.address):
        hub.metrics.limited += 1
        refuse(line, protocol.TOO_MANY)
    else:
        hub.metrics.sockets += 1
        talk = None
        try:
            talk = await _enter(hub, line, knock, found["table"])
        finally:
            if talk is None:
                left(hub, knock.address)
        if talk is not None:
            await talk.greet(knock.query("client"))
            await chat.recall(hub, talk.room, talk.connection)


def _is_ours(hub: Hub, knock: "Knock") -> bool:
    host = knock.header("host")
    own = is_own_origin(knock.header("origin"), host, hub.settings.public_url)
    return own and hub.house.knows(host)


def _may_enter(hub: Hub, address: str) -> bool:
    addresses = hub.addresses
    may = addresses.may_ask(address) and addresses.may_open(address)
    return may and addresses.connect(address)


def refuse(line: Line, code: int) -> None:
    """Accepted first: only then does a browser learn the code."""
    line.accept()
    line.close(code)


class Knock:
    """What the request for a socket says."""

    __slots__ = ("_headers", "_query", "address")

    def __init__(self, scope: Any) -> None:
        self._headers = Headers.from_scope(scope)
        self._query: bytes = scope["query_string"]
        self.address = address_of(scope)

    def header(self, name: str) -> str | None:
        return self._headers.get(name)

    def cookie(self, name: str) -> str:
        pairs = (part.strip().partition("=") for part in self._headers.get("cookie", "").split(";"))
        return next((value for given, _, value in pairs if given == name), "")

    def query(self, name: str) -> str | None:
        given = parse_qs(self._query.decode("latin-1")).get(name)
        return given[-1] if given else None


async def _enter(hub: Hub, line: Line, knock: Knock, table_id: str) -> TableTalk | None:
    try:
        room = await hub.room(table_id)
        person, seat = await _who(hub, knock, room)
    except NotAllowed:
        refuse(line, REFUSED)
        return None
    except Problem:
        refuse(line, NOT_THERE)
        return None
    seats = room.seats_of(person.id) if person is not None else ()
    connection = Connection(
        line,
        person=person,
        seats=seats if seat is None else (seat,),
        allowance=hub.allowance(knock.address, None if person is None else person.id),
        address=knock.address,
        token_seat=seat,
        token=None if seat is None else room.seats[seat].token,
        eyes=_eyes(knock.query("eyes")),
    )
    talk = TableTalk(hub, room, connection, knock.address)
    line.accept()
    line.listen(talk)
    return talk


def _eyes(given: str | None) -> tuple[Seat, ...] | None:
    """The seats named in the address, as in "0,2"; "none" looks through nobody's eyes."""
    if given is None:
        return None
    named = set(given.split(","))
    return tuple(Seat(number) for number in range(MOST_SEATS) if str(number) in named)


async def _who(hub: Hub, knock: Knock, room: LiveRoom) -> tuple[Someone | None, Seat | None]:
    """A person by cookie, a program by the token of its seat, or somebody who only watches."""
    scheme, _, token = (knock.header("authorization") or "").partition(" ")
    if scheme.lower() == "bearer":
        seat = invitations.seat_of_token(hub, room, token.strip())
        if seat is None:
            raise NotAllowed("bad-token")
        return None, seat
    me = await identity.behind(hub, knock.cookie(COOKIE), knock.address)
    access.check_see(room, None if me is None else me.id, hub.now())
    return (None if me is None else Someone(me.id, me.name)), None
