"""How strong the levels are, as it was measured; docs/players.md has the commands."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Literal

import msgspec


class Strength(msgspec.Struct, frozen=True):
    """The mean of self-play in the standard game, on deals never used to tune anything."""

    mean: float
    error: float
    """One standard error."""
    games: int
    unit: Literal["points", "wins"]
    """Points of a seat, or the share of games won together in per cent."""


@cache
def _measured() -> Mapping[str, Mapping[str, Strength]]:
    file = resources.files(__package__).joinpath("data/strengths.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Strength]])


def strength_of(game: str, level: str) -> Strength | None:
    """None where nobody has measured it."""
    return _measured().get(game, {}).get(level)
