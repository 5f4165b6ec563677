"""Jagged Rocks (Q-ROCKS)."""

import pytest

from harmonium.core.deal import Generator
from harmonium.core.errors import ImpossibleDeal
from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.cards import START
from harmonium.testing import rule
from tranquility_tables import Play, cards, deal_of, dealt, full_grid, islands, play, weather

ROCKS = Options(jagged_rocks=True)


def sea(**more: object) -> Play:
    """Two players, the rocks at row 2 (cells 7 to 12)."""
    words: dict[str, object] = {
        "hands": ["40 41 42 43 44", "50 51 52 53 54"],
        "piles": [islands(1, 9), islands(71, 79)],
        "options": ROCKS,
        "rocks": 2,
    }
    return play(**(words | more))


@rule("Q-ROCKS-1")
def test_they_begin_at_a_random_row() -> None:
    rows = {GAME.deal(ROCKS, 2, Generator.from_seed(seed)).rocks for seed in range(60)}
    assert rows == {1, 2, 3, 4, 5, 6}
    assert dealt(ROCKS, 2, rocks=5).state.rocks == 5
    for options, row in ((ROCKS, None), (ROCKS, 7), (ROCKS, 0), (Options(), 3)):
        with pytest.raises(ImpossibleDeal) as problem:
            GAME.check_deal(options, 2, deal_of(options, 2, rocks=row))
        assert problem.value.rule == "Q-ROCKS-1"


@rule("Q-ROCKS-2")
def test_no_island_can_be_put_into_their_row() -> None:
    table = sea()
    assert not set(table.starts_with(0, "40@")) & {f"40@{cell}" for cell in range(7, 13)}
    assert table.refuses(0, "40@7") == "Q-ROCKS-2"
    assert {"40@6", "40@13"} <= set(table.legal(0))


@rule("Q-ROCKS-2")
def test_neither_joker_nor_monster_can_be_put_there() -> None:
    table = sea(
        hands=["40 41 joker monster", "50 51"],
        options=Options(jagged_rocks=True, jokers=True, sea_monsters="low"),
        grid={8: 30, 20: 60},
    )
    assert table.refuses(0, "joker=29@7") == "Q-ROCKS-2"
    assert table.refuses(0, "monster@8") == "Q-MONSTER-4"
    assert table.refuses(0, "monster=joker@8") == "Q-MONSTER-4"
    assert "monster@20" in table.legal(0)


@rule("Q-ROCKS-2")
def test_cards_in_their_row_still_count_for_order_and_cost() -> None:
    table = sea(grid={7: 38, 12: 42})
    assert table.refuses(0, "40@20") == "Q-PLACE-2"
    table.act(0, "43@13")
    assert table.asked == "pay"
    assert table.state.agenda[-1].amount == 1
    assert table.number(7) == 38


@rule("Q-ROCKS-3")
@pytest.mark.parametrize("act", ["40@20", "discard:40,41", "monster@36"])
def test_after_every_action_they_are_moved_before_the_refill(act: str) -> None:
    table = sea(
        hands=["40 41 42 43 monster", "50 51"],
        options=Options(jagged_rocks=True, sea_monsters="low"),
        grid={36: 70},
    ).act(0, act)
    assert table.asked == "rocks"
    assert table.actors == (0,)
    assert len(table.state.hands[0]) < 5
    moves = [f"rocks:{row}" for row in (1, 3, 4, 5, 6)]
    assert table.starts_with(0, "rocks:") == moves
    assert table.refuses(0, "rocks:2") == "Q-ROCKS-3"  # another row
    assert table.refuses(0, "rocks:7") == "Q-ROCKS-3"
    table.act(0, "rocks:6")
    assert table.state.rocks == 6
    assert len(table.state.hands[0]) == 5
    assert table.actors == (1,)


@rule("Q-ROCKS-3")
def test_or_they_stay_and_two_cards_are_discarded() -> None:
    table = sea().act(0, "40@20")
    assert table.refuses(0, "discard:41") == "Q-ROCKS-3"
    assert table.refuses(0, "discard:41,50") == "Q-ROCKS-3"
    table.act(0, "discard:41,44")
    assert table.state.rocks == 2
    assert table.discards(0) == "41 44"
    assert table.hand(0) == "1 2 3 42 43"


@rule("Q-ROCKS-3", "Q-MONSTER-5")
def test_letting_them_lie_needs_two_discardable_cards() -> None:
    table = sea(
        hands=["40 41 monster", "50 51"],
        options=Options(jagged_rocks=True, sea_monsters="low"),
    ).act(0, "40@20")
    assert table.starts_with(0, "discard:") == []
    assert table.refuses(0, "discard:41,monster") == "Q-MONSTER-5"


@rule("Q-ROCKS-3")
def test_a_complete_row_is_no_target_but_one_under_a_purple_storm_is() -> None:
    table = sea(
        options=Options(jagged_rocks=True, storm_compass=True),
        grid={cell: cell for cell in range(1, 7)},
        storms=weather(purple=[3]),
    ).act(0, "40@30")
    assert table.starts_with(0, "rocks:") == ["rocks:3", "rocks:4", "rocks:5", "rocks:6"]


@rule("Q-ROCKS-3")
def test_they_may_be_left_in_a_row_that_was_complete() -> None:
    """The last empty cells are in the row of the rocks and another one: moving is possible."""
    table = sea(
        hands=["1 3 5", "7 9"],
        grid=full_grid(but=[*range(7, 13), 14, 20]),
    ).act(0, "discard:1,3")
    assert table.starts_with(0, "rocks:") == ["rocks:3", "rocks:4"]


@rule("Q-ROCKS-3", "Q-FINISH-1")
def test_a_finish_that_wins_spares_the_step() -> None:
    # Rocks on a complete grid cannot be: they would be gone. An attempt that fails is no action.
    table = sea(
        hands=["1 3 finish", "7 9"],
        options=Options(jagged_rocks=True),
        grid=full_grid(),
        rocks=None,
        start=START,
    ).act(0, "finish")
    assert table.is_over
    assert "RocksPut" not in table.steps


@rule("Q-ROCKS-4", "Q-ORDER-1")
def test_four_complete_rows_remove_them_before_the_step() -> None:
    table = sea(
        hands=["47 1 3 5 7", "50 51"],
        grid=full_grid(but=[*range(7, 13), *range(13, 19), 24]),
    )
    assert not table.is_over
    table.act(0, "47@24").act(0, "discard:1")
    assert table.steps == ["Discarded", "Removed", "Drew"]
    assert table.state.rocks is None
    assert table.state.gone == ("rocks",)
    assert table.asked == "turn"


@rule("Q-ROCKS-4")
def test_three_complete_rows_do_not() -> None:
    table = sea(
        hands=["47 1 3 5 7", "50 51"],
        grid=full_grid(but=[*range(7, 13), *range(13, 19), 24, 36]),
    )
    table.act(0, "47@24").act(0, "discard:1")
    assert table.asked == "rocks"
    assert table.state.rocks == 2


@rule("Q-ROCKS-4")
def test_once_removed_they_do_not_come_back() -> None:
    table = sea(
        hands=["1 3 monster", "50 51"],
        options=Options(jagged_rocks=True, sea_monsters="low"),
        grid=full_grid(but=[*range(7, 13), *range(13, 19)]),
        rocks=None,
        gone=cards("rocks"),
    ).act(0, "monster@36")
    assert table.state.rocks is None
    assert table.actors == (1,)


@rule("Q-ROCKS-5", "Q-ORDER-1")
def test_with_a_start_the_payment_comes_first_and_the_refills_last() -> None:
    table = sea(hands=["40 41 42 43 start", "50 51 52 53 54"]).act(0, "start")
    table.act(0, "announce:4").act(1, "announce:4").act(0, "give:4")
    assert table.asked == "choose"
    table.act(1, "discard:50,51,52,53")
    assert table.asked == "rocks"
    assert table.actors == (0,)
    assert list(map(len, table.state.hands)) == [0, 1]
    table.act(0, "rocks:1")
    assert table.steps == ["RocksPut", "Drew", "Drew"]
    assert table.actors == (1,)
