"""Who may see, join and change a table: one question, one function."""

from typing import Any

from harmonium.core.times import day_of
from harmonium.room.errors import NotAllowed, NotThere
from harmonium.room.room import Room
from harmonium.wire.rest import Me


def is_closed_today(room: Room[Any], now: int) -> bool:
    """Today's deal is nobody else's business until the day is over."""
    return room.plan.daily is not None and room.plan.daily >= day_of(now)


def may_see(room: Room[Any], person: str | None, now: int) -> bool:
    plan = room.plan
    if person is not None and person in room.removed:
        return False
    own = person is not None and (room.facts.host.id == person or bool(room.seats_of(person)))
    if own:
        return True
    if is_closed_today(room, now):
        return False
    return plan.open or plan.daily is not None or (person is not None and person in room.visitors)


def check_see(room: Room[Any], person: str | None, now: int) -> None:
    """What one may not see is not there: its existence is no news either. Whom the host has sent
    away knows it, and is told that.
    """
    if person is not None and person in room.removed:
        raise NotAllowed("removed")
    if not may_see(room, person, now):
        raise NotThere("unknown-table", table=room.id)


def check_look_back(room: Room[Any], person: str | None, now: int) -> None:
    """A finished game is open to whoever was given its address, which nobody guesses. What was
    said beside it stays among those who may see the table.
    """
    if room.facts.status != "over" or is_closed_today(room, now):
        check_see(room, person, now)


def check_join(room: Room[Any], person: str) -> None:
    if person in room.removed:
        raise NotAllowed("removed")
    invited = room.visitors.get(person) == "join" or room.facts.host.id == person
    if not (room.plan.open or invited or room.seats_of(person)):
        raise NotAllowed("not-invited")


def check_take(room: Room[Any], person: str, seat: int) -> None:
    """A seat that was played gives its secrets to nobody who could use them in another one."""
    if room.table is None or (seat, person) in room.sat:
        return
    if any(player == person for _, player in room.sat):
        raise NotAllowed("sat-elsewhere")
    was_played = any(number == seat for number, _ in room.sat)
    if was_played and room.game.rival_hands(room.plan.options):
        raise NotAllowed("seat-has-secrets")


def check_host(room: Room[Any], me: Me) -> None:
    if room.facts.host.id != me.id:
        raise NotAllowed("only-host")


def check_seated(room: Room[Any], person: str) -> None:
    if not room.seats_of(person):
        raise NotAllowed("not-seated")
