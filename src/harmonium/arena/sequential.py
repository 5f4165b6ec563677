"""Is A better than B? Play until the evidence suffices.

A sequential test of the mean difference of paired deals: it holds "not better" (the mean is 0)
against "better by so much" with a likelihood ratio, and stops when that ratio leaves Wald's bounds.
`docs/arena.md` shows its error rates by simulation; decision 0033 says why this one.
"""

import math
from typing import Final, Literal

import msgspec

from harmonium.arena.statistics import Estimate, Observation, Running

Answer = Literal["better", "not-better", "undecided"]

LEAST: Final = 24
"""No answer before so many deals: a deviation guessed from fewer is too rough."""


class Rates(msgspec.Struct, frozen=True):
    """How often the answer may be wrong."""

    alpha: float = 0.05
    """"Better" where it is not."""
    beta: float = 0.05
    """"Not better" where it is, by as much as asked."""

    @property
    def bounds(self) -> tuple[float, float]:
        """Wald's: below the first "not better", above the second "better"."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


class Evidence:
    """Differences, deal by deal in the order of the deals, and the ratio they come to."""

    def __init__(self, better_by: float, scale: float = 0.0) -> None:
        """`scale`: a difference that two imagined deals have, one up and one down, so that deals
        that all came out alike do not prove more than so few can.
        """
        self._better_by = better_by
        self._seen = Running()
        self.add = self._seen.add
        self._imagined = 2 if scale else 0
        self._squares = 2 * scale * scale

    @property
    def count(self) -> int:
        return self._seen.count

    @property
    def difference(self) -> Estimate:
        return self._seen.estimate

    @property
    def ratio(self) -> float:
        """The logarithm of how much better "better" explains the differences than "not better".

        The likelihoods are those of normal differences with the variance seen so far.
        """
        seen = self._seen
        if seen.count < 2:
            return 0.0
        variance = (seen.squares + self._squares) / (seen.count - 1 + self._imagined)
        lead = self._better_by * (seen.mean - self._better_by / 2)
        if variance <= 0.0:  # all differences alike
            return math.copysign(math.inf, lead)
        return seen.count * lead / variance


class Verdict(msgspec.Struct, frozen=True):
    """Where a test stands."""

    answer: Answer
    deals: int
    ratio: float
    difference: Estimate


class SequentialTest:
    """One unit of one pair, raw and adjusted side by side."""

    def __init__(self, better_by: float, rates: Rates, scale: float = 0.0) -> None:
        self.rates = rates
        self._raw = Evidence(better_by, scale)
        self._adjusted = Evidence(better_by, scale)
        self._slope = _Slope()

    def add(self, observation: Observation) -> None:
        """The luck is subtracted with the slope of the deals before: none adjusts itself."""
        result, luck = observation
        adjusted = result - self._slope.value * (luck or 0.0)
        self._slope.add(result, luck or 0.0)
        self._raw.add(result)
        self._adjusted.add(adjusted)

    @property
    def deals(self) -> int:
        return self._raw.count

    def quick(self) -> Answer:
        """The answer of the adjusted differences, without the rest of the verdict."""
        return self._answer(self._adjusted)

    @property
    def raw(self) -> Verdict:
        return self._verdict(self._raw)

    @property
    def adjusted(self) -> Verdict:
        return self._verdict(self._adjusted)

    def _answer(self, evidence: Evidence) -> Answer:
        low, high = self.rates.bounds
        if evidence.count < LEAST or low < evidence.ratio < high:
            return "undecided"
        return "better" if evidence.ratio > 0 else "not-better"

    def _verdict(self, evidence: Evidence) -> Verdict:
        answer = self._answer(evidence)
        return Verdict(answer, evidence.count, evidence.ratio, evidence.difference)


class _Slope:
    """How much of the luck to subtract, learned as the deals come."""

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._luck = 0.0
        self._product = 0.0
        self._square = 0.0

    def add(self, result: float, luck: float) -> None:
        self._count += 1
        self._mean += (result - self._mean) / self._count
        self._luck += luck
        self._product += result * luck
        self._square += luck * luck

    @property
    def value(self) -> float:
        """A slope learned from few deals is rough: it counts in full only after many."""
        if self._count < 4 or not self._square:
            return 0.0
        trust = self._count / (self._count + 8)
        return trust * (self._product - self._mean * self._luck) / self._square
