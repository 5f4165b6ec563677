"""The network of `checkpoints/standard.npz` as a teacher, in NumPy alone.

It says of any board how many points are still to come. What it sees is what `boards.py` shows the
learner; that file is in JAX, which a single core has no use for.
"""

import json
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

HERE: Final = Path(__file__).parent
DATA: Final = HERE.parents[1] / "src/harmonium/games/take_it_easy/data/take_it_easy.json"
NETWORK: Final = HERE / "checkpoints/standard.npz"
TILES: Final = 27
SCALE: Final = 50.0
"""A point of the network's output is so many of the game."""
AT_ONCE: Final = 2000

Floats = NDArray[np.float32]
Boards = NDArray[np.uint8]
"""The tile on each cell; what is no tile is an empty cell."""

_axial = json.loads(DATA.read_text())["cells"]
# The number (0 to 4) of the line through each cell, for each direction.
LINES: Final = np.array([[q + 2, q + r + 2, r + 2] for q, r in _axial]).T
ON: Final = (LINES[:, None, :] == np.arange(5)[:, None]).astype(np.float32)
_tiles = np.arange(TILES)
RANKS: Final = np.stack([_tiles // 9, _tiles // 3 % 3, _tiles % 3])
SHOWS: Final = np.zeros((3, TILES + 1, 3), np.float32)
"""By direction, tile and value; the last tile is none."""
SHOWS[:, :TILES] = RANKS[:, :, None] == np.arange(3)
ROOM: Final = np.array([1, 2, 3, 4, 7, 10])


class Teacher:
    def __init__(self, path: Path = NETWORK) -> None:
        stored = np.load(path)
        self._layers = [
            (stored[f"w{at}"].astype(np.float32), stored[f"b{at}"].astype(np.float32))
            for at in range(len(stored.files) // 2)
        ]

    def to_come(self, boards: Boards) -> Floats:
        """The points that each board, none of them full, may still be expected to bring."""
        parts = range(0, len(boards), AT_ONCE)
        return np.concatenate([self._expected(boards[at : at + AT_ONCE]) for at in parts])

    def _expected(self, boards: Boards) -> Floats:
        x = seen(np.minimum(boards, TILES).astype(np.intp))
        *hidden, (last, bias) = self._layers
        for matrix, shift in hidden:
            x = np.maximum(x @ matrix + shift, 0)
        return np.asarray(SCALE * (x @ last + bias)[:, 0], np.float32)


def seen(boards: NDArray[np.intp]) -> Floats:
    """What the network sees: as `features` in `boards.py`."""
    lines = [ON[way] @ SHOWS[way][boards] for way in range(3)]
    on_line = np.stack(lines, axis=1)  # [board, direction, line, value]
    filled = on_line.sum(axis=-1, keepdims=True)
    one_value = (on_line == filled) & (filled > 0)
    alive = one_value[..., None] & (on_line[..., None] == np.arange(1, 6))
    untouched = filled[..., 0] == 0
    broken = ~untouched & ~one_value.any(axis=-1)
    on_cell = boards != TILES
    left = ~(boards[:, :, None] == np.arange(TILES)).any(axis=1)

    # A tile keeps a line alive if the line shows its value; untouched and broken lines take any.
    keeps = (one_value | (untouched | broken)[..., None]).astype(np.float32)
    first, second, third = (keeps[:, way][:, LINES[way]] for way in range(3))
    cube = left.reshape(-1, 3, 3, 3).astype(np.float32)
    fitting = np.einsum("nabc,nka->nkbc", cube, first, optimize=True)
    fitting = np.einsum("nkbc,nkb->nkc", fitting, second)
    step = (np.einsum("nkc,nkc->nk", fitting, third)[..., None] >= ROOM).sum(axis=-1)
    room = (step[..., None] == np.arange(len(ROOM) + 1)) & ~on_cell[..., None]

    parts = (alive, untouched, broken, on_cell, left, room)
    return np.concatenate(
        [part.reshape(len(boards), -1) for part in parts], axis=1, dtype=np.float32
    )
