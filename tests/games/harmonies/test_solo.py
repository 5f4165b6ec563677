from typing import Any

import msgspec
import pytest

from games.harmonies.kit import (
    EMPTY_A,
    act,
    can,
    is_placing,
    options_for,
    position,
    refused,
)
from harmonium.core.game import Seat
from harmonium.games.harmonies import GAME, Options, State
from harmonium.games.harmonies.cards import CARD, CARDS, SPIRITS, CardId
from harmonium.games.harmonies.data import Side
from harmonium.games.harmonies.scoring import suns
from harmonium.testing import random_play, rule


def solo(**more: Any) -> State:
    return position(EMPTY_A, seats=1, row=["bee", "frog", "fish"], **more)


def placed(state: State) -> State:
    """Take the first group and place it; the turn is not ended yet."""
    state = act(state, options_for(state, "g")[0])
    while state.hand:
        state = act(state, next(text for text in options_for(state) if is_placing(text)))
    return state


@rule("H-SOLO-1")
def test_solo_has_three_spaces_and_three_cards() -> None:
    state = random_play(GAME, Options(), 1, 0).start
    assert [len(space) for space in state.spaces] == [3] * 3
    assert len(state.bag) == 111
    assert len(state.row) == 3
    assert len(state.pile) == 29
    assert random_play(GAME, Options(spirits=True), 1, 0).start.phase == "spirit"


@rule("H-SOLO-2")
def test_what_was_not_taken_leaves_the_game() -> None:
    state = placed(solo())
    coming = state.bag[:9]
    after = act(state, "end")
    assert b"".join(after.spaces) == coming
    assert len(after.bag) == len(state.bag) - 9


@rule("H-SOLO-3", "H-SOLO-4")
def test_without_taking_a_card_one_may_be_exchanged_after_the_new_tokens() -> None:
    state = placed(solo())
    before = state
    state = act(state, "end")
    assert state.phase == "exchange"
    assert state.spaces != before.spaces  # the new tokens are there already
    assert options_for(state) == ["exchange:bee", "exchange:frog", "exchange:fish", "keep"]
    top = state.pile[0]
    after = act(state, "exchange:frog")
    assert after.row == bytes([CARD[CardId("bee")], top, CARD[CardId("fish")]])
    assert GAME.view(after, None).discarded == ("frog",)
    assert after.phase == "turn"
    assert after.turn == 1
    assert GAME.reveals(state, after) == "reveal-exchange"
    assert refused(state, "exchange:bat") == "H-SOLO-3"
    assert refused(state, "g1") == "H-SOLO-4"


@rule("H-SOLO-3")
def test_the_row_may_be_kept() -> None:
    state = act(placed(solo()), "end")
    after = act(state, "keep")
    assert (after.row, after.pile) == (state.row, state.pile)
    assert after.turn == 1
    assert GAME.reveals(state, after) is None


@rule("H-SOLO-3")
def test_after_taking_a_card_the_row_is_filled_and_nothing_exchanged() -> None:
    state = placed(act(solo(), "take:frog"))
    top = state.pile[0]
    after = act(state, "end")
    assert after.phase == "turn"
    assert after.row == bytes([CARD[CardId("bee")], top, CARD[CardId("fish")]])


@rule("H-SOLO-3")
def test_choosing_a_spirit_is_not_taking_a_card() -> None:
    state = random_play(GAME, Options(spirits=True), 1, 0).start
    state = act(placed(act(state, options_for(state)[0])), "end")
    assert state.phase == "exchange"


@rule("H-SOLO-4")
def test_tokens_are_told_before_the_exchange() -> None:
    state = placed(solo())
    after = act(state, "end")
    told = GAME.told(state, Seat(0), GAME.parse("end"), after, Seat(0))
    assert [type(event).__name__ for event in told] == [
        "TurnEnded",
        "TokensRemoved",
        "SpaceFilled",
        "SpaceFilled",
        "SpaceFilled",
        "PhaseBegan",
    ]


@rule("H-SOLO-5", "H-END-2")
def test_the_last_three_tokens_make_a_single_choice_for_turn_14() -> None:
    state = placed(solo(bag=bytes(3), turn=12))
    state = act(state, "end", "keep")
    assert state.turn == 13
    assert [len(space) for space in state.spaces] == [3, 0, 0]
    assert state.bag == b""
    assert options_for(state, "g") == ["g1"]
    state = act(placed(state), "end")
    assert state.phase == "over"
    assert state.turn == 14


@rule("H-SOLO-5", "H-END-4")
def test_two_empty_cells_end_a_solo_game_at_once() -> None:
    crowded = "\n".join(["w w w", "w w"] * 3 + ["w w .", ". .", ". . w"])
    state = position(crowded, seats=1, hand="fff")
    for name in ("b4", "d4", "a5"):
        state = act(state, f"yellow@{name}")
    after = act(state, "end")
    assert after.phase == "over"


@rule("H-SOLO-6")
def test_after_the_last_turn_nothing_is_filled_or_exchanged() -> None:
    state = placed(solo(bag=b"", turn=13))
    after = act(state, "end")
    assert after.phase == "over"
    assert (after.row, after.pile, after.spaces) == (state.row, state.pile, state.spaces)
    assert not can(after, "keep")


@rule("EX-SOLO-1", "H-SOLO-7")
def test_the_rule_books_solo_result_is_7_suns() -> None:
    assert suns(130, "A", CARD[CardId("lion")]) == 7


@rule("H-SOLO-7")
@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (0, 0),
        (39, 0),
        (40, 1),
        (69, 1),
        (70, 2),
        (89, 2),
        (90, 3),
        (109, 3),
        (110, 4),
        (129, 4),
        (130, 5),
        (139, 5),
        (140, 6),
        (149, 6),
        (150, 7),
        (159, 7),
        (160, 8),
        (250, 8),
    ],
)
def test_suns_for_points(points: int, expected: int) -> None:
    assert suns(points, "B", CARD[CardId("owl")]) == expected


@rule("H-SOLO-7")
@pytest.mark.parametrize(("side", "extra"), [("A", 1), ("B", 0)])
def test_suns_for_the_side(side: Side, extra: int) -> None:
    assert suns(40, side, CARD[CardId("owl")]) == 1 + extra
    assert suns(40, side, None) == 3 + extra


@rule("H-SOLO-7")
def test_eleven_suns_are_the_most() -> None:
    assert suns(160, "A", None) == 11


@rule("H-SOLO-8", "H-SOLO-9")
def test_suns_for_the_spirit_do_not_ask_for_its_cube() -> None:
    one = {"lion", "butterfly", "cat", "stork", "dragonfly"}
    for spirit in SPIRITS:
        name = CARDS[spirit].id
        state = position(EMPTY_A, seats=1, spirit=name, phase="over")
        result = GAME.result(state)
        assert result is not None
        assert result.details == {"suns": 1 + (name in one)}


@rule("H-SOLO-7")
def test_the_result_of_a_solo_game_names_the_suns() -> None:
    state = position(EMPTY_A, seats=1, phase="over")
    result = GAME.result(state)
    assert result is not None
    assert result.details == {"suns": 3}
    assert result.ranks == (1,)
    two = msgspec.structs.replace(position(EMPTY_A), phase="over", turn=2)
    shared = GAME.result(two)
    assert shared is not None
    assert shared.details == {}
