"""Many games between bots, counted.

Every game has its own generator, made of the seed and the game's number: the same seed gives
the same games, however many processes play them.
"""

import math
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from harmonium.bots import make_bot
from harmonium.core.deal import Generator
from harmonium.core.game import Result, Seat
from harmonium.games import load

CHUNK = 32
QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


class Simulation(msgspec.Struct, frozen=True):
    """What is to be played: a game, its options, a bot for each seat, from a seed."""

    game: str
    options: Any
    bots: tuple[str, ...]
    seed: int

    def check(self) -> None:
        load(self.game).check(self.options, len(self.bots))
        for specification in self.bots:
            make_bot(self.game, specification, Generator.from_seed(0))


class Outcome(msgspec.Struct, frozen=True):
    """One game, as a line of the output file."""

    number: int
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    won: bool | None
    acts: int
    details: dict[str, int] = {}


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


def play_one(simulation: Simulation, number: int) -> Outcome:
    game = load(simulation.game)
    seats = len(simulation.bots)
    label = f"{simulation.seed}/{number}"
    deal = game.deal(simulation.options, seats, Generator.from_seed(label))
    state = game.start(simulation.options, seats, deal)
    bots = [
        make_bot(simulation.game, bot, Generator.from_seed(label, f"bot {seat}"))
        for seat, bot in enumerate(simulation.bots)
    ]
    acts = 0
    while actors := game.actors(state):
        seat = actors[0]
        action = bots[seat].choose(game.view(state, seat), game.legal(state, seat))
        state = game.apply(state, Seat(seat), action)
        acts += 1
    result: Result | None = game.result(state)
    assert result is not None
    return Outcome(number, result.totals, result.ranks, result.won, acts, result.details)


def _play_chunk(simulation: Simulation, numbers: Sequence[int]) -> list[Outcome]:
    return [play_one(simulation, number) for number in numbers]


def simulate(simulation: Simulation, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """The outcomes in order, as they come."""
    simulation.check()
    chunks = [range(low, min(low + CHUNK, games)) for low in range(0, games, CHUNK)]
    if jobs <= 1:
        for chunk in chunks:
            yield from _play_chunk(simulation, chunk)
        return
    # Spawned, not forked: a fork of a program with threads can hang.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for outcomes in pool.map(_play_chunk, [simulation] * len(chunks), chunks):
            yield from outcomes


class Tally:
    """Outcomes counted as they come."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self._totals: list[list[int]] = [[] for _ in simulation.bots]
        self._wins = [0.0] * len(simulation.bots)
        self._joint_wins = 0
        self._games = 0
        self._began = time.perf_counter()

    def add(self, outcome: Outcome) -> None:
        self._games += 1
        self._joint_wins += bool(outcome.won)
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        for seat, total in enumerate(outcome.totals):
            self._totals[seat].append(total)
        for seat in winners:
            if outcome.won is not None:
                self._wins[seat] += outcome.won
            else:
                self._wins[seat] += 1 / len(winners)

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
