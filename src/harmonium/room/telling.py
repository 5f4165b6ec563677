"""Who is told what: the one door through which anything of a game leaves a room.

Every function takes the viewer, a seat or None for a spectator, and asks the rules what that
viewer may know (`view`, `told`). No other module of room or server calls them; a test says so, and
another one plants secrets behind this door and listens in front of it.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import islice, pairwise
from typing import Any

import msgspec

from harmonium import __version__
from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import AnyGame, Remark, Score, Seat
from harmonium.core.record import Record, record_of
from harmonium.room import clocks
from harmonium.room.audience import P, Viewer
from harmonium.room.fold import Change, Fold
from harmonium.room.room import Room
from harmonium.wire import protocol, rest
from harmonium.wire.shared import By, Clocks, Told, Undoing, Wrong, wrong

_POSSIBLE = Undoing(True)

# The table itself


def greeting(room: Room[P], place: P) -> protocol.Greeting:
    """The first message to whoever comes."""
    questions = tuple(room.questions.values())
    return protocol.Greeting(__version__, place.person, place.seats, room.info(), questions)


def news(room: Room[P]) -> Iterator[tuple[P, protocol.News]]:
    """The table itself changed: everybody learns it, and which seats are theirs now."""
    info = room.info()
    for place in tuple(room.audience):
        if place.person is not None:
            place.sit(room.seats_of(place.person.id))
        elif any(place.token != room.seats[seat].token for seat in place.seats):
            place.sit(())
        yield place, protocol.News(info, place.seats)


def presence(room: Room[Any]) -> protocol.Presence:
    """Who is here: those seated, and how many watch."""
    by_person: dict[str, protocol.Present] = {}
    watching = 0
    for place in room.audience:
        if place.seats:
            by_person[place.author] = protocol.Present(place.person, place.seats)
        else:
            watching += 1
    return protocol.Presence(tuple(by_person.values()), watching)


# The game


def in_order(room: Room[P], actor: Seat) -> list[tuple[P, Viewer]]:
    """Everybody who is told of an act, with each of their eyes: those first who wait for it, then
    whoever did it.
    """
    others: list[tuple[P, Viewer]] = []
    own: list[tuple[P, Viewer]] = []
    for place in room.audience:
        pairs = own if actor in place.seats else others
        pairs += [(place, viewer) for viewer in place.viewers]
    return others + own


def snapshot(viewer: Viewer, room: Room[Any], now: int) -> protocol.Snapshot:
    """Where the game stands for that viewer."""
    fold = room.folded
    table = fold.table
    return protocol.Snapshot(
        viewer=viewer,
        entries=len(table.entries),
        steps=len(table.steps),
        view=table.view(viewer),
        legal=_legal(viewer, fold, table.actors),
        actors=table.actors,
        undo=_undoing(viewer, table),
        clocks=_clocks(room, fold, now),
        scores=_scores(viewer, table),
        over=_over(table),
    )


def update(
    viewer: Viewer, room: Room[Any], changes: tuple[Change, ...], now: int
) -> protocol.Update:
    """What that viewer learns from the changes, and where the game now stands."""
    return updates((viewer,), room, changes, now)[viewer]


def updates(
    viewers: Iterable[Viewer], room: Room[Any], changes: tuple[Change, ...], now: int
) -> dict[Viewer, protocol.Update]:
    """An update for each of these viewers; what all may know is asked for once."""
    fold = room.fold
    assert fold is not None
    table = fold.table
    game, actors, over = table.game, table.actors, _over(table)
    entries, steps = len(table.entries), len(table.steps)
    shown = None if fold.clock is None else _clocks(room, fold, now)
    return {
        viewer: protocol.Update(
            viewer,
            entries,
            steps,
            tuple([told(viewer, game, change) for change in changes]),
            table.view(viewer),
            _legal(viewer, fold, actors),
            actors,
            _undoing(viewer, table),
            shown,
            over,
        )
        for viewer in viewers
    }


def _by(entry: core.Entry) -> By:
    return "stand_in" if isinstance(entry.author, core.StandIn) else "seat"


def told(viewer: Viewer, game: AnyGame, change: Change) -> Told:
    entry = change.entry
    by = _by(entry)
    if isinstance(entry, core.Undo):
        return Told(change.number, entry.seat, (), entry.takes_back, by, entry.time)
    events = game.told(change.before, entry.seat, change.action, change.after, viewer)
    return Told(change.number, entry.seat, events, None, by, entry.time)


MOST_HOPES = 300
"""Actions; who has more to choose from (a Joker anywhere) learns it of the first ones."""


def advice(
    viewer: Viewer,
    game: AnyGame,
    state: Any,
    entries: int,
    most: int = 1_000,
    *,
    with_hopes: bool = False,
) -> protocol.Advice:
    """Marks, and for a seat that is to act previews, texts and perhaps hopes; may take long."""
    previews: tuple[dict[str, int], ...] = ()
    texts: tuple[str, ...] = ()
    hopes: tuple[tuple[Remark, ...], ...] = ()
    view = game.view(state, viewer)
    if viewer is not None and viewer in game.actors(state):
        legal = tuple(game.legal(state, viewer))
        previews = tuple(dict(game.preview(state, viewer, action)) for action in legal[:most])
        texts = tuple(map(game.format, legal))
        if with_hopes and game.hopes is not None:
            hopes = tuple(game.hopes(view, action) for action in legal[:MOST_HOPES])
    return protocol.Advice(viewer, entries, previews, texts, game.marks(view), hopes)


def standing(game: AnyGame, state: Any, entries: int) -> protocol.Standing:
    """The points of everyone: public by the contract, the same for every viewer."""
    return protocol.Standing(entries, game.score(state))


def pointable(room: Room[Any]) -> Collection[str]:
    """What may be pointed at: no more than everybody sees."""
    ask = room.game.pointable
    return () if ask is None else ask(room.running.view(None))


def log(viewer: Viewer, table: core.Table) -> rest.Log:
    """Everything that viewer was told so far; long, so of a copy."""
    told_all = tuple(told(viewer, table.game, change) for change in changes(table))
    return rest.Log(viewer, told_all)


def past(viewer: Viewer, table: core.Table, step: int) -> rest.Past:
    """The table after the first so many acts that count, as that viewer saw it then.

    Once the game is over, everything is open: the next act is told as well. Long, so of a copy.
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


def record(room: Room[Any]) -> Record:
    """The record, deal and all: only of a game that is over."""
    table = room.running
    if not table.is_over:
        raise Problem("record-closed")
    return record_of(table)


def bot_sees(
    seat: Seat, room: Room[Any], *, listens: bool = False
) -> tuple[Any, tuple[Any, ...], tuple[Any, ...]]:
    """View, legal actions and what was told, for a bot there: what a person would get."""
    table = room.running
    told = tuple(table.told(seat)) if listens else ()
    return table.view(seat), tuple(table.legal(seat)), told


def changes(table: core.Table) -> Iterator[Change]:
    """Every entry again with the states around it, what was undone later included."""
    copy = core.Table(table.game, table.options, table.seats, table.deal, table.nonce)
    for number, entry in enumerate(table.entries):
        before = copy.state
        step = copy.enter(entry)
        action = step.action if isinstance(entry, core.Act) else None
        yield Change(number, entry, before, action, copy.state)


def late(
    updates: tuple[protocol.Update, ...], table: core.Table, since: int
) -> list[protocol.Update]:
    """The updates with everything told since that entry; long, so of a copy."""
    missed = tuple(changes(table))[since:]
    return [
        msgspec.structs.replace(
            update, told=tuple(told(update.viewer, table.game, change) for change in missed)
        )
        for update in updates
    ]


def _clocks(room: Room[Any], fold: Fold, now: int) -> Clocks | None:
    return clocks.clocks(fold.plan, fold.clock, room.facts.pauses, now)


def _legal(viewer: Viewer, fold: Fold, actors: tuple[Seat, ...]) -> tuple[Any, ...]:
    return () if viewer is None or viewer not in actors else fold.legal(viewer)


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
