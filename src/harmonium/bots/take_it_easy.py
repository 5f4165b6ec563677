"""`greedy`: lays the called tile where the lines are then worth most, by a rule of thumb.

A line that is still alive is worth its points times the chance that it will be filled: the
chance that enough fitting tiles are still called, less something for every cell that other
lines want as well. The numbers were found by trying; `benchmarks/README.md` has the scores.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from math import comb

from harmonium.bots import Factory
from harmonium.core.deal import Generator
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

KEPT_PER_CELL = 0.65
"""How much of a line's hope survives each cell it still lacks."""
WORTH_OF_OPEN = 0.9
"""An untouched line as part of what its best value would promise."""
BEST_RAY_HOPE = 25
"""What a ray on a scoring line is hoped to bring where only the best one counts."""


@lru_cache(maxsize=100_000)
def chance_of_enough(unseen: int, fitting: int, draws: int, missing: int) -> float:
    """The chance that among so many draws at least `missing` fit (hypergeometric)."""
    if missing <= 0:
        return 1.0
    ways = sum(
        comb(fitting, hits) * comb(unseen - fitting, draws - hits)
        for hits in range(missing, min(fitting, draws) + 1)
        if draws - hits <= unseen - fitting
    )
    return ways / comb(unseen, draws)


class Greedy:
    def __init__(self, generator: Generator) -> None:
        self._generator = generator

    def choose(self, view: View, legal: Collection[Choose]) -> Choose:
        assert view.seat is not None
        board = view.boards[view.seat]
        called = view.calls[-1]
        hopes = Hopes(view)
        best: list[Choose] = []
        most = float("-inf")
        for choice in legal:
            gain = hopes.gain(board, called[-1], choice.cell)
            if gain > most + 1e-9:
                best, most = [choice], gain
            elif gain > most - 1e-9:
                best.append(choice)
        return self._generator.pick(best)


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

    def gain(self, board: Board, tile: TileCode, cell: Cell) -> float:
        """How much more the three lines through the cell promise with the tile there."""
        laid = (*board[:cell], tile, *board[cell + 1 :])
        return sum(self.worth(laid, line) - self.worth(board, line) for line in LINES_OF[cell])

    def worth(self, board: Board, line: Line) -> float:
        tiles = [tile for cell in line.cells if (tile := board[cell])]
        worth = self._line_worth(tiles, line)
        if self.scoring == "standard":
            return worth
        return worth + self._ray_worth(tiles, line, scores=worth > 0)

    def _line_worth(self, tiles: list[TileCode], line: Line) -> float:
        length = len(line.cells)
        values = {BANDS[tile][line.direction] for tile in tiles}
        if len(values) > 1:
            return 0.0
        missing = length - len(tiles)
        if values:
            (value,) = values
            return value * length * self._chance((line.direction, value), missing)
        promises = [
            value * length * self._chance((direction, value), missing)
            for direction, value in self.fitting
            if direction == line.direction
        ]
        return WORTH_OF_OPEN * max(promises, default=0.0)

    def _chance(self, band: tuple[int, int], missing: int) -> float:
        fitting = self.fitting.get(band, 0)
        chance = chance_of_enough(len(self.unseen), fitting, self.draws, missing)
        return chance * KEPT_PER_CELL**missing

    def _ray_worth(self, tiles: list[TileCode], line: Line, *, scores: bool) -> float:
        shown = {self.symbols[tile] for tile in tiles}
        if len(shown) != 1:
            return 0.0
        (symbol,) = shown
        missing = len(line.cells) - len(tiles)
        fitting = sum(self.symbols[code] == symbol for code in self.unseen)
        chance = chance_of_enough(len(self.unseen), fitting, self.draws, missing)
        if self.scoring == "rays":
            points = FACTS.ray_points[symbol] * len(line.cells)
        else:
            points = BEST_RAY_HOPE * (len(line.cells) - 2) * scores
        return points * chance * (KEPT_PER_CELL * 0.6) ** missing


BOTS: Mapping[str, Factory] = {"greedy": Greedy}
