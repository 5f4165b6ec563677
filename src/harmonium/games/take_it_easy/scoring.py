"""Points: boards in, points out. Nothing here knows whose turn it is."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from harmonium.core.game import Points, Score, Seat, Variant, score_of
from harmonium.games.take_it_easy.board import (
    BANDS,
    LINES,
    Board,
    Line,
    Symbol,
    TileCode,
    symbol_table,
)
from harmonium.games.take_it_easy.data import FACTS
from harmonium.games.take_it_easy.options import Options, Scoring
from harmonium.games.take_it_easy.state import State

Symbols = dict[TileCode, Symbol]

SYMBOLS: Final[tuple[Symbol, Symbol]] = ("sun", "moon")
CATEGORIES: Final[dict[Scoring, tuple[str, ...]]] = {
    "standard": ("lines",),
    "rays": ("lines", "sun_rays", "moon_rays"),
    "best_ray": ("lines", "best_sun_ray", "best_moon_ray"),
}


class Standing(NamedTuple):
    """How a line stands: alive while it can still score, then completed or broken."""

    line: Line
    status: Literal["open", "alive", "completed", "broken"]
    value: int | None
    """The common value of the bands laid so far; None for an open or a broken line."""
    laid: int

    @property
    def points(self) -> int:
        """T-SCORE-2, for a completed line; what it would be worth for a living one."""
        return 0 if self.value is None else self.value * len(self.line.cells)


def standing(board: Board, line: Line) -> Standing:
    values = [BANDS[tile][line.direction] for cell in line.cells if (tile := board[cell])]
    if not values:
        return Standing(line, "open", None, 0)
    if values.count(values[0]) < len(values):
        return Standing(line, "broken", None, len(values))
    status: Literal["alive", "completed"] = (
        "completed" if len(values) == len(line.cells) else "alive"
    )
    return Standing(line, status, values[0], len(values))


def standings(board: Board) -> tuple[Standing, ...]:
    return tuple(standing(board, line) for line in LINES)


def line_points(board: Board, lines: Sequence[Line] = LINES) -> list[Points]:
    """Every scoring line: value times length (T-SCORE-1, T-SCORE-2)."""
    return [
        Points("lines", stands.points, "T-SCORE-2", _names(stands.line), stands.line.id)
        for line in lines
        if (stands := standing(board, line)).status == "completed"
    ]


def ray(board: Board, line: Line, symbols: Symbols) -> Symbol | None:
    """The symbol that all tiles of a full line carry (T-VAR-RAYS-1)."""
    found = {symbols[tile] if (tile := board[cell]) else None for cell in line.cells}
    return found.pop() if len(found) == 1 else None


def ray_points(board: Board, symbols: Symbols, lines: Sequence[Line] = LINES) -> list[Points]:
    """Seven points a tile for a sun ray, six for a moon ray, each ray by itself (T-VAR-RAYS-3)."""
    return [
        Points(
            f"{symbol}_rays",
            FACTS.ray_points[symbol] * len(line.cells),
            "T-VAR-RAYS-3",
            _names(line),
            line.id,
        )
        for line in lines
        if (symbol := ray(board, line, symbols))
    ]


class BestRay(NamedTuple):
    """A ray on a scoring line; the longer is better, then the higher value (T-VAR-BEST-4)."""

    length: int
    value: int


def best_ray(board: Board, symbols: Symbols, symbol: Symbol) -> BestRay | None:
    """The best ray of that symbol on a scoring line of the board (T-VAR-BEST-2, -5)."""
    line = best_ray_line(board, symbols, symbol)
    return None if line is None else _measured(standing(board, line))


def best_ray_line(board: Board, symbols: Symbols, symbol: Symbol) -> Line | None:
    """The line of that ray; of equal ones the first."""
    rays = [
        stands
        for stands in standings(board)
        if stands.status == "completed" and ray(board, stands.line, symbols) == symbol
    ]
    return max(rays, key=_measured).line if rays else None


def _measured(stands: Standing) -> BestRay:
    return BestRay(len(stands.line.cells), stands.value or 0)


def best_ray_points(boards: Sequence[Board], symbols: Symbols) -> list[list[Points]]:
    """The two pools of a round: 60 points each, shared among equals (T-VAR-BEST-3, -6, -7)."""
    points: list[list[Points]] = [[] for _ in boards]
    for symbol in SYMBOLS:
        entered = [best_ray(board, symbols, symbol) for board in boards]
        best = max((one for one in entered if one is not None), default=None)
        winners = [seat for seat, one in enumerate(entered) if best is not None and one == best]
        for seat in winners:
            share = FACTS.best_ray_pool // len(winners)
            line = best_ray_line(boards[seat], symbols, symbol)
            assert line is not None
            points[seat].append(
                Points(f"best_{symbol}_ray", share, "T-VAR-BEST-6", _names(line), line.id)
            )
    return points


def round_points(
    scoring: Scoring, symbols: Symbols, boards: Sequence[Board], *, over: bool
) -> list[list[Points]]:
    """The points of one round for each seat; the pools are shared out when it is over."""
    points = [line_points(board) for board in boards]
    if scoring == "rays":
        for seat, board in enumerate(boards):
            points[seat] += ray_points(board, symbols)
    elif scoring == "best_ray" and over:
        for seat, pools in enumerate(best_ray_points(boards, symbols)):
            points[seat] += pools
    return points


def score(state: State) -> tuple[Score, ...]:
    """Points of all rounds so far, the running one with its filled lines (T-SCORE-4)."""
    scoring, symbols = state.options.scoring, symbol_table(state.options.symbols)
    items: list[list[Points]] = [[] for _ in state.boards]
    rounds = [(boards, True) for boards in state.finished] + [(state.boards, False)]
    for number, (boards, over) in enumerate(rounds):
        for seat, points in enumerate(round_points(scoring, symbols, boards, over=over)):
            items[seat] += [_in_round(item, number) for item in points]
    return tuple(score_of(CATEGORIES[scoring], points) for points in items)


def _in_round(item: Points, number: int) -> Points:
    return msgspec.structs.replace(item, round=number) if number else item


def categories(options: Options) -> tuple[str, ...]:
    return CATEGORIES[options.scoring]


def _names(line: Line) -> tuple[str, ...]:
    return tuple(map(str, line.cells))


def variant(state: State, _: Seat) -> Variant:
    """Points won by other rules, or in a longer match, cannot be compared (T-SOLO-2)."""
    options = state.options
    rounds = len(state.deal.calls)
    return {"placement": options.placement, "scoring": options.scoring, "rounds": rounds}
