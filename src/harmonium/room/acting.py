"""May this be done now? The checks in the order a reader asks, each with its own code; then it is
done, and what is to be stored of it comes out.
"""

from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.core.times import iso
from harmonium.room import endings
from harmonium.room.fold import Change, Fold
from harmonium.room.room import Room
from harmonium.room.stored import Due, End, Entered, Stored

MOST_UNDOS = 1_000
"""At one table."""


@dataclass(slots=True)
class Request:
    """Somebody wants to act or to undo."""

    kind: Literal["act", "undo"]
    seat: int
    act_id: str
    """Who, and the id they chose."""
    on: int | None = None
    """How many entries they knew; None: decided on the present ones."""
    action: Any = None
    author: core.Author | None = None
    consent: bool = False
    alone: bool = False
    """Whether there was nobody to ask for it."""


class Repeated(Exception):
    """It was done before."""

    def __init__(self, entry: int) -> None:
        self.entry = entry
        super().__init__(entry)


class Done(msgspec.Struct, frozen=True):
    """What came of a request."""

    entered: Entered
    """To be stored ..."""
    besides: tuple[Stored, ...] = ()
    """... together with that."""
    change: Change | None = None
    """What there is to tell; None: only that it is over."""
    is_over: bool = False
    is_looked_after: bool = False
    """Whether something may have to happen here without anybody coming."""


def act(room: Room[Any], request: Request, now: int) -> Done:
    """Do it in the room. Repeated or a Problem, and nothing has changed."""
    fold = room.fold
    done = None if fold is None else fold.acts.get(request.act_id)
    if done is not None:
        raise Repeated(done)
    if fold is None:
        raise Problem("table-not-started")
    if room.facts.status == "paused":
        raise Problem("table-paused")
    if not 0 <= request.seat < len(room.seats):
        raise Problem("no-such-seat", seat=request.seat, seats=len(room.seats))
    seat, time, action = Seat(request.seat), iso(now), None
    entry: core.Entry
    if request.kind == "undo":
        check_undo(fold)
        check_fresh(fold, request.on, seat)
        taken = fold.table.to_take_back(seat, consent=request.consent).entry
        entry = core.Undo(seat, taken, request.consent, request.alone, request.author, time)
    else:
        action = _action(fold, request.action)
        check_fresh(fold, request.on, seat)
        entry = core.Act(seat, "", request.author, time)
    change = fold.enter(entry, request.act_id, now, room.facts.pauses, action)
    entered = Entered(change.number, request.act_id, change.entry)
    is_over = fold.table.ending is not None
    besides = endings.at_end(room, now) if is_over else ()
    if fold.clock is None and not any(seat.kind == "bot" or seat.stand_in for seat in room.seats):
        return Done(entered, besides, change, is_over)
    return Done(entered, (Due(room.due(now)), *besides), change, is_over, is_looked_after=True)


def end(room: Room[Any], ending: core.Ending, now: int) -> Done:
    """Close a running table before its natural end."""
    number = room.entries
    room.running.end(ending)
    entered = Entered(number, "end", End(ending))
    return Done(entered, endings.at_end(room, now), is_over=True, is_looked_after=True)


def check_undo(fold: Fold) -> None:
    """A game is finite, and so must be what is kept of it: each undo leaves two entries."""
    if len(fold.table.entries) - len(fold.table.steps) >= 2 * MOST_UNDOS:
        raise Problem("undo-too-many", most=MOST_UNDOS)


def _action(fold: Fold, action: Any) -> Any:
    """An action as it was sent: its notation or its structure."""
    game = fold.table.game
    if isinstance(action, str):
        return game.parse(action)
    try:
        return msgspec.convert(action, game.action_type)
    except msgspec.ValidationError as error:
        raise Problem("message-malformed", reason=str(error)) from error


def check_fresh(fold: Fold, on: int | None, seat: Seat) -> None:
    """Stale is only what was decided on other choices than the seat has now.

    So of several who choose at the same time nobody is refused for being second.
    """
    entries = len(fold.table.entries)
    if on is None or on == entries:
        return
    if on > entries:
        raise Problem("act-ahead", entries=entries)
    if fold.could(on, seat) != fold.legal(seat):
        raise Problem("act-stale", entries=entries)
