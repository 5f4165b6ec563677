import pytest

from games.harmonies.kit import (
    EMPTY_A,
    EMPTY_B,
    act,
    can,
    cells_for,
    finished_turn,
    is_placing,
    options_for,
    position,
    refused,
    stack_at,
)
from harmonium.core.errors import BadNotation
from harmonium.games.harmonies import GAME
from harmonium.testing import rule

BUILT = """
    .       .       .
        .       f
    .       .       m
        .       .
    .       f       m
        .       m
    .       f       .
        .       t
    .       .       .
"""


@rule("H-TURN-1", "H-TURN-3")
def test_a_turn_offers_groups_cards_and_cubes_in_any_order() -> None:
    state = position(BUILT, cards=["fennec_fox"])
    assert options_for(state, "g") == ["g1", "g2", "g3", "g4", "g5"]
    assert len(options_for(state, "take:")) == 5
    assert cells_for(state, "fennec_fox") == ["e3"]
    # Before taking tokens, with tokens in the hand, and after the last one.
    early = act(state, "fennec_fox@e3", options_for(state, "take:")[0], "g1")
    assert early.took_card
    late = state
    late = act(late, "g1")
    for _ in range(3):
        assert can(late, "fennec_fox@e3")
        assert options_for(late, "take:")
        late = act(late, next(text for text in options_for(late) if is_placing(text)))
    assert can(late, "fennec_fox@e3") or stack_at(late, "e3") != ("gray",)
    assert options_for(late, "take:")


@rule("H-TURN-1")
def test_tokens_are_taken_once_a_turn() -> None:
    state = act(position(EMPTY_A), "g2")
    assert not options_for(state, "g2")
    assert refused(state, "g3") == "H-TURN-1"


@rule("H-TURN-2")
def test_all_three_tokens_of_a_space_are_taken_and_placed_in_any_order() -> None:
    state = position(EMPTY_A)
    tokens = state.spaces[3]
    state = act(state, "g4")
    assert state.hand == tokens
    assert state.spaces[3] == b""
    view = GAME.view(state, None)
    for colour in reversed(view.hand):
        assert can(state, f"{colour}@c3") or stack_at(state, "c3")
        name = next(text for text in options_for(state, f"{colour}@"))
        state = act(state, name)
    assert state.hand == b""


@rule("H-TURN-2")
def test_tokens_that_are_not_in_the_hand_cannot_be_placed() -> None:
    assert refused(position(EMPTY_A, hand="wwm"), "red@a1") == "H-TURN-2"
    assert refused(position(EMPTY_A), "red@a1") == "H-TURN-2"


@rule("H-TURN-2")
def test_a_space_that_is_not_there_or_empty_cannot_be_taken() -> None:
    state = position(EMPTY_A, seats=1)
    assert options_for(state, "g") == ["g1", "g2", "g3"]
    assert refused(state, "g4") == "H-TURN-2"
    state = position(EMPTY_A, seats=1, spaces=(b"\1\2\3", b"", b""))
    assert refused(state, "g2") == "H-TURN-2"


@rule("H-COMP-4")
def test_a_cell_of_the_other_side_is_refused() -> None:
    assert refused(position(EMPTY_A, hand="w"), "blue@g1") == "H-COMP-4"
    assert refused(position(EMPTY_B, hand="w"), "blue@a5") == "H-COMP-4"
    assert refused(position(EMPTY_A, cards=["bee"]), "bee@g1") == "H-COMP-4"


@rule("H-TURN-4", "H-TURN-5")
def test_the_turn_ends_when_all_is_placed_and_one_says_so() -> None:
    state = position(EMPTY_A)
    assert refused(state, "end") == "H-TURN-4"
    state = act(state, "g1")
    while state.hand:
        assert refused(state, "end") == "H-TURN-4"
        state = act(state, next(text for text in options_for(state) if is_placing(text)))
    assert state.active == 0
    assert can(state, "end")
    assert options_for(state, "take:")  # something optional is left, and the turn waits
    assert act(state, "end").active == 1


@rule("H-TURN-6")
def test_only_the_active_player_acts_and_only_on_the_own_board() -> None:
    state = position(EMPTY_A, seats=3)
    assert GAME.actors(state) == (0,)
    assert refused(state, "g1", seat=1) == "H-TURN-6"
    after = finished_turn(state)
    assert after.areas[1:] == state.areas[1:]
    assert after.active == 1


@rule("H-TERM-7", "H-SETUP-5")
def test_turns_go_clockwise_from_the_first_player() -> None:
    state = position(EMPTY_A, seats=4, first_player=2)
    order = []
    for _ in range(8):
        order.append(int(state.active))
        state = finished_turn(state)
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


@rule("H-CARD-1")
def test_a_card_is_taken_with_all_its_cubes() -> None:
    state = position(EMPTY_A, row=["bee", "frog", "fish", "bat", "boar"])
    after = act(state, "take:frog")
    player = GAME.view(after, None).players[0]
    assert [(held.card, held.placed) for held in player.cards] == [("frog", 0)]
    assert after.areas[0].left(after.areas[0].cards[0]) == 5
    assert refused(state, "take:eagle") == "H-CARD-1"


@rule("H-CARD-2")
def test_one_card_a_turn() -> None:
    state = act(position(EMPTY_A, row=["bee", "frog", "fish", "bat", "boar"]), "take:frog")
    assert not options_for(state, "take:")
    assert refused(state, "take:bee") == "H-CARD-2"


FOUR = ["bee", "frog", "fish", "bat"]


@rule("H-CARD-3")
def test_four_active_cards_are_the_most() -> None:
    state = position(EMPTY_A, cards=FOUR, row=["eagle", "boar"])
    assert refused(state, "take:eagle") == "H-CARD-3"
    assert can(position(EMPTY_A, cards=FOUR[:3], row=["eagle"]), "take:eagle")


@rule("H-CARD-3", "H-SPIRIT-3")
def test_an_active_spirit_counts_as_one_of_four() -> None:
    state = position(EMPTY_A, cards=FOUR[:3], spirit="lion", row=["eagle"])
    assert refused(state, "take:eagle") == "H-CARD-3"
    placed = position(EMPTY_A, cards=FOUR[:3], spirit="lion", cubes={"c3": "lion"}, row=["eagle"])
    assert can(placed, "take:eagle")


LLAMAS = """
    mm      .       .
        f       .
    .       f       .
        .       .
    mm      .       .
        f       .
    .       f       .
        .       .
    .       .       .
"""


@rule("H-CARD-3", "H-CARD-4", "H-CUBE-10", "H-TERM-6")
def test_a_completed_card_frees_its_place_at_once() -> None:
    state = position(LLAMAS, cards=["llama", "bee", "frog", "bat"], row=["eagle", "boar"])
    state = act(state, "llama@c2")
    assert refused(state, "take:eagle") == "H-CARD-3"
    state = act(state, "llama@c4")
    assert len(state.areas[0].active) == 3
    assert cells_for(state, "llama") == []
    assert refused(state, "llama@c2") == "H-CUBE-10"
    state = act(state, "take:eagle")
    assert refused(state, "take:boar") == "H-CARD-2"


@rule("H-CARD-4")
def test_a_freed_place_does_not_allow_a_second_card() -> None:
    state = position(LLAMAS, cards=["llama", "bee", "frog"], row=["eagle", "boar"])
    state = act(state, "take:eagle", "llama@c2", "llama@c4")
    assert refused(state, "take:boar") == "H-CARD-2"


@rule("H-CARD-5")
def test_cards_never_leave_their_player() -> None:
    state = position(EMPTY_A, cards=["bee", "frog"])
    after = finished_turn(state)
    assert after.areas[0].cards[:2] == state.areas[0].cards
    assert refused(state, "exchange:bee") == "H-SOLO-3"


@rule("H-CARD-6", "H-REFILL-3")
def test_the_gap_in_the_row_is_filled_when_the_turn_ends() -> None:
    state = position(EMPTY_A, row=["bee", "frog", "fish", "bat", "boar"])
    following = GAME.view(state, None).pile
    state = act(state, "take:fish")
    assert GAME.view(state, None).row == ("bee", "frog", None, "bat", "boar")
    next_card = state.pile[0]
    state = finished_turn(state)
    view = GAME.view(state, None)
    assert state.row[2] == next_card
    assert view.row[:2] + view.row[3:] == ("bee", "frog", "bat", "boar")
    assert view.pile == following - 1


@rule("H-CARD-7")
def test_a_habitat_that_stands_already_serves_a_card_taken_now() -> None:
    state = position(LLAMAS, row=["llama", "frog", "fish", "bat", "boar"])
    state = act(state, "take:llama")
    assert cells_for(state, "llama") == ["c2", "c4"]


@rule("H-SPIRIT-2", "H-SOLO-3")
def test_actions_of_other_phases_are_refused() -> None:
    state = position(EMPTY_A)
    assert refused(state, "choose:lion") == "H-SPIRIT-2"
    assert refused(state, "keep") == "H-SOLO-3"


@pytest.mark.parametrize(
    "text",
    ["", "g0", "g6", "end ", "take:", "take:unicorn", "pink@a1", "blue@h1", "blue@a0", "lion@"],
)
def test_what_is_no_action_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@pytest.mark.parametrize(
    "text",
    ["choose:lion", "g2", "gray@c4", "take:bee", "bee@c4", "end", "exchange:bee", "keep"],
)
def test_every_kind_of_action_has_a_text(text: str) -> None:
    assert GAME.format(GAME.parse(text)) == text
