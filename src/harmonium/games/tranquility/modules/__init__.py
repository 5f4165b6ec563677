"""The modules and variants, and which of them a game is played with."""

from functools import cache

from harmonium.games.tranquility.modules import (
    competitive,
    day_night,
    high_arch,
    jokers,
    monsters,
    pyramid,
    rocks,
    start_payment,
    storms,
)
from harmonium.games.tranquility.modules.part import Part, Procedure
from harmonium.games.tranquility.options import Options

__all__ = ["Part", "Procedure", "parts_of"]


@cache
def parts_of(options: Options) -> tuple[Part, ...]:
    """The parts in force, in the order of Q-ORDER-1."""
    if options.competitive:
        chosen = [(True, competitive.PART), (options.high_arch, high_arch.PART)]
    else:
        chosen = [
            (True, start_payment.PART),
            (options.high_arch, high_arch.PART),
            (options.storm_compass, storms.PART),
            (options.pyramid, storms.EXPLORED),
            (options.jagged_rocks or options.pyramid, rocks.PART),
            (options.sea_monsters != "none", monsters.PART),
            (options.jokers, jokers.PART),
            (options.pyramid, pyramid.PART),
            (options.day_night, day_night.PART),
        ]
    return tuple(part for used, part in chosen if used)
