"""Points: lines, rays and best rays."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmonium.core.errors import Problem
from harmonium.core.game import Points
from harmonium.core.options import from_values
from harmonium.games.take_it_easy import GAME, Options
from harmonium.games.take_it_easy.board import (
    CODES,
    LINES,
    TILES,
    Board,
    Line,
    TileCode,
    symbol_table,
)
from harmonium.games.take_it_easy.data import FACTS
from harmonium.games.take_it_easy.options import Placement, Scoring
from harmonium.games.take_it_easy.scoring import (
    BestRay,
    best_ray,
    best_ray_points,
    line_points,
    ray_points,
    round_points,
)
from harmonium.testing import random_play, rule
from take_it_easy_boards import (
    BOARD_178,
    BOARD_307,
    BOARD_319,
    BOARD_427,
    BOARD_446,
    act_all,
    board,
    by_subject,
    play_round,
    played,
    start,
)

DEFAULT = symbol_table("default")
ALL_SUNS = symbol_table("s" * 27)
ALL_MOONS = symbol_table("m" * 27)

LINES_OF_178 = {
    "V1": 27,
    "V2": 4,
    "V3": 25,
    "V5": 3,
    "A1": 6,
    "A2": 28,
    "A3": 30,
    "A5": 6,
    "B1": 9,
    "B3": 40,
}
LINES_OF_319 = {
    "V1": 27,
    "V2": 20,
    "V4": 4,
    "V5": 27,
    "A1": 18,
    "A2": 28,
    "B1": 12,
    "B2": 12,
    "B3": 40,
    "B4": 16,
    "B5": 24,
}

# One full column each, all other cells empty.
NINES_OF_THREE = (
    "978 964 923 | ... ... ... ... | ... ... ... ... ... | ... ... ... ... | ... ... ..."
)
NINES_AT_THE_RIGHT = (
    "... ... ... | ... ... ... ... | ... ... ... ... ... | ... ... ... ... | 973 968 924"
)
ONES_OF_FOUR = "... ... ... | 123 168 174 164 | ... ... ... ... ... | ... ... ... ... | ... ... ..."
ONES_OF_FIVE = "... ... ... | ... ... ... ... | 123 168 174 164 178 | ... ... ... ... | ... ... ..."
NINES_OF_FOUR = (
    "... ... ... | 978 964 923 968 | ... ... ... ... ... | ... ... ... ... | ... ... ..."
)
EIGHTS_OF_FOUR = (
    "... ... ... | 128 ... ... ... | ... 568 ... ... ... | ... 978 ... ... | ... 928 ..."
)
# The tiles of the board of 319 points, arranged for lines alone: no ray lies on a scoring line.
BOARD_279 = "564 528 568 | 928 924 964 978 | 123 128 164 174 178 | 923 968 974 973 | 563 578 574"
EMPTY = "... ... ... | ... ... ... ... | ... ... ... ... ... | ... ... ... ... | ... ... ..."


def total(items: Sequence[Points]) -> int:
    return sum(item.points for item in items)


def shares(points: Sequence[Sequence[Points]]) -> list[dict[str, int]]:
    sums: list[dict[str, int]] = [{} for _ in points]
    for mine, items in zip(sums, points, strict=True):
        for item in items:
            mine[item.category] = mine.get(item.category, 0) + item.points
    return sums


@rule("T-SCORE-1", "T-SCORE-2", "T-EX-1")
def test_the_board_of_178_points_has_its_ten_lines() -> None:
    points = line_points(board(BOARD_178))
    assert by_subject(points) == LINES_OF_178
    assert total(points) == 178


@rule("T-EX-1")
def test_the_example_of_178_points_is_played_to_its_end() -> None:
    result = played(BOARD_178).result
    assert result is not None
    assert result.totals == (178,)


@rule("T-SCORE-1")
def test_one_differing_band_makes_a_line_worthless() -> None:
    assert by_subject(line_points(board(NINES_OF_THREE))) == {"V1": 27}
    assert line_points(board(NINES_OF_THREE.replace("923", "523"))) == []


@rule("T-SCORE-1")
def test_a_line_with_an_empty_cell_brings_nothing_yet() -> None:
    assert line_points(board(NINES_OF_THREE.replace("923", "..."))) == []


@rule("T-SCORE-1")
@pytest.mark.parametrize("line", LINES, ids=[line.id for line in LINES])
def test_only_the_bands_along_the_line_count(line: Line) -> None:
    """Tiles with one value in the line's direction and mixed values across it."""
    value = max(tile.bands[line.direction] for tile in TILES)
    fitting = [tile.code for tile in TILES if tile.bands[line.direction] == value]
    laid: list[TileCode | None] = [None] * 19
    for number, code in zip(line.cells, fitting, strict=False):
        laid[number] = code
    points = line_points(tuple(laid))
    assert by_subject(points) == {line.id: value * len(line.cells)}
    assert points[0].cells == tuple(map(str, line.cells))


@rule("T-SCORE-2")
@pytest.mark.parametrize(
    ("columns", "points"), [(NINES_OF_THREE, 27), (ONES_OF_FOUR, 4), (ONES_OF_FIVE, 5)]
)
def test_a_scoring_line_is_worth_its_value_times_its_tiles(columns: str, points: int) -> None:
    assert total(line_points(board(columns))) == points


@rule("T-SCORE-3")
def test_a_board_can_be_worth_nothing() -> None:
    worthless = (
        "973 164 528 | 128 124 168 568 | 563 978 174 123 924 | 923 178 928 573 | 578 523 173"
    )
    assert line_points(board(worthless)) == []


@rule("T-SCORE-3")
@given(st.permutations(CODES))
def test_every_board_is_worth_0_to_307(order: list[str]) -> None:
    assert 0 <= total(line_points(board(" ".join(order[:19])))) <= 307


@rule("T-SCORE-4")
def test_a_full_line_counts_in_the_middle_of_a_round() -> None:
    table = start("978 964 123 923")
    act_all(table, 0)
    act_all(table, 1)
    act_all(table, 9)
    assert table.score()[0].total == 0
    act_all(table, 2)
    assert table.score()[0].total == 27
    for number in (3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18):
        act_all(table, number)
        assert "V1" in by_subject(table.score()[0].items)


@rule("T-EX-2")
@pytest.mark.parametrize("columns", FACTS.best_boards)
def test_each_of_the_sixteen_best_boards_is_worth_307(columns: str) -> None:
    full = board(columns)
    assert len(set(full)) == 19
    points = line_points(full)
    assert total(points) == 307
    assert len(points) == 15
    assert full[9] == "123"


@rule("T-EX-2")
def test_the_sixteen_best_boards_are_eight_pairs_of_four_sets() -> None:
    boards = {board(columns) for columns in FACTS.best_boards}
    assert len(boards) == 16
    assert {full[::-1] for full in boards} == boards
    assert len({frozenset(full) for full in boards}) == 4
    assert board(BOARD_307) in boards


@rule("T-VAR-STD-1")
def test_standard_scoring_knows_lines_and_nothing_else() -> None:
    (score,) = played(BOARD_319).score()
    assert score.categories == {"lines": 228}
    assert by_subject(score.items) == LINES_OF_319


@rule("T-VAR-RAYS-3", "T-VAR-RAYS-4", "T-EX-3")
def test_the_board_of_319_points() -> None:
    (score,) = played(BOARD_319, scoring="rays").score()
    assert score.total == 319
    assert score.categories == {"lines": 228, "sun_rays": 28 + 21, "moon_rays": 24 + 18}
    rays = [item for item in score.items if item.category != "lines"]
    assert {(item.category, item.subject): item.points for item in rays} == {
        ("sun_rays", "V2"): 28,
        ("moon_rays", "V4"): 24,
        ("sun_rays", "A1"): 21,
        ("moon_rays", "A5"): 18,
    }


@rule("T-VAR-RAYS-1")
@pytest.mark.parametrize("line", [line.id for line in LINES])
def test_a_line_of_one_symbol_is_a_ray_in_any_direction(line: str) -> None:
    full = board(BOARD_178)
    on_line = {full[number] for one in LINES if one.id == line for number in one.cells}
    for letter, category in (("s", "sun_rays"), ("m", "moon_rays")):
        other = "m" if letter == "s" else "s"
        symbols = symbol_table("".join(letter if code in on_line else other for code in CODES))
        rays = [item.subject for item in ray_points(full, symbols) if item.category == category]
        assert rays == [line]


@rule("T-VAR-RAYS-1")
def test_a_line_with_an_empty_cell_is_no_ray() -> None:
    assert ray_points(board(NINES_OF_THREE.replace("923", "...")), ALL_SUNS) == []
    assert ray_points(board(EMPTY), ALL_SUNS) == []


@rule("T-VAR-RAYS-2")
def test_a_ray_may_lie_on_a_line_that_does_not_score() -> None:
    full = board(BOARD_319)
    assert "A5" not in by_subject(line_points(full))
    assert by_subject(ray_points(full, DEFAULT))["A5"] == 18


@rule("T-VAR-RAYS-3")
@pytest.mark.parametrize(
    ("symbols", "by_length"), [("s" * 27, (21, 28, 35)), ("m" * 27, (18, 24, 30))]
)
def test_a_ray_pays_for_each_of_its_tiles(symbols: str, by_length: tuple[int, int, int]) -> None:
    points = by_subject(ray_points(board(BOARD_178), symbol_table(symbols)))
    assert points == {line.id: by_length[len(line.cells) - 3] for line in LINES}


@rule("T-VAR-RAYS-4")
def test_a_ray_on_a_scoring_line_brings_both() -> None:
    points = round_points("rays", ALL_SUNS, [board(NINES_OF_THREE)], over=True)
    assert [(item.category, item.points) for item in points[0]] == [("lines", 27), ("sun_rays", 21)]


@rule("T-VAR-RAYS-5")
def test_a_tile_where_rays_cross_counts_in_each_of_them() -> None:
    """V3, A3 and B3 cross in the middle: 15 cells on the lines, but 13 tiles."""
    crossing = board(
        "978 ... 963 | ... 968 923 ... | 128 124 523 564 578 | ... 928 173 ... | 974 ... 924"
    )
    assert total(ray_points(crossing, ALL_SUNS)) == 7 * (5 + 5 + 5)


@rule("T-VAR-BEST-1", "T-EX-4")
def test_best_ray_gives_the_bonuses_and_no_points_for_each_tile() -> None:
    points = round_points("best_ray", DEFAULT, [board(BOARD_319), board(EMPTY)], over=True)
    assert total(points[0]) == 228 + 120 == 348
    assert shares(points)[0] == {"lines": 228, "best_sun_ray": 60, "best_moon_ray": 60}
    assert points[1] == []


@rule("T-EX-4")
def test_the_board_of_319_points_is_worth_228_by_standard_scoring() -> None:
    assert total(round_points("standard", DEFAULT, [board(BOARD_319)], over=True)[0]) == 228


@rule("T-EX-4")
def test_the_best_rays_of_the_board_of_319_points() -> None:
    assert best_ray(board(BOARD_319), DEFAULT, "moon") == BestRay(4, 1)
    assert best_ray(board(BOARD_319), DEFAULT, "sun") == BestRay(4, 5)


@rule("T-VAR-BEST-2")
def test_a_ray_on_a_line_that_does_not_score_is_worth_nothing() -> None:
    broken = board(NINES_OF_THREE.replace("923", "523"))
    assert total(ray_points(broken, ALL_SUNS)) == 21
    assert best_ray(broken, ALL_SUNS, "sun") is None
    assert best_ray_points([broken, board(EMPTY)], ALL_SUNS) == [[], []]


@rule("T-VAR-BEST-3")
def test_one_player_may_win_both_bonuses_and_two_may_win_one_each() -> None:
    nines, ones = board(NINES_OF_THREE), board(ONES_OF_FOUR)
    suns_and_moons = symbol_table("".join("s" if code[0] == "9" else "m" for code in CODES))
    assert shares(best_ray_points([nines, ones], suns_and_moons)) == [
        {"best_sun_ray": 60},
        {"best_moon_ray": 60},
    ]
    both = board(NINES_OF_THREE[:14] + ONES_OF_FOUR[14:])
    assert shares(best_ray_points([both, board(EMPTY)], suns_and_moons)) == [
        {"best_sun_ray": 60, "best_moon_ray": 60},
        {},
    ]


@rule("T-VAR-BEST-3")
def test_the_bonuses_are_given_when_the_round_is_over() -> None:
    order = " ".join(code for code in board(BOARD_319) if code)
    table = start(order, order, seats=2, options=Options(scoring="best_ray", rounds=2))
    for number in range(18):
        act_all(table, number, number)
    assert table.score()[0].categories["best_sun_ray"] == 0
    act_all(table, 18, 18)
    assert table.score()[0].categories["best_sun_ray"] == 30
    play_round(table, BOARD_319, BOARD_319)
    assert table.score()[0].categories["best_sun_ray"] == 60


@rule("T-VAR-BEST-4", "T-EX-5")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (ONES_OF_FOUR, NINES_OF_THREE),
        (EIGHTS_OF_FOUR, ONES_OF_FOUR),
        (ONES_OF_FIVE, NINES_OF_FOUR),
    ],
    ids=["4x1 beats 3x9", "4x8 beats 4x1", "5x1 beats 4x9"],
)
def test_the_longer_ray_is_better_then_the_higher_value(better: str, worse: str) -> None:
    points = best_ray_points([board(worse), board(better)], ALL_MOONS)
    assert shares(points) == [{}, {"best_moon_ray": 60}]


@rule("T-VAR-BEST-4", "T-EX-5")
def test_equal_rays_are_equal_wherever_they_lie() -> None:
    points = best_ray_points([board(NINES_OF_THREE), board(NINES_AT_THE_RIGHT)], ALL_MOONS)
    assert shares(points) == [{"best_moon_ray": 30}, {"best_moon_ray": 30}]


@rule("T-VAR-BEST-5", "T-EX-6")
def test_two_equally_good_rays_are_no_better_than_one() -> None:
    two = board(NINES_OF_THREE[:-11] + NINES_AT_THE_RIGHT[-11:])
    assert len(line_points(two)) == 2
    points = best_ray_points([two, board(NINES_OF_THREE)], ALL_SUNS)
    assert shares(points) == [{"best_sun_ray": 30}, {"best_sun_ray": 30}]


@rule("T-VAR-BEST-5")
def test_only_the_best_ray_of_each_symbol_is_entered() -> None:
    """The second best of one player is better than the best of the other, and brings nothing."""
    first = board(ONES_OF_FIVE.replace("... ... ... |", "978 964 923 |", 1))
    points = best_ray_points([first, board(NINES_OF_THREE)], ALL_SUNS)
    assert shares(points) == [{"best_sun_ray": 60}, {}]


@rule("T-VAR-BEST-6", "T-EX-6")
@pytest.mark.parametrize(
    ("tied", "share"), [(1, 60), (2, 30), (3, 20), (4, 15), (5, 12), (6, 10), (7, 8)]
)
def test_equal_best_rays_divide_the_bonus_evenly(tied: int, share: int) -> None:
    """With seven, which the box does not allow, the shares would be rounded down."""
    boards = [board(NINES_OF_THREE)] * tied + [board(EMPTY)]
    points = best_ray_points(boards, ALL_SUNS)
    assert shares(points) == [{"best_sun_ray": share}] * tied + [{}]


@rule("T-EX-6")
def test_a_and_b_share_the_suns_and_a_alone_has_a_moon_ray() -> None:
    suns_and_moons = symbol_table("".join("s" if code[0] == "9" else "m" for code in CODES))
    a = board(NINES_OF_THREE[:14] + ONES_OF_FOUR[14:])
    points = best_ray_points([a, board(NINES_OF_THREE)], suns_and_moons)
    assert [total(seat) for seat in points] == [90, 30]


@rule("T-VAR-BEST-7", "T-EX-6")
def test_without_rays_on_scoring_lines_no_bonus_is_given() -> None:
    assert best_ray_points([board(EMPTY), board(EMPTY)], ALL_SUNS) == [[], []]


@rule("T-VAR-BEST-7")
def test_the_bonuses_do_not_depend_on_each_other() -> None:
    """All tiles are moons: the moons are given, the suns are not."""
    points = best_ray_points([board(NINES_OF_THREE), board(EMPTY)], ALL_MOONS)
    assert shares(points) == [{"best_moon_ray": 60}, {}]


@rule("T-VAR-BEST-8")
def test_the_bonus_can_decide_who_wins() -> None:
    standard = played(BOARD_319, BOARD_279, scoring="standard").result
    best_ray = played(BOARD_319, BOARD_279, scoring="best_ray").result
    assert standard is not None
    assert (standard.totals, standard.ranks) == ((228, 279), (2, 1))
    assert best_ray is not None
    assert (best_ray.totals, best_ray.ranks) == ((228 + 120, 279), (1, 2))


@rule("T-EX-7")
def test_the_best_board_with_rays() -> None:
    (score,) = played(BOARD_446, scoring="rays").score()
    assert score.categories["lines"] == 278
    assert score.categories["sun_rays"] + score.categories["moon_rays"] == 168
    assert score.total == 446


@rule("T-EX-7")
def test_no_exchange_makes_the_best_board_with_rays_better() -> None:
    """Neither two cells swapped nor a tile exchanged for one of the eight that are left over."""
    full = board(BOARD_446)
    left = [code for code in CODES if code not in full]
    others: list[Board] = [
        (*full[:number], code, *full[number + 1 :]) for number in range(19) for code in left
    ]
    for one, other in combinations(range(19), 2):
        swapped = list(full)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        others.append(tuple(swapped))
    best = max(total(round_points("rays", DEFAULT, [one], over=True)[0]) for one in others)
    assert best < 446


@rule("T-EX-7")
def test_the_best_round_with_best_ray() -> None:
    """307 is the most for lines and 120 the most for rays, so nothing beats their sum."""
    full = board(BOARD_427)
    rays = {item.subject: item.category for item in ray_points(full, DEFAULT)}
    assert (rays["V5"], rays["A1"]) == ("sun_rays", "moon_rays")
    points = round_points("best_ray", DEFAULT, [full, board(EMPTY)], over=True)
    assert total(points[0]) == 427 == 307 + 2 * FACTS.best_ray_pool


PLACEMENTS: list[Placement] = ["free", "connected", "sun_moon_connected"]
SCORINGS: list[Scoring] = ["standard", "rays", "best_ray"]


@rule("T-VAR-MIX-1")
@pytest.mark.parametrize("placement", PLACEMENTS)
@pytest.mark.parametrize("scoring", SCORINGS)
def test_each_of_the_nine_pairs_can_be_played(placement: Placement, scoring: Scoring) -> None:
    play = random_play(GAME, Options(placement, scoring), seats=2, seed=9)
    result = GAME.result(play.last)
    assert result is not None
    assert len(play.moments) == 2 * 2 * 19


@rule("T-VAR-MIX-2", "T-EX-10")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("scoring", ["rays", "best_ray"]),
        ("scoring", "rays, best_ray"),
        ("placement", ["free", "connected"]),
        ("placement", "sun_moon_connected+connected"),
    ],
)
def test_two_variants_of_a_kind_are_refused(option: str, value: object) -> None:
    with pytest.raises(Problem) as refused:
        from_values(GAME, {option: value})
    assert refused.value.message == "bad-option-value"
    assert refused.value.arguments["option"] == option


@rule("T-VAR-MIX-3")
def test_the_scoring_variant_changes_nothing_about_placing() -> None:
    for placement in PLACEMENTS:
        plays = [random_play(GAME, Options(placement, one), seats=2, seed=5) for one in SCORINGS]
        boards = {play.last.finished for play in plays}
        assert len(boards) == 1


@rule("T-VAR-MIX-3")
def test_the_placement_variant_changes_nothing_about_points() -> None:
    """The same boards, laid in an order that every placement variant allows."""
    for scoring, points in (("standard", 228), ("rays", 319)):
        totals = {
            played(BOARD_319, placement=placement, scoring=scoring).score()[0].total
            for placement in PLACEMENTS
        }
        assert totals == {points}
