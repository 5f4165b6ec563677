"""Previews and marks: what a client may show as help."""

import pytest

from harmonium.core.game import Seat
from harmonium.core.table import Table
from harmonium.games.take_it_easy import GAME, Choose, Options
from harmonium.games.take_it_easy.advice import LineMark, ToCome
from harmonium.games.take_it_easy.board import LINES, Cell
from take_it_easy_boards import BOARD_178, act_all, played, start


def line_marks(table: Table, seat: int = 0) -> dict[str, LineMark]:
    marks = GAME.marks(table.view(None))
    return {
        mark.line: mark for mark in marks if isinstance(mark, LineMark) and mark.seat == Seat(seat)
    }


def preview(table: Table, cell: int) -> dict[str, int]:
    return dict(GAME.preview(table.state, Seat(0), Choose(Cell(cell))))


def test_a_line_is_open_alive_completed_or_broken() -> None:
    table = start("978 964 923 123")
    assert {mark.status for mark in line_marks(table).values()} == {"open"}
    act_all(table, 0)
    assert (line_marks(table)["V1"].status, line_marks(table)["V1"].points) == ("alive", 27)
    act_all(table, 1)
    act_all(table, 2)
    assert (line_marks(table)["V1"].status, line_marks(table)["V1"].points) == ("completed", 27)
    assert line_marks(table)["V1"].cells == (0, 1, 2)
    act_all(table, 3)  # 123 beside 978 on A1
    assert (line_marks(table)["A1"].status, line_marks(table)["A1"].points) == ("broken", 0)


def test_every_line_of_every_board_is_marked() -> None:
    marks = GAME.marks(start(seats=3).view(1))
    lines = [(mark.seat, mark.line) for mark in marks if isinstance(mark, LineMark)]
    assert lines == [(seat, line.id) for seat in range(3) for line in LINES]
    assert isinstance(marks[-1], ToCome)


def test_a_living_line_without_enough_tiles_to_come_is_not_possible() -> None:
    """V3 has five cells. Of the nine tiles with a 9 one lies on it, and five lie elsewhere."""
    table = start("978 974 973 968 964 963 928 924 923")
    for number in (0, 1, 3, 4, 12):
        act_all(table, number)
    act_all(table, 7)  # four more are needed, three are to come
    mark = line_marks(table)["V3"]
    assert mark.status == "alive"
    assert not mark.possible
    assert line_marks(table)["V5"].possible


def test_the_called_tile_still_counts_as_possible() -> None:
    """Two 9 lie on V1; the last 9 to come is the one that was just called."""
    table = start("978 974 973 968 964 963 928 924 923")
    for number in (0, 1, 3, 4, 5, 6, 7, 8):
        act_all(table, number)
    assert table.state.called == "923"
    assert line_marks(table)["V1"].possible
    act_all(table, 18)
    assert not line_marks(table)["V1"].possible


def test_after_the_end_the_boards_of_the_last_round_are_marked() -> None:
    marks = line_marks(played(BOARD_178))
    assert marks["V3"].points == 25
    scoring = {"V1", "V2", "V3", "V5", "A1", "A2", "A3", "A5", "B1", "B3"}
    assert {line for line, mark in marks.items() if mark.status == "completed"} == scoring
    assert {line for line, mark in marks.items() if mark.status == "broken"} == set(marks) - scoring


def test_a_preview_says_what_a_completed_line_brings() -> None:
    table = start("978 964 923")
    act_all(table, 0)
    act_all(table, 1)
    assert preview(table, 2) == {"lines": 27}
    assert preview(table, 9) == {"lines": 0}


@pytest.mark.parametrize(("symbols", "sun", "moon"), [("s", 21, 0), ("m", 0, 18)])
def test_a_preview_with_rays_says_what_a_ray_brings(symbols: str, sun: int, moon: int) -> None:
    options = Options(scoring="rays", symbols=symbols * 27)
    table = start("978 964 523", options=options)
    act_all(table, 0)
    act_all(table, 1)
    assert preview(table, 2) == {"lines": 0, "sun_rays": sun, "moon_rays": moon}


def test_the_bonuses_of_the_best_ray_are_not_foretold() -> None:
    table = start(seats=2, options=Options(scoring="best_ray", rounds=1))
    assert preview(table, 0) == {"lines": 0}
