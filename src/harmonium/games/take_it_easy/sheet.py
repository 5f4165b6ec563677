"""The score pad: boards written down from a box."""

from collections.abc import Sequence

import msgspec

from harmonium.core.documents import check_fields
from harmonium.core.errors import IllegalPosition
from harmonium.core.game import Score, score_of
from harmonium.games.take_it_easy.board import BANDS, CELLS, Board, TileCode, symbol_table
from harmonium.games.take_it_easy.options import SEATS, Scoring, check_symbols
from harmonium.games.take_it_easy.scoring import CATEGORIES, round_points


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One board, or the boards of everyone in a round; null where a cell is still empty."""

    board: tuple[str | None, ...] | None = None
    boards: tuple[tuple[str | None, ...], ...] = ()
    scoring: Scoring = "standard"
    symbols: str = "default"

    def __post_init__(self) -> None:
        check_fields(self)


class Tally(msgspec.Struct, frozen=True):
    scores: tuple[Score, ...]


def tally(sheet: Sheet) -> Tally:
    """The points of each board of the sheet; the pools of the best rays are shared out."""
    check_symbols(sheet.symbols)
    written = sheet.boards if sheet.board is None else (sheet.board, *sheet.boards)
    if len(written) not in SEATS:
        raise IllegalPosition("T-COMP-1", seats=len(written), least=SEATS[0], most=SEATS[-1])
    if len(written) == 1 and sheet.scoring == "best_ray":
        raise IllegalPosition("T-VAR-MIX-4", seats=1, scoring=sheet.scoring)
    boards = [board_of(cells) for cells in written]
    tiles = {tile for board in boards for tile in board if tile is not None}
    if sheet.scoring == "best_ray" and len(tiles) > len(CELLS):
        raise IllegalPosition("T-TURN-3", tiles=len(tiles), cells=len(CELLS))
    over = all(None not in board for board in boards)
    points = round_points(sheet.scoring, symbol_table(sheet.symbols), boards, over=over)
    return Tally(tuple(score_of(CATEGORIES[sheet.scoring], items) for items in points))


def board_of(cells: Sequence[str | None]) -> Board:
    """A written board; IllegalPosition if it is not one."""
    if len(cells) != len(CELLS):
        raise IllegalPosition("T-BOARD-5", cells=len(CELLS), written=len(cells))
    board = tuple(None if cell is None else TileCode(cell.replace("-", "")) for cell in cells)
    laid = [tile for tile in board if tile is not None]
    for tile in laid:
        if tile not in BANDS or laid.count(tile) > 1:
            raise IllegalPosition("T-COMP-2", tile=tile)
    return board
