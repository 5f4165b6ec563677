"""`greedy`: lays the called tile where the lines are then worth most, by a rule of thumb.

A line that is still alive is worth its points times the chance that it will be filled: the
chance that enough fitting tiles are still called, less something for every cell that other
lines want as well. The numbers were found by trying; `benchmarks/README.md` has the scores.

All worths of one decision are counted in the same small whole part of a point: a chance is the
number of draws that bring enough, of the equally many draws that there are at that moment. So
sums are exact and ties fall alike everywhere.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from math import comb
from typing import Final

from harmonium.bots import Factory, WeighingBot
from harmonium.bots.take_it_easy_beginners import Beginner, Casual
from harmonium.bots.take_it_easy_tables import ByNetwork, ByTables
from harmonium.games.take_it_easy.actions import Choose
from harmonium.games.take_it_easy.board import (
    BANDS,
    CODES,
    LINES_OF,
    TURNS,
    Board,
    Cell,
    Line,
    TileCode,
    symbol_table,
)
from harmonium.games.take_it_easy.data import FACTS
from harmonium.games.take_it_easy.scoring import Symbols
from harmonium.games.take_it_easy.view import View

_LONGEST: Final = max(len(line.cells) for lines in LINES_OF for line in lines)


def _kept(per_cell: int) -> tuple[int, ...]:
    """What is left of so many hundredths for each cell that is missing, all in the same part."""
    return tuple(per_cell**missing * 100 ** (_LONGEST - missing) for missing in range(_LONGEST + 1))


KEPT: Final = _kept(65)
"""How much of a line's hope survives each cell it still lacks."""
RAY_KEPT: Final = _kept(39)
"""The same for a ray."""
WORTH_OF_LINE: Final = 10
WORTH_OF_OPEN: Final = 9
"""An untouched line as part of what its best value would promise."""
BEST_RAY_HOPE: Final = 25
"""What a ray on a scoring line is hoped to bring where only the best one counts."""


@lru_cache(maxsize=100_000)
def draws_with_enough(unseen: int, fitting: int, draws: int, missing: int) -> int:
    """In how many of the comb(unseen, draws) possible draws at least `missing` tiles fit."""
    return sum(
        comb(fitting, hits) * comb(unseen - fitting, draws - hits)
        for hits in range(max(missing, 0), min(fitting, draws) + 1)
    )


class Greedy(WeighingBot):
    def weigh(self, view: View, legal: Collection[Choose]) -> Mapping[Choose, int]:
        assert view.seat is not None
        board = view.boards[view.seat]
        called = view.calls[-1]
        hopes = Hopes(view)
        return {choice: hopes.gain(board, called[-1], choice.cell) for choice in legal}


class Hopes:
    """What lines promise at one moment: it depends on the tiles that may still come."""

    def __init__(self, view: View) -> None:
        called = view.calls[-1]
        self.unseen = [code for code in CODES if code not in called]
        self.draws = TURNS - len(called)
        self.scoring = view.options.scoring
        self.symbols: Symbols = symbol_table(view.options.symbols)
        self.fitting = self._counts()

    def _counts(self) -> Mapping[tuple[int, int], int]:
        """How many unseen tiles have that value in that direction."""
        counts: dict[tuple[int, int], int] = {}
        for code in self.unseen:
            for direction, value in enumerate(BANDS[code]):
                counts[direction, value] = counts.get((direction, value), 0) + 1
        return counts

    def gain(self, board: Board, tile: TileCode, cell: Cell) -> int:
        """How much more the three lines through the cell promise with the tile there."""
        laid = (*board[:cell], tile, *board[cell + 1 :])
        return sum(self.worth(laid, line) - self.worth(board, line) for line in LINES_OF[cell])

    def worth(self, board: Board, line: Line) -> int:
        tiles = [tile for cell in line.cells if (tile := board[cell])]
        worth = self._line_worth(tiles, line)
        if self.scoring == "standard":
            return worth
        return worth + self._ray_worth(tiles, line, scores=worth > 0)

    def _line_worth(self, tiles: list[TileCode], line: Line) -> int:
        length = len(line.cells)
        values = {BANDS[tile][line.direction] for tile in tiles}
        if len(values) > 1:
            return 0
        missing = length - len(tiles)
        if values:
            (value,) = values
            hope = self._hope((line.direction, value), missing)
            return WORTH_OF_LINE * value * length * hope
        promises = [
            value * length * self._hope((direction, value), missing)
            for direction, value in self.fitting
            if direction == line.direction
        ]
        return WORTH_OF_OPEN * max(promises, default=0)

    def _hope(self, band: tuple[int, int], missing: int) -> int:
        fitting = self.fitting.get(band, 0)
        return draws_with_enough(len(self.unseen), fitting, self.draws, missing) * KEPT[missing]

    def _ray_worth(self, tiles: list[TileCode], line: Line, *, scores: bool) -> int:
        shown = {self.symbols[tile] for tile in tiles}
        if len(shown) != 1:
            return 0
        (symbol,) = shown
        missing = len(line.cells) - len(tiles)
        fitting = sum(self.symbols[code] == symbol for code in self.unseen)
        ways = draws_with_enough(len(self.unseen), fitting, self.draws, missing)
        if self.scoring == "rays":
            points = FACTS.ray_points[symbol] * len(line.cells)
        else:
            points = BEST_RAY_HOPE * (len(line.cells) - 2) * scores
        return WORTH_OF_LINE * points * ways * RAY_KEPT[missing]


BOTS: Mapping[str, Factory] = {
    "greedy": Greedy,
    "level1": Beginner,
    "level2": Casual,
    "level3": Greedy,
    "level4": ByTables,
    "level5": ByNetwork,
}
