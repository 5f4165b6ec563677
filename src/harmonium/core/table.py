"""A table: one game in progress as the fold over its entries.

Nothing here knows clocks, sockets or people: `harmonium.core.record` writes a table down,
the server keeps one in memory for each game it serves, and a program plays on one directly.

>>> from harmonium import new_table
>>> table = new_table("take_it_easy", seats=1, seed=7)
>>> table.act(0, "c9")
>>> table.view(0).boards[0][9]
'923'
"""

from collections.abc import Collection, Iterator, Sequence
from copy import copy
from itertools import islice, pairwise
from typing import Any, Literal, assert_never

import msgspec

from harmonium.core.deal import commitment
from harmonium.core.errors import CannotUndo, Problem
from harmonium.core.game import AnyGame, Result, Score, Seat


class Person(msgspec.Struct, frozen=True, tag="person", tag_field="kind", omit_defaults=True):
    name: str = ""


class Bot(msgspec.Struct, frozen=True, tag="bot", tag_field="kind"):
    specification: str


class StandIn(msgspec.Struct, frozen=True, tag="stand_in", tag_field="kind"):
    """Plays a turn in place of someone who is away or of a bot that failed."""

    specification: str


Author = Person | Bot | StandIn


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="kind", omit_defaults=True, gc=False):
    seat: Seat
    action: str
    author: Author | None = None
    """Who decided it; None: the one who sits there."""
    time: str | None = None
    """When, in UTC (ISO 8601)."""


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="kind", omit_defaults=True, gc=False):
    seat: Seat
    takes_back: int
    """The number of the entry that no longer counts; it is not deleted."""
    consent: bool = False
    """Whether the others agreed: then hidden things may have been shown since."""
    alone: bool = False
    """Whether it was agreed because there was nobody else to ask."""
    author: Author | None = None
    time: str | None = None


Entry = Act | Undo


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    how: Literal["finished", "abandoned", "resigned", "timed_out"]
    seat: Seat | None = None
    """Who resigned or ran out of time."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """An act that counts: the number of its entry, and what was done."""

    entry: int
    seat: Seat
    action: Any


class Table:
    """Acts and undos in order, and the state they lead to."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        seats: Sequence[Author],
        deal: Any,
        nonce: bytes,
    ) -> None:
        """Refuse impossible options (IllegalOptions) and deals (ImpossibleDeal)."""
        if not all(isinstance(author, Author) for author in seats):
            raise Problem("not-seats")
        game.check(options, len(seats))
        game.check_deal(options, len(seats), deal)
        self.game = game
        self.options = options
        self.seats = tuple(seats)
        self.deal = deal
        self.nonce = nonce
        self.entries: list[Entry] = []
        self.steps: list[Step] = []
        self.ending: Ending | None = None
        self.branch: int | None = None
        """How many of the first entries were taken over from another game; see `take_over`."""
        self.is_practice = False
        """Whether somebody, asking nobody, took back what had shown something, or was helped: it
        may be played, but it is no record."""
        self.state = game.start(options, len(seats), deal)
        self._barrier = 0
        """Steps before this one cannot be taken back without consent ..."""
        self._barrier_reason: str | None = None
        """... because this was shown."""
        self._before: list[Any] = []
        """The state before each step since the barrier."""

    @property
    def commitment(self) -> str:
        return commitment(self.nonce, self.deal)

    @property
    def actors(self) -> tuple[Seat, ...]:
        return () if self.ending is not None else self.game.actors(self.state)

    @property
    def is_over(self) -> bool:
        return not self.actors

    @property
    def result(self) -> Result | None:
        result: Result | None = self.game.result(self.state)
        return result

    def legal(self, seat: int) -> Collection[Any]:
        if self.ending is not None:
            return ()
        legal: Collection[Any] = self.game.legal(self.state, self._seat(seat))
        return legal

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def score(self) -> tuple[Score, ...]:
        return self.game.score(self.state)

    def act(
        self,
        seat: int,
        action: Any,
        *,
        author: Author | None = None,
        time: str | None = None,
    ) -> None:
        """Do the action, a struct or its notation; IllegalAction or BadNotation change nothing."""
        self._check_running()
        at = self._seat(seat)
        done = self._understood(action)
        before = self.state
        after = self.game.apply(before, at, done)
        self.entries.append(Act(at, self.game.format(done), author, time))
        self._push(Step(len(self.entries) - 1, at, done), before, after)

    def undo(
        self,
        seat: int,
        *,
        consent: bool = False,
        alone: bool = False,
        author: Author | None = None,
        time: str | None = None,
    ) -> Step:
        """Take back the seat's last act that counts; CannotUndo says why not.

        With the consent of the others it is the last act of all, whoever did it and whatever
        was shown. Where there was nobody to ask (`alone`), what was shown makes it practice.
        """
        index = self._to_take_back(seat, consent=consent)
        step = self.steps[index]
        self.entries.append(Undo(Seat(seat), step.entry, consent, alone, author, time))
        self.is_practice |= alone and index < self._barrier
        self._take_out(index)
        return step

    def to_take_back(self, seat: int, *, consent: bool = False) -> Step:
        """The step that `undo` would take back; CannotUndo says why not."""
        return self.steps[self._to_take_back(seat, consent=consent)]

    def enter(self, entry: Entry, action: Any = None) -> Step:
        """Add an entry as it was kept: the step that was done, or the one taken back.

        `action` is the act's action where it has been read already. A Problem says why the entry
        cannot be, and nothing has changed.

        >>> from harmonium import new_table
        >>> table = new_table("take_it_easy", seats=1, seed=7)
        >>> table.enter(Act(Seat(0), "c9")).action
        Choose(cell=9)
        """
        match entry:
            case Act():
                done = entry.action if action is None else action
                self.act(entry.seat, done, author=entry.author, time=entry.time)
                return self.steps[-1]
            case Undo():
                taken = self.to_take_back(entry.seat, consent=entry.consent).entry
                if taken != entry.takes_back:
                    raise Problem("record-undo-differs", takes_back=taken)
                return self.undo(
                    entry.seat,
                    consent=entry.consent,
                    alone=entry.alone,
                    author=entry.author,
                    time=entry.time,
                )
            case _:
                assert_never(entry)

    def take_over(self) -> None:
        """What was done so far was done in another game, whose deal is open: play on from here.

        The others' acts stay theirs, so nothing before this point is ever taken back.
        """
        self.branch = len(self.entries)
        self._bar("undo-taken-over")

    def why_not_undo(self, seat: int) -> Problem | None:
        """The reason that `undo` would give, or None if it would work."""
        # Asked for everybody after every act, so nothing is raised in the usual case.
        try:
            self._check_running()
            found = self._undoable(self._seat(seat))
        except Problem as problem:
            return problem
        return found if isinstance(found, CannotUndo) else None

    def end(self, ending: Ending) -> None:
        """Close the table before its natural end, or note that it has come to it."""
        self._check_running()
        is_over = not self.game.actors(self.state)
        has_cause = ending.how in {"resigned", "timed_out"}
        if (ending.how == "finished") != is_over or (ending.seat is not None) != has_cause:
            raise Problem("ending-does-not-fit", how=ending.how)
        if ending.seat is not None:
            self._seat(ending.seat)
        self.ending = ending

    def copy(self) -> "Table":
        """The game as it is now: what happens at the one table leaves the other as it was."""
        other = copy(self)
        other.entries = list(self.entries)
        other.steps = list(self.steps)
        other._before = list(self._before)  # noqa: SLF001 - of our own kind
        return other

    def states(self) -> Iterator[Any]:
        """The state before the first act that counts, and after each."""
        state = self.game.start(self.options, len(self.seats), self.deal)
        yield state
        for step in self.steps:
            state = self.game.apply(state, step.seat, step.action)
            yield state

    def told(self, viewer: int | None) -> Iterator[Any]:
        """Every event that viewer was told so far, of the acts that count."""
        at = None if viewer is None else self._seat(viewer)
        for (before, after), step in zip(pairwise(self.states()), self.steps, strict=True):
            yield from self.game.told(before, step.seat, step.action, after, at)

    def state_at(self, steps: int) -> Any:
        """The state after the first so many acts that count."""
        *_, state = islice(self.states(), steps + 1)
        return state

    def _check_running(self) -> None:
        if self.ending is not None:
            raise Problem("table-closed", how=self.ending.how)

    def _seat(self, seat: int) -> Seat:
        if type(seat) is not int:  # true and false are no seats either
            raise Problem("no-such-seat", seat=repr(seat), seats=len(self.seats))
        if not 0 <= seat < len(self.seats):
            raise Problem("no-such-seat", seat=seat, seats=len(self.seats))
        return Seat(seat)

    def _understood(self, action: Any) -> Any:
        """The action that was given as a text or as a struct, which may hold anything."""
        if isinstance(action, str):
            return self.game.parse(action)
        try:
            read = msgspec.convert(msgspec.to_builtins(action), self.game.action_type)
        except (TypeError, msgspec.ValidationError):
            read = None
        if read is None or read != action:
            raise Problem("not-an-action", action=repr(action))
        return read

    def _push(self, step: Step, before: Any, after: Any) -> None:
        self.state = after
        self.steps.append(step)
        self._before.append(before)
        reason = self.game.reveals(before, after)
        if len(self.steps) == self.branch:
            reason = "undo-taken-over"
        if reason is not None:
            self._bar(reason)

    def _bar(self, reason: str) -> None:
        self._barrier = len(self.steps)
        self._barrier_reason = reason
        self._before.clear()

    def _to_take_back(self, seat: int, *, consent: bool) -> int:
        self._check_running()
        at = self._seat(seat)
        index = self._last_of_all() if consent else self._undoable(at)
        if isinstance(index, CannotUndo):
            raise index
        return index

    def _last_of_all(self) -> int | CannotUndo:
        if not self.steps:
            return CannotUndo("undo-nothing")
        if len(self.steps) == self.branch:
            return CannotUndo("undo-taken-over")
        return len(self.steps) - 1

    def _undoable(self, seat: Seat) -> int | CannotUndo:
        """The index of the seat's last step, if nothing was shown since and the rest stands."""
        for index in range(len(self.steps) - 1, self._barrier - 1, -1):
            if self.steps[index].seat == seat:
                if self._replayed(index) is None:
                    return CannotUndo("undo-others-built-on-it")
                return index
        if any(step.seat == seat for step in reversed(self.steps)):
            assert self._barrier_reason is not None
            return CannotUndo(self._barrier_reason)
        return CannotUndo("undo-nothing")

    def _replayed(self, without: int) -> list[Any] | None:
        """The states before each later step, and the last, if that step had not been done."""
        states = [self._before[without - self._barrier]]
        for step in self.steps[without + 1 :]:
            if step.action not in self.game.legal(states[-1], step.seat):
                return None
            states.append(self.game.apply(states[-1], step.seat, step.action))
        return states

    def _take_out(self, index: int) -> None:
        if index >= self._barrier:
            states = self._replayed(index)
            assert states is not None
            del self._before[index - self._barrier :]
            self._before.extend(states[:-1])
            self.state = states[-1]
            del self.steps[index]
            return
        # By consent, beyond the barrier: fold what is left from the beginning.
        left = self.steps[:index] + self.steps[index + 1 :]
        self.steps = []
        self._before = []
        self._barrier, self._barrier_reason = 0, None
        self.state = self.game.start(self.options, len(self.seats), self.deal)
        for step in left:
            before = self.state
            self._push(step, before, self.game.apply(before, step.seat, step.action))
