"""Fits the weights to what games bring: the evaluation is linear, so this is one least squares.

    python tools/engine.py --native
    python training/harmonies/fit.py --seats 2 --side A --rounds 8 two-A

Every round plays games with the weights so far, a little different in each few games, and asks
which weights would have foretold the points that were still to come after every turn. Rounds
before count less and less. The weights of the best round are kept: boards that a player reaches
tell little about those that it avoids, so that a later round can be worse. `tune.py` goes on from
there.
"""

import argparse
import time
from typing import Final

import numpy as np
from numpy.typing import NDArray
from weights import PACE, Weights, load, save

from games import MOST_TURNS, SAMPLE, STAGE_TURNS, Player, Table

TURN: Final = 256
POINT: Final = 1024
FEW: Final = 10
"""So many games are played with the same weights."""
RIDGE: Final = 100.0
"""How strongly weights are drawn to what they were."""


def stages(turns: NDArray[np.int32]) -> NDArray[np.float64]:
    """How much the late, middle and early weights count, as `evaluation.h` mixes them."""
    at = np.array(STAGE_TURNS) * float(TURN)
    shares = np.stack([np.interp(turns, at, row) for row in np.eye(len(at))], axis=1)
    return np.asarray(shares * np.minimum(turns / TURN, 1.0)[:, None])


class Sums:
    """What least squares needs of all samples so far."""

    def __init__(self) -> None:
        self.squares = np.zeros((PACE, PACE))
        self.products = np.zeros(PACE)
        self.spread = 0.0

    def fade(self, part: float) -> None:
        self.squares *= part
        self.products *= part

    def add(self, samples: NDArray[np.void], points: NDArray[np.int32], first: int) -> None:
        samples = samples[samples["turns"] > 0]
        shares, amounts = stages(samples["turns"]), samples["amounts"].astype(float)
        rows = (shares[:, :, None] * amounts[:, None, :]).reshape(len(samples), PACE)
        end = points[samples["game"] - first, samples["seat"]]
        to_come = (end - samples["points"]).astype(float)
        # The more turns are left, the wider is what may come.
        weight = 1.0 / (2.0 + samples["turns"] / TURN)
        self.squares += (rows * weight[:, None]).T @ rows
        self.products += (rows * weight[:, None]).T @ to_come

    def solved(self, old: Weights) -> Weights:
        before = np.array(old[:PACE]) / POINT
        pull = RIDGE * np.eye(PACE)
        found = np.linalg.solve(self.squares + pull, self.products + pull @ before)
        return [*(int(weight) for weight in np.rint(found * POINT)), old[PACE]]


def jittered(weights: Weights, much: float, chance: np.random.Generator) -> Weights:
    """Everything a little different, so that other boards are seen too."""
    values = np.array(weights, float)
    values += much * np.maximum(np.abs(values), 100.0) * chance.standard_normal(len(values))
    values[PACE] = weights[PACE]
    return [int(value) for value in values]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("name")
    parser.add_argument("--start", help="the name of other weights to begin with")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--side", choices=["A", "B"], default="A")
    parser.add_argument("--spirits", action="store_true")
    parser.add_argument("--games", type=int, default=600, help="in each round")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--width", type=int, default=5)
    parser.add_argument("--jitter", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=2_000_000)
    chosen = parser.parse_args()

    table, chance, begun = Table(), np.random.default_rng(1), time.monotonic()
    setting = {"seats": chosen.seats, "side": "AB".index(chosen.side), "spirits": chosen.spirits}
    weights, sums, best = load(chosen.start or chosen.name), Sums(), 0.0
    for number in range(chosen.rounds):
        sums.fade(0.75)
        means, turns = [], []
        for first in range(0, chosen.games, FEW):
            samples = np.zeros(FEW * MOST_TURNS, SAMPLE)
            player = Player(jittered(weights, chosen.jitter, chance), chosen.width, candidates=1)
            found = table.play(
                [player], FEW, seed=chosen.seed + number, first=first, samples=samples, **setting
            )
            sums.add(samples[: found.turns.sum()], found.points, first)
            means.append(found.points.mean())
            turns.append(found.turns.mean() / chosen.seats)
        weights = sums.solved(weights)
        cells = 23 if chosen.side == "A" else 25
        weights[PACE] = round(TURN * (cells - 2) / float(np.mean(turns)))
        check = table.play(
            [Player(weights, chosen.width, candidates=1)], 200, seed=chosen.seed - 1, **setting
        ).points.mean(axis=1)
        if check.mean() > best:
            best = float(check.mean())
            save(chosen.name, weights)
        print(
            f"round {number + 1}: jittered {np.mean(means):.1f}, turns {np.mean(turns):.1f}; "
            f"fitted {check.mean():.1f} ± {check.std() / np.sqrt(len(check)):.1f}; "
            f"{time.monotonic() - begun:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
