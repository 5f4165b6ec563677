"""Clocks as a fold over the times of the entries: nothing ticks, nothing can be lost.

A seat's time runs from the moment the table waits for it. Live: it is taken from the seat's
total, and an act that lets the table wait for somebody else brings the increment. Days: every
act of the seat gives the whole time again.
"""

from collections.abc import Collection, Sequence

import msgspec

from harmonium.core.game import Seat
from harmonium.wire.shared import ClockPlan, Clocks, DaysClock, LiveClock, NoClock, SeatClock

DAY = 86_400_000
REMIND_AT = 0.25
"""A reminder is due when a quarter of the present time is left."""

Pause = tuple[int, int | None]


class ClockState(msgspec.Struct, frozen=True):
    remaining: tuple[int, ...]
    since: tuple[int | None, ...]
    """Since when the table waits for each seat; None: it does not."""


def started(plan: ClockPlan, actors: Sequence[Seat], seats: int, now: int) -> ClockState:
    time = budget(plan)
    return ClockState((time,) * seats, tuple(now if s in actors else None for s in range(seats)))


def budget(plan: ClockPlan) -> int:
    match plan:
        case LiveClock(seconds):
            return seconds * 1000
        case DaysClock(days):
            return days * DAY
        case NoClock():
            return 0


def after(
    plan: ClockPlan,
    state: ClockState,
    pauses: Sequence[Pause],
    *,
    seat: Seat,
    undone: bool,
    stand_in: bool,
    before: Sequence[Seat],
    actors: Sequence[Seat],
    now: int,
) -> ClockState:
    """The clocks after an entry of that seat, with the actors before and after it."""
    remaining = list(state.remaining)
    since = list(state.since)
    running = since[seat]
    spent = 0 if running is None else now - running - paused(pauses, running, now)
    match plan:
        case LiveClock(seconds, increment):
            remaining[seat] -= max(0, spent)
            if undone:
                remaining[seat] -= increment * 1000  # or choosing and undoing would make time
            elif tuple(before) != tuple(actors):
                remaining[seat] += increment * 1000
            if stand_in:
                # Whoever comes back must have time to think.
                remaining[seat] = max(remaining[seat], seconds * 100, increment * 1000)
            remaining[seat] = max(0, remaining[seat])
        case _:
            remaining[seat] = budget(plan)
    for each in range(len(since)):
        if each not in actors:
            since[each] = None
        elif each == seat or since[each] is None:
            since[each] = now
    return ClockState(tuple(remaining), tuple(since))


def paused(pauses: Sequence[Pause], start: int, end: int) -> int:
    """How much of that stretch of time was a pause."""
    return sum(
        max(0, min(end, end if to is None else to) - max(start, begin)) for begin, to in pauses
    )


def deadline(
    plan: ClockPlan, state: ClockState, pauses: Sequence[Pause], seat: int, now: int
) -> int | None:
    start = state.since[seat]
    if start is None or isinstance(plan, NoClock) or (pauses and pauses[-1][1] is None):
        return None
    return start + state.remaining[seat] + paused(pauses, start, now)


def due(
    plan: ClockPlan,
    state: ClockState,
    pauses: Sequence[Pause],
    now: int,
    besides: Collection[int] = (),
) -> tuple[int, Seat] | None:
    """The next deadline of all, and whose; besides those seats."""
    found = [
        (time, Seat(seat))
        for seat in range(len(state.since))
        if seat not in besides and (time := deadline(plan, state, pauses, seat, now)) is not None
    ]
    return min(found, default=None)


def clocks(
    plan: ClockPlan, state: ClockState | None, pauses: Sequence[Pause], now: int
) -> Clocks | None:
    """The clocks as clients see them; None where there are none."""
    if state is None or isinstance(plan, NoClock):
        return None
    return Clocks(
        now,
        bool(pauses) and pauses[-1][1] is None,
        tuple(
            SeatClock(_left(state, pauses, seat, now), deadline(plan, state, pauses, seat, now))
            for seat in range(len(state.since))
        ),
    )


def _left(state: ClockState, pauses: Sequence[Pause], seat: int, now: int) -> int:
    start = state.since[seat]
    spent = 0 if start is None else now - start - paused(pauses, start, now)
    return max(0, state.remaining[seat] - spent)
