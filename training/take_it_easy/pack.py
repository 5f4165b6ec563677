"""The learned network as the engine reads it, and boards with their worth to compare it with.

    python pack.py checkpoints/standard.npz

Writes the weights in whole numbers for the package (engine/take_it_easy/network.h has their order
and units), and what the learner's own floats say of boards out of whole games for the tests.
"""

from __future__ import annotations

import argparse
import json
import zlib
from itertools import pairwise
from pathlib import Path

import boards as b
import jax.numpy as jnp
import network as net
import numpy as np

ROOT = Path(__file__).resolve().parents[2]
PACKED = ROOT / "src/harmonium/bots/data/take_it_easy.network"
COMPARED = ROOT / "tests/engine/take_it_easy_network.json"
UNITS = (1024, 1024, 1024, 16384)
"""A weight of 1 in each layer."""
STRIP = 16
"""As in engine/core/dot.h."""
WIDTHS = (b.FEATURES, 2048, 128, 32, 1)
"""As in engine/take_it_easy/network.h."""


def whole(weights: net.Weights) -> np.ndarray:
    if [matrix.shape for matrix, _ in weights] != list(pairwise(WIDTHS)):
        raise SystemExit(f"the engine reads layers of {WIDTHS}")
    parts = []
    for layer, (matrix, bias) in enumerate(weights):
        numbers = np.rint(np.asarray(matrix, np.float64) * UNITS[layer])
        if layer in (1, 2):  # as the engine reads them: strip by strip, two inputs side by side
            numbers = numbers.reshape(len(numbers) // 2, 2, -1, STRIP).transpose(2, 0, 3, 1)
        parts += [numbers.ravel(), np.rint(np.asarray(bias, np.float64) * UNITS[layer])]
    numbers = np.concatenate(parts)
    if np.abs(numbers).max() >= 2**15:
        raise SystemExit("a weight is too large for its unit")
    return numbers.astype("<i2")


def write(path: Path, numbers: np.ndarray) -> None:
    """Low bytes, then high bytes: they pack better so."""
    path.write_bytes(zlib.compress(numbers.view(np.uint8).reshape(-1, 2).T.tobytes(), 9))
    print(f"{path.name}: {path.stat().st_size:,} bytes")


def worth(weights: net.Weights, boards: np.ndarray) -> np.ndarray:
    """The mean over both faces of a board, with all its digits."""
    return (one_face(weights, boards) + one_face(weights, boards[:, ::-1])) / 2


def one_face(weights: net.Weights, boards: np.ndarray) -> np.ndarray:
    """The same as `net.value`."""
    look = b.Look.at(jnp.asarray(boards.T))
    x = np.asarray(b.features(look).T, np.float64)
    for layer, (matrix, bias) in enumerate(weights):
        x = x @ np.asarray(matrix, np.float64) + np.asarray(bias, np.float64)
        if layer < len(weights) - 1:
            x = np.maximum(x, 0)
    return np.asarray(look.points(), np.float64) + net.SCALE * x[:, 0]


def compared(weights: net.Weights, games: int, seed: int) -> list[dict[str, object]]:
    """Boards of whole games, each with the called tile and what every empty cell is worth."""
    chance = np.random.default_rng(seed)
    found: list[dict[str, object]] = []
    for _ in range(games):
        order = chance.permutation(b.TILES)
        board = np.full(b.CELLS, b.NONE, np.int8)
        for turn in range(b.CELLS - 1):
            cells = np.flatnonzero(board == b.NONE)
            after = np.repeat(board[None], len(cells), axis=0)
            after[np.arange(len(cells)), cells] = order[turn]
            values = worth(weights, after)
            found.append(
                {
                    "board": [int(tile) for tile in board],
                    "called": int(order[turn]),
                    "worth": {
                        int(cell): round(float(value), 2)
                        for cell, value in zip(cells, values, strict=True)
                    },
                }
            )
            # Not always the best one, so that poor boards are compared too.
            board = after[np.argsort(-values)[chance.integers(0, min(3, len(cells)))]]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("weights", type=Path)
    parser.add_argument("--out", type=Path, default=PACKED)
    parser.add_argument("--games", type=int, default=4, help="to compare; 0: leave those there are")
    parser.add_argument("--seed", type=int, default=20)
    chosen = parser.parse_args()
    weights = net.load(chosen.weights)
    write(chosen.out, whole(weights))
    if not chosen.games:
        return
    lines = (json.dumps(one) for one in compared(weights, chosen.games, chosen.seed))
    COMPARED.write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
