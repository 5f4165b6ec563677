"""Removing Island Cards and the High Arch (Q-VAR-REMOVE, Q-VAR-ARCH)."""

from collections import Counter

import msgspec
import pytest

from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.board import GRIDS, Cell, is_row_complete
from harmonium.games.tranquility.board import Row as RowNumber
from harmonium.games.tranquility.cards import ISLANDS, START
from harmonium.games.tranquility.options import Removed
from harmonium.testing import random_play, rule
from tranquility_tables import Play, cards, full_grid, islands, play, weather

ARCH = Options(high_arch=True)


def arch(**more: object) -> Play:
    words: dict[str, object] = {
        "hands": ["60 61 62 63 64", "70 71 72"],
        "piles": [islands(1, 9), ""],
        "options": ARCH,
    }
    return play(**(words | more))


# Removing Island Cards


@rule("Q-VAR-REMOVE-1")
@pytest.mark.parametrize(
    ("level", "removed"),
    [("galatea", 4), ("triton", 6), ("leucothea", 8), ("amphitrite", 10), ("poseidon", 12)],
)
def test_the_level_says_how_many_islands_are_removed(level: Removed, removed: int) -> None:
    options = Options(remove_islands=level)
    deal = GAME.deal(options, 3, Generator.from_seed(level))
    assert len(set(deal.removed)) == removed
    assert len(deal.deck) == 85 - removed
    state = GAME.start(options, 3, deal)
    assert len(state.removed) == removed
    assert sum(map(len, (*state.hands, *state.piles))) == 85 - removed + 3


@rule("Q-VAR-REMOVE-1")
def test_every_island_can_be_removed() -> None:
    options = Options(remove_islands="poseidon")
    found: Counter[str] = Counter()
    for seed in range(150):
        found.update(GAME.deal(options, 2, Generator.from_seed(seed)).removed)
    assert set(found) == set(ISLANDS)


@rule("Q-VAR-REMOVE-2")
def test_nobody_ever_learns_which() -> None:
    options = Options(remove_islands="galatea")
    game = random_play(GAME, options, 2, 3)
    removed = {f'"{card}"' for card in game.start.removed}
    assert len(removed) == 4
    for moment in game.moments:
        for viewer in (None, Seat(0), Seat(1)):
            told = GAME.told(moment.before, moment.seat, moment.action, moment.after, viewer)
            seen = msgspec.json.encode((told, GAME.view(moment.after, viewer))).decode()
            assert not any(card in seen for card in removed)


# High Arch


@rule("Q-VAR-ARCH-1", "Q-VAR-ARCH-4")
def test_the_roof_is_laid_when_both_pillars_stand() -> None:
    unfinished = arch(grid={cell: cell for cell in range(1, 20)})
    assert unfinished.refuses(0, "60@24") == "Q-VAR-ARCH-4"
    assert unfinished.starts_with(0, "60@") == []  # beside 19 it is too dear
    table = arch(grid={cell: cell for cell in range(1, 21)})
    assert table.starts_with(0, "60@") == [f"60@{cell}" for cell in range(22, 27)]
    assert table.act(0, "60@24").number(24) == 60


@rule("Q-VAR-ARCH-2")
def test_two_pillars_and_a_roof_make_26_cells() -> None:
    grid = GRIDS["high_arch"]
    assert grid.size == 26
    columns = {row: [column for at, column in grid.places if at == row] for row in range(1, 7)}
    assert all(columns[row] == [1, 2, 5, 6] for row in range(1, 6))
    assert columns[6] == [1, 2, 3, 4, 5, 6]
    assert grid.roof == set(range(21, 27))
    assert arch().refuses(0, "60@27") == "Q-GRID-1"


@rule("Q-VAR-ARCH-3")
def test_the_chain_jumps_over_the_opening() -> None:
    grid = GRIDS["high_arch"]
    for row in range(1, 6):
        assert grid.rows[row - 1] == tuple(range(4 * row - 3, 4 * row + 1))
    assert grid.rows[5] == tuple(range(21, 27))
    # 2 and 3 face each other across the opening.
    table = arch(grid={2: 58}).act(0, "60@3")
    assert table.state.agenda[-1].amount == 2
    # 1 and 5 lie above each other.
    assert arch(grid={1: 58}).act(0, "60@5").asked == "turn"


@rule("Q-VAR-ARCH-4")
def test_a_hole_in_a_pillar_closes_the_roof_again() -> None:
    table = arch(
        hands=["60 61 monster", "9 70 71", "1 2"],
        piles=["", "", ""],
        options=Options(high_arch=True, sea_monsters="low"),
        grid={**{cell: 2 * cell for cell in range(1, 21)}, 22: 50},
    )
    assert "61@25" in table.legal(0)
    table.act(0, "monster@5")
    assert table.number(22) == 50  # what lies in the roof remains
    assert table.refuses(1, "70@25") == "Q-VAR-ARCH-4"
    table.act(1, "9@5").act(1, "discard:70")
    assert table.refuses(2, "1@25") == "Q-PLACE-2"  # it does not fit, but it is open


@rule("Q-VAR-ARCH-5", "Q-FINISH-1")
def test_26_filled_cells_are_a_complete_grid() -> None:
    table = arch(hands=["1 finish", "3 5"], grid=full_grid(ARCH), start=START)
    assert table.act(0, "finish").is_over
    early = arch(hands=["1 finish", "3 5"], grid=full_grid(ARCH, but=[26]), start=START)
    assert early.refuses(0, "finish") == "Q-FINISH-1"


@rule("Q-VAR-ARCH-5", "Q-COMPASS-2")
def test_to_the_modules_a_row_means_the_cells_it_has() -> None:
    grid = GRIDS["high_arch"]
    numbers = tuple(40 if cell in {5, 6, 7, 8} else 0 for cell in range(1, 27))
    assert is_row_complete(grid, numbers, RowNumber(2))
    assert grid.row_of(Cell(8)) == 2
    # Four consecutive numbers across the opening earn a Compass.
    table = arch(
        options=Options(high_arch=True, storm_compass=True),
        hands=["63 1 2 3", "70 71"],
        grid={5: 60, 6: 61, 7: 62},
    )
    table.act(0, "63@8").act(0, "discard:1")
    assert table.state.storms is not None
    assert table.state.storms.pool == 1


@rule("Q-VAR-ARCH-5", "Q-STORM-6")
def test_a_storm_closes_four_cells_of_a_pillar_row() -> None:
    table = arch(options=Options(high_arch=True, storm_compass=True), storms=weather(purple=[2]))
    closed = {f"60@{cell}" for cell in (5, 6, 7, 8)}
    assert not closed & set(table.legal(0))
    assert table.refuses(0, "60@6") == "Q-STORM-6"
    assert {"60@4", "60@9"} <= set(table.legal(0))


@rule("Q-VAR-ARCH-5", "Q-ROCKS-4")
def test_four_complete_rows_of_the_arch_remove_the_rocks() -> None:
    table = arch(
        options=Options(high_arch=True, jagged_rocks=True),
        hands=["32 60 61", "70 71"],
        grid={cell: 2 * cell for cell in range(1, 16)},
        rocks=5,
    )
    table.act(0, "32@16").act(0, "discard:60,61")
    assert table.state.rocks is None
    assert table.state.gone == cards("rocks")
