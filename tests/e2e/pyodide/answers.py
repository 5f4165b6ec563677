"""What the engine answers to the same questions in every Python. Nothing here needs NumPy."""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

from harmonium import load, new_table
from harmonium.bots import bots_of, make_bot
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.engine import Batch, Engine, Face

SEATS = 2


def answers(key: str) -> dict[str, Any]:
    """About one game; what a failure leaves behind comes first, so that the rest follows it."""
    engine = Engine()
    return {
        "failure": list(_failure(engine, key)),
        "games": [_game(engine.game(key), seed) for seed in (1, 0x1234_5678_9ABC_DEF0)],
        "batch": list(_batch(engine.game(key), size=50, steps=100)),
        "refusals": list(_refusals(engine.game(key))),
        "bots": _bots(key),
    }


def _failure(engine: Engine, key: str) -> Iterator[Any]:
    """An address beyond the memory stands for whatever could go wrong in the engine itself."""
    position = engine.game(key).deal(seats=SEATS)
    yield _refused(lambda: position.face.call("score", 1 << 31, 16))
    yield _refused(lambda: position.legal(0))


def _game(face: Face, seed: int) -> list[Any]:
    """A game of the rules, played on in the engine."""
    game = load(face.rules.key)
    options = game.options_type()
    state = game.start(options, SEATS, game.deal(options, SEATS, Generator.from_seed(seed)))
    seat = game.actors(state)[0]
    position = face.position(state)
    acts = [face.rules.action(state, seat, code) for code in position.legal(seat)]
    told = [[game.format(act) for act in acts], position.perft(2), position.packed().hex()]
    imagined = game.redeal(game.view(state, seat), Generator.from_seed(seed + 1))
    hidden = face.position(imagined, hidden=True, seed=seed)
    weights = [code % 4 for code in range(face.codes)]
    told += [hidden.play_outs(20, seed), hidden.play_outs(20, seed, weights)]
    told += [position.play_at_random(seed), position.packed().hex(), position.actors]
    return [*told, [dict(points) for points in position.score()]]


def _batch(face: Face, size: int, steps: int) -> Iterator[str]:
    """Every window after every step; so many games that the engine's memory has to grow."""
    batch = Batch(face, size, seats=SEATS, seed=5)
    for step in range(steps):
        masks = bytes(batch.window("masks"))
        rows = [masks[at : at + face.codes] for at in range(0, len(masks), face.codes)]
        codes = [max(row.find(1, 997 * step % face.codes), row.find(1)) for row in rows]
        batch.step(b"".join(code.to_bytes(2, "little") for code in codes))
        windows = b"".join(bytes(batch.window(name)) for name in batch.sizes)
        yield f"{sum(batch.window('done'))} ended, {hashlib.sha256(windows).hexdigest()}"


def _refusals(face: Face) -> Iterator[Any]:
    position = face.deal(seats=SEATS, seed=5)
    (seat, *_) = position.actors
    yield _refused(lambda: position.apply(seat, 1 << 31))
    yield _refused(lambda: position.apply(1 << 64, position.legal(seat)[0]))
    yield _refused(lambda: position.set(b"\xff" * face.packed.size))
    yield _refused(lambda: Batch(face, 2, seats=SEATS).step(b"\xff" * 4))
    yield position.packed().hex()


def _refused(attempt: Callable[[], object]) -> Any:
    try:
        return attempt()
    except Problem as problem:
        known = {name: value for name, value in problem.arguments.items() if name != "reason"}
        return [problem.message, known]  # each host has its own words for the reason


def _bots(key: str) -> list[str]:
    """How a game of the best bots begins at a table of the rules."""
    table = new_table(key, seats=SEATS, seed=7)
    name = [*bots_of(key)][-1]
    bots = [make_bot(key, name, Generator.from_seed(seat)) for seat in range(SEATS)]
    told = []
    for _ in range(12):
        seat = table.actors[0]
        act = bots[seat].choose(table.view(seat), table.legal(seat))
        told.append(table.game.format(act))
        table.act(seat, act)
    return told
