"""`greedy`: looks for the best turn, with its card and its animals, by what it brings at once.

A turn is searched token by token: after each one only the best few boards are followed, and an
animal that can settle does so at once. What a turn prepares counts a little as well: a begun
habitat is worth a part of its points for every token that it still lacks. The numbers below
were found by trying. They are whole, so that sums are exact and ties fall alike everywhere.
"""

import heapq
from collections.abc import Collection, Mapping
from itertools import pairwise
from typing import ClassVar, Final, NamedTuple, TypeVar

import msgspec

from harmonium.bots import Factory
from harmonium.bots.harmonies_search import ByNetwork, Level4, Level5, Search
from harmonium.core.deal import Generator
from harmonium.games.harmonies.actions import (
    END_TURN,
    EXCHANGE,
    KEEP_ROW,
    Action,
    ChooseSpirit,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeGroup,
)
from harmonium.games.harmonies.cards import CARDS, Card
from harmonium.games.harmonies.data import Side
from harmonium.games.harmonies.nearness import SEALED, lacks, sealed
from harmonium.games.harmonies.options import Options
from harmonium.games.harmonies.rules import apply, legal
from harmonium.games.harmonies.scoring import area_points
from harmonium.games.harmonies.stacks import TOKENS, Stacks
from harmonium.games.harmonies.state import Area, State
from harmonium.games.harmonies.view import View, redeal

A = TypeVar("A", bound=Action)

POINT: Final = 10_000
"""One point; all that follows is counted in parts of it."""


class Sight(NamedTuple):
    """How much a player sees."""

    width: int = 4
    """How many boards are followed after each token."""
    hope: tuple[int, ...] = (10_000, 3_000, 900, 270, 81)
    """What a point of a habitat counts that lacks so many tokens."""
    growth: int = 100
    """How much of what a stack may still become is seen, in hundredths."""
    groups: int = 5
    """How many of the groups are looked at."""
    worth_taking: tuple[int, ...] = (0, 4_000, 8_000, 12_000)
    """How much hope a card must give to be taken as the first, second, third or fourth one."""


FULL_SIGHT: Final = Sight()
NEVER: Final = 1_000 * POINT
SPIRIT_POINTS: Final = 8
"""What a spirit is hoped to bring once its cube is placed."""
EMPTY_HOPE: Final = 6_000
"""A cell that is still free can become anything."""
STACK_HOPE: Final = {
    ("brown",): 8_000,
    ("brown", "brown"): 12_000,
    ("gray",): 4_000,
    ("gray", "gray"): 6_000,
    ("red",): 4_000,
    ("yellow",): 4_000,
    ("blue",): 2_000,
}
"""What stacks that may still grow, or find company, are worth beside their points."""
SPIRIT_ORDER: Final = (
    "lion",
    "butterfly",
    "ram",
    "marmot",
    "turtle",
    "owl",
    "stork",
    "cat",
    "dragonfly",
    "deer",
)
"""Which spirit is kept, the best first: by the points of some solo games with each of them."""


class Greedy:
    SIGHT: ClassVar = FULL_SIGHT

    def __init__(self, generator: Generator) -> None:
        self._generator = generator
        self._plan: dict[State, Action] = {}
        """What to do in each position of the turn that was thought out."""

    def choose(self, view: View, legal: Collection[Action]) -> Action:
        state = _known(redeal(view, self._generator))
        action = self._plan.get(state)
        if action is None or action not in legal:
            self._plan = planned(state, self.SIGHT)
            action = self._plan[state]
        return action


class Beginner(Greedy):
    """`level1`: takes what lies first and puts it where it brings points now; a card only if its
    animal settles at once, for many points, and no other card waits.
    """

    SIGHT = Sight(1, (POINT, 0, 0, 0, 0), 0, 1, (5 * POINT, NEVER, NEVER, NEVER))


class Casual(Greedy):
    """`level2`: looks at two groups, and at habitats that lack one token."""

    SIGHT = Sight(1, (POINT, 3_000, 0, 0, 0), 0, 2)


class Experienced(Greedy):
    """`level3`: sees all that `greedy` sees and follows more of it."""

    SIGHT = Sight(width=6)


def _known(state: State) -> State:
    """The position without what was only imagined; nothing within a turn depends on it."""
    own = state.active
    offers = tuple(cards if seat == own else b"" for seat, cards in enumerate(state.offers))
    return msgspec.structs.replace(state, bag=b"", pile=b"", offers=offers)


def planned(state: State, sight: Sight) -> dict[State, Action]:
    """The actions of the rest of the turn, each by the position in which to do it."""
    match state.phase:
        case "spirit":
            offered = _of(state, ChooseSpirit)
            return {state: min(offered, key=lambda choice: SPIRIT_ORDER.index(choice.card))}
        case "exchange":
            return {state: _exchange(state, sight)}
        case _:
            return dict(best_turn(state, sight).path)


def _exchange(state: State, sight: Sight) -> Action:
    """The card that gives the least hope goes, unless it gives enough to be taken."""
    area, side = state.areas[0], state.options.side
    hopes = {
        card: card_hope(side, sealed(area), area, Card(card), sight.hope) for card in state.row
    }
    worst = min(hopes, key=lambda card: hopes[card])
    return KEEP_ROW if hopes[worst] > sight.worth_taking[-1] else EXCHANGE[worst]


class Line(NamedTuple):
    """A position that can be reached in this turn, how, and what it is worth."""

    state: State
    path: tuple[tuple[State, Action], ...]
    value: int


def best_turn(state: State, sight: Sight) -> Line:
    """The best way found to take a group, place it, take a card and let animals settle."""
    lines = [_settled(Line(state, (), 0), sight)]
    if state.space is None:
        (line,) = lines
        taken = [
            _after(line, action, sight) for action in _of(line.state, TakeGroup)[: sight.groups]
        ]
        # Groups of the same tokens lead to the same boards.
        lines = list({bytes(sorted(line.state.hand)): line for line in taken}.values())
    best = max((_placed(line, sight) for line in lines), key=_value)
    return Line(best.state, (*best.path, (best.state, END_TURN)), best.value)


def _placed(line: Line, sight: Sight) -> Line:
    """Place what is in the hand, following the best few boards; then perhaps take a card."""
    lines = [line]
    for _ in line.state.hand:
        reached = {}
        for before in lines:
            for action in _of(before.state, PlaceToken):
                after = _settled(_after(before, action, sight), sight)
                reached[after.state] = after
        lines = heapq.nlargest(sight.width, reached.values(), key=_value)
    return max((_with_card(line, sight) for line in lines), key=_value)


def _with_card(line: Line, sight: Sight) -> Line:
    """With the card of the row that gives the most, if that is enough."""
    needed = sight.worth_taking[min(len(line.state.areas[line.state.active].active), 3)]
    taken = [_settled(_after(line, action, sight), sight) for action in _of(line.state, TakeCard)]
    best = max(taken, key=_value, default=line)
    return best if best.value > line.value + needed else line


def _settled(line: Line, sight: Sight) -> Line:
    """Every animal that can settle does, the one that brings the most first."""
    while cubes := _of(line.state, PlaceCube):
        line = max((_after(line, action, sight) for action in cubes), key=_value)
    return line


def _after(line: Line, action: Action, sight: Sight) -> Line:
    seat = line.state.active
    state = apply(line.state, seat, action)
    value = worth(state.options, state.areas[seat], sight)
    return Line(state, (*line.path, (line.state, action)), value)


def _of(state: State, kind: type[A]) -> list[A]:
    return [action for action in legal(state, state.active) if isinstance(action, kind)]


def _value(line: Line) -> int:
    return line.value


def worth(options: Options, area: Area, sight: Sight = FULL_SIGHT) -> int:
    """Points, and the hopes that the board gives."""
    points = POINT * sum([item.points for item in area_points(options, area)])
    closed = sealed(area)
    growth = sum([STACK_HOPES[stack] for stack in closed]) * sight.growth // 100
    hopes = [card_hope(options.side, closed, area, card, sight.hope) for card in area.active]
    return points + growth + sum(hopes)


STACK_HOPES: Final = (
    *(STACK_HOPE.get(tokens, 0) if tokens else EMPTY_HOPE for tokens in TOKENS),
    *[0] * (2 * SEALED - len(TOKENS)),
)


def card_hope(
    side: Side, closed: Stacks, area: Area, card: Card, hope: tuple[int, ...] = FULL_SIGHT.hope
) -> int:
    """For the habitats of a card that lack least a part of what their cubes would bring."""
    lacking = lacks(side, closed, card)
    return sum([gain * hope[much] for gain, much in zip(_gains(area, card), lacking, strict=False)])


def _gains(area: Area, card: Card) -> list[int]:
    """What each further cube of the card adds."""
    facts = CARDS[card]
    if facts.spirit is not None:
        return [SPIRIT_POINTS]
    return [after - before for before, after in pairwise(facts.points[area.cubes.count(card) :])]


BOTS: Mapping[str, Factory] = {
    "greedy": Greedy,
    "search": Search,
    "network": ByNetwork,
    "level1": Beginner,
    "level2": Casual,
    "level3": Experienced,
    "level4": Level4,
    "level5": Level5,
}
