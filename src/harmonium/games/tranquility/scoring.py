"""Points: grid and discards in, points out.

Together all that counts is the win; how many cells are filled says how close it was. Rivals gain
and lose points for cards (Q-VAR-COMPETE-6).
"""

from typing import Final

import msgspec

from harmonium.core.game import Points, Score, Seat, Variant, score_of
from harmonium.games.tranquility.board import Numbers, filled_cells
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.options import Options
from harmonium.games.tranquility.state import State

TOGETHER: Final = ("cells",)
RIVALS: Final = ("grid", "discards")


def categories(options: Options) -> tuple[str, ...]:
    return RIVALS if options.competitive else TOGETHER


def cell_points(numbers: Numbers) -> list[Points]:
    """One for each filled cell, the same for everybody."""
    return [
        Points("cells", 1, "Q-FINISH-1", (str(cell),), str(numbers[cell - 1]))
        for cell in filled_cells(numbers)
    ]


def rival_points(
    numbers: Numbers, moons: tuple[int, ...], discarded: int, *, is_moon: bool
) -> list[Points]:
    """Two for each card that lies the own way up, one less for each discard (Q-VAR-COMPETE-6)."""
    rule = "Q-VAR-COMPETE-6"
    items = [
        Points("grid", FACTS.points_in_grid, rule, (str(cell),), str(numbers[cell - 1]))
        for cell in filled_cells(numbers)
        if (cell in moons) == is_moon
    ]
    if discarded:
        items.append(Points("discards", FACTS.points_for_discard * discarded, rule))
    return items


def score(state: State) -> tuple[Score, ...]:
    if not state.options.competitive:
        return (score_of(TOGETHER, cell_points(state.numbers)),) * state.seats
    return tuple(
        score_of(
            RIVALS,
            rival_points(state.numbers, state.moons, len(discards), is_moon=seat != state.first),
        )
        for seat, discards in enumerate(state.discards)
    )


def variant(state: State, _: Seat) -> Variant:
    """Every module and every variant that was played with."""
    chosen, usual = msgspec.structs.asdict(state.options), msgspec.structs.asdict(Options())
    return {name: value for name, value in chosen.items() if value != usual[name]}
