"""What can be chosen before a game of Harmonies."""

from typing import Annotated, Final, Literal

import msgspec

from harmonium.core.game import Condition, Forbidden, Preset
from harmonium.core.options import (
    check_forbidden,
    check_kind,
    check_seats,
    check_values,
    ruled,
)
from harmonium.games.harmonies.data import FACTS, Side, TableFacts

SEATS: Final = range(1, 5)

RiverLoops = Literal["rulebook", "bga"]
Seat = Annotated[int, msgspec.Meta(ge=1, le=4)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: Annotated[Side, ruled("H-SETUP-4", A="H-SCORE-RIVER-1", B="H-SCORE-ISLAND-1")] = "A"
    """The side of the board that everybody uses."""
    spirits: Annotated[bool, ruled("H-SPIRIT-1")] = False
    """Whether the nature spirits take part."""
    river_loops: Annotated[RiverLoops, ruled("H-SCORE-RIVER-6")] = "rulebook"
    """How a river that closes into a loop is measured; side A only."""
    first_player: Annotated[Seat | None, ruled("H-SETUP-5")] = None
    """Who begins, counted from 1; None: chance decides."""

    def __post_init__(self) -> None:
        check_values(self)


FORBIDDEN: Final = tuple(
    Forbidden(
        "H-SETUP-5",
        (
            Condition("seats", (seats,)),
            Condition("first_player", tuple(range(seats + 1, SEATS[-1] + 1))),
        ),
    )
    for seats in SEATS[:-1]
)


PRESETS: Final = (Preset("first", "H-ADVICE-1"),)


def check(options: Options, seats: int) -> None:
    check_kind(options, Options)
    check_seats(SEATS, seats, "H-COMP-2")
    check_forbidden(FORBIDDEN, options, seats)


def table_of(seats: int) -> TableFacts:
    """The side of the central board that so many players use (H-SETUP-2, H-SOLO-1)."""
    return FACTS.tables["alone" if seats == 1 else "several"]
