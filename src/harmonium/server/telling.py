"""What those at a table are told: where the game stands, what changed, what somebody said."""

from typing import Any

from harmonium.server import outgoing, protocol
from harmonium.server.connections import REFUSED, Connection
from harmonium.server.rooms import Change, Room


def updates(room: Room, changes: tuple[Change, ...], now: int) -> list[tuple[Connection, bytes]]:
    """What each of them is to be told of the changes; those first who did not make the last one."""
    actor = changes[-1].entry.seat
    connections = sorted(room.connections, key=lambda connection: actor in connection.seats)
    pairs = [(each, viewer) for each in connections for viewer in each.viewers]
    told = outgoing.updates({viewer for _, viewer in pairs}, room, changes, now)
    return [(connection, told[viewer]) for connection, viewer in pairs]


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
