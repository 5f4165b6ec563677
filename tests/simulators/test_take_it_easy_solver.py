"""The solver against the rule book, against brute force and against another formulation."""

import random
from collections import defaultdict
from collections.abc import Sequence
from itertools import permutations
from statistics import fmean, stdev

import pytest

from harmonium.core.errors import IllegalPosition
from harmonium.games.take_it_easy.board import CODES, TILES, TURNS
from harmonium.games.take_it_easy.data import FACTS
from harmonium.games.take_it_easy.scoring import line_points
from harmonium.simulators.take_it_easy_plans import BOARD, Shape, bits
from harmonium.simulators.take_it_easy_solver import (
    Arrangement,
    Solution,
    _best,
    _boards_by_points,
    best_arrangement,
    boards_worth,
    solve,
)
from harmonium.testing import rule

# Smaller boards, small enough to try everything. Their lines in the three directions:
#
#       2                   3
#    0     5             0     7
#       3                   4
#    1     6             1     8
#       4                   5
#                        2     9
#                           6
SEVEN_CELLS: Shape = (
    ((0, 1), (2, 3, 4), (5, 6)),
    ((0, 2), (1, 3, 5), (4, 6)),
    ((2, 5), (0, 3, 6), (1, 4)),
)
TEN_CELLS: Shape = (
    ((0, 1, 2), (3, 4, 5, 6), (7, 8, 9)),
    ((0, 3), (1, 4, 7), (2, 5, 8), (6, 9)),
    ((3, 7), (0, 4, 8), (1, 5, 9), (2, 6)),
)

# The eight tiles left in the bag and the most points that the other nineteen can score, found
# with a constraint solver: a truth value for each tile on each cell and each value of each line.
FOUND_ELSEWHERE = {
    (3, 9, 10, 11, 12, 13, 19, 25): 260,
    (4, 6, 8, 10, 11, 15, 17, 25): 252,
    (10, 12, 13, 17, 21, 22, 23, 25): 236,
    (1, 4, 5, 6, 8, 14, 22, 26): 255,
    (4, 7, 14, 15, 17, 21, 23, 24): 219,
    (2, 7, 8, 9, 11, 22, 23, 26): 234,
    (2, 10, 11, 13, 14, 16, 21, 25): 235,
    (1, 3, 4, 5, 8, 16, 21, 26): 249,
    (2, 3, 8, 14, 16, 21, 22, 25): 228,
    (0, 4, 6, 10, 17, 18, 19, 21): 265,
    (1, 7, 9, 10, 11, 12, 15, 26): 265,
    (3, 6, 8, 9, 12, 13, 21, 24): 272,
}


TILE_IDS = {str(tile.code): tile.id for tile in TILES}


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solve()


def score(board: Arrangement) -> int:
    return sum(line.points for line in line_points(tuple(CODES[tile] for tile in board)))


def parsed(columns: str) -> Arrangement:
    return tuple(TILE_IDS[code] for code in columns.replace("|", "").split())


def draw(generator: random.Random, count: int = TURNS) -> list[int]:
    return generator.sample(range(len(TILES)), count)


@rule("T-SCORE-3", "T-EX-2")
def test_no_board_scores_more_than_307_and_sixteen_score_that(solution: Solution) -> None:
    assert solution.maximum == 307
    assert len(set(solution.boards)) == len(solution.boards) == 16
    for board in solution.boards:
        assert len(board) == len(set(board)) == TURNS
        assert score(board) == 307


@rule("T-EX-2")
def test_the_half_turn_pairs_the_sixteen_boards(solution: Solution) -> None:
    assert {board[::-1] for board in solution.boards} == set(solution.boards)
    assert all(board[::-1] != board for board in solution.boards)


@rule("T-EX-2")
def test_the_sixteen_boards_are_as_the_rule_book_describes_them(solution: Solution) -> None:
    example = parsed(
        "573 574 528 | 978 973 924 968 | 174 178 123 164 168 | 974 928 963 964 | 524 568 563"
    )
    assert example in solution.boards
    assert {parsed(board) for board in FACTS.best_boards} == set(solution.boards)
    assert len({frozenset(board) for board in solution.boards}) == 4
    for board in solution.boards:
        codes = tuple(CODES[tile] for tile in board)
        assert len(line_points(codes)) == 15
        assert codes[9] == "123"


@rule("T-EX-2")
def test_how_many_boards_come_close_to_the_maximum() -> None:
    found = boards_worth(at_least=304)
    counts = {points: len(boards) for points, boards in found.items()}
    assert counts == {307: 16, 306: 8, 305: 8, 304: 24}
    for points, boards in found.items():
        assert len(set(boards)) == len(boards)
        for board in boards:
            assert len(set(board)) == TURNS
            assert score(board) == points


def test_the_best_arrangement_of_a_good_board_is_at_least_as_good(solution: Solution) -> None:
    for points, boards in boards_worth(at_least=304).items():
        for board in boards:
            best, _ = best_arrangement(board)
            assert points <= best <= solution.maximum


@pytest.mark.parametrize(("left", "points"), FOUND_ELSEWHERE.items())
def test_the_best_arrangement_is_the_one_another_method_finds(
    left: tuple[int, ...], points: int
) -> None:
    tiles = [tile.id for tile in TILES if tile.id not in left]
    assert best_arrangement(tiles)[0] == points


def test_draws_average_about_248_points_in_hindsight() -> None:
    generator = random.Random("hindsight")
    results = []
    for _ in range(400):
        tiles = draw(generator)
        points, board = best_arrangement(tiles)
        assert sorted(board) == sorted(tiles)
        assert score(board) == points
        results.append(points)
    error = stdev(results) / len(results) ** 0.5
    assert abs(fmean(results) - 248.0) < 3 * error < 3


def test_the_order_of_the_tiles_does_not_matter() -> None:
    tiles = draw(random.Random("order"))
    assert best_arrangement(tiles) == best_arrangement(sorted(tiles))


@pytest.mark.parametrize(
    ("tiles", "against"),
    [
        (range(18), "T-TURN-3"),
        (range(20), "T-TURN-3"),
        ((), "T-TURN-3"),
        ((*range(18), 17), "T-COMP-2"),
        ((*range(18), 27), "T-COMP-2"),
        ((*range(18), -1), "T-COMP-2"),
    ],
)
def test_anything_but_nineteen_different_tiles_is_refused(
    tiles: Sequence[int], against: str
) -> None:
    with pytest.raises(IllegalPosition) as refused:
        best_arrangement(tiles)
    assert refused.value.rule == against


@pytest.mark.parametrize("shape", [SEVEN_CELLS, TEN_CELLS, BOARD])
def test_every_cell_is_on_one_line_of_each_direction(shape: Shape) -> None:
    for lines in shape:
        cells = sorted(cell for line in lines for cell in line)
        assert cells == list(range(len(cells)))
        turned = {tuple(len(cells) - 1 - cell for cell in reversed(line)) for line in lines}
        assert turned == set(lines)


# Seven tiles fill the small board; with eight one is left over.
@pytest.mark.parametrize(("count", "draws"), [(7, 16), (8, 2)])
def test_every_board_of_seven_cells_is_found_with_its_points(count: int, draws: int) -> None:
    generator = random.Random(f"seven cells, {count} tiles")
    for _ in range(draws):
        tiles = draw(generator, count)
        expected = defaultdict(set)
        for board in permutations(tiles, 7):
            expected[_plain_points(SEVEN_CELLS, board)].add(board)
        found = dict(_boards_by_points(SEVEN_CELLS, bits(tiles), at_least=0))
        assert {points: set(boards) for points, boards in found.items()} == expected
        assert list(found) == sorted(expected, reverse=True)
        assert _best(SEVEN_CELLS, bits(tiles))[0] == max(expected)


def test_the_best_board_of_ten_cells_is_the_one_that_trying_tile_by_tile_finds() -> None:
    generator = random.Random("ten cells")
    for count in (10, 10, 10, 11):
        tiles = draw(generator, count)
        points, board = _best(TEN_CELLS, bits(tiles))
        assert _plain_points(TEN_CELLS, board) == points
        assert points == _best_tile_by_tile(TEN_CELLS, tiles)


def _plain_points(shape: Shape, board: Arrangement) -> int:
    """The score of a full small board, line by line."""
    points = 0
    for direction in range(3):
        for line in shape[direction]:
            values = [TILES[board[cell]].bands[direction] for cell in line]
            if min(values) == max(values):
                points += sum(values)
    return points


def _best_tile_by_tile(shape: Shape, tiles: list[int]) -> int:
    """The most points, by laying every tile on cell after cell.

    A branch ends when its unbroken lines, at the best value they can still have, are not enough.
    """
    cells = sum(map(len, shape[0]))
    lines = [(direction, line) for direction in range(3) for line in shape[direction]]
    highest = [max(tile.bands[direction] for tile in TILES) for direction in range(3)]
    best = 0

    def at_most(board: list[int]) -> int:
        total = 0
        for direction, line in lines:
            values = {TILES[board[cell]].bands[direction] for cell in line if cell < len(board)}
            if len(values) < 2:
                total += len(line) * (values.pop() if values else highest[direction])
        return total

    def lay(board: list[int], rest: list[int]) -> None:
        nonlocal best
        bound = at_most(board)
        if bound <= best:
            return
        if len(board) == cells:
            best = bound
            return
        for tile in rest:
            lay([*board, tile], [other for other in rest if other != tile])

    lay([], tiles)
    return best
