"""`level1` and `level2`: players who look at the lines that were begun, and not very far.

A line that can still score counts by the tiles that lie in it. Neither of them counts the tiles
that are gone, or sees that several lines want the same cell.
"""

from collections.abc import Collection, Mapping
from typing import ClassVar, Final

from harmonium.bots.contract import WeighingBot
from harmonium.games.take_it_easy.actions import Choose
from harmonium.games.take_it_easy.board import BANDS, LINES_OF, Board, Line, symbol_table
from harmonium.games.take_it_easy.data import FACTS
from harmonium.games.take_it_easy.view import View

BEST_RAY_POINTS: Final = 8
"""What a tile of a ray seems to be worth where the best one wins a pool."""


class Beginner(WeighingBot):
    """`level1`: sees whether a line is begun or has a pair; what comes after looks the same."""

    SEEN: ClassVar = (0, 1, 4, 4, 4, 4)
    """What a line counts with so many tiles, for each point of its value."""

    def weigh(self, view: View, legal: Collection[Choose]) -> Mapping[Choose, int]:
        assert view.seat is not None
        board, tile = view.boards[view.seat], view.calls[-1][-1]
        return {
            choice: sum(
                self._line(view, (*board[: choice.cell], tile, *board[choice.cell + 1 :]), line)
                - self._line(view, board, line)
                for line in LINES_OF[choice.cell]
            )
            for choice in legal
        }

    def _line(self, view: View, board: Board, line: Line) -> int:
        tiles = [tile for cell in line.cells if (tile := board[cell])]
        values = {BANDS[tile][line.direction] for tile in tiles}
        worth = values.pop() if len(values) == 1 else 0
        scoring = view.options.scoring
        symbols = symbol_table(view.options.symbols)
        shown = {symbols[tile] for tile in tiles}
        if len(shown) == 1 and scoring == "rays":
            worth += FACTS.ray_points[shown.pop()]
        elif len(shown) == 1 and scoring == "best_ray" and worth:
            worth += BEST_RAY_POINTS
        return worth * self.SEEN[len(tiles)]


class Casual(Beginner):
    """`level2`: a line matters once it has a pair, and then the more the longer it is."""

    SEEN: ClassVar = (0, 0, 2, 3, 4, 5)
