"""Boards drawn as text, positions made of them, and playing by notation.

A board is drawn as it lies on the table, every second column half a cell lower, a dot for an
empty cell and a letter for each token from bottom to top:

    w water (blue)   m mountain (gray)   t trunk (brown)
    l leaf (green)   f field (yellow)    r roof (red)

Nine lines are side A, seven are side B.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import pytest

from harmonium.core.deal import Generator
from harmonium.core.errors import IllegalAction
from harmonium.core.game import Seat
from harmonium.games.harmonies import GAME, Options, Sheet, State
from harmonium.games.harmonies.board import GRIDS, Cell, CellId
from harmonium.games.harmonies.cards import CARD, CARDS, NO_CARD, CardId
from harmonium.games.harmonies.data import Colour, Side
from harmonium.games.harmonies.stacks import STACK, TOKEN, Stacks
from harmonium.games.harmonies.state import Area

LETTERS: Final[dict[str, Colour]] = {
    "w": "blue",
    "m": "gray",
    "t": "brown",
    "l": "green",
    "f": "yellow",
    "r": "red",
}

EMPTY_A: Final = "\n".join([". . .", ". ."] * 4 + [". . ."])
EMPTY_B: Final = "\n".join([". . . .", ". . ."] * 3 + [". . . ."])
SIDES: Final[dict[int, Side]] = {9: "A", 7: "B"}
"""By the lines of a drawing."""


def drawn(text: str) -> tuple[Side, dict[CellId, tuple[Colour, ...]]]:
    """The side and the stacks of a drawing."""
    lines = [line.split() for line in text.strip().splitlines()]
    side = SIDES[len(lines)]
    board: dict[CellId, tuple[Colour, ...]] = {}
    for y, line in enumerate(lines):
        for x, letters in enumerate(line):
            name = CellId(f"{'abcdefg'[2 * x + y % 2]}{y // 2 + 1}")
            assert name in GRIDS[side].cells, name
            if letters != ".":
                board[name] = tuple(LETTERS[letter] for letter in letters)
    assert sum(map(len, lines)) == len(GRIDS[side].names)
    return side, board


def sheet(text: str, **more: Any) -> Sheet:
    side, board = drawn(text)
    return msgspec.convert({"side": side, "board": board, **more}, Sheet)


def stacks(text: str) -> Stacks:
    side, board = drawn(text)
    return bytes(STACK[board.get(name, ())] for name in GRIDS[side].names)


def position(
    text: str = EMPTY_A,
    *,
    hand: str = "",
    cards: Sequence[str] = (),
    cubes: Mapping[str, str] | None = None,
    row: Sequence[str] | None = None,
    spirit: str | None = None,
    seats: int = 2,
    **more: Any,
) -> State:
    """A turn of seat 0, which has this board, these cards and these tokens to place.

    Nothing was taken yet if the hand is empty; `more` replaces further fields of the state.
    """
    side, _ = drawn(text)
    options = Options(side=side, spirits=spirit is not None, first_player=1)
    deal = GAME.deal(options, seats, Generator.from_seed("position"))
    state = GAME.start(options, seats, deal)
    laid = bytearray([NO_CARD]) * len(GRIDS[side].names)
    for cell, card in (cubes or {}).items():
        laid[GRIDS[side].cells[CellId(cell)]] = CARD[CardId(card)]
    held = bytes(CARD[CardId(card)] for card in cards)
    own = Area(stacks(text), bytes(laid), held, NO_CARD if spirit is None else CARD[CardId(spirit)])
    shown = state.row if row is None else bytes(CARD[CardId(card)] for card in row)
    fields: dict[str, Any] = {
        "areas": (own, *state.areas[1:]),
        "phase": "turn",
        "hand": bytes(TOKEN[LETTERS[letter]] for letter in hand),
        "space": 0 if hand else None,
        "spaces": (b"", *state.spaces[1:]) if hand else state.spaces,
        "row": shown,
        "pile": bytes(
            card for card in (*state.row, *state.pile) if card not in shown and card not in held
        ),
    }
    return msgspec.structs.replace(state, **(fields | more))


def act(state: State, *texts: str) -> State:
    """The active player does these things one after the other."""
    for text in texts:
        state = GAME.apply(state, state.active, GAME.parse(text))
    return state


def can(state: State, text: str) -> bool:
    return GAME.parse(text) in GAME.legal(state, state.active)


def options_for(state: State, start: str = "", end: str = "") -> list[str]:
    """The texts of the legal actions that begin and end like that."""
    texts = map(GAME.format, GAME.legal(state, state.active))
    return [text for text in texts if text.startswith(start) and text.endswith(end)]


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The rule by which an action is refused; `legal` must not offer it either."""
    who = state.active if seat is None else Seat(seat)
    assert GAME.parse(text) not in GAME.legal(state, who)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, who, GAME.parse(text))
    return caught.value.rule


def cells_for(state: State, card: str) -> list[str]:
    """Where the active player may place a cube of that card now."""
    return [text.partition("@")[2] for text in options_for(state, f"{card}@")]


def cell(side: Side, name: str) -> Cell:
    return GRIDS[side].cells[CellId(name)]


def stack_at(state: State, name: str, seat: int = 0) -> tuple[Colour, ...]:
    view = GAME.view(state, None)
    return view.players[seat].board.get(CellId(name), ())


def placed_all_of(card: str) -> int:
    return CARDS[CARD[CardId(card)]].cubes


def finished_turn(state: State) -> State:
    """The active player takes the first group there is, places it anywhere and ends the turn."""
    if state.phase == "spirit":
        state = act(state, options_for(state, "choose:")[0])
    if state.space is None:
        state = act(state, options_for(state, "g")[0])
    while state.hand:
        state = act(state, next(text for text in options_for(state) if is_placing(text)))
    return act(state, "end")


def is_placing(text: str) -> bool:
    return text.partition("@")[0] in LETTERS.values()
