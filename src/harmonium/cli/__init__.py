"""One command, `harmonium`."""

import os
import sys
from collections.abc import Sequence

from harmonium.locales.choice import VARIABLE

LANGUAGE = "--lang"


def main() -> None:
    """The language comes first: help texts are made while the commands are imported."""
    wish = wished(sys.argv[1:])
    if wish is not None:
        os.environ[VARIABLE] = wish
    from harmonium.cli.app import app

    app()


def wished(arguments: Sequence[str]) -> str | None:
    """What follows --lang before the name of the command.

    >>> wished(["--lang", "uk", "games"]), wished(["--lang=uk"]), wished(["games"])
    ('uk', 'uk', None)
    """
    match arguments:
        case [option, wish, *_] if option == LANGUAGE:
            return wish
        case [option, *_] if option.startswith(f"{LANGUAGE}="):
            return option.partition("=")[2]
        case _:
            return None


__all__ = ["main"]
