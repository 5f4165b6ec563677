"""Players that think. A bot gets what a person in its seat gets: the view and the legal actions."""

from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from harmonium.core.deal import Generator
from harmonium.core.errors import Problem


class Bot(Protocol):
    """A player in one seat."""

    def choose(self, view: Any, legal: Collection[Any]) -> Any:
        """One of the legal actions, which are never none."""


Factory = Callable[[Generator], Bot]


class RandomBot:
    """Any legal action, each equally likely."""

    def __init__(self, generator: Generator) -> None:
        self._generator = generator

    def choose(self, view: Any, legal: Collection[Any]) -> Any:  # noqa: ARG002 - sees and ignores
        return self._generator.pick(tuple(legal))


def bots_of(game: str) -> Mapping[str, Factory]:
    """The bots that know a game, weakest first."""
    own: Mapping[str, Factory] = {}
    if find_spec(f"{__name__}.{game}") is not None:
        own = import_module(f"{__name__}.{game}").BOTS
    return {"random": RandomBot, **own}


def make_bot(game: str, specification: str, generator: Generator) -> Bot:
    known = bots_of(game)
    if specification not in known:
        raise Problem("unknown-bot", bot=specification, known=", ".join(known))
    return known[specification](generator)
