"""How well `greedy` plays Harmonies, and what it looks at."""

from typing import Any

import pytest

from games.harmonies.kit import EMPTY_A, position
from harmonium.arena.simulate import Simulation
from harmonium.bots.harmonies import Greedy
from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.games.harmonies import GAME, Options, State
from harmonium.games.harmonies.cards import CARD, CardId
from harmonium.games.harmonies.data import Kind
from harmonium.games.harmonies.nearness import STEPS, TOO_FAR, lacks, sealed
from harmonium.games.harmonies.stacks import KINDS, STACK
from playing import play_one


def chosen(state: State) -> str:
    bot = Greedy(Generator.from_seed(0))
    seat = state.active
    return GAME.format(bot.choose(GAME.view(state, seat), GAME.legal(state, seat)))


def whole_turn(state: State) -> tuple[list[str], State]:
    bot = Greedy(Generator.from_seed(0))
    seat = state.active
    texts: list[str] = []
    while GAME.actors(state) == (seat,) and (not texts or texts[-1] != "end"):
        action = bot.choose(GAME.view(state, seat), GAME.legal(state, seat))
        texts.append(GAME.format(action))
        state = GAME.apply(state, seat, action)
    return texts, state


@pytest.mark.parametrize("options", [Options(), Options(side="B", spirits=True)])
def test_greedy_beats_random_clearly(options: Options) -> None:
    simulation = Simulation("harmonies", options, ("random", "greedy"), seed=3)
    totals = [play_one(simulation, number).totals for number in range(2)]
    assert all(greedy > 2 * random for random, greedy in totals)


def test_greedy_plays_solo_with_its_exchanges() -> None:
    simulation = Simulation("harmonies", Options(spirits=True), ("greedy",), seed=3)
    assert play_one(simulation, 1).totals[0] > 40


TURN = """
    .       .       .
        .       f
    .       .       m
        .       .
    .       f       m
        .       .
    .       f       .
        .       t
    .       .       .
"""


def test_greedy_finds_the_turn_of_the_rule_book() -> None:
    """Three fennec foxes and a shrew: 16 and 5 points."""
    state = position(TURN, hand="mmr", cards=["fennec_fox", "shrew"], row=["bear"])
    texts, after = whole_turn(state)
    assert len([text for text in texts if text.startswith("fennec_fox@")]) == 3
    assert GAME.score(after)[0].categories["animals"] >= 16


FROG = """
    w       .       .
        l       .
    .       .       .
        .       .
    .       .       .
        .       .
    .       .       .
        .       .
    .       .       .
"""


def test_greedy_settles_an_animal_that_fits() -> None:
    assert chosen(position(FROG, cards=["frog"], row=["bee"])) == "frog@a1"


def test_greedy_takes_the_tokens_that_bring_most() -> None:
    board = EMPTY_A.replace(". . .", "tt . .", 1)
    fields, leaf, water = b"\4\4\2", b"\3\1\1", b"\0\0\0"
    state = position(board, seats=1, row=["bat"], spaces=(fields, water, leaf))
    texts, after = whole_turn(state)
    assert "g3" in texts
    assert "green@a1" in texts
    assert GAME.score(after)[0].categories["trees"] == 7


def test_greedy_looks_at_nothing_but_its_view() -> None:
    """The same view, whatever comes out of bag and pile: the same turn."""
    state = position(TURN, cards=["fennec_fox"])
    view = GAME.view(state, Seat(0))
    turns = []
    for seed in range(3):
        dealt: Any = GAME.redeal(view, Generator.from_seed(seed))
        turns.append(whole_turn(dealt)[0])
    assert turns[0] == turns[1] == turns[2]


def test_greedy_thinks_again_after_an_undo() -> None:
    state = position(TURN, hand="mmr", cards=["fennec_fox"], row=["bear"])
    bot = Greedy(Generator.from_seed(0))
    view, legal = GAME.view(state, Seat(0)), GAME.legal(state, Seat(0))
    first = bot.choose(view, legal)
    other = GAME.apply(state, Seat(0), GAME.parse("red@a1"))
    assert bot.choose(GAME.view(other, Seat(0)), GAME.legal(other, Seat(0))) in GAME.legal(
        other, Seat(0)
    )
    assert bot.choose(view, legal) == first


@pytest.mark.parametrize(
    ("stack", "kind", "steps"),
    [
        ((), "water", 1),
        ((), "tree3", 3),
        (("brown",), "tree3", 2),
        (("brown", "brown"), "tree2", TOO_FAR),
        (("brown",), "building", 1),
        (("gray", "gray"), "mountain3", 1),
        (("gray",), "mountain1", 0),
        (("blue",), "field", TOO_FAR),
    ],
)
def test_steps_count_the_tokens_that_are_missing(
    stack: tuple[Any, ...], kind: Kind, steps: int
) -> None:
    assert STEPS[KINDS.index(kind)][STACK[stack]] == steps


def test_a_stack_under_a_cube_cannot_grow() -> None:
    board = EMPTY_A.replace(". . .", "m . .", 1)
    free = position(board, cards=["meerkat"]).areas[0]
    taken = position(board, cards=["meerkat"], cubes={"a1": "meerkat"}).areas[0]
    eagle = CARD[CardId("eagle")]
    assert lacks("A", sealed(free), eagle)[0] == 3  # two grays more and a field
    assert lacks("A", sealed(taken), eagle)[0] == 4  # from the ground
