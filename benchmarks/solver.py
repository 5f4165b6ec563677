"""How long the Take It Easy solver takes, on one core.

    python benchmarks/solver.py [DRAWS]

The first row includes what is computed once in a process (the patterns of all lines).
"""

import random
import sys
from statistics import fmean, median, stdev
from time import perf_counter

from harmonium.games.take_it_easy.board import TILES, TURNS
from harmonium.simulators.take_it_easy_solver import best_arrangement, boards_worth, solve

ROW = "{:<40} {:>12}  {}".format


def main(draws: int) -> None:
    print(ROW("what", "milliseconds", "answer"))
    for name in ("all boards, first call", "all boards, again"):
        start = perf_counter()
        solution = solve()
        spent = perf_counter() - start
        print(
            ROW(name, f"{1000 * spent:.1f}", f"{solution.maximum}, {len(solution.boards)} boards")
        )

    start = perf_counter()
    close = boards_worth(at_least=304)
    spent = perf_counter() - start
    counts = ", ".join(f"{points}: {len(boards)}" for points, boards in close.items())
    print(ROW("all boards of 304 or more", f"{1000 * spent:.1f}", counts))

    generator = random.Random(1)
    times, points = [], []
    for _ in range(draws):
        tiles = generator.sample(range(len(TILES)), TURNS)
        start = perf_counter()
        points.append(best_arrangement(tiles)[0])
        times.append(1000 * (perf_counter() - start))
    times.sort()
    error = stdev(points) / draws**0.5
    answer = f"{fmean(points):.2f} ± {error:.2f} points over {draws} draws"
    print(ROW("best of 19 drawn tiles, mean", f"{fmean(times):.1f}", answer))
    print(ROW("best of 19 drawn tiles, median", f"{median(times):.1f}", ""))
    print(ROW("best of 19 drawn tiles, 99 of 100 within", f"{times[99 * draws // 100]:.1f}", ""))
    print(ROW("best of 19 drawn tiles, slowest", f"{times[-1]:.1f}", ""))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
