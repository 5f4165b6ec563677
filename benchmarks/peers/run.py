"""Random play in other engines for board games, each beside python-chess in the same run.

    python -m venv peers && peers/bin/pip install -r benchmarks/peers/requirements.txt
    peers/bin/python benchmarks/peers/run.py [seconds]

They play other games, so this compares orders of magnitude: what a random act costs in an engine
of that kind. `benchmarks/engine.py` measures ours in the same way.
"""

import importlib
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

Portion = Callable[[], tuple[int, int]]
"""Play a little: how many games and how many acts that were."""

TURNS = 5


def python_chess() -> Portion:
    chess = importlib.import_module("chess")
    chance = random.Random(1)

    def portion() -> tuple[int, int]:
        board, moves = chess.Board(), 0
        while moves < 200 and (legal := list(board.legal_moves)):
            board.push(chance.choice(legal))
            moves += 1
        return 1, moves

    return portion


def open_spiel(name: str) -> Portion:
    game = importlib.import_module("pyspiel").load_game(name)
    chance = random.Random(1)

    def portion() -> tuple[int, int]:
        state, acts = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            acts += 1
        return 1, acts

    return portion


def pgx(name: str, size: int) -> Portion:
    """Compiled by JAX for the processor; finished games are dealt anew."""
    jax = importlib.import_module("jax")
    module, auto_reset = importlib.import_module("pgx"), importlib.import_module("pgx.experimental")
    env = module.make(name)
    start = jax.jit(jax.vmap(env.init))
    act = jax.vmap(auto_reset.auto_reset(env.step, env.init))

    def one_step(state: Any, key: object) -> tuple[object, object]:
        key, own, anew = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype("float32"))
        codes = jax.random.categorical(own, logits, axis=-1)
        return act(state, codes, jax.random.split(anew, size)), key

    step = jax.jit(one_step)
    key = jax.random.PRNGKey(1)
    state = start(jax.random.split(key, size))

    def portion() -> tuple[int, int]:
        nonlocal state, key
        for _ in range(10):
            state, key = step(state, key)
        jax.block_until_ready(state)
        return 0, 10 * size

    return portion


def catanatron() -> Portion:
    module = importlib.import_module("catanatron")
    colours = (module.Color.RED, module.Color.BLUE)

    def portion() -> tuple[int, int]:
        game = module.Game([module.RandomPlayer(colour) for colour in colours])
        game.play()
        return 1, len(getattr(game.state, "action_records", getattr(game.state, "actions", ())))

    return portion


PEERS: dict[str, Callable[[], Portion]] = {
    "OpenSpiel, hex": lambda: open_spiel("hex"),
    "OpenSpiel, connect_four": lambda: open_spiel("connect_four"),
    "pgx, connect_four, 1,024 at once": lambda: pgx("connect_four", 1024),
    "pgx, 2048, 1,024 at once": lambda: pgx("2048", 1024),
    "catanatron, two players": catanatron,
}


def rates(portion: Portion, seconds: float) -> tuple[float, float]:
    games, acts, began = 0, 0, time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        more, done = portion()
        games, acts = games + more, acts + done
    return games / elapsed, acts / elapsed


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    chess = python_chess()
    print("| engine | games a second | acts a second | games x chess | acts x chess |")
    print("|---|---|---|---|---|")
    for name, make in PEERS.items():
        try:
            portion = make()
        except (ImportError, AttributeError) as missing:
            print(f"| {name} | did not start: {missing} | | | |")
            continue
        portion()  # compiles
        found = []
        for _ in range(TURNS):
            before = rates(chess, seconds / 2)[1]
            games, acts = rates(portion, seconds)
            moves = (before + rates(chess, seconds / 2)[1]) / 2
            found.append((games, acts, games / moves, acts / moves))
        games, acts, of_games, of_acts = (statistics.median(x) for x in zip(*found, strict=True))
        told = (f"{games:,.0f}", f"{of_games:.3f}") if games else ("", "")
        print(f"| {name} | {told[0]} | {acts:,.0f} | {told[1]} | {of_acts:.1f} |")


if __name__ == "__main__":
    main()
