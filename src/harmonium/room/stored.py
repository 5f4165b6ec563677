"""What a room gives to be kept. `Room.take` makes it so in memory, a shell's storage on the disk:
the same values, so that a room read back is the room that was left.
"""

from typing import Any, Literal

import msgspec

from harmonium.core import table as core
from harmonium.core.game import Result
from harmonium.room.clocks import Pause
from harmonium.room.facts import SeatFacts
from harmonium.wire.protocol import Said
from harmonium.wire.shared import May, Question, Status


class End(msgspec.Struct, frozen=True, tag="end", tag_field="kind"):
    """An end before the natural one takes a number too, so that no act can slip in behind it."""

    ending: core.Ending


class Begin(msgspec.Struct, frozen=True, tag="begin", tag_field="kind"):
    """The mark of the start of a game that was continued from another one; else it is empty."""

    branch: int


class Entered(msgspec.Struct, frozen=True):
    """One more line of the record: its number is the lock."""

    number: int
    act_id: str
    body: core.Entry | End


class Due(msgspec.Struct, frozen=True):
    """When somebody has to look at the table; None: it waits for nothing of ours."""

    time: int | None


class Ended(msgspec.Struct, frozen=True):
    time: int
    ending: core.Ending
    result: Result | None


class Played(msgspec.Struct, frozen=True):
    """A line in somebody's history."""

    person: str
    seat: int
    game: str
    seats: int
    ended: int
    rank: int | None
    total: int
    won: int | None
    categories: dict[str, int]
    variant: dict[str, Any]
    practice: bool


class DayPlayed(msgspec.Struct, frozen=True):
    """A deal of the day was finished in time."""

    total: int
    details: Any


class Asked(msgspec.Struct, frozen=True):
    question: Question


class Answered(msgspec.Struct, frozen=True):
    """One agreed, and others are still waited for."""

    before: Question
    question: Question


class Settled(msgspec.Struct, frozen=True):
    question: Question


class Paused(msgspec.Struct, frozen=True):
    """Paused or going on again."""

    status: Status
    pauses: tuple[Pause, ...]


class Seated(msgspec.Struct, frozen=True):
    """Somebody or nobody sits there now; `player` learns what the seat knows."""

    seat: int
    before: SeatFacts
    after: SeatFacts
    player: str | None = None


class Started(msgspec.Struct, frozen=True):
    """Dealt, to those who still sit there."""

    time: int
    commitment: str
    deal: Any
    nonce: bytes
    seats: tuple[SeatFacts, ...]
    sat: frozenset[tuple[int, str]]
    """Who learns what which seat knows."""
    branch: int | None = None
    """How many acts were taken over from another game."""


class Helped(msgspec.Struct, frozen=True):
    """Somebody takes a hint: from now on the game is practice."""


class Rematched(msgspec.Struct, frozen=True):
    """They play again, at that table."""

    table: str


Restraint = Literal["muted", "removed"]


class Restrained(msgspec.Struct, frozen=True):
    """What the host allows a guest no more, or again."""

    person: str
    how: Restraint
    on: bool


class Visited(msgspec.Struct, frozen=True):
    """A guest came by a link, and may do so much from now on."""

    person: str
    before: May | None
    may: May


class Spoken(msgspec.Struct, frozen=True):
    said: Said


class SpectatorsHeard(msgspec.Struct, frozen=True):
    """Whether those who watch may speak."""

    on: bool


OfGame = Due | Ended | Played | DayPlayed
OfQuestion = Asked | Answered | Settled
OfTable = Paused | Seated | Started | Helped | Rematched
OfGuests = Restrained | Visited | Spoken | SpectatorsHeard
Stored = OfGame | OfQuestion | OfTable | OfGuests
