"""Tranquility obeys the laws: alone, with every single option, with every pair of options."""

from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmonium.core.errors import IllegalOptions
from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.data import FACTS
from harmonium.testing import Play, check_laws, options_of, plays, random_play
from soak import only_in_soak
from tranquility_tables import inventory

CHOICES: dict[str, tuple[Any, ...]] = {
    "jagged_rocks": (True,),
    "sea_monsters": ("low", "middle", "high"),
    "storm_compass": (True,),
    "jokers": (True,),
    "remove_islands": ("galatea", "poseidon"),
    "high_arch": (True,),
    "pyramid": (True,),
    "day_night": (True,),
    "competitive": (True,),
}
SINGLES = [{name: value} for name, values in CHOICES.items() for value in values]
PAIRS = [
    {one: CHOICES[one][-1], other: CHOICES[other][-1]} for one, other in combinations(CHOICES, 2)
]


def is_allowed(options: Options, seats: int) -> bool:
    try:
        GAME.check(options, seats)
    except IllegalOptions:
        return False
    return True


@pytest.mark.parametrize("chosen", SINGLES, ids=str)
def test_every_single_option_obeys_the_laws(chosen: dict[str, Any]) -> None:
    options = Options(**chosen)
    for seats in GAME.seats:
        if is_allowed(options, seats):
            check_laws(random_play(GAME, options, seats, seed=seats), inventory, sample=12)


@pytest.mark.parametrize("chosen", PAIRS, ids=str)
def test_every_pair_of_options_obeys_the_laws(chosen: dict[str, Any]) -> None:
    options = Options(**chosen)
    for seats in (2, 4):
        if is_allowed(options, seats):
            check_laws(random_play(GAME, options, seats, seed=seats), inventory, sample=8)


@given(plays(GAME, options=st.just(Options())))
def test_the_standard_game_obeys_the_laws(play: Play) -> None:
    check_laws(play, inventory, sample=15)


@given(plays(GAME, options=options_of(GAME)))
def test_any_combination_obeys_the_laws(play: Play) -> None:
    check_laws(play, inventory, sample=10)


def _product() -> list[tuple[Options, int]]:
    names = {name: (False, True) for name, values in CHOICES.items() if values == (True,)}
    everything: dict[str, tuple[Any, ...]] = {
        **names,
        "sea_monsters": tuple(FACTS.monsters),
        "remove_islands": tuple(FACTS.removed),
    }
    all_options = (
        Options(**dict(zip(everything, values, strict=True)))
        for values in product(*everything.values())
    )
    return [
        (options, seats)
        for options in all_options
        for seats in GAME.seats
        if is_allowed(options, seats)
    ]


@only_in_soak
@pytest.mark.parametrize("part", range(16))
def test_the_full_product_of_options_obeys_the_laws(part: int) -> None:
    for number, (options, seats) in enumerate(_product()[part::16]):
        check_laws(random_play(GAME, options, seats, seed=number), inventory, sample=4)
