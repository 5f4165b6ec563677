"""The tables of `level4`: learned by self-play on one core, in minutes, without a GPU.

    python tools/engine.py --native
    python training/take_it_easy/tables.py
    python training/take_it_easy/tables.py --measure 2000        # what is in the package

The tables and what they are asked are in engine/take_it_easy/tables.h, the learning in learn.h.
First the standard game is learned. Then, for each scoring with suns and moons,
what these add to it; all that belongs to lines stays as it is, so that nine games share one set.
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

Weights = NDArray[np.float32]
"""A row for each number: its value, the sum of its changes, the sum of their sizes."""


class Course(NamedTuple):
    """What is learned in one go: so many boards, the last fifth at a tenth of the rate."""

    number: int
    """Seeds its deals."""
    scoring: int
    boards: int
    rate: float


COURSES = (
    Course(1, STANDARD, 1_280_000, 1.0),
    Course(2, RAYS, 160_000, 1.0),
    Course(3, BEST_RAY, 160_000, 1.0),
)


def learn(library: Any, weights: Weights, course: Course) -> None:
    """The same weights on every run."""
    # Every course begins with fresh rates and whole numbers.
    weights[:, 0] = rounded(weights) / POINT
    weights[:, 1:] = 0
    if course.scoring != STANDARD:
        plain, rays = (library.take_it_easy_tables_size(which) for which in range(2))
        first = plain + (course.scoring - 1) * rays
        weights[first : first + rays] = 0
    began, points = time.process_time(), 0.0
    for chunk in range(course.boards // CHUNK):
        is_early = chunk * CHUNK < 0.8 * course.boards
        total = library.take_it_easy_learn(
            ctypes.c_void_p(weights.ctypes.data),
            CHUNK,
            FREE,
            course.scoring,
            SUNS,
            int(course.scoring == STANDARD),
            ctypes.c_float(course.rate * (1.0 if is_early else 0.1)),
            chunk,
            course.number,
        )
        points += (total / CHUNK - points) / min(chunk + 1, 20)
        if chunk % 50 == 49:
            used = time.process_time() - began
            print(f"{used:6.0f} s  {(chunk + 1) * CHUNK:9,} boards  {points:7.2f}", flush=True)


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
) -> tuple[float, float]:
    """The mean total of a seat over so many rounds, and its standard error."""
    options = {"placement": placement, "scoring": scoring, "rounds": 1}
    batch = native.Games(library, "take_it_easy", 1, seats=seats, options=options, seed=seed)
    points = np.zeros((games, seats), np.int32)
    pointers = [ctypes.c_void_p(one.ctypes.data) for one in (batch.positions, tables, points)]
    library.take_it_easy_play(pointers[0], games, pointers[1], look, pointers[2])
    means = points.mean(axis=1)
    return float(means.mean()), float(means.std(ddof=1) / games**0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--go-on-from", type=int, default=0, help="this course, with the file")
    parser.add_argument("--measure", type=int, default=0, help="play so many games instead")
    parser.add_argument("--look", type=int, default=1, help="0: no look-ahead")
    parser.add_argument("--seed", type=int, default=77, help="of the games that are measured")
    parser.add_argument("--file", type=Path, default=PACKED)
    chosen = parser.parse_args()
    library = native.load(LIBRARY)
    if chosen.measure:
        mean, error = measure(
            library, read(chosen.file), chosen.measure, look=chosen.look, seed=chosen.seed
        )
        print(f"{mean:.2f} ± {error:.2f} over {chosen.measure:,} games")
        return
    weights = np.zeros((library.take_it_easy_tables_size(2), 3), np.float32)
    if chosen.go_on_from:
        weights[:, 0] = read(chosen.file) / POINT
    for course in COURSES[chosen.go_on_from :]:
        learn(library, weights, course)
        write(chosen.file, weights)
    print(f"{chosen.file.name}: {chosen.file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
