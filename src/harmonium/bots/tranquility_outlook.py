"""How good a position of Tranquility looks to one seat, as a rule of thumb.

The outlook is a sum of logarithms of chances, so that losses add up:

    every gap      the chance that enough of the numbers in between still come
    the cards      the chance that the cards left pay for everything still to be done
    the Finish     the chance that somebody holds one at the end

A number that is nowhere to be seen comes with a chance that falls with the cards that have been
thrown away unseen; a number in the own hand almost certainly comes. The constants were found by
trying; docs/tranquility-bots.md has the results.
"""

import math
from functools import lru_cache
from typing import Final

from harmonium.games.tranquility.board import grid_of
from harmonium.games.tranquility.cards import NUMBERS
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.view import View

USED: Final = 0.9
"""The chance that a number which is still drawn finds its way into its gap."""
HELD: Final = 0.95
"""The same for a number in the own hand."""
HOPELESS: Final = 12.0
"""What a gap costs that nothing can fill any more."""
SLACK: Final = 4.0
"""How many cards to spare make one feel safe."""
"""How gently that feeling fades."""


@lru_cache(maxsize=1 << 18)
def gap_loss(cells: int, held: int, others: int, chance: int) -> float:
    """Minus the logarithm of the chance that a gap is filled.

    `held` numbers in hand and `others` elsewhere could come there; `chance` is that of the
    others in hundredths.
    """
    if cells <= 0:
        return 0.0
    if held + others < cells:
        return HOPELESS * (1 + 0.1 * (cells - held - others))
    p = chance / 100
    own = _binomial(held, HELD)
    enough = 0.0
    for count, weight in enumerate(own):
        enough += weight * _at_least(others, p, cells - count)
    return min(HOPELESS, -math.log(max(enough, 1e-9)))


@lru_cache(maxsize=1 << 14)
def _binomial(n: int, p: float) -> tuple[float, ...]:
    return tuple(math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1))


@lru_cache(maxsize=1 << 16)
def _at_least(n: int, p: float, least: int) -> float:
    if least <= 0:
        return 1.0
    return sum(_binomial(n, p)[least:])


@lru_cache(maxsize=1 << 12)
def toll(cells: int, ends: int) -> float:
    """About how many cards it will cost to fill a gap with so many islands at its ends.

    Every second cell can be free; the cells between them have neighbours.
    """
    if not cells or not ends:
        return cells / 2
    if ends == 1:
        return (cells + 1) // 2 if cells == 1 else cells // 2
    return (cells + 1) / 2 if cells % 2 else cells / 2 + 1


class Outlook:
    """What one seat can know, counted once for a decision."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.numbers = view.numbers
        self.grid = grid_of(view.options)
        self.held = {NUMBERS[card] for card in view.hand if card in NUMBERS}
        spent = {*view.numbers, *view.sunk}
        spent |= {NUMBERS[card] for card in view.own_discards if card in NUMBERS}
        self.unseen = [
            0 if number in spent or number in self.held else 1
            for number in range(FACTS.islands + 2)
        ]
        self.before = [0]
        for unseen in self.unseen:
            self.before.append(self.before[-1] + unseen)
        self.held_before = [0]
        for number in range(FACTS.islands + 2):
            self.held_before.append(self.held_before[-1] + (number in self.held))
        self.chance = round(100 * USED * self._alive())
        self.cards = sum(view.hands) + sum(view.piles)
        self.ahead = (8 if view.start is None else 0) + 1

    def _alive(self) -> float:
        """The share of the cards this seat has never seen that can still be played."""
        view = self.view
        others = sum(size for seat, size in enumerate(view.hands) if seat != view.seat)
        alive = others + sum(view.piles) + view.deck
        thrown = sum(size for seat, size in enumerate(view.discards) if seat != view.seat)
        thrown += sum(view.blind) + view.options.islands_removed
        return alive / max(1, alive + thrown)

    def gap(self, low: int, high: int, cells: int, less: int = 0) -> float:
        """The loss of a gap between two numbers; `less`: numbers of the hand spent elsewhere."""
        held = self.held_before[high] - self.held_before[low + 1] - less
        others = self.before[high] - self.before[low + 1]
        return gap_loss(cells, held, others, self.chance)

    def gaps(self) -> list[tuple[int, int, int, int]]:
        """(low number, high number, index before the first cell, index after the last)."""
        found = []
        low, at = 0, -1
        for index, number in enumerate((*self.numbers, FACTS.islands + 1)):
            if number:
                if index - at > 1:
                    found.append((low, number, at, index))
                low, at = number, index
        return found
