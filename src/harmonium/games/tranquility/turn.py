"""A turn of the standard game: place, discard two, finish; pay, refill, pass the turn on.

What modules add to it they say themselves: `Rules` gathers the answers of the parts in force.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from harmonium.core.errors import IllegalAction
from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import (
    JOKER_PLACES,
    PLACES,
    Action,
    Discard,
    Place,
    PlayFinish,
    discards,
    number_of,
)
from harmonium.games.tranquility.board import Cell
from harmonium.games.tranquility.cards import FINISH, JOKER, NUMBERS, discardable
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.events import Ended, FinishPlayed, Placed, Tell
from harmonium.games.tranquility.hands import (
    acting,
    check_held,
    discard,
    draw,
    hand_limit,
    played,
    purse,
    shuffle_starts_in,
)
from harmonium.games.tranquility.known import after_being_stuck
from harmonium.games.tranquility.modules import Part, Procedure, parts_of
from harmonium.games.tranquility.modules.monsters import shown
from harmonium.games.tranquility.modules.part import Answers, before_it, done, ended, instead, lost
from harmonium.games.tranquility.options import SEATS, Options
from harmonium.games.tranquility.placing import Gaps, cost, fits, is_beside
from harmonium.games.tranquility.state import Chart, Outcome, State, Step, StepKind, with_item


class Rules:
    """The questions of a turn, put to all parts in force."""

    def __init__(self, options: Options) -> None:
        parts = parts_of(options)
        self.closed = _answers(parts, "closed")
        self.only_beside = _answers(parts, "only_beside")
        self.compulsory = _answers(parts, "compulsory")
        self.further = _answers(parts, "further")
        self.window = _answers(parts, "window")
        self.rescues = _answers(parts, "rescues")
        self.consequences = _answers(parts, "consequences")
        self.bars_finish = _answers(parts, "bars_finish")
        self.finish_fails = _answers(parts, "finish_fails")
        self.intercepts = _answers(parts, "intercepts")
        self.drawn = _answers(parts, "drawn")
        self.is_moon = _answers(parts, "is_moon")
        self.joker_numbers = _answers(parts, "joker_numbers")
        self.stuck = _answers(parts, "stuck")
        self.rest = _rest(parts)
        """For each seat the rest of a turn after its action."""
        self.actions: Answers = {
            Place: _place,
            Discard: _discard_two,
            **{kind: answer for part in parts for kind, answer in part.actions.items()},
        }
        answers = dict.fromkeys((PlayFinish, *self.actions), _act)
        for part in parts:
            answers |= part.spends
        turn = Procedure(enter=_enter_turn, legal=turn_actions, answers=answers, rule="Q-TURN-2")
        self.procedures: Mapping[StepKind, Procedure] = {
            **_STANDARD,
            "turn": turn,
            **{kind: how for part in parts for kind, how in part.procedures.items()},
        }


def _answers(parts: tuple[Part, ...], question: str) -> tuple[Callable[..., Any], ...]:
    return tuple(answer for part in parts if (answer := getattr(part, question)) is not None)


def _rest(parts: tuple[Part, ...]) -> tuple[tuple[Step, ...], ...]:
    """For each seat what follows an action, the last step first (Q-ORDER-1, 5 to 8)."""
    refill: tuple[StepKind, ...] = ("refill",)
    after: tuple[StepKind, ...] = ()
    for part in parts:
        after += part.after_action
        refill = part.refill or refill
    kinds: tuple[StepKind, ...] = (*after, *refill, "next")
    return tuple(
        tuple(Step(kind, Seat(seat)) for kind in reversed(kinds)) for seat in range(SEATS[-1])
    )


@cache
def rules_of(options: Options) -> Rules:
    return Rules(options)


# What is legal


def closed_cells(state: Chart) -> dict[Cell, str]:
    """The cells that no card may be put into now, each with the rule that closes it."""
    closed: dict[Cell, str] = {}
    for ask in rules_of(state.options).closed:
        closed.update(ask(state))
    return closed


def only_beside(state: Chart, seat: Seat) -> bool:
    return any(ask(state, seat) for ask in rules_of(state.options).only_beside)


def placements(state: State, seat: Seat) -> list[Place]:
    """Every island of the hand, in every cell that is open, fits and can be paid (Q-PLACE-1)."""
    rules = rules_of(state.options)
    hand = state.hands[seat]
    coins = purse(state, seat) - 1
    beside = only_beside(state, seat)
    gaps = Gaps(state.numbers)
    places: list[Place] = []
    for card in hand:
        number = NUMBERS.get(card)
        if number is not None and number not in state.sunk:
            places += gaps.choose(number, coins, PLACES[number], beside=beside)
    if JOKER in hand:
        for ask in rules.joker_numbers:
            for number in ask(state):
                places += gaps.choose(number, coins, JOKER_PLACES[number], beside=beside)
    if rules.closed and (closed := closed_cells(state)):
        return [place for place in places if place.cell not in closed]
    return places


def finishes(state: State, seat: Seat) -> list[PlayFinish]:
    """On a complete grid with the Start in its corner, once a turn (Q-FINISH-1, Q-MONSTER-7)."""
    if state.start is None or not state.is_complete or state.agenda[-1].attempted:
        return []
    if any(ask(state) for ask in rules_of(state.options).bars_finish):
        return []
    return [PlayFinish(card) for card in (FINISH, JOKER) if card in state.hands[seat]]


def _compulsory(state: State, seat: Seat) -> Action | None:
    for ask in rules_of(state.options).compulsory:
        if action := ask(state, seat):
            found: Action = action
            return found
    return None


def _further(state: State, seat: Seat) -> Iterator[Action]:
    for ask in rules_of(state.options).further:
        yield from ask(state, seat)


def turn_actions(state: State, seat: Seat) -> list[Action]:
    """The actions of a turn, and what may be done before them."""
    actions: list[Action]
    if compulsory := _compulsory(state, seat):
        actions = [compulsory]
    else:
        actions = [
            *finishes(state, seat),
            *placements(state, seat),
            *_further(state, seat),
            *discards(discardable(state.hands[seat]), FACTS.discards),
        ]
    for ask in rules_of(state.options).window:
        actions += ask(state, seat)
    return actions


def has_way_out(state: State, seat: Seat) -> bool:
    """The loss check over all actions under the modules in force (Q-END-2, Q-ORDER-1)."""
    return (
        purse(state, seat) >= FACTS.discards
        or _compulsory(state, seat) is not None
        or bool(finishes(state, seat))
        or bool(placements(state, seat))
        or any(True for _ in _further(state, seat))
        or any(ask(state, seat) for ask in rules_of(state.options).rescues)
    )


# What happens


def _enter_turn(state: State, step: Step, tell: Tell) -> State:
    """Who has no legal action loses the game for everybody (Q-END-2, Q-END-3)."""
    seat = step.seat
    if has_way_out(state, seat):
        return state
    outcome = lost(state, "Q-END-2", seat)
    for ask in rules_of(state.options).stuck:
        outcome = ask(state, seat)
    known = after_being_stuck(state.known[seat], hand=len(state.hands[seat]))
    tell(Ended(outcome))
    return ended(replace(state, known=with_item(state.known, seat, known)), outcome)


def _act(state: State, seat: Seat, action: Action, tell: Tell) -> State:
    """The action of the turn: it takes effect, and the rest of the turn comes on the agenda."""
    compulsory = _compulsory(state, seat)
    if compulsory is not None and action != compulsory:
        raise IllegalAction("Q-DISCARD-3" if isinstance(action, Discard) else "Q-START-1")
    if isinstance(action, PlayFinish):
        return _finish(state, seat, action, tell)
    rules = rules_of(state.options)
    acted = replace(acting(state, seat), agenda=state.agenda[:-1] + rules.rest[seat])
    return rules.actions[type(action)](acted, seat, action, tell)


def _place(state: State, seat: Seat, action: Place, tell: Tell) -> State:
    """The card takes effect, then its cost is paid, then come the consequences (Q-ORDER-1)."""
    rules = rules_of(state.options)
    number = number_of(action)
    price = _check_placement(state, seat, action, number)
    moon = any(ask(state, seat) for ask in rules.is_moon)
    tell(Placed(seat, action.card, action.cell, number, moon))
    state = played(state, seat, action.card)
    state = replace(state, numbers=with_item(state.numbers, action.cell - 1, number))
    if moon:
        state = replace(state, moons=tuple(sorted((*state.moons, action.cell))))
    if action.card == JOKER:
        state = replace(state, jokers=tuple(sorted((*state.jokers, action.cell))))
    steps = [step for ask in rules.consequences for step in ask(state, seat, action.cell)]
    if price:
        steps.insert(0, Step("pay", seat, price))
    return before_it(state, *steps) if steps else state


def _check_placement(state: State, seat: Seat, action: Place, number: int) -> int:
    """What the placement costs, or the rule against it; agrees with `placements`."""
    cell = action.cell
    _check_island(state, seat, action, number)
    _check_cell(state, seat, cell)
    if not fits(state.numbers, number, cell):
        raise IllegalAction("Q-PLACE-2", number=number, cell=cell)
    price = cost(state.numbers, number, cell)
    coins = purse(state, seat) - 1
    if price > coins:
        raise IllegalAction("Q-COST-5", cost=price, cards=coins)
    return price


def _check_island(state: State, seat: Seat, action: Place, number: int) -> None:
    """The card is held and stands for a number that can be played."""
    card = action.card
    if card not in state.hands[seat] or not number or (card != JOKER and action.number is not None):
        raise IllegalAction("Q-PLACE-1", card=card, cell=action.cell)
    if card == JOKER:
        if not any(number in ask(state) for ask in rules_of(state.options).joker_numbers):
            raise IllegalAction("Q-JOKER-2", number=number)
    elif number in state.sunk or number in state.numbers:
        raise IllegalAction("Q-JOKER-3", number=number)


def _check_cell(state: State, seat: Seat, cell: Cell) -> None:
    """The cell exists, is empty, and nothing in force closes it to the seat."""
    if not 1 <= cell <= len(state.numbers):
        raise IllegalAction("Q-GRID-1", cell=cell, cells=len(state.numbers))
    if state.numbers[cell - 1]:
        raise IllegalAction("Q-PLACE-1", card=state.numbers[cell - 1], cell=cell)
    if rule := closed_cells(state).get(cell):
        raise IllegalAction(rule, cell=cell)
    if only_beside(state, seat) and not is_beside(state.numbers, cell):
        raise IllegalAction("Q-STORM-7", cell=cell)


def _discard_two(state: State, seat: Seat, action: Discard, tell: Tell) -> State:
    check_held(state, seat, action.cards, "Q-DISCARD-1")
    if purse(state, seat) < FACTS.discards:
        raise IllegalAction("Q-DISCARD-2")
    if len(action.cards) != FACTS.discards:
        raise IllegalAction("Q-DISCARD-1")
    return discard(state, seat, action.cards, tell)


def _finish(state: State, seat: Seat, action: PlayFinish, tell: Tell) -> State:
    """The group wins, or an attempt fails and the turn goes on (Q-END-1, Q-MONSTER-7)."""
    card = action.card
    if card not in {FINISH, JOKER} or card not in state.hands[seat]:
        raise IllegalAction("Q-FINISH-3")
    if state.start is None or not state.is_complete:
        raise IllegalAction("Q-FINISH-1")
    if state.agenda[-1].attempted:
        raise IllegalAction("Q-MONSTER-7")
    rules = rules_of(state.options)
    for ask in rules.bars_finish:
        if rule := ask(state):
            raise IllegalAction(rule)
    for fails in rules.finish_fails:
        if failed := fails(state, seat, card, tell):
            unfinished: State = failed
            return unfinished
    outcome = Outcome(True, "Q-END-1", seat)
    tell(FinishPlayed(seat, card))
    tell(Ended(outcome))
    # The win shows that no hand holds a monster (Q-MONSTER-6).
    return ended(replace(shown(played(state, seat, card)), finish=card), outcome)


# The other steps


def _wait(state: State, _step: Step, _tell: Tell) -> State:
    return state


def _legal_payment(state: State, seat: Seat) -> tuple[Discard, ...]:
    return discards(discardable(state.hands[seat]), state.agenda[-1].amount)


def _pay(state: State, seat: Seat, action: Discard, tell: Tell) -> State:
    """Any discardable cards left in hand, exactly as many as it costs (Q-COST-4)."""
    amount = state.agenda[-1].amount
    check_held(state, seat, action.cards, "Q-COST-4")
    if len(action.cards) != amount:
        raise IllegalAction("Q-COST-4")
    return discard(done(state), seat, action.cards, tell)


def _refill(state: State, step: Step, tell: Tell) -> State:
    """Draw up to the limit, one card at a time where a card can strike (Q-TURN-4, Q-STORM-1)."""
    seat = step.seat
    room = hand_limit(state, seat) - len(state.hands[seat])
    cards = state.piles[seat][: max(0, room)]
    rules = rules_of(state.options)
    for intercepts, drawn in zip(rules.intercepts, rules.drawn, strict=True):
        for before, card in enumerate(cards):
            if intercepts(card):
                if before:
                    state = draw(state, seat, before, tell)
                struck: State = drawn(state, seat, card, tell)
                return struck
    if cards:
        state = draw(state, seat, len(cards), tell)
    return done(state)


def _starts(state: State, _: Step, tell: Tell) -> State:
    return shuffle_starts_in(done(state), tell)


def _next(state: State, step: Step, _: Tell) -> State:
    return instead(state, Step("turn", Seat((step.seat + 1) % state.seats)))


_STANDARD: Final[Mapping[StepKind, Procedure]] = {
    "opening": Procedure(enter=_refill),
    "starts": Procedure(enter=_starts),
    "pay": Procedure(enter=_wait, legal=_legal_payment, answers={Discard: _pay}, rule="Q-COST-4"),
    "refill": Procedure(enter=_refill),
    "next": Procedure(enter=_next),
}
