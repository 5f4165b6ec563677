"""The fifteen stacks that a cell can hold, and what each becomes when a token is added.

A token is a small number, its place in the list of colours; a stack is a small number, its
place in the list of stacks, and 0 is the empty cell. A board is then a string of bytes, and
adding a token is one look into a table.
"""

from typing import Final, NewType

from harmonium.games.harmonies.data import FACTS, Colour, Kind, Landscape

Token = NewType("Token", int)
Stack = NewType("Stack", int)
Stacks = bytes
"""The stack of every cell of a board, in the order of the cells."""

COLOURS: Final[tuple[Colour, ...]] = tuple(FACTS.tokens)
TOKEN: Final = {colour: Token(number) for number, colour in enumerate(COLOURS)}
TOKENS_IN_THE_BOX: Final = bytes(
    TOKEN[colour] for colour, number in FACTS.tokens.items() for _ in range(number)
)
"""All 120 tokens (H-COMP-1)."""

EMPTY: Final = Stack(0)
STACK: Final = {stack.tokens: Stack(number) for number, stack in enumerate(FACTS.stacks)}
TOKENS: Final = tuple(stack.tokens for stack in FACTS.stacks)
"""The colours of each stack from bottom to top."""
HEIGHT: Final = tuple(len(tokens) for tokens in TOKENS)
TOP: Final = tuple(TOKEN[tokens[-1]] if tokens else None for tokens in TOKENS)
"""The token that each stack shows (H-TERM-3)."""

_LANDSCAPES: Final[dict[Kind, Landscape]] = {
    "water": "water",
    "field": "field",
    "tree1": "tree",
    "tree2": "tree",
    "tree3": "tree",
    "mountain1": "mountain",
    "mountain2": "mountain",
    "mountain3": "mountain",
    "building": "building",
}
KINDS: Final[tuple[Kind, ...]] = tuple(_LANDSCAPES)
NO_KIND: Final = len(KINDS)
"""What no habitat asks for: empty cells, bare trunks, a red token alone (H-LAND-5, H-LAND-6)."""


def _table(values: list[int]) -> bytes:
    """A table for `bytes.translate`; numbers that are no stack become 0."""
    return bytes(values).ljust(256, b"\0")


ADDED: Final = tuple(
    _table([STACK.get((*tokens, colour), EMPTY) for tokens in TOKENS]) for colour in COLOURS
)
"""For each token: what each stack becomes under it, 0 where it may not go (H-TOKEN-2).

No stack becomes the empty one, so the same table says where the token may go at all.
"""

TO_KINDS: Final = _table(
    [NO_KIND if stack.kind is None else KINDS.index(stack.kind) for stack in FACTS.stacks]
)
"""Turns the stacks of a board into kinds, so that habitats compare them one by one."""

_DIGITS: Final[dict[Landscape, bytes]] = {
    landscape: bytes(
        ord("1" if stack.kind is not None and _LANDSCAPES[stack.kind] == landscape else "0")
        for stack in FACTS.stacks
    ).ljust(256, b"0")
    for landscape in dict.fromkeys(_LANDSCAPES.values())
}


def mask(stacks: Stacks, landscape: Landscape) -> int:
    """The cells that hold that landscape, as a set of bits: cell 0 is the lowest.

    >>> bin(mask(bytes([STACK["blue",], EMPTY, STACK["blue",]]), "water"))
    '0b101'
    """
    return int(stacks[::-1].translate(_DIGITS[landscape]), 2)
