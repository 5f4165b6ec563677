"""The luck of the draws, to be taken out of results.

After every draw an evaluator says what the position is worth to each seat, and what it would have
been worth after each of the draws that could have come instead. The first less the mean of all of
them is the luck of that draw. Its mean is zero whatever the evaluator says, because it is a
number less its own expectation, so that results stay as they were on average; the better the
evaluator, the more of their scatter it explains.

Two parts meet here. The draws of a game (`Draws`, one module a game) know what was drawn and what
could have been. An evaluator (`Evaluator`) knows what positions are worth; the usual one stands
beside the draws of each game, and others are named like bots, so that every process and machine
finds them. What is hidden is put in order before an evaluator sees a state, so that none can read
the order of a deck.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from harmonium.core.errors import Problem
from harmonium.games import load

USUAL: Final = "usual"
GROUP: Final = "harmonium.evaluators"
"""Packages name their evaluators in entry points of this group, a dot and the game."""

Evaluator = Callable[[Sequence[Any]], Sequence[Sequence[float]]]
"""For each of the states what it is worth to each seat: points, or any other number that goes up
and down with the result. It is given all states of one draw together."""


class Draw(NamedTuple):
    """What came, and what could have come instead."""

    came: int
    """The place of what came among the states."""
    states: Sequence[Any]
    weights: Sequence[int]
    """In how many of the equally likely ways each of them comes."""


Again = Callable[[Any], Any]
"""The same act in another position."""
Draws = Callable[[Any, Any, Again], Iterable[Draw]]
"""The draws between two states; the first one is None before the first act."""


class Meter:
    """The luck of one game, added up by seat."""

    def __init__(self, game: str, evaluator: Evaluator, start: Any) -> None:
        draws = import_module(f"{__name__}.{game}")
        self._apply = load(game).apply
        self._draws: Draws = draws.draws
        self._evaluator = evaluator
        self.luck = [0.0] * draws.seats(start)
        self._add(None, start, lambda state: state)

    def follow(self, before: Any, seat: Any, action: Any, after: Any) -> None:
        self._add(before, after, lambda state: self._apply(state, seat, action))

    def _add(self, before: Any, after: Any, again: Again) -> None:
        for came, states, weights in self._draws(before, after, again):
            if len(states) == 1:
                continue
            values = self._evaluator(states)
            whole = sum(weights)
            for seat in range(len(self.luck)):
                expected = sum(
                    weight * value[seat] for weight, value in zip(weights, values, strict=True)
                )
                self.luck[seat] += values[came][seat] - expected / whole


def luck_meter(game: str, start: Any, evaluator: str = USUAL) -> Meter | None:
    """A meter for a game that begins; None where nobody has written down its draws."""
    if find_spec(f"{__name__}.{game}") is None:
        return None
    found = evaluator_of(game, evaluator)
    return Meter(game, found if evaluator == USUAL else _checked(evaluator, found, game), start)


def _checked(name: str, evaluator: Evaluator, game: str) -> Evaluator:
    """A stranger's evaluator; a Problem names it where it fails or says what no luck comes of."""
    seats = import_module(f"{__name__}.{game}").seats

    def values(states: Sequence[Any]) -> Sequence[Sequence[float]]:
        try:
            said = [[float(value) for value in values] for values in evaluator(states)]
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"[:200]
            raise Problem("evaluator-failed", evaluator=name, reason=reason) from error
        is_whole = len(said) == len(states) and min(map(len, said)) >= seats(states[0])
        if not is_whole or not all(math.isfinite(value) for values in said for value in values):
            reason = f"{said}"[:200]
            raise Problem("evaluator-failed", evaluator=name, reason=reason)
        return said

    return values


@cache
def evaluator_of(game: str, name: str) -> Evaluator:
    """The usual one, one of another package by its name, or any function as `module:function`."""
    if name == USUAL:
        found: Evaluator = import_module(f"{__name__}.{game}").evaluator
        return found
    registered = entry_points(group=f"{GROUP}.{game}")
    module, colon, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute) if colon else registered[name].load()
    except Exception as error:  # a stranger's code: whatever goes wrong, it is named
        known = ", ".join((USUAL, *registered.names))
        raise Problem("unknown-evaluator", evaluator=name, known=known) from error
    return found
