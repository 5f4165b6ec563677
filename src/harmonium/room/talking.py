"""Beside the game, never in the record: words where the table allows them, and a few signs."""

from typing import Any

import msgspec

from harmonium.core.times import iso
from harmonium.room import telling
from harmonium.room.audience import Place
from harmonium.room.errors import NotAllowed
from harmonium.room.plain import plain_text
from harmonium.room.room import Room
from harmonium.wire.protocol import Said
from harmonium.wire.shared import LONGEST_TEXT, Sign


def check_speaks(room: Room[Any], place: Place, now: int) -> Said:
    """Who is about to say something, and when."""
    if not room.plan.chat:
        raise NotAllowed("chat-off")
    said = _said(room, place, now)
    if not place.seats and not room.plan.spectators and said.who.id != room.facts.host.id:
        raise NotAllowed("spectators-silent")
    return said


def words(said: Said, text: str, number: int) -> Said:
    return msgspec.structs.replace(said, text=plain_text(text, LONGEST_TEXT), number=number)


def check_signs(room: Room[Any]) -> None:
    if not room.plan.signs:
        raise NotAllowed("signs-off")


def check_seated(place: Place) -> None:
    """Signs are for those at the table."""
    if not place.seats:
        raise NotAllowed("not-seated")


def signed(room: Room[Any], place: Place, sign: Sign, now: int) -> Said:
    """Signs are not kept: they are for those who are there."""
    return msgspec.structs.replace(_said(room, place, now), sign=sign)


def check_pointable(room: Room[Any], at: str) -> None:
    """What the game lets one speak about, and nothing else: a silent table stays silent."""
    if at not in telling.pointable(room):
        raise NotAllowed("nothing-to-point-at")


def pointed(room: Room[Any], place: Place, at: str, now: int) -> Said:
    return msgspec.structs.replace(_said(room, place, now), point=at)


def _said(room: Room[Any], place: Place, now: int) -> Said:
    if place.person is None:
        raise NotAllowed("programs-do-not-talk")
    if place.person.id in room.muted:
        raise NotAllowed("muted")
    return Said(place.person, iso(now), place.seats)
