"""The score pad: boards written down from a box."""

import pytest

from harmonium.core.errors import IllegalOptions, IllegalPosition
from harmonium.games.take_it_easy import GAME, Sheet
from harmonium.games.take_it_easy.board import CODES, EMPTY
from harmonium.testing import rule
from take_it_easy_boards import BOARD_178, BOARD_319, board


def test_one_board_is_scored() -> None:
    (score,) = GAME.tally(Sheet(board=board(BOARD_178))).scores
    assert score.total == 178


def test_a_board_that_is_not_full_has_the_points_of_its_full_lines() -> None:
    (score,) = GAME.tally(Sheet(board=("978", "964", "923", *EMPTY[3:]))).scores
    assert score.categories == {"lines": 27}


def test_the_boards_of_a_round_share_the_bonuses() -> None:
    sheet = Sheet(boards=(board(BOARD_319), board(BOARD_319)), scoring="best_ray")
    assert [score.total for score in GAME.tally(sheet).scores] == [288, 288]


@rule("T-TURN-3", "T-VAR-BEST-4")
def test_best_rays_of_different_tiles_are_not_compared() -> None:
    with pytest.raises(IllegalPosition) as refused:
        GAME.tally(Sheet(boards=(board(BOARD_319), board(BOARD_178)), scoring="best_ray"))
    assert refused.value.rule == "T-TURN-3"
    assert refused.value.arguments["cells"] == 19


@rule("T-TURN-3")
def test_a_strange_tile_on_an_unfinished_board_is_refused_too() -> None:
    full = board(BOARD_319)
    strange = next(code for code in CODES if code not in full)
    for boards in (((strange, *EMPTY[1:]), full), ((strange, None, *full[2:]), (*full[:18], None))):
        with pytest.raises(IllegalPosition) as refused:
            GAME.tally(Sheet(boards=boards, scoring="best_ray"))
        assert refused.value.arguments == {"cells": 19, "tiles": 20}


@rule("T-VAR-BEST-3")
def test_the_bonuses_of_an_unfinished_round_are_not_given_yet() -> None:
    one = board(BOARD_319)
    scores = GAME.tally(Sheet(boards=(one, (None, *one[1:])), scoring="best_ray")).scores
    assert all(score.categories["best_sun_ray"] == 0 for score in scores)
    assert scores[0].total == 228


def test_one_board_and_those_of_others_belong_to_one_round() -> None:
    sheet = Sheet(board=board(BOARD_178), boards=(board(BOARD_319),))
    assert [score.total for score in GAME.tally(sheet).scores] == [178, 228]


def test_the_symbols_of_the_box_count() -> None:
    (score,) = GAME.tally(Sheet(board=board(BOARD_178), scoring="rays", symbols="m" * 27)).scores
    assert score.categories["sun_rays"] == 0
    assert score.categories["moon_rays"] == 6 * 57


@rule("T-COMP-1")
@pytest.mark.parametrize("boards", [0, 7])
def test_no_boards_or_more_than_six_are_refused(boards: int) -> None:
    with pytest.raises(IllegalPosition) as refused:
        GAME.tally(Sheet(boards=(EMPTY,) * boards))
    assert refused.value.rule == "T-COMP-1"


@rule("T-VAR-MIX-4")
def test_best_ray_needs_more_than_one_board() -> None:
    with pytest.raises(IllegalPosition) as refused:
        GAME.tally(Sheet(board=EMPTY, scoring="best_ray"))
    assert refused.value.rule == "T-VAR-MIX-4"


@rule("T-BOARD-5")
@pytest.mark.parametrize("cells", [0, 18, 20])
def test_a_board_is_written_with_nineteen_cells(cells: int) -> None:
    with pytest.raises(IllegalPosition) as refused:
        GAME.tally(Sheet(board=(None,) * cells))
    assert refused.value.rule == "T-BOARD-5"
    assert refused.value.arguments == {"cells": 19, "written": cells}


@rule("T-COMP-2")
@pytest.mark.parametrize("laid", [("123", "999"), ("568", "1-2-3", "123")])
def test_a_tile_that_does_not_exist_or_lies_twice_is_refused(laid: tuple[str, ...]) -> None:
    with pytest.raises(IllegalPosition) as refused:
        GAME.tally(Sheet(board=(*laid, *EMPTY[len(laid) :])))
    assert refused.value.rule == "T-COMP-2"
    assert refused.value.arguments == {"tile": laid[-1]}


@rule("T-COMP-5")
def test_impossible_symbols_are_refused() -> None:
    with pytest.raises(IllegalOptions) as refused:
        GAME.tally(Sheet(board=EMPTY, symbols="sun"))
    assert refused.value.rule == "T-COMP-5"
