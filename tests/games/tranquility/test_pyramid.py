"""The Pyramid and its explorer deck (Q-VAR-PYRAMID)."""

from collections import Counter

import pytest

from harmonium.core.deal import Generator
from harmonium.core.errors import ImpossibleDeal
from harmonium.core.game import Seat
from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.board import GRIDS
from harmonium.games.tranquility.cards import ISLANDS, START
from harmonium.games.tranquility.state import Step, Storms
from harmonium.testing import rule
from tranquility_tables import Play, cards, deal_of, dealt, full_grid, islands, play, weather

PYRAMID = Options(pyramid=True)


def sea(explorer: str, **more: object) -> Play:
    """Two players; the explorer deck from the top."""
    words: dict[str, object] = {
        "hands": ["40 41 42 43 44", "50 51 52 53 54"],
        "piles": [islands(1, 9), islands(71, 79)],
        "options": PYRAMID,
        "explorer": cards(explorer),
    }
    return play(**(words | more))


def calm(**more: object) -> Storms:
    """The Pyramid has no supply of Compasses."""
    return weather(supply=0, **more)  # type: ignore[arg-type]


# The grid and the setup


@rule("Q-VAR-PYRAMID-1")
def test_six_centred_rows_with_36_cells() -> None:
    grid = GRIDS["pyramid"]
    assert [len(row) for row in grid.rows] == [11, 9, 7, 5, 3, 1]
    assert [row[0] for row in grid.rows] == [1, 12, 21, 28, 33, 36]
    for row in range(1, 7):
        columns = [column for at, column in grid.places if at == row]
        assert columns == list(range(row, 13 - row))  # column 6 is the middle one


@rule("Q-VAR-PYRAMID-1", "Q-GRID-2")
@pytest.mark.parametrize(("end", "beginning"), [(11, 12), (20, 21), (27, 28), (32, 33), (35, 36)])
def test_the_ends_of_rows_are_joined(end: int, beginning: int) -> None:
    table = sea("border", grid={end: 39}).act(0, f"40@{beginning}")
    assert table.asked == "pay"
    assert table.state.agenda[-1].amount == 1


@rule("Q-VAR-PYRAMID-2")
def test_twenty_border_cards_lie_in_the_outline() -> None:
    grid = GRIDS["pyramid"]
    ends = {cell for row in grid.rows[1:] for cell in (row[0], row[-1])}
    assert grid.outline == {*grid.rows[0], *ends}
    assert grid.outline == {*range(1, 13), 20, 21, 27, 28, 32, 33, 35, 36}
    assert grid.size - len(grid.outline) == 16


@rule("Q-VAR-PYRAMID-3")
def test_the_explorer_deck_has_28_cards_and_the_players_have_the_islands() -> None:
    deal = GAME.deal(PYRAMID, 3, Generator.from_seed(1))
    found: Counter[str] = Counter(deal.explorer)
    assert found == {
        "rocks": 1,
        "monster": 5,
        "yellow": 2,
        "purple": 2,
        "orange": 2,
        "compass": 6,
        "finish": 5,
        "border": 5,
    }
    assert found.total() == 28
    assert Counter(deal.deck) == Counter(ISLANDS)
    for wrong in (deal.explorer[1:], (*deal.explorer[1:], "1")):
        with pytest.raises(ImpossibleDeal) as problem:
            GAME.check_deal(PYRAMID, 3, deal_of(PYRAMID, 3, explorer=wrong))
        assert problem.value.rule == "Q-VAR-PYRAMID-3"


@rule("Q-VAR-PYRAMID-3")
def test_the_explorer_deck_is_shuffled_and_seen_by_nobody() -> None:
    orders = {GAME.deal(PYRAMID, 2, Generator.from_seed(seed)).explorer for seed in range(5)}
    assert len(orders) == 5
    assert dealt(PYRAMID, 2).view(0).explorer == 28


@rule("Q-VAR-PYRAMID-3")
@pytest.mark.parametrize(
    ("seats", "left"),
    [(1, [76]), (2, [36, 36]), (3, [23, 23, 22]), (4, [16] * 4), (5, [12] * 5)],
)
def test_the_islands_are_dealt_and_each_gets_a_start(seats: int, left: list[int]) -> None:
    state = dealt(PYRAMID, seats, first=0).state
    assert list(map(len, state.piles)) == left
    assert all(pile.count(START) == 1 for pile in state.piles)


# Exploring


@rule("Q-VAR-PYRAMID-4", "Q-ORDER-1")
def test_an_island_on_a_border_card_explores_after_paying_and_before_the_refill() -> None:
    table = sea("border compass", grid={11: 39}).act(0, "40@12")
    assert table.steps == ["Placed"]
    table.act(0, "discard:41")
    assert table.steps == ["Discarded", "Explored", "Removed", "Drew"]
    assert table.state.explorer == cards("compass")


@rule("Q-VAR-PYRAMID-4")
def test_inside_nothing_is_explored() -> None:
    table = sea("border compass").act(0, "40@15")
    assert table.steps == ["Placed", "Drew"]
    assert table.state.explorer == cards("border compass")


@rule("Q-VAR-PYRAMID-4")
def test_a_border_card_laid_bare_explores_again() -> None:
    table = sea("monster border border").act(0, "40@20").act(0, "monster@20")
    assert table.number(20) == 0
    table.act(1, "50@20")
    assert "Explored" in table.steps
    assert table.state.explorer == cards("border")


@rule("Q-VAR-PYRAMID-4")
def test_an_empty_explorer_deck_does_nothing() -> None:
    table = sea("").act(0, "40@20")
    assert table.steps == ["Placed", "Drew"]
    assert table.actors == (1,)


# What the cards do


@rule("Q-VAR-PYRAMID-5")
def test_a_border_is_a_calm_sea() -> None:
    table = sea("border finish").act(0, "40@20")
    assert table.state.gone == cards("border")
    assert table.actors == (1,)


@rule("Q-VAR-PYRAMID-5", "Q-TURN-4")
def test_a_finish_comes_into_the_hand_and_counts_for_the_limit() -> None:
    table = sea("finish").act(0, "40@20")
    assert table.hand(0) == "41 42 43 44 finish"
    assert table.state.piles[0] == cards(islands(1, 9))
    # Everybody saw it.
    assert [trace.card for trace in table.view(1).known[0].traces] == ["finish"]


@rule("Q-VAR-PYRAMID-5", "Q-COMPASS-4")
def test_a_compass_goes_to_the_pool() -> None:
    table = sea("compass", storms=calm(yellow=[1])).act(0, "40@20")
    assert table.asked == "window"
    assert table.act(0, "compass:yellow@1").state.storms == calm()
    assert table.state.gone == cards("yellow compass")


@rule("Q-VAR-PYRAMID-5", "Q-STORM-3")
def test_a_yellow_storm_is_carried_out() -> None:
    table = sea("yellow").act(0, "40@20")
    assert table.asked == "storm"
    table.act(0, "discard:41")
    assert table.hand(0) == "42 43 44"
    assert table.state.storms == calm(yellow=[0])


@rule("Q-VAR-PYRAMID-5", "Q-STORM-6")
def test_a_purple_storm_is_put_at_a_row() -> None:
    table = sea("purple").act(0, "40@20").act(0, "storm:6")
    assert table.state.storms == calm(purple=[6])
    assert table.refuses(1, "50@36") == "Q-STORM-6"


@rule("Q-VAR-PYRAMID-5", "Q-STORM-2", "Q-STORM-7")
def test_an_orange_storm_binds_unless_a_compass_is_spent() -> None:
    table = sea("orange").act(0, "40@20")
    assert table.state.storms == calm(orange=[0])
    stopped = sea("orange", storms=calm(pool=1)).act(0, "40@20").act(0, "compass:orange")
    assert stopped.state.storms == calm()


@rule("Q-VAR-PYRAMID-5")
def test_a_monster_takes_a_card_of_choice_at_once() -> None:
    table = sea("monster", grid={5: 10, 15: 30, 30: 70}, storms=calm(purple=[4])).act(0, "40@20")
    assert table.asked == "strike"
    # Row 4 is blocked; the card just placed may be the victim.
    assert table.legal(0) == ["monster@5", "monster@15", "monster@20"]
    assert table.refuses(0, "monster@30") == "Q-MONSTER-4"
    assert table.refuses(0, "monster@6") == "Q-MONSTER-3"
    assert table.refuses(0, "40@21") == "Q-VAR-PYRAMID-5"
    table.act(0, "monster@20")
    assert table.state.gone == cards("monster 40")
    assert table.number(20) == 0
    assert not any("monster" in hand for hand in table.state.hands)


@rule("Q-VAR-PYRAMID-5")
def test_a_monster_without_a_victim_is_removed() -> None:
    # The card just placed is always within reach, so the step is put on the agenda by hand.
    explore = (Step("next", Seat(0)), Step("explore", Seat(0)))
    table = sea("monster", grid={30: 70}, storms=calm(purple=[4]), agenda=explore)
    assert table.state.gone == cards("monster")
    assert table.number(30) == 70
    assert table.actors == (1,)


@rule("Q-VAR-PYRAMID-5")
def test_rocks_are_laid_at_a_row_and_have_to_be_moved_from_the_next_turn_on() -> None:
    table = sea("rocks", grid={36: 70}).act(0, "40@20")
    assert table.asked == "new_rocks"
    assert table.legal(0) == [f"rocks:{row}" for row in (1, 2, 3, 4, 5)]  # the tip is complete
    assert table.refuses(0, "rocks:6") == "Q-VAR-PYRAMID-5"
    table.act(0, "rocks:3")
    assert table.state.rocks == 3
    assert table.actors == (1,)  # no rocks step in this turn
    assert table.refuses(1, "50@22") == "Q-ROCKS-2"
    table.act(1, "discard:50,51")
    assert table.asked == "rocks"


@rule("Q-VAR-PYRAMID-5", "Q-ROCKS-4")
def test_rocks_that_come_too_late_are_removed() -> None:
    grid = {cell: 2 * cell for cell in range(21, 36)}
    table = sea("rocks", hands=["71 1 2 3", "50 51"], grid=grid).act(0, "71@36")
    table.act(0, "discard:1")
    assert table.steps == ["Discarded", "Explored", "Removed", "Drew"]
    assert table.state.rocks is None
    assert table.state.gone == cards("rocks")


@rule("Q-VAR-PYRAMID-6")
def test_compasses_come_from_the_explorer_deck_alone() -> None:
    table = sea("border", hands=["40 41 42 43 start", "50 51 52 53 54"])
    assert table.state.storms == calm()
    table.act(0, "start")
    assert table.state.storms == calm()
    row = sea("", grid={33: 40, 34: 41}, hands=["42 1 2 3", "50 51"]).act(0, "42@35")
    row.act(0, "discard:1")
    assert row.state.storms == calm()
    assert sea("border").refuses(0, "hand") == "Q-TURN-2"


@rule("Q-VAR-PYRAMID-6", "Q-STORM-5")
def test_yellow_storms_let_the_pile_pay_for_the_start() -> None:
    table = sea("border", hands=["40 41 42 start", "50 51 52 53 54"], storms=calm(yellow=[0])).act(
        0, "start"
    )
    payment = table.view(1).payment
    assert payment is not None
    assert payment.maxima == (5, 5)


@rule("Q-VAR-PYRAMID-7", "Q-END-1")
def test_a_finish_from_the_hand_wins_on_the_complete_pyramid() -> None:
    table = sea("", hands=["1 3 finish", "5 7"], grid=full_grid(PYRAMID), start=START)
    assert table.act(0, "finish").is_over
    assert table.result is not None
    assert table.result.won
    early = sea("finish", hands=["1 3", "5 7"], grid=full_grid(PYRAMID), start=START)
    assert early.refuses(0, "finish") == "Q-FINISH-3"
    unstarted = sea("", hands=["1 3 finish", "5 7"], grid=full_grid(PYRAMID))
    assert unstarted.refuses(0, "finish") == "Q-FINISH-1"
