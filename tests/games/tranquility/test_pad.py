"""A page of the score pad: what fits where, what it costs, what a cell could hold."""

import pytest

from harmonium.core.errors import IllegalPosition
from harmonium.games.tranquility.board import Cell
from harmonium.games.tranquility.pad import Page, pad
from harmonium.games.tranquility.placing import fits
from harmonium.games.tranquility.sheet import numbers_of, tally, where
from harmonium.testing import rule


@rule("Q-COST-2", "Q-COST-3")
def test_a_page_is_tally_and_where_together() -> None:
    page = Page(placed={1: 3, 3: 7}, hand=(6, 40), hand_size=5)
    told = pad(page)
    assert told.tally == tally(page)
    assert tuple(one.spot for one in told.fits) == where(page).spots
    assert told.ranks == (1,)


@rule("Q-COST-1", "Q-COST-2", "Q-COST-3")
@pytest.mark.parametrize(
    ("placed", "number", "cell", "cost", "rule_id", "beside"),
    [
        ({1: 3}, 5, 2, 2, "Q-COST-2", (1,)),
        ({6: 14}, 16, 7, 2, "Q-COST-2", (6,)),
        ({1: 3, 3: 7}, 6, 2, 1, "Q-COST-3", (1, 3)),
        ({6: 14}, 30, 12, 0, "Q-COST-1", ()),
        ({36: 80}, 79, 35, 1, "Q-COST-2", (36,)),
        ({}, 40, 36, 0, "Q-COST-1", ()),
    ],
)
def test_a_cost_names_its_rule_and_its_neighbours(
    placed: dict[int, int],
    number: int,
    cell: int,
    cost: int,
    rule_id: str,
    beside: tuple[int, ...],
) -> None:
    fits = pad(Page(placed=placed, hand=(number,), hand_size=5)).fits
    (found,) = (one for one in fits if one.spot.cell == cell)
    assert (found.spot.cost, found.rule, found.beside) == (cost, rule_id, beside)


@rule("Q-PLACE-2")
def test_what_each_empty_cell_could_hold() -> None:
    page = Page(placed={1: 3, 3: 7, 5: 8, 36: 70})
    room = pad(page).room
    assert room[Cell(2)] == (4, 6)
    assert 4 not in room
    numbers = numbers_of(page)
    for cell, (least, most) in room.items():
        able = [number for number in range(1, 81) if fits(numbers, number, cell)]
        assert (able[0], able[-1]) == (least, most)
    assert pad(Page()).room[Cell(1)] == (1, 80)


@rule("Q-VAR-COMPETE-6", "Q-VAR-COMPETE-7")
def test_rivals_are_ranked_and_a_tie_is_moons() -> None:
    tie = Page(placed={1: 10, 5: 20}, moons=(5,), rivals=True)
    assert pad(tie).ranks == (2, 1)
    ahead = Page(placed={1: 10, 5: 20}, moons=(5,), rivals=True, discards=(0, 1))
    assert pad(ahead).ranks == (1, 2)


def test_a_grid_that_cannot_lie_there_is_refused() -> None:
    with pytest.raises(IllegalPosition):
        pad(Page(placed={1: 5, 2: 4}))
