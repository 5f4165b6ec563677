"""The facts of the game, read once and checked while they are read."""

from importlib import resources

import msgspec


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[tuple[str, str], ...]
    cells: tuple[tuple[int, int], ...]
    lines: tuple[tuple[str, tuple[int, ...]], ...]
    colours: dict[str, str]
    ray_points: dict[str, int]
    best_ray_pool: int
    best_boards: tuple[str, ...]
    """All boards of 307 points, column by column (T-EX-2)."""


FACTS = msgspec.json.decode(
    resources.files(__package__).joinpath("take_it_easy.json").read_bytes(), type=Facts
)
