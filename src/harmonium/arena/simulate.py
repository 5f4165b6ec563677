"""Many games between bots, counted.

Every game has its own generator, made of the seed and the game's number: the same seed gives
the same games, however many processes play them.
"""

import heapq
import math
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from harmonium.arena.crews import crew_of, play_all
from harmonium.arena.forfeit import Lost
from harmonium.arena.plan import Bots, Setting, Sitting
from harmonium.arena.runner import Played, play
from harmonium.arena.statistics import shares
from harmonium.bots import Budget
from harmonium.games import load

QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


class Simulation(msgspec.Struct, frozen=True):
    """What is to be played: a game, its options, a bot for each seat, from a seed."""

    game: str
    options: Any
    bots: Bots
    seed: int
    budget: Budget = Budget()

    @property
    def setting(self) -> Setting:
        return Setting(self.game, self.options, self.seed, self.budget)

    def check(self) -> None:
        self.setting.check(self.bots)


class Outcome(msgspec.Struct, frozen=True):
    """One game, as a line of the output file."""

    number: int
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    won: bool | None
    acts: int
    details: dict[str, int] = {}
    lost: Lost | msgspec.UnsetType = msgspec.UNSET
    """The seat that gave the game away, if one did."""


class SeatReport(msgspec.Struct, frozen=True):
    bot: str
    mean: float
    se: float
    quantiles: dict[str, float]
    win_rate: float
    """The share of games this seat won; a win shared by k seats counts 1/k."""


class Summary(msgspec.Struct, frozen=True):
    game: str
    options: Any
    seed: int
    games: int
    seats: tuple[SeatReport, ...]
    win_rate: float | None
    """Of the table, where all win or lose together."""
    games_per_second: float
    lost: dict[str, int] | msgspec.UnsetType = msgspec.UNSET
    """How many games were given away, by the bots that did."""


def simulate(simulation: Simulation, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """The outcomes in order, as they come."""
    simulation.check()
    crew = crew_of(jobs)
    sittings = (Sitting(number, simulation.bots) for number in range(games))
    try:
        yield from map(_outcome, _in_order(play_all(play, simulation.setting, sittings, crew)))
    finally:
        crew.close()


def _in_order(games: Iterable[Played]) -> Iterator[Played]:
    """By their numbers; whoever is early waits."""
    early: list[tuple[int, Played]] = []
    due = 0
    for played in games:
        heapq.heappush(early, (played.deal, played))
        while early and early[0][0] == due:
            yield heapq.heappop(early)[1]
            due += 1


def _outcome(played: Played) -> Outcome:
    return Outcome(
        played.deal,
        played.totals,
        played.ranks,
        played.won,
        sum(played.acts),
        played.details,
        played.lost or msgspec.UNSET,
    )


class Tally:
    """Outcomes counted as they come."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self._totals: list[list[int]] = [[] for _ in simulation.bots]
        self._wins = [0.0] * len(simulation.bots)
        self._joint_wins = 0
        self._games = 0
        self._lost: Counter[str] = Counter()
        self._began = time.perf_counter()

    def add(self, outcome: Outcome) -> None:
        self._games += 1
        self._joint_wins += bool(outcome.won)
        if isinstance(outcome.lost, Lost):
            self._lost[self._simulation.bots[outcome.lost.seat]] += 1
        for seat, total in enumerate(outcome.totals):
            self._totals[seat].append(total)
        for seat, share in enumerate(shares(outcome)):
            self._wins[seat] += share

    def summary(self) -> Summary:
        simulation = self._simulation
        joint = load(simulation.game).cooperative(simulation.options)
        elapsed = time.perf_counter() - self._began
        return Summary(
            simulation.game,
            simulation.options,
            simulation.seed,
            self._games,
            tuple(
                _report(bot, totals, wins)
                for bot, totals, wins in zip(simulation.bots, self._totals, self._wins, strict=True)
            ),
            self._joint_wins / max(1, self._games) if joint else None,
            self._games / elapsed,
            dict(self._lost) or msgspec.UNSET,
        )


def _report(bot: str, totals: Sequence[int], wins: float) -> SeatReport:
    count = max(1, len(totals))
    mean = sum(totals) / count
    variance = sum((total - mean) ** 2 for total in totals) / max(1, count - 1)
    ordered = sorted(totals)
    return SeatReport(
        bot,
        mean,
        math.sqrt(variance / count),
        {f"{q:g}": _quantile(ordered, q) for q in QUANTILES},
        wins / count,
    )


def _quantile(ordered: Sequence[int], share: float) -> float:
    """Linear between the two nearest totals."""
    if not ordered:
        return math.nan
    position = share * (len(ordered) - 1)
    low = math.floor(position)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (position - low)
