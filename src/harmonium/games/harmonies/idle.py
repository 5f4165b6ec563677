"""The other half of scoring: what lies on a board and brings nothing, and which rule says so."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from harmonium.core.game import Points
from harmonium.games.harmonies.board import GRIDS, Cell, Grid, bits
from harmonium.games.harmonies.data import FACTS, Side
from harmonium.games.harmonies.groups import groups
from harmonium.games.harmonies.options import RiverLoops
from harmonium.games.harmonies.scoring import colours_around, longest_river, river_points
from harmonium.games.harmonies.stacks import Stacks, mask


class _Idle(NamedTuple):
    category: str
    rule: str
    cells: Sequence[Cell]
    subject: str


def idle_stacks(side: Side, stacks: Stacks, river_loops: RiverLoops) -> list[Points]:
    """Every token that is part of no points of its landscape; animals and spirits aside."""
    grid = GRIDS[side]
    found = [
        *_unfinished(stacks),
        *_alone(grid, stacks),
        *_dull(grid, stacks),
    ]
    if FACTS.sides[side].water == "river":
        found += _other_water(side, stacks, river_loops)
    return [
        Points(category, 0, rule, tuple(grid.names[cell] for cell in cells), subject)
        for category, rule, cells, subject in found
    ]


def _unfinished(stacks: Stacks) -> Iterator[_Idle]:
    """Bare trunks (H-LAND-6), and red that stands on nothing (H-SCORE-BUILDING-1)."""
    for cell, stack in enumerate(stacks):
        name = FACTS.stacks[stack].id
        if name in {"trunk1", "trunk2"}:
            yield _Idle("trees", "H-LAND-6", [Cell(cell)], name)
        elif name == "red":
            yield _Idle("buildings", "H-SCORE-BUILDING-1", [Cell(cell)], name)


def _alone(grid: Grid, stacks: Stacks) -> Iterator[_Idle]:
    """Mountains without another beside them, and fields that are too small."""
    mountains = mask(stacks, "mountain")
    for cell in bits(mountains):
        if not grid.near[cell] & mountains:
            name = FACTS.stacks[stacks[cell]].id
            yield _Idle("mountains", "H-SCORE-MOUNTAIN-2", [cell], name)
    for group in groups(grid, mask(stacks, "field")):
        if group.bit_count() < FACTS.field.least_tokens:
            yield _Idle("fields", "H-SCORE-FIELD-1", bits(group), "field")


def _dull(grid: Grid, stacks: Stacks) -> Iterator[_Idle]:
    """Buildings that see too few colours."""
    for cell in bits(mask(stacks, "building")):
        if len(colours_around(grid, stacks, cell)) < FACTS.building.least_colours:
            name = FACTS.stacks[stacks[cell]].id
            yield _Idle("buildings", "H-SCORE-BUILDING-2", [cell], name)


def _other_water(side: Side, stacks: Stacks, river_loops: RiverLoops) -> Iterator[_Idle]:
    """Only one river counts, and of it only the longest shortest way (H-SCORE-RIVER-2, -5)."""
    grid = GRIDS[side]
    counted = longest_river(grid, stacks, river_loops)
    for group in groups(grid, mask(stacks, "water")):
        rest = [cell for cell in bits(group) if cell not in counted]
        if len(rest) == group.bit_count():
            yield _Idle("water", "H-SCORE-RIVER-5", rest, "river")
        elif rest:
            yield _Idle("water", "H-SCORE-RIVER-2", rest, "beside")
        if len(rest) < group.bit_count() and not river_points(side, stacks, river_loops):
            yield _Idle("water", "H-SCORE-RIVER-1", counted, "river")
