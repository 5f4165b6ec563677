"""What becomes of guests: whom a link lets in, and what the host allows them no more."""

from typing import Any

from harmonium.room import access
from harmonium.room.errors import NotAllowed
from harmonium.room.room import Room
from harmonium.room.stored import Restrained, Restraint, Visited
from harmonium.wire.rest import Me
from harmonium.wire.shared import May


def visited(room: Room[Any], person: str, may: May) -> tuple[Visited, ...]:
    """They came by a link; one to watch takes nothing from who may join."""
    if person in room.removed:
        raise NotAllowed("removed")
    known = room.visitors.get(person)
    return () if known in {"join", may} else (Visited(person, known, may),)


def check_restrains(room: Room[Any], me: Me, person: str) -> None:
    access.check_host(room, me)
    if person == me.id:
        raise NotAllowed("host-stays")


def restrained(room: Room[Any], person: str, how: Restraint, *, on: bool) -> tuple[Restrained, ...]:
    is_so = person in (room.muted if how == "muted" else room.removed)
    return () if is_so == on else (Restrained(person, how, on),)
