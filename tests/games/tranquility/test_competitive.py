"""Competitive: two rivals and an offer (Q-VAR-COMPETE)."""

import pytest

from harmonium.core.errors import IllegalOptions
from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.board import GRIDS
from harmonium.games.tranquility.cards import ISLANDS, common_deck
from harmonium.testing import rule
from tranquility_tables import Play, cards, dealt, full_grid, islands, play

RIVALS = Options(competitive=True)


def rivals(**more: object) -> Play:
    """Sun is seat 0 and to act."""
    words: dict[str, object] = {
        "hands": ["40 41 42 43 44", "50 51 52 53 54"],
        "options": RIVALS,
        "offer": cards(islands(1, 6)),
        "deck": cards(islands(60, 70)),
    }
    return play(**(words | more))


@rule("Q-VAR-COMPETE-1")
def test_it_is_for_two_rivals() -> None:
    assert not GAME.cooperative(RIVALS)
    GAME.check(RIVALS, 2)
    for seats in (1, 3, 4, 5):
        with pytest.raises(IllegalOptions) as problem:
            GAME.check(RIVALS, seats)
        assert problem.value.rule == "Q-VAR-COMPETE-1"


@rule("Q-VAR-COMPETE-1")
def test_there_are_no_draw_piles() -> None:
    assert dealt(RIVALS, 2).state.piles == ((), ())


@rule("Q-VAR-COMPETE-2")
def test_five_cards_each_six_face_up_and_the_rest_is_one_deck() -> None:
    assert common_deck(RIVALS) == ISLANDS
    table = dealt(RIVALS, 2, first=1, deck=ISLANDS)
    assert table.hand(1) == "1 3 5 7 9"
    assert table.hand(0) == "2 4 6 8 10"
    assert table.state.offer == cards(islands(11, 16))
    assert len(table.state.deck) == 64
    assert table.actors == (1,)
    fewer = dealt(Options(competitive=True, remove_islands="poseidon"), 2)
    assert len(fewer.state.deck) == 52


@rule("Q-VAR-COMPETE-2", "Q-VAR-COMPETE-3")
def test_the_first_player_is_sun_and_the_other_moon() -> None:
    table = rivals().act(0, "40@20")
    assert not table.state.moons
    table.act(0, "take:1").act(1, "50@30")
    assert table.state.moons == (30,)
    other = rivals(first=1).act(0, "40@20")
    assert other.state.moons == (20,)


@rule("Q-VAR-COMPETE-3")
def test_one_places_or_discards_two_by_the_usual_rules() -> None:
    table = rivals(grid={10: 38})
    kinds = {text.partition(":")[0].partition("@")[1] or "discard" for text in table.legal(0)}
    assert kinds == {"@", "discard"}
    assert table.refuses(0, "40@9") == "Q-PLACE-2"
    assert table.refuses(0, "43@11") == "Q-COST-5"
    table.act(0, "40@11").act(0, "discard:43,44")
    assert table.discards(0) == "43 44"
    assert table.view(1).own_discards == ()
    assert rivals().act(0, "discard:40,41").discards(0) == "40 41"


@rule("Q-VAR-COMPETE-4")
def test_cards_of_choice_are_taken_until_the_hand_has_five() -> None:
    table = rivals().act(0, "discard:40,41")
    assert table.asked == "take"
    assert table.legal(0) == [f"take:{card}" for card in range(1, 7)]
    assert table.refuses(0, "take:60") == "Q-VAR-COMPETE-4"
    table.act(0, "take:5")
    assert table.legal(0) == ["take:1", "take:2", "take:3", "take:4", "take:6"]
    assert table.state.deck == cards(islands(60, 70))  # not replenished yet
    table.act(0, "take:2")
    assert table.hand(0) == "2 5 42 43 44"
    assert table.state.offer == cards("1 3 4 6 60 61")
    assert table.state.deck == cards(islands(62, 70))
    assert table.actors == (1,)


@rule("Q-VAR-COMPETE-4")
def test_the_offer_lasts_as_far_as_it_goes() -> None:
    table = rivals(offer=cards("1"), deck=cards("")).act(0, "discard:40,41").act(0, "take:1")
    assert table.hand(0) == "1 42 43 44"
    assert table.actors == (1,)
    assert table.state.offer == ()
    table.act(1, "discard:50,51")
    assert table.actors == (0,)


@rule("Q-VAR-COMPETE-4")
def test_the_last_cards_of_the_deck_fill_the_offer_in_part() -> None:
    table = rivals(deck=cards("60")).act(0, "discard:40,41").act(0, "take:1").act(0, "take:2")
    assert table.state.offer == cards("3 4 5 6 60")
    assert table.state.deck == ()


@rule("Q-VAR-COMPETE-5")
def test_a_complete_grid_ends_the_game_at_once() -> None:
    table = rivals(hands=["39 1 3", "5 7"], grid=full_grid(but=[20])).act(0, "39@20")
    table.act(0, "discard:1")  # the last card is paid for
    assert table.is_over
    assert table.result is not None
    assert (table.result.won, table.result.rule) == (None, "Q-VAR-COMPETE-5")


@rule("Q-VAR-COMPETE-5")
def test_so_does_a_player_without_a_legal_action() -> None:
    table = rivals(
        hands=["20 21", "25"],
        grid={1: 30},
        offer=(),
        deck=(),
    ).act(0, "discard:20,21")
    assert table.is_over
    assert table.result is not None
    assert (table.result.rule, table.result.seat) == ("Q-VAR-COMPETE-5", 1)


def over(**more: object) -> Play:
    """Seat 0 cannot move, so that the game is over."""
    words: dict[str, object] = {"hands": ["", "50 51"], "offer": (), "deck": ()}
    return rivals(**(words | more))


@rule("Q-VAR-COMPETE-6")
def test_two_for_each_own_card_and_one_less_for_each_discard() -> None:
    table = over(
        grid={1: 10, 5: 20, 9: 30, 12: 40, 20: 50},
        moons=(5, 20),
        discards=(cards("1 2"), cards("3")),
    )
    sun, moon = GAME.score(table.state)
    assert (sun.categories["grid"], sun.categories["discards"]) == (6, -2)
    assert (moon.categories["grid"], moon.categories["discards"]) == (4, -1)
    # The two cards in the hand of seat 1 count nothing.
    assert (sun.total, moon.total) == (4, 3)


@rule("Q-VAR-COMPETE-7")
def test_the_higher_score_wins() -> None:
    for moons, ranks in (((), (1, 2)), ((1, 2), (2, 1))):
        table = over(grid={1: 10, 2: 20}, moons=moons)
        assert table.result is not None
        assert table.result.ranks == ranks


@rule("Q-VAR-COMPETE-7")
@pytest.mark.parametrize(("first", "ranks"), [(0, (2, 1)), (1, (1, 2))])
def test_on_a_tie_moon_wins(first: int, ranks: tuple[int, int]) -> None:
    table = over(grid={1: 10, 2: 20}, moons=(2,), first=first)
    assert table.result is not None
    assert table.result.totals == (2, 2)
    assert table.result.ranks == ranks


@rule("Q-VAR-COMPETE-8", "Q-INFO-1")
def test_hands_are_concealed_but_what_was_taken_was_open() -> None:
    table = rivals().act(0, "40@20").act(0, "take:4")
    view = table.view(1)
    assert view.hands == (5, 5)
    assert view.hand == cards(islands(50, 54))
    assert [trace.card for trace in view.known[0].traces] == ["4"]
    assert view.offer == table.state.offer
    assert view.deck == len(table.state.deck)


@rule("Q-VAR-COMPETE-3", "Q-COMBO-3")
def test_the_high_arch_is_a_grid_for_rivals_too() -> None:
    options = Options(competitive=True, high_arch=True)
    table = rivals(options=options)
    assert len(table.state.numbers) == GRIDS["high_arch"].size
    assert table.refuses(0, "40@23") == "Q-VAR-ARCH-4"
