"""What those at a table are told: where the game stands, what changed, what somebody said."""

from typing import Any

from harmonium.server.tables import outgoing
from harmonium.server.tables.connections import Connection
from harmonium.server.tables.outgoing import Viewer
from harmonium.server.tables.rooms import Change, Room
from harmonium.wire import protocol
from harmonium.wire.protocol import REFUSED

Pair = tuple[Connection, Viewer]
"""Somebody, and one of those through whose eyes they see."""


class Telling:
    """What everybody at a table is to be told of the changes: those first who wait for it, then
    whoever made the last one.

    It is prepared while the disk is busy, or at the latest before the table changes again.
    """

    __slots__ = ("_changes", "_messages", "_now", "_pairs", "_room")

    def __init__(self, room: Room, changes: tuple[Change, ...], now: int) -> None:
        self._room, self._changes, self._now = room, changes, now
        actor = changes[-1].entry.seat
        others: list[Pair] = []
        own: list[Pair] = []
        for connection in room.connections:
            pairs = own if actor in connection.seats else others
            pairs += [(connection, viewer) for viewer in connection.viewers]
        self._pairs = others + own
        self._messages: dict[Viewer, bytes] | None = None

    def prepare(self) -> None:
        if self._messages is None:
            viewers = {viewer for _, viewer in self._pairs}
            self._messages = outgoing.updates(viewers, self._room, self._changes, self._now)

    def tell(self) -> None:
        self.prepare()
        assert self._messages is not None
        for connection, viewer in self._pairs:
            connection.send(self._messages[viewer])
        if self._room.telling is self:
            self._room.telling = None


def tell_present(room: Room, now: int) -> None:
    """Send everybody where the game stands."""
    if room.table is None:
        return
    for connection in room.connections:
        for viewer in connection.viewers:
            connection.send(outgoing.snapshot(viewer, room, now))


def tell(room: Room, message: Any) -> None:
    """Send everybody a message that holds nothing of the game."""
    encoded = outgoing.plain(message)
    for connection in room.connections:
        connection.send(encoded)


def tell_news(room: Room) -> None:
    """The table itself changed: everybody learns it, and which seats are theirs now."""
    info = room.info()
    for connection in tuple(room.connections):
        if connection.person is not None:
            connection.seats = room.seats_of(connection.person.id)
        elif any(connection.token != room.seats[seat].token for seat in connection.seats):
            connection.seats = ()
            connection.drop(REFUSED)
        connection.send(outgoing.plain(protocol.News(info, connection.seats)))


def tell_presence(room: Room) -> None:
    """Who is here: those seated, and how many watch."""
    by_person: dict[str, protocol.Present] = {}
    watching = 0
    for connection in room.connections:
        if connection.seats:
            by_person[connection.author] = protocol.Present(connection.person, connection.seats)
        else:
            watching += 1
    tell(room, protocol.Presence(tuple(by_person.values()), watching))
