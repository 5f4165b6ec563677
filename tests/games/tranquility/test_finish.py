"""The Finish card and the end of the game (Q-FINISH, Q-END)."""

import pytest

from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.cards import START, Card
from harmonium.testing import random_play, rule
from tranquility_tables import cards, full_grid, play


@rule("Q-FINISH-1", "Q-END-1")
def test_on_a_complete_grid_with_the_start_in_place_all_win() -> None:
    table = play(hands=["1 3 5", "7 9 finish", "11 13"], grid=full_grid(), start=START, turn=1)
    assert table.act(1, "finish").is_over
    result = table.result
    assert result is not None
    assert result.won is True
    assert result.ranks == (1, 1, 1)
    assert (result.rule, result.seat) == ("Q-END-1", 1)
    assert result.details == {"cells_filled": 36}
    assert table.state.finish == "finish"
    assert table.discards(1) == ""  # free of charge
    assert table.actors == ()


@rule("Q-FINISH-1")
def test_an_empty_cell_forbids_it() -> None:
    table = play(hands=["1 3 finish", "7 9"], grid=full_grid(but=[20]), start=START)
    assert table.refuses(0, "finish") == "Q-FINISH-1"


@rule("Q-FINISH-1")
def test_a_missing_start_forbids_it() -> None:
    table = play(hands=["1 3 finish", "7 9"], grid=full_grid())
    assert table.refuses(0, "finish") == "Q-FINISH-1"


@rule("Q-FINISH-2")
def test_before_its_time_a_finish_card_only_fills_a_place() -> None:
    table = play(hands=["1 3 5 finish finish", "7 9"], piles=["11 13", ""])
    assert table.starts_with(0, "finish") == []
    table.act(0, "1@1")
    assert table.hand(0) == "3 5 11 finish finish"


@rule("Q-FINISH-3")
def test_without_a_finish_card_the_turn_must_still_be_used() -> None:
    table = play(hands=["1 3 5", "7 9 finish"], grid=full_grid(), start=START)
    assert table.legal(0) == ["discard:1,3", "discard:1,5", "discard:3,5"]
    assert table.refuses(0, "finish") == "Q-FINISH-3"
    table.act(0, "discard:1,3")
    assert table.act(1, "finish").is_over


@rule("Q-FINISH-3")
def test_without_a_start_it_is_played_if_held_or_two_are_discarded() -> None:
    table = play(
        hands=["1 3 finish", "7 9 11 13 start"],
        piles=["", "15 17 19 21 23 25 27 29 31"],
        grid=full_grid(),
    )
    assert table.starts_with(0, "discard:") == table.legal(0)
    table.act(0, "discard:1,3")
    assert table.legal(1) == ["start"]


# Losing


@rule("Q-END-2", "Q-END-3")
def test_without_a_legal_action_everybody_loses() -> None:
    # 20 fits nowhere, and a single card is not enough to discard two.
    table = play(hands=["1 3 5", "20", "7 9"], grid={1: 30, 36: 70}, start=START)
    table.act(0, "discard:1,3")
    assert table.is_over
    result = table.result
    assert result is not None
    assert result.won is False
    assert (result.rule, result.seat) == ("Q-END-2", 1)
    assert result.ranks == (1, 1, 1)
    assert result.details == {"cells_filled": 2}
    assert table.refuses(2, "discard:7,9") == "Q-END-2"


@rule("Q-END-1", "Q-END-2", "Q-START-7")
@pytest.mark.parametrize(
    ("hands", "grid", "start", "missing"),
    [
        (["1 3", "20"], full_grid(), START, ("finish",)),
        (["1 3", "20"], full_grid(), None, ("start", "finish")),
        (["1 3", "20"], {36: 70, 1: 30}, START, ("cells", "finish")),
        (["start 3", "20"], full_grid(), None, ("payment", "finish")),
        (["start 3", "20"], {1: 30}, None, ("cells", "payment", "finish")),
    ],
)
def test_a_lost_voyage_says_what_was_missing(
    hands: list[str], grid: dict[int, int], start: Card | None, missing: tuple[str, ...]
) -> None:
    table = play(hands=hands, grid=grid, start=start)
    table.act(0, table.legal(0)[0])
    outcome = table.view(None).outcome
    assert outcome is not None
    assert (outcome.won, outcome.missing) == (False, missing)


@rule("Q-END-2")
def test_nothing_to_place_is_no_loss_while_two_can_be_discarded() -> None:
    table = play(hands=["20 21", "7 9"], grid={1: 30, 36: 70}, start=START)
    assert not table.is_over
    assert table.legal(0) == ["discard:20,21"]


@rule("Q-END-2")
def test_one_card_that_can_be_placed_for_nothing_saves_the_game() -> None:
    table = play(hands=["50", "7 9"], grid={1: 30, 36: 70}, start=START)
    assert not table.is_over
    assert table.legal(0) == [f"50@{cell}" for cell in range(3, 35)]


@rule("Q-END-2")
def test_one_card_that_fits_but_cannot_be_paid_is_a_loss() -> None:
    table = play(hands=["31", "7 9"], grid={1: 30, 3: 32, 36: 70}, start=START)
    assert table.is_over


@rule("Q-END-2")
def test_a_last_finish_card_whose_time_has_come_saves_the_game() -> None:
    table = play(hands=["finish", "7 9"], grid=full_grid(), start=START)
    assert table.legal(0) == ["finish"]
    early = play(hands=["finish", "7 9"], grid=full_grid(but=[9]), start=START)
    assert early.is_over


@rule("Q-END-2")
def test_an_empty_hand_is_a_loss() -> None:
    assert play(hands=["", "7 9"], start=START).is_over


@rule("Q-END-4")
def test_a_hopeless_game_goes_on() -> None:
    table = play(
        hands=["1 3 5 7", "9 11 13"],
        grid={1: 30, 36: 31},
        discards=(cards("finish finish finish"), cards("finish finish")),
        start=START,
    )
    assert not table.is_over
    table.act(0, "discard:1,3")
    assert not table.is_over
    assert table.act(1, "discard:9,11").actors == (0,)


@rule("Q-END-4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_game_ends_because_every_action_gives_up_a_card(seats: int) -> None:
    for seed in range(3):
        game = random_play(GAME, Options(), seats, seed, most_acts=200)
        assert game.last.outcome is not None
        turns = [moment for moment in game.moments if moment.before.agenda[-1].kind == "turn"]
        assert len(turns) <= 85 + seats
        for moment in turns:
            before = sum(map(len, (*moment.before.hands, *moment.before.piles)))
            after = sum(map(len, (*moment.after.hands, *moment.after.piles)))
            assert after < before or moment.after.finish is not None
