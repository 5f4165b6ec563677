"""Day and Night (Q-VAR-DAYNIGHT)."""

import pytest

from harmonium.games.tranquility import Options
from harmonium.games.tranquility.cards import START
from harmonium.testing import rule
from tranquility_tables import Play, cards, full_grid, islands, play, weather

DAY = Options(day_night=True)
ARCH = Options(day_night=True, high_arch=True)


def sea(**more: object) -> Play:
    words: dict[str, object] = {
        "hands": ["40 41 42 43 44", "50 51 52 53 54"],
        "piles": [islands(1, 9), islands(71, 79)],
        "options": DAY,
    }
    return play(**(words | more))


def filled(count: int) -> dict[int, int]:
    """So many cards at the beginning of the chain."""
    return {cell: cell for cell in range(1, count + 1)}


@rule("Q-VAR-DAYNIGHT-1")
def test_cards_lie_sun_up_by_day_and_moon_up_by_night() -> None:
    table = sea().act(0, "40@20")
    assert not table.state.night
    assert not table.state.moons
    night = sea(night=True).act(0, "40@20")
    assert night.state.moons == (20,)
    assert night.view(1).moons == (20,)


@rule("Q-VAR-DAYNIGHT-2")
@pytest.mark.parametrize(("options", "half"), [(DAY, 18), (ARCH, 13)])
def test_night_falls_when_half_of_the_grid_is_filled(options: Options, half: int) -> None:
    before = sea(options=options, grid=filled(half - 2)).act(0, f"40@{half}")
    assert not before.state.night
    table = sea(options=options, grid=filled(half - 1)).act(0, f"40@{half + 1}")
    assert table.steps == ["Placed", "NightFell", "Drew"]
    assert table.state.night
    assert not table.state.moons  # the card that does it still has the sun up
    table.act(1, f"50@{half + 3}")
    assert table.state.moons == (half + 3,)


@rule("Q-VAR-DAYNIGHT-2")
def test_day_does_not_come_back() -> None:
    table = sea(
        hands=["40 41 monster", "50 51 52"],
        options=Options(day_night=True, sea_monsters="low"),
        grid=filled(18),
        night=True,
    ).act(0, "monster@5")
    assert table.state.night
    assert table.act(1, "50@30").state.moons == (30,)


@rule("Q-VAR-DAYNIGHT-3")
def test_cards_may_be_placed_anywhere_by_day_and_by_night() -> None:
    for night in (False, True):
        assert len(sea(night=night).starts_with(0, "40@")) == 36


@rule("Q-VAR-DAYNIGHT-3", "Q-VAR-DAYNIGHT-5")
@pytest.mark.parametrize(("options", "half", "size"), [(DAY, 18, 36), (ARCH, 13, 26)])
def test_to_win_the_first_half_shows_the_sun_and_the_second_the_moon(
    options: Options, half: int, size: int
) -> None:
    upper = tuple(range(half + 1, size + 1))
    words = {
        "hands": ["1 finish", "3 5"],
        "options": options,
        "grid": full_grid(options),
        "start": START,
        "night": True,
    }
    for wrong in (upper[1:], (half, *upper), (), (1, *upper)):
        table = sea(**words, moons=wrong)
        assert table.refuses(0, "finish") == "Q-VAR-DAYNIGHT-5"
    assert sea(**words, moons=upper).act(0, "finish").is_over


@rule("Q-VAR-DAYNIGHT-4")
def test_flip_turns_any_card_for_one_card() -> None:
    table = sea(grid={5: 10, 20: 30}, moons=(20,))
    assert table.starts_with(0, "flip") == ["flip@5", "flip@20"]
    table.act(0, "flip@20")
    assert table.asked == "pay"
    assert table.legal(0) == [f"discard:{card}" for card in range(40, 45)]
    table.act(0, "discard:43")
    assert not table.state.moons
    assert table.hand(0) == "1 40 41 42 44"
    assert table.actors == (1,)
    table.act(1, "flip@5").act(1, "discard:50")
    assert table.state.moons == (5,)


@rule("Q-VAR-DAYNIGHT-4")
def test_a_card_in_a_blocked_row_can_be_flipped() -> None:
    table = sea(
        options=Options(day_night=True, jagged_rocks=True, storm_compass=True),
        grid={5: 10, 20: 30},
        rocks=1,
        storms=weather(purple=[4]),
    )
    assert table.starts_with(0, "flip") == ["flip@5", "flip@20"]


@rule("Q-VAR-DAYNIGHT-4")
def test_an_empty_cell_cannot_be_flipped() -> None:
    assert sea(grid={5: 10}).refuses(0, "flip@6") == "Q-VAR-DAYNIGHT-4"
    assert sea(grid={5: 10}).refuses(0, "flip@37") == "Q-VAR-DAYNIGHT-4"
    assert sea().starts_with(0, "flip") == []


@rule("Q-VAR-DAYNIGHT-4", "Q-END-2")
def test_flip_is_a_way_out() -> None:
    words = {"hands": ["20", "50 51"], "piles": ["", ""], "grid": {1: 30}, "start": START}
    table = sea(**words)
    assert not table.is_over
    assert table.legal(0) == ["flip@1"]
    assert sea(**words, options=Options()).is_over


@rule("Q-VAR-DAYNIGHT-4", "Q-MONSTER-5")
def test_flip_needs_a_discardable_card() -> None:
    table = sea(
        hands=["monster", "50 51"],
        options=Options(day_night=True, sea_monsters="low"),
        grid={5: 10},
    )
    assert table.refuses(0, "flip@5") == "Q-VAR-DAYNIGHT-4"


@rule("Q-VAR-DAYNIGHT-5")
def test_a_joker_must_lie_the_right_way_up_too() -> None:
    options = Options(day_night=True, jokers=True)
    table = sea(
        hands=["1 finish", "3 5"],
        options=options,
        grid=full_grid(),
        start=cards("joker")[0],  # Start and Finish have no way up
        night=True,
        jokers=(30,),
        moons=tuple(cell for cell in range(19, 37) if cell != 30),
    )
    assert table.refuses(0, "finish") == "Q-VAR-DAYNIGHT-5"
    table.act(0, "flip@30").act(0, "discard:1")
    assert not table.act(1, "discard:3,5").is_over
    assert table.act(0, "finish").is_over


@rule("Q-VAR-DAYNIGHT-2", "Q-ORDER-1")
def test_night_counts_the_cards_before_an_explored_monster_strikes() -> None:
    table = sea(
        options=Options(day_night=True, pyramid=True),
        grid=filled(17),
        explorer=cards("monster"),
    ).act(0, "40@20")
    table.act(0, "monster@20")
    assert table.state.night
    assert sum(map(bool, table.state.numbers)) == 17
