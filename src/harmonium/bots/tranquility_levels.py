"""`level1` and `level2`: players who see a card and a place for it, and not much further.

They lay a number where it would lie if the numbers were spread evenly, shun what costs cards, and
throw away what fits nowhere. They remember no discards, count no cards, and do not ask who has how
many left. `level1` thinks of the whole grid, whatever lies there already; `level2` of the gap, and
of whether enough numbers are left for what a placement leaves of it.
"""

from collections.abc import Collection
from typing import Final

from harmonium.bots.contract import WeighingBot
from harmonium.games.tranquility.actions import (
    Action,
    Announce,
    Commit,
    Discard,
    Flip,
    Place,
    PlayFinish,
    PlayMonster,
    PlayStart,
    PutRocks,
    PutStorm,
    Spend,
    Take,
    number_of,
)
from harmonium.games.tranquility.board import Cell, grid_of
from harmonium.games.tranquility.cards import FINISH, JOKER, MONSTER, NUMBERS, START, Card
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.modules.day_night import wrong_way_up
from harmonium.games.tranquility.placing import cost, gap
from harmonium.games.tranquility.view import View

CELL: Final = 100
"""One cell away from the right one; everything else is measured by it."""
FIRST: Final = 10**6
"""What is done before all else."""


class Glance(WeighingBot):
    """What both have in common; how they look at a placement is their own."""

    ONE = CELL
    COST: int
    """A card that is paid."""
    RIVAL_COST: int
    """The same where a card is a point: Competitive."""
    PATIENCE: int
    """So far from its place a number is laid rather than two cards be thrown away."""
    USEFUL: int
    """A number that fits somewhere and is thrown away."""

    def off(self, view: View, number: int, cell: Cell) -> int:
        """How far from its place the number would lie."""
        raise NotImplementedError

    def weigh(self, view: View, legal: Collection[Action]) -> dict[Action, int]:
        return {action: self._weight(view, action) for action in legal}

    def _weight(self, view: View, action: Action) -> int:
        match action:
            case Place():
                number = number_of(action)
                return -self._strain(view, number, action.cell)
            case Discard(cards):
                lost = sum(self._use(view, card) for card in cards)
                return -lost - (self.PATIENCE if view.agenda[-1].kind in {"turn", "rocks"} else 0)
            case Take(card):
                return self._promise(view, NUMBERS[card])
            case _:
                return self._habit(view, action)

    def _strain(self, view: View, number: int, cell: Cell) -> int:
        """How far from its place it lies, and what is paid for that."""
        price = self.RIVAL_COST if view.options.competitive else self.COST
        return self.off(view, number, cell) + price * cost(view.numbers, number, cell)

    def _use(self, view: View, card: Card) -> int:
        """What a card of the hand is good for, at a glance."""
        if card in NUMBERS:
            below, above = gap(view.numbers, NUMBERS[card])
            return self.USEFUL if above - below > 1 else 0
        return {FINISH: 2 * self.USEFUL, JOKER: 5 * self.USEFUL}.get(card, 0)

    def _promise(self, view: View, number: int) -> int:
        """How well a number of the offer would lie now."""
        below, above = gap(view.numbers, number)
        cells = [Cell(index + 1) for index in range(below + 1, above)]
        return max(-self._strain(view, number, cell) for cell in cells) if cells else -FIRST

    def _habit(self, view: View, action: Action) -> int:
        match action:
            case PlayFinish(card):
                return FIRST - (card == JOKER) if MONSTER not in view.hand else -FIRST
            case PlayStart(card):
                return FIRST if card == START else -FIRST
            case Spend():
                return FIRST
            case PlayMonster(card, cell):
                # A monster of the hand goes as soon as something lies badly enough.
                own = view.agenda[-1].kind == "strike" or card != JOKER
                return self.off(view, view.numbers[cell - 1], cell) if own else -FIRST
            case Flip(cell):
                return -CELL if cell in wrong_way_up(view) else -FIRST
            case PutRocks(row) | PutStorm(row):
                cells = grid_of(view.options).rows[row - 1]
                return -sum(not view.numbers[cell - 1] for cell in cells)
            case Announce(number):
                return -abs(number - sum(not self._use(view, card) for card in view.hand))
            case Commit():
                fair = CELL * FACTS.start_payment // len(view.hands)
                return -abs(CELL * action.total - fair)
            case _:
                return -FIRST // 2


class Level1(Glance):
    """The whole grid: a number has its one place in it."""

    COST = CELL
    RIVAL_COST = 40  # minds the grid more than its own points
    PATIENCE = 240
    USEFUL = CELL

    def off(self, view: View, number: int, cell: Cell) -> int:
        size = len(view.numbers)
        return abs(CELL * cell - CELL * (size + 1) * number // (FACTS.islands + 1))


class Level2(Glance):
    """The gap: its cells and its numbers."""

    COST = 60
    RIVAL_COST = 60
    PATIENCE = 300
    USEFUL = CELL
    CROWDED = 10
    """A number that is missing for two to each cell."""

    def off(self, view: View, number: int, cell: Cell) -> int:
        size = len(view.numbers)
        below, above = gap(view.numbers, number)
        if below == above:
            below, above = below - 1, above + 1  # it lies there already
        low = view.numbers[below] if below >= 0 else 0
        high = view.numbers[above] if above < size else FACTS.islands + 1
        even = CELL * below + CELL * (above - below) * (number - low) // max(1, high - low)
        missing = sum(
            max(0, 2 * cells - numbers)
            for cells, numbers in (
                (cell - 2 - below, number - low - 1),
                (above - cell, high - number - 1),
            )
        )
        return abs(CELL * (cell - 1) - even) + self.CROWDED * missing
