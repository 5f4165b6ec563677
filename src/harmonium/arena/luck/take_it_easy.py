"""Take It Easy: every called tile is drawn evenly from those not called yet in this round.

A position is worth what the learned tables of `level4` hope for once the called tile lies at its
best cell. Beside it stands a rule of thumb that needs no engine (`by_lines`): what the lines
promise once the tile lies where they promise most. The promise of a line is its points times a
chance: that enough fitting tiles still come, and less for every cell that other lines want as well.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import Final

import msgspec

from harmonium.arena.luck import Again, Draw
from harmonium.bots.take_it_easy_tables import POINT, weights
from harmonium.core.game import Seat
from harmonium.games.take_it_easy.board import (
    BANDS,
    CODES,
    LINES,
    LINES_OF,
    TURNS,
    Board,
    Line,
    TileCode,
)
from harmonium.games.take_it_easy.state import State
from harmonium.games.take_it_easy.view import view

KEPT: Final = 0.6
"""How much of a line's promise survives each cell that it lacks."""
OPEN: Final = 0.9
"""What an untouched line is worth beside one begun with its best number."""

_THROUGH: Final = tuple(tuple(LINES.index(line) for line in lines) for lines in LINES_OF)
"""The lines through each cell, by their numbers."""
_VALUES: Final = tuple(sorted({BANDS[code][direction] for code in CODES}) for direction in range(3))


def seats(state: State) -> int:
    return len(state.boards)


def draws(before: State | None, after: State, _again: Again) -> Iterator[Draw]:
    """The tile that was just called, if one was."""
    if after.is_over or (before is not None and _moment(before) == _moment(after)):
        return
    # Later calls are hidden: they are left out.
    earlier = after.calls[:-1]
    possible = [code for code in CODES if code not in earlier]
    others = after.deal.calls[: after.round]
    later = after.deal.calls[after.round + 1 :]
    hidden = tuple((CODES[0],) for _ in later)
    states = [
        msgspec.structs.replace(
            after,
            deal=msgspec.structs.replace(after.deal, calls=(*others, (*earlier, code), *hidden)),
        )
        for code in possible
    ]
    yield Draw(possible.index(after.calls[-1]), states, [1] * len(states))


def _moment(state: State) -> tuple[int, int]:
    return state.round, state.turn


def by_lines(states: Sequence[State]) -> list[list[float]]:
    return [
        [_worth(board, state.calls[:-1], state.calls[-1]) for board in state.boards]
        for state in states
    ]


def evaluator(states: Sequence[State]) -> list[list[float]]:
    return [
        [
            max(weights(view(state, Seat(seat)), look=0).values()) / POINT
            for seat in range(len(state.boards))
        ]
        for state in states
    ]


def _worth(board: Board, earlier: tuple[TileCode, ...], called: TileCode) -> float:
    """What the lines promise with the called tile at its best place."""
    base, gains = _promises(board, frozenset(earlier))
    bands = BANDS[called]
    best = max(
        sum([gains[line][bands[LINES[line].direction]] for line in lines])
        for cell, lines in enumerate(_THROUGH)
        if board[cell] is None
    )
    return base + best


class _Unseen:
    """The tiles that may still come, the called one among them."""

    def __init__(self, earlier: frozenset[TileCode]) -> None:
        unseen = [code for code in CODES if code not in earlier]
        self.all = len(unseen)
        self.left = TURNS - len(earlier)
        self.fitting = [
            {value: sum(BANDS[code][direction] == value for code in unseen) for value in values}
            for direction, values in enumerate(_VALUES)
        ]

    def promise(self, line: Line, value: int, missing: int, used: int = 0) -> float:
        """The points of a line with that number, once `used` fitting tiles lie there."""
        fitting = self.fitting[line.direction][value]
        hope = _chance(self.all - used, fitting - used, self.left - used, missing)
        return value * len(line.cells) * hope * KEPT**missing


@lru_cache(maxsize=64)
def _promises(
    board: Board, earlier: frozenset[TileCode]
) -> tuple[float, tuple[dict[int, float], ...]]:
    """What all lines promise now, and for each line how a tile with each number changes that."""
    unseen = _Unseen(earlier)
    base, gains = 0.0, []
    for line in LINES:
        tiles = [tile for cell in line.cells if (tile := board[cell]) is not None]
        shown = {BANDS[tile][line.direction] for tile in tiles}
        missing = len(line.cells) - len(tiles)
        coming = [value for value, count in unseen.fitting[line.direction].items() if count]
        now = 0.0
        if not shown:
            now = OPEN * max(unseen.promise(line, value, missing) for value in coming)
        elif len(shown) == 1:
            (only,) = shown
            now = unseen.promise(line, only, missing)
        base += now
        gains.append(
            {
                value: unseen.promise(line, value, missing - 1, 1) - now
                if not shown - {value}
                else -now
                for value in coming
                if missing
            }
        )
    return base, tuple(gains)


@lru_cache(maxsize=100_000)
def _chance(unseen: int, fitting: int, draws: int, missing: int) -> float:
    """That at least so many of the tiles still to come fit."""
    if missing <= 0:
        return 1.0
    ways = sum(
        comb(fitting, hits) * comb(unseen - fitting, draws - hits)
        for hits in range(missing, min(fitting, draws) + 1)
    )
    return ways / comb(unseen, draws)
