"""Take It Easy in the engine's numbers: a code is the number of a cell."""

from typing import Any, Final

from harmonium.core.game import Seat
from harmonium.engine.bridge import Bridge, Values
from harmonium.games.take_it_easy.actions import CHOICES, Choose
from harmonium.games.take_it_easy.board import (
    CELLS,
    CODES,
    DEFAULT_SYMBOLS,
    Board,
    TileCode,
    symbol_table,
)
from harmonium.games.take_it_easy.options import Options
from harmonium.games.take_it_easy.scoring import CATEGORIES, round_points
from harmonium.games.take_it_easy.state import State

VERSION: Final = 1
PLACEMENTS: Final = ("free", "connected", "sun_moon_connected")
SCORINGS: Final = ("standard", "rays", "best_ray")
NOTHING: Final = 255
SEATS: Final = 6

_TILE: Final = {code: number for number, code in enumerate(CODES)}


def options_of(options: Options, seats: int) -> Values:
    return {
        "placement": [PLACEMENTS.index(options.placement)],
        "scoring": [SCORINGS.index(options.scoring)],
        "rounds": [options.rounds_for(seats)],
        "suns": _suns(options.symbols),
    }


def parts_of(state: State, *, hidden: bool = False) -> Values:
    """The engine knows the calls of one round; those of later rounds it draws itself."""
    seats = len(state.boards)
    calls = () if state.is_over else state.deal.calls[state.round]
    known = calls[: state.turn + 1] if hidden else calls
    return {
        **options_of(state.options, seats),
        "version": [VERSION],
        "seats": [seats],
        "round": [state.round],
        "turn": [state.turn],
        "known": [len(known)],
        "order": _order(known),
        "tiles": _filled([tile for board in state.boards for tile in _tiles(board)], len(CELLS)),
        "choices": _filled([NOTHING if one is None else one for one in state.choices], 1),
        "banked": _banked(state),
    }


def _suns(symbols: str) -> list[int]:
    letters = DEFAULT_SYMBOLS if symbols == "default" else symbols
    return [letter == "s" for letter in letters]


def _order(known: tuple[TileCode, ...]) -> list[int]:
    """The calls that are settled, then all other tiles in the order of their numbers."""
    first = [_TILE[code] for code in known]
    return first + [tile for tile in range(len(CODES)) if tile not in first]


def _tiles(board: Board) -> list[int]:
    return [NOTHING if code is None else _TILE[code] for code in board]


def _filled(values: list[int], of_each: int) -> list[int]:
    """The same for the seats that are there, nothing for the others."""
    return values + [NOTHING] * (SEATS * of_each - len(values))


def _banked(state: State) -> list[int]:
    """The points of the rounds that are over, three categories a seat."""
    scoring, symbols = state.options.scoring, symbol_table(state.options.symbols)
    names = CATEGORIES[scoring]
    banked = [0] * (SEATS * 3)
    for boards in state.finished:
        for seat, items in enumerate(round_points(scoring, symbols, boards, over=True)):
            for item in items:
                banked[seat * 3 + names.index(item.category)] += item.points
    return banked


def code_of(_state: Any, _seat: Seat, action: Choose) -> int:
    return action.cell


def action_of(_state: Any, _seat: Seat, code: int) -> Choose:
    return CHOICES[code]


def categories(options: Options) -> tuple[str | None, ...]:
    names = CATEGORIES[options.scoring]
    return (*names, *[None] * (3 - len(names)))


BRIDGE: Final = Bridge(
    key="take_it_easy",
    options=options_of,
    parts=parts_of,
    code=code_of,
    action=action_of,
    categories=categories,
    faults=("version", "options", "seats", "turn", "order", "board"),
)
