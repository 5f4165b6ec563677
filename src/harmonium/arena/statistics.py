"""Means with their errors, raw and with the luck of the draws taken out.

One deal is one observation, whoever played it how often: games of the same deal are not
independent of each other, deals are.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from harmonium.arena.runner import Played

FEW: Final = 16
"""With fewer deals nothing can be said of how luck and results go together."""
FEWEST: Final = 10
"""With fewer deals the error is as rough a guess as the mean, and would only look like a number."""


class Estimate(msgspec.Struct, frozen=True):
    mean: float
    error: float | None
    """One standard error of the mean; None from too few observations."""
    deviation: float | None
    """Of one observation."""


class Both(msgspec.Struct, frozen=True):
    """The same number raw and adjusted: they are always shown together."""

    raw: Estimate
    adjusted: Estimate | None
    """None where no luck was measured, or there are too few deals."""
    slope: float | None = None
    """How much of the luck was subtracted."""

    @property
    def saved(self) -> float | None:
        """How many times fewer games the adjusted number needs for the same error."""
        if self.adjusted is None or not self.adjusted.deviation or not self.raw.deviation:
            return None
        return (self.raw.deviation / self.adjusted.deviation) ** 2


class Observation(NamedTuple):
    """What one deal says: a result and the luck in it."""

    result: float
    luck: float | None


class Running:
    """Numbers that come one by one, and what they say so far."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        """Of the distances from the mean."""

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    @property
    def estimate(self) -> Estimate:
        if self.count < 2:
            return Estimate(self.mean, None, None)
        deviation = math.sqrt(self.squares / (self.count - 1))
        error = None if self.count < FEWEST else deviation / math.sqrt(self.count)
        return Estimate(self.mean, error, deviation)


def estimate(values: Iterable[float]) -> Estimate:
    found = Running()
    for value in values:
        found.add(value)
    return found.estimate


def slope(observations: Iterable[Observation]) -> float:
    """By least squares: the result that goes with one more of luck."""
    pairs = [(result, luck) for result, luck in observations if luck is not None]
    if len(pairs) < 2:
        return 0.0
    mean = math.fsum(result for result, _ in pairs) / len(pairs)
    # The mean of luck is known: zero.
    square = math.fsum(luck * luck for _, luck in pairs)
    return math.fsum((result - mean) * luck for result, luck in pairs) / square if square else 0.0


def both(observations: Sequence[Observation]) -> Both:
    """Each half of the deals is adjusted by the slope of the other: no deal adjusts itself, and
    the mean stays what it was on average.
    """
    raw = estimate([one.result for one in observations])
    if len(observations) < FEW or any(one.luck is None for one in observations):
        return Both(raw, None)
    halves = observations[::2], observations[1::2]
    slopes = slope(halves[1]), slope(halves[0])
    adjusted = [
        result - factor * (luck or 0.0)
        for half, factor in zip(halves, slopes, strict=True)
        for result, luck in half
    ]
    return Both(raw, estimate(adjusted), sum(slopes) / 2)


class Ranked(Protocol):
    """Whatever says who won."""

    @property
    def ranks(self) -> tuple[int, ...]: ...
    @property
    def won(self) -> bool | None: ...


def shares(played: Ranked) -> tuple[float, ...]:
    """What each seat has of the win; of a win together everybody all."""
    if played.won is not None:
        return (float(played.won),) * len(played.ranks)
    best = played.ranks.count(1)
    return tuple(1 / best if rank == 1 else 0.0 for rank in played.ranks)


class Yield(NamedTuple):
    """What one bot has of one deal, on average over its seats and games."""

    points: float
    wins: float
    luck: float | None


def yields(games: Iterable[Played]) -> dict[str, Yield]:
    """For each bot what it made of one deal."""
    found: dict[str, list[tuple[float, float, float | None]]] = {}
    for played in games:
        for seat, share in enumerate(shares(played)):
            luck = None if played.luck is None else played.luck[seat]
            found.setdefault(played.bots[seat], []).append((played.totals[seat], share, luck))
    return {
        bot: Yield(
            _mean([points for points, _, _ in seats]),
            _mean([wins for _, wins, _ in seats]),
            None
            if any(luck is None for _, _, luck in seats)
            else _mean([luck for _, _, luck in seats if luck is not None]),
        )
        for bot, seats in found.items()
    }


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)
