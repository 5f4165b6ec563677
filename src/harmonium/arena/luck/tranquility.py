"""Tranquility: every card that a seat draws comes evenly from what is left of its pile.

The table wins or loses together, so a card is worth the same to all: how much better it covers the
gap that its number fits into, by its price there, and whether a Finish is at hand. Rivals draw from
one deck into an offer that both use alike: their draws are not counted.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from harmonium.arena.luck import Again, Draw
from harmonium.games.tranquility.cards import FINISH, NUMBERS, Card
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.state import State, with_item

DEAR: Final = 5
"""A number that costs so many cards helps nobody."""
FINISHING: Final = 1.0
"""What the first Finish in hand is worth, in covered cells."""

Held = tuple[int, ...]


def seats(state: State) -> int:
    return state.seats


def draws(before: State | None, after: State, again: Again) -> Iterator[Draw]:
    """
    Every card that was drawn is held against each that lay below it: the two change places, and
    the rules say what comes of it. So whatever hangs on a card (a Storm strikes, nobody can act
    any more) is the same to the evaluator, whichever of them came.
    """
    if before is None or after.options.competitive:
        return
    starts = bool(before.start_places) - bool(after.start_places)
    for seat, (old, new) in enumerate(zip(before.piles, after.piles, strict=True)):
        for at in range(len(old) + starts - len(new)):
            # Not in the order of the pile, which is hidden.
            possible = sorted(range(at, len(old)), key=old.__getitem__)
            states = [
                _hidden(again(_with_pile(before, seat, _exchanged(old, at, other))))
                for other in possible
            ]
            yield Draw(possible.index(at), states, [1] * len(states))


def _with_pile(state: State, seat: int, pile: tuple[Card, ...]) -> State:
    return msgspec.structs.replace(state, piles=with_item(state.piles, seat, pile))


def _exchanged(pile: tuple[Card, ...], one: int, other: int) -> tuple[Card, ...]:
    changed = list(pile)
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def _hidden(state: State) -> State:
    """No evaluator may read the order of what is hidden."""
    piles = tuple(tuple(sorted(pile)) for pile in state.piles)
    return msgspec.structs.replace(state, piles=piles, explorer=tuple(sorted(state.explorer)))


def evaluator(states: Sequence[State]) -> list[list[float]]:
    return [[_worth(state.numbers, state.hands)] * state.seats for state in states]


def _worth(numbers: tuple[int, ...], hands: tuple[tuple[Card, ...], ...]) -> float:
    """How well the gaps are covered by what all hands hold together."""
    held = sorted(NUMBERS[card] for hand in hands for card in hand if card in NUMBERS)
    finishes = sum(hand.count(FINISH) for hand in hands)
    covered = sum(
        _covered(*gap, tuple(number for number in held if gap[0] < number < gap[1]))
        for gap in _gaps(numbers)
    )
    return covered - FINISHING * math.exp(-finishes)


@lru_cache(maxsize=64)
def _gaps(numbers: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """The empty cells between two numbers: the lower, the higher, how many cells."""
    found, low, cells = [], 0, 0
    for number in (*numbers, FACTS.islands + 1):
        if not number:
            cells += 1
            continue
        if cells:
            found.append((low, number, cells))
        low, cells = number, 0
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _covered(low: int, high: int, cells: int, held: Held) -> float:
    """Less than zero: how many of the cells are hardly to be filled from these hands."""
    supply = sum(max(0.0, 1 - _price(low, high, cells, number) / DEAR) for number in held)
    return -cells * math.exp(-supply / cells)


def _price(low: int, high: int, cells: int, number: int) -> int:
    """Wide gaps have a cell that touches no neighbour."""
    if cells > 2:
        return 0
    return min(number - low, high - number)
