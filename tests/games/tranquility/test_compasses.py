"""Compasses: where they come from and when they are spent (Q-COMPASS)."""

import pytest

from harmonium.games.tranquility import Options
from harmonium.games.tranquility.cards import START, common_deck
from harmonium.games.tranquility.state import Storms
from harmonium.testing import rule
from tranquility_tables import Play, cards, dealt, islands, play, stacked, weather

STORM = Options(storm_compass=True)
WITH_JOKERS = Options(storm_compass=True, jokers=True)


def sea(**more: object) -> Play:
    words: dict[str, object] = {
        "hands": ["40 41 42 43 44", "50 51 52 53 54"],
        "piles": [islands(1, 9), islands(71, 79)],
        "options": STORM,
    }
    return play(**(words | more))


def storms_of(table: Play) -> Storms:
    assert table.state.storms is not None
    return table.state.storms


def compasses(table: Play) -> tuple[int, int]:
    """In the pool, in the supply."""
    return storms_of(table).pool, storms_of(table).supply


# Gaining


@rule("Q-COMPASS-1")
def test_six_lie_beside_the_grid_and_gained_ones_come_to_the_common_pool() -> None:
    table = sea()
    assert compasses(table) == (0, 6)
    table.act(0, "hand")
    assert compasses(table) == (1, 5)
    assert not any("compass" in hand for hand in table.state.hands)
    assert list(map(len, table.state.hands)) == [5, 5]
    # It waits, and whoever's turn it is may spend it.
    waiting = sea(turn=1, storms=weather(yellow=[0], pool=1, supply=5))
    waiting.act(1, "compass:yellow@0")
    assert compasses(waiting) == (0, 5)


@rule("Q-COMPASS-2", "Q-ORDER-1")
def test_a_start_gains_one_before_the_payment() -> None:
    table = sea(hands=["40 41 42 43 start", "50 51 52 53 54"]).act(0, "start")
    assert table.steps == ["StartPlayed", "CompassGained"]
    assert table.asked == "announce"
    assert compasses(table) == (1, 5)


@rule("Q-COMPASS-2")
def test_so_does_a_joker_as_start() -> None:
    table = sea(hands=["40 41 42 43 joker", "50 51 52 53 54"], options=WITH_JOKERS)
    assert compasses(table.act(0, "start=joker")) == (1, 5)


@rule("Q-COMPASS-2")
def test_a_row_of_consecutive_numbers_gains_one() -> None:
    grid = {cell: 5 + cell for cell in range(7, 12)}  # 12 to 16
    table = sea(hands=["17 41 42 43 44", "50 51"], grid=grid).act(0, "17@12")
    assert compasses(table) == (0, 6)  # not paid yet
    table.act(0, "discard:41")
    assert "CompassGained" in table.steps
    assert compasses(table) == (1, 5)
    assert storms_of(table).rewarded == (2,)


@rule("Q-COMPASS-2")
@pytest.mark.parametrize("last", [18, 19])
def test_a_row_that_skips_a_number_gains_none(last: int) -> None:
    grid = {cell: 5 + cell for cell in range(7, 12)}
    table = sea(hands=[f"{last} 41 42 43 44", "50 51"], grid=grid).act(0, f"{last}@12")
    table.act(0, table.legal(0)[0])
    assert compasses(table) == (0, 6)


@rule("Q-COMPASS-2")
def test_consecutive_numbers_across_two_rows_gain_none() -> None:
    grid = {cell: cell + 9 for cell in range(9, 14)}
    table = sea(hands=["23 41 42 43 44", "50 51"], grid=grid).act(0, "23@14")
    table.act(0, "discard:41")
    assert compasses(table) == (0, 6)


@rule("Q-COMPASS-2")
def test_a_row_gains_one_in_a_game() -> None:
    grid = {cell: 5 + cell for cell in range(7, 12)}
    table = sea(
        hands=["17 41 42 43 44", "50 51"],
        grid=grid,
        storms=weather(pool=1, supply=5, rewarded=(2,)),
    )
    table.act(0, "17@12").act(0, "discard:41")
    assert compasses(table) == (1, 5)


@rule("Q-COMPASS-2")
def test_nothing_is_gained_when_the_supply_is_empty() -> None:
    table = sea(
        hands=["40 41 42 43 start", "50 51 52 53 54"], storms=weather(pool=2, supply=0)
    ).act(0, "start")
    assert compasses(table) == (2, 0)


@rule("Q-COMPASS-3")
def test_discarding_the_hand_is_an_action_that_gains_one() -> None:
    table = sea(hands=["40 41", "50 51"]).act(0, "hand")
    assert table.discards(0) == "40 41"
    assert table.hand(0) == islands(1, 5)
    assert compasses(table) == (1, 5)
    assert table.actors == (1,)


@rule("Q-COMPASS-3")
def test_it_takes_two_cards_and_no_monster() -> None:
    table = sea(hands=["40", "50 51"])
    assert table.refuses(0, "hand") == "Q-COMPASS-3"
    options = Options(storm_compass=True, sea_monsters="low")
    table = sea(hands=["40 41 monster", "50 51"], options=options)
    assert table.refuses(0, "hand") == "Q-COMPASS-3"
    assert play(hands=["40 41", "50"]).refuses(0, "hand") == "Q-TURN-2"


@rule("Q-COMPASS-3")
def test_it_is_open_under_a_yellow_storm_and_with_an_empty_supply() -> None:
    table = sea(hands=["40 41 42", "50 51"], storms=weather(yellow=[0], supply=0)).act(0, "hand")
    assert compasses(table) == (0, 0)
    assert table.hand(0) == "1 2 3"


@rule("Q-COMPASS-3")
def test_a_hand_emptied_by_a_payment_gains_none() -> None:
    table = sea(hands=["40 41 42", "50 51"], grid={10: 38}).act(0, "40@11")
    assert table.act(0, "discard:41,42").discards(0) == "41 42"
    assert compasses(table) == (0, 6)
    start = sea(hands=["40 41 42 start", "50 51 52 53 54"]).act(0, "start")
    start.act(0, "announce:0").act(1, "announce:0")
    assert start.discards(0) == "40 41 42"
    assert compasses(start) == (1, 5)  # for the Start, not for the hands


# Spending


@rule("Q-COMPASS-4")
def test_one_compass_removes_one_storm_and_both_are_gone() -> None:
    table = sea(storms=weather(yellow=[1], orange=[0], purple=[2], pool=2, supply=4))
    table.act(0, "compass:orange@0")
    assert storms_of(table) == weather(yellow=[1], purple=[2], pool=1, supply=4)
    assert table.state.gone == cards("orange compass")
    assert table.refuses(0, "compass:orange@0") == "Q-COMPASS-4"
    assert table.refuses(0, "compass:purple@3") == "Q-COMPASS-4"
    assert table.refuses(0, "compass:purple") == "Q-COMPASS-4"  # none was just drawn
    table.act(0, "compass:purple@2")
    assert table.refuses(0, "compass:yellow@1") == "Q-COMPASS-4"  # the pool is empty


@rule("Q-COMPASS-5")
def test_a_drawn_storm_asks_its_drawer() -> None:
    table = sea(
        hands=["40 41 42 43 44", "50 51 52 53 54"],
        piles=["orange 1 2", "72"],
        storms=weather(yellow=[1], pool=1, supply=5),
    )
    table.act(0, "discard:40,41").act(0, "pass")
    assert table.asked == "storm"
    assert table.actors == (0,)
    assert table.legal(0) == ["compass:orange", "compass:yellow@1", "pass"]
    table.act(0, "pass")
    assert storms_of(table).orange == (1, 0)


@rule("Q-COMPASS-5")
def test_another_storm_may_be_removed_when_one_is_drawn() -> None:
    table = sea(piles=["orange 1 2", ""], storms=weather(purple=[4], pool=1, supply=5))
    table.act(0, "discard:40,41").act(0, "pass").act(0, "compass:purple@4")
    # The Compass is spent, so the Storm takes its course.
    assert storms_of(table) == weather(orange=[0], supply=5)


@rule("Q-COMPASS-5")
def test_at_the_beginning_of_a_turn_spending_stands_among_the_actions() -> None:
    table = sea(grid={10: 20}, storms=weather(orange=[0], pool=1, supply=5))
    assert table.refuses(0, "40@20") == "Q-STORM-7"
    table.act(0, "compass:orange@0")
    assert table.asked == "turn"
    assert table.actors == (0,)  # it was not the action
    assert table.act(0, "40@20").number(20) == 40


@rule("Q-COMPASS-5", "Q-ORDER-1")
def test_after_the_action_the_active_player_is_asked_before_the_rocks() -> None:
    table = sea(
        options=Options(storm_compass=True, jagged_rocks=True),
        rocks=3,
        storms=weather(purple=[4], pool=1, supply=5),
    ).act(0, "40@2")
    assert table.asked == "window"
    assert table.actors == (0,)
    assert table.legal(0) == ["compass:purple@4", "pass"]
    assert table.refuses(0, "rocks:1") == "Q-COMPASS-5"
    table.act(0, "compass:purple@4")
    assert table.asked == "rocks"


@rule("Q-COMPASS-5")
@pytest.mark.parametrize(
    ("options", "storms", "asked"),
    [
        (STORM, weather(purple=[4], pool=1), True),
        (STORM, weather(purple=[4]), False),  # nothing to spend
        (STORM, weather(pool=1), False),  # nothing to remove
        (WITH_JOKERS, weather(purple=[4]), True),  # a Joker could be anywhere
        (WITH_JOKERS, weather(), False),
    ],
)
def test_it_is_asked_only_while_it_could_matter(
    options: Options, storms: Storms, asked: object
) -> None:
    table = sea(options=options, storms=storms).act(0, "40@2")
    assert (table.asked == "window") == asked
    assert table.actors == ((0,) if asked else (1,))


@rule("Q-COMPASS-5")
def test_the_window_does_not_tell_whether_a_joker_is_held() -> None:
    for hand in ("40 41 42 43 44", "40 41 42 43 joker"):
        table = sea(hands=[hand, "50 51"], options=WITH_JOKERS, storms=weather(purple=[4]))
        assert table.act(0, "40@2").asked == "window"


@rule("Q-COMPASS-5", "Q-END-2")
def test_a_compass_that_can_be_spent_is_a_way_out() -> None:
    words = {"hands": ["40", "50 51"], "piles": ["", ""], "grid": {10: 20}, "start": START}
    lost = sea(**words, storms=weather(orange=[0]))
    assert lost.is_over
    saved = sea(**words, storms=weather(orange=[0], pool=1, supply=5))
    assert not saved.is_over
    assert saved.legal(0) == ["compass:orange@0"]
    saved.act(0, "compass:orange@0")
    assert saved.act(0, "40@20").number(20) == 40


@rule("Q-COMPASS-5", "Q-END-2")
def test_a_compass_that_does_not_help_only_delays_the_loss() -> None:
    table = sea(
        hands=["40", "50 51"],
        piles=["", ""],
        grid={10: 39, 11: 41},
        start=START,
        storms=weather(yellow=[1], pool=1, supply=5),
    )
    assert table.legal(0) == ["compass:yellow@1"]
    table.act(0, "compass:yellow@1")
    assert table.result is not None
    assert (table.result.won, table.result.rule, table.result.seat) == (False, "Q-END-2", 0)


@rule("Q-COMPASS-6")
def test_the_limit_is_five_again_at_once_but_cards_come_with_the_refill() -> None:
    table = sea(
        hands=["40 41 42", "50 51 52"],
        storms=weather(yellow=[0, 1], pool=2, supply=4),
    )
    table.act(0, "compass:yellow@0").act(0, "compass:yellow@1")
    assert list(map(len, table.state.hands)) == [3, 3]
    table.act(0, "40@20")
    assert list(map(len, table.state.hands)) == [5, 3]
    table.act(1, "50@30")
    assert list(map(len, table.state.hands)) == [5, 5]


@rule("Q-COMPASS-6", "Q-STORM-2")
def test_a_yellow_removed_in_the_middle_of_a_refill_lets_one_draw_on() -> None:
    table = sea(
        hands=["40 41 42", "50 51"],
        piles=["orange 1 2 3 4", ""],
        storms=weather(yellow=[0], pool=1, supply=5),
    )
    table.act(0, "discard:40,41").act(0, "pass").act(0, "compass:yellow@0")
    assert table.hand(0) == "1 2 3 4 42"


@rule("Q-COMPASS-5", "Q-SETUP-7")
def test_in_an_opening_hand_a_joker_can_stop_a_storm() -> None:
    deck = stacked(common_deck(WITH_JOKERS), ["1 joker orange 3 4 5", "21 22 23 24 25"])
    table = dealt(WITH_JOKERS, 2, first=0, deck=deck)
    assert table.legal(0) == ["compass=joker", "pass"]
    table.act(0, "compass=joker").act(0, "compass:orange")
    assert storms_of(table) == weather()
    assert table.hand(0).startswith("1 3 4 5")
    assert table.state.gone == cards("orange joker")
