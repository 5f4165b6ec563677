"""The Start card and the eight cards it costs (Q-START)."""

import pytest

from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.cards import START
from harmonium.games.tranquility.events import Drew
from harmonium.testing import rule
from tranquility_tables import Play, cards, full_grid, islands, play, weather

CHOPPY = Options(sea_monsters="low", storm_compass=True)


def three(**more: object) -> Play:
    """Three full hands; the first player holds a Start card and is to act."""
    words: dict[str, object] = {
        "hands": ["1 2 3 4 start", "11 12 13 14 15", "21 22 23 24 25"],
        "piles": [islands(31, 40), islands(41, 50), islands(51, 60)],
    }
    return play(**(words | more))


def announced(table: Play, *numbers: int) -> Play:
    for seat, number in enumerate(numbers):
        table.act(seat, f"announce:{number}")
    return table


# Playing it


@rule("Q-START-1")
def test_a_start_in_hand_must_be_played_while_none_has_been() -> None:
    table = three()
    assert table.legal(0) == ["start"]
    assert table.refuses(0, "1@1") == "Q-START-1"
    assert table.refuses(0, "finish") == "Q-START-1"


@rule("Q-START-1")
def test_a_start_is_no_duty_when_one_lies_there() -> None:
    table = three(start=START, starter=1)
    assert "start" not in table.legal(0)
    assert "1@1" in table.legal(0)


@rule("Q-START-1")
def test_it_must_be_played_on_a_complete_grid_too() -> None:
    table = play(hands=["1 start finish", "3 5 7 9 11"], grid=full_grid())
    assert table.legal(0) == ["start"]


@rule("Q-START-1")
def test_without_a_start_card_none_can_be_played() -> None:
    table = play(hands=["1 2 3", "11 12"])
    assert table.refuses(0, "start") == "Q-START-1"


@rule("Q-START-2")
def test_it_costs_eight_cards_beside_itself() -> None:
    table = three().act(0, "start")
    assert table.state.start == "start"
    assert table.state.starter == 0
    assert table.state.payment is not None
    assert table.state.payment.owed == 8
    announced(table, 4, 5, 5)
    table.act(0, "give:0").act(1, "give:5")
    # Two hands are given whole or not at all, so only seat 2 has to choose.
    assert table.actors == (2,)
    table.act(2, "discard:21,22,23")
    assert [len(pile) for pile in table.state.discards] == [0, 5, 3]
    assert "start" not in " ".join(map(table.discards, range(3)))


@rule("Q-START-3")
def test_any_split_is_allowed_even_nothing() -> None:
    table = announced(three().act(0, "start"), 0, 0, 0)
    assert table.legal(0) == ["give:0", "give:1", "give:2", "give:3", "give:4"]
    table.act(0, "give:4")
    assert table.legal(1) == ["give:0", "give:1", "give:2", "give:3", "give:4"]
    table.act(1, "give:4")  # nothing is left for seat 2
    assert table.act(1, "discard:11,12,13,14").discards(2) == ""
    assert table.discards(0) == "1 2 3 4"


@rule("Q-START-3")
def test_the_active_player_gives_from_what_is_left_and_nobody_from_a_pile() -> None:
    table = three().act(0, "start")
    payment = table.view(1).payment
    assert payment is not None
    assert payment.maxima == (4, 5, 5)
    assert not any("+" in text for seat in range(3) for text in table.legal(seat))
    announced(table, 4, 5, 5)
    assert table.refuses(0, "give:2+2") == "Q-START-4"


# The procedure


@rule("Q-START-4", "Q-INFO-4")
def test_all_announce_at_once_and_see_it_when_everybody_has() -> None:
    table = three().act(0, "start")
    assert list(table.actors) == [0, 1, 2]
    assert table.legal(0) == [f"announce:{number}" for number in range(5)]
    assert table.legal(1) == [f"announce:{number}" for number in range(6)]
    assert table.refuses(1, "announce:6") == "Q-START-4"
    table.act(1, "announce:5")
    assert list(table.actors) == [0, 2]
    for viewer, seen in ((0, None), (1, 5), (2, None), (None, None)):
        payment = table.view(viewer).payment
        assert payment is not None
        assert payment.announced == (None, seen, None)
        assert payment.has_announced == (False, True, False)
    table.act(2, "announce:0").act(0, "announce:4")
    assert "AllAnnounced" in table.steps
    payment = table.view(None).payment
    assert payment is not None
    assert payment.announced == (4, 5, 0)


@rule("Q-START-4")
def test_announcements_bind_nobody() -> None:
    table = announced(three().act(0, "start"), 4, 0, 0)
    assert "give:0" in table.legal(0)
    table.act(0, "give:0")
    assert table.legal(1) == ["give:3", "give:4", "give:5"]


@rule("Q-START-4")
def test_promises_go_clockwise_and_cover_what_is_owed() -> None:
    table = play(
        hands=["1 2 3", "11 12 13 14 start", "21 22 monster monster"],
        turn=1,
        options=CHOPPY,
    ).act(1, "start")
    announced(table, 0, 0, 0)
    # Eight of 4 + 2 + 3: the maxima of the others cover five.
    assert table.actors == (1,)
    assert table.legal(1) == ["give:3", "give:4"]
    assert table.refuses(1, "give:2") == "Q-START-4"
    table.act(1, "give:4")
    assert table.actors == (2,)
    assert table.legal(2) == ["give:1", "give:2"]
    table.act(2, "give:1")
    # The last promise is forced: three.
    assert table.state.payment is not None
    assert [commit.total for commit in table.state.payment.committed if commit] == [3, 4, 1]


@rule("Q-START-4")
def test_cards_are_chosen_in_secret_and_discarded_together() -> None:
    table = announced(three().act(0, "start"), 0, 0, 0)
    table.act(0, "give:2").act(1, "give:3")  # which leaves three for seat 2
    assert table.actors == (0, 1, 2)
    assert table.refuses(0, "discard:1") == "Q-START-4"
    assert table.refuses(0, "discard:1,11") == "Q-START-4"
    table.act(1, "discard:11,13,15")
    assert table.steps == ["Chose"]
    assert table.discards(1) == ""
    payment = table.view(0).payment
    assert payment is not None
    assert payment.has_chosen == (False, True, False)
    assert payment.chosen is None
    own = table.view(1).payment
    assert own is not None
    assert own.chosen == cards("11 13 15")
    table.act(0, "discard:1,2")
    assert table.discards(0) == ""
    table.act(2, "discard:23,24,25")
    assert [table.discards(seat) for seat in range(3)] == ["1 2", "11 13 15", "23 24 25"]


@rule("Q-START-4", "Q-STORM-5")
def test_maxima_are_open_while_a_payment_runs() -> None:
    table = play(
        hands=["1 2 3 start", "11 12 monster", "21 22 23 24 25"],
        piles=["31", "41 42 43", "51"],
        options=CHOPPY,
        storms=weather(seats=3, yellow=[1]),
    ).act(0, "start")
    for viewer in (0, 1, 2, None):
        payment = table.view(viewer).payment
        assert payment is not None
        assert payment.maxima == (3, 4, 5)


# Afterwards


@rule("Q-START-5")
def test_everybody_refills_beginning_with_the_active_player() -> None:
    table = three(turn=1, hands=["1 2 3 4 5", "11 12 13 14 start", "21 22 23 24 25"])
    announced(table.act(1, "start"), 0, 0, 0)
    table.act(1, "give:4").act(2, "give:3")
    table.act(2, "discard:21,22,23").act(0, "discard:5")
    assert table.steps[-3:] == ["Drew"] * 3
    order = [event.seat for event in table.told if isinstance(event, Drew)]
    assert order == [1, 2, 0]
    assert list(map(len, table.state.hands)) == [5, 5, 5]
    assert table.actors == (2,)  # nobody loses a turn by having helped
    assert table.state.payment is None


@rule("Q-START-6")
def test_alone_four_and_four_are_given() -> None:
    table = play(hands=["1 2 3 4 start"], piles=[islands(31, 50)])
    table.act(0, "start")
    # The four cards left are gone and five are drawn; four of them are still owed.
    assert table.discards(0) == "1 2 3 4"
    assert table.hand(0) == islands(31, 35)
    assert table.asked == "choose"
    assert table.refuses(0, "discard:31") == "Q-START-4"
    table.act(0, "discard:31,33,34,35")
    assert table.discards(0) == "1 2 3 4 31 33 34 35"
    assert table.hand(0) == "32 36 37 38 39"
    assert table.asked == "turn"


@rule("Q-START-6")
def test_hands_that_are_too_small_are_given_whole_and_refilled() -> None:
    table = play(
        hands=["1 2 start", "11 12 13"],
        piles=[islands(31, 40), islands(41, 43)],
    ).act(0, "start")
    assert [table.discards(seat) for seat in (0, 1)] == ["1 2", "11 12 13"]
    assert [table.hand(seat) for seat in (0, 1)] == [islands(31, 35), islands(41, 43)]
    assert table.state.payment is not None
    assert table.state.payment.owed == 3
    assert table.asked == "announce"
    announced(table, 3, 0).act(0, "give:3")
    table.act(0, "discard:33,34,35")
    assert sum(map(len, table.state.discards)) == 8
    assert table.hand(0) == "31 32 36 37 38"


@rule("Q-START-6")
def test_it_can_take_more_than_two_parts() -> None:
    # Three monsters leave room for two cards to give: one, two, two, two, and one of two.
    table = play(
        hands=["monster monster monster 1 start"],
        piles=[islands(31, 50)],
        options=CHOPPY,
    ).act(0, "start")
    assert table.discards(0) == "1 31 32 33 34 35 36"
    assert table.legal(0) == ["discard:37", "discard:38"]
    table.act(0, "discard:38")
    assert table.hand(0) == "37 39 monster monster monster"
    assert table.asked == "turn"


@rule("Q-START-7")
def test_a_start_that_cannot_be_paid_loses_the_game() -> None:
    table = play(hands=["1 2 3 start", "11 12"], piles=["31 32", ""]).act(0, "start")
    assert table.is_over
    result = table.result
    assert result is not None
    assert (result.won, result.rule, result.seat) == (False, "Q-START-7", 0)
    assert sum(map(len, table.state.discards)) == 7
    assert GAME.actors(table.state) == ()


@rule("Q-START-7")
def test_eight_cards_at_the_very_last_are_enough() -> None:
    table = play(hands=["1 2 3 start", "11 12 13"], piles=["31 32 33", ""]).act(0, "start")
    assert sum(map(len, table.state.discards)) == 6
    announced(table, 0, 0)
    table.act(0, "discard:31,32")
    assert sum(map(len, table.state.discards)) == 8
    assert table.state.start == "start"
    # The payment is complete; what is lost afterwards is lost for want of an action.
    assert table.result is not None
    assert table.result.rule == "Q-END-2"


@rule("Q-START-8")
@pytest.mark.parametrize("first", ["start", "joker"])
def test_every_further_start_is_ballast(first: str) -> None:
    table = play(hands=["1 2 start", "11 12"], start=cards(first)[0], options=Options(jokers=True))
    assert table.refuses(0, "start") == "Q-START-8"
    assert "discard:1,start" in table.legal(0)
