"""The face of the engine: what is numbered how, and that it answers as the rules do."""

import os
import statistics
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from engine_beside_rules import compare
from golden_records import playthroughs
from harmonium.core.deal import Generator
from harmonium.core.record import read, replay
from harmonium.core.table import Table
from harmonium.engine import Batch, Engine, Face
from harmonium.games import KEYS, load
from harmonium.games.harmonies import State
from harmonium.games.harmonies.cards import NO_CARD, SPIRITS
from harmonium.games.harmonies.stacks import TOKEN, TOKENS, TOKENS_IN_THE_BOX
from harmonium.testing.play import Moment, Play
from perft.perft import perft
from perft.test_harmonies import POSITIONS

ENGINE = Engine()
FACES = Path(__file__).parent / "faces"


def _described(face: Face) -> str:
    """Everything that programs and stored weights rely on."""
    lines = [f"{face.rules.key}, version {face.version}, {face.codes} codes"]
    for name, (first, shape) in face.numbering.items():
        lines.append(f"code {first}: {name} {'*'.join(map(str, shape))}")
    for title, layout in (
        ("packed", face.packed),
        ("options", face.options),
        ("observation", face.observation),
    ):
        for part in layout.parts.values():
            sizes = "*".join(map(str, part.shape))
            lines.append(f"{title} {part.offset}: {part.kind} {part.name} {sizes}")
    position = face.deal(seats=2, seed=2026)
    codes = position.play_at_random(seed=15)
    lines.append(f"a random game of two: {' '.join(map(str, codes))}")
    lines.append(f"its totals: {[seat['total'] for seat in position.score()]}")
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("key", KEYS)
def test_numbers_change_only_with_the_version(key: str) -> None:
    """`make golden` writes the files anew: raise VERSION if a number or a layout has changed."""
    path = FACES / f"{key}.txt"
    described = _described(ENGINE.game(key))
    if os.environ.get("HARMONIUM_WRITE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(described, "utf-8")
    assert path.read_text("utf-8") == described


@pytest.mark.parametrize("name", playthroughs())
def test_golden_games_go_the_same_way(name: str) -> None:
    table = replay(read(playthroughs()[name]), load)
    compare(ENGINE.game(table.game.key), _play(table))


def _play(table: Table) -> Play:
    """The acts of a table, moment by moment."""
    game, seats = table.game, len(table.seats)
    state = game.start(table.options, seats, table.deal)
    play = Play(game, table.options, seats, 0, table.deal, state)
    for step in table.steps:
        after = game.apply(state, step.seat, step.action)
        play.moments.append(Moment(state, step.seat, step.action, after))
        state = after
    return play


def _possible(state: State) -> State:
    """The same moment with only those tokens in the bag that are not elsewhere."""
    rest = Counter(TOKENS_IN_THE_BOX)
    for stack in chain.from_iterable(area.stacks for area in state.areas):
        rest.subtract(TOKEN[colour] for colour in TOKENS[stack])
    rest.subtract(chain(state.hand, *state.spaces))
    offers = state.offers
    if (kept := state.areas[0].spirit) != NO_CARD:
        others = [card for card in SPIRITS if card != kept]
        offers = (bytes([kept, others[0]]), bytes(others[1:3]))
    return replace(state, bag=bytes(rest.elements()), offers=offers)


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_ways_to_go_on_in_harmonies(name: str) -> None:
    state = _possible(POSITIONS[name]())
    position = ENGINE.game("harmonies").position(state)
    for depth in (1, 2, 3):
        assert position.perft(depth) == perft(load("harmonies"), state, depth)


@pytest.mark.parametrize(("key", "seats", "depth"), [("take_it_easy", 2, 3), ("tranquility", 2, 3)])
def test_as_many_ways_to_go_on_from_the_start(key: str, seats: int, depth: int) -> None:
    game = load(key)
    options = game.options_type()
    state = game.start(options, seats, game.deal(options, seats, Generator.from_seed(4)))
    assert ENGINE.game(key).position(state).perft(depth) == perft(game, state, depth)


def test_random_harmonies_is_what_three_other_engines_found() -> None:
    """Two players, side A, no spirits: 20.2 a player, 24.1 the winner, 15.9 turns, 89 acts."""
    face = ENGINE.game("harmonies")
    games = [face.deal(seats=2, seed=seed) for seed in range(400)]
    acts = [game.play_at_random(seed) for seed, game in enumerate(games)]
    totals = [[seat["total"] for seat in game.score()] for game in games]
    assert statistics.mean(map(statistics.mean, totals)) == pytest.approx(20.2, abs=0.8)
    assert statistics.mean(map(max, totals)) == pytest.approx(24.1, abs=1)
    assert statistics.mean(one.count(0) for one in acts) == pytest.approx(15.9, abs=0.3)
    assert statistics.mean(map(len, acts)) == pytest.approx(89.3, abs=1.5)


@pytest.mark.parametrize("key", KEYS)
def test_even_weights_play_as_chance_does(key: str) -> None:
    """Random games take shortcuts that a policy cannot take; what comes out is the same."""
    face = ENGINE.game(key)
    position = face.deal(seats=2, seed=8)
    plain = [total for total, _ in position.play_outs(4_000, seed=1)]
    weighed = [total for total, _ in position.play_outs(4_000, 2, bytes([1]) * face.codes)]
    spread = statistics.stdev(plain) / len(plain) ** 0.5
    assert statistics.mean(plain) == pytest.approx(statistics.mean(weighed), abs=6 * spread)


def test_weights_are_a_policy() -> None:
    """One who only ever takes the lowest open cell fills the board in order."""
    face = ENGINE.game("take_it_easy")
    position = face.deal(seed=8)
    for cell in range(18):
        weights = [int(code == cell) for code in range(face.codes)]
        assert {len(position.play_outs(1, 1, weights)[0])} == {1}
        position.apply(0, cell)
    (last,) = position.play_outs(1, seed=1, weights=[0] * 18 + [1])
    position.apply(0, 18)
    assert position.score()[0]["total"] == last[0]


def test_a_view_is_played_on_with_other_draws() -> None:
    game = load("harmonies")
    options = game.options_type(spirits=True)
    state = game.start(options, 3, game.deal(options, 3, Generator.from_seed(1)))
    view = game.view(state, game.actors(state)[0])
    face = ENGINE.game("harmonies")
    imagined = game.redeal(view, Generator.from_seed(2))
    hidden = face.position(imagined, hidden=True, seed=3)
    assert face.packed.read(hidden.packed(), "bag_known") == (0,)
    seat = view.seat
    assert hidden.legal(seat) == face.position(state).legal(seat)
    ends = hidden.play_outs(50, seed=4)
    assert len(set(ends)) > 1
    assert ends == hidden.play_outs(50, seed=4) != hidden.play_outs(50, seed=5)


def test_a_copy_goes_its_own_way() -> None:
    position = ENGINE.game("take_it_easy").deal(seed=1)
    other = position.copy()
    other.apply(0, 5)
    assert 5 in position.legal(0)
    assert 5 not in other.legal(0)


@pytest.mark.parametrize(
    ("key", "seats"), [("harmonies", 3), ("take_it_easy", 2), ("tranquility", 4)]
)
def test_a_batch_tells_what_single_games_tell(key: str, seats: int) -> None:
    """Masks, seats, points and ends, and a fresh deal after each end."""
    face = ENGINE.game(key)
    batch = Batch(face, 5, seats=seats, seed=6)
    chance = np.random.default_rng(1)
    ends = 0
    for _ in range(150):
        single = face.deal(seats=seats)
        size = face.position_bytes
        face.instance.write(single.address, bytes(batch.window("games")[:size]))
        seat = int(batch.seats[0])
        assert seat == single.actors[0]
        assert tuple(np.flatnonzero(batch.masks[0])) == single.legal(seat)
        codes = (batch.masks * chance.random(batch.masks.shape)).argmax(axis=1)
        batch.step(codes.astype(np.uint16))
        single.apply(seat, int(codes[0]))
        assert batch.points[0].tolist() == [one["total"] for one in single.score()]
        assert bool(batch.done[0]) == (not single.actors)
        ends += int(batch.done.sum())
    assert ends
    assert batch.observed("seats")[:, 0].tolist() == [seats] * 5


def test_games_that_ended_wait_if_nobody_deals_anew() -> None:
    batch = Batch(ENGINE.game("take_it_easy"), 2, seed=1)
    for cell in range(19):
        batch.step(np.full(2, cell, np.uint16), again=False)
    assert batch.done.tolist() == [1, 1]
    totals = batch.points.tolist()
    batch.step(np.zeros(2, np.uint16), again=False)
    assert batch.done.tolist() == [0, 0]
    assert batch.points.tolist() == totals
    assert batch.seats.tolist() == [255, 255]
    assert not batch.masks.any()


def test_another_wasmtime_is_called_the_public_way(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = ENGINE.game("harmonies").deal(seats=2, seed=3)
    monkeypatch.delattr("wasmtime._bindings.wasmtime_func_call_unchecked")
    slow = Engine().game("harmonies").deal(seats=2, seed=3)
    assert slow.play_at_random(4) == quick.play_at_random(4)
    assert slow.packed() == quick.packed()


def test_threads_have_an_instance_each() -> None:
    def play(seed: int) -> list[int]:
        return Engine().game("harmonies").deal(seats=2, seed=seed).play_at_random(seed)

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(play, [1, 2, 1, 2])) == [play(1), play(2)] * 2
