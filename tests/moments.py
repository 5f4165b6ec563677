"""Moments of games at random, for tests that look at a position."""

from collections.abc import Iterator
from typing import Any

from harmonium import load, new_table
from harmonium.core.deal import Generator
from harmonium.core.options import from_values
from harmonium.core.table import Table


def moments(
    key: str, seats: int, options: dict[str, Any], seed: int, every: int
) -> Iterator[Table]:
    """A game at random, looked at now and then, before somebody acts."""
    game = load(key)
    table = new_table(key, seats=seats, options=from_values(game, options), seed=seed)
    chance, number = Generator.from_seed(seed), 0
    while table.actors:
        number += 1
        if number % every == 0:
            yield table
        seat = table.actors[0]
        table.act(seat, chance.pick(tuple(table.legal(seat))))
