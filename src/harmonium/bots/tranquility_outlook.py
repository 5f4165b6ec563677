"""How good a position of Tranquility looks to one seat, as a rule of thumb.

Everything is counted as a loss in the same coin, minus the logarithm of a chance:

    a gap         that too few of the numbers in between still come
    the cards     that they do not suffice for what is still to be done
    the pace      that somebody runs out of cards before the grid is complete
    a card        what a gap, or the hope for a Finish, would miss without it

A number that is nowhere to be seen comes with a chance that falls with the cards thrown away
unseen; a number in the own hand almost certainly comes. The constants were found by playing many
thousands of games with random changes to them; docs/tranquility-bots.md has the results.
"""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from harmonium.games.tranquility.cards import FINISH, JOKER, MONSTER, NUMBERS, START, Card
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.modules.day_night import wrong_way_up
from harmonium.games.tranquility.view import View

COMES: Final = 0.603
"""The chance that a number which is still in the game finds its way into its gap."""
HELD: Final = 0.95
"""The same for a number in the own hand."""
HOPELESS: Final = 12.0
"""What a gap costs that nothing can fill any more."""
GAP: Final = 0.69
"""How much a gap counts."""
NARROW: Final = 0.36
ROOMY: Final = 2.2
"""How much worse it is if there are fewer numbers than this to a cell."""
PAYMENT: Final = 1.171
"""How much a card counts that pays for something."""
LIVE: Final = 0.27
"""What a card is worth for fitting somewhere at all."""
SPARE: Final = 5.8
TEMPER: Final = 9.3
"""With so many cards to spare one feels safe, and this gently the feeling fades."""
THRIFT: Final = 1.1
OWN_THRIFT: Final = 0.87
"""How much that counts for the cards of all, and for the own share of them."""
WIDE: Final = 0.3
WIDEST: Final = 2.0
"""How fast, and how far, filling a gap grows dearer with its width."""
COVER: Final = 1.1
REACH: Final = 2
"""How much it counts that many numbers find a place, within this distance of an island."""
IDLE: Final = 0.54
"""What a turn costs that fills no cell."""
FINISH_COMES: Final = 0.3
"""The chance that an unseen Finish is at hand when it is needed."""
PACE: Final = 0.5
PER_TURN: Final = 1.4
PACE_TEMPER: Final = 4.0
PACE_SPARE: Final = 1.0
"""How much it counts that nobody runs out of cards, of which a turn takes so many."""
PAYS_AT: Final = 4
"""The dearest placement that a hand can hope to pay."""

_NUMBERS: Final = FACTS.islands + 1


class Gap(NamedTuple):
    """Empty cells between two numbers; at an end of the chain 0 or 81 stand in for one."""

    low: int
    high: int
    before: int
    """The index of the cell before the first empty one."""
    after: int

    @property
    def cells(self) -> int:
        return self.after - self.before - 1


@lru_cache(maxsize=1 << 17)
def gap_loss(cells: int, held: int, others: int, chance: int) -> float:
    """The loss of a gap that `held` numbers of the hand and `others` could fill.

    `chance` is that of the others, in twentieths.
    """
    if cells <= 0:
        return 0.0
    missing = cells - held - others
    if missing > 0:
        return HOPELESS * (1 + missing / 10)
    own = _binomial(held, HELD)
    enough = sum(
        weight * _at_least(others, chance / 20, cells - count) for count, weight in enumerate(own)
    )
    return min(HOPELESS, -math.log(max(enough, 1e-9)))


@lru_cache(maxsize=1 << 12)
def _binomial(n: int, p: float) -> tuple[float, ...]:
    return tuple(math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1))


@lru_cache(maxsize=1 << 15)
def _at_least(n: int, p: float, least: int) -> float:
    return 1.0 if least <= 0 else sum(_binomial(n, p)[least:])


def toll(cells: int, ends: int, width: int) -> float:
    """About how many cards it takes to fill a gap: every second cell can be free."""
    if cells <= 0:
        return 0.0
    if not ends:
        return cells * 0.65
    if ends == 1:
        dear = 1.0 if cells == 1 else float(cells // 2)
    else:
        dear = (cells + 1) / 2 if cells % 2 else cells / 2 + 1
    return dear * min(WIDEST, 1 + WIDE * max(0.0, 2 * width / (cells + 1) - 3))


def _fear(shortage: float) -> float:
    """Nothing while there is plenty, in proportion once it is short."""
    return shortage if shortage > 30 else math.log1p(math.exp(shortage))


class Outlook:
    """What one seat can know, counted once for a decision."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.size = len(view.numbers)
        self.seats = len(view.hands)
        self.left = view.numbers.count(0)
        self._count_numbers()
        self._alive = self._alive_share()
        self._chance = round(20 * COMES * self._alive)
        self.gaps = self._find_gaps()
        self.tolls = sum(toll(gap.cells, self._ends(gap), gap.high - gap.low) for gap in self.gaps)
        self.covered = sum(self._cover(gap) for gap in self.gaps)
        self._stock = [hand + pile for hand, pile in zip(view.hands, view.piles, strict=True)]
        self.owed = 1 + (FACTS.start_payment if view.start is None else 0)
        if view.options.day_night:
            self.owed += len(wrong_way_up(view))
        self.losses = {card: self._card_loss(card) for card in set(view.hand)}

    def _count_numbers(self) -> None:
        """For each number how many smaller ones are unseen, and how many are in the own hand."""
        view = self.view
        held = {NUMBERS[card] for card in view.hand if card in NUMBERS}
        spent = {*view.numbers, *view.sunk, *held}
        spent |= {NUMBERS[card] for card in view.own_discards if card in NUMBERS}
        self._unseen, self._held = [0, 0], [0, 0]
        for number in range(1, _NUMBERS + 1):
            self._unseen.append(self._unseen[-1] + (number < _NUMBERS and number not in spent))
            self._held.append(self._held[-1] + (number in held))

    def _alive_share(self) -> float:
        """The share of the cards this seat has never seen that can still be played."""
        view = self.view
        others = sum(size for seat, size in enumerate(view.hands) if seat != view.seat)
        alive = others + sum(view.piles) + view.deck
        thrown = sum(size for seat, size in enumerate(view.discards) if seat != view.seat)
        thrown += sum(view.blind) + view.options.islands_removed
        return alive / max(1, alive + thrown)

    def _find_gaps(self) -> list[Gap]:
        found, low, at = [], 0, -1
        for index, number in enumerate((*self.view.numbers, _NUMBERS)):
            if number:
                if index - at > 1:
                    found.append(Gap(low, number, at, index))
                low, at = number, index
        return found

    def gap_of(self, number: int) -> Gap | None:
        return next((gap for gap in self.gaps if gap.low < number < gap.high), None)

    def _ends(self, gap: Gap) -> int:
        return (gap.before >= 0) + (gap.after < self.size)

    # What numbers can still come

    def _loss(self, gap: Gap, *, less: int = 0) -> float:
        """`less`: so many numbers of the hand go elsewhere."""
        if gap.cells <= 0:
            return 0.0
        low, high = gap.low, gap.high
        held, others = self._between(low, high)
        inner = gap.before >= 0 and gap.after < self.size
        if gap.cells <= 2 and inner and high - low > 2 * PAYS_AT + 1:
            # In the middle of a wide gap a number would be too dear.
            near, far = (
                self._between(low, low + PAYS_AT + 1),
                self._between(high - PAYS_AT - 1, high),
            )
            held, others = near[0] + far[0], near[1] + far[1]
        held = max(0, held - less)
        tight = max(0.0, ROOMY - (others + 1.5 * held) / gap.cells)
        narrow = NARROW * min(gap.cells, 3) * tight * tight
        return narrow + gap_loss(gap.cells, held, others, self._chance)

    def _between(self, low: int, high: int) -> tuple[int, int]:
        """How many numbers between these are in hand, and how many are unseen."""
        return self._held[high] - self._held[low + 1], self._unseen[high] - self._unseen[low + 1]

    def _cover(self, gap: Gap) -> int:
        """How many unseen numbers could be placed in the gap without paying much."""
        low, high = gap.low, gap.high
        if gap.cells <= 0:
            return 0
        start, end = gap.before >= 0, gap.after < self.size
        if gap.cells > 2 or (gap.cells == 2 and not (start and end)):
            return self._between(low, high)[1]
        near = min(high, low + 1 + REACH) if start else low + 1
        far = max(low + 1, high - REACH) if end else high
        if start and end:
            if near >= far:
                return self._between(low, high)[1]
            return (
                self._unseen[near] - self._unseen[low + 1] + self._unseen[high] - self._unseen[far]
            )
        return self._between(low, near)[1] if start else self._unseen[high] - self._unseen[far]

    # What cards are worth

    def _card_loss(self, card: Card) -> float:
        view = self.view
        if card in NUMBERS:
            gap = None if NUMBERS[card] in view.sunk else self.gap_of(NUMBERS[card])
            return 0.0 if gap is None else LIVE + self._loss(gap, less=1) - self._loss(gap)
        if card == FINISH:
            return self._finish_loss()
        if card == JOKER:
            return 1.5
        if card == START:
            return 0.0 if view.start is not None else 5.0
        return HOPELESS

    def _finish_loss(self) -> float:
        """One Finish is enough, and others may have one; before a solo Start none can be kept."""
        view = self.view
        if view.hand.count(FINISH) > 1:
            return 0.02
        if self.seats == 1 and view.start is None and not view.options.pyramid:
            return 0.0
        hidden = view.explorer if view.options.pyramid else FACTS.finishes
        unseen = FACTS.finishes - view.hand.count(FINISH) - view.own_discards.count(FINISH)
        comes = 0.97 if self.seats == 1 else FINISH_COMES * self._alive
        nobody = (1 - comes) ** min(unseen, hidden)
        return 0.02 + (min(15.0, -math.log(1 - nobody)) if nobody < 1 else 15.0)

    def cheapest(self, count: int, without: Card | None = None) -> float:
        """The loss of discarding so many cards, the least useful ones."""
        hand = list(self.view.hand)
        if without is not None:
            hand.remove(without)
        return sum(sorted(self.losses[card] for card in hand if card != MONSTER)[:count])

    # What actions are worth

    def shortage(self, spent: int, needed: float, left: int) -> float:
        """The fear after spending so many cards, with this still needed and so many cells left."""
        view = self.view
        assert view.seat is not None
        own = self._stock[view.seat] - spent
        fear = THRIFT * _fear((SPARE - (sum(self._stock) - spent - needed)) / TEMPER)
        if self.seats > 1:
            fear += OWN_THRIFT * THRIFT * _fear((SPARE - (own * self.seats - needed)) / TEMPER)
        poorest = min(
            [own, *(stock for seat, stock in enumerate(self._stock) if seat != view.seat)]
        )
        turns = poorest / PER_TURN * self.seats
        return fear + PACE * _fear((left + PACE_SPARE - turns) / PACE_TEMPER)

    def placing(self, card: Card, number: int, cell: int, *, burden: float = 0.0) -> float:
        """The worth of an island in a cell; `burden`: what has to be done about it later."""
        gap = self.gap_of(number)
        if gap is None:
            return -HOPELESS
        at = cell - 1
        below, above = Gap(gap.low, number, gap.before, at), Gap(number, gap.high, at, gap.after)
        loss = self._loss(below) + self._loss(above) - self._loss(gap)
        tolls = sum(
            toll(part.cells, self._ends(part), part.high - part.low) for part in (below, above)
        )
        tolls -= toll(gap.cells, self._ends(gap), gap.high - gap.low)
        cover = self._cover(below) + self._cover(above) - self._cover(gap)
        price = self.price(gap, number, at)
        needed = self.left - 1 + self.tolls + tolls + self.owed + burden
        worth = -GAP * loss - PAYMENT * self.cheapest(price, card)
        worth -= self.shortage(1 + price, needed, self.left - 1)
        if self.left > 1:
            worth += COVER * cover / max(6, self._unseen[-2])
        return worth

    def price(self, gap: Gap, number: int, at: int) -> int:
        beside = []
        if at == gap.before + 1 and gap.before >= 0:
            beside.append(number - gap.low)
        if at == gap.after - 1 and gap.after < self.size:
            beside.append(gap.high - number)
        return min(beside, default=0)

    def idling(self, spent: int, lost: float, *, done: float = 0.0) -> float:
        """The worth of a turn that fills no cell but costs cards; `done`: what it gets done."""
        needed = self.left + self.tolls + self.owed - done
        return -IDLE - PAYMENT * lost - self.shortage(spent, needed, self.left)

    def striking(self, cell: int, spent: int) -> float:
        """The worth of destroying the island in a cell."""
        numbers, at = self.view.numbers, cell - 1
        low, before = 0, -1
        for index in range(at):
            if numbers[index]:
                low, before = numbers[index], index
        high, after = next(
            ((numbers[index], index) for index in range(at + 1, self.size) if numbers[index]),
            (_NUMBERS, self.size),
        )
        number = numbers[at]
        whole = Gap(low, high, before, after)
        parts = (Gap(low, number, before, at), Gap(number, high, at, after))
        loss = self._loss(whole) - sum(map(self._loss, parts))
        tolls = toll(whole.cells, self._ends(whole), high - low)
        tolls -= sum(toll(part.cells, self._ends(part), part.high - part.low) for part in parts)
        needed = self.left + 1 + self.tolls + tolls + self.owed
        return -GAP * loss - self.shortage(spent, needed, self.left + 1)
