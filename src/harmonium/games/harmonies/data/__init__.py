"""The facts of the game, read once and checked while they are read."""

from importlib import resources
from typing import Final, Literal

import msgspec

Colour = Literal["blue", "gray", "brown", "green", "yellow", "red"]
Landscape = Literal["water", "field", "tree", "mountain", "building"]
Kind = Literal[
    "water",
    "field",
    "tree1",
    "tree2",
    "tree3",
    "mountain1",
    "mountain2",
    "mountain3",
    "building",
]
"""What a habitat can ask of a cell: a landscape, and its height where that can differ."""
Side = Literal["A", "B"]
Family = Literal["group", "count"]


class StackFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    id: str
    tokens: tuple[Colour, ...]
    """From bottom to top."""
    kind: Kind | None


class SideFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    columns: tuple[int, ...]
    water: Literal["river", "islands"]


class TableFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: int
    cards: int


class FieldFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: int
    least_tokens: int


class BuildingFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: int
    least_colours: int


class RiverFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: tuple[int, ...]
    """By length, from none."""
    each_beyond: int


class SunFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: tuple[int, ...]
    """What is needed for one sun, for two, ..."""
    side: dict[Side, int]
    spirit: dict[Family, int]
    no_spirits: int


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """One cell of a habitat, seen from the cube's cell."""

    kind: Kind
    q: int
    r: int


class AnimalFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stripe: Colour
    points: tuple[int, ...]
    """With one cube placed, with two, ...; so many cubes the card has."""
    habitat: tuple[Piece, ...]
    """The cube's cell comes first."""


class SpiritFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stripe: Colour
    family: Family
    of: Landscape
    points: tuple[int, ...]
    """By the height of a stack or by the size of a group; the last holds for all beyond."""
    habitat: tuple[Piece, ...]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tokens: dict[Colour, int]
    stacks: tuple[StackFacts, ...]
    sides: dict[Side, SideFacts]
    tables: dict[Literal["several", "alone"], TableFacts]
    tokens_a_space: int
    most_active_cards: int
    last_empty_cells: int
    tree_points: tuple[int, int, int, int]
    mountain_points: tuple[int, int, int, int]
    field: FieldFacts
    building: BuildingFacts
    river: RiverFacts
    island_points: int
    suns: SunFacts
    animals: tuple[AnimalFacts, ...]
    spirits: tuple[SpiritFacts, ...]


def checked(facts: Facts) -> Facts:
    """The same facts, if they can be those of one box; ValueError names the first fault."""
    stacks = [stack.tokens for stack in facts.stacks]
    if stacks[0] or len(set(stacks)) != len(stacks):
        raise ValueError("stacks")
    for tokens in stacks[1:]:
        # Stacks grow token by token, so that the table of additions follows from their list.
        if tokens[:-1] not in stacks:
            raise ValueError(tokens)
    cards: list[AnimalFacts | SpiritFacts] = [*facts.animals, *facts.spirits]
    if len({card.id for card in cards}) != len(cards):
        raise ValueError("cards")
    for card in cards:
        cells = [(piece.q, piece.r) for piece in card.habitat]
        if cells[0] != (0, 0) or len(set(cells)) != len(cells):
            raise ValueError(card.id)
    for animal in facts.animals:
        if sorted(set(animal.points)) != list(animal.points):
            raise ValueError(animal.id)
    return facts


FACTS: Final = checked(
    msgspec.json.decode(
        resources.files(__package__).joinpath("harmonies.json").read_bytes(), type=Facts
    )
)
