"""From people who wait to a game that is dealt, and after its end once more."""

from copy import copy
from typing import Any

import msgspec

from harmonium.core.deal import Generator, commitment
from harmonium.room.errors import NotAllowed, NotNow
from harmonium.room.facts import OPEN, Facts, SeatFacts
from harmonium.room.room import Room
from harmonium.room.stored import Due, Started
from harmonium.wire.shared import Someone

_SIT_AGAIN = {"person", "bot"}
"""Programs entered with a token of the old table: they are asked in again."""


def start(
    room: Room[Any], secret: bytes, nonce: bytes, now: int, *, of_the_day: bool = False
) -> tuple[Started, Due]:
    """Deal to those who sit there; the commitment is public from here on."""
    if room.facts.status != "waiting":
        raise NotNow("table-started")
    if any(seat.kind == "open" for seat in room.seats):
        raise NotNow("seats-open")
    if room.plan.daily is not None and not of_the_day:
        raise NotAllowed("daily-once")  # its deal is everybody's
    game, options, seats = room.game, room.plan.options, tuple(room.seats)
    game.check(options, len(seats))
    deal = game.deal(options, len(seats), Generator(secret))
    players = enumerate(map(room.player, seats))
    sat = frozenset((number, player) for number, player in players if player is not None)
    started = Started(now, commitment(nonce, deal), deal, nonce, seats, sat)
    begun = copy(room)
    begun.take(started)
    return started, Due(begun.due(now))


def check_again(room: Room[Any]) -> None:
    if room.facts.status != "over":
        raise NotNow("table-running")
    if room.plan.daily is not None:
        raise NotAllowed("daily-once")


def again(room: Room[Any], host: Someone, name: str, now: int) -> tuple[Facts, list[SeatFacts]]:
    """The same people and bots at a new table of that name."""
    seats = [
        msgspec.structs.replace(seat, stand_in=False) if seat.kind in _SIT_AGAIN else OPEN
        for seat in room.seats
    ]
    return Facts(id=name, host=host, created=now), seats


def is_alone(room: Room[Any]) -> bool:
    """Whether nobody has to be waited for."""
    host = room.facts.host.id
    return all(seat.kind == "bot" or seat.person == host for seat in room.seats)
