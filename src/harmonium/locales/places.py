"""Where words lie: in our own folders, and in those of packages that bring a game."""

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

from harmonium.games import GUESTS


def message_files(locale: str, folder: Traversable | None = None) -> Iterator[Traversable]:
    """The Fluent files of a language, ours first."""
    if folder is None:
        yield from message_files(locale, resources.files(__package__))
        for game in GUESTS:
            yield from message_files(locale, folder_of(game))
        return
    here = folder.joinpath(locale)
    if here.is_dir():
        found = (file for file in here.iterdir() if file.name.endswith(".ftl"))
        yield from sorted(found, key=lambda file: file.name)


def folder_of(game: str) -> Traversable:
    """Where the words of a game lie."""
    if game in GUESTS:
        return resources.files(GUESTS[game]).joinpath("locales")
    return resources.files(__package__)
