"""What a choice does to the lines: completed, alive, out of reach, broken."""

from collections.abc import Collection, Iterator

from harmonium.core.game import Remark
from harmonium.games.take_it_easy.actions import Choose
from harmonium.games.take_it_easy.board import BANDS, CODES, LINES_OF, Board, Line, TileCode
from harmonium.games.take_it_easy.scoring import Standing, standing
from harmonium.games.take_it_easy.view import View


def hopes(view: View, action: Choose) -> tuple[Remark, ...]:
    """Line by line; nothing of those that had no hope before."""
    assert view.seat is not None
    called = view.calls[-1]
    to_come = [code for code in CODES if code not in called]
    board, cell = view.boards[view.seat], action.cell
    laid = (*board[:cell], called[-1], *board[cell + 1 :])
    return tuple(
        remark for line in LINES_OF[cell] for remark in _of_line(line, board, laid, to_come)
    )


def _of_line(
    line: Line, before: Board, after: Board, to_come: Collection[TileCode]
) -> Iterator[Remark]:
    was, stands = standing(before, line), standing(after, line)
    if was.status == "broken":
        return
    match stands.status:
        case "completed":
            yield _said("completes", line, points=stands.points)
        case "broken" if was.status == "alive" and is_possible(was, to_come):
            yield _said("breaks", line, points=was.points)
        case "alive" if is_possible(stands, to_come):
            yield _said(
                "lives",
                line,
                points=stands.points,
                missing=len(line.cells) - stands.laid,
                fitting=fitting(stands, to_come),
            )
        case "alive" if was.status == "open":
            yield _said("dies", line, points=stands.points)
        case _:
            pass


def fitting(stands: Standing, to_come: Collection[TileCode]) -> int:
    """How many of these tiles would go on with a line that lives."""
    return sum(BANDS[tile][stands.line.direction] == stands.value for tile in to_come)


def is_possible(stands: Standing, to_come: Collection[TileCode]) -> bool:
    """Whether enough of them are still to come, the called tile not counted."""
    return fitting(stands, to_come) >= len(stands.line.cells) - stands.laid


def _said(what: str, line: Line, **arguments: int) -> Remark:
    return Remark(f"hope-take_it_easy-{what}", {"line": line.id, **arguments})
