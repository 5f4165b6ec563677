"""How often the sequential test of the arena is wrong, and how many deals it needs: by simulation.

Differences are drawn from several distributions, among them some that are far from normal. The
mean is 0 (then "better" is wrong) or what was asked for (then "not better" is wrong). Beside the
mean number of deals stands what a test with a fixed number of deals and the same rates would need.
`docs/arena.md` shows the table.
"""

import argparse
import math
from collections.abc import Callable
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from harmonium.arena.sequential import Rates, SequentialTest
from harmonium.arena.statistics import Observation

Numbers = NDArray[np.float64]
Draw = Callable[[np.random.Generator, int], Numbers]
MOST = 20_000


def normal(chance: np.random.Generator, size: int) -> Numbers:
    return chance.normal(size=size)


def skewed(chance: np.random.Generator, size: int) -> Numbers:
    return chance.exponential(size=size) - 1


def heavy(chance: np.random.Generator, size: int) -> Numbers:
    return chance.standard_t(4, size=size) / math.sqrt(2)


def rare(chance: np.random.Generator, size: int) -> Numbers:
    """Two bots that win and lose nearly the same deals: mostly 0, seldom 1 or -1."""
    found: Numbers = chance.choice([-1.0, 0.0, 1.0], p=[0.05, 0.9, 0.05], size=size)
    return found / math.sqrt(0.1)


def explained(chance: np.random.Generator, size: int) -> Numbers:
    """Normal; the luck beside it explains nine tenths of the variance."""
    return chance.normal(size=size)


DRAWS: dict[str, Draw] = {
    "normal": normal,
    "skewed (exponential)": skewed,
    "heavy tails (Student, 4)": heavy,
    "wins, rarely different": rare,
    "normal, luck explains 90 %": explained,
}


def run(
    name: str, effect: float, truth: float, chance: np.random.Generator, rates: Rates
) -> tuple[str, int]:
    """One test; deviations are 1, so that effects are in parts of it."""
    scale = 1 / math.sqrt(0.1) if name.startswith("wins") else 0.0
    test = SequentialTest(effect, rates, scale)
    while True:
        differences = DRAWS[name](chance, 256)
        known = chance.normal(size=256)
        for difference, other in zip(differences, known, strict=True):
            luck = 0.0
            if "luck" in name:
                luck = 3 * difference
                difference = math.sqrt(0.9) * difference + math.sqrt(0.1) * other  # noqa: PLW2901
            test.add(Observation(difference + truth, luck))
            verdict = test.quick()
            if verdict != "undecided" or test.deals >= MOST:
                return verdict, test.deals


def fixed(effect: float, rates: Rates) -> int:
    ends = NormalDist().inv_cdf(1 - rates.alpha) + NormalDist().inv_cdf(1 - rates.beta)
    return math.ceil((ends / effect) ** 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rates = Rates()
    print("| differences | asked: part of sd | wrong “better” | wrong “not better” "
          "| deals, mean | fixed |")  # fmt: skip
    print("|---|---|---|---|---|---|")
    for name in DRAWS:
        for effect in (0.5, 0.2, 0.1):
            chance = np.random.default_rng(args.seed)
            wrong, deals = [], []
            for truth, bad in ((0.0, "better"), (effect, "not-better")):
                answers = [run(name, effect, truth, chance, rates) for _ in range(args.runs)]
                wrong.append(sum(answer == bad for answer, _ in answers) / args.runs)
                deals += [count for _, count in answers]
            mean = sum(deals) / len(deals)
            print(
                f"| {name} | {effect} | {wrong[0]:.1%} | {wrong[1]:.1%} "
                f"| {mean:.0f} | {fixed(effect, rates)} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
