"""The game of a room as the fold over its entries, with its clocks and what it remembers."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from harmonium.core import table as core
from harmonium.core.game import AnyGame, Seat
from harmonium.room import clocks
from harmonium.room.clocks import ClockState, Pause
from harmonium.wire.shared import ClockPlan, NoClock

KEPT_STATES = 8
"""How far back an act may have been decided and still be compared with the present."""


class Change(msgspec.Struct, frozen=True):
    """One entry just made: what is needed to tell everybody what they may learn from it."""

    number: int
    entry: core.Entry
    before: Any
    action: Any
    after: Any


@dataclass(slots=True, eq=False)
class Moment:
    """A state by the number of entries that led to it."""

    entries: int
    state: Any
    legal: dict[Seat, tuple[Any, ...]] | None = None
    """What each seat could do, as far as somebody has asked."""

    def legal_of(self, game: AnyGame, seat: Seat) -> tuple[Any, ...]:
        if self.legal is None:
            self.legal = {}
        found = self.legal.get(seat)
        if found is None:
            found = self.legal[seat] = tuple(game.legal(self.state, seat))
        return found


@dataclass(slots=True, eq=False)
class Fold:
    table: core.Table
    plan: ClockPlan
    clock: ClockState | None
    branch: int | None = None
    """How many of its entries were taken over from another game."""
    acts: dict[str, int] = field(default_factory=dict)
    """The entry that each request became: who and the id they chose."""
    recent: "deque[Moment]" = field(default_factory=lambda: deque(maxlen=KEPT_STATES))
    """The last states, the present one at the end."""

    @classmethod
    def begun(
        cls, table: core.Table, plan: ClockPlan, started: int, branch: int | None = None
    ) -> "Fold":
        if branch == 0:
            table.take_over()
        has_clock = not isinstance(plan, NoClock)
        seats = len(table.seats)
        clock = clocks.started(plan, table.actors, seats, started) if has_clock else None
        fold = cls(table, plan, clock, branch)
        fold.recent.append(Moment(0, table.state))
        return fold

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """What that seat may do now."""
        table, last = self.table, self.recent[-1]
        if table.ending is not None:
            return ()
        if last.state is not table.state:  # what is remembered is of another state
            return tuple(table.legal(seat))
        return last.legal_of(table.game, seat)

    def could(self, entries: int, seat: Seat) -> tuple[Any, ...] | None:
        """What that seat could do after so many entries; None: too long ago."""
        for known in self.recent:
            if known.entries == entries:
                return known.legal_of(self.table.game, seat)
        return None

    def enter(
        self,
        entry: core.Entry,
        act_id: str,
        now: int,
        pauses: tuple[Pause, ...] = (),
        action: Any = None,
    ) -> Change:
        """Add an entry; a Problem says why it cannot be, and nothing has changed.

        `action` is the act's action where it has been read already.
        """
        table = self.table
        before = table.state
        actors = () if self.clock is None else table.actors
        step = table.enter(entry, action)
        action = step.action if isinstance(entry, core.Act) else None
        number = len(table.entries) - 1
        if number + 1 == self.branch:
            table.take_over()
        self.acts[act_id] = number
        self.recent.append(Moment(number + 1, table.state))
        if len(self.recent) > 2:
            self.recent[-3].legal = None  # hardly asked for again
        if self.clock is not None:
            self.clock = self._ticked(self.clock, entry, pauses, actors, now)
        if not table.actors:
            table.end(core.Ending("finished"))
        return Change(number, table.entries[-1], before, action, table.state)

    def _ticked(
        self,
        clock: ClockState,
        entry: core.Entry,
        pauses: tuple[Pause, ...],
        before: Iterable[Seat],
        now: int,
    ) -> ClockState:
        return clocks.after(
            self.plan,
            clock,
            pauses,
            seat=entry.seat,
            undone=isinstance(entry, core.Undo),
            stand_in=isinstance(entry.author, core.StandIn),
            before=tuple(before),
            actors=self.table.actors,
            now=now,
        )

    def latest(self, since: int) -> tuple[Change, ...] | None:
        """The entries from that one on, by the states that are remembered; None: too long ago."""
        entries, parse = self.table.entries, self.table.game.parse
        states_after = {moment.entries: moment.state for moment in self.recent}
        if since < len(entries) and since not in states_after:
            return None
        return tuple(
            Change(
                number,
                entry,
                states_after[number],
                parse(entry.action) if isinstance(entry, core.Act) else None,
                states_after[number + 1],
            )
            for number, entry in enumerate(entries[since:], since)
        )
