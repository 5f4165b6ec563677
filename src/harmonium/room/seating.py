"""Who may sit down where.

A seat that was played knows secrets. Whoever has sat at a table knows those of their own seat, and
may come back to it, but never take another's there (docs/decisions/0025-who-may-take-a-seat.md).
"""

from typing import Any

import msgspec

from harmonium.room import access
from harmonium.room.errors import NotNow
from harmonium.room.facts import SeatFacts
from harmonium.room.room import Room
from harmonium.room.stored import Due, Seated


def free_seat(room: Room[Any], person: str, wished: int | None) -> int:
    """Open ones, and one's own that was given to a program meanwhile; one's own before others'."""
    if room.facts.status == "over":
        raise NotNow("table-closed", how="over")
    own = [number for number, player in room.sat if player == person]
    free = [n for n in sorted(own) if room.seats[n].kind in {"open", "program"}]
    free += [n for n, seat in enumerate(room.seats) if seat.kind == "open" and n not in free]
    if not free or (wished is not None and wished not in free):
        raise NotNow("seat-taken")
    number = free[0] if wished is None else wished
    access.check_take(room, person, number)
    return number


def seated(room: Room[Any], number: int, seat: SeatFacts, player: str | None = None) -> Seated:
    """Put that into the seat; the player learns what it knows, once the game has begun."""
    is_new = player is not None and room.fold is not None and (number, player) not in room.sat
    return Seated(number, room.seats[number], seat, player if is_new else None)


def given_up(room: Room[Any], number: int) -> Seated:
    """From a running game a stand-in takes over until somebody else sits down."""
    is_running = room.facts.status != "waiting"
    name = room.seats[number].name if is_running else ""
    return seated(room, number, SeatFacts("open", name, stand_in=is_running))


def stood_in(room: Room[Any], seat: int, now: int, *, on: bool) -> tuple[Seated, Due] | tuple[()]:
    """A stand-in takes the seat whose time is over, or its person is back. Nothing where it is so
    already: they may have acted while the table was busy.
    """
    before = room.seats[seat]
    if before.kind == "open" or before.stand_in == on:
        return ()
    deadline = room.deadline(now)
    if on and (deadline is None or deadline[1] != seat or deadline[0] > now):
        return ()
    after = msgspec.structs.replace(before, stand_in=on)
    return Seated(seat, before, after), Due(now)
