"""May this act be done now? The checks in the order a reader asks, each with its own code."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.room import clocks
from harmonium.server.storage.backends import Write
from harmonium.server.tables.rooms import Change, Room

MOST_UNDOS = 1_000
"""At one table."""


@dataclass(slots=True)
class Request:
    """Somebody wants to act or to undo."""

    kind: Literal["act", "undo"]
    seat: int
    act_id: str
    """Who, and the id they chose."""
    reply: Callable[["int | Problem"], None]
    """Told the number of the entry, or why not."""
    on: int | None = None
    """How many entries they knew; None: decided on the present ones."""
    action: Any = None
    author: core.Author | None = None
    consent: bool = False
    alone: bool = False
    """Whether there was nobody to ask for it."""
    besides: Sequence[Write] = ()
    """Written together with the entry, or not at all."""


class Repeated(Exception):
    """It was done before."""

    def __init__(self, entry: int) -> None:
        self.entry = entry
        super().__init__(entry)


def enter(room: Room, request: Request, now: int) -> Change:
    """Do it in memory. Repeated or a Problem, and nothing has changed."""
    done = room.acts.get(request.act_id)
    if done is not None:
        raise Repeated(done)
    if room.table is None:
        raise Problem("table-not-started")
    if room.facts.status == "paused":
        raise Problem("table-paused")
    if not 0 <= request.seat < len(room.seats):
        raise Problem("no-such-seat", seat=request.seat, seats=len(room.seats))
    seat = Seat(request.seat)
    time = clocks.iso(now)
    if request.kind == "undo":
        check_undo(room)
        check_fresh(room, request, seat)
        taken = room.running.to_take_back(seat, consent=request.consent).entry
        undo = core.Undo(seat, taken, request.consent, request.alone, request.author, time)
        return room.enter(undo, request.act_id, now)
    action = _action(room, request.action)
    check_fresh(room, request, seat)
    return room.enter(core.Act(seat, "", request.author, time), request.act_id, now, action)


def check_undo(room: Room) -> None:
    """A game is finite, and so must be what is kept of it: each undo leaves two entries."""
    table = room.running
    if len(table.entries) - len(table.steps) >= 2 * MOST_UNDOS:
        raise Problem("undo-too-many", most=MOST_UNDOS)


def _action(room: Room, action: Any) -> Any:
    """An action as it was sent: its notation or its structure."""
    if isinstance(action, str):
        return room.game.parse(action)
    try:
        return msgspec.convert(action, room.game.action_type)
    except msgspec.ValidationError as error:
        raise Problem("message-malformed", reason=str(error)) from error


def check_fresh(room: Room, request: Request, seat: Seat) -> None:
    """Stale is only what was decided on other choices than the seat has now.

    So of several who choose at the same time nobody is refused for being second.
    """
    if request.on is None or request.on == room.entries:
        return
    if request.on > room.entries:
        raise Problem("act-ahead", entries=room.entries)
    for known in room.recent:
        if known.entries == request.on and known.legal_of(room.game, seat) == room.legal(seat):
            return
    raise Problem("act-stale", entries=room.entries)
