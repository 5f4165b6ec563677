"""Storms (Q-STORM)."""

import pytest

from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.cards import START, STORMS, common_deck
from harmonium.games.tranquility.state import Storms
from harmonium.testing import random_play, rule
from tranquility_tables import Play, cards, dealt, full_grid, islands, play, stacked, weather

STORM = Options(storm_compass=True)


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


# Drawing


@rule("Q-STORM-1")
def test_all_six_are_shuffled_into_the_deck() -> None:
    assert sum(card in STORMS for card in common_deck(STORM)) == 6


@rule("Q-STORM-1")
def test_a_storm_strikes_when_drawn_and_drawing_goes_on() -> None:
    table = sea(piles=["1 orange 2 3", ""]).act(0, "discard:40,41")
    assert table.steps == ["Discarded", "Drew", "StormDrawn", "StormLaid", "Drew"]
    assert table.hand(0) == "1 2 42 43 44"
    assert storms_of(table).orange == (1, 0)
    assert table.state.piles[0] == cards("3")


@rule("Q-STORM-1")
def test_drawing_stops_with_an_empty_pile() -> None:
    table = sea(piles=["1 orange", ""]).act(0, "discard:40,41")
    assert table.hand(0) == "1 42 43 44"
    assert table.actors == (1,)


@rule("Q-STORM-1", "Q-SETUP-6")
def test_opening_hands_are_drawn_in_the_same_way() -> None:
    deck = stacked(common_deck(STORM), ["1 yellow 2 3 4 5", "21 22 23 24 25"])
    table = dealt(STORM, 2, first=0, deck=deck)
    # The limit is three at once; nothing has to be discarded.
    assert table.hand(0) == "1 2 3"
    assert storms_of(table).yellow == (1, 0)


@rule("Q-STORM-2")
@pytest.mark.parametrize("storm", STORMS)
def test_a_compass_removes_a_storm_before_it_does_anything(storm: str) -> None:
    table = sea(piles=[f"{storm} 1 2 3", ""], storms=weather(pool=1, supply=5))
    table.act(0, "discard:40,41")
    assert table.asked == "storm"
    assert table.actors == (0,)
    table.act(0, f"compass:{storm}")
    assert storms_of(table) == weather(pool=0, supply=5)
    assert table.state.gone == cards(f"{storm} compass")
    assert table.hand(0) == "1 2 42 43 44"


@rule("Q-STORM-2")
def test_without_a_compass_there_is_nothing_to_spend() -> None:
    table = sea(piles=["purple 1 2", ""]).act(0, "discard:40,41")
    assert table.legal(0) == [f"storm:{row}" for row in range(1, 7)]
    assert table.refuses(0, "compass:purple") == "Q-COMPASS-4"


# Yellow


@rule("Q-STORM-3")
def test_yellow_takes_the_hand_down_to_three() -> None:
    table = sea(piles=["1 yellow 2 3 4", ""]).act(0, "discard:40,41")
    # Four cards when it strikes: one must go.
    assert table.asked == "storm"
    assert table.legal(0) == ["discard:1", "discard:42", "discard:43", "discard:44"]
    assert table.refuses(0, "discard:1,42") == "Q-STORM-3"
    assert table.refuses(0, "pass") == "Q-STORM-3"
    table.act(0, "discard:43")
    assert table.hand(0) == "1 42 44"
    assert table.state.piles[0] == cards("2 3 4")
    assert storms_of(table).yellow == (1, 0)


@rule("Q-STORM-3")
def test_the_limit_is_three_while_it_lies_there_and_only_for_its_owner() -> None:
    table = sea(hands=["40 41 42", "50 51 52 53 54"], storms=weather(yellow=[0]))
    table.act(0, "40@20")
    assert table.hand(0) == "1 41 42"
    table.act(1, "50@30")
    assert table.hand(1) == "51 52 53 54 71"


@rule("Q-STORM-3", "Q-MONSTER-5")
def test_only_monsters_may_leave_more_than_three_cards() -> None:
    options = Options(storm_compass=True, sea_monsters="high")
    table = sea(
        hands=["40 41 monster monster monster", "50 51"],
        piles=["42 yellow 1", ""],
        options=options,
    ).act(0, "discard:40,41")
    # Four cards, one of them discardable.
    assert table.legal(0) == ["discard:42"]
    table.act(0, "discard:42")
    assert table.hand(0) == "monster monster monster"
    four = sea(
        hands=["40 41 monster monster monster", "50 51"],
        piles=["monster yellow 1", ""],
        options=options,
    ).act(0, "discard:40,41")
    assert four.hand(0) == "monster monster monster monster"
    assert four.actors == (1,)


@rule("Q-STORM-4")
def test_a_second_yellow_changes_nothing_but_takes_its_own_compass() -> None:
    table = sea(
        hands=["40 41 42", "50 51"],
        piles=["1 yellow 2 3 4 5", ""],
        storms=weather(yellow=[0], pool=0),
    )
    table.act(0, "40@20")
    assert table.hand(0) == "1 41 42"  # full before the second one comes up
    table.act(1, "50@30").act(0, "41@22")
    assert storms_of(table).yellow == (2, 0)
    assert table.hand(0) == "1 2 42"
    two = sea(
        hands=["40 41 42", "50 51"],
        storms=weather(yellow=[0, 0], pool=2, supply=4),
    )
    two.act(0, "compass:yellow@0")
    assert storms_of(two).yellow == (1, 0)
    two.act(0, "40@20").act(0, "pass")
    assert len(two.state.hands[0]) == 3


@rule("Q-STORM-5")
def test_with_a_yellow_storm_two_cards_of_the_pile_may_be_given() -> None:
    table = sea(
        hands=["40 41 42 start", "50 51 52 53 54"],
        piles=["orange monster 1 2 3 4", islands(71, 79)],
        options=Options(storm_compass=True, sea_monsters="low"),
        storms=weather(yellow=[0]),
    ).act(0, "start")
    payment = table.view(1).payment
    assert payment is not None
    assert payment.maxima == (5, 5)
    table.act(0, "announce:0").act(1, "announce:0")
    assert table.legal(0) == ["give:3", "give:1+2", "give:2+2", "give:3+2"]
    assert table.refuses(0, "give:1+1") == "Q-START-4"
    table.act(0, "give:1+2")
    assert table.actors == (0,)  # seat 1 gives its whole hand
    table.act(0, "discard:41")
    # The Storm among them had no effect, and the monster is gone.
    assert table.state.blind == (cards("orange monster"), ())
    assert table.discards(0) == "41"
    assert storms_of(table).orange == (0, 0)
    assert table.asked == "window"  # the Compass of the Start could remove the Yellow Storm
    table.act(0, "pass")
    assert table.hand(0) == "1 40 42"


@rule("Q-STORM-5")
def test_one_card_if_the_pile_holds_only_one() -> None:
    table = sea(
        hands=["40 41 42 start", "50 51 52 53 54"],
        piles=["1", ""],
        storms=weather(yellow=[0]),
    ).act(0, "start")
    payment = table.view(1).payment
    assert payment is not None
    assert payment.maxima == (4, 5)
    table.act(0, "announce:0").act(1, "announce:0")
    assert table.legal(0) == ["give:3", "give:2+1", "give:3+1"]


@rule("Q-STORM-5")
def test_one_card_if_only_one_is_still_owed() -> None:
    """Nobody holds the eighth card: with two or none of the pile the table would be stuck."""
    table = sea(
        hands=["40 41 42 43 44 45 46 start", "monster"],
        piles=["", "1 2 3"],
        options=Options(storm_compass=True, sea_monsters="low"),
        storms=weather(yellow=[1]),
    ).act(0, "start")
    table.act(0, "announce:0").act(1, "announce:0")
    assert table.legal(0) == ["give:6", "give:7"]
    table.act(0, "give:7")
    assert table.state.blind == ((), cards("1"))


@rule("Q-STORM-5")
def test_the_pile_helps_once_for_a_start() -> None:
    table = play(
        hands=["40 start"],
        piles=[islands(1, 20)],
        options=STORM,
        storms=weather(seats=1, yellow=[0]),
    ).act(0, "start")
    # One card of the hand and two of the pile, then three of the hand, then two of three.
    assert table.state.blind == (cards("1 2"),)
    assert table.discards(0) == "40 3 4 5"
    assert table.hand(0) == "6 7 8"
    assert table.asked == "choose"
    assert table.legal(0) == ["discard:6,7", "discard:6,8", "discard:7,8"]


@rule("Q-STORM-5")
def test_without_a_yellow_storm_the_pile_stays_closed() -> None:
    table = sea(
        hands=["40 41 42 43 start", "50 51 52 53 54"],
        storms=weather(orange=[0], purple=[1]),
    ).act(0, "start")
    table.act(0, "announce:0").act(1, "announce:0")
    assert table.legal(0) == ["give:3", "give:4"]


# Purple


@rule("Q-STORM-6")
def test_purple_closes_a_row_of_choice_with_an_empty_cell() -> None:
    table = sea(
        grid={cell: 2 * cell for cell in range(1, 7)},
        piles=["purple 1 2 3", ""],
    ).act(0, "discard:40,41")
    assert table.legal(0) == [f"storm:{row}" for row in (2, 3, 4, 5, 6)]
    assert table.refuses(0, "storm:1") == "Q-STORM-6"
    assert table.refuses(0, "pass") == "Q-STORM-6"
    table.act(0, "storm:3")
    assert storms_of(table).purple == (0, 0, 1, 0, 0, 0)
    assert table.refuses(1, "50@15") == "Q-STORM-6"
    assert "50@12" in table.legal(1)
    assert table.hand(0) == "1 2 42 43 44"


@rule("Q-STORM-6", "Q-ROCKS-2")
def test_cards_in_a_closed_row_still_count() -> None:
    table = sea(grid={15: 39}, storms=weather(purple=[3]))
    assert table.refuses(0, "40@10") == "Q-PLACE-2"
    assert table.refuses(0, "40@16") == "Q-STORM-6"
    edge = sea(grid={18: 39}, storms=weather(purple=[3])).act(0, "40@19")
    assert edge.state.agenda[-1].amount == 1


@rule("Q-STORM-6")
def test_storms_pile_up_at_a_row_and_each_takes_a_compass() -> None:
    table = sea(
        piles=["purple 1 2 3", ""],
        options=Options(storm_compass=True, jagged_rocks=True),
        rocks=2,
        storms=weather(purple=[2]),
    )
    table.act(0, "discard:40,41").act(0, "rocks:4").act(0, "storm:2")
    assert storms_of(table).purple == (0, 2, 0, 0, 0, 0)
    both = sea(storms=weather(purple=[2, 2], pool=2, supply=4)).act(0, "compass:purple@2")
    assert both.refuses(0, "40@8") == "Q-STORM-6"
    both.act(0, "compass:purple@2")
    assert "40@8" in both.legal(0)


@rule("Q-STORM-6")
def test_without_an_empty_cell_a_purple_storm_is_removed() -> None:
    table = sea(
        hands=["1 3 5", "7 9"],
        piles=["purple 11", ""],
        grid=full_grid(),
        start=START,
    ).act(0, "discard:1,3")
    assert table.state.gone == cards("purple")
    assert storms_of(table).purple == (0,) * 6
    assert table.actors == (1,)


# Orange


@rule("Q-STORM-7")
def test_under_orange_islands_go_only_beside_others() -> None:
    table = sea(grid={10: 38, 20: 60}, storms=weather(orange=[0]))
    assert table.starts_with(0, "40@") == ["40@11"]
    assert table.refuses(0, "40@15") == "Q-STORM-7"
    table.act(0, "40@11")
    assert table.state.agenda[-1].amount == 2  # the usual cost
    table.act(0, "discard:41,42")
    assert "50@15" in table.legal(1)  # others are free


@rule("Q-STORM-7")
def test_orange_on_an_empty_grid_leaves_discarding() -> None:
    table = sea(storms=weather(orange=[0]))
    assert table.starts_with(0, *(f"{card}@" for card in range(40, 45))) == []
    assert len(table.starts_with(0, "discard:")) == 10


@rule("Q-STORM-7")
def test_orange_restricts_nothing_but_islands() -> None:
    options = Options(storm_compass=True, sea_monsters="low", day_night=True)
    table = sea(
        hands=["40 41 monster", "50 51"],
        options=options,
        grid={10: 20},
        storms=weather(orange=[0]),
    )
    assert {"monster@10", "flip@10", "discard:40,41"} <= set(table.legal(0))
    no_monster = sea(hands=["40 41", "50 51"], grid={10: 20}, storms=weather(orange=[0]))
    assert "hand" in no_monster.legal(0)
    start = sea(hands=["40 41 start", "50 51"], storms=weather(orange=[0]))
    assert start.legal(0) == ["start"]
    finish = sea(
        hands=["1 finish", "7 9"], grid=full_grid(), storms=weather(orange=[0]), start=START
    )
    assert "finish" in finish.legal(0)


@rule("Q-STORM-7")
def test_a_second_orange_takes_its_own_compass() -> None:
    table = sea(grid={10: 20}, storms=weather(orange=[0, 0], pool=2, supply=4))
    table.act(0, "compass:orange@0")
    assert table.refuses(0, "40@20") == "Q-STORM-7"
    table.act(0, "compass:orange@0")
    assert "40@20" in table.legal(0)


@rule("Q-STORM-1")
def test_storms_never_enter_a_hand_in_random_games() -> None:
    for seed in range(4):
        for moment in random_play(GAME, STORM, 3, seed).moments:
            assert not any(set(hand) & set(STORMS) for hand in moment.after.hands)
