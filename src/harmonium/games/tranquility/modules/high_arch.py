"""High Arch: a roof that is open only while both pillars stand; its grid is data (Q-VAR-ARCH)."""

from collections.abc import Mapping

from harmonium.games.tranquility.board import Cell, grid_of
from harmonium.games.tranquility.modules.part import Part
from harmonium.games.tranquility.state import Chart


def closed(state: Chart) -> Mapping[Cell, str]:
    """The roof, as long as a cell of a pillar is empty (Q-VAR-ARCH-4)."""
    grid = grid_of(state.options)
    pillars_stand = all(number or cell in grid.roof for cell, number in enumerate(state.numbers, 1))
    return {} if pillars_stand else dict.fromkeys(sorted(grid.roof), "Q-VAR-ARCH-4")


PART = Part(closed=closed)
