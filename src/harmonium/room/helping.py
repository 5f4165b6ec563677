"""Who may be helped: hints, and the way back in a game that teaches."""

from collections.abc import Sequence
from typing import Any, Final

from harmonium.core.game import Seat
from harmonium.room import acting
from harmonium.room.acting import Request
from harmonium.room.errors import NotAllowed, NotNow
from harmonium.room.facts import SeatFacts
from harmonium.room.room import Room
from harmonium.room.stored import Helped
from harmonium.wire.shared import Plan

MOST_BACK: Final = 40
"""Acts that are taken back at once: for each of them the game may have to be gone through again."""


def is_alone(seats: Sequence[SeatFacts]) -> bool:
    """Whether one person plays, and nobody else but bots of ours: neither a second one at the same
    device, nor a program, nor somebody still to come.
    """
    return [seat.kind for seat in seats if seat.kind != "bot"] == ["person"]


def check_plan(plan: Plan, seats: Sequence[SeatFacts]) -> None:
    """Whether such a table can be made."""
    if plan.teaching and plan.daily is not None:
        raise NotAllowed("help-daily")
    if plan.teaching and not is_alone(seats):
        raise NotAllowed("teaching-alone")


def check_hint(room: Room[Any], seat: int, on: int) -> None:
    """Whether that seat may take a hint now, having seen so many entries."""
    fold = room.folded
    if room.plan.daily is not None:
        raise NotAllowed("help-daily")
    if not (room.plan.hints or is_alone(room.seats)):
        raise NotAllowed("hint-others")
    if room.facts.status == "paused":
        raise NotNow("table-paused")
    if seat not in fold.table.actors:
        raise NotNow("hint-no-turn")
    acting.check_fresh(fold, on, Seat(seat))


def helped(room: Room[Any]) -> tuple[Helped, ...]:
    """From now on it is practice; nothing where it is so already."""
    return () if room.facts.helped else (Helped(),)


def teaches(room: Room[Any]) -> bool:
    """Whether acts are judged here: also later nobody else may have come."""
    return room.plan.teaching and room.plan.daily is None and is_alone(room.seats)


def taken_back(room: Room[Any], seat: int, entry: int, act_id: str) -> tuple[Request, ...]:
    """The undos that lead back to before that act, the last act first.

    Bots may have gone on since: what they did is taken back with it.
    """
    if not teaches(room):
        raise NotAllowed("take-back-teaching")
    fold = room.folded
    steps = fold.table.steps
    index = next((at for at, step in enumerate(steps) if step.entry == entry), None)
    if index is None or steps[index].seat != seat:
        raise NotNow("take-back-gone")
    if index < (fold.branch or 0):
        raise NotNow("undo-taken-over")
    if len(steps) - index > MOST_BACK:
        raise NotNow("take-back-far", most=MOST_BACK)
    acting.check_undo(fold)
    return tuple(
        Request("undo", seat, f"{act_id} {step.entry}", consent=True, alone=True)
        for step in reversed(steps[index:])
    )
