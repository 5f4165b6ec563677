"""What can be chosen before a game of Take It Easy."""

from typing import Annotated, Final, Literal

import msgspec

from harmonium.core.errors import IllegalOptions
from harmonium.core.game import Condition, Forbidden, Preset
from harmonium.core.options import (
    check_forbidden,
    check_kind,
    check_seats,
    check_values,
    ruled,
)
from harmonium.games.take_it_easy.board import CODES

SEATS: Final = range(1, 7)

Placement = Literal["free", "connected", "sun_moon_connected"]
Scoring = Literal["standard", "rays", "best_ray"]
Rounds = Annotated[int, msgspec.Meta(ge=1, le=24)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    placement: Annotated[
        Placement,
        ruled(
            "T-VAR-MIX-1",
            free="T-VAR-FREE-1",
            connected="T-VAR-CONNECTED-2",
            sun_moon_connected="T-VAR-SMCONN-2",
        ),
    ] = "free"
    scoring: Annotated[
        Scoring,
        ruled("T-VAR-MIX-1", standard="T-VAR-STD-1", rays="T-VAR-RAYS-1", best_ray="T-VAR-BEST-3"),
    ] = "standard"
    rounds: Annotated[Rounds | None, ruled("T-MATCH-1")] = None
    """None: as many rounds as players, so that each is caller once (T-MATCH-2)."""
    symbols: Annotated[str, ruled("T-SYM-1")] = "default"
    """"default", or 27 letters s (sun) and m (moon) in the order of the tiles."""

    def __post_init__(self) -> None:
        check_values(self)

    def rounds_for(self, seats: int) -> int:
        return seats if self.rounds is None else self.rounds


FORBIDDEN: Final = (
    Forbidden("T-VAR-MIX-4", (Condition("seats", (1,)), Condition("scoring", ("best_ray",)))),
)


PRESETS: Final = (
    Preset("first", "T-COMP-6"),
    Preset("one_round", "T-MATCH-1", {"rounds": 1}),
)


def check(options: Options, seats: int) -> None:
    check_kind(options, Options)
    check_seats(SEATS, seats, "T-COMP-1")
    check_forbidden(FORBIDDEN, options, seats)
    check_symbols(options.symbols)


def check_symbols(symbols: str) -> None:
    if symbols != "default" and (len(symbols) != len(CODES) or set(symbols) - set("sm")):
        raise IllegalOptions("T-COMP-5", symbols=symbols, tiles=len(CODES))
