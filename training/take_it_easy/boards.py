"""Boards of Take It Easy by the thousand: what follows, what it counts, what a network sees.

A board is 19 small numbers: the tile on each cell, or `NONE`. Tiles are numbered as in the data of
the game, so that `tile = 9 * vertical + 3 * rising + falling` (each the rank of its value).

What a board is still worth depends on three things alone: which cells are filled, how each line
stands, and which tiles are left. The tiles left are those not on the board.
"""

from __future__ import annotations

import json
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

DATA = Path(__file__).parents[2] / "src/harmonium/games/take_it_easy/data/take_it_easy.json"
FACTS = json.loads(DATA.read_text())

CELLS = 19
TILES = 27
NONE = TILES  # an empty cell

_codes = [code for code, _ in FACTS["tiles"]]
VALUES = [sorted({int(code[d]) for code in _codes}) for d in range(3)]
_axial = [tuple(cell) for cell in FACTS["cells"]]
# LINES[d, cell]: the number (0 to 4) of the line of direction d through the cell.
LINES = np.array(
    [[q + 2 for q, _ in _axial], [q + r + 2 for q, r in _axial], [r + 2 for _, r in _axial]]
)
# ON[d, line, cell] is 1 where the line runs through the cell.
ON = np.stack([[LINES[d] == line for line in range(5)] for d in range(3)]).astype(np.float32)
LENGTHS = ON.sum(axis=2)
WORTH = np.array(VALUES, np.float32)[:, None, :] * LENGTHS[:, :, None]  # of a scoring line

# The same as one matrix from [direction, cell, value] to [direction, line, value].
COUNTING = (
    np.einsum("dlc,de,vw->dcvelw", ON, np.eye(3), np.eye(3)).reshape(171, 45).astype(jnp.bfloat16)
)

# How many tiles that keep all three lines of a cell alive are still to come, in these steps:
ROOM = np.array([1, 2, 3, 4, 7, 10])
PARTS = {"alive": 3 * 5 * 3 * 5, "untouched": 15, "broken": 15, "filled": CELLS, "left": TILES}
PARTS["room"] = CELLS * (len(ROOM) + 1)
FEATURES = sum(PARTS.values())


def counts(boards: jax.Array) -> jax.Array:
    """How often each value stands on each line: [..., direction, line, value]."""
    rank = jnp.stack([boards // 9, boards // 3 % 3, boards % 3], axis=-2)  # [..., direction, cell]
    filled = (boards != NONE)[..., None, :, None]
    shown = (rank[..., None] == jnp.arange(3, dtype=boards.dtype)) & filled
    flat = shown.reshape(*boards.shape[:-1], -1).astype(jnp.bfloat16)
    return (flat @ COUNTING).reshape(*boards.shape[:-1], 3, 5, 3)


def points(boards: jax.Array) -> jax.Array:
    """The points of the lines that are filled already."""
    full = counts(boards).astype(jnp.float32) == LENGTHS[:, :, None]
    return jnp.sum(full * WORTH, axis=(-3, -2, -1))


def left(boards: jax.Array) -> jax.Array:
    """Which tiles are still to come: [..., tile]."""
    return ~jnp.any(boards[..., None] == jnp.arange(TILES, dtype=boards.dtype), axis=-2)


def features(boards: jax.Array) -> tuple[jax.Array, jax.Array]:
    """What the network sees of each board, as zeros and ones; and the points counted already."""
    on_line = counts(boards)
    filled = on_line.sum(axis=-1, keepdims=True)
    one_value = (on_line == filled) & (filled > 0)
    steps = jnp.arange(1, 6, dtype=on_line.dtype)
    alive = one_value[..., None] & (on_line[..., None] == steps)
    untouched = filled[..., 0] == 0
    broken = ~untouched & ~jnp.any(one_value, axis=-1)
    on_cell = boards != NONE
    to_come = left(boards)

    # A tile keeps a line alive if the line shows its value; untouched and broken lines take any.
    keeps = one_value | (untouched | broken)[..., None]
    lead = boards.shape[:-1]
    at = (keeps.reshape(*lead, -1).astype(jnp.bfloat16) @ COUNTING.T).reshape(*lead, 3, CELLS, 3)
    cube = to_come.reshape(*lead, 1, 3, 3, 3).astype(jnp.bfloat16)
    fitting = jnp.sum(
        cube
        * at[..., 0, :, :, None, None]
        * at[..., 1, :, None, :, None]
        * at[..., 2, :, None, None, :],
        axis=(-3, -2, -1),
    )
    step = jnp.sum(fitting[..., None] >= ROOM.astype(np.float32), axis=-1)
    room = jax.nn.one_hot(step, len(ROOM) + 1, dtype=bool) & ~on_cell[..., None]

    parts = (alive, untouched, broken, on_cell, to_come, room)
    seen = jnp.concatenate([part.reshape(*lead, -1) for part in parts], axis=-1)
    full = on_line.astype(jnp.float32) == LENGTHS[:, :, None]
    return seen, jnp.sum(full * WORTH, axis=(-3, -2, -1))


def open_lists(boards: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The tiles to come and the empty cells of each board, first in their lists."""
    tiles = jnp.argsort(~left(boards), axis=-1, stable=True)
    cells = jnp.argsort(boards != NONE, axis=-1, stable=True)
    return tiles, cells


def lay(boards: jax.Array, tiles: jax.Array, cells: jax.Array) -> jax.Array:
    """Each of the tiles [..., t] on each of the cells [..., c] of the boards: [..., t, c, 19]."""
    here = cells[..., None, :, None] == jnp.arange(CELLS)
    return jnp.where(
        here, tiles[..., :, None, None].astype(boards.dtype), boards[..., None, None, :]
    )


def children(boards: jax.Array, placed: int) -> jax.Array:
    """Boards with `placed` tiles and each tile to come on each cell: [..., tile, cell, 19]."""
    tiles, cells = open_lists(boards)
    return lay(boards, tiles[..., : TILES - placed], cells[..., : CELLS - placed])
