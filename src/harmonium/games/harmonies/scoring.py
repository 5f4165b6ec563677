"""Points: boards in, points out. Nothing here knows whose turn it is."""

from functools import lru_cache
from typing import Final

from harmonium.core.game import Points, Score, Seat, Variant, score_of
from harmonium.games.harmonies.board import GRIDS, Cell, Grid, bits
from harmonium.games.harmonies.cards import CARDS, NO_CARD, Card, card_id
from harmonium.games.harmonies.data import FACTS, Colour, Side, SpiritFacts
from harmonium.games.harmonies.groups import Path, groups, longest_loop, longest_shortest_path
from harmonium.games.harmonies.options import Options, RiverLoops
from harmonium.games.harmonies.stacks import HEIGHT, TOKEN, TOP, Stacks, mask
from harmonium.games.harmonies.state import Area, State

LANDSCAPES: Final = ("trees", "mountains", "fields", "buildings", "water")
CATEGORIES: Final = (*LANDSCAPES, "animals", "spirit")


def tree_points(side: Side, stacks: Stacks) -> list[Points]:
    """Each tree by its height (H-SCORE-TREE-1)."""
    grid = GRIDS[side]
    return [
        Points(
            "trees",
            FACTS.tree_points[HEIGHT[stacks[cell]]],
            "H-SCORE-TREE-1",
            _at(grid, cell),
            FACTS.stacks[stacks[cell]].id,
        )
        for cell in bits(mask(stacks, "tree"))
    ]


def mountain_points(side: Side, stacks: Stacks) -> list[Points]:
    """Each mountain with another one beside it, by its own height (H-SCORE-MOUNTAIN-1, -2)."""
    grid = GRIDS[side]
    mountains = mask(stacks, "mountain")
    return [
        Points(
            "mountains",
            FACTS.mountain_points[HEIGHT[stacks[cell]]],
            "H-SCORE-MOUNTAIN-1",
            _at(grid, cell),
            FACTS.stacks[stacks[cell]].id,
        )
        for cell in bits(mountains)
        if grid.near[cell] & mountains
    ]


def field_points(side: Side, stacks: Stacks) -> list[Points]:
    """Five for each group of two or more yellow tokens (H-SCORE-FIELD-1)."""
    grid = GRIDS[side]
    return [
        Points("fields", FACTS.field.points, "H-SCORE-FIELD-1", _at(grid, *bits(group)), "field")
        for group in groups(grid, mask(stacks, "field"))
        if group.bit_count() >= FACTS.field.least_tokens
    ]


def building_points(side: Side, stacks: Stacks) -> list[Points]:
    """Five for each building that sees three colours around it (H-SCORE-BUILDING-2, -3, -4)."""
    grid = GRIDS[side]
    return [
        Points(
            "buildings",
            FACTS.building.points,
            "H-SCORE-BUILDING-2",
            _at(grid, cell),
            FACTS.stacks[stacks[cell]].id,
        )
        for cell in bits(mask(stacks, "building"))
        if len(colours_around(grid, stacks, cell)) >= FACTS.building.least_colours
    ]


def colours_around(grid: Grid, stacks: Stacks, cell: Cell) -> tuple[Colour, ...]:
    """The different top tokens on the cells around, in the order of the colours."""
    seen = {TOP[stacks[near]] for near in grid.neighbours[cell]}
    return tuple([colour for colour, token in TOKEN.items() if token in seen])


def river_points(side: Side, stacks: Stacks, river_loops: RiverLoops) -> list[Points]:
    """The longest river by its length (H-SCORE-RIVER-1, H-SCORE-RIVER-5)."""
    grid = GRIDS[side]
    path = longest_river(grid, stacks, river_loops)
    points = river_of_length(len(path))
    if not points:
        return []
    return [Points("water", points, "H-SCORE-RIVER-1", _at(grid, *path), "river")]


def longest_river(grid: Grid, stacks: Stacks, river_loops: RiverLoops) -> Path:
    """The cells that give the longest river its length; none without water (H-SCORE-RIVER-3)."""
    paths: list[Path] = [()]
    for group in groups(grid, mask(stacks, "water")):
        paths.append(longest_shortest_path(grid, group))
        if river_loops == "bga":
            paths.append(longest_loop(grid, group))
    return max(paths, key=len)


def river_of_length(length: int) -> int:
    """The points of a river of so many cells (H-SCORE-RIVER-1)."""
    by_length = FACTS.river.points
    beyond = length - (len(by_length) - 1)
    if beyond <= 0:
        return by_length[length]
    return by_length[-1] + beyond * FACTS.river.each_beyond


def island_points(side: Side, stacks: Stacks) -> list[Points]:
    """Five for each group of cells without water, empty or not (H-SCORE-ISLAND-1, -2)."""
    grid = GRIDS[side]
    land = ~mask(stacks, "water") & (1 << len(stacks)) - 1
    return [
        Points("water", FACTS.island_points, "H-SCORE-ISLAND-1", _at(grid, *bits(group)), "island")
        for group in groups(grid, land)
    ]


def water_points(side: Side, stacks: Stacks, river_loops: RiverLoops) -> list[Points]:
    """Rivers on side A, islands on side B (H-SCORE-ISLAND-5)."""
    if FACTS.sides[side].water == "river":
        return river_points(side, stacks, river_loops)
    return island_points(side, stacks)


@lru_cache(maxsize=1 << 12)
def landscape_points(side: Side, stacks: Stacks, river_loops: RiverLoops) -> tuple[Points, ...]:
    """Everything that a board brings by itself."""
    return (
        *tree_points(side, stacks),
        *mountain_points(side, stacks),
        *field_points(side, stacks),
        *building_points(side, stacks),
        *water_points(side, stacks, river_loops),
    )


def animal_points(card: Card, placed: int, cells: tuple[str, ...] = ()) -> list[Points]:
    """The number under the last cube taken off the card, or nothing (H-SCORE-CARD-1, -2)."""
    points = CARDS[card].points[placed]
    if not points:
        return []
    return [Points("animals", points, "H-SCORE-CARD-1", cells, CARDS[card].id)]


def spirit_points(side: Side, stacks: Stacks, card: Card) -> list[Points]:
    """What a spirit whose cube was placed finds on the board (H-SPIRIT-6, H-SPIRIT-8)."""
    spirit = CARDS[card].spirit
    assert spirit is not None
    grid = GRIDS[side]
    cells = mask(stacks, spirit.of)
    if spirit.family == "group":
        found = [(bits(group), group.bit_count()) for group in groups(grid, cells)]
    else:
        found = [([cell], HEIGHT[stacks[cell]]) for cell in bits(cells)]
    return [
        Points("spirit", points, "H-SPIRIT-8", _at(grid, *where), spirit.id)
        for where, size in found
        if (points := _by_size(spirit, size))
    ]


def _by_size(spirit: SpiritFacts, size: int) -> int:
    return spirit.points[min(size, len(spirit.points) - 1)]


def area_points(options: Options, area: Area) -> list[Points]:
    """Every point of one player, item by item."""
    grid = GRIDS[options.side]
    items = list(landscape_points(options.side, area.stacks, options.river_loops))
    for number in area.cards:
        cells = [Cell(cell) for cell, cube in enumerate(area.cubes) if cube == number]
        items += animal_points(Card(number), len(cells), _at(grid, *cells))
    if area.spirit != NO_CARD and area.spirit in area.cubes:
        items += spirit_points(options.side, area.stacks, area.spirit)
    return items


def area_score(options: Options, area: Area) -> Score:
    return score_of(categories(options), area_points(options, area))


def score(state: State) -> tuple[Score, ...]:
    return tuple(area_score(state.options, area) for area in state.areas)


def categories(options: Options) -> tuple[str, ...]:
    return CATEGORIES if options.spirits else CATEGORIES[:-1]


def suns(points: int, side: Side, spirit: Card | None) -> int:
    """The result of a solo game; `spirit` None: played without spirit cards (H-SOLO-7)."""
    facts = FACTS.suns
    for_points = sum(points >= needed for needed in facts.points)
    return for_points + facts.side[side] + spirit_suns(spirit)


def spirit_suns(spirit: Card | None) -> int:
    """For the card that was kept, wherever its cube is (H-SOLO-8, H-SOLO-9)."""
    facts = None if spirit is None else CARDS[spirit].spirit
    return FACTS.suns.no_spirits if facts is None else FACTS.suns.spirit[facts.family]


def _at(grid: Grid, *cells: Cell) -> tuple[str, ...]:
    return tuple([grid.names[cell] for cell in cells])


def variant(state: State, seat: Seat) -> Variant:
    """Each side of the board has its own record, and on it each spirit card and none at all."""
    options = state.options
    found: dict[str, str | int | bool] = {"side": options.side}
    if options.spirits:
        spirit = state.areas[seat].spirit
        found["spirit"] = "unknown" if spirit == NO_CARD else card_id(spirit)
    if options.side == "A" and options.river_loops != Options().river_loops:
        found["river_loops"] = options.river_loops
    return found
