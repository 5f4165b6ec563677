"""How fast the engine is, beside python-chess and its own native build.

    python benchmarks/engine.py [seconds a subject and turn] [turns]

Everything is measured in turns, one short stretch after the other, so that what else the machine
does falls on all of them alike; the ratio is the median over the turns. The native build is
measured if `python tools/engine.py --native` has made it.
"""

import ctypes
import importlib.util
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from harmonium.arena.speed import python_chess
from harmonium.engine import Batch, Engine

ROOT = Path(__file__).resolve().parent.parent
NATIVE = ROOT / "build" / "engine" / "libengine.so"

Stretch = Callable[[float], tuple[float, float]]
"""Work for about so many seconds: the games (or steps) and acts done a second."""

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("harmonies", 2, {}),
    ("harmonies", 2, {"side": "B", "spirits": True}),
    ("harmonies", 4, {}),
    ("harmonies", 1, {}),
    ("take_it_easy", 1, {}),
    ("take_it_easy", 1, {"placement": "connected", "scoring": "rays"}),
    ("tranquility", 2, {}),
    ("tranquility", 4, {}),
)


def in_stretches(play: Callable[[int], int], first: int) -> Stretch:
    """Whole games in portions that grow until they fill the time; `play` tells the acts."""
    portion = first

    def stretch(seconds: float) -> tuple[float, float]:
        nonlocal portion
        games = acts = 0
        began = time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds:
            acts += play(portion)
            games += portion
            if elapsed < seconds / 8:
                portion *= 2
        return games / elapsed, acts / elapsed

    return stretch


def chess() -> Stretch:
    play = python_chess()
    assert play is not None, "pip install chess"
    number = 0

    def stretch(seconds: float) -> tuple[float, float]:
        nonlocal number
        moves, began = 0, time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds:
            moves += play(number)
            number += 1
        return moves / elapsed, moves / elapsed

    return stretch


def in_wasm(key: str, seats: int, chosen: dict[str, Any]) -> Stretch:
    face = Engine().game(key)
    position = face.deal(face.rules.game.options_type(**chosen), seats, seed=1)
    tally = face.instance.allocate(16)
    seed = 0

    def play(games: int) -> int:
        nonlocal seed
        seed += 1
        face.call("random_games", position.address, games, seed, 0, tally)
        return int.from_bytes(face.instance.read(tally, 8), "little")

    return in_stretches(play, 16)


def natively(key: str, seats: int, chosen: dict[str, Any]) -> Stretch:
    """The same function of the native library, on a position of its own."""
    spec = importlib.util.spec_from_file_location("native", ROOT / "engine" / "native.py")
    assert spec is not None
    assert spec.loader is not None
    native = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(native)
    face = Engine().game(key)
    options = face.rules.game.options_type(**chosen)
    values = {name: list(value) for name, value in face.rules.options(options, seats).items()}
    games = native.Games(native.load(NATIVE), key, 1, seats=seats, options=values, seed=1)
    function = getattr(ctypes.CDLL(str(NATIVE)), f"{key}_random_games")
    tally = (ctypes.c_uint64 * 2)()
    seed = 0

    def play(count: int) -> int:
        nonlocal seed
        seed += 1
        function(ctypes.c_void_p(games.positions.ctypes.data), count, seed, 0, tally)
        return int(tally[0])

    return in_stretches(play, 16)


def stepping(key: str, seats: int) -> Stretch:
    """Steps of a batch with masks, observations and points; choosing the codes is not counted."""
    batch = Batch(Engine().game(key), 1024, seats=seats, seed=1)
    chance = np.random.default_rng(1)

    def stretch(seconds: float) -> tuple[float, float]:
        steps, spent = 0, 0.0
        while spent < seconds:
            drawn = chance.random(batch.masks.shape, dtype=np.float32)
            codes = (batch.masks * drawn).argmax(axis=1).astype(np.uint16)
            began = time.perf_counter()
            batch.step(codes)
            spent += time.perf_counter() - began
            steps += batch.size
        return steps / spent, steps / spent

    return stretch


def subjects() -> dict[str, Stretch]:
    found: dict[str, Stretch] = {}
    for key, seats, chosen in GAMES:
        told = ", ".join([f"{key}, {seats}", *(f"{k}={v}" for k, v in chosen.items())])
        found[f"{told}: random games"] = in_wasm(key, seats, chosen)
        if NATIVE.exists():
            found[f"{told}: the same natively"] = natively(key, seats, chosen)
    for key, seats in (("take_it_easy", 1), ("harmonies", 2), ("tranquility", 2)):
        found[f"{key}, {seats}: steps of 1,024 games"] = stepping(key, seats)
    return found


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.3
    turns = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    peer, measured = chess(), subjects()
    moves: list[float] = []
    rates: dict[str, list[tuple[float, float, float, float]]] = {name: [] for name in measured}
    for _ in range(turns):
        for name, stretch in measured.items():
            # The peer right before and right after: the machine's mood is that of both.
            before = peer(seconds / 2)[0]
            games, acts = stretch(seconds)
            speed = (before + peer(seconds / 2)[0]) / 2
            moves.append(speed)
            rates[name].append((games, acts, games / speed, acts / speed))
    print("| subject | a second | acts a second | x chess | acts x chess |")
    print("|---|---|---|---|---|")
    for name, turn in rates.items():
        games, acts, ratio, of_acts = (statistics.median(part) for part in zip(*turn, strict=True))
        print(f"| {name} | {games:,.0f} | {acts:,.0f} | {ratio:.1f} | {of_acts:.0f} |")
    print(f"| python-chess: moves | {statistics.median(moves):,.0f} | | | |")


if __name__ == "__main__":
    main()
