"""The tables of `level4`: learned on one core, in two minutes, without a GPU.

    python tools/engine.py --native
    python training/take_it_easy/tables.py
    python training/take_it_easy/tables.py --measure 2000        # what is in the package

The tables and what they are asked are in engine/take_it_easy/tables.h, the learning in learn.h.
The standard game is learned from the network in checkpoints/, which is too slow to play with here:
of the boards that the tables reach in self-play, and of some that they avoid, it says what each is
still worth. Then, for each scoring with suns and moons, what these add is learned by self-play
alone; all that belongs to lines stays as it is, so that nine games share one set.
"""

import argparse
import ctypes
import sys
import time
import zlib
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "build/engine/libengine.so"
PACKED = ROOT / "src/harmonium/bots/data/take_it_easy.tables"
SUNS = 46546250
"""The tiles with a sun, as in engine/tables/take_it_easy.h."""
POINT = 256
CHUNK = 2_000
STANDARD, RAYS, BEST_RAY = range(3)
FREE = 0

sys.path.insert(0, str(ROOT / "engine"))
import native  # noqa: E402 - stands beside the engine's sources
from teacher import Teacher  # noqa: E402 - stands beside this file

Weights = NDArray[np.float32]
"""A row for each number: its value, the sum of its changes, the sum of their sizes."""


class Lessons(NamedTuple):
    """So many times the boards of `GAMES` games, at that rate."""

    times: int
    rate: float


LESSONS = (Lessons(60, 1.0), Lessons(30, 0.3), Lessons(30, 0.1))
GAMES = 200
OTHERS = 3
"""For each board that is reached so many with the same tile elsewhere."""
RAY_BOARDS = 160_000
"""The last fifth at a tenth of the rate."""
SEEDS = {STANDARD: 6, RAYS: 2, BEST_RAY: 3}


def learn_lines(library: Any, weights: Weights) -> None:
    """The standard game, from the teacher."""
    teacher, chance = Teacher(), np.random.default_rng(SEEDS[STANDARD])
    boards = np.zeros((GAMES * 18 * (1 + OTHERS), 19), np.uint8)
    number, began = 0, time.process_time()
    for times, rate in LESSONS:
        for _ in range(times):
            number += 1
            library.take_it_easy_show(
                _at(weights), GAMES, OTHERS, _at(boards), number, SEEDS[STANDARD]
            )
            asked = boards[chance.permutation(len(boards))]
            told = teacher.to_come(asked)
            library.take_it_easy_take_lessons(
                _at(weights), _at(asked), _at(told), len(asked), ctypes.c_float(rate)
            )
        _say(library, weights, STANDARD, number * len(boards), began)


def learn_rays(library: Any, weights: Weights, scoring: int) -> None:
    """What suns and moons add, by self-play."""
    # Fresh rates, and whole numbers as they will be played with.
    weights[:, 0] = rounded(weights) / POINT
    weights[:, 1:] = 0
    began = time.process_time()
    for chunk in range(RAY_BOARDS // CHUNK):
        rate = 1.0 if chunk * CHUNK < 0.8 * RAY_BOARDS else 0.1
        library.take_it_easy_learn(
            *(_at(weights), CHUNK, scoring, SUNS, ctypes.c_float(rate), chunk, SEEDS[scoring])
        )
    _say(library, weights, scoring, RAY_BOARDS, began)


def _at(array: NDArray[Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def _say(library: Any, weights: Weights, scoring: int, boards: int, began: float) -> None:
    used, seats = time.process_time() - began, 1 + (scoring == BEST_RAY)
    found = measure(library, rounded(weights), 2000, look=0, seats=seats, scoring=scoring)
    print(f"{used:4.0f} s  {boards:9,} boards  {found}", flush=True)


def rounded(weights: Weights) -> NDArray[np.int16]:
    whole = np.rint(weights[:, 0] * POINT)
    return np.clip(whole, -(2**15), 2**15 - 1).astype("<i2")


def write(path: Path, weights: Weights) -> None:
    """Low bytes, then high bytes: they pack better so."""
    tables = rounded(weights)
    plain = tables.view(np.uint8).reshape(-1, 2).T.tobytes()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(zlib.compress(plain, 9))


def read(path: Path) -> NDArray[np.int16]:
    plain = np.frombuffer(zlib.decompress(path.read_bytes()), np.uint8)
    return np.ascontiguousarray(plain.reshape(2, -1).T).view("<i2").ravel()


class Strength(NamedTuple):
    """The mean total of a seat over so many rounds, each mean with its standard error."""

    mean: float
    error: float
    adjusted: float
    """The luck of the draws taken out."""
    adjusted_error: float

    def __str__(self) -> str:
        return (
            f"{self.mean:.2f} ± {self.error:.2f}, "
            f"luck taken out {self.adjusted:.2f} ± {self.adjusted_error:.2f}"
        )


def measure(
    library: Any,
    tables: NDArray[np.int16],
    games: int,
    *,
    look: int = 1,
    seats: int = 1,
    placement: int = FREE,
    scoring: int = STANDARD,
    seed: int = 77,
    judge: str = "",
) -> Strength:
    options = {"placement": placement, "scoring": scoring, "rounds": 1}
    batch = native.Games(library, "take_it_easy", 1, seats=seats, options=options, seed=seed)
    points, lucks = (np.zeros((games, seats), np.int32) for _ in range(2))
    getattr(library, f"take_it_easy_{judge}play")(
        _at(batch.positions), games, _at(tables), look, _at(points), _at(lucks)
    )
    kinds = [row.mean(axis=1) for row in (points, points - lucks / POINT)]
    found = [(row.mean(), row.std(ddof=1) / games**0.5) for row in kinds]
    return Strength(*(float(number) for pair in found for number in pair))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--measure", type=int, default=0, help="play so many games instead")
    parser.add_argument("--look", type=int, default=1, help="0: no look-ahead")
    parser.add_argument("--placement", type=int, default=FREE, choices=range(3))
    parser.add_argument("--scoring", type=int, default=STANDARD, choices=range(3))
    parser.add_argument("--seed", type=int, default=77, help="of the games that are measured")
    parser.add_argument("--file", type=Path, default=PACKED, help="or level5's: *.network")
    parser.add_argument("--library", type=Path, default=LIBRARY, help="the native engine")
    chosen = parser.parse_args()
    library = native.load(chosen.library)
    if chosen.measure:
        numbers, is_network = read(chosen.file), chosen.file.suffix == ".network"
        size = (
            library.take_it_easy_network_size()
            if is_network
            else 2 * library.take_it_easy_tables_size(2)
        )
        if numbers.nbytes != size:
            parser.error(
                f"{chosen.file.name} has {numbers.nbytes:,} bytes, the engine reads {size:,}"
            )
        found = measure(
            library,
            numbers,
            chosen.measure,
            look=chosen.look,
            seats=1 + (chosen.scoring == BEST_RAY),
            placement=chosen.placement,
            scoring=chosen.scoring,
            seed=chosen.seed,
            judge="network_" if is_network else "",
        )
        print(f"{found} over {chosen.measure:,} games")
        return
    weights = np.zeros((library.take_it_easy_tables_size(2), 3), np.float32)
    learn_lines(library, weights)
    for scoring in (RAYS, BEST_RAY):
        learn_rays(library, weights, scoring)
    write(chosen.file, weights)
    print(f"{chosen.file.name}: {chosen.file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
