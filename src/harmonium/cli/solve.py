"""`harmonium solve`: the best that can be reached."""

from itertools import pairwise
from typing import Annotated

import msgspec
import typer

from harmonium.cli.console import out, print_json, words
from harmonium.core.errors import IllegalPosition, Problem
from harmonium.games.take_it_easy.board import CODES, TileCode
from harmonium.simulators.take_it_easy_solver import best_arrangement, solve


class Best(msgspec.Struct, frozen=True):
    maximum: int
    arrangements: int


class BestOfTiles(msgspec.Struct, frozen=True):
    maximum: int
    board: tuple[str, ...]


def solve_command(
    game: Annotated[str, typer.Argument(help=words("cli-game"))],
    tiles: Annotated[str | None, typer.Option(help=words("cli-solve-tiles"))] = None,
    json: Annotated[bool, typer.Option("--json", help=words("cli-json"))] = False,
) -> None:
    if game != "take_it_easy":
        raise Problem("no-solver", game=game)
    if tiles is not None:
        points, board = best_arrangement([_tile_id(text) for text in _split(tiles)])
        if json:
            print_json(BestOfTiles(points, _codes(board)))
        else:
            out.print(words("cli-solve-tiles-best", points=points))
            out.print(_columns(board), soft_wrap=True)
        return
    solution = solve()
    if json:
        print_json(Best(solution.maximum, len(solution.boards)))
        return
    out.print(words("cli-solve-maximum", points=solution.maximum, boards=len(solution.boards)))
    for best in solution.boards:
        out.print(_columns(best), soft_wrap=True)


def _split(tiles: str) -> list[str]:
    return tiles.replace(",", " ").split()


def _tile_id(text: str) -> int:
    code = TileCode(text.replace("-", ""))
    if code not in CODES:
        raise IllegalPosition("T-COMP-2", tile=text)
    return CODES.index(code)


def _codes(board: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CODES[tile] for tile in board)


def _columns(board: tuple[int, ...]) -> str:
    """The board in words: column by column, each from top to bottom."""
    ends = (0, 3, 7, 12, 16, 19)
    return " | ".join(" ".join(_codes(board[low:high])) for low, high in pairwise(ends))
