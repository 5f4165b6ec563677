"""The facts of the game, read once and checked while they are read."""

from importlib import resources

import msgspec


class GridFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[tuple[int, ...], ...]
    """The columns of each row's cells, from the bottom row up."""
    roof: tuple[int, ...]
    """Cells that are open only while all others are filled."""
    outline: tuple[int, ...]
    """Cells with a border card under them."""


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    islands: int
    finishes: int
    jokers: int
    storms: dict[str, int]
    compasses: int
    monsters: dict[str, int]
    removed: dict[str, int]
    explorer: dict[str, int]
    hand: int
    hand_under_yellow: int
    discards: int
    start_payment: int
    start_from_pile: int
    rocks_stay: int
    rocks_end_at_rows: int
    flip_cost: int
    offer: int
    points_in_grid: int
    points_for_discard: int
    grids: dict[str, GridFacts]
    forbidden: tuple[tuple[str, str, str], ...]
    """The rule, and the two options that it keeps apart."""

    def __post_init__(self) -> None:
        for name, grid in self.grids.items():
            cells = set(range(1, sum(map(len, grid.rows)) + 1))
            if not cells.issuperset((*grid.roof, *grid.outline)):
                raise ValueError(name)


FACTS = msgspec.json.decode(
    resources.files(__package__).joinpath("tranquility.json").read_bytes(), type=Facts
)
