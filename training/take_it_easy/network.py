"""The value of a board: the points counted already plus what a small network expects to come."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import boards as b
import jax
import jax.numpy as jnp
import numpy as np

Weights = list[tuple[jax.Array, jax.Array]]
SCALE = 50.0  # a point of the network's output is this many points of the game


def fresh(key: jax.Array, hidden: tuple[int, ...]) -> Weights:
    """Small random weights for layers of these widths."""
    widths = (b.FEATURES, *hidden, 1)
    layers = []
    for fan_in, fan_out in pairwise(widths):
        key, draw = jax.random.split(key)
        spread = (2 / (fan_in if fan_in != b.FEATURES else 60)) ** 0.5
        if fan_out == 1:
            spread *= 0.1
        layers.append((jax.random.normal(draw, (fan_in, fan_out)) * spread, jnp.zeros(fan_out)))
    return layers


def widened(key: jax.Array, weights: Weights, width: int) -> Weights:
    """The same function with more units in the first layer: each has a twin, and both do half.

    A little noise lets twins go ways of their own.
    """
    (first, bias), (second, second_bias), *rest = weights
    if width % len(bias) or (width // len(bias)).bit_count() != 1:
        raise SystemExit(f"{len(bias)} units can be doubled, but not to {width}")
    while len(bias) < width:
        key, draw = jax.random.split(key)
        stray = 0.05 * jnp.std(first) * jax.random.normal(draw, first.shape)
        first = jnp.concatenate([first + stray, first - stray], axis=1)
        bias = jnp.concatenate([bias, bias])
        second = jnp.concatenate([second, second]) / 2
    return [(first, bias), (second, second_bias), *rest]


def expected(weights: Weights, seen: jax.Array) -> jax.Array:
    """The points still to come, for features [feature, board]."""
    (first, bias), *rest = weights
    half = jnp.bfloat16
    x = jax.nn.relu(first.T.astype(half) @ seen.astype(half) + bias.astype(half)[:, None])
    for matrix, bias in rest[:-1]:
        x = jnp.dot(matrix.T.astype(half), x.astype(half), preferred_element_type=jnp.float32)
        x = jax.nn.relu(x + bias[:, None])
    matrix, bias = rest[-1]
    return SCALE * (matrix.T @ x + bias)[0]


def value(weights: Weights, boards: jax.Array) -> jax.Array:
    """Points counted plus points expected of boards [board, cell]; nothing of a full board.

    Without that anchor every value floats: the errors shrink while the play falls apart.
    """
    look = b.Look.at(boards.T)
    full = jnp.all(look.bits != 0, axis=0)
    return look.points() + jnp.where(full, 0.0, expected(weights, b.features(look)))


def values(weights: Weights, boards: jax.Array, rows: int) -> jax.Array:
    """The values of any number of boards [..., 19], `rows` of them at once."""
    flat = boards.reshape(-1, b.CELLS)
    chunks = jnp.pad(flat, ((0, -len(flat) % rows), (0, 0))).reshape(-1, rows, b.CELLS)
    found = jax.lax.map(lambda chunk: value(weights, chunk), chunks).reshape(-1)
    return found[: len(flat)].reshape(boards.shape[:-1])


def save(path: Path, weights: Weights) -> None:
    """Keep the weights as half floats: enough to play by and to go on from."""
    named = {
        f"{kind}{i}": x
        for i, pair in enumerate(weights)
        for kind, x in zip("wb", pair, strict=True)
    }
    np.savez_compressed(path, **{name: np.asarray(x, np.float16) for name, x in named.items()})


def load(path: Path) -> Weights:
    stored = np.load(path)
    return [
        (jnp.asarray(stored[f"w{i}"], jnp.float32), jnp.asarray(stored[f"b{i}"], jnp.float32))
        for i in range(len(stored.files) // 2)
    ]
