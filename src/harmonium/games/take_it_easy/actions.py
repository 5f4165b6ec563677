"""What a player can do: choose a cell for the called tile."""

from typing import Final

import msgspec

from harmonium.games.take_it_easy.board import CELLS, Cell


class Choose(msgspec.Struct, frozen=True, tag="choose", gc=False):
    cell: Cell


CHOICES: Final = tuple(Choose(Cell(cell)) for cell in range(len(CELLS)))
"""Every choice there is, made once."""
