"""How the default list of suns and moons was found: small searches that come to its numbers."""

from collections.abc import Iterator
from itertools import product

import pytest

from harmonium.games.take_it_easy.board import BANDS, CODES, LINES, TILES, Board, symbol_table
from harmonium.games.take_it_easy.scoring import line_points, ray, ray_points
from harmonium.simulators.take_it_easy_plans import BOARD, bits, plans
from harmonium.simulators.take_it_easy_solver import _all_keeping, _points
from harmonium.testing import rule
from take_it_easy_boards import BOARD_178, BOARD_319, board, by_subject, tiles

SHOWN = tiles(
    "923 178 973 123 528 174 968 578 964 563 568 924 978 974 564 574 928 164 128",
)
NOT_SHOWN = tiles("124 163 168 173 523 524 573 963")
SWAPPED_319 = BOARD_319.replace("528", "x").replace("568", "528").replace("x", "568")
RAYS_OF_THE_EXAMPLE = [("moon", 3), ("moon", 4), ("sun", 3), ("sun", 4)]


@rule("T-SYM-3")
def test_there_are_at_least_six_suns_and_six_moons() -> None:
    """A ray of four and one of three tiles share at most one tile: two lines cross once at most."""
    for one, other in product(LINES, repeat=2):
        if one != other:
            assert len(set(one.cells) & set(other.cells)) <= 1
    symbols = list(symbol_table("default").values())
    assert symbols.count("sun") >= 4 + 3 - 1
    assert symbols.count("moon") >= 4 + 3 - 1


@rule("T-SYM-3")
def test_at_least_four_tiles_with_a_1_are_moons() -> None:
    symbols = symbol_table("default")
    assert sum(symbols[code] == "moon" for code in CODES if code[0] == "1") >= 4


@rule("T-SYM-4")
def test_the_shown_tiles_are_not_those_of_the_178_points() -> None:
    assert len(set(SHOWN)) == 19
    assert set(SHOWN) == set(board(BOARD_319))
    assert sum(code[0] == "1" for code in SHOWN) == 5
    white = {one for line in LINES if line.id in {"V2", "V5"} for one in line.cells}
    assert all(str(board(BOARD_178)[one]).startswith("1") for one in white)
    assert len(white) == 7


@rule("T-SYM-4")
def test_the_shown_tiles_can_be_arranged_in_44188_ways_to_give_228_points() -> None:
    ids = bits(tile.id for tile in TILES if tile.code in SHOWN)
    found: set[tuple[int, ...]] = set()
    for plan in plans(BOARD, ids):
        if plan.points < 228:
            break
        if plan.points == 228:
            found.update(one for one in _all_keeping(plan) if _points(BOARD, one) == 228)
    found |= {one[::-1] for one in found}
    assert len(found) == 44_188


@rule("T-SYM-4")
def test_two_boards_that_differ_by_a_swap_have_a_white_line_of_four() -> None:
    one, other = board(BOARD_319), board(SWAPPED_319)
    assert {(a, b) for a, b in zip(one, other, strict=True) if a != b} == {
        ("528", "568"),
        ("568", "528"),
    }
    for full in (one, other):
        points = by_subject(line_points(full))
        assert sum(points.values()) == 228
        assert points["V4"] == 4 * 1


def symbol_patterns(full: Board) -> Iterator[dict[str, str]]:
    """The symbols of the tiles of a board that give the rays of the example and no others.

    The moon ray of four tiles is the white line V4; the other fifteen tiles are tried both ways.
    """
    white = next(line for line in LINES if line.id == "V4").cells
    free = [code for number, code in enumerate(full) if code and number not in white]
    lines = [[full[one] for one in line.cells] for line in LINES]
    for letters in product(("sun", "moon"), repeat=len(free)):
        symbols = dict(zip(free, letters, strict=True)) | {
            code: "moon" for one in white if (code := full[one])
        }
        rays = []
        for line in lines:
            shown = {symbols[code] for code in line if code}
            if len(shown) == 1:
                rays.append((*shown, len(line)))
        if sorted(rays) == RAYS_OF_THE_EXAMPLE:
            yield {str(code): symbol for code, symbol in symbols.items()}


@pytest.fixture(scope="module")
def patterns() -> list[list[dict[str, str]]]:
    return [list(symbol_patterns(board(one))) for one in (BOARD_319, SWAPPED_319)]


@rule("T-SYM-5")
def test_each_of_the_two_boards_leaves_230_patterns(patterns: list[list[dict[str, str]]]) -> None:
    assert [len(left) for left in patterns] == [230, 230]


@rule("T-SYM-5")
def test_the_patterns_agree_about_some_tiles(patterns: list[list[dict[str, str]]]) -> None:
    left = [pattern for both in patterns for pattern in both]
    agreed = {code for code in SHOWN if len({pattern[code] for pattern in left}) == 1}
    assert {code for code in agreed if left[0][code] == "moon"} == {"123", "128", "164", "174"}
    assert {code for code in agreed if left[0][code] == "sun"} == {"563", "564", "578"}
    assert all("sun" in (pattern["528"], pattern["568"]) for pattern in left)


@rule("T-SYM-5")
def test_eight_tiles_are_not_shown() -> None:
    assert {*SHOWN, *NOT_SHOWN} == set(CODES)
    assert len(NOT_SHOWN) == 8


@rule("T-SYM-6")
def test_exactly_four_lists_are_balanced(patterns: list[list[dict[str, str]]]) -> None:
    lists = {suns for both in patterns for pattern in both for suns in balanced_lists(pattern)}
    assert len(lists) == 4
    assert all("528" in suns for suns in lists)
    # 13 of 27 tiles are suns, and so 13/27 of all digits should be on suns.
    assert 13 * digits(frozenset(CODES)) == 27 * 195
    assert default_suns() in {suns for suns in lists if digits(suns) == 195}


def balanced_lists(pattern: dict[str, str]) -> Iterator[frozenset[str]]:
    shown = [code for code, symbol in pattern.items() if symbol == "sun"]
    for chosen in product((False, True), repeat=len(NOT_SHOWN)):
        suns = [*shown, *(code for code, taken in zip(NOT_SHOWN, chosen, strict=True) if taken)]
        if len(suns) == 13 and is_balanced(suns):
            yield frozenset(suns)


def is_balanced(suns: list[str]) -> bool:
    """Each value is on 4 or 5 suns, each pair of values on 1 or 2 of its three tiles."""
    for place in range(3):
        for value in {code[place] for code in CODES}:
            if sum(code[place] == value for code in suns) not in {4, 5}:
                return False
    for first, second in ((0, 1), (0, 2), (1, 2)):
        pairs = {(code[first], code[second]) for code in CODES}
        for pair in pairs:
            if sum((code[first], code[second]) == pair for code in suns) not in {1, 2}:
                return False
    return True


def default_suns() -> frozenset[str]:
    return frozenset(code for code, symbol in symbol_table("default").items() if symbol == "sun")


def digits(codes: frozenset[str]) -> int:
    return sum(sum(BANDS[code]) for code in CODES if code in codes)


@rule("T-SYM-6")
def test_the_default_puts_one_ray_of_the_example_on_a_line_that_does_not_score() -> None:
    full, symbols = board(BOARD_319), symbol_table("default")
    scoring = by_subject(line_points(full))
    rays = [item.subject for item in ray_points(full, symbols)]
    assert [line for line in rays if line not in scoring] == ["A5"]


@rule("T-SYM-6")
def test_the_default_gives_the_example_its_four_rays() -> None:
    full, symbols = board(BOARD_319), symbol_table("default")
    rays = [(symbol, len(line.cells)) for line in LINES if (symbol := ray(full, line, symbols))]
    assert sorted(rays) == RAYS_OF_THE_EXAMPLE
