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


class Estimate(msgspec.Struct, frozen=True):
    mean: float
    error: float
    """One standard error of the mean."""
    deviation: float
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
        if self.adjusted is None or not self.adjusted.deviation:
            return None
        return (self.raw.deviation / self.adjusted.deviation) ** 2


class Observation(NamedTuple):
    """What one deal says: a result and the luck in it."""

    result: float
    luck: float | None


def estimate(values: Sequence[float]) -> Estimate:
    count = len(values)
    if not count:
        return Estimate(math.nan, math.nan, math.nan)
    mean = math.fsum(values) / count
    if count == 1:
        return Estimate(mean, math.nan, math.nan)
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, math.sqrt(variance / count), math.sqrt(variance))


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


class Tally(NamedTuple):
    """What one bot has in one deal, on average over its seats and games."""

    points: float
    wins: float
    luck: float | None


def tallies(games: Iterable[Played]) -> dict[str, Tally]:
    """For each bot what it made of one deal."""
    found: dict[str, list[tuple[float, float, float | None]]] = {}
    for played in games:
        for seat, share in enumerate(shares(played)):
            luck = None if played.luck is None else played.luck[seat]
            found.setdefault(played.bots[seat], []).append((played.totals[seat], share, luck))
    return {
        bot: Tally(
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
