"""Storm and Compass: six Storms that strike when drawn, and what removes them (Q-STORM, Q-COMPASS).

Yellow lies before a player and lowers the hand limit, Orange lies before a player and binds new
islands to old ones, Purple lies at a row and closes it.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from harmonium.core.errors import IllegalAction
from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import (
    Action,
    Discard,
    DiscardHand,
    LayJoker,
    Pass,
    PutStorm,
    Spend,
    discards,
)
from harmonium.games.tranquility.board import Cell, Row, grid_of, open_rows
from harmonium.games.tranquility.cards import (
    COMPASS,
    JOKER,
    MONSTER,
    ORANGE,
    PURPLE,
    STORMS,
    YELLOW,
    Card,
    discardable,
)
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.events import (
    CompassGained,
    CompassSpent,
    JokerLaid,
    Removed,
    StormDrawn,
    StormLaid,
    Tell,
)
from harmonium.games.tranquility.hands import check_held, discard, played, purse
from harmonium.games.tranquility.known import after_showing_monsters
from harmonium.games.tranquility.modules.part import Answers, Part, Procedure, before_it, done
from harmonium.games.tranquility.placing import is_consecutive
from harmonium.games.tranquility.state import (
    Chart,
    State,
    Step,
    StepKind,
    Storms,
    present,
    with_item,
)


def weather(state: Chart) -> Storms:
    """The Storms and Compasses of a game that has them."""
    return present(state.storms)


# What the Storms in play forbid


def closed(state: Chart) -> Mapping[Cell, str]:
    """The rows under Purple Storms (Q-STORM-6)."""
    if state.storms is None or not any(state.storms.purple):
        return {}
    return {
        cell: "Q-STORM-6"
        for row, storms in zip(grid_of(state.options).rows, state.storms.purple, strict=True)
        if storms
        for cell in row
    }


def _only_beside(state: Chart, seat: Seat) -> bool:
    return weather(state).orange[seat] > 0


# A Storm is drawn


def _drawn(state: State, seat: Seat, card: Card, tell: Tell) -> State:
    """It leaves the pile, never enters the hand and asks its drawer (Q-STORM-1)."""
    tell(StormDrawn(seat, card))
    pile = state.piles[seat][1:]
    state = replace(state, piles=with_item(state.piles, seat, pile))
    return before_it(state, Step("storm", seat, card=card))


def _enter_storm(state: State, step: Step, tell: Tell) -> State:
    """Ask the drawer if there is anything to decide; otherwise the Storm takes its course."""
    if step.card == PURPLE and not open_rows(state.grid, state.numbers):
        tell(Removed(PURPLE))
        return replace(done(state), gone=(*state.gone, PURPLE))
    if may_spend(state) or step.card == PURPLE or _yellow_discards(state, step):
        return state
    return _lay(state, step, tell)


def _yellow_discards(state: State, step: Step) -> int:
    """How many cards the drawer of a Yellow Storm must discard (Q-STORM-3)."""
    if step.card != YELLOW:
        return 0
    too_many = len(state.hands[step.seat]) - FACTS.hand_under_yellow
    return max(0, min(too_many, purse(state, step.seat)))


def _legal_storm(state: State, seat: Seat) -> list[Action]:
    step = state.agenda[-1]
    actions: list[Action] = list(spends(state, seat))
    if step.card == PURPLE:
        actions += map(PutStorm, open_rows(state.grid, state.numbers))
    elif count := _yellow_discards(state, step):
        actions += discards(discardable(state.hands[seat]), count)
    else:
        actions.append(Pass())
    return actions


def _lay(state: State, step: Step, tell: Tell, row: Row | None = None) -> State:
    """The Storm comes into play."""
    storms, seat = weather(state), step.seat
    tell(StormLaid(seat, step.card or YELLOW, row))
    if row is not None:
        storms = replace(storms, purple=_changed(storms.purple, row - 1, 1))
    elif step.card == ORANGE:
        storms = replace(storms, orange=_changed(storms.orange, seat, 1))
    else:
        storms = replace(storms, yellow=_changed(storms.yellow, seat, 1))
        if len(hand := state.hands[seat]) > FACTS.hand_under_yellow:
            # Only monsters can make a hand exceed the limit, and everyone knows it (Q-INFO-6).
            known = after_showing_monsters(state.known[seat], len(hand), hand=len(hand))
            state = replace(state, known=with_item(state.known, seat, known))
    return replace(done(state), storms=storms)


def _accept(state: State, _seat: Seat, _action: Pass, tell: Tell) -> State:
    step = state.agenda[-1]
    if step.card == PURPLE:
        raise IllegalAction("Q-STORM-6")
    if _yellow_discards(state, step):
        raise IllegalAction("Q-STORM-3")
    return _lay(state, step, tell)


def _put(state: State, _seat: Seat, action: PutStorm, tell: Tell) -> State:
    step = state.agenda[-1]
    if step.card != PURPLE or action.row not in open_rows(state.grid, state.numbers):
        raise IllegalAction("Q-STORM-6")
    return _lay(state, step, tell, action.row)


def _discard_to_limit(state: State, seat: Seat, action: Discard, tell: Tell) -> State:
    step = state.agenda[-1]
    count = _yellow_discards(state, step)
    check_held(state, seat, action.cards, "Q-STORM-3")
    if not count or len(action.cards) != count:
        raise IllegalAction("Q-STORM-3")
    return _lay(discard(state, seat, action.cards, tell), step, tell)


# Compasses


def in_play(state: Chart) -> Iterator[Spend]:
    """The Storms in play, each as what a Compass would remove."""
    storms = weather(state)
    for storm, places, first in (
        (YELLOW, storms.yellow, 0),
        (ORANGE, storms.orange, 0),
        (PURPLE, storms.purple, 1),
    ):
        for place, count in enumerate(places, first):
            if count:
                yield Spend(storm, place)


def may_spend(state: State) -> bool:
    """Whether anybody could spend a Compass now, as far as everyone knows (Q-COMPASS-5)."""
    return weather(state).pool > 0 or state.options.jokers


def spends(state: State, seat: Seat) -> Iterator[Action]:
    """Remove the Storm just drawn or one in play; make a Joker a Compass (Q-COMPASS-4)."""
    if weather(state).pool:
        step = state.agenda[-1]
        if step.kind == "storm" and step.card is not None:
            yield Spend(step.card)
        yield from in_play(state)
    if JOKER in state.hands[seat]:
        yield LayJoker()


def _rescues(state: State, seat: Seat) -> bool:
    """A Compass that can be spent is a way out (Q-COMPASS-5)."""
    can_spend = weather(state).pool > 0 or JOKER in state.hands[seat]
    return can_spend and any(in_play(state))


def _spend(state: State, seat: Seat, action: Spend, tell: Tell) -> State:
    storms, step = weather(state), state.agenda[-1]
    if not storms.pool:
        raise IllegalAction("Q-COMPASS-4", storm=action.storm)
    just_drawn = action.place is None and step.kind == "storm" and step.card == action.storm
    if not just_drawn and action not in in_play(state):
        raise IllegalAction("Q-COMPASS-4", storm=action.storm)
    joker = storms.jokers > 0
    tell(CompassSpent(seat, action.storm, action.place, joker))
    storms = replace(storms, pool=storms.pool - 1, jokers=storms.jokers - joker)
    if action.place is None:
        state = done(state)
    elif action.storm == YELLOW:
        storms = replace(storms, yellow=_changed(storms.yellow, action.place, -1))
    elif action.storm == ORANGE:
        storms = replace(storms, orange=_changed(storms.orange, action.place, -1))
    else:
        storms = replace(storms, purple=_changed(storms.purple, action.place - 1, -1))
    compass = JOKER if joker else COMPASS
    return replace(state, storms=storms, gone=(*state.gone, action.storm, compass))


def _lay_joker(state: State, seat: Seat, _: LayJoker, tell: Tell) -> State:
    """From now on it is a Compass (Q-JOKER-2)."""
    if JOKER not in state.hands[seat]:
        raise IllegalAction("Q-JOKER-4")
    storms = weather(state)
    tell(JokerLaid(seat))
    storms = replace(storms, pool=storms.pool + 1, jokers=storms.jokers + 1)
    return replace(played(state, seat, JOKER), storms=storms)


def gained(state: State, event: CompassGained, tell: Tell) -> State:
    """A Compass from the supply, while it lasts (Q-COMPASS-2)."""
    storms = weather(state)
    if not storms.supply:
        return state
    tell(event)
    rewarded = storms.rewarded if event.row is None else (*storms.rewarded, event.row)
    storms = replace(storms, supply=storms.supply - 1, pool=storms.pool + 1, rewarded=rewarded)
    return replace(state, storms=storms)


def _changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    return with_item(counts, index, counts[index] + by)


SPENDS: Answers = {Spend: _spend, LayJoker: _lay_joker}


# The window after an action


def _enter_window(state: State, _step: Step, _tell: Tell) -> State:
    """Asked only while it could matter, whatever anybody holds (Q-COMPASS-5)."""
    return state if may_spend(state) and any(in_play(state)) else done(state)


def _legal_window(state: State, seat: Seat) -> list[Action]:
    return [*spends(state, seat), Pass()]


def _pass(state: State, _seat: Seat, _action: Pass, _tell: Tell) -> State:
    return done(state)


# Where Compasses come from: the Start (see start_payment), rows, and the hand


def _consequences(_state: State, seat: Seat, cell: Cell) -> tuple[Step, ...]:
    return (Step("reward", seat, amount=cell),)


def _reward(state: State, step: Step, tell: Tell) -> State:
    """A row of consecutive numbers earns one Compass a game (Q-COMPASS-2)."""
    row = state.grid.row_of(Cell(step.amount))
    storms = weather(state)
    cells = state.grid.rows[row - 1]
    state = done(state)
    if row in storms.rewarded or not is_consecutive([state.numbers[cell - 1] for cell in cells]):
        return state
    return gained(state, CompassGained(step.seat, "row", row), tell)


def _further(state: State, seat: Seat) -> Iterator[Action]:
    """Discard the hand: two cards at least, no monster (Q-COMPASS-3)."""
    hand = state.hands[seat]
    if len(hand) >= FACTS.discards and MONSTER not in hand:
        yield DiscardHand()


def _discard_hand(state: State, seat: Seat, _: DiscardHand, tell: Tell) -> State:
    hand = state.hands[seat]
    if len(hand) < FACTS.discards or MONSTER in hand:
        raise IllegalAction("Q-COMPASS-3")
    state = discard(state, seat, hand, tell)
    return gained(state, CompassGained(seat, "hand"), tell)


def is_storm(card: Card) -> bool:
    return card in STORMS


_PROCEDURES: Final[Mapping[StepKind, Procedure]] = {
    "storm": Procedure(
        enter=_enter_storm,
        legal=_legal_storm,
        answers={Pass: _accept, PutStorm: _put, Discard: _discard_to_limit, **SPENDS},
        rule="Q-STORM-2",
    ),
    "window": Procedure(
        enter=_enter_window,
        legal=_legal_window,
        answers={Pass: _pass, **SPENDS},
        rule="Q-COMPASS-5",
    ),
    "reward": Procedure(enter=_reward),
}

PART = Part(
    closed=closed,
    only_beside=_only_beside,
    further=_further,
    actions={DiscardHand: _discard_hand},
    window=spends,
    spends=SPENDS,
    rescues=_rescues,
    consequences=_consequences,
    after_action=("window",),
    intercepts=is_storm,
    drawn=_drawn,
    procedures=_PROCEDURES,
)

EXPLORED = Part(
    closed=closed,
    only_beside=_only_beside,
    window=spends,
    spends=SPENDS,
    rescues=_rescues,
    after_action=("window",),
    procedures=_PROCEDURES,
)
"""The same for the Pyramid, where Storms and Compasses come from the explorer deck alone: no
discarding of the hand, no reward, nothing to draw (Q-VAR-PYRAMID-6)."""
