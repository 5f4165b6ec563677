"""Which modules and variants go together (Q-COMBO)."""

from itertools import combinations
from typing import Any

import pytest

from harmonium.core.deal import Generator
from harmonium.core.errors import IllegalOptions
from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.cards import JOKER, common_deck
from harmonium.games.tranquility.options import Level
from harmonium.testing import rule

USED: dict[str, Any] = {
    "jagged_rocks": True,
    "sea_monsters": "middle",
    "storm_compass": True,
    "jokers": True,
    "remove_islands": "triton",
    "high_arch": True,
    "pyramid": True,
    "day_night": True,
    "competitive": True,
}
FREE = [name for name in USED if name not in {"pyramid", "competitive"}]
FORBIDDEN = {
    ("pyramid", "jagged_rocks"): "Q-COMBO-2",
    ("pyramid", "sea_monsters"): "Q-COMBO-2",
    ("pyramid", "storm_compass"): "Q-COMBO-2",
    ("pyramid", "high_arch"): "Q-COMBO-2",
    ("competitive", "jagged_rocks"): "Q-COMBO-3",
    ("competitive", "sea_monsters"): "Q-COMBO-3",
    ("competitive", "storm_compass"): "Q-COMBO-3",
    ("competitive", "jokers"): "Q-COMBO-3",
    ("competitive", "pyramid"): "Q-COMBO-3",
    ("competitive", "day_night"): "Q-COMBO-3",
}


def chosen(*names: str) -> Options:
    return Options(**{name: USED[name] for name in names})


def rule_against(*names: str) -> str | None:
    try:
        GAME.check(chosen(*names), 2)
    except IllegalOptions as problem:
        return problem.rule
    return None


@rule("Q-COMBO-1", "Q-COMBO-2", "Q-COMBO-3")
@pytest.mark.parametrize(("one", "other"), list(combinations(USED, 2)))
def test_every_pair_is_allowed_or_refused_by_its_rule(one: str, other: str) -> None:
    expected = FORBIDDEN.get((one, other), FORBIDDEN.get((other, one)))
    assert rule_against(one, other) == expected


@rule("Q-COMBO-1")
def test_modules_removing_high_arch_and_day_and_night_combine_freely() -> None:
    for count in range(len(FREE) + 1):
        for names in combinations(FREE, count):
            assert rule_against(*names) is None, names
    options = chosen(*FREE)
    state = GAME.start(options, 4, GAME.deal(options, 4, Generator.from_seed(1)))
    assert GAME.actors(state)


@rule("Q-COMBO-2")
def test_the_pyramid_goes_with_removing_jokers_and_day_and_night() -> None:
    assert rule_against("pyramid", "remove_islands", "jokers", "day_night") is None
    options = chosen("pyramid", "jokers", "day_night")
    assert common_deck(options).count(JOKER) == 2
    state = GAME.start(options, 2, GAME.deal(options, 2, Generator.from_seed(1)))
    assert state.grid.half == 18


@rule("Q-COMBO-2")
@pytest.mark.parametrize("level", ["low", "middle", "high"])
def test_every_level_of_monsters_is_refused_with_the_pyramid(level: Level) -> None:
    with pytest.raises(IllegalOptions) as problem:
        GAME.check(Options(pyramid=True, sea_monsters=level), 3)
    assert problem.value.rule == "Q-COMBO-2"


@rule("Q-COMBO-3")
def test_competitive_goes_with_removing_and_the_high_arch_only() -> None:
    assert rule_against("competitive", "remove_islands", "high_arch") is None
    assert rule_against("competitive", "high_arch", "jokers") == "Q-COMBO-3"


@rule("Q-COMBO-4")
@pytest.mark.parametrize(
    ("options", "size"),
    [
        (Options(), 85),
        (Options(remove_islands="poseidon"), 73),
        (Options(sea_monsters="high"), 90),
        (Options(storm_compass=True), 91),
        (Options(jokers=True), 87),
        (Options(jagged_rocks=True, high_arch=True, day_night=True), 85),
        (Options(pyramid=True), 80),
        (Options(pyramid=True, jokers=True, remove_islands="galatea"), 78),
        (
            Options(
                sea_monsters="low", storm_compass=True, jokers=True, remove_islands="leucothea"
            ),
            88,
        ),
    ],
)
def test_the_size_of_the_common_deck(options: Options, size: int) -> None:
    for seats in (1, 3, 5):
        deal = GAME.deal(options, seats, Generator.from_seed(seats))
        GAME.check_deal(options, seats, deal)
        assert len(deal.deck) == size
        if not options.storm_compass:
            state = GAME.start(options, seats, deal)
            both = zip(state.hands, state.piles, strict=True)
            sizes = [len(hand) + len(pile) for hand, pile in both]
            order = [(deal.first + step) % seats for step in range(seats)]
            more = size % seats
            assert [sizes[seat] - 1 for seat in order] == [
                size // seats + (place < more) for place in range(seats)
            ]
