"""What can be chosen before a game of Tranquility."""

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
from harmonium.games.tranquility.data import FACTS

SEATS: Final = range(1, 6)

Level = Literal["none", "low", "middle", "high"]
Removed = Literal["none", "galatea", "triton", "leucothea", "amphitrite", "poseidon"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    jagged_rocks: Annotated[bool, ruled("Q-ROCKS-1")] = False
    sea_monsters: Annotated[Level, ruled("Q-MONSTER-1")] = "none"
    storm_compass: Annotated[bool, ruled("Q-STORM-1")] = False
    jokers: Annotated[bool, ruled("Q-JOKER-1")] = False
    remove_islands: Annotated[Removed, ruled("Q-VAR-REMOVE-1")] = "none"
    high_arch: Annotated[bool, ruled("Q-VAR-ARCH-1")] = False
    pyramid: Annotated[bool, ruled("Q-VAR-PYRAMID-1")] = False
    day_night: Annotated[bool, ruled("Q-VAR-DAYNIGHT-1")] = False
    competitive: Annotated[bool, ruled("Q-VAR-COMPETE-1")] = False

    def __post_init__(self) -> None:
        check_values(self)

    @property
    def islands_removed(self) -> int:
        return FACTS.removed[self.remove_islands]


def _chosen(option: str) -> Condition:
    """The option is used at all, at whatever level."""
    levels = {"sea_monsters": FACTS.monsters, "remove_islands": FACTS.removed}.get(option)
    return Condition(option, (True,) if levels is None else tuple(levels)[1:])


FORBIDDEN: Final = (
    *(Forbidden(rule, (_chosen(one), _chosen(other))) for rule, one, other in FACTS.forbidden),
    Forbidden("Q-VAR-COMPETE-1", (_chosen("competitive"), Condition("seats", (1, 3, 4, 5)))),
)


PRESETS: Final = (
    Preset("calm", "Q-SETUP-1"),
    # The modules one by one, the easier first.
    Preset("jokers", "Q-ADVICE-1", {"jokers": True}),
    Preset("rocks", "Q-ADVICE-1", {"jagged_rocks": True}),
    Preset("monsters", "Q-ADVICE-1", {"sea_monsters": "low"}),
    Preset("storm", "Q-ADVICE-1", {"storm_compass": True}),
)


def check(options: Options, seats: int) -> None:
    check_kind(options, Options)
    check_seats(SEATS, seats, "Q-SETUP-5")
    check_forbidden(FORBIDDEN, options, seats)
