"""Help that a client may show: what a choice would bring, and how the lines stand."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from harmonium.core.game import Seat
from harmonium.games.take_it_easy.actions import Choose
from harmonium.games.take_it_easy.board import (
    CODES,
    LINES_OF,
    Board,
    Cell,
    TileCode,
    symbol_table,
)
from harmonium.games.take_it_easy.scoring import line_points, ray_points, standings
from harmonium.games.take_it_easy.state import State
from harmonium.games.take_it_easy.view import View


class LineMark(msgspec.Struct, frozen=True, tag="line"):
    """How a line of a seat's board stands, and its points now or at best."""

    seat: Seat
    line: str
    cells: tuple[Cell, ...]
    status: Literal["open", "alive", "completed", "broken"]
    points: int
    possible: bool
    """Whether enough tiles of its value are still to come; a dead hope otherwise."""


class ToCome(msgspec.Struct, frozen=True, tag="to_come"):
    """The tiles that were not called yet; eight of them never will be (T-TURN-4)."""

    tiles: tuple[TileCode, ...]


Mark = LineMark | ToCome


def preview(state: State, seat: Seat, action: Choose) -> Mapping[str, int]:
    """The points of the lines and rays that the called tile completes there.

    The shares of the best rays depend on what others do and are not foretold.
    """
    tile = state.called
    board = state.boards[seat]
    laid = (*board[: action.cell], tile, *board[action.cell + 1 :])
    lines = LINES_OF[action.cell]
    change = {"lines": sum(item.points for item in line_points(laid, lines))}
    if state.options.scoring == "rays":
        change |= {"sun_rays": 0, "moon_rays": 0}
        for item in ray_points(laid, symbol_table(state.options.symbols), lines):
            change[item.category] += item.points
    return change


def marks(view: View) -> tuple[Mark, ...]:
    over = view.round == view.rounds
    called = view.calls[-1]
    to_come = tuple(code for code in CODES if code not in called)
    # While the round runs the called tile lies on no board yet; when all is over the boards of
    # the last round are the ones to look at.
    left = () if over else (*to_come, called[-1])
    boards = view.finished[-1] if over else view.boards
    return (*line_marks(boards, left), ToCome(to_come))


def line_marks(boards: Sequence[Board], left: Sequence[TileCode] = ()) -> list[LineMark]:
    """How every line stands, if these tiles can still come: none where a round is finished."""
    lines: list[LineMark] = []
    for seat, board in enumerate(boards):
        for stands in standings(board):
            missing = len(stands.line.cells) - stands.laid
            fitting = sum(
                stands.value is None or int(code[stands.line.direction]) == stands.value
                for code in left
            )
            lines.append(
                LineMark(
                    Seat(seat),
                    stands.line.id,
                    stands.line.cells,
                    stands.status,
                    stands.points,
                    stands.status != "broken" and fitting >= missing,
                )
            )
    return lines
