"""What an act shows, and so what can be taken back: placing and paying until the draw."""

from collections import Counter

import pytest

from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.cards import MONSTER, START, common_deck
from harmonium.testing import rule
from tranquility_tables import Play, cards, full_grid, islands, play, weather

CHOPPY = Options(sea_monsters="low", storm_compass=True)


def shown(table: Play, seat: int, text: str) -> str | None:
    """Why the act could not be taken back; it is done."""
    before = table.state
    return GAME.reveals(before, table.act(seat, text).state)


@rule("Q-PLACE-1", "Q-COST-4")
@pytest.mark.parametrize("options", [Options(), Options(sea_monsters="high")])
def test_placing_can_be_taken_back_until_cards_are_drawn(options: Options) -> None:
    table = play(
        hands=["5 11 12 13 14", "20 21"], piles=["60 61 62", ""], grid={1: 3}, options=options
    )
    assert shown(table, 0, "5@2") is None
    assert shown(table, 0, "discard:11,12") == "reveal-drawn"
    free = play(hands=["50 11 12", "20 21"], piles=["60", ""], options=options)
    assert shown(free, 0, "50@20") == "reveal-drawn"


@rule("Q-COST-4", "Q-ROCKS-3")
def test_paying_can_be_taken_back_while_something_else_comes_before_the_draw() -> None:
    table = play(
        hands=["5 11 12 13 14", "20 21"],
        piles=["60 61 62", ""],
        grid={1: 3},
        options=Options(jagged_rocks=True, sea_monsters="high"),
        rocks=3,
    )
    assert shown(table, 0, "5@2") is None
    assert shown(table, 0, "discard:11,12") is None
    assert shown(table, 0, "rocks:4") == "reveal-drawn"


@rule("Q-DISCARD-1")
def test_with_an_empty_pile_nothing_is_shown_by_discarding() -> None:
    table = play(hands=["5 11 12", "20 21"], options=Options(sea_monsters="high"))
    assert shown(table, 0, "discard:5,11") is None


@rule("Q-START-2")
def test_a_start_shows_the_monsters_of_all_hands_where_there_can_be_any() -> None:
    hands = ["40 41 42 43 start", "50 51 52 53 54"]
    assert shown(play(hands=hands), 0, "start") is None
    table = play(hands=hands, options=Options(sea_monsters="low"))
    assert shown(table, 0, "start") == "reveal-monsters"


@rule("Q-MONSTER-7")
def test_an_attempt_that_fails_shows_monsters() -> None:
    table = play(
        hands=["1 3 5 finish", "7 9 monster"],
        grid=full_grid(),
        options=Options(sea_monsters="low"),
        start=START,
    )
    assert shown(table, 0, "finish") == "reveal-monsters"
    assert shown(table, 0, "discard:1,3") is None
    assert shown(table, 1, "discard:7,9") is None
    # They are known already, but that nobody else holds one is new.
    assert shown(table, 0, "finish") == "reveal-monsters"


@rule("Q-STORM-3", "Q-INFO-6")
def test_a_yellow_storm_can_show_that_a_hand_is_made_of_monsters() -> None:
    table = play(
        hands=["40 41 monster monster monster", "50 51"],
        piles=["monster yellow", ""],
        options=Options(storm_compass=True, sea_monsters="high"),
        storms=weather(pool=1, supply=5),
    )
    assert shown(table, 0, "discard:40,41") == "reveal-drawn"
    assert shown(table, 0, "pass") == "reveal-monsters"


@rule("Q-START-4")
def test_the_last_announcement_shows_all_of_them() -> None:
    table = play(hands=["40 41 42 43 start", "50 51 52 53 54"], piles=[islands(1, 9), ""])
    table.act(0, "start")
    assert shown(table, 1, "announce:5") is None
    assert shown(table, 0, "announce:4") == "reveal-announced"
    assert shown(table, 0, "give:4") is None


@rule("Q-START-4")
def test_even_if_every_promise_is_forced_then() -> None:
    table = play(
        hands=["40 41 42 43 start", "50 51 52 53"],
        piles=[islands(1, 9), ""],
        options=Options(jagged_rocks=True),
        rocks=3,
    ).act(0, "start")
    assert shown(table, 1, "announce:0") is None
    # Eight of eight: everybody gives all, and the rocks come before the refill.
    assert shown(table, 0, "announce:0") == "reveal-announced"
    assert table.asked == "rocks"


@rule("Q-START-4", "Q-START-6", "Q-INFO-1")
def test_between_two_parts_of_a_payment_drawn_monsters_are_secret() -> None:
    hands = ["1 2 start", "11 12"]
    piles = ["41 monster purple 42 43", "44 45 46 47 48 start"]
    on_table = Counter(cards(" ".join((*hands, *piles))))
    table = play(
        hands=hands,
        piles=piles,
        options=CHOPPY,
        storms=weather(supply=0),
        gone=tuple((Counter(common_deck(CHOPPY)) - on_table).elements()),
    ).act(0, "start")
    # Four are paid; in the middle of its refill seat 0 is asked where the Storm goes.
    assert table.asked == "storm"
    assert table.hand(0) == "41 monster"
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert view.payment is not None
        assert view.payment.owed == 4
        assert view.payment.maxima == ()
        generator = Generator.from_seed("storm")
        monsters = set()
        for _ in range(60):
            dealt = GAME.redeal(view, generator)
            assert GAME.view(dealt, None if viewer is None else Seat(viewer)) == view
            monsters.add(dealt.hands[0].count(MONSTER))
        assert monsters == ({1} if viewer == 0 else {0, 1})
    assert shown(table, 0, "storm:1") == "reveal-drawn"
    payment = table.view(1).payment
    assert payment is not None
    assert payment.maxima == (3, 5)
