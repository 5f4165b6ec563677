"""Where animals could settle: every habitat, turned six ways and moved over the board once.

What is left for a position is to compare a few cells with what they must hold.
"""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from harmonium.core.hexgrid import Hex, rotated
from harmonium.games.harmonies.board import GRIDS, Cell, Grid
from harmonium.games.harmonies.cards import CARDS, Card
from harmonium.games.harmonies.data import Piece, Side
from harmonium.games.harmonies.stacks import ADDED, KINDS, TO_KINDS, Stacks, Token

Test = tuple[Cell, int]
"""That cell must hold that kind of stack."""


class Habitat(NamedTuple):
    """All ways to lay one card's habitat on one side of the board."""

    kind: int
    """What the cube's cell must hold."""
    ways: tuple[tuple[tuple[Test, ...], ...], ...]
    """For each cell as the cube's cell: the tests of the other cells, one tuple for each way."""


def _laid(grid: Grid, place: Hex, pieces: tuple[Piece, ...], turn: int) -> tuple[Test, ...] | None:
    """The tests of a habitat whose cube stands at that place; None if it leaves the board."""
    index = {one: Cell(number) for number, one in enumerate(grid.hexes)}
    tests = []
    for piece in pieces:
        there = place.plus(rotated(Hex(piece.q, piece.r), turn))
        if there not in index:  # H-CUBE-4
            return None
        tests.append((index[there], KINDS.index(piece.kind)))
    return tuple(sorted(tests))


def _habitat(grid: Grid, pieces: tuple[Piece, ...]) -> Habitat:
    cube, *others = pieces
    ways = []
    for place in grid.hexes:
        # Turns that look alike are kept once; mirrored ones never differ (H-CUBE-3).
        turned = {_laid(grid, place, tuple(others), turn): None for turn in range(6)}
        ways.append(tuple(tests for tests in turned if tests is not None))
    return Habitat(KINDS.index(cube.kind), tuple(ways))


HABITATS: Final[dict[Side, tuple[Habitat, ...]]] = {
    side: tuple(_habitat(grid, card.habitat) for card in CARDS) for side, grid in GRIDS.items()
}


@lru_cache(maxsize=1 << 14)
def settled(side: Side, card: Card, stacks: Stacks) -> tuple[Cell, ...]:
    """The cells where the card's habitat stands complete, whether or not a cube is there yet."""
    kinds = stacks.translate(TO_KINDS)
    kind, ways = HABITATS[side][card]
    found = []
    cell = kinds.find(kind)
    while cell >= 0:
        for tests in ways[cell]:
            for other, wanted in tests:
                if kinds[other] != wanted:
                    break
            else:
                found.append(Cell(cell))
                break
        cell = kinds.find(kind, cell + 1)
    return tuple(found)


class NearMiss(NamedTuple):
    """One token on one cell, and the card's cube could go on its cell."""

    cell: Cell
    at: Cell
    token: Token


def near_misses(side: Side, card: Card, stacks: Stacks, closed: int) -> tuple[NearMiss, ...]:
    """Every habitat that lacks one token which may be added; `closed`: the cells with cubes."""
    kinds = stacks.translate(TO_KINDS)
    habitat = HABITATS[side][card]
    already = settled(side, card, stacks)
    found: dict[NearMiss, None] = {}
    for number, ways in enumerate(habitat.ways):
        cell = Cell(number)
        if closed >> cell & 1 or cell in already:
            continue
        for tests in ways:
            missing = [test for test in ((cell, habitat.kind), *tests) if kinds[test[0]] != test[1]]
            if len(missing) == 1:
                (at, wanted) = missing[0]
                if not closed >> at & 1:
                    for token in _completing(stacks[at], wanted):
                        found[NearMiss(cell, at, token)] = None
    return tuple(found)


@cache
def _completing(stack: int, kind: int) -> tuple[Token, ...]:
    """The tokens that make a stack of that kind out of this one."""
    return tuple(
        Token(token)
        for token, added in enumerate(ADDED)
        if added[stack] and TO_KINDS[added[stack]] == kind
    )
