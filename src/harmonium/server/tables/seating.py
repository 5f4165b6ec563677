"""Sitting down and standing up.

A seat that was played knows secrets. Whoever has sat at a table knows those of their own seat, and
may come back to it, but never take another's there (docs/decisions/0025-who-may-take-a-seat.md).
"""

from typing import Any

from harmonium.core import table as core
from harmonium.core.game import Seat
from harmonium.room.plain import LONGEST_NAME, checked_name
from harmonium.server.base.errors import NotAllowed, NotNow
from harmonium.server.storage import Conflict, Write
from harmonium.server.storage.statements import ADD_SAT, change_seat
from harmonium.server.tables import access, closing, commit
from harmonium.server.tables.allowances import check_not_too_many
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import Room, SeatFacts
from harmonium.server.tables.telling import tell_news, tell_present
from harmonium.server.tables.withdrawing import withdraw
from harmonium.wire.rest import Join, Me

OPEN = SeatFacts("open", "")


def seat_row(table_id: str, number: int, seat: SeatFacts) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "person": seat.person,
        "bot": seat.bot,
        "token": seat.token,
        "stand_in": int(seat.stand_in),
    }


async def join(hub: Hub, room: Room, me: Me, wish: Join) -> Seat:
    """Sit down: in that seat or the first one that is free to them, their own before others'."""
    access.check_join(room, me.id)
    if room.facts.host.id != me.id and not room.seats_of(me.id):  # else it counts already
        await check_not_too_many(hub, me)
    name = me.name if wish.name is None else checked_name(wish.name, LONGEST_NAME)
    async with room.lock:
        while True:
            if room.facts.status == "over":
                raise NotNow("table-closed", how="over")
            number = _free_seat(room, me.id, wish.seat)
            try:
                await set_seat(hub, room, number, SeatFacts("person", name, me.id), me.id)
            except NotNow:  # taken at another process: look again what is free
                continue
            return Seat(number)


def _free_seat(room: Room, person: str, wished: int | None) -> int:
    """Open ones, and one's own that was given to a program meanwhile."""
    own = [number for number, player in room.sat if player == person]
    free = [n for n in sorted(own) if room.seats[n].kind in {"open", "program"}]
    free += [n for n, seat in enumerate(room.seats) if seat.kind == "open" and n not in free]
    if not free or (wished is not None and wished not in free):
        raise NotNow("seat-taken")
    number = free[0] if wished is None else wished
    access.check_take(room, person, number)
    return number


async def set_seat(
    hub: Hub, room: Room, number: int, seat: SeatFacts, player: str | None = None
) -> None:
    """Put that into the seat; refused if another process has changed the seat meanwhile.

    The player learns what the seat knows, once the game has begun.
    """
    row = seat_row(room.id, number, seat)
    values = {name: row[name] for name in ("kind", "name", "person", "bot", "token", "stand_in")}
    writes: list[Write] = [
        change_seat(room.id, number, who_sits(room.seats[number]), **values),
    ]
    is_new = player is not None and room.table is not None and (number, player) not in room.sat
    if is_new:
        writes.append((ADD_SAT, {"table_id": room.id, "seat": number, "person": player}))
    try:
        await hub.database.writer.write(*writes)
    except Conflict as conflict:
        await commit.refresh(hub, room)
        raise NotNow("seat-taken") from conflict
    room.seats[number] = seat
    if is_new and player is not None:
        room.sat.add((number, player))
    tell_news(room)
    for connection in room.connections:
        if Seat(number) in connection.seats and room.table is not None:
            tell_present(room, hub.now())
            break
    hub.look(room)


def who_sits(seat: SeatFacts) -> dict[str, Any]:
    """What must still be so in the database for a change that was decided on it."""
    return {"kind": seat.kind, "person": seat.person, "token": seat.token}


async def leave(hub: Hub, room: Room, me: Me, number: int) -> None:
    """Stand up. From a running game a stand-in takes over until somebody else sits down."""
    access.check_seated(room, me.id)
    async with room.lock:
        if Seat(number) not in room.seats_of(me.id):
            raise NotAllowed("not-your-seat", seat=number)
        if room.facts.status == "over":
            raise NotNow("table-closed", how="over")
        await give_up(hub, room, number)


async def give_up(hub: Hub, room: Room, number: int) -> None:
    is_running = room.facts.status != "waiting"
    name = room.seats[number].name if is_running else ""
    await set_seat(hub, room, number, SeatFacts("open", name, stand_in=is_running))
    await withdraw(hub, room, number)
    if is_running and not any(seat.kind == "person" for seat in room.seats):
        await closing.end(hub, room, core.Ending("abandoned"))


async def resign(hub: Hub, room: Room, me: Me, number: int) -> None:
    """With two at the table the game is over; with more a stand-in plays on."""
    access.check_seated(room, me.id)
    if Seat(number) not in room.seats_of(me.id):
        raise NotAllowed("not-your-seat", seat=number)
    if room.facts.status not in {"running", "paused"}:
        raise NotNow("table-not-running")
    if len(room.seats) > 2:
        async with room.lock:
            await give_up(hub, room, number)
        return
    await closing.end(hub, room, core.Ending("resigned", Seat(number)))
