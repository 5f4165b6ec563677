"""Groups of cells (H-TERM-4) and the length of rivers (H-SCORE-RIVER-2, H-SCORE-RIVER-6).

Sets of cells are sets of bits here; a path is a tuple of cells in the order of walking.
"""

from harmonium.games.harmonies.board import Cell, Grid, bits

Path = tuple[Cell, ...]


def groups(grid: Grid, cells: int) -> list[int]:
    """The connected patches of a set of cells, in the order of their first cells."""
    found = []
    while cells:
        group = edge = cells & -cells
        while edge:
            touched = 0
            for cell in bits(edge):
                touched |= grid.near[cell]
            edge = touched & cells & ~group
            group |= edge
        found.append(group)
        cells &= ~group
    return found


def longest_shortest_path(grid: Grid, group: int) -> Path:
    """Between the two cells of the group that are farthest apart inside it, a shortest way."""
    best: list[int] = []
    for start in bits(group):
        # Rings of cells at distance 0, 1, 2, ... from the start.
        rings = [1 << start]
        rest = group & ~rings[0]
        while rest:
            touched = 0
            for cell in bits(rings[-1]):
                touched |= grid.near[cell]
            rings.append(touched & rest)
            rest &= ~touched
        if len(rings) > len(best):
            best = rings
    path = [bits(best[-1])[0]]
    for ring in reversed(best[:-1]):
        path.append(bits(ring & grid.near[path[-1]])[0])
    return tuple(reversed(path))


def longest_loop(grid: Grid, group: int) -> Path:
    """The longest loop that one walk through the group finds, as `river_loops = bga` has it.

    The walk starts at the group's first cell and enters no cell twice, also after stepping
    back; it therefore does not find every loop, and is not meant to (H-SCORE-RIVER-6).
    """
    start = bits(group)[0]
    unmarked = group & ~(1 << start)
    path = [start]
    best: Path = ()
    while path:
        for cell in grid.walk[path[-1]]:
            if unmarked >> cell & 1:
                unmarked &= ~(1 << cell)
                path.append(cell)
                if len(path) > max(2, len(best)) and grid.near[cell] >> start & 1:
                    best = tuple(path)
                break
        else:
            path.pop()
    return best
