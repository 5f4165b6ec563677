"""Two acts compared: what each is worth, and how sure the difference is."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from harmonium.wire.protocol import Unit


class Comparison(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    better: float
    played: float
    error: float
    """One standard error of the difference; 0 where nothing was drawn."""
    unit: Unit
    better_plan: tuple[Any, ...] = ()
    """How it would go on best after the better act, where that was thought out."""
    played_plan: tuple[Any, ...] = ()
    """The same after the act that was played."""

    @property
    def loss(self) -> float:
        return self.better - self.played


def compared(better: Sequence[float], played: Sequence[float], unit: Unit) -> Comparison:
    """By pairs: the same world with the same luck, once with each act.

    >>> compared([10, 14, 9, 15], [8, 9, 9, 10], "points")
    Comparison(better=12.0, played=9.0, error=1.224744871391589, unit='points')
    """
    differences = [one - other for one, other in zip(better, played, strict=True)]
    error = stdev(differences) / sqrt(len(differences))
    return Comparison(fmean(better), fmean(played), error, unit)
