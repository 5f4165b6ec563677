import random
from typing import Any

import pytest

from games.harmonies.kit import EMPTY_A, act, position, stacks
from games.harmonies.test_oracles import random_stacks
from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.games.harmonies import GAME, Options
from harmonium.games.harmonies.advice import Fit, Near, SameStripe, Suns
from harmonium.games.harmonies.board import GRIDS, CellId
from harmonium.games.harmonies.cards import CARDS, Card, CardId
from harmonium.games.harmonies.data import Side
from harmonium.games.harmonies.habitats import NearMiss, near_misses, settled
from harmonium.games.harmonies.stacks import ADDED
from harmonium.testing import random_play, rule


def marks(state: Any, seat: int | None = 0) -> tuple[Any, ...]:
    return GAME.marks(GAME.view(state, None if seat is None else Seat(seat)))


FROGS = """
    .       .       .
        .       .
    .       w       .
        .       .
    .       .       .
        .       .
    w       .       .
        .       .
    l       .       .
"""


FROG_FITS = Fit(Seat(0), CardId("frog"), (CellId("a4"),))


def test_fits_say_where_a_cube_may_go_now() -> None:
    state = position(FROGS, cards=["frog"], row=["duck", "fish", "bee", "bat", "boar"])
    fits = [mark for mark in marks(state) if isinstance(mark, Fit)]
    assert fits == [FROG_FITS]


def test_near_misses_name_the_token_that_is_missing() -> None:
    state = position(FROGS, cards=["frog"], row=["duck", "fish", "bee", "bat", "boar"])
    near = {
        (mark.cell, mark.at, mark.token)
        for mark in marks(state)
        if isinstance(mark, Near) and mark.card == "frog"
    }
    beside_c2 = {("c2", cell, "green") for cell in ("c1", "d1", "d2", "c3", "b2", "b1")}
    beside_a5 = {("b4", "b4", "blue")}
    assert near == beside_c2 | beside_a5


def test_the_rows_cards_are_marked_for_the_viewer_only() -> None:
    state = position(FROGS, row=["frog", "fish", "bee", "bat", "boar"])
    assert FROG_FITS in marks(state, 0)
    assert FROG_FITS in marks(state, None)  # a spectator looks with the active
    assert not [mark for mark in marks(state, 1) if isinstance(mark, Fit)]


def test_a_cube_on_the_cell_leaves_nothing_to_mark() -> None:
    state = position(FROGS, cards=["frog"], cubes={"a4": "frog"}, row=["bee"])
    assert not [mark for mark in marks(state) if isinstance(mark, Fit)]
    near = [mark for mark in marks(state) if isinstance(mark, Near)]
    assert all(mark.cell != "a4" and mark.at != "a4" for mark in near)


@pytest.mark.parametrize("side", ["A", "B"])
def test_near_misses_are_what_one_token_would_open(side: Side) -> None:
    """Against the plain definition: add each token everywhere and look again."""
    chance = random.Random(11)
    for _ in range(25):
        board = random_stacks(side, chance)
        closed = sum(1 << cell for cell in range(len(board)) if chance.random() < 0.2)
        for number in range(len(CARDS)):
            card = Card(number)
            now = settled(side, card, board)
            expected = set()
            for token, added in enumerate(ADDED):
                for at, stack in enumerate(board):
                    if added[stack] and not closed >> at & 1:
                        after = board[:at] + bytes([added[stack]]) + board[at + 1 :]
                        expected |= {
                            (cell, at, token)
                            for cell in settled(side, card, after)
                            if cell not in now and not closed >> cell & 1
                        }
            found = near_misses(side, card, board, closed)
            assert {tuple(miss) for miss in found} == expected
            assert len(set(found)) == len(found)
            assert all(isinstance(miss, NearMiss) for miss in found)


@rule("H-ADVICE-2")
def test_cards_of_one_stripe_are_pointed_out() -> None:
    state = position(
        EMPTY_A, cards=["frog", "fish", "bat"], row=["duck", "bee", "boar", "eagle", "llama"]
    )
    stripes = [mark for mark in marks(state) if isinstance(mark, SameStripe)]
    assert stripes == [
        SameStripe(Seat(0), "blue", (CardId("frog"), CardId("fish")), (CardId("duck"),)),
        SameStripe(Seat(0), "gray", (CardId("bat"),), (CardId("eagle"),)),
    ]


@rule("H-ADVICE-2")
def test_the_stripe_is_the_colour_under_the_cube() -> None:
    for card in CARDS:
        under = {
            "water": "blue",
            "field": "yellow",
            "building": "red",
            "tree1": "green",
            "tree2": "green",
            "tree3": "green",
            "mountain1": "gray",
            "mountain2": "gray",
            "mountain3": "gray",
        }[card.habitat[0].kind]
        assert card.stripe == under


def test_solo_says_what_the_next_sun_needs() -> None:
    state = position(EMPTY_A, seats=1)
    assert [mark for mark in marks(state) if isinstance(mark, Suns)] == [Suns(0, 3, 40)]
    trees = "\n".join(["ttl ttl ttl", "ttl ttl"] * 4 + ["ttl ttl ttl"])
    state = position(trees, seats=1)
    assert [mark for mark in marks(state) if isinstance(mark, Suns)] == [Suns(161, 11, None)]
    assert not [mark for mark in marks(position(EMPTY_A)) if isinstance(mark, Suns)]


@rule("H-SOLO-7", "H-SOLO-9")
def test_a_spirit_gives_suns_only_once_it_is_chosen() -> None:
    options = Options(spirits=True)
    state = GAME.start(options, 1, GAME.deal(options, 1, Generator.from_seed(2)))
    told = [state, act(state, "choose:lion"), act(state, "choose:marmot")]
    suns = [mark.suns for one in told for mark in marks(one) if isinstance(mark, Suns)]
    assert suns == [1, 2, 1]  # side A gives one, the lion another


def test_a_finished_game_has_no_marks() -> None:
    assert marks(random_play(GAME, Options(), 2, 0).last) == ()


def test_previews_of_tokens_and_cubes() -> None:
    state = position(FROGS, cards=["frog"], hand="lw")
    assert GAME.preview(state, Seat(0), GAME.parse("frog@a4"))["animals"] == 2
    tree = GAME.preview(state, Seat(0), GAME.parse("green@c3"))
    assert tree["trees"] == 1
    assert sum(tree.values()) == 1
    water = GAME.preview(state, Seat(0), GAME.parse("blue@b4"))
    assert water["water"] == 2
    nothing = GAME.preview(position(FROGS), Seat(0), GAME.parse("g1"))
    assert set(nothing.values()) == {0}
    assert list(nothing) == list(GAME.categories(state.options))


def test_a_preview_may_be_negative() -> None:
    rock = """
        .       .       .
            .       .
        .       m       .
            .       .
        .       m       .
            .       .
        .       .       .
            .       .
        .       .       .
    """
    state = position(rock, hand="r")
    assert GAME.preview(state, Seat(0), GAME.parse("red@c2"))["mountains"] == -2
    assert GAME.score(act(state, "red@c2"))[0].categories["mountains"] == 0
    assert stacks(rock).count(0) == len(GRIDS["A"].names) - 2
