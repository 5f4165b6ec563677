"""Where an island may be placed and what it costs (Q-GRID, Q-PLACE, Q-COST)."""

from itertools import product
from typing import NamedTuple

import pytest

from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.board import GRIDS, Cell
from harmonium.games.tranquility.cards import ISLANDS
from harmonium.games.tranquility.placing import Gaps, all_fits, is_beside
from harmonium.testing import random_play, rule
from tranquility_tables import Play, cards, full_grid, play

FULL_HAND = "finish finish finish finish"
"""Four cards beside the one to place."""


def with_card(card: int, grid: dict[int, int], *, others: str = FULL_HAND) -> Play:
    """Two players; the first one holds the card, some others, and is to act."""
    return play(hands=[f"{card} {others}", "78 79"], grid=grid)


def cells_for(table: Play, card: int) -> list[int]:
    return [int(text.partition("@")[2]) for text in table.starts_with(0, f"{card}@")]


# The grid


@rule("Q-GRID-1")
def test_cells_are_numbered_row_by_row_from_the_bottom_left() -> None:
    grid = GRIDS["standard"]
    assert grid.size == 36
    for row in range(1, 7):
        for column in range(1, 7):
            assert grid.places[6 * (row - 1) + column - 1] == (row, column)
    assert with_card(40, {}).refuses(0, "40@37") == "Q-GRID-1"
    assert with_card(40, {}).refuses(0, "40@0") == "Q-GRID-1"


@rule("Q-GRID-2")
@pytest.mark.parametrize(("end", "beginning"), [(6, 7), (12, 13), (18, 19), (24, 25), (30, 31)])
def test_the_end_of_a_row_touches_the_beginning_of_the_next(end: int, beginning: int) -> None:
    numbers = tuple(50 if cell == end else 0 for cell in range(1, 37))
    assert is_beside(numbers, Cell(beginning))
    table = with_card(52, {end: 50}).act(0, f"52@{beginning}")
    assert table.asked == "pay"
    assert table.state.agenda[-1].amount == 2


@rule("Q-GRID-2")
def test_cells_above_each_other_are_no_neighbours() -> None:
    table = with_card(52, {6: 50}).act(0, "52@12")
    assert table.asked == "turn"
    assert table.discards(0) == ""


@rule("Q-GRID-3")
def test_start_and_finish_lie_outside_and_are_nobodys_neighbours() -> None:
    started = play(hands=["2 10 11 12 13", "78 79"], start=cards("start")[0], starter=0)
    assert started.state.numbers == (0,) * 36
    assert started.act(0, "2@1").discards(0) == ""  # nothing to pay beside the Start
    ended = play(hands=["finish", "78 79"], grid=full_grid(), start=cards("start")[0])
    numbers = ended.state.numbers
    assert ended.act(0, "finish").state.numbers == numbers
    assert ended.state.finish == "finish"


# Fitting


@rule("Q-PLACE-1")
def test_an_island_of_the_hand_goes_into_an_empty_cell() -> None:
    table = with_card(40, {1: 10, 36: 70})
    assert cells_for(table, 40) == list(range(3, 35))
    assert table.refuses(0, "40@1") == "Q-PLACE-1"
    assert table.refuses(0, "41@5") == "Q-PLACE-1"  # not held
    table.act(0, "40@20")
    assert table.number(20) == 40
    assert "40" not in table.hand(0)


@rule("Q-PLACE-2")
def test_the_number_rises_along_the_chain() -> None:
    table = with_card(40, {10: 30, 20: 50})
    assert cells_for(table, 40) == list(range(12, 19))
    assert table.refuses(0, "40@9") == "Q-PLACE-2"
    assert table.refuses(0, "40@21") == "Q-PLACE-2"


@rule("Q-PLACE-2")
def test_only_cards_in_the_grid_are_compared() -> None:
    table = play(hands=["40 1 2 3 4", "78 79"], discards=(cards("39 41"), cards("50")))
    assert len(table.starts_with(0, "40@")) == 36


@rule("Q-PLACE-3")
def test_a_card_may_leave_a_gap_that_nothing_can_fill() -> None:
    assert with_card(5, {}).act(0, "5@30").number(30) == 5
    # Two cells between 10 and 11: no island will ever lie there.
    table = with_card(11, {1: 10}).act(0, "11@4")
    assert table.number(4) == 11


@rule("Q-PLACE-4")
@pytest.mark.parametrize("seed", range(5))
def test_a_placed_card_stays(seed: int) -> None:
    game = random_play(GAME, Options(), 3, seed)
    for moment in game.moments:
        for before, after in zip(moment.before.numbers, moment.after.numbers, strict=True):
            assert before in {0, after}


# The cost


def price(grid: dict[int, int], card: int, cell: int) -> int:
    """What the table asks for after the placement."""
    table = with_card(card, grid).act(0, f"{card}@{cell}")
    return table.state.agenda[-1].amount if table.asked == "pay" else 0


@rule("Q-COST-1")
@pytest.mark.parametrize(("grid", "cell"), [({}, 1), ({3: 30}, 1), ({18: 10}, 36), ({5: 3}, 7)])
def test_without_a_filled_neighbour_a_card_is_free(grid: dict[int, int], cell: int) -> None:
    number = 20
    assert price(grid, number, cell) == 0


@rule("Q-COST-2")
@pytest.mark.parametrize(
    ("grid", "card", "cell", "cost"),
    [({1: 3}, 5, 2, 2), ({6: 14}, 16, 7, 2), ({3: 7}, 6, 2, 1), ({36: 80}, 76, 35, 4)],
)
def test_beside_one_card_the_difference_is_paid(
    grid: dict[int, int], card: int, cell: int, cost: int
) -> None:
    assert price(grid, card, cell) == cost


@rule("Q-COST-3")
@pytest.mark.parametrize(("card", "cost"), [(11, 1), (12, 2), (14, 4), (26, 4), (27, 3), (29, 1)])
def test_between_two_cards_the_smaller_difference_is_paid(card: int, cost: int) -> None:
    assert price({1: 10, 3: 30}, card, 2) == cost
    assert price({1: 3, 3: 7}, 6, 2) == 1


@rule("Q-COST-4")
def test_any_discardable_cards_left_in_hand_pay() -> None:
    table = play(
        hands=["5 40 finish start joker", "78 79"],
        piles=["60 61 62 63 64", ""],
        grid={1: 3},
        options=Options(jokers=True),
        start=cards("start")[0],
    ).act(0, "5@2")
    assert table.legal(0) == [
        "discard:40,start",
        "discard:40,finish",
        "discard:40,joker",
        "discard:start,finish",
        "discard:start,joker",
        "discard:finish,joker",
    ]
    assert table.refuses(0, "discard:5,40") == "Q-COST-4"  # it has left the hand
    assert table.refuses(0, "discard:60,61") == "Q-COST-4"  # the draw pile is no purse
    assert table.refuses(0, "discard:40") == "Q-COST-4"
    assert table.refuses(0, "discard:40,start,finish") == "Q-COST-4"
    assert table.refuses(1, "discard:78,79") == "Q-TURN-1"
    table.act(0, "discard:finish,joker")
    assert table.discards(0) == "finish joker"
    assert table.hand(0) == "40 60 61 62 start"


@rule("Q-COST-5")
def test_what_cannot_be_paid_cannot_be_placed() -> None:
    assert with_card(8, {1: 3}).refuses(0, "8@2") == "Q-COST-5"
    assert 2 not in cells_for(with_card(8, {1: 3}), 8)
    # A draw pile does not help.
    table = play(hands=["5 finish", "78 79"], piles=["60 61 62", ""], grid={1: 3})
    assert table.refuses(0, "5@2") == "Q-COST-5"


@rule("Q-COST-5")
def test_four_is_the_dearest_placement_from_a_full_hand() -> None:
    grid = {1: 10, 3: 30}
    found = [number for number in range(11, 30) if 2 in cells_for(with_card(number, grid), number)]
    assert found == [11, 12, 13, 14, 26, 27, 28, 29]


# Test vectors of the rules


class Vector(NamedTuple):
    name: str
    placed: dict[int, int]
    card: int
    cell: int
    cost: int | None
    """None: the placement is refused, by this rule:"""
    refusal: str = ""
    hand: int = 5
    """The cards in hand, the placed one included."""
    options: Options = Options()
    explores: bool = False


ARCH = Options(high_arch=True)
PYRAMID = Options(pyramid=True)
VECTORS = [
    Vector("T1", {1: 3}, 5, 2, 2),
    Vector("T2", {1: 3, 3: 7}, 6, 2, 1),
    Vector("T3", {6: 14}, 16, 7, 2),
    Vector("T4", {6: 14}, 30, 12, 0),
    Vector("T5", {1: 3}, 8, 2, None, "Q-COST-5"),
    Vector("T6", {18: 40}, 41, 16, None, "Q-PLACE-2"),
    Vector("T7", {18: 40}, 39, 20, None, "Q-PLACE-2"),
    Vector("T8", {}, 5, 30, 0),
    Vector("T9", {1: 10, 3: 30}, 15, 2, None, "Q-COST-5"),
    Vector("T10", {1: 10, 3: 30}, 26, 2, 4),
    Vector("T11", {1: 10, 3: 30}, 26, 2, None, "Q-COST-5", hand=4),
    Vector("T12", {36: 80}, 50, 20, 0, hand=1),
    Vector("T13", {2: 5}, 8, 3, 3, options=ARCH),
    Vector("T14", {20: 60}, 70, 24, None, "Q-VAR-ARCH-4", options=ARCH),
    Vector("T15", {11: 20}, 21, 12, 1, options=PYRAMID, explores=True),
    Vector("T16", {}, 30, 15, 0, options=PYRAMID),
]


@rule(
    "Q-PLACE-2",
    "Q-PLACE-3",
    "Q-COST-1",
    "Q-COST-2",
    "Q-COST-3",
    "Q-COST-5",
    "Q-GRID-2",
    "Q-END-2",
    "Q-VAR-ARCH-3",
    "Q-VAR-ARCH-4",
    "Q-VAR-PYRAMID-1",
    "Q-VAR-PYRAMID-4",
)
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.name)
def test_vector(vector: Vector) -> None:
    table = play(
        hands=[f"{vector.card} {'finish ' * (vector.hand - 1)}", "78 79"],
        grid=vector.placed,
        options=vector.options,
        explorer=cards("border border") if vector.options.pyramid else (),
    )
    act = f"{vector.card}@{vector.cell}"
    if vector.cost is None:
        assert table.refuses(0, act) == vector.refusal
        return
    assert act in table.legal(0)
    table.act(0, act)
    assert (table.asked == "pay") == (vector.cost > 0)
    if vector.cost:
        assert len(table.state.explorer) == 2 * vector.options.pyramid  # paid before exploring
        assert table.state.agenda[-1].amount == vector.cost
        table.act(0, f"discard:{','.join(['finish'] * vector.cost)}")
    assert table.number(vector.cell) == vector.card
    assert len(table.state.discards[0]) == vector.cost
    assert table.actors == (1,)
    left = 2 * vector.options.pyramid - vector.explores
    assert len(table.state.explorer) == left


@rule("Q-PLACE-1", "Q-PLACE-2", "Q-COST-5")
@pytest.mark.parametrize("coins", range(5))
def test_the_quick_way_to_list_cells_finds_the_same(coins: int) -> None:
    for seed in range(3):
        for moment in random_play(GAME, Options(), 2, seed).moments:
            numbers = moment.before.numbers
            gaps = Gaps(numbers)
            for number, beside in product(range(1, len(ISLANDS) + 1, 7), (False, True)):
                quick = gaps.choose(number, coins, tuple(range(1, 37)), beside=beside)
                fits = all_fits(numbers, number)
                slow = [
                    fit.cell for fit in fits if fit.cost <= coins and (fit.beside or not beside)
                ]
                assert list(quick) == slow, (number, numbers)
