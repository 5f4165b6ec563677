"""What those at a table are told, sent: the room says what, the connections carry it."""

import msgspec

from harmonium.room import telling
from harmonium.server.tables.hub import Hub
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


def tell(hub: Hub, room: LiveRoom, message: PLAIN) -> None:
    """Send everybody the same, wherever they are."""
    encoded = encode(message)
    tell_here(room, encoded)
    if hub.outbox is not None:
        hub.outbox.told(room, encoded)


def tell_here(room: LiveRoom, encoded: bytes) -> None:
    """Send it to everybody at this process."""
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


def tell_presence(hub: Hub, room: LiveRoom) -> None:
    """Somebody came or went here."""
    here = telling.presence(room)
    tell_here(room, encode(everywhere(room, here)))
    if hub.outbox is not None:
        hub.outbox.present(room, here)


def everywhere(room: LiveRoom, here: protocol.Presence) -> protocol.Presence:
    """Who is at the table, at whichever process; somebody at two of them is one."""
    if not room.elsewhere:
        return here
    all_ = (here, *room.elsewhere.values())
    present = {
        each.seats if each.who is None else each.who.id: each
        for one in all_
        for each in one.present
    }
    watching = sum(one.spectators for one in all_)
    return protocol.Presence(tuple(present.values()), watching)
