"""The one door through which anything of a game leaves the server.

Every function takes the viewer, a seat or None for a spectator, and asks the rules what that
viewer may know (`view`, `told`). No other module of the server calls them; a test says so, and
another one plants secrets behind this door and listens in front of it.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import islice, pairwise
from typing import Any, NamedTuple

import msgspec

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import Score, Seat
from harmonium.core.record import Record, record_of
from harmonium.room import clocks
from harmonium.server.tables.rooms import Change, Room
from harmonium.wire import protocol, rest
from harmonium.wire.shared import By, Told, Undoing, Wrong, wrong

_ENCODER = msgspec.json.Encoder()
_POSSIBLE = Undoing(True)

Viewer = Seat | None

PLAIN = (
    protocol.Ack
    | protocol.Asked
    | protocol.Greeting
    | protocol.News
    | protocol.Pong
    | protocol.Presence
    | protocol.Ready
    | protocol.Reject
    | protocol.Reminder
    | protocol.Resync
    | protocol.Said
    | protocol.Settled
    | protocol.Unsaid
)
"""Messages with nothing of the game's position in them."""


def plain(message: PLAIN) -> bytes:
    return _ENCODER.encode(message)


def snapshot(viewer: Viewer, room: Room, now: int) -> bytes:
    """Where the game stands for that viewer."""
    table = room.running
    message = protocol.Snapshot(
        viewer=viewer,
        entries=len(table.entries),
        steps=len(table.steps),
        view=table.view(viewer),
        legal=_legal(viewer, room, table.actors),
        actors=table.actors,
        undo=_undoing(viewer, table),
        clocks=clocks.clocks(room.facts.clock, room.clock, room.facts.pauses, now),
        scores=_scores(viewer, table),
        over=_over(table),
    )
    return _ENCODER.encode(message)


def update(viewer: Viewer, room: Room, changes: tuple[Change, ...], now: int) -> bytes:
    """What that viewer learns from the changes, and where the game now stands."""
    return updates((viewer,), room, changes, now)[viewer]


def updates(
    viewers: Iterable[Viewer], room: Room, changes: tuple[Change, ...], now: int
) -> dict[Viewer, bytes]:
    """An update for each of these viewers; what all may know is asked for once."""
    table = room.running
    entries, steps, actors, over = len(table.entries), len(table.steps), table.actors, _over(table)
    shown = clocks.clocks(room.facts.clock, room.clock, room.facts.pauses, now)
    return {
        viewer: _ENCODER.encode(
            protocol.Update(
                viewer,
                entries,
                steps,
                tuple([told(viewer, room, change) for change in changes]),
                table.view(viewer),
                _legal(viewer, room, actors),
                actors,
                _undoing(viewer, table),
                shown,
                over,
            )
        )
        for viewer in viewers
    }


def _by(entry: core.Entry) -> By:
    return "stand_in" if isinstance(entry.author, core.StandIn) else "seat"


def told(viewer: Viewer, room: Room | core.Table, change: Change) -> Told:
    entry = change.entry
    by = _by(entry)
    if isinstance(entry, core.Undo):
        return Told(change.number, entry.seat, (), entry.takes_back, by, entry.time)
    events = room.game.told(change.before, entry.seat, change.action, change.after, viewer)
    return Told(change.number, entry.seat, events, None, by, entry.time)


class Help(NamedTuple):
    """Advice ready to be sent, and the marks in it, to see whether they are new."""

    message: bytes
    marks: tuple[Any, ...]


def advice(viewer: Viewer, room: Room, state: Any, entries: int, most: int = 1_000) -> Help:
    """Marks, and for a seat that is to act previews and texts; may take long: not in the loop."""
    game = room.game
    previews: tuple[dict[str, int], ...] = ()
    texts: tuple[str, ...] = ()
    if viewer is not None and viewer in game.actors(state):
        legal = tuple(game.legal(state, viewer))
        previews = tuple(dict(game.preview(state, viewer, action)) for action in legal[:most])
        texts = tuple(map(game.format, legal))
    marks = game.marks(game.view(state, viewer))
    return Help(_ENCODER.encode(protocol.Advice(viewer, entries, previews, texts, marks)), marks)


def standing(room: Room, state: Any, entries: int) -> bytes:
    """The points of everyone: public by the contract, the same for every viewer."""
    return _ENCODER.encode(protocol.Standing(entries, room.game.score(state)))


def pointable(room: Room) -> Collection[str]:
    """What may be pointed at: no more than everybody sees."""
    ask = room.game.pointable
    return () if ask is None else ask(room.running.view(None))


def log(viewer: Viewer, table: core.Table) -> rest.Log:
    """Everything that viewer was told so far; long, so not in the loop and of a copy."""
    told_all = tuple(told(viewer, table, change) for change in changes(table))
    return rest.Log(viewer, told_all)


def past(viewer: Viewer, table: core.Table, step: int) -> rest.Past:
    """The table after the first so many acts that count, as that viewer saw it then.

    Once the game is over, everything is open: the next act is told as well. Long, so not in the
    loop and of a copy.
    """
    if not 0 <= step <= len(table.steps):
        raise Problem("no-such-step", step=step, steps=len(table.steps))
    game, state = table.game, table.state_at(step)
    is_open = table.is_over and step < len(table.steps)
    view = game.view(state, viewer)
    return rest.Past(
        viewer=viewer,
        step=step,
        steps=len(table.steps),
        view=view,
        marks=game.marks(view),
        actors=game.actors(state),
        scores=game.score(state),
        next=table.steps[step].action if is_open else None,
    )


def replayed(
    viewers: tuple[Viewer, ...], table: core.Table, first: int, count: int
) -> Iterator[rest.ReplayMoment]:
    """So many moments of a game that is open, each as these viewers saw it then."""
    game = table.game
    for step, state in enumerate(islice(table.states(), first + count)):
        if step >= first:
            views = tuple(game.view(state, viewer) for viewer in viewers)
            yield rest.ReplayMoment(
                step=step,
                views=views,
                marks=game.marks(views[0]),
                actors=game.actors(state),
                scores=game.score(state),
            )


def story(viewer: Viewer, table: core.Table, *, is_open: bool) -> Iterator[Told]:
    """What that viewer was told by the acts that count, numbered by their places.

    Where everything is open each act is told as the one who did it heard it.
    """
    told_to = table.game.told
    for number, (step, (before, after)) in enumerate(
        zip(table.steps, pairwise(table.states()), strict=True)
    ):
        entry = table.entries[step.entry]
        who = step.seat if is_open else viewer
        events = told_to(before, step.seat, step.action, after, who)
        yield Told(number, step.seat, events, None, _by(entry), entry.time)


def record(room: Room) -> Record:
    """The record, deal and all: only of a game that is over."""
    table = room.running
    if not table.is_over:
        raise Problem("record-closed")
    return record_of(table)


def bot_sees(seat: Seat, room: Room) -> tuple[bytes, bytes]:
    """View and legal actions for a bot in that seat: what a person there would get."""
    table = room.running
    return _ENCODER.encode(table.view(seat)), _ENCODER.encode(tuple(table.legal(seat)))


def changes(table: core.Table) -> Iterator[Change]:
    """Every entry again with the states around it, what was undone later included."""
    copy = core.Table(table.game, table.options, table.seats, table.deal, table.nonce)
    for number, entry in enumerate(table.entries):
        before = copy.state
        step = copy.enter(entry)
        action = step.action if isinstance(entry, core.Act) else None
        yield Change(number, entry, before, action, copy.state)


def latest(room: Room, since: int) -> tuple[Change, ...] | None:
    """The entries from that one on, by the states that the room remembers; None: too long ago."""
    entries = room.running.entries
    states_after = {moment.entries: moment.state for moment in room.recent}
    if since < len(entries) and since not in states_after:
        return None
    return tuple(
        Change(
            number,
            entry,
            states_after[number],
            room.game.parse(entry.action) if isinstance(entry, core.Act) else None,
            states_after[number + 1],
        )
        for number, entry in enumerate(entries[since:], since)
    )


def standings(viewers: Iterable[Viewer], room: Room, now: int) -> tuple[protocol.Update, ...]:
    """Updates that still lack what happened: see `late`."""
    table = room.running
    return tuple(
        protocol.Update(
            viewer=viewer,
            entries=len(table.entries),
            steps=len(table.steps),
            told=(),
            view=table.view(viewer),
            legal=_legal(viewer, room, table.actors),
            actors=table.actors,
            undo=_undoing(viewer, table),
            clocks=clocks.clocks(room.facts.clock, room.clock, room.facts.pauses, now),
            over=_over(table),
        )
        for viewer in viewers
    )


def late(updates: tuple[protocol.Update, ...], table: core.Table, since: int) -> list[bytes]:
    """The updates with everything told since that entry; long, so not in the loop and of a copy."""
    missed = tuple(changes(table))[since:]
    return [
        _ENCODER.encode(
            msgspec.structs.replace(
                update, told=tuple(told(update.viewer, table, change) for change in missed)
            )
        )
        for update in updates
    ]


def _legal(viewer: Viewer, room: Room, actors: tuple[Seat, ...]) -> tuple[Any, ...]:
    return () if viewer is None or viewer not in actors else room.legal(viewer)


def _undoing(viewer: Viewer, table: core.Table) -> Undoing | None:
    if viewer is None:
        return None
    reason = table.why_not_undo(viewer)
    if reason is None:
        return _POSSIBLE
    return Undoing(False, wrong(reason)) if reason.arguments else _not_undoing(reason.message)


@lru_cache(64)
def _not_undoing(message: str) -> Undoing:
    return Undoing(False, Wrong(message))


def _scores(_: Viewer, table: core.Table) -> tuple[Score, ...]:
    return table.score()


def _over(table: core.Table) -> protocol.Over | None:
    return None if table.ending is None else protocol.Over(table.ending, table.result)
