"""The games, by their keys."""

from importlib import import_module

from harmonium.core.errors import Problem
from harmonium.core.game import AnyGame

KEYS = ("harmonies", "take_it_easy", "tranquility")


def load(key: str) -> AnyGame:
    """The game with that key; a Problem names the known ones."""
    if key not in KEYS:
        raise Problem("unknown-game", game=key, known=", ".join(KEYS))
    game: AnyGame = import_module(f"{__name__}.{key}").GAME
    return game
