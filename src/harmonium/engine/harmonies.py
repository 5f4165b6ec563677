"""Harmonies in the engine's numbers; the codes are described in `docs/engine.md`."""

from collections.abc import Iterable
from typing import Any, Final

from harmonium.core.game import Seat
from harmonium.engine.bridge import Bridge, Values
from harmonium.games.harmonies.actions import (
    CHOOSE_SPIRIT,
    END_TURN,
    EXCHANGE,
    KEEP_ROW,
    PLACE_CUBE,
    PLACE_TOKEN,
    TAKE_CARD,
    TAKE_GROUP,
    Action,
)
from harmonium.games.harmonies.cards import ANIMALS, NO_CARD, SPIRITS
from harmonium.games.harmonies.data import Side
from harmonium.games.harmonies.options import Options
from harmonium.games.harmonies.scoring import CATEGORIES
from harmonium.games.harmonies.stacks import COLOURS, TOKENS_IN_THE_BOX
from harmonium.games.harmonies.state import State

VERSION: Final = 1
SEATS: Final = 4
SPACES: Final = 5
CELLS: Final = 25
"""Of the larger side: codes count the cells of both sides alike."""
SIDES: Final[tuple[Side, ...]] = ("A", "B")
PHASES: Final = ("spirit", "turn", "exchange", "over")
ANYBODY: Final = 255


def _actions(side: Side) -> tuple[Action | None, ...]:
    """Every action by its code; None where the side has no such cell."""

    def on_cells(some: Iterable[Iterable[Action]]) -> list[Action | None]:
        return [one for few in some for one in (*few, *[None] * CELLS)[:CELLS]]

    return (
        END_TURN,
        KEEP_ROW,
        *TAKE_GROUP,
        *on_cells(PLACE_TOKEN[side]),
        *(CHOOSE_SPIRIT[card] for card in SPIRITS),
        *(TAKE_CARD[card] for card in ANIMALS),
        *(EXCHANGE[card] for card in ANIMALS),
        *on_cells(PLACE_CUBE[side]),
    )


ACTIONS: Final = {side: _actions(side) for side in SIDES}
"""By side, then by code."""
CODES: Final = {
    side: {action: code for code, action in enumerate(actions) if action is not None}
    for side, actions in ACTIONS.items()
}


def options_of(options: Options, _seats: int) -> Values:
    first = options.first_player
    return {
        "side": [SIDES.index(options.side)],
        "spirits": [options.spirits],
        "river_loops": [options.river_loops == "bga"],
        "first_player": [ANYBODY if first is None else first - 1],
    }


def parts_of(state: State, *, hidden: bool = False) -> Values:
    areas, options = state.areas, state.options
    empty = (b"",) * (SEATS - len(areas))
    tables = options_of(options, len(areas))
    return {
        **{name: tables[name] for name in ("side", "spirits", "river_loops")},
        "version": [VERSION],
        "seats": [len(areas)],
        "first": [state.first_player],
        "turn": [state.turn],
        "phase": [PHASES.index(state.phase)],
        "space": [NO_CARD if state.space is None else state.space],
        "took_card": [state.took_card],
        "spaces": [number for space in _spaces(state) for number in _counted(space)],
        "hand": _counted(state.hand),
        "row": state.row.ljust(SPACES, _NOTHING),
        "offers": b"".join(state.offers).ljust(2 * SEATS, _NOTHING),
        "bag_left": [len(state.bag)],
        "bag_known": [0 if hidden else len(state.bag)],
        "bag": _order(state.bag, hidden=hidden).ljust(len(TOKENS_IN_THE_BOX), _NOTHING),
        "pile_left": [len(state.pile)],
        "pile_known": [0 if hidden else len(state.pile)],
        "pile": _order(state.pile, hidden=hidden).ljust(len(ANIMALS), _NOTHING),
        "discarded": state.discarded.ljust(len(ANIMALS), _NOTHING),
        "stacks": _joined((*[area.stacks for area in areas], *empty), CELLS, b"\0"),
        "cubes": _joined((*[area.cubes for area in areas], *empty), CELLS, _NOTHING),
        "cards": _joined((*[area.cards for area in areas], *empty), len(ANIMALS), _NOTHING),
        "spirit": bytes(area.spirit for area in areas).ljust(SEATS, _NOTHING),
    }


_NOTHING: Final = bytes([NO_CARD])


def _spaces(state: State) -> tuple[bytes, ...]:
    return (*state.spaces, *[b""] * SPACES)[:SPACES]


def _counted(tokens: bytes) -> list[int]:
    """How many there are of each colour."""
    return [tokens.count(colour) for colour in range(len(COLOURS))]


def _order(items: bytes, *, hidden: bool) -> bytes:
    """What nobody has seen has no order: it is written down sorted."""
    return bytes(sorted(items)) if hidden else items


def _joined(parts: tuple[bytes, ...], size: int, filling: bytes) -> bytes:
    return b"".join(part.ljust(size, filling) for part in parts)


def code_of(state: Any, _seat: Seat, action: Action) -> int:
    return CODES[state.options.side][action]


def action_of(state: Any, _seat: Seat, code: int) -> Action:
    action = ACTIONS[state.options.side][code]
    assert action is not None
    return action


def categories(options: Options) -> tuple[str | None, ...]:
    return CATEGORIES if options.spirits else (*CATEGORIES[:-1], None)


BRIDGE: Final = Bridge(
    key="harmonies",
    options=options_of,
    parts=parts_of,
    code=code_of,
    action=action_of,
    categories=categories,
    faults=("version", "options", "seats", "turn", "tokens", "cards", "board"),
)
