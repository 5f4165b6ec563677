"""What a host decides about the guests of a table: who may speak, and who has to go."""

from harmonium.core.errors import Problem
from harmonium.room import access, hosting
from harmonium.room.errors import NotNow, NotThere
from harmonium.room.facts import OPEN
from harmonium.room.stored import Restraint, SpectatorsHeard
from harmonium.server.people import identity
from harmonium.server.tables.changing import change
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.seating import give_up, set_seat
from harmonium.server.tables.sending import tell_news, tell_presence
from harmonium.wire.protocol import REFUSED
from harmonium.wire.rest import Guest, Me, Remove
from harmonium.wire.shared import Someone


async def remove(hub: Hub, room: LiveRoom, me: Me, wish: Remove) -> None:
    """Clear a seat before the start, or send a guest away for good, also from a running game:
    then a stand-in plays on.
    """
    access.check_host(room, me)
    if room.facts.status == "over":
        raise NotNow("table-closed", how="over")
    person = wish.person
    if wish.seat is not None:
        if wish.seat >= len(room.seats):
            raise Problem("no-such-seat", seat=wish.seat, seats=len(room.seats))
        person = room.seats[wish.seat].person
        if person is None or person == me.id:
            await _clear(hub, room, wish.seat)
            return
    if person is None:
        raise Problem("message-malformed", reason="seat or person")
    await _send_away(hub, room, me, person)


async def _clear(hub: Hub, room: LiveRoom, seat: int) -> None:
    """A bot, a program or a second one of the host's own, as long as nothing is dealt."""
    async with room.lock:
        if room.facts.status == "waiting":
            await set_seat(hub, room, seat, OPEN)
        elif room.seats[seat].kind == "program":
            await give_up(hub, room, seat)
        else:
            raise NotNow("table-started")


async def _send_away(hub: Hub, room: LiveRoom, me: Me, person: str) -> None:
    hosting.check_restrains(room, me, person)
    await _someone(hub, person)
    async with room.lock:
        # First who they are: nobody comes back between the seat and the door.
        await _restrain(hub, room, person, "removed", on=True)
        for seat in room.seats_of(person):
            await give_up(hub, room, seat)
    for connection in tuple(room.audience):
        if connection.person is not None and connection.person.id == person:
            connection.drop(REFUSED)


async def admit(hub: Hub, room: LiveRoom, me: Me, person: str) -> None:
    """Whom the host has sent away may come again, by a link or from the lobby."""
    access.check_host(room, me)
    async with room.lock:
        await _restrain(hub, room, person, "removed", on=False)


async def mute(hub: Hub, room: LiveRoom, me: Me, person: str, *, on: bool) -> None:
    hosting.check_restrains(room, me, person)
    await _someone(hub, person)
    async with room.lock:
        await _restrain(hub, room, person, "muted", on=on)


async def let_spectators_speak(hub: Hub, room: LiveRoom, me: Me, *, on: bool) -> None:
    access.check_host(room, me)
    async with room.lock:
        await change(hub, room, lambda: (SpectatorsHeard(on),))
    tell_news(room)


async def guests(hub: Hub, room: LiveRoom, me: Me) -> tuple[Guest, ...]:
    """For the host: who is here, at the table or watching, and whom they hold back."""
    access.check_host(room, me)
    here = {one.person.id: one.person for one in room.audience if one.person is not None}
    for there in room.elsewhere.values():
        here |= {one.who.id: one.who for one in there.present if one.who is not None}
    seated = {seat.person: seat.name for seat in room.seats if seat.person is not None}
    known = {*here, *seated, *room.muted, *room.removed} - {me.id}
    found = []
    for person in sorted(known):
        who = here.get(person)
        if who is None:
            row = await identity.find(hub.database, person)
            if row is None:
                continue
            who = Someone(row.id, row.name)
        found.append(
            Guest(
                who,
                room.seats_of(person),
                here=person in here,
                muted=person in room.muted,
                removed=person in room.removed,
            )
        )
    return tuple(sorted(found, key=lambda guest: (not guest.seats, guest.who.name)))


async def _someone(hub: Hub, person: str) -> None:
    if await identity.find(hub.database, person) is None:
        raise NotThere("unknown-person")


async def _restrain(hub: Hub, room: LiveRoom, person: str, how: Restraint, *, on: bool) -> None:
    if await change(hub, room, lambda: hosting.restrained(room, person, how, on=on)):
        tell_presence(hub, room)
