"""A page of the score pad: the boards of everyone in every round, counted, explained, ranked."""

from typing import Annotated, Literal

import msgspec

from harmonium.core.documents import check_fields
from harmonium.core.errors import IllegalPosition
from harmonium.core.game import Score, ranked, score_of
from harmonium.games.take_it_easy.board import CODES, Board, Cell, Symbol, TileCode, symbol_table
from harmonium.games.take_it_easy.options import Options, Placement, Scoring, check
from harmonium.games.take_it_easy.scoring import CATEGORIES, Symbols, ray, round_points, standings
from harmonium.games.take_it_easy.sheet import board_of


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[tuple[tuple[tuple[str | None, ...], ...], ...], msgspec.Meta(max_length=24)]
    """In each round a board for everyone; null where a cell is still empty."""
    placement: Placement = "free"
    scoring: Scoring = "standard"
    symbols: str = "default"

    def __post_init__(self) -> None:
        check_fields(self)


class LineAccount(msgspec.Struct, frozen=True):
    line: str
    cells: tuple[Cell, ...]
    status: Literal["open", "alive", "completed", "broken"]
    value: int | None
    """The common value of the bands along it."""
    points: int
    """What it brings, or would bring if it is completed."""
    ray: Symbol | None


class BoardAccount(msgspec.Struct, frozen=True):
    score: Score
    lines: tuple[LineAccount, ...]
    left: tuple[TileCode, ...]
    """The tiles that do not lie on this board."""
    full: bool


class RoundAccount(msgspec.Struct, frozen=True):
    boards: tuple[BoardAccount, ...]
    over: bool
    """Every board is full; then the best rays are compared, if there are no strange tiles."""
    strange: tuple[TileCode, ...]
    """Tiles that lie on some full boards only: everyone places the same ones (T-TURN-3)."""


class Counted(msgspec.Struct, frozen=True):
    rounds: tuple[RoundAccount, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]


def pad(page: Page) -> Counted:
    """The page counted; IllegalPosition or IllegalOptions name what cannot be."""
    options = Options(page.placement, page.scoring, symbols=page.symbols)
    seats = len(page.rounds[0]) if page.rounds else 0
    check(options, seats)
    if any(len(boards) != seats for boards in page.rounds):
        raise IllegalPosition("T-SETUP-1")
    symbols = symbol_table(page.symbols)
    rounds = tuple(
        _round(page.scoring, symbols, tuple(map(board_of, boards))) for boards in page.rounds
    )
    totals = tuple(sum(one.boards[seat].score.total for one in rounds) for seat in range(seats))
    return Counted(rounds, totals, ranked(totals))


def _round(scoring: Scoring, symbols: Symbols, boards: tuple[Board, ...]) -> RoundAccount:
    full = [None not in board for board in boards]
    strange = _strange_tiles(boards)
    # Rays of different tiles cannot be compared.
    points = round_points(scoring, symbols, boards, over=all(full) and not strange)
    return RoundAccount(
        boards=tuple(
            BoardAccount(
                score_of(CATEGORIES[scoring], items),
                tuple(
                    LineAccount(
                        stands.line.id,
                        stands.line.cells,
                        stands.status,
                        stands.value,
                        stands.points,
                        ray(board, stands.line, symbols),
                    )
                    for stands in standings(board)
                ),
                tuple(code for code in CODES if code not in board),
                is_full,
            )
            for board, items, is_full in zip(boards, points, full, strict=True)
        ),
        over=all(full),
        strange=strange,
    )


def _strange_tiles(boards: tuple[Board, ...]) -> tuple[TileCode, ...]:
    """Tiles that lie on some full boards only: everyone places the same ones (T-TURN-3)."""
    full = [board for board in boards if None not in board]
    return tuple(code for code in CODES if len({code in board for board in full}) > 1)
