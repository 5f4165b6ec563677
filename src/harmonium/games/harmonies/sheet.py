"""The score pad: a board written down from a box."""

from collections import Counter
from collections.abc import Container
from typing import Any, Final

import msgspec

from harmonium.core.documents import check_fields
from harmonium.core.errors import IllegalPosition
from harmonium.core.game import Points, Score, score_of
from harmonium.games.harmonies.board import GRIDS, Cell, CellId
from harmonium.games.harmonies.cards import ANIMALS, CARD, CARDS, SPIRITS, Card, CardId
from harmonium.games.harmonies.data import Side
from harmonium.games.harmonies.habitats import settled
from harmonium.games.harmonies.options import RiverLoops
from harmonium.games.harmonies.scoring import (
    CATEGORIES,
    LANDSCAPES,
    animal_points,
    landscape_points,
    spirit_points,
)
from harmonium.games.harmonies.stacks import ADDED, TOKEN, Stacks, Token

_ALL_CARDS: Final = (*ANIMALS, *SPIRITS)
_TOKEN: Final[dict[str, Token]] = dict(TOKEN.items())


class SheetCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    placed: int
    """How many of its cubes stand on the board."""
    points: int | None = None
    """What somebody counted for it; not read."""

    def __post_init__(self) -> None:
        check_fields(self)


class SheetSpirit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    placed: bool | int
    cube: str | None = None
    """The cell of its cube; not read, `cubes` says which cells are taken."""

    def __post_init__(self) -> None:
        check_fields(self)


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's board, cubes and cards at any moment of a game."""

    side: Side
    board: dict[str, tuple[str, ...]]
    """By cell the colours from bottom to top; a cell left out is empty."""
    cubes: dict[str, str] = {}
    """By cell the card whose cube stands there; only `where` needs it."""
    cards: tuple[SheetCard, ...] = ()
    spirit: SheetSpirit | None = None
    river_loops: RiverLoops = "rulebook"
    # What a collection of examples may note beside a board; not read.
    id: str | None = None
    kind: str | None = None
    origin: str | None = None
    rules: tuple[str, ...] = ()
    notes: Any = None
    expected: Any = None

    def __post_init__(self) -> None:
        check_fields(self)


class Tally(msgspec.Struct, frozen=True):
    trees: int
    mountains: int
    fields: int
    buildings: int
    water: int
    landscape: int
    """The five above together."""
    animals: int
    spirit: int
    total: int


def tally(sheet: Sheet) -> Tally:
    """The points of the sheet by category; IllegalPosition names what cannot be."""
    points = explained(sheet).categories
    return Tally(
        trees=points["trees"],
        mountains=points["mountains"],
        fields=points["fields"],
        buildings=points["buildings"],
        water=points["water"],
        landscape=sum(points[category] for category in LANDSCAPES),
        animals=points["animals"],
        spirit=points["spirit"],
        total=sum(points.values()),
    )


def explained(sheet: Sheet) -> Score:
    """The same points, each with its cells and its rule."""
    stacks = stacks_of(sheet)
    cubes = _cubes(sheet)
    items: list[Points] = list(landscape_points(sheet.side, stacks, sheet.river_loops))
    for card, placed in _cards(sheet).items():
        cells = tuple(name for name in GRIDS[sheet.side].names if cubes.get(name) == card)
        items += animal_points(card, placed, cells)
    if sheet.spirit is not None:
        spirit = _card(sheet.spirit.card, SPIRITS)
        if _placed(spirit, int(sheet.spirit.placed)):
            items += spirit_points(sheet.side, stacks, spirit)
    return score_of(CATEGORIES, items)


def where(sheet: Sheet) -> dict[CardId, tuple[CellId, ...]]:
    """For each of the 42 cards the cells where its cube could go, whoever has the card."""
    stacks = stacks_of(sheet)
    cubes = _cubes(sheet)
    names = GRIDS[sheet.side].names
    return {
        facts.id: tuple(
            names[cell]
            for cell in settled(sheet.side, Card(card), stacks)
            if names[cell] not in cubes
        )
        for card, facts in enumerate(CARDS)
    }


def stacks_of(sheet: Sheet) -> Stacks:
    """The board of the sheet, built as it was in play: token by token."""
    stacks = bytearray(len(GRIDS[sheet.side].names))
    for name, colours in sheet.board.items():
        cell = _cell(sheet, name)
        for colour in colours:
            token = _TOKEN.get(colour)
            if token is None:
                raise IllegalPosition("H-TERM-1", colour=colour)
            stacks[cell] = ADDED[token][stacks[cell]]
            if not stacks[cell]:
                raise IllegalPosition("H-TOKEN-2", cell=name)
    return bytes(stacks)


def _cell(sheet: Sheet, name: str) -> Cell:
    cell = GRIDS[sheet.side].cells.get(CellId(name))
    if cell is None:
        raise IllegalPosition("H-COMP-4", cell=name, side=sheet.side)
    return cell


def _cubes(sheet: Sheet) -> dict[CellId, Card]:
    cubes = {}
    for name, card in sheet.cubes.items():
        _cell(sheet, name)
        cubes[CellId(name)] = _card(card, _ALL_CARDS)
    for number, placed in Counter(cubes.values()).items():
        _placed(number, placed)
    return cubes


def _cards(sheet: Sheet) -> dict[Card, int]:
    cards: dict[Card, int] = {}
    for held in sheet.cards:
        card = _card(held.card, ANIMALS)
        if card in cards:
            raise IllegalPosition("H-COMP-2", card=held.card)
        cards[card] = _placed(card, held.placed)
    return cards


def _card(name: str, among: Container[Card]) -> Card:
    card = CARD.get(CardId(name))
    if card is None or card not in among:
        raise IllegalPosition("H-COMP-2", card=name)
    return card


def _placed(card: Card, placed: int) -> int:
    facts = CARDS[card]
    if 0 <= placed <= facts.cubes:
        return placed
    if facts.spirit is None:
        raise IllegalPosition("H-SCORE-CARD-1", card=facts.id, cubes=facts.cubes)
    raise IllegalPosition("H-SPIRIT-3", card=facts.id)
