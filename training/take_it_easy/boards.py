"""Boards of Take It Easy by the thousand: what follows, what it counts, what a network sees.

A board is 19 small numbers: the tile on each cell, or `NONE`. Tiles are numbered as in the data of
the game, so that `tile = 9 * vertical + 3 * rising + falling` (each the rank of its value).

What a board is still worth depends on three things alone: which cells are filled, how each line
stands, and which tiles are left. The tiles left are those not on the board.
"""

from __future__ import annotations

import json
from functools import reduce
from pathlib import Path
from typing import NamedTuple

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

# A set of tiles is a whole number with a bit for each.
EVERY_TILE = (1 << TILES) - 1
_ranks = np.stack([np.arange(TILES) // 9, np.arange(TILES) // 3 % 3, np.arange(TILES) % 3])
# WITH[line, value]: the tiles that show the value in the direction of the line (0 to 14).
WITH = np.array(
    [
        [sum(1 << t for t in range(TILES) if _ranks[line // 5, t] == v) for v in range(3)]
        for line in range(15)
    ],
    np.int32,
)
LINE_CELLS = [np.flatnonzero(ON[line // 5, line % 5]) for line in range(15)]
LINES_OF = LINES + 5 * np.arange(3)[:, None]  # the three lines of each cell, 0 to 14

# How many tiles that keep all three lines of a cell alive are still to come, in these steps:
ROOM = np.array([1, 2, 3, 4, 7, 10])
PARTS = {"alive": 3 * 5 * 3 * 5, "untouched": 15, "broken": 15, "filled": CELLS, "left": TILES}
PARTS["room"] = CELLS * (len(ROOM) + 1)
FEATURES = sum(PARTS.values())


class Look(NamedTuple):
    """How the lines of many boards stand; the boards are the last axis of everything."""

    bits: jax.Array
    """Of each cell the tile on it, as a set: [cell, ...]."""
    laid: jax.Array
    """How many tiles lie on each line: [line, ...]."""
    shown: jax.Array
    """How many of them show each value: [line, value, ...]."""

    @classmethod
    def at(cls, boards: jax.Array) -> Look:
        """Of boards [cell, ...]."""
        bits = jnp.where(boards == NONE, 0, jnp.left_shift(1, boards.astype(jnp.int32)))
        lines = jnp.stack([reduce(jnp.bitwise_or, [bits[c] for c in on]) for on in LINE_CELLS])
        with_value = WITH.reshape(15, 3, *[1] * (boards.ndim - 1))
        return cls(bits, count(lines), count(lines[:, None] & with_value))

    def left(self) -> jax.Array:
        """The tiles to come, as a set."""
        return EVERY_TILE & ~reduce(jnp.bitwise_or, list(self.bits))

    def points(self) -> jax.Array:
        """The points of the lines that are filled already."""
        most = LENGTHS.reshape(15, 1, *[1] * (self.laid.ndim - 1))
        worth = WORTH.reshape(15, 3, *[1] * (self.laid.ndim - 1))
        return jnp.sum(jnp.where(self.shown == most, worth, 0.0), axis=(0, 1))


count = jax.lax.population_count


def points(boards: jax.Array) -> jax.Array:
    """The points of the lines that are filled already, of boards [..., cell]."""
    return Look.at(jnp.moveaxis(boards, -1, 0)).points()


def left(boards: jax.Array) -> jax.Array:
    """Which tiles are still to come: [..., tile]."""
    return ~jnp.any(boards[..., None] == jnp.arange(TILES, dtype=boards.dtype), axis=-2)


def features(look: Look) -> jax.Array:
    """What the network sees of each board, as zeros and ones: [feature, ...]."""
    lead = look.laid.shape[1:]
    ones = [1] * len(lead)
    steps = jnp.arange(1, 6).reshape(5, *ones)
    one_value = (look.shown == look.laid[:, None]) & (look.laid[:, None] > 0)
    alive = one_value[:, :, None] & (look.shown[:, :, None] == steps)
    untouched = look.laid == 0
    broken = ~untouched & ~jnp.any(one_value, axis=1)
    on_cell = look.bits != 0
    left_over = look.left()
    to_come = (left_over >> jnp.arange(TILES).reshape(TILES, *ones)) & 1 == 1

    # A tile keeps a line alive if the line shows its value; untouched and broken lines take any.
    shows = jnp.where(one_value, WITH.reshape(15, 3, *ones), 0)
    keeps = shows[:, 0] | shows[:, 1] | shows[:, 2]
    keeps = jnp.where(untouched | broken, EVERY_TILE, keeps)
    a, b, c = (keeps[of] for of in LINES_OF)
    fitting = count(left_over & a & b & c)
    step = sum((fitting >= least).astype(jnp.int32) for least in ROOM.tolist())
    room = (step[:, None] == jnp.arange(len(ROOM) + 1).reshape(-1, *ones)) & ~on_cell[:, None]

    parts = (alive, untouched, broken, on_cell, to_come, room)
    return jnp.concatenate([part.reshape(-1, *lead) for part in parts])


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
