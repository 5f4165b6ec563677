"""The helper beside a box."""

from typing import Any

import pytest

from harmonium.core.errors import IllegalPosition
from harmonium.games.tranquility import Options, Sheet
from harmonium.games.tranquility.board import Cell
from harmonium.games.tranquility.cards import Card
from harmonium.games.tranquility.sheet import Spot, tally, where
from harmonium.testing import rule
from tranquility_tables import full_grid, play

VECTORS: list[tuple[dict[str, Any], int, int, int | str]] = [
    ({"placed": {1: 3}, "hand": (5,)}, 5, 2, 2),
    ({"placed": {1: 3, 3: 7}, "hand": (6,)}, 5, 2, 1),
    ({"placed": {6: 14}, "hand": (16,)}, 5, 7, 2),
    ({"placed": {6: 14}, "hand": (30,)}, 5, 12, 0),
    ({"placed": {1: 3}, "hand": (8,)}, 5, 2, "Q-COST-5"),
    ({"placed": {1: 10, 3: 30}, "hand": (15,)}, 5, 2, "Q-COST-5"),
    ({"placed": {1: 10, 3: 30}, "hand": (26,)}, 5, 2, 4),
    ({"placed": {1: 10, 3: 30}, "hand": (26,)}, 4, 2, "Q-COST-5"),
    ({"placed": {36: 80}, "hand": (50,)}, 1, 20, 0),
    ({"grid": "high_arch", "placed": {2: 5}, "hand": (8,)}, 5, 3, 3),
    ({"grid": "high_arch", "placed": {20: 60}, "hand": (70,)}, 5, 24, "Q-VAR-ARCH-4"),
    ({"grid": "pyramid", "placed": {11: 20}, "hand": (21,)}, 5, 12, 1),
    ({"placed": {1: 3}, "hand": (40,), "blocked_rows": (3,)}, 5, 15, "Q-ROCKS-2"),
    ({"placed": {1: 3}, "hand": (40,), "only_beside": True}, 5, 15, "Q-STORM-7"),
]


@rule("Q-COST-2", "Q-COST-3")
@pytest.mark.parametrize(("written", "size", "cell", "expected"), VECTORS)
def test_where_says_what_a_cell_costs_or_what_is_against_it(
    written: dict[str, Any], size: int, cell: int, expected: int | str
) -> None:
    spots = {spot.cell: spot for spot in where(Sheet(**written, hand_size=size)).spots}
    found = spots[Cell(cell)]
    assert (found.obstacle or found.cost) == expected


def test_a_number_out_of_order_has_no_spot() -> None:
    sheet = Sheet(placed={18: 40}, hand=(41, 39))
    cells = {(spot.number, spot.cell) for spot in where(sheet).spots}
    assert (41, 16) not in cells
    assert (39, 20) not in cells
    assert (41, 20) in cells


@rule("Q-VAR-PYRAMID-4")
def test_where_says_what_would_be_explored() -> None:
    spots = where(Sheet(grid="pyramid", hand=(30,))).spots
    assert Spot(30, Cell(1), 0, None, True) in spots
    assert Spot(30, Cell(15), 0, None, False) in spots


def test_the_roof_is_open_once_the_pillars_stand() -> None:
    pillars = {cell: 2 * cell for cell in range(1, 21)}
    spots = where(Sheet(grid="high_arch", placed=pillars, hand=(70,), hand_size=2)).spots
    assert {spot.obstacle for spot in spots} == {None, "Q-COST-5"}


def test_a_tally_counts_cells_and_rows() -> None:
    placed = {cell: 11 + cell for cell in range(1, 7)} | {
        cell: 2 * cell + 20 for cell in range(7, 13)
    }
    found = tally(Sheet(placed=placed))
    assert (found.filled, found.cells) == (12, 36)
    assert found.complete_rows == (1, 2)
    assert found.consecutive_rows == (1,)
    assert found.scores[0].total == 12
    assert tally(Sheet(placed=full_grid(), hand=())).complete_rows == (1, 2, 3, 4, 5, 6)


@rule("Q-VAR-PYRAMID-6")
def test_no_row_of_the_pyramid_earns_a_compass() -> None:
    placed = {cell: 10 + cell for cell in range(1, 12)} | {36: 80}
    found = tally(Sheet(grid="pyramid", placed=placed))
    assert found.complete_rows == (1, 6)
    assert found.consecutive_rows == ()


@rule("Q-VAR-COMPETE-6")
def test_a_tally_of_rivals() -> None:
    sun, moon = tally(
        Sheet(placed={1: 10, 5: 20, 9: 30}, moons=(5,), rivals=True, discards=(3, 1))
    ).scores
    assert (sun.total, moon.total) == (1, 1)


@pytest.mark.parametrize(
    ("written", "rule_id"),
    [
        ({"placed": {37: 5}}, "Q-GRID-1"),
        ({"placed": {0: 5}}, "Q-GRID-1"),
        ({"grid": "high_arch", "placed": {27: 5}}, "Q-GRID-1"),
        ({"moons": (40,)}, "Q-GRID-1"),
        ({"blocked_rows": (7,)}, "Q-GRID-1"),
        ({"placed": {1: 81}}, "Q-COMP-1"),
        ({"placed": {1: 5}, "hand": (5,)}, "Q-COMP-1"),
        ({"hand": (0,)}, "Q-COMP-1"),
        ({"placed": {1: 5, 2: 4}}, "Q-PLACE-2"),
        ({"hand": (1, 2, 3, 4, 5, 6)}, "Q-TURN-4"),
        ({"hand": (1, 2), "hand_size": 1}, "Q-TURN-4"),
        ({"hand_size": 6}, "Q-TURN-4"),
        ({"hand_size": -1}, "Q-TURN-4"),
        ({"placed": {1: 5}, "moons": (2,)}, "Q-VAR-COMPETE-3"),
        ({"rivals": True, "grid": "pyramid"}, "Q-COMBO-3"),
        ({"rivals": True, "blocked_rows": (1,)}, "Q-COMBO-3"),
        ({"rivals": True, "only_beside": True}, "Q-COMBO-3"),
        ({"grid": "pyramid", "blocked_rows": (1,)}, "Q-COMBO-2"),
        ({"grid": "pyramid", "only_beside": True}, "Q-COMBO-2"),
        ({"discards": (-1, 0)}, "Q-VAR-COMPETE-6"),
        ({"rivals": True, "discards": (-1, 0)}, "Q-VAR-COMPETE-6"),
        ({"rivals": True, "discards": (40, 41)}, "Q-VAR-COMPETE-6"),
        ({"rivals": True, "discards": (39, 40), "placed": {1: 1}, "hand": (3,)}, "Q-VAR-COMPETE-6"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(written: dict[str, Any], rule_id: str) -> None:
    for question in (tally, where):
        with pytest.raises(IllegalPosition) as refusal:
            question(Sheet(**written))
        assert refusal.value.rule == rule_id


def test_sheet_and_rules_agree_on_what_is_legal() -> None:
    table = play(options=Options(), hands=["6 30 60 61"], grid={1: 3, 3: 7, 20: 50})
    legal = {text for text in table.legal(0) if "@" in text}
    spots = where(Sheet(placed={1: 3, 3: 7, 20: 50}, hand=(6, 30, 60, 61))).spots
    assert legal == {f"{Card(str(spot.number))}@{spot.cell}" for spot in spots if not spot.obstacle}
