import pytest

from harmonium.games.take_it_easy import GAME, Options, State
from harmonium.games.take_it_easy.options import Placement
from perft.perft import perft
from take_it_easy_boards import BOARD_319, act_all, board, start


def empty(options: Options, seats: int = 1) -> State:
    """Before the first tile; the calls are moon, moon, sun, sun."""
    state: State = start("978 568 563 564", seats=seats, options=options).state
    return state


def late(options: Options) -> State:
    """All but the last column is full; the calls to come are 924, 923 and 978."""
    table = start(" ".join(code for code in board(BOARD_319) if code), options=options)
    for number in range(16):
        act_all(table, number)
    state: State = table.state
    return state


def test_free_placement_is_all_orders_of_the_cells() -> None:
    counts = [perft(GAME, empty(Options()), depth) for depth in (1, 2, 3)]
    assert counts == [19, 19 * 18, 19 * 18 * 17]


def test_two_seats_choose_in_either_order() -> None:
    """One of two on 19 cells, then the other on 19; then one of two on 18 cells."""
    counts = [perft(GAME, empty(Options(rounds=1), seats=2), depth) for depth in (1, 2, 3)]
    assert counts == [2 * 19, 2 * 19 * 19, 2 * 19 * 19 * 2 * 18]


def test_six_seats_choose_in_any_order() -> None:
    counts = [perft(GAME, empty(Options(rounds=1), seats=6), depth) for depth in (1, 2)]
    assert counts == [6 * 19, 6 * 19 * 5 * 19]


def test_connected_placement_starts_with_the_42_pairs_of_neighbours() -> None:
    """The first tile anywhere, the second on one side of a pair: each pair counts twice."""
    counts = [perft(GAME, empty(Options("connected")), depth) for depth in (1, 2, 3, 4)]
    assert counts[:2] == [19, 2 * 42]
    assert counts[2:] == [492, 3456]  # counted once more with plain sets of coordinates


def test_sun_moon_placement_binds_and_frees() -> None:
    """Moon, moon, sun, sun: 42 pairs twice, then 17 cells, then what touches."""
    counts = [perft(GAME, empty(Options("sun_moon_connected")), depth) for depth in (1, 2, 3, 4)]
    assert counts[:3] == [19, 84, 84 * 17]
    assert counts[3] == 11_760


@pytest.mark.parametrize("placement", ["free", "connected"])
def test_the_last_column_is_filled_in_any_order_and_then_all_is_over(placement: Placement) -> None:
    options = Options(placement)
    assert [perft(GAME, late(options), depth) for depth in (1, 2, 3, 4)] == [3, 6, 6, 0]
