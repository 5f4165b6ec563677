"""A turn and its refill, and discarding two cards (Q-TURN, Q-DISCARD)."""

import pytest

from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.actions import Discard, Place, PlayFinish, PlayStart
from harmonium.games.tranquility.cards import START
from harmonium.games.tranquility.state import State
from harmonium.testing import random_play, rule
from tranquility_tables import cards, full_grid, play


@rule("Q-TURN-1")
def test_one_action_then_the_next_player() -> None:
    table = play(
        hands=["10 11 12 13 14", "20 21 22 23 24", "30 31 32 33 34"],
        piles=["1 2 3", "4 5 6", "7 8 9"],
        turn=2,
    )
    assert table.actors == (2,)
    assert table.refuses(0, "10@5") == "Q-TURN-1"
    table.act(2, "30@20")
    assert table.actors == (0,)
    assert table.refuses(2, "31@30") == "Q-TURN-1"
    assert table.act(0, "discard:10,11").actors == (1,)


@rule("Q-TURN-1")
def test_nobody_may_pass() -> None:
    table = play(hands=["10 11 12 13 14", "20 21"])
    assert table.refuses(0, "pass") == "Q-TURN-2"


@rule("Q-TURN-2")
@pytest.mark.parametrize("seed", range(4))
def test_the_standard_game_has_four_actions(seed: int) -> None:
    game = random_play(GAME, Options(), 4, seed)
    kinds = set()
    for moment in game.moments:
        state: State = moment.before
        if state.agenda[-1].kind == "turn":
            kinds |= {type(action) for action in GAME.legal(state, moment.seat)}
    assert {Place, Discard} <= kinds <= {Place, Discard, PlayStart, PlayFinish}


@rule("Q-TURN-3")
def test_whoever_could_place_may_discard_instead() -> None:
    table = play(hands=["10 11 12", "20 21"])
    assert table.starts_with(0, "10@", "11@", "12@")
    assert table.starts_with(0, "discard:") == ["discard:10,11", "discard:10,12", "discard:11,12"]
    assert table.act(0, "discard:10,12").hand(0) == "11"


@rule("Q-TURN-3", "Q-FINISH-2")
def test_whoever_could_finish_may_do_something_else() -> None:
    table = play(hands=["1 3 finish", "5 7"], grid=full_grid(), start=START)
    assert "finish" in table.legal(0)
    assert not table.act(0, "discard:1,3").is_over


@rule("Q-TURN-4")
def test_the_hand_is_refilled_to_five_from_the_top_of_the_own_pile() -> None:
    table = play(
        hands=["10 11 12 13 14", "20 21 22 23 24"],
        piles=["60 50 40", "70 71"],
    )
    table.act(0, "discard:10,14")
    assert table.hand(0) == "11 12 13 50 60"
    assert table.state.piles == (cards("40"), cards("70 71"))
    assert table.hand(1) == "20 21 22 23 24"


@rule("Q-TURN-4")
def test_with_an_empty_pile_one_plays_on_with_fewer_cards() -> None:
    table = play(hands=["10 11 12 13 14", "20 21 22 23 24"], piles=["60", "70 71 72"])
    table.act(0, "discard:10,11")
    assert table.hand(0) == "12 13 14 60"
    assert table.discards(0) == "10 11"
    table.act(1, "20@30").act(0, "12@3")
    assert table.hand(0) == "13 14 60"
    assert not table.is_over


@rule("Q-TURN-5", "Q-ORDER-1")
def test_a_placement_is_paid_before_the_refill() -> None:
    table = play(hands=["5 11 12 13 14", "20 21"], piles=["60 61 62 63", ""], grid={1: 3})
    table.act(0, "5@2")
    assert table.steps == ["Placed"]
    assert table.state.piles[0] == cards("60 61 62 63")
    table.act(0, "discard:11,12")
    assert table.steps == ["Discarded", "Drew"]
    assert table.hand(0) == "13 14 60 61 62"


# Discarding two


@rule("Q-DISCARD-1")
def test_exactly_two_cards_of_the_own_hand_are_discarded_face_down() -> None:
    table = play(hands=["10 11 12 13 14", "20 21 22"], piles=["60 61", ""])
    assert table.refuses(0, "discard:10") == "Q-DISCARD-1"
    assert table.refuses(0, "discard:10,11,12") == "Q-DISCARD-1"
    assert table.refuses(0, "discard:10,20") == "Q-DISCARD-1"
    assert table.refuses(0, "discard:10,10") == "Q-DISCARD-1"
    table.act(0, "discard:10,14")
    assert table.discards(0) == "10 14"
    assert table.view(1).own_discards == ()
    assert table.view(1).discards == (2, 0)
    assert table.hand(0) == "11 12 13 60 61"


@rule("Q-DISCARD-2")
def test_it_takes_two_discardable_cards() -> None:
    table = play(
        hands=["10 monster monster", "20 21"],
        options=Options(sea_monsters="low"),
        grid={36: 70},
    )
    assert table.starts_with(0, "discard:") == []
    assert table.refuses(0, "discard:10") == "Q-DISCARD-2"
    assert table.refuses(0, "discard:10,monster") == "Q-MONSTER-5"
    alone = play(hands=["10", "20 21"])
    assert alone.starts_with(0, "discard:") == []
    assert alone.refuses(0, "discard:10") == "Q-DISCARD-2"


@rule("Q-DISCARD-3", "Q-START-1")
def test_it_is_not_available_when_a_start_must_be_played() -> None:
    table = play(hands=["10 11 start", "20 21 22 23 24"])
    assert table.refuses(0, "discard:10,11") == "Q-DISCARD-3"
    assert table.legal(0) == ["start"]


@rule("Q-DISCARD-4", "Q-START-8")
def test_finish_cards_and_surplus_starts_may_be_discarded() -> None:
    table = play(hands=["10 start finish", "20 21"], start=START)
    assert table.act(0, "discard:start,finish").discards(0) == "start finish"
    paying = play(hands=["5 start finish", "20 21"], start=START, grid={1: 3}).act(0, "5@2")
    assert paying.act(0, "discard:start,finish").discards(0) == "start finish"
