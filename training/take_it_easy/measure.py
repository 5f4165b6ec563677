"""Play whole games by the learned value and say how many points they bring, with the error.

`--look 0` takes the best place by the value of the board; `--look 1` by the exact expectation over
the next tile. Beside the raw mean stands the mean with the luck of the draws taken out: after each
draw the best value minus its mean over all tiles that could have been drawn, which is zero on
average whatever the network says.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path

import boards as b
import jax
import jax.numpy as jnp
import network as net
import numpy as np


def both_faces(weights: net.Weights, boards: jax.Array, rows: int) -> jax.Array:
    """The mean over a board and the same turned half round, as the engine judges."""
    turned = net.values(weights, boards[..., ::-1], rows)
    return (net.values(weights, boards, rows) + turned) / 2


@partial(jax.jit, static_argnames=("placed", "look", "rows"))
def place(
    weights: net.Weights, boards: jax.Array, drawn: jax.Array, placed: int, look: int, rows: int
) -> tuple[jax.Array, jax.Array]:
    """Place the drawn tiles (by their rank among those left); also the luck of that draw."""
    after = b.children(boards, placed)
    games = jnp.arange(len(boards))
    values = both_faces(weights, after, rows)
    best = values.max(axis=2)
    luck = best[games, drawn] - best.mean(axis=1)
    mine, value = after[games, drawn], values[games, drawn]
    if look and placed < b.CELLS - 1:

        def ahead(board: jax.Array) -> jax.Array:
            further = both_faces(weights, b.children(board, placed + 1), rows)
            return further.max(axis=2).mean(axis=1)

        value = jax.lax.map(ahead, jnp.swapaxes(mine, 0, 1)).T
    return mine[games, jnp.argmax(value, axis=1)], luck


def play(
    weights: net.Weights, games: int, look: int, seed: int, rows: int
) -> tuple[np.ndarray, np.ndarray]:
    """The points of so many games, and the luck of their draws."""
    generator = np.random.default_rng(seed)
    boards = jnp.full((games, b.CELLS), b.NONE, jnp.int8)
    luck = np.zeros(games)
    for placed in range(b.CELLS):
        drawn = jnp.asarray(generator.integers(0, b.TILES - placed, games))
        boards, gained = place(weights, boards, drawn, placed, look, rows)
        luck += np.asarray(gained)
    return np.asarray(b.points(boards)), luck


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--batch", type=int, default=5000)
    parser.add_argument("--rows", type=int, default=262144)
    parser.add_argument("--look", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1000)
    args = parser.parse_args()
    weights = net.load(args.weights)
    started = time.monotonic()
    raw, luck = np.zeros(0), np.zeros(0)
    for batch, first in enumerate(range(0, args.games, args.batch)):
        games = min(args.batch, args.games - first)
        found = play(weights, games, args.look, args.seed + batch, args.rows)
        raw, luck = np.append(raw, found[0]), np.append(luck, found[1])
        adjusted, root = raw - luck, len(raw) ** 0.5
        print(
            f"{args.weights.name} look {args.look}: {len(raw)} games, "
            f"raw {raw.mean():.2f} ± {raw.std() / root:.2f}, "
            f"luck-adjusted {adjusted.mean():.2f} ± {adjusted.std() / root:.2f} "
            f"(sd {raw.std():.1f} / {adjusted.std():.1f}), {time.monotonic() - started:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
