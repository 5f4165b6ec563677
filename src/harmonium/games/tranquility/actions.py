"""What a player can do, in small acts."""

from collections.abc import Iterable
from itertools import combinations
from typing import Final

import msgspec

from harmonium.games.tranquility.board import Cell, Row
from harmonium.games.tranquility.cards import ISLANDS, JOKER, NUMBERS, Card


class Place(msgspec.Struct, frozen=True, tag="place", omit_defaults=True, gc=False):
    """Put an island, or a Joker as one, into a cell; what it costs is asked for next."""

    card: Card
    cell: Cell
    number: int | None = None
    """The number that a Joker takes; an island has its own."""


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard these cards from the hand, in their order: two as an action, or as a payment."""

    cards: tuple[Card, ...]


class PlayStart(msgspec.Struct, frozen=True, tag="start", gc=False):
    card: Card


class PlayFinish(msgspec.Struct, frozen=True, tag="finish", gc=False):
    card: Card


class PlayMonster(msgspec.Struct, frozen=True, tag="monster", gc=False):
    """Destroy the card in a cell: with a card of the hand, or with the explored monster."""

    card: Card
    cell: Cell


class DiscardHand(msgspec.Struct, frozen=True, tag="discard_hand", gc=False):
    pass


class Flip(msgspec.Struct, frozen=True, tag="flip", gc=False):
    """Turn a card of the grid round; the card that it costs is asked for next."""

    cell: Cell


class Spend(msgspec.Struct, frozen=True, tag="spend", omit_defaults=True, gc=False):
    """Spend a Compass on a Storm."""

    storm: Card
    place: int | None = None
    """The seat before which it lies, the row of a Purple one; none: the Storm just drawn."""


class LayJoker(msgspec.Struct, frozen=True, tag="lay_joker", gc=False):
    """Lay a Joker into the pool of Compasses."""


class Pass(msgspec.Struct, frozen=True, tag="pass", gc=False):
    """Spend no Compass (any more)."""


class PutRocks(msgspec.Struct, frozen=True, tag="rocks", gc=False):
    row: Row


class PutStorm(msgspec.Struct, frozen=True, tag="storm", gc=False):
    """Lay the Purple Storm just drawn at a row."""

    row: Row


class Announce(msgspec.Struct, frozen=True, tag="announce", gc=False):
    """Say how many cards one could spare for the Start."""

    number: int


class Commit(msgspec.Struct, frozen=True, tag="commit", omit_defaults=True, gc=False):
    """Promise cards for the Start: so many of the hand, so many blind from the draw pile."""

    hand: int
    pile: int = 0

    @property
    def total(self) -> int:
        return self.hand + self.pile


class Take(msgspec.Struct, frozen=True, tag="take", gc=False):
    """Take a card of the offer."""

    card: Card


Action = (
    Place
    | Discard
    | PlayStart
    | PlayFinish
    | PlayMonster
    | DiscardHand
    | Flip
    | Spend
    | LayJoker
    | Pass
    | PutRocks
    | PutStorm
    | Announce
    | Commit
    | Take
)

# Made once, because they are what most legal sets consist of. By number, then by index of the
# cell; index 0 stands for no number.
_CELLS: Final = tuple(Cell(k) for k in range(1, 37))
PLACES: Final = (
    (),
    *(tuple(Place(card, cell) for cell in _CELLS) for card in ISLANDS),
)
JOKER_PLACES: Final = (
    (),
    *(tuple(Place(JOKER, cell, number) for cell in _CELLS) for number in NUMBERS.values()),
)


def number_of(action: Place) -> int:
    """The number that would lie in the cell; 0 if the card cannot have one."""
    number = action.number if action.card == JOKER else NUMBERS.get(action.card)
    return 0 if number is None else number


def discards(cards: Iterable[Card], count: int) -> tuple[Discard, ...]:
    """Every choice of so many of the cards (a sorted hand); equal cards are not told apart."""
    return tuple(map(Discard, dict.fromkeys(combinations(cards, count))))
