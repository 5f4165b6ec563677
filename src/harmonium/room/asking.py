"""What needs the consent of the others: undo beyond its barrier, pause, resume, abandon."""

from typing import Any

import msgspec

from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.room import acting
from harmonium.room.acting import Request
from harmonium.room.errors import NotAllowed, NotNow
from harmonium.room.room import Room
from harmonium.room.stored import Paused
from harmonium.wire.shared import NeedsConsent, Question

MOST_PAUSES = 100
"""They are kept with the table, and every act is timed by them."""


def check(room: Room[Any], what: NeedsConsent) -> None:
    """Whether it fits the moment."""
    status = room.facts.status
    fits = {
        "undo": status == "running",
        "pause": status == "running",
        "resume": status == "paused",
        "abandon": status in {"running", "paused"},
    }
    if not fits[what]:
        raise NotNow("question-does-not-fit", what=what, status=status)
    if what == "pause" and len(room.facts.pauses) >= MOST_PAUSES:
        raise NotNow("pause-too-many", most=MOST_PAUSES)
    if what == "undo" and room.plan.daily is not None:
        # Alone there is nobody to object: one could look at the whole deal and begin again.
        raise NotAllowed("daily-once")
    if what == "undo" and not room.running.steps:
        raise Problem("undo-nothing")
    if what == "undo":
        acting.check_undo(room.folded)


def question(room: Room[Any], seat: Seat, what: NeedsConsent, name: str) -> Question:
    """The question to the other people at the table; where it waits for none, it is agreed."""
    for other in room.questions.values():
        if other.what == what:
            raise NotNow("question-open", what=what)
    mine = room.seats[seat].person
    others = tuple(
        Seat(number)
        for number, other_seat in enumerate(room.seats)
        if number != seat
        and other_seat.kind == "person"
        and not other_seat.stand_in
        and (mine is None or other_seat.person != mine)
    )
    entry = room.running.steps[-1].entry if what == "undo" else None
    return Question(name, seat, what, others, entry)


def asked(room: Room[Any], seat: Seat, name: str) -> Question:
    """The open question that this seat is to answer."""
    found = room.questions.get(name)
    if found is None:
        raise NotNow("question-settled")
    if seat not in found.waits_for:
        raise NotNow("not-asked")
    return found


def still_waiting(room: Room[Any], asked: Question, seat: Seat) -> Question:
    """The question once that seat, and whoever else sits there with them, has agreed."""
    mine = room.seats[seat].person
    left = tuple(other for other in asked.waits_for if room.seats[other].person != mine)
    return msgspec.structs.replace(asked, waits_for=left)


def check_agreed(room: Room[Any], agreed: Question) -> None:
    """Whether it can still be done. Nobody agreed to take back what was done after they had been
    asked.
    """
    check(room, agreed.what)
    if agreed.entry is not None and agreed.entry != room.running.steps[-1].entry:
        raise NotNow("act-stale", entries=room.entries)


def undo(agreed: Question) -> Request:
    """What was shown is taken back."""
    return Request(
        "undo",
        agreed.seat,
        f"question {agreed.id}",
        consent=True,
        alone=not agreed.waits_for,
    )


def paused(room: Room[Any], now: int) -> Paused:
    return Paused("paused", (*room.facts.pauses, (now, None)))


def resumed(room: Room[Any], now: int) -> Paused:
    *earlier, (begin, _) = room.facts.pauses
    return Paused("running", (*earlier, (begin, now)))


def of_seat(room: Room[Any], seat: int) -> tuple[Question, ...]:
    """The questions of that seat and those that wait for it: whoever is gone neither asks nor
    answers any more, and the others could never ask the same again.
    """
    return tuple(
        each
        for each in room.questions.values()
        if seat == each.seat or Seat(seat) in each.waits_for
    )
