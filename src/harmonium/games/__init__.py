"""The games, by their keys.

Ours are packages here. Those of other packages are found through entry points of the group
`harmonium.games`, each the name of its `GAME`; with it such a package brings its messages and its
rule book, in `locales/` as ours are.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from harmonium.core.errors import Problem
from harmonium.core.game import AnyGame

OURS: Final = ("harmonies", "take_it_easy", "tranquility")
# Nobody else's package takes the key of one of ours: records name it.
_GUESTS: Final[Mapping[str, EntryPoint]] = {
    entry.name: entry
    for entry in sorted(entry_points(group=__name__), key=lambda entry: entry.name)
    if entry.name not in OURS
}
KEYS: Final = (*OURS, *_GUESTS)
GUESTS: Final[Mapping[str, str]] = {key: entry.module for key, entry in _GUESTS.items()}
"""The packages of those that are not ours."""


def load(key: str) -> AnyGame:
    """The game with that key; a Problem names the known ones."""
    if key not in KEYS:
        raise Problem("unknown-game", game=key, known=", ".join(KEYS))
    game: AnyGame
    game = _GUESTS[key].load() if key in _GUESTS else import_module(f"{__name__}.{key}").GAME
    return game
