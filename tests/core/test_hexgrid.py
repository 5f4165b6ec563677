"""Axial coordinates: directions, turning, neighbours."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmonium.core.hexgrid import DIRECTIONS, Hex, neighbours, rotated

HEXES = st.builds(Hex, st.integers(-50, 50), st.integers(-50, 50))


def distance(position: Hex) -> int:
    return max(abs(position.q), abs(position.r), abs(position.q + position.r))


def test_the_six_directions_lie_around_the_middle() -> None:
    assert len(set(DIRECTIONS.values())) == 6
    assert {distance(step) for step in DIRECTIONS.values()} == {1}


def test_the_directions_are_named_clockwise_from_north() -> None:
    steps = list(DIRECTIONS.values())
    assert list(DIRECTIONS) == ["N", "NE", "SE", "S", "SW", "NW"]
    assert [rotated(step) for step in steps] == [*steps[1:], steps[0]]


@pytest.mark.parametrize(("one", "other"), [("N", "S"), ("NE", "SW"), ("SE", "NW")])
def test_opposite_directions_cancel(one: str, other: str) -> None:
    assert DIRECTIONS[one].plus(DIRECTIONS[other]) == Hex(0, 0)


@given(HEXES, st.integers(-12, 12), st.integers(-12, 12))
def test_turns_add_up(position: Hex, some: int, more: int) -> None:
    assert rotated(rotated(position, some), more) == rotated(position, some + more)


@given(HEXES)
def test_six_sixths_are_a_full_turn(position: Hex) -> None:
    assert rotated(position, 6) == rotated(position, 0) == position
    assert rotated(position, 3) == Hex(-position.q, -position.r)


@given(HEXES, st.integers(0, 5))
def test_turning_keeps_the_distance_from_the_middle(position: Hex, sixths: int) -> None:
    assert distance(rotated(position, sixths)) == distance(position)


def test_neighbours_are_given_by_index_clockwise_from_north() -> None:
    cells = [Hex(0, 0), *DIRECTIONS.values()]
    assert neighbours(cells)[0] == (1, 2, 3, 4, 5, 6)


def test_neighbours_beyond_the_edge_are_left_out() -> None:
    #  0 .
    #  1 2      3 touches nobody
    cells = [Hex(0, 0), Hex(0, 1), Hex(1, 0), Hex(5, 5)]
    assert neighbours(cells) == ((2, 1), (0, 2), (1, 0), ())


@given(st.sets(HEXES, max_size=30))
def test_neighbours_are_mutual(cells: set[Hex]) -> None:
    near = neighbours(sorted(cells))
    for here, around in enumerate(near):
        assert all(here in near[there] for there in around)
