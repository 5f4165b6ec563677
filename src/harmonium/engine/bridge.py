"""Between the rules and the engine: what a game says about itself in the engine's numbers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from harmonium.core.errors import Problem
from harmonium.core.game import AnyGame, Seat
from harmonium.games import load

Values = Mapping[str, Sequence[int]]
"""The parts of a structure by name; see `harmonium.engine.layout`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bridge:
    """One game: states and options as parts, actions as codes."""

    key: str
    options: Callable[[Any, int], Values]
    """The options of a game with so many seats."""
    parts: Callable[..., Values]
    """A state; with `hidden=True` what nobody has seen is left for the engine to draw."""
    code: Callable[[Any, Seat, Any], int]
    """The code of an action of a seat in a state (or the seat's own view)."""
    action: Callable[[Any, Seat, int], Any]
    """The inverse."""
    categories: Callable[[Any], tuple[str | None, ...]]
    """The names of the engine's categories under these options; None for one without a name."""
    faults: tuple[str, ...]
    """What `unpack` can find wrong, by its number from 1."""

    @property
    def game(self) -> AnyGame:
        return load(self.key)


def is_compiled(key: str) -> bool:
    """Whether the engine knows the game; those of other packages it does not.

    >>> is_compiled("harmonies")
    True
    """
    return find_spec(f"harmonium.engine.{load(key).key}") is not None


@cache
def bridge(key: str) -> Bridge:
    """The bridge of a game; a Problem says if there is no such game, or none in the engine."""
    if not is_compiled(key):
        raise Problem("engine-without-game", game=key)
    found = import_module(f"harmonium.engine.{key}").BRIDGE
    assert isinstance(found, Bridge)
    return found
