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


def expected(weights: Weights, seen: jax.Array) -> jax.Array:
    """The points still to come, for rows of features."""
    (first, bias), *rest = weights
    half = jnp.bfloat16
    x = jax.nn.relu(seen.astype(half) @ first.astype(half) + bias.astype(half))
    for matrix, bias in rest[:-1]:
        x = jax.nn.relu(
            jnp.dot(x.astype(half), matrix.astype(half), preferred_element_type=jnp.float32) + bias
        )
    matrix, bias = rest[-1]
    return SCALE * (x @ matrix + bias)[..., 0]


def value(weights: Weights, boards: jax.Array) -> jax.Array:
    """Points counted plus points expected; nothing is expected of a full board.

    Without that anchor every value floats: the errors shrink while the play falls apart.
    """
    seen, counted = b.features(boards)
    full = jnp.all(boards != b.NONE, axis=-1)
    return counted + jnp.where(full, 0.0, expected(weights, seen))


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
        (jnp.asarray(stored[f"w{i}"]), jnp.asarray(stored[f"b{i}"]))
        for i in range(len(stored.files) // 2)
    ]
