"""A room: a table and the people around it, without input or output.

Time and chance are given in. Functions beside it (`acting`, `asking`, `talking`, `seating`) take a
request and say what is to be stored, or why not; `take` makes what was stored so; `telling` says
what each viewer is to be told.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Generic

import msgspec

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import AnyGame, Seat
from harmonium.core.times import iso, iso_or_none
from harmonium.room import clocks, stored
from harmonium.room.audience import P
from harmonium.room.clocks import ClockState
from harmonium.room.facts import Facts, SeatFacts
from harmonium.room.fold import Change, Fold
from harmonium.room.stored import Stored
from harmonium.wire.shared import May, Plan, Question, SeatInfo, TableInfo


@dataclass(slots=True, eq=False)
class Room(Generic[P]):
    plan: Plan
    facts: Facts
    game: AnyGame
    seats: list[SeatFacts]
    fold: Fold | None = None
    """The game, from the deal on."""
    questions: dict[str, Question] = field(default_factory=dict)
    audience: set[P] = field(default_factory=set)
    sat: set[tuple[int, str]] = field(default_factory=set)
    """Which seats somebody has played: whoever did knows their secrets."""
    muted: set[str] = field(default_factory=set)
    removed: set[str] = field(default_factory=set)
    """Guests whom the host has sent away."""
    visitors: dict[str, May] = field(default_factory=dict)
    """Who came by a link, and what it allows: join or watch."""

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def table(self) -> core.Table | None:
        return None if self.fold is None else self.fold.table

    @property
    def entries(self) -> int:
        return 0 if self.fold is None else len(self.fold.table.entries)

    @property
    def clock(self) -> ClockState | None:
        return None if self.fold is None else self.fold.clock

    @property
    def branch(self) -> int | None:
        return None if self.fold is None else self.fold.branch

    @property
    def folded(self) -> Fold:
        """The game, or why there is none to act in."""
        if self.fold is None:
            raise Problem("table-not-started")
        return self.fold

    @property
    def running(self) -> core.Table:
        return self.folded.table

    def due(self, now: int) -> int | None:
        """When somebody has to look: now where we are to move, else at the next deadline."""
        if self.running.ending is not None or self.facts.status != "running":
            return None
        if any(self.seats[seat].plays_itself for seat in self.running.actors):
            return now
        if self.clock is None:
            return None
        due = clocks.due(self.plan.clock, self.clock, self.facts.pauses, now)
        return None if due is None else due[0]

    def deadline(self, now: int) -> tuple[int, Seat] | None:
        """When the time of the next person is over, and whose; ours think as long as they may."""
        if self.clock is None or self.facts.status != "running":
            return None
        ours = [number for number, seat in enumerate(self.seats) if seat.plays_itself]
        return clocks.due(self.plan.clock, self.clock, self.facts.pauses, now, ours)

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
        table = core.Table(self.game, self.plan.options, authors, deal, nonce)
        table.is_practice = self.plan.teaching or self.facts.helped
        self.fold = Fold.begun(table, self.plan.clock, started, branch)

    def enter(self, entry: core.Entry, act_id: str, now: int) -> Change:
        """Add an entry that was written before; see `acting` for new ones."""
        return self.folded.enter(entry, act_id, now, self.facts.pauses)

    def take(self, *changes: Stored) -> None:
        """What is stored is so from now on. The fold itself has taken what it gave to be kept."""
        for change in changes:
            if isinstance(change, stored.OfTable):
                self._take_of_table(change)
            elif isinstance(change, stored.OfGuests):
                self._take_of_guests(change)
            else:
                self._take(change)

    def _take(self, change: stored.OfGame | stored.OfQuestion) -> None:
        match change:
            case stored.Ended(time, ending, result):
                self._know(status="over", ended=time, ending=ending, result=result)
            case stored.Asked(question) | stored.Answered(_, question):
                self.questions[question.id] = question
            case stored.Settled(question):
                self.questions.pop(question.id, None)
            case stored.Due() | stored.Played() | stored.DayPlayed():
                pass

    def _take_of_table(self, change: stored.OfTable) -> None:
        match change:
            case stored.Paused(status, pauses):
                self._know(status=status, pauses=pauses)
            case stored.Seated(number, _, after, player):
                self.seats[number] = after
                if player is not None:
                    self.sat.add((number, player))
            case stored.Started():
                self._start(change)
            case stored.Helped():
                self._know(helped=True)
                self.running.is_practice = True
            case stored.Rematched(table):
                self._know(rematch=table)

    def _take_of_guests(self, change: stored.OfGuests) -> None:
        match change:
            case stored.Restrained(person, how, on):
                restrained = self.muted if how == "muted" else self.removed
                (restrained.add if on else restrained.discard)(person)
            case stored.Visited(person, _, may):
                self.visitors[person] = may
            case stored.SpectatorsHeard(on):
                self.plan = msgspec.structs.replace(self.plan, spectators=on)
            case stored.Spoken():
                pass

    def _start(self, dealt: stored.Started) -> None:
        self._know(status="running", started=dealt.time, commitment=dealt.commitment)
        self.sat = set(dealt.sat)
        self.begin(dealt.deal, dealt.nonce, dealt.time, dealt.branch)

    def _know(self, **values: Any) -> None:
        self.facts = msgspec.structs.replace(self.facts, **values)

    def become(self, other: "Room[P]") -> None:
        """All at once what was stored, for those who know this room; `other` is new."""
        self.plan, self.facts, self.seats = other.plan, other.facts, other.seats
        self.fold, self.questions = other.fold, other.questions
        self.visitors |= other.visitors  # who has just come in stays in
        self.sat, self.muted, self.removed = other.sat, other.muted, other.removed

    def info(self) -> TableInfo:
        facts = self.facts
        return TableInfo(
            **msgspec.structs.asdict(self.plan),
            id=facts.id,
            seats=tuple(_seat_infos(self.seats)),
            status=facts.status,
            host=facts.host,
            created=iso(facts.created),
            started=iso_or_none(facts.started),
            ended=iso_or_none(facts.ended),
            commitment=facts.commitment,
            ending=facts.ending,
            result=facts.result,
            rematch=facts.rematch,
            branch=self.branch,
            practice=self.fold is not None and self.fold.table.is_practice,
        )


def _seat_infos(seats: Iterable[SeatFacts]) -> Iterable[SeatInfo]:
    for number, seat in enumerate(seats):
        yield SeatInfo(Seat(number), seat.kind, seat.name, seat.person, seat.bot, seat.stand_in)
