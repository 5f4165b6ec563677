"""A table in memory: its facts, its seats, and the fold over its entries as a cache.

The database is the truth. A room may be dropped and loaded again at any moment; it may run ahead
of the disk by the entries that the writer has not yet committed (`unsettled`), and nothing leaves
it before they are.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import AnyGame, Result, Seat
from harmonium.room import clocks
from harmonium.room.clocks import ClockState, Pause
from harmonium.server.limits.buckets import BURST_SECONDS, Bucket
from harmonium.wire.shared import (
    ClockPlan,
    May,
    NoClock,
    Question,
    SeatInfo,
    SeatKind,
    Someone,
    Status,
    TableInfo,
)

if TYPE_CHECKING:
    from harmonium.server.tables.connections import Connection
    from harmonium.server.tables.telling import Telling

KEPT_STATES = 8
"""How far back an act may have been decided and still be compared with the present."""


class Facts(msgspec.Struct, frozen=True):
    """The row of a table, read."""

    id: str
    game: str
    options: Any
    status: Status
    open: bool
    clock: ClockPlan
    chat: bool
    signs: bool
    host: Someone
    created: int
    spectators: bool = False
    """Whether those who watch may speak."""
    started: int | None = None
    ended: int | None = None
    commitment: str | None = None
    ending: core.Ending | None = None
    result: Result | None = None
    rematch: str | None = None
    daily: str | None = None
    pauses: tuple[Pause, ...] = ()


class SeatFacts(msgspec.Struct, frozen=True):
    kind: SeatKind
    name: str
    person: str | None = None
    bot: str | None = None
    token: str | None = None
    stand_in: bool = False

    @property
    def author(self) -> core.Author:
        match self.kind:
            case "bot":
                return core.Bot(self.bot or "")
            case "program":
                return core.Bot(self.name)
            case _:
                return core.Person(self.name)

    @property
    def plays_itself(self) -> bool:
        """Whether we decide for it: a bot of ours, or a stand-in."""
        return self.kind == "bot" or self.stand_in


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
class Room:
    facts: Facts
    game: AnyGame
    seats: list[SeatFacts]
    table: core.Table | None = None
    branch: int | None = None
    """How many of its entries were taken over from another game."""
    clock: ClockState | None = None
    acts: dict[str, int] = field(default_factory=dict)
    """The entry that each request became: who and the id they chose."""
    recent: "deque[Moment]" = field(default_factory=lambda: deque(maxlen=KEPT_STATES))
    """The last states, the present one at the end."""
    questions: dict[str, Question] = field(default_factory=dict)
    connections: "set[Connection]" = field(default_factory=set)
    epoch: int = 0
    unsettled: int = 0
    is_broken: bool = False
    """Whether a write was lost: the fold must be loaded anew before anything else."""
    waiting: list[Callable[[], None]] = field(default_factory=list)
    telling: "Telling | None" = None
    """Of the last change."""
    thinking: set[Seat] = field(default_factory=set)
    alarm: Any = None
    touched: float = 0.0
    sat: set[tuple[int, str]] = field(default_factory=set)
    """Which seats somebody has played: whoever did knows their secrets."""
    muted: set[str] = field(default_factory=set)
    removed: set[str] = field(default_factory=set)
    """Guests whom the host has sent away."""
    visitors: dict[str, May] = field(default_factory=dict)
    """Who came by a link, and what it allows: join or watch."""
    advice: tuple[Any, dict[Any, Any]] | None = None
    """What was thought about that state; see `advising.py`."""
    talk: dict[str, Bucket] = field(default_factory=dict)
    """How much each of them may still say and ask, whatever socket they use."""
    reminded: set[tuple[int, int]] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """For changes of the table itself, which are rare."""

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def entries(self) -> int:
        return 0 if self.table is None else len(self.table.entries)

    @property
    def is_settled(self) -> bool:
        return self.unsettled == 0 and not self.is_broken

    @property
    def is_quiet(self) -> bool:
        """Nobody looks at it, and it waits for nothing of ours."""
        is_busy = self.connections or self.thinking or self.waiting or self.lock.locked()
        return self.is_settled and not is_busy

    @property
    def needs_looking_after(self) -> bool:
        """Whether something may have to happen here without anybody coming."""
        has_clock = not isinstance(self.facts.clock, NoClock)
        return has_clock or any(seat.plays_itself for seat in self.seats)

    @property
    def running(self) -> core.Table:
        """The game, or why there is none to act in."""
        if self.table is None:
            raise Problem("table-not-started")
        return self.table

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """What that seat may do now."""
        table, last = self.running, self.recent[-1]
        if table.ending is not None:
            return ()
        if last.state is not table.state:  # what is remembered is of another state
            return tuple(table.legal(seat))
        return last.legal_of(self.game, seat)

    def check_talk(self, who: str, what: str, rate: float, seconds: float = BURST_SECONDS) -> None:
        """Say no to whoever speaks without end."""
        key = f"{what} {who}"
        bucket = self.talk.get(key)
        if bucket is None:
            bucket = self.talk[key] = Bucket(rate, seconds)
        if not bucket.take():
            raise Problem("too-many-messages")

    def when_settled(self, call: Callable[[], None]) -> None:
        """Do it when all that this room knows is on the disk."""
        if self.is_settled:
            call()
        else:
            self.waiting.append(call)

    def prepare_telling(self) -> None:
        """Before anything changes: what is to be told of the last change may not be made yet."""
        if self.telling is not None:
            self.telling.prepare()
            self.telling = None

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        return tuple(
            Seat(number)
            for number, seat in enumerate(self.seats)
            if person is not None and seat.kind == "person" and seat.person == person
        )

    def player(self, seat: SeatFacts) -> str | None:
        """Who learns what the seat knows: its person, or the host who gave it to a program."""
        return self.facts.host.id if seat.kind == "program" else seat.person

    def begin(self, deal: Any, nonce: bytes, started: int, branch: int | None = None) -> None:
        authors = [seat.author for seat in self.seats]
        self.table = core.Table(self.game, self.facts.options, authors, deal, nonce)
        self.branch = branch
        if branch == 0:
            self.table.take_over()
        plan = self.facts.clock
        if not isinstance(plan, NoClock):
            self.clock = clocks.started(plan, self.table.actors, len(self.seats), started)
        self.acts.clear()
        self.recent.clear()
        self.recent.append(Moment(0, self.table.state))

    def enter(self, entry: core.Entry, act_id: str, now: int, action: Any = None) -> Change:
        """Add an entry to the fold; a Problem says why it cannot be, and nothing has changed.

        `action` is the act's action where it has been read already.
        """
        table = self.running
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
        self._tick(entry, actors, now)
        if not table.actors:
            table.end(core.Ending("finished"))
        return Change(number, table.entries[-1], before, action, table.state)

    def _tick(self, entry: core.Entry, before: Iterable[Seat], now: int) -> None:
        if self.clock is None or self.table is None:
            return
        self.clock = clocks.after(
            self.facts.clock,
            self.clock,
            self.facts.pauses,
            seat=entry.seat,
            undone=isinstance(entry, core.Undo),
            stand_in=isinstance(entry.author, core.StandIn),
            before=tuple(before),
            actors=self.table.actors,
            now=now,
        )

    def close(self, ending: core.Ending) -> None:
        self.running.end(ending)

    def become(self, other: "Room") -> None:
        """All at once what the database says, for those who know this room; `other` is new."""
        self.facts, self.seats = other.facts, other.seats
        self.table, self.branch, self.clock = other.table, other.branch, other.clock
        self.acts, self.recent = other.acts, other.recent
        self.questions = other.questions
        self.telling = None
        self.visitors |= other.visitors  # who has just come in stays in
        self.sat, self.muted, self.removed = other.sat, other.muted, other.removed

    def info(self) -> TableInfo:
        facts = self.facts
        return TableInfo(
            id=facts.id,
            game=facts.game,
            options=facts.options,
            seats=tuple(_seat_info(Seat(n), seat) for n, seat in enumerate(self.seats)),
            status=facts.status,
            open=facts.open,
            clock=facts.clock,
            chat=facts.chat,
            signs=facts.signs,
            spectators=facts.spectators,
            host=facts.host,
            created=clocks.iso(facts.created),
            started=clocks.iso_or_none(facts.started),
            ended=clocks.iso_or_none(facts.ended),
            commitment=facts.commitment,
            ending=facts.ending,
            result=facts.result,
            rematch=facts.rematch,
            daily=facts.daily,
            branch=self.branch,
            practice=self.table is not None and self.table.is_practice,
        )


def _seat_info(seat: Seat, facts: SeatFacts) -> SeatInfo:
    return SeatInfo(
        seat,
        facts.kind,
        facts.name,
        facts.person,
        facts.bot,
        facts.stand_in,
    )
