from collections import Counter
from typing import Any

import msgspec
import pytest

from harmonium.core.deal import Generator
from harmonium.core.errors import IllegalOptions, ImpossibleDeal
from harmonium.games.harmonies import GAME, Deal, Options
from harmonium.games.harmonies.board import GRIDS, CellId
from harmonium.games.harmonies.cards import ANIMALS, CARD, CARDS, CUBES, SPIRITS
from harmonium.games.harmonies.data import Side
from harmonium.testing import rule


def dealt(options: Options | None = None, seats: int = 2, seed: int = 1) -> Deal:
    deal: Deal = GAME.deal(options or Options(), seats, Generator.from_seed(seed))
    return deal


def started(options: Options | None = None, seats: int = 2, seed: int = 1) -> Any:
    options = options or Options()
    return GAME.start(options, seats, dealt(options, seats, seed))


@rule("H-COMP-2")
def test_the_box_has_32_animals_and_10_spirits_for_four_players() -> None:
    assert len(ANIMALS) == 32
    assert len(SPIRITS) == 10
    assert all(CUBES[spirit] == 1 for spirit in SPIRITS)
    assert list(GAME.seats) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(IllegalOptions) as caught:
            GAME.check(Options(), seats)
        assert caught.value.rule == "H-COMP-2"


@rule("H-COMP-3")
def test_all_cards_together_ask_for_96_cubes_and_nobody_counts_them() -> None:
    assert sum(CARDS[card].cubes for card in ANIMALS) == 96
    assert not any("cubes" in field for field in type(started()).__struct_fields__)


@rule("H-COMP-4", "H-TERM-2")
@pytest.mark.parametrize(
    ("side", "columns"), [("A", [5, 4, 5, 4, 5]), ("B", [4, 3, 4, 3, 4, 3, 4])]
)
def test_the_sides_have_their_columns(side: Side, columns: list[int]) -> None:
    grid = GRIDS[side]
    assert list(Counter(name[0] for name in grid.names).values()) == columns
    assert len(grid.names) == {"A": 23, "B": 25}[side]
    assert max(map(len, grid.neighbours)) == 6
    names = grid.names

    def around(name: str) -> set[str]:
        return {names[cell] for cell in grid.neighbours[grid.cells[CellId(name)]]}

    # Every second column lies half a cell lower.
    assert around("a1") == {"a2", "b1"}
    assert around("b1") == {"a1", "a2", "b2", "c1", "c2"}
    assert around("c2") == {"c1", "d1", "d2", "c3", "b2", "b1"}


@rule("H-SETUP-1", "H-SETUP-2")
def test_three_tokens_on_five_spaces_leave_105_in_the_bag() -> None:
    state = started()
    assert [len(space) for space in state.spaces] == [3] * 5
    assert len(state.bag) == 105
    tokens = Counter(state.bag + b"".join(state.spaces))
    assert [tokens[token] for token in range(6)] == [23, 23, 21, 19, 19, 15]


@rule("H-SETUP-3")
def test_five_cards_face_up_leave_27_in_the_pile() -> None:
    state = started()
    assert len(state.row) == 5
    assert len(state.pile) == 27
    assert sorted(state.row + state.pile) == list(ANIMALS)


@rule("H-SETUP-4")
@pytest.mark.parametrize("side", ["A", "B"])
def test_everybody_begins_with_the_same_empty_side(side: Side) -> None:
    state = started(Options(side=side), seats=3)
    assert len(state.areas) == 3
    for area in state.areas:
        assert area.empty_cells == len(area.stacks) == len(GRIDS[side].names)
        assert not area.cards


@rule("H-SETUP-5")
def test_the_first_player_is_chosen_or_drawn() -> None:
    for seats in (1, 2, 3, 4):
        drawn = {dealt(seats=seats, seed=seed).first_player for seed in range(40)}
        assert drawn == set(range(seats))
        for first in range(1, seats + 1):
            state = started(Options(first_player=first), seats)
            assert state.active == first - 1


@rule("H-SETUP-5")
def test_a_first_player_who_does_not_sit_here_is_refused() -> None:
    for seats in (1, 2, 3):
        with pytest.raises(IllegalOptions) as caught:
            GAME.check(Options(first_player=seats + 1), seats)
        assert caught.value.rule == "H-SETUP-5"
        GAME.check(Options(first_player=seats), seats)


@rule("H-SETUP-6")
def test_without_the_module_there_are_no_spirits() -> None:
    assert dealt().spirits == ()
    assert started().phase == "turn"
    assert "spirit" not in GAME.categories(Options())
    assert "spirit" in GAME.categories(Options(spirits=True))


@rule("H-SPIRIT-1")
def test_with_the_module_everybody_gets_two_spirits() -> None:
    deal = dealt(Options(spirits=True), seats=4)
    cards = [card for pair in deal.spirits for card in pair]
    assert [len(pair) for pair in deal.spirits] == [2] * 4
    assert len(set(cards)) == 8
    assert {CARD[card] for card in cards} <= set(SPIRITS)


def _broken(**fields: object) -> Deal:
    return msgspec.structs.replace(dealt(Options(spirits=True)), **fields)


@pytest.mark.parametrize(
    ("deal", "rule_id"),
    [
        (_broken(first_player=2), "H-SETUP-5"),
        (_broken(bag=dealt().bag[1:]), "H-COMP-1"),
        (_broken(bag=(*dealt().bag[:-1], "red", "red")[1:]), "H-COMP-1"),
        (_broken(pile=dealt().pile[1:]), "H-SETUP-3"),
        (_broken(pile=(*dealt().pile[:-1], dealt().pile[0])), "H-SETUP-3"),
        (_broken(spirits=()), "H-SPIRIT-1"),
        (_broken(spirits=(("lion",), ("cat", "owl"))), "H-SPIRIT-1"),
        (_broken(spirits=(("lion", "owl"), ("cat", "owl"))), "H-SPIRIT-1"),
        (_broken(spirits=(("lion", "owl"), ("cat", "bee"))), "H-SPIRIT-1"),
    ],
)
def test_impossible_deals_are_refused(deal: Deal, rule_id: str) -> None:
    options = Options(spirits=True)
    GAME.check_deal(options, 2, dealt(options))
    with pytest.raises(ImpossibleDeal) as caught:
        GAME.check_deal(options, 2, deal)
    assert caught.value.rule == rule_id


def test_a_deal_with_another_first_player_than_agreed_is_refused() -> None:
    options = Options(first_player=2)
    with pytest.raises(ImpossibleDeal):
        GAME.check_deal(options, 2, msgspec.structs.replace(dealt(options), first_player=0))


def test_spirits_dealt_without_the_module_are_refused() -> None:
    with pytest.raises(ImpossibleDeal):
        GAME.check_deal(Options(), 2, dealt(Options(spirits=True)))
