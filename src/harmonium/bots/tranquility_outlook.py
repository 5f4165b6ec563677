"""How good a position of Tranquility looks to one seat, as a rule of thumb.

The worth of a position is a sum; more is better, and each part is about a logarithm of a chance:

    gaps       whether enough numbers can still come, and what it will cost to place them
    cards      how many are to spare beyond what must still be done, and how fairly they are shared
    the end    whether a Finish will be at hand

A card of the hand is worth what its gap, or the end, would miss without it. The constants were
found by an evolution strategy over millions of games; docs/tranquility-bots.md has the results.
"""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from harmonium.games.tranquility.cards import FINISH, JOKER, MONSTER, NUMBERS, START, Card
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.modules.day_night import wrong_way_up
from harmonium.games.tranquility.view import View

ONE: Final = 1.253
ONE_FILLS: Final = 2.2
ONE_UNSEEN: Final = 0.775
ONE_HOPE: Final = 0.001
ONE_AT_END: Final = 1.4
"""A gap of one cell: how much it counts, how surely a number fills it, what an unseen number counts
beside one in hand, what hope is left without any, and how much more it counts at an end of the
chain, where only one neighbour can make a number cheap."""
TWO: Final = 1.166
TWO_FILL: Final = 0.763
TWO_UNSEEN: Final = 0.878
TWO_HOPE: Final = 0.03
"""The same for a gap of two cells."""
WIDE: Final = 0.137
ROOMY: Final = 2.85
TIGHT: Final = 1.8
HELD: Final = 1.6
"""Wider gaps: how much it counts if there are fewer numbers than `ROOMY` to a cell, how steeply,
and what a number in hand counts."""
TOLL: Final = 0.039
CLOSE: Final = 2.23
"""What wide steps between the islands will cost, from this average step on."""
EAGER: Final = (100, 100, 47, 47, 30)
"""How surely a number that costs 0 to 4 cards is placed when it comes, of 100."""
DISCARDED: Final = 3.0
"""How much likelier others have thrown away a number that fits nowhere."""
FEAR: Final = 0.673
SPARE: Final = 2.6
TEMPER: Final = 3.55
THRIFT: Final = 0.03
"""With fewer cards to spare than this one begins to fear, so gently; each one is worth a little."""
SPARE_AT_MOST: Final = 40
CELL: Final = 0.622
"""What a filled cell is worth."""
FAIR: Final = 0.135
UNFAIR_AT_MOST: Final = 6
"""What it costs to hold a card less than the others do."""
END: Final = 0.562
END_COMES: Final = 1.627
END_UNSEEN: Final = 0.435
END_HOPE: Final = 0.01
"""The Finish: how much it counts, how surely one is enough, what an unseen one counts, what hope is
left without any."""
UNIT: Final = 1_000_000
"""Worths are whole parts of one: their sums are exact, and ties fall alike on every machine."""


def parts(worth: float) -> int:
    return round(worth * UNIT)


JOKER_WORTH: Final = parts(1.5)
START_WORTH: Final = parts(9)
NOTHING_FITS: Final = parts(-12)

DEAREST: Final = len(EAGER) - 1
_END: Final = FACTS.islands + 1
_CELLS_AT_MOST: Final = 12
_STEP_AT_MOST: Final = 8


class Gap(NamedTuple):
    """Empty cells between two numbers; at an end of the chain 0 or 81 stand in for one."""

    low: int
    high: int
    before: int
    """The index of the cell before the first empty one."""
    after: int
    size: int
    """Of the chain."""

    @property
    def cells(self) -> int:
        return self.after - self.before - 1

    @property
    def is_inner(self) -> bool:
        return self.before >= 0 and self.after < self.size

    def price(self, number: int, at: int) -> int:
        """What the number costs in the cell with this index (Q-COST-1 to 3)."""
        beside = []
        if at == self.before + 1 and self.before >= 0:
            beside.append(number - self.low)
        if at == self.after - 1 and self.after < self.size:
            beside.append(self.high - number)
        return min(beside, default=0)

    def cheapest(self, number: int) -> int:
        """What the number costs at least in a gap of one or two cells."""
        return min(self.price(number, self.before + 1), self.price(number, self.after - 1))

    def split(self, number: int, at: int) -> tuple["Gap", "Gap"]:
        return (
            Gap(self.low, number, self.before, at, self.size),
            Gap(number, self.high, at, self.after, self.size),
        )


@lru_cache(maxsize=1 << 16)
def _small(cells: int, supply: float, held: int, *, is_inner: bool) -> int:
    if cells == 1:
        comes = 1 - math.exp(-ONE_FILLS * (ONE_UNSEEN * supply + held))
        weight = ONE if is_inner else ONE * ONE_AT_END
        return parts(weight * math.log(ONE_HOPE + (1 - ONE_HOPE) * comes))
    comes = 1 - math.exp(-TWO_FILL * (TWO_UNSEEN * supply + held))
    return parts(TWO * math.log(TWO_HOPE + (1 - TWO_HOPE) * comes))


def _wide(cells: int, supply: float) -> int:
    lack = max(0.0, ROOMY - supply / cells)
    return parts(
        -WIDE
        * math.sqrt(min(cells, _CELLS_AT_MOST))
        * math.pow(lack, TIGHT)
        * max(1.0, cells / _CELLS_AT_MOST)
    )


def _toll(gap: Gap) -> int:
    step = min(_STEP_AT_MOST, (gap.high - gap.low) / (gap.cells + 1))
    return parts(TOLL * min(gap.cells, _CELLS_AT_MOST) * max(0.0, step - CLOSE))


class Outlook:
    """What one seat can know, counted once for a decision."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.left = view.numbers.count(0)
        self._unseen = self._find_unseen()
        self.gaps = self._find_gaps()
        self._alive = self._alive_share()
        self._before = self._count_before()
        self._stock = [hand + pile for hand, pile in zip(view.hands, view.piles, strict=True)]
        self.owed = 1 + (FACTS.start_payment if view.start is None else 0)
        if view.options.day_night:
            self.owed += len(wrong_way_up(view))
        self._worths: dict[tuple[Gap, tuple[int, ...]], int] = {}
        self.losses = {card: self._missed(card, view.hand) for card in set(view.hand)}

    # What the seat knows

    def _find_unseen(self) -> frozenset[int]:
        view = self.view
        seen = {*view.numbers, *view.sunk}
        seen |= {NUMBERS[card] for card in (*view.hand, *view.own_discards) if card in NUMBERS}
        return frozenset(range(1, _END)) - seen

    def _find_gaps(self) -> list[Gap]:
        numbers = self.view.numbers
        found, low, at = [], 0, -1
        for index, number in enumerate((*numbers, _END)):
            if number:
                if index - at > 1:
                    found.append(Gap(low, number, at, index, len(numbers)))
                low, at = number, index
        return found

    def _alive_share(self) -> float:
        """How likely an unseen number that fits somewhere can still be played."""
        view = self.view
        thrown = sum(size for seat, size in enumerate(view.discards) if seat != view.seat)
        thrown += sum(view.blind) + view.options.islands_removed
        fitting = sum(self.gap_of(number) is not None for number in self._unseen)
        useless = len(self._unseen) - fitting
        return max(0.03, 1 - thrown / max(1.0, fitting + DISCARDED * useless + self._finishes()))

    def _finishes(self) -> int:
        """How many Finish cards this seat has never seen."""
        view = self.view
        unseen = FACTS.finishes - view.hand.count(FINISH) - view.own_discards.count(FINISH)
        return min(unseen, view.explorer) if view.options.pyramid else unseen

    def _count_before(self) -> list[int]:
        """For each number how many smaller ones are unseen."""
        counts = [0, 0]
        for number in range(1, _END):
            counts.append(counts[-1] + (number in self._unseen))
        return counts

    def gap_of(self, number: int, gaps: Iterable[Gap] | None = None) -> Gap | None:
        for gap in self.gaps if gaps is None else gaps:
            if gap.low < number < gap.high:
                return gap if gap.cells else None
        return None

    # What gaps and cards are worth

    def _worth(self, gap: Gap, hand: Iterable[Card]) -> int:
        if not gap.cells:
            return 0
        held = tuple(
            sorted(NUMBERS[card] for card in hand if gap.low < NUMBERS.get(card, 0) < gap.high)
        )
        key = gap, held
        if key not in self._worths:
            self._worths[key] = self._weigh(gap, held) - _toll(gap)
        return self._worths[key]

    def _weigh(self, gap: Gap, held: tuple[int, ...]) -> int:
        if gap.cells > 2:
            unseen = self._before[gap.high] - self._before[gap.low + 1]
            return _wide(gap.cells, self._alive * unseen + HELD * len(held))
        prices = [
            gap.cheapest(number)
            for number in range(gap.low + 1, gap.high)
            if number in self._unseen
        ]
        supply = sum(EAGER[price] for price in prices if price <= DEAREST)
        ready = sum(gap.cheapest(number) <= DEAREST for number in held)
        return _small(
            gap.cells, round(self._alive * supply / 100, 2), min(3, ready), is_inner=gap.is_inner
        )

    def _end(self, hand: Sequence[Card]) -> int:
        """Whether a Finish will be there."""
        hope = min(2, hand.count(FINISH)) + END_UNSEEN * self._alive * self._finishes()
        comes = 1 - math.exp(-END_COMES * hope)
        return parts(END * math.log(END_HOPE + (1 - END_HOPE) * comes))

    def _missed(self, card: Card, hand: Sequence[Card], gaps: Iterable[Gap] | None = None) -> int:
        """What the position is worth less without this card of the hand."""
        if card == MONSTER:
            return START_WORTH
        if card == START:
            return START_WORTH if self.view.start is None else 0
        if card == JOKER:
            return JOKER_WORTH
        rest = list(hand)
        rest.remove(card)
        if card == FINISH:
            return self._end(hand) - self._end(rest)
        gap = None if NUMBERS[card] in self.view.sunk else self.gap_of(NUMBERS[card], gaps)
        return 0 if gap is None else self._worth(gap, hand) - self._worth(gap, rest)

    def lost(self, cards: Iterable[Card]) -> int:
        """The loss of discarding exactly these."""
        hand, total = list(self.view.hand), 0
        for card in cards:
            total += self._missed(card, hand)
            hand.remove(card)
        return total

    def cheapest(
        self, count: int, hand: Sequence[Card] | None = None, gaps: Sequence[Gap] | None = None
    ) -> int:
        """The loss of discarding so many cards, one by one the least useful."""
        rest, total = list(self.view.hand if hand is None else hand), 0
        for _ in range(count):
            misses = {card: self._missed(card, rest, gaps) for card in rest if card != MONSTER}
            if not misses:
                break
            card = min(misses, key=misses.__getitem__)
            total += misses[card]
            rest.remove(card)
        return total

    # What actions are worth

    def _cards(self, spent: int, left: int) -> int:
        """The stock after spending so many cards, with so many cells left."""
        view = self.view
        assert view.seat is not None
        total = sum(self._stock) - spent
        spare = max(-4, min(SPARE_AT_MOST, total - left - self.owed))
        behind = (self._stock[view.seat] - spent) - total / len(self._stock)
        fear = math.log1p(math.exp((SPARE - spare) / TEMPER))
        return parts(
            -FEAR * fear
            + THRIFT * spare
            - CELL * left
            + FAIR * max(-UNFAIR_AT_MOST, min(0.0, behind))
        )

    def placing(self, card: Card, number: int, cell: int, *, burden: int = 0) -> int:
        """The worth of an island in a cell; `burden`: what has to be done about it later."""
        gap = self.gap_of(number)
        if gap is None:
            return NOTHING_FITS
        sides = gap.split(number, cell - 1)
        gaps = [other for other in self.gaps if other != gap] + list(sides)
        rest = list(self.view.hand)
        rest.remove(card)
        price = gap.price(number, cell - 1)
        change = sum(self._worth(side, rest) for side in sides) - self._worth(gap, self.view.hand)
        return (
            change
            - self.cheapest(price, rest, gaps)
            + self._cards(1 + price + burden, self.left - 1)
        )

    def idling(self, spent: int, lost: int, *, done: int = 0) -> int:
        """The worth of a turn that fills no cell but costs cards; `done`: what it saves later."""
        return self._cards(spent - done, self.left) - lost

    def striking(self, cell: int, spent: int) -> int:
        """The worth of destroying the island in a cell."""
        view, at = self.view, cell - 1
        numbers = list(view.numbers)
        numbers[at] = 0
        filled = [(-1, 0), *((i, n) for i, n in enumerate(numbers) if n), (len(numbers), _END)]
        before, low = max(one for one in filled if one[0] < at)
        after, high = min(one for one in filled if one[0] > at)
        whole = Gap(low, high, before, after, len(numbers))
        sides = whole.split(view.numbers[at], at)
        change = self._worth(whole, view.hand) - sum(self._worth(side, view.hand) for side in sides)
        return change + self._cards(spent, self.left + 1)
