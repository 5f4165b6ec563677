"""What those at a table are told, sent: the room says what, the connections carry it."""

import msgspec

from harmonium.room import telling
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire import protocol
from harmonium.wire.protocol import REFUSED

encode = msgspec.json.Encoder().encode

PLAIN = (
    protocol.Asked
    | protocol.Presence
    | protocol.Reminder
    | protocol.Said
    | protocol.Settled
    | protocol.Unsaid
)
"""Messages to everybody, with nothing of the game's position in them."""


def tell(room: LiveRoom, message: PLAIN) -> None:
    """Send everybody the same."""
    encoded = encode(message)
    for connection in room.audience:
        connection.send(encoded)


def tell_present(room: LiveRoom, now: int) -> None:
    """Send everybody where the game stands."""
    if room.fold is None:
        return
    for connection in room.audience:
        for viewer in connection.viewers:
            connection.send(encode(telling.snapshot(viewer, room, now)))


def tell_news(room: LiveRoom) -> None:
    """The table itself changed; a program whose seat is another's now has to go."""
    for connection, message in telling.news(room):
        if connection.token is not None and not connection.seats:
            connection.drop(REFUSED)
        connection.send(encode(message))


def tell_presence(room: LiveRoom) -> None:
    tell(room, telling.presence(room))
