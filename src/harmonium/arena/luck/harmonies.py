"""Harmonies: new tokens on the central board, and new cards in the row.

Tokens come evenly from the bag, cards from the pile. What is open is worth to a seat what its next
turn could make of it by a rule of thumb: the group that would be left when its turn comes, each
token at its best place, and the card of the row that its board hopes for most.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final

import msgspec

from harmonium.arena.luck import Again, Draw
from harmonium.bots.harmonies import POINT, card_hope, worth
from harmonium.games.harmonies.cards import NO_CARD, Card
from harmonium.games.harmonies.nearness import sealed
from harmonium.games.harmonies.options import Options
from harmonium.games.harmonies.stacks import ADDED, COLOURS
from harmonium.games.harmonies.state import Area, State

AGAIN: Final = 0.7
"""What a second token of the same colour brings beside the first, and a third beside that."""
CARD: Final = 0.5
"""What the hope of a card in the row counts beside one at hand."""
_replace = msgspec.structs.replace


def seats(state: State) -> int:
    return len(state.areas)


def draws(before: State | None, after: State, _again: Again) -> Iterator[Draw]:
    """New tokens space by space, then the new card."""
    if after.phase == "over":
        return
    # What is hidden is put in order: no evaluator may read it.
    hidden = _replace(after, bag=bytes(sorted(after.bag)), pile=bytes(sorted(after.pile)))
    if before is None or before.bag != after.bag:
        yield from _tokens(before, hidden)
    if before is not None and before.pile != after.pile:
        yield _card(before.pile, hidden)


def _tokens(before: State | None, hidden: State) -> Iterator[Draw]:
    """Each space is held against what was in the bag when it was filled."""
    if before is None or len(hidden.areas) == 1:
        filled: tuple[int, ...] = tuple(range(len(hidden.spaces)))
    else:
        assert before.space is not None
        filled = (before.space,)
    spaces = [b"" if space in filled else group for space, group in enumerate(hidden.spaces)]
    bag = Counter(b"".join(hidden.spaces[space] for space in filled) + hidden.bag)
    for space in filled:
        came = hidden.spaces[space]
        groups = _groups(tuple(sorted(bag.items())), len(came))
        states = []
        for group in groups:
            spaces[space] = group
            left = bytes(sorted((bag - Counter(group)).elements()))
            states.append(_replace(hidden, spaces=tuple(spaces), bag=left))
        yield Draw(list(groups).index(bytes(sorted(came))), states, list(groups.values()))
        spaces[space] = came
        bag -= Counter(came)


def _card(pile: bytes, hidden: State) -> Draw:
    possible = bytes(sorted(pile))
    slot = hidden.row.index(pile[0])
    states = [
        _replace(
            hidden,
            row=hidden.row[:slot] + bytes([card]) + hidden.row[slot + 1 :],
            pile=possible[:at] + possible[at + 1 :],
        )
        for at, card in enumerate(possible)
    ]
    return Draw(possible.index(pile[0]), states, [1] * len(possible))


@lru_cache(maxsize=256)
def _groups(bag: tuple[tuple[int, int], ...], size: int) -> dict[bytes, int]:
    """Every group that can be drawn, sorted, and in how many ways."""
    counts = dict(bag)
    found = {}
    for group in combinations_with_replacement(sorted(counts), size):
        ways = prod(comb(counts[token], number) for token, number in Counter(group).items())
        if ways:
            found[bytes(group)] = ways
    return found


def evaluator(states: Sequence[State]) -> list[list[float]]:
    return [[_open(state, seat) for seat in range(len(state.areas))] for state in states]


def _open(state: State, seat: int) -> float:
    """What lies open, to one seat, when its turn comes."""
    area = state.areas[seat]
    gains = _gains(state.options, area)
    groups = sorted((_group(gains, group) for group in state.spaces if group), reverse=True)
    turns = (seat - state.active) % len(state.areas)
    tokens = groups[min(turns, len(groups) - 1)] if groups else 0.0
    hopes = sorted((_hope(state.options, area, card) for card in state.row), reverse=True)
    return tokens + CARD * hopes[min(turns, len(hopes) - 1)]


def _group(gains: tuple[float, ...], group: bytes) -> float:
    return sum(gains[token] * AGAIN ** group[:at].count(token) for at, token in enumerate(group))


@lru_cache(maxsize=64)
def _gains(options: Options, area: Area) -> tuple[float, ...]:
    """For each colour how much a token brings at its best place, hopes included, in points."""
    now = worth(options, area)
    found = []
    for added in ADDED[: len(COLOURS)]:
        best = [
            worth(options, _replace(area, stacks=_laid(area.stacks, cell, stack)))
            for cell, here in enumerate(area.stacks)
            if area.cubes[cell] == NO_CARD and (stack := added[here])
        ]
        found.append((max(best, default=now) - now) / POINT)
    return tuple(found)


def _laid(stacks: bytes, cell: int, stack: int) -> bytes:
    return stacks[:cell] + bytes([stack]) + stacks[cell + 1 :]


@lru_cache(maxsize=512)
def _hope(options: Options, area: Area, card: int) -> float:
    if card == NO_CARD:
        return 0.0
    return card_hope(options.side, sealed(area), area, Card(card)) / POINT
