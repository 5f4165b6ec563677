"""The score pad: a board written down from a box."""

from collections import Counter
from collections.abc import Container, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from harmonium.core.documents import check_fields
from harmonium.core.errors import IllegalPosition
from harmonium.core.game import Points, Score, score_of
from harmonium.games.harmonies.board import GRIDS, Cell, CellId
from harmonium.games.harmonies.cards import ANIMALS, CARD, CARDS, SPIRITS, Card, CardId
from harmonium.games.harmonies.data import FACTS, Side
from harmonium.games.harmonies.habitats import HABITATS, settled
from harmonium.games.harmonies.options import RiverLoops
from harmonium.games.harmonies.scoring import (
    CATEGORIES,
    LANDSCAPES,
    animal_points,
    landscape_points,
    spirit_points,
)
from harmonium.games.harmonies.stacks import ADDED, TO_KINDS, TOKEN, Stacks, Token

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
    """The cell of its cube, if `cubes` does not say it."""

    def __post_init__(self) -> None:
        check_fields(self)


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's board, cubes and cards at any moment of a game."""

    side: Side
    board: dict[str, tuple[str, ...]]
    """By cell the colours from bottom to top; a cell left out is empty."""
    cubes: dict[str, str] = {}
    """By cell the card whose cube stands there, as far as that was written down."""
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


class Read(NamedTuple):
    """A sheet that a box can show."""

    stacks: Stacks
    cubes: dict[CellId, Card]
    placed: dict[Card, int]
    """For each card of the player, the spirit last, the cubes that stand on the board."""

    @property
    def is_crowded(self) -> bool:
        """More cards are active than there are places for (H-CARD-3)."""
        active = [card for card, placed in self.placed.items() if placed < CARDS[card].cubes]
        return len(active) > FACTS.most_active_cards


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
    return counted(sheet, _of_a_moment(sheet))


def counted(sheet: Sheet, read: Read) -> Score:
    names = GRIDS[sheet.side].names
    items: list[Points] = list(landscape_points(sheet.side, read.stacks, sheet.river_loops))
    for card, placed in read.placed.items():
        if card in ANIMALS:
            cells = tuple(name for name in names if read.cubes.get(name) == card)
            items += animal_points(card, placed, cells)
        elif placed:
            items += spirit_points(sheet.side, read.stacks, card)
    return score_of(CATEGORIES, items)


def where(sheet: Sheet) -> dict[CardId, tuple[CellId, ...]]:
    """For each of the 42 cards the cells where its cube could go, whoever has the card."""
    return free_homes(sheet.side, _of_a_moment(sheet))


def free_homes(side: Side, read: Read) -> dict[CardId, tuple[CellId, ...]]:
    names = GRIDS[side].names
    return {
        facts.id: tuple(
            names[cell]
            for cell in settled(side, Card(card), read.stacks)
            if names[cell] not in read.cubes
        )
        for card, facts in enumerate(CARDS)
    }


def read_sheet(sheet: Sheet) -> Read:
    """What lies there; IllegalPosition names the rule by which it cannot.

    Whether too many cards are active is asked apart: who writes a board down names the cards first.
    """
    read = Read(stacks_of(sheet), _cubes(sheet), _placed(sheet))
    _check_tokens(sheet)
    _check_cubes(sheet, read)
    return read


def _of_a_moment(sheet: Sheet) -> Read:
    """What lies there at some moment of a game."""
    read = read_sheet(sheet)
    if read.is_crowded:
        raise IllegalPosition("H-CARD-3", most=FACTS.most_active_cards)
    return read


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
        _check_number(number, placed)
    spirit = sheet.spirit
    if spirit is not None and spirit.cube is not None:
        _cell(sheet, spirit.cube)
        at, own = CellId(spirit.cube), _card(spirit.card, SPIRITS)
        if cubes.setdefault(at, own) != own:
            raise IllegalPosition("H-CUBE-6", cell=at)
        _check_number(own, list(cubes.values()).count(own))
    return cubes


def _placed(sheet: Sheet) -> dict[Card, int]:
    placed: dict[Card, int] = {}
    for held in sheet.cards:
        card = _card(held.card, ANIMALS)
        if card in placed:
            raise IllegalPosition("H-COMP-2", card=held.card)
        placed[card] = _check_number(card, held.placed)
    if sheet.spirit is not None:
        spirit = _card(sheet.spirit.card, SPIRITS)
        placed[spirit] = _check_number(spirit, int(sheet.spirit.placed))
    return placed


def _card(name: str, among: Container[Card]) -> Card:
    card = CARD.get(CardId(name))
    if card is None or card not in among:
        raise IllegalPosition("H-COMP-2", card=name)
    return card


def _check_number(card: Card, placed: int) -> int:
    facts = CARDS[card]
    if 0 <= placed <= facts.cubes:
        return placed
    if facts.spirit is None:
        raise IllegalPosition("H-SCORE-CARD-1", card=facts.id, cubes=facts.cubes)
    raise IllegalPosition("H-SPIRIT-3", card=facts.id)


def _check_tokens(sheet: Sheet) -> None:
    check_tokens(Counter(colour for stack in sheet.board.values() for colour in stack))


def check_tokens(laid: Mapping[str, int]) -> None:
    """No more tokens of a colour lie there than are in the box (H-COMP-1)."""
    for colour, most in FACTS.tokens.items():
        if laid.get(colour, 0) > most:
            raise IllegalPosition("H-COMP-1", colour=colour, most=most, tokens=laid[colour])


def _check_cubes(sheet: Sheet, read: Read) -> None:
    """Each is of a card that the player has and stands on what its habitat asks for.

    The rest of a habitat may have changed since, but not the stack under a cube (H-TOKEN-5).
    """
    kinds = read.stacks.translate(TO_KINDS)
    for name, card in read.cubes.items():
        if card not in read.placed:
            raise IllegalPosition("H-CUBE-1", card=CARDS[card].id)
        if kinds[_cell(sheet, name)] != HABITATS[sheet.side][card].kind:
            raise IllegalPosition("H-CUBE-2", card=CARDS[card].id, cell=name)
    shown = Counter(read.cubes.values())
    for card, placed in read.placed.items():
        if shown[card] > placed:
            raise IllegalPosition("H-CUBE-7", card=CARDS[card].id, placed=placed, shown=shown[card])
