"""One table for three board games.

>>> table = new_table("take_it_easy", seats=2, seed=7)
>>> table.act(0, "c9")
>>> table.actors
(1,)
"""

import secrets
from collections.abc import Sequence
from typing import Any

from harmonium.core.deal import NONCE_BYTES, SECRET_BYTES, Generator
from harmonium.core.table import Author, Person, Table
from harmonium.games import load

__version__ = "0.1.0"
__all__ = ["Table", "__version__", "load", "new_table"]


def new_table(
    key: str,
    *,
    seats: int | Sequence[Author] = 1,
    options: Any = None,
    seed: int | str | None = None,
) -> Table:
    """A table with a fresh deal: from 256 secret bits, or repeatable from a seed."""
    game = load(key)
    options = game.options_type() if options is None else options
    number = len(seats) if isinstance(seats, Sequence) else seats
    game.check(options, number)
    people = (Person(),) * seats if isinstance(seats, int) else tuple(seats)
    if seed is None:
        generator = Generator(secrets.token_bytes(SECRET_BYTES))
        nonce = secrets.token_bytes(NONCE_BYTES)
    else:
        generator = Generator.from_seed(seed)
        nonce = bytes(NONCE_BYTES)
    return Table(game, options, people, game.deal(options, number, generator), nonce)
