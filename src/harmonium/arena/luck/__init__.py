"""The luck of the draws, to be taken out of results.

After every draw an evaluator says what the position is worth to each seat, and what it would have
been worth after each of the draws that could have come instead. The first less the mean of the
others is the luck of that draw. Its mean is zero whatever the evaluator says, because it is a
number less its own expectation, so that results stay as they were on average; the better the
evaluator, the more of their scatter it explains.

Two parts meet here. The draws of a game (`Draws`, one module a game) know what was drawn and what
could have been. An evaluator (`Evaluator`) knows what positions are worth; a simple one stands
beside the draws of each game, and better ones take its place with `use_evaluator`. What is hidden
is put in order before an evaluator sees a state, so that none can read the order of a deck.
"""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

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


Draws = Callable[[Any, Any], Iterable[Draw]]
"""The draws between two states; the first one is None before the first act."""

_evaluators: dict[str, Evaluator] = {}


def use_evaluator(game: str, evaluator: Evaluator | None) -> None:
    """From now on that one in this process; None: the simple one again."""
    if evaluator is None:
        _evaluators.pop(game, None)
    else:
        _evaluators[game] = evaluator


class Meter:
    """The luck of one game, added up by seat."""

    def __init__(self, draws: Draws, evaluator: Evaluator, seats: int) -> None:
        self._draws = draws
        self._evaluator = evaluator
        self.luck = [0.0] * seats

    def follow(self, before: Any, after: Any) -> None:
        for came, states, weights in self._draws(before, after):
            if len(states) == 1:
                continue
            values = self._evaluator(states)
            whole = sum(weights)
            for seat in range(len(self.luck)):
                expected = sum(
                    weight * value[seat] for weight, value in zip(weights, values, strict=True)
                )
                self.luck[seat] += values[came][seat] - expected / whole


def luck_meter(game: str, start: Any) -> Meter | None:
    """A meter for a game that begins; None where nobody has written down its draws."""
    if find_spec(f"{__name__}.{game}") is None:
        return None
    module = import_module(f"{__name__}.{game}")
    evaluator = _evaluators.get(game, module.evaluator)
    meter = Meter(module.draws, evaluator, module.seats(start))
    meter.follow(None, start)
    return meter
