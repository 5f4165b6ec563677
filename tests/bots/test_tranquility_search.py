"""`search` of Tranquility: worlds that fit the view, legal acts, the same answer everywhere."""

from collections import Counter
from itertools import islice

import pytest
from msgspec.structs import replace

from harmonium.bots import Budget, Question, make_bot, think
from harmonium.bots.tranquility_search import Search
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.engine import Engine
from harmonium.engine.tranquility_search import Thinker
from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.state import State

FACE = Engine().game("tranquility")
MODULES = Options(jagged_rocks=True, sea_monsters="high", storm_compass=True, jokers=True)
GAMES = [
    (Options(), 1),
    (Options(), 4),
    (Options(sea_monsters="middle", remove_islands="poseidon"), 3),
    (Options(pyramid=True, day_night=True, jokers=True), 2),
    (MODULES, 4),
    (Options(competitive=True, high_arch=True), 2),
]


def moments(options: Options, seats: int, seed: str) -> list[tuple[State, Seat]]:
    """Every act of a game that `careful` plays, now and then badly."""
    chance = Generator.from_seed(seed)
    state = GAME.start(options, seats, GAME.deal(options, seats, chance))
    bot = make_bot("tranquility", "careful", chance)
    found = []
    while waiting := GAME.actors(state):
        seat = Seat(chance.pick(waiting))
        found.append((state, seat))
        legal = GAME.legal(state, seat)
        chosen = bot.choose(GAME.view(state, seat), legal)
        action = chance.pick(tuple(legal)) if chance.below(12) == 0 else chosen
        state = GAME.apply(state, seat, action)
    return found


def fresh(nodes: int = 300) -> Search:
    return Search(Generator.from_seed(1), Budget(nodes=nodes))


@pytest.mark.parametrize(("options", "seats"), GAMES)
def test_every_imagined_world_fits_all_that_the_seat_knows(options: Options, seats: int) -> None:
    """It shows the seat the same, lets it do the same, and holds the same cards in all."""
    thinker = Thinker(FACE)
    for state, seat in moments(options, seats, "worlds")[::5]:
        thinker.begin(GAME.view(state, seat), seed=1)
        truth = FACE.position(state)
        worlds = [thinker.imagine(seed) for seed in range(6)]
        for world in worlds:
            assert world is not None
            assert world.legal(seat) == truth.legal(seat)
            assert seat in world.actors
            assert _open_parts(world.observe(seat)) == _open_parts(truth.observe(seat))
            shown = FACE.packed.read(world.packed(), "shown")
            hands = FACE.packed.read(world.packed(), "hands")
            for other, monsters in enumerate(shown):
                assert hands[5 * other : 5 * other + 5].count(_MONSTER) >= monsters
            if not options.islands_removed and not any(map(len, state.blind)):
                assert _cards(world.packed()) == _cards(truth.packed())


_MONSTER = 83


def _open_parts(observation: bytes) -> dict[str, tuple[int, ...]]:
    """Secret announcements of the others are not repeated, they come in the play-out."""
    layout = FACE.observation
    return {name: layout.read(observation, name) for name in layout.parts if name != "announced"}


def _cards(packed: bytes) -> Counter[int]:
    areas = ("hands", "piles", "discards", "explorer", "deck")
    cards = Counter(card for area in areas for card in FACE.packed.read(packed, area))
    del cards[0]
    return cards


def test_worlds_differ_where_nobody_looks() -> None:
    state, seat = moments(Options(), 3, "differ")[20]
    thinker = Thinker(FACE)
    thinker.begin(GAME.view(state, seat), seed=1)
    worlds = [thinker.imagine(seed) for seed in range(20)]
    assert len({world.packed() for world in worlds if world is not None}) == 20


@pytest.mark.parametrize(("options", "seats"), GAMES)
def test_a_game_of_searchers_is_legal_to_its_end(options: Options, seats: int) -> None:
    state = GAME.start(options, seats, GAME.deal(options, seats, Generator.from_seed("legal")))
    bot = fresh()
    while waiting := GAME.actors(state):
        view, legal = GAME.view(state, waiting[0]), GAME.legal(state, waiting[0])
        state = GAME.apply(state, waiting[0], bot.choose(view, legal))
    assert GAME.result(state) is not None


def test_nothing_but_the_view_is_looked_at() -> None:
    """Another world that fits the view: the same thought, to the last number."""
    state, seat = moments(Options(sea_monsters="low"), 4, "blind")[25]
    view = GAME.view(state, seat)
    other = GAME.redeal(view, Generator.from_seed("another"))
    assert other != state
    thoughts = [
        think(fresh(2_000), Question(GAME.view(one, seat), GAME.legal(one, seat)))
        for one in (state, other)
    ]
    assert thoughts[0] == thoughts[1]


def test_thoughts_have_reasons_and_keep_to_their_budget() -> None:
    state, seat = moments(Options(sea_monsters="middle"), 2, "reasons")[10]
    question = Question(GAME.view(state, seat), GAME.legal(state, seat))
    thought = think(fresh(3_000), question)
    assert thought.unit == "chance"
    assert thought.candidates[0].action == thought.action
    assert all(0 <= one.value <= 1 and one.action in question.legal for one in thought.candidates)
    less = think(fresh(3_000), Question(question.view, question.legal, budget=Budget(nodes=400)))
    assert less.nodes < thought.nodes or len(thought.candidates) == 1
    # Whoever waits may stop after any thought: each has an answer.
    for early in islice(fresh(3_000).thoughts(question), 2):
        assert early.action in question.legal


def test_a_view_that_cannot_be_is_refused() -> None:
    state, seat = moments(Options(), 2, "refused")[5]
    view = GAME.view(state, seat)
    with pytest.raises(Problem) as refused:
        Thinker(FACE).begin(replace(view, piles=(3, 3)), seed=1)
    assert refused.value.message == "engine-position"


@pytest.mark.parametrize("specification", ["search:nodes=500", "level4", "level5"])
def test_specifications_make_searchers(specification: str) -> None:
    assert isinstance(make_bot("tranquility", specification, Generator.from_seed(1)), Search)
