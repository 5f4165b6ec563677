"""Boards, tables and whole rounds of Take It Easy, written down as the rule book writes them."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from harmonium.core.game import Points, Seat
from harmonium.core.table import Person, Table
from harmonium.games.take_it_easy import GAME, Choose, Deal, Options
from harmonium.games.take_it_easy.board import CELLS, CODES, TURNS, Board, Cell, TileCode

EMPTY_CELL = "..."

# The examples of the rule book.
BOARD_178 = "928 973 963 | 123 178 164 124 | 523 573 568 563 524 | 173 564 578 528 | 163 168 128"
BOARD_307 = "573 574 528 | 978 973 924 968 | 174 178 123 164 168 | 974 928 963 964 | 524 568 563"
BOARD_319 = "968 974 928 | 563 578 564 528 | 964 973 178 574 568 | 174 123 128 164 | 924 923 978"
BOARD_446 = "124 163 178 | 523 564 578 528 | 928 963 974 923 968 | 568 573 524 563 | 978 973 964"
BOARD_427 = "973 968 924 | 978 963 928 974 | 174 168 123 178 164 | 564 528 573 568 | 524 578 563"


def board(columns: str) -> Board:
    """A board by columns from the left, each from top to bottom; `...` is an empty cell."""
    codes = columns.replace("|", " ").split()
    laid = [code for code in codes if code != EMPTY_CELL]
    assert len(codes) == len(CELLS)
    assert set(laid) <= set(CODES)
    assert len(laid) == len(set(laid))
    return tuple(None if code == EMPTY_CELL else TileCode(code) for code in codes)


def written(board: Board) -> str:
    """A board by columns, the inverse of `board`."""
    codes = [tile or EMPTY_CELL for tile in board]
    columns = (codes[0:3], codes[3:7], codes[7:12], codes[12:16], codes[16:19])
    return " | ".join(" ".join(column) for column in columns)


def tiles(codes: str) -> tuple[TileCode, ...]:
    return tuple(map(TileCode, codes.split()))


def cell(q: int, r: int) -> Cell:
    return Cell(CELLS.index((q, r)))


def cells(coordinates: str) -> set[Cell]:
    """The cells at coordinates such as `(0,0) (1,-1)`."""
    found = re.findall(r"\((-?\d),(-?\d)\)", coordinates)
    return {cell(int(q), int(r)) for q, r in found}


def all_cells() -> set[Cell]:
    return {Cell(number) for number in range(len(CELLS))}


def calls_beginning(codes: str) -> tuple[TileCode, ...]:
    """19 calls: these tiles first, then the others in the order of their codes."""
    first = tiles(codes)
    return (*first, *(code for code in CODES if code not in first))[:TURNS]


def start(
    *rounds: str, seats: int = 1, first_caller: int = 0, options: Options | None = None
) -> Table:
    """A table whose rounds begin with these calls; without any, each has the default order."""
    chosen = Options(rounds=len(rounds) or 1) if options is None else options
    count = chosen.rounds_for(seats)
    begun = (*rounds, *[""] * (count - len(rounds)))
    deal = Deal(Seat(first_caller), tuple(map(calls_beginning, begun)))
    return Table(GAME, chosen, [Person()] * seats, deal, bytes(32))


def act_all(table: Table, *cells: int) -> None:
    """Seat after seat lays the called tile on its cell."""
    for seat, chosen in enumerate(cells):
        table.act(seat, Choose(Cell(chosen)))


def legal_cells(table: Table, seat: int = 0) -> set[Cell]:
    return {action.cell for action in table.legal(seat)}


def play_round(table: Table, *columns: str) -> None:
    """Every seat lays the called tiles so that its board comes out as written."""
    goals = [board(one) for one in columns]
    for _ in range(TURNS):
        called = table.state.called
        act_all(table, *(goal.index(called) for goal in goals))


def played(*columns: str, rounds: int = 1, **options: Any) -> Table:
    """A finished match in which every round comes out with these boards, one a seat."""
    order = " ".join(code for code in board(columns[0]) if code)
    chosen = Options(**{"rounds": rounds, **options})
    table = start(*[order] * rounds, seats=len(columns), options=chosen)
    for _ in range(rounds):
        play_round(table, *columns)
    return table


def by_subject(items: Sequence[Points]) -> Mapping[str, int]:
    """The points of each line or ray by its name."""
    return {item.subject: item.points for item in items}
