"""`search` of Harmonies: legal turns from any moment, and nothing hidden is looked at."""

import itertools
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.harmonies.kit import position
from harmonium import new_table
from harmonium.bots import Budget, Question, make_bot, think
from harmonium.bots.harmonies_search import Search
from harmonium.bots.numbers import numbers_of
from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.core.table import Table
from harmonium.engine import Engine
from harmonium.engine import harmonies_search as engine
from harmonium.engine.engine import Face
from harmonium.games.harmonies import GAME, Options, State
from harmonium.games.harmonies.stacks import TOKEN, TOKENS, TOKENS_IN_THE_BOX

ROOT = Path(__file__).parent.parent.parent


def fresh(seed: int = 0, nodes: int = 3_000) -> Search:
    return Search(Generator.from_seed(seed), Budget(nodes=nodes))


def dealt(options: Options, seats: int, seed: int) -> Table:
    return new_table("harmonies", options=options, seats=seats, seed=seed)


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(), 1),
        (Options(side="B", spirits=True), 1),
        (Options(spirits=True), 2),
        (Options(side="B", river_loops="bga"), 3),
        (Options(side="B", spirits=True), 4),
    ],
)
def test_a_game_of_bots_without_memory_is_legal_to_its_end(options: Options, seats: int) -> None:
    """A new bot for every act plans from the middle of a turn as well."""
    table = dealt(options, seats, seed=seats)
    while table.actors:
        (seat,) = table.actors
        table.act(seat, fresh().choose(table.view(seat), table.legal(seat)))
    assert table.result is not None
    assert min(table.result.totals) > 50


def test_the_plan_is_kept_through_the_turn() -> None:
    table, bot = dealt(Options(spirits=True), 2, seed=5), fresh()
    first = think(bot, Question(table.view(table.actors[0]), table.legal(table.actors[0])))
    assert first.nodes >= 3_000
    (seat,) = table.actors
    table.act(seat, first.action)
    while table.actors == (seat,) and table.view(seat).turn == 0:
        thought = think(bot, Question(table.view(seat), table.legal(seat)))
        assert thought.nodes == 0
        table.act(seat, thought.action)


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


def boxed(text: str, **more: Any) -> State:
    """A position by hand with no more tokens and cards than the box has, as the engine insists."""
    state = position(text, **more)
    used = b"".join((state.hand, *state.spaces))
    on_board = [token for area in state.areas for stack in area.stacks for token in TOKENS[stack]]
    left = list(TOKENS_IN_THE_BOX)
    for token in [*used, *[TOKEN[colour] for colour in on_board]]:
        left.remove(token)
    held = {*state.row, *(card for area in state.areas for card in area.cards)}
    pile = bytes(card for card in state.pile if card not in held)
    return replace(state, bag=bytes(left), pile=pile)


def test_another_act_than_the_planned_one_is_answered_by_a_new_plan() -> None:
    state = boxed(TURN, hand="mmr", cards=["fennec_fox"], row=["bear"])
    bot = fresh()
    bot.choose(GAME.view(state, Seat(0)), GAME.legal(state, Seat(0)))
    other = GAME.apply(state, Seat(0), GAME.parse("red@a1"))
    thought = think(bot, Question(GAME.view(other, Seat(0)), GAME.legal(other, Seat(0))))
    assert thought.nodes > 0
    assert thought.action in GAME.legal(other, Seat(0))


def test_it_finds_the_turn_of_the_rule_book() -> None:
    """Foxes, then a shrew where a rock was. The third fox may wait: its rock can still grow."""
    state = boxed(TURN, hand="mmr", cards=["fennec_fox", "shrew"], row=["bear"])
    texts, bot = [], fresh()
    while state.turn == 0:
        action = bot.choose(GAME.view(state, Seat(0)), GAME.legal(state, Seat(0)))
        texts.append(GAME.format(action))
        state = GAME.apply(state, Seat(0), action)
    assert len([text for text in texts if text.startswith("fennec_fox@")]) >= 2
    assert GAME.score(state)[0].categories["animals"] >= 14


def test_it_looks_at_nothing_but_its_view() -> None:
    """The same view, whatever comes out of bag and pile: the same thoughts."""
    state = boxed(TURN, cards=["fennec_fox"])
    view = GAME.view(state, Seat(0))
    found = []
    for seed in range(3):
        other: Any = GAME.redeal(view, Generator.from_seed(seed))
        search = engine.Search(Engine().game("harmonies").position(other), seed=7)
        search.run(20_000)
        found.append(search.candidates())
    assert found[0] == found[1] == found[2]


def test_it_remembers_nothing_of_an_earlier_search() -> None:
    """The same memory again, with the same seed: for another position, or with a network."""

    def found(face: Face, deal: int, *, trained: bool) -> tuple[int, tuple[engine.Candidate, ...]]:
        network = (
            engine.Network(face, numbers_of("harmonies_together.network")) if trained else None
        )
        search = engine.Search(face.deal(seats=2, seed=deal), seed=7, network=network)
        search.run(20_000)
        return search.nodes, search.candidates()

    one = Engine().game("harmonies")
    for deal, trained in ((1, False), (1, True), (2, False), (2, True)):
        fresh_one = Engine().game("harmonies")
        assert found(one, deal, trained=trained) == found(fresh_one, deal, trained=trained)


def test_nobody_can_search_by_less_than_one_board() -> None:
    """It is the narrowest search, not a look beyond the end of a list."""
    face = Engine().game("harmonies")

    def found(scope: engine.Scope) -> tuple[engine.Candidate, ...]:
        search = engine.Search(face.deal(seats=2, seed=4), seed=7, scope=scope)
        search.run(20_000)
        return search.candidates()

    assert found(engine.Scope(0, 0, 0, 0)) == found(engine.Scope(1, 1, 1, 0)) != ()


def test_thoughts_grow_better_and_say_why() -> None:
    table = dealt(Options(), 2, seed=8)
    (seat,) = table.actors
    question = Question(table.view(seat), table.legal(seat))
    thoughts = list(fresh().thoughts(question))
    assert len(thoughts) > 20
    assert all(one.nodes < two.nodes for one, two in itertools.pairwise(thoughts))
    last = thoughts[-1]
    assert last.action == last.candidates[0].action
    assert len({candidate.action for candidate in last.candidates}) == len(last.candidates) > 1
    assert last.candidates[0].error > 0


def test_it_beats_greedy() -> None:
    margin = 0
    for seed in range(2):
        table = dealt(Options(), 2, seed)
        names = ("greedy", "search:nodes=30000")
        bots = [make_bot("harmonies", name, Generator.from_seed(seed)) for name in names]
        while table.actors:
            (seat,) = table.actors
            table.act(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
        assert table.result is not None
        greedy, search = table.result.totals
        margin += search - greedy
    assert margin > 10


def test_level4_takes_no_parameters() -> None:
    bot = make_bot("harmonies", "level4", Generator.from_seed(1))
    assert isinstance(bot, Search)


def test_the_engine_has_the_weights_of_the_training() -> None:
    program = ROOT / "training" / "harmonies" / "write.py"
    subprocess.run([sys.executable, program, "--check"], check=True)
