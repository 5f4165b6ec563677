"""Take It Easy: every board with its bands, and the called tile."""

from collections.abc import Sequence
from typing import Final

from harmonium.drawing.figure import Figure, Mark, Panel, Piece
from harmonium.games.take_it_easy.board import BANDS, CELLS, Board, TileCode
from harmonium.games.take_it_easy.view import View

COLOURS: Final = {
    1: ("#f4f4f0", "#333333"),
    2: ("#d92b2b", "#ffffff"),
    3: ("#2f6fd0", "#ffffff"),
    4: ("#7a4bb5", "#ffffff"),
    5: ("#8ccb4a", "#1c2b0c"),
    6: ("#f2cf2f", "#332b00"),
    7: ("#ee8a22", "#331a00"),
    8: ("#f08ab6", "#3d0f24"),
    9: ("#1e6b3a", "#ffffff"),
}
"""Of the bands (T-COMP-4): background and the ink that reads on it."""
_DARK: Final = "#2b2a28"
_TURNS: Final = (0, 60, -60)
_LEFT: Final = -min(cell.q for cell in CELLS)
_TOP: Final = -min(cell.r + cell.q / 2 for cell in CELLS)


def panels(view: View, totals: Sequence[int]) -> Figure:
    boards = view.boards if view.turn or not view.finished else view.finished[-1]
    is_over = view.round == view.rounds
    called = () if is_over else (Panel("♪", "hexagon", (_mark(0, 0, view.calls[-1][-1], ""),)),)
    return (*map(_board, range(len(boards)), boards, totals), *called)


def _board(seat: int, board: Board, total: int) -> Panel:
    marks = tuple(
        _mark(_LEFT + q, _TOP + r + q / 2, tile, str(cell))
        for cell, ((q, r), tile) in enumerate(zip(CELLS, board, strict=True))
    )
    return Panel(f"{seat}: {total}", "hexagon", marks)


def _mark(x: float, y: float, tile: TileCode | None, label: str) -> Mark:
    if tile is None:
        return Mark(x, y, label=label)
    bands = zip(BANDS[tile], _TURNS, strict=True)
    pieces = tuple(Piece(str(value), *COLOURS[value], turn) for value, turn in bands)
    return Mark(x, y, pieces, fill=_DARK)
