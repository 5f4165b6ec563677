"""`careful`: looks at every action once and takes the one after which the sea looks calmest.

It weighs actions with `harmonium.bots.tranquility_outlook` and knows a few habits besides: which
Storm to remove first, where rocks lie least in the way, how to share out the eight cards.
"""

from collections.abc import Collection, Mapping
from functools import partial
from typing import Final

from harmonium.bots import Factory, WeighingBot
from harmonium.bots.tranquility_levels import Level1, Level2
from harmonium.bots.tranquility_outlook import UNIT, Outlook, parts
from harmonium.bots.tranquility_search import Level4, Level5, Search
from harmonium.games.tranquility.actions import (
    Action,
    Announce,
    Commit,
    Discard,
    DiscardHand,
    Flip,
    LayJoker,
    Pass,
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
from harmonium.games.tranquility.board import Row, grid_of
from harmonium.games.tranquility.cards import JOKER, MONSTER, NUMBERS, PURPLE, START, YELLOW
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.modules.day_night import wrong_way_up
from harmonium.games.tranquility.placing import all_fits
from harmonium.games.tranquility.view import View

SPARABLE: Final = parts(0.2)
"""A card that is worth less than this is announced as one that could be spared."""
MONSTER_GONE: Final = parts(1.2)
"""What it is worth to be rid of a Sea Monster."""
PURPLE_RELIEF: Final = 30
YELLOW_RELIEF: Final = 25
ORANGE_RELIEF: Final = 20
"""How many cards it saves to be rid of a Storm."""
FINISHING: Final = 10**9 * UNIT
STARTING: Final = 10**8 * UNIT
CALMING: Final = 10**7 * UNIT
STEERING: Final = 10**6 * UNIT
"""What is done before all else: the Finish, the Start, spending a Compass, laying a Joker."""
NEVER: Final = -FINISHING


class Careful(WeighingBot):
    ONE = UNIT

    def weigh(self, view: View, legal: Collection[Action]) -> Mapping[Action, int]:
        return weights(view, legal)


def weights(view: View, legal: Collection[Action]) -> dict[Action, int]:
    """What each action is worth; where there is but one nothing has to be weighed."""
    actions = tuple(legal)
    if len(actions) == 1:
        return {actions[0]: 0}
    worth = partial(_rival_worth, view) if view.options.competitive else _Worth(view).of
    return {action: worth(action) for action in actions}


def best_actions(view: View, legal: Collection[Action]) -> list[Action]:
    """The best action and its equals; the engine's `careful` finds the same."""
    worths = weights(view, legal)
    most = max(worths.values())
    return [action for action, worth in worths.items() if worth == most]


class _Worth:
    """The worth of each action that could be taken now."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.look = Outlook(view)
        self.step = view.agenda[-1]

    def of(self, action: Action) -> int:  # noqa: C901, PLR0912 - one line a kind of action
        match action:
            case PlayFinish(card):
                return self._finishing() - UNIT * (card == JOKER)
            case PlayStart(card):
                return STARTING if card == START else NEVER
            case Place():
                return self._placing(action)
            case Discard():
                return self._discarding(action)
            case Spend():
                return CALMING + _urgency(self.view, action)
            case PlayMonster(card, cell):
                return self._striking(card, cell)
            case Flip(cell):
                return self._flipping(cell)
            case DiscardHand():
                return self._discarding_the_hand()
            case PutRocks(row) | PutStorm(row):
                return -_empty_cells(self.view, row)
            case Announce(number):
                return -abs(number - self._sparable())
            case Commit():
                return -parts(abs(action.total - self._share())) - UNIT // 100 * action.pile
            case LayJoker():
                return STEERING if self._relief() >= YELLOW_RELIEF else NEVER
            case Pass() | Take():
                return 0

    def _finishing(self) -> int:
        """An attempt costs nothing, but one that must fail only wastes time."""
        shown = any(known.monsters for known in self.view.known)
        return NEVER if shown or MONSTER in self.view.hand else FINISHING

    def _placing(self, action: Place) -> int:
        view = self.view
        burden = 0
        if view.options.day_night:
            half = grid_of(view.options).half
            burden = ((action.cell > half) != view.night) * FACTS.flip_cost * 2
        worth = self.look.placing(action.card, number_of(action), action.cell, burden=burden)
        return worth - self.look.losses[JOKER] if action.card == JOKER else worth

    def _discarding(self, action: Discard) -> int:
        lost = self.look.lost(action.cards)
        if self.step.kind == "turn":
            return self.look.idling(len(action.cards), lost)
        # The rocks can be moved for nothing; all other discards are payments.
        return -100 * UNIT - lost if self.step.kind == "rocks" else -lost

    def _striking(self, card: str, cell: int) -> int:
        if self.step.kind == "strike":
            return self.look.striking(cell, 0)
        if card == JOKER:
            return NEVER
        return self.look.striking(cell, 1) + MONSTER_GONE

    def _flipping(self, cell: int) -> int:
        """Only what lies the wrong way up, and rather than discarding two."""
        if cell not in wrong_way_up(self.view):
            return NEVER
        return self.look.idling(FACTS.flip_cost, self.look.cheapest(1), done=2)

    def _discarding_the_hand(self) -> int:
        """Worth it for a Compass that is badly needed."""
        relief = self._relief()
        if not relief:
            return NEVER
        hand = self.view.hand
        return self.look.idling(len(hand), self.look.lost(hand), done=relief)

    def _relief(self) -> int:
        """What one more Compass would save, in cards; nothing while there is one to spend."""
        storms, seat = self.view.storms, self.view.seat
        if storms is None or storms.pool or seat is None:
            return 0
        relief = 0
        for row, count in enumerate(storms.purple, 1):
            if count and _empty_cells(self.view, Row(row)):
                relief = max(relief, PURPLE_RELIEF)
        if any(storms.yellow):
            relief = max(relief, YELLOW_RELIEF)
        if storms.orange[seat]:
            relief = max(relief, ORANGE_RELIEF)
        return relief

    def _sparable(self) -> int:
        return sum(self.look.losses[card] < SPARABLE for card in self.view.hand)

    def _share(self) -> float:
        """The own part of what is still owed: by what was announced, and by who has most."""
        view, payment, seat = self.view, self.view.payment, self.view.seat
        assert payment is not None
        assert seat is not None
        seats = len(view.hands)
        order = [(payment.active + step) % seats for step in range(seats)]
        later = order[order.index(seat) + 1 :]
        owed = payment.owed - sum(commit.total for commit in payment.committed if commit)
        mine = payment.announced[seat] or 0
        theirs = sum(payment.announced[other] or 0 for other in later)
        if mine + theirs >= owed:
            announced = mine * owed / max(1, mine + theirs)
        else:
            announced = mine + (owed - mine - theirs) / (len(later) + 1)
        return (announced + self._levelled(owed, [seat, *later])) / 2

    def _levelled(self, owed: int, seats: list[int]) -> int:
        """What this seat would give if all who are still to promise kept equally many cards."""
        view = self.view
        stocks = [(view.hands[seat], view.hands[seat] + view.piles[seat]) for seat in seats]
        gifts = [0]
        for level in range(max(stock for _, stock in stocks), -1, -1):
            gifts = [max(0, min(hand, stock - level)) for hand, stock in stocks]
            if sum(gifts) >= owed:
                break
        return gifts[0]


def _urgency(view: View, action: Spend) -> int:
    """The Storm just drawn first, then closed rows, then small hands."""
    if action.place is None:
        return 4
    if action.storm == PURPLE:
        return 3 if _empty_cells(view, Row(action.place)) else -STARTING
    return 2 if action.storm == YELLOW else 1


def _empty_cells(view: View, row: Row) -> int:
    return sum(not view.numbers[cell - 1] for cell in grid_of(view.options).rows[row - 1])


def _rival_worth(view: View, action: Action) -> int:
    """Points now, and a hand that fits cheaply later."""
    match action:
        case Place(card, cell):
            fit = next(fit for fit in all_fits(view.numbers, NUMBERS[card]) if fit.cell == cell)
            points = FACTS.points_in_grid + FACTS.points_for_discard * fit.cost
            return points * UNIT - parts(0.1 * _rank(view, NUMBERS[card], cell))
        case Discard(cards):
            kept = [card for card in view.hand if card not in cards]
            promised = sum(_promise(view, NUMBERS[card]) for card in kept)
            return FACTS.points_for_discard * len(cards) * UNIT + promised * 3 // 10
        case Take(card):
            return _promise(view, NUMBERS[card])
        case _:
            return 0


def _rank(view: View, number: int, cell: int) -> float:
    """How far the cell is from where the number would lie in an even grid."""
    return abs(cell - (len(view.numbers) + 1) * number / (FACTS.islands + 1))


def _promise(view: View, number: int) -> int:
    """The points that the number would bring at its best place now."""
    costs = [fit.cost for fit in all_fits(view.numbers, number)]
    return max(0, FACTS.points_in_grid - min(costs)) * UNIT if costs else -UNIT // 2


BOTS: Mapping[str, Factory] = {
    "level1": Level1,
    "level2": Level2,
    "level3": Careful,
    "careful": Careful,
    "level4": Level4,
    "search": Search,
    "level5": Level5,
}
