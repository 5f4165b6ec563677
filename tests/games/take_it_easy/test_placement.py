"""The three placement variants."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmonium.core.errors import IllegalAction
from harmonium.core.table import Table
from harmonium.games.take_it_easy import GAME, Choose, Options
from harmonium.games.take_it_easy.board import NEIGHBOURS, Cell, symbol_table
from harmonium.testing import Play, plays, rule
from take_it_easy_boards import act_all, all_cells, cell, cells, legal_cells, start

FREE = Options("free", rounds=1)
CONNECTED = Options("connected", rounds=1)
SUN_MOON = Options("sun_moon_connected", rounds=1)

# By the default symbols 978 and 568 are moons, 563 and 564 suns.
CALLS_OF_THE_EXAMPLE = "978 568 563 564"


def connected(*on: tuple[int, int]) -> Table:
    table = start(options=CONNECTED)
    for q, r in on:
        act_all(table, cell(q, r))
    return table


@rule("T-VAR-FREE-1")
@given(plays(GAME, options=st.just(FREE)))
def test_free_placement_allows_every_empty_cell(play: Play) -> None:
    for moment in play.moments:
        board = moment.before.boards[moment.seat]
        empty = {Choose(Cell(number)) for number, tile in enumerate(board) if tile is None}
        assert set(GAME.legal(moment.before, moment.seat)) == empty


@rule("T-VAR-CONNECTED-1")
def test_connected_the_first_tile_goes_anywhere() -> None:
    assert legal_cells(start(options=CONNECTED)) == all_cells()


@rule("T-VAR-CONNECTED-1")
def test_connected_the_first_tile_of_a_later_round_goes_anywhere_too() -> None:
    table = start(options=Options("connected", rounds=2))
    for number in range(19):
        act_all(table, number)
    assert legal_cells(table) == all_cells()


@rule("T-VAR-CONNECTED-2", "T-EX-8")
@pytest.mark.parametrize(
    ("on", "legal"),
    [
        ([(0, 0)], "(1,0) (1,-1) (0,-1) (-1,0) (-1,1) (0,1)"),
        ([(-2, 0)], "(-2,1) (-1,-1) (-1,0)"),
        ([(-2, 0), (-1, 0)], "(-2,1) (-1,-1) (-1,1) (0,-1) (0,0)"),
    ],
    ids=["middle", "corner", "two tiles"],
)
def test_connected_a_tile_touches_a_tile_of_the_board(
    on: list[tuple[int, int]], legal: str
) -> None:
    assert legal_cells(connected(*on)) == cells(legal)


@rule("T-VAR-CONNECTED-2")
def test_connected_any_earlier_tile_will_do_not_just_the_latest() -> None:
    table = connected((0, 0), (0, 1), (0, 2))
    assert cell(0, -1) in legal_cells(table)  # beside the first tile only


@rule("T-VAR-CONNECTED-2")
def test_connected_a_cell_that_touches_nothing_is_refused() -> None:
    with pytest.raises(IllegalAction) as refused:
        connected((0, 0), (2, 0))
    assert refused.value.rule == "T-VAR-CONNECTED-2"
    assert refused.value.arguments == {"cell": cell(2, 0)}


@rule("T-VAR-CONNECTED-2")
def test_connected_looks_at_the_own_board_only() -> None:
    table = start(options=CONNECTED, seats=2)
    act_all(table, cell(-2, 0), cell(2, 0))
    assert legal_cells(table, 0) == cells("(-2,1) (-1,-1) (-1,0)")
    assert legal_cells(table, 1) == cells("(2,-1) (1,0) (1,1)")


@rule("T-VAR-CONNECTED-3")
def test_connected_binds_even_if_it_breaks_a_line() -> None:
    """9 in the corner of column V1, then a 1: the two touching cells off V1 break other lines."""
    table = start("978 123", options=CONNECTED)
    act_all(table, cell(-2, 0))
    by_line = {mark.line: mark for mark in GAME.marks(table.view(0)) if hasattr(mark, "line")}
    assert {by_line[line].status for line in ("V1", "A1", "B3")} == {"alive"}
    for chosen, line in [("(-2,1)", "V1"), ("(-1,-1)", "A1"), ("(-1,0)", "B3")]:
        (number,) = cells(chosen)
        after = GAME.apply(table.state, table.actors[0], Choose(number))
        (mark,) = (m for m in GAME.marks(GAME.view(after, None)) if getattr(m, "line", "") == line)
        assert mark.status == "broken"
    assert legal_cells(table) == cells("(-2,1) (-1,-1) (-1,0)")


@rule("T-VAR-CONNECTED-4")
@given(plays(GAME, options=st.just(CONNECTED)))
def test_connected_nobody_gets_stuck(play: Play) -> None:
    for moment in play.moments:
        for seat in GAME.actors(moment.before):
            assert GAME.legal(moment.before, seat)
    assert GAME.result(play.last) is not None


@rule("T-VAR-CONNECTED-4")
def test_the_cells_of_the_board_hang_together() -> None:
    """So any set of tiles that leaves a cell empty has an empty cell beside it."""
    reached = {0}
    while more := {near for one in reached for near in NEIGHBOURS[one]} - reached:
        reached |= more
    assert reached == all_cells()


@rule("T-VAR-SMCONN-1")
def test_sun_moon_the_first_tile_goes_anywhere() -> None:
    assert legal_cells(start(CALLS_OF_THE_EXAMPLE, options=SUN_MOON)) == all_cells()


@rule("T-VAR-SMCONN-2", "T-VAR-SMCONN-3", "T-VAR-SMCONN-4", "T-EX-9")
def test_sun_moon_the_example() -> None:
    table = start(CALLS_OF_THE_EXAMPLE, options=SUN_MOON)
    act_all(table, cell(2, 0))
    assert legal_cells(table) == cells("(1,0) (1,1) (2,-1)")
    act_all(table, cell(1, 1))
    assert legal_cells(table) == all_cells() - cells("(2,0) (1,1)")
    assert len(legal_cells(table)) == 17
    act_all(table, cell(-2, 2))
    assert legal_cells(table) == cells("(1,0) (2,-1) (0,1) (0,2) (-2,1) (-1,1) (-1,2)")


@rule("T-VAR-SMCONN-2")
def test_sun_moon_compares_with_the_tile_called_just_before() -> None:
    """Moon, sun, moon: the moon is free although the first tile was a moon."""
    table = start("978 563 568", options=SUN_MOON)
    act_all(table, cell(0, 0))
    act_all(table, cell(0, 1))
    assert len(legal_cells(table)) == 17


@rule("T-VAR-SMCONN-2")
def test_sun_moon_a_new_round_begins_without_a_tile_before() -> None:
    moons = "978 568"
    options = Options("sun_moon_connected", rounds=2, symbols="m" * 27)
    table = start("", moons, options=options)
    for number in range(19):
        act_all(table, number)
    assert legal_cells(table) == all_cells()
    act_all(table, 0)
    assert legal_cells(table) == {1, 3, 4}


@rule("T-VAR-SMCONN-3")
def test_sun_moon_the_symbols_on_the_board_make_no_difference() -> None:
    """Sun, moon, moon: the bound moon may touch the sun alone."""
    table = start("563 978 568", options=SUN_MOON)
    act_all(table, cell(-2, 0))
    act_all(table, cell(2, 0))
    assert legal_cells(table) == cells("(-2,1) (-1,-1) (-1,0) (2,-1) (1,0) (1,1)")


@rule("T-VAR-SMCONN-3")
def test_sun_moon_a_bound_tile_that_touches_nothing_is_refused() -> None:
    table = start(CALLS_OF_THE_EXAMPLE, options=SUN_MOON)
    act_all(table, cell(2, 0))
    with pytest.raises(IllegalAction) as refused:
        act_all(table, cell(-2, 0))
    assert refused.value.rule == "T-VAR-SMCONN-3"


@rule("T-VAR-SMCONN-5")
@given(plays(GAME, options=st.just(SUN_MOON), seats=st.integers(2, 4)))
def test_sun_moon_a_tile_is_bound_for_all_or_free_for_all(play: Play) -> None:
    symbols = symbol_table("default")
    for moment in play.moments:
        state = moment.before
        bound = state.turn > 0 and symbols[state.calls[-1]] == symbols[state.calls[-2]]
        for seat in GAME.actors(state):
            board = state.boards[seat]
            empty = {number for number, tile in enumerate(board) if tile is None}
            touching = {one for one in empty if any(board[near] for near in NEIGHBOURS[one])}
            legal = {action.cell for action in GAME.legal(state, seat)}
            assert legal == (touching if bound else empty)
