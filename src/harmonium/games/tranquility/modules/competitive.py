"""Competitive: two rivals, an open offer instead of draw piles, points (Q-VAR-COMPETE)."""

from msgspec.structs import replace

from harmonium.core.errors import IllegalAction
from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import Action, Take
from harmonium.games.tranquility.board import Cell
from harmonium.games.tranquility.cards import in_order
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.events import Ended, OfferFilled, Tell, Took
from harmonium.games.tranquility.known import after_tracing
from harmonium.games.tranquility.modules.part import Part, Procedure, done, ended
from harmonium.games.tranquility.state import Outcome, State, Step, with_item, without_item


def _is_moon(state: State, seat: Seat) -> bool:
    """The first player is Sun, the other one Moon (Q-VAR-COMPETE-2)."""
    return seat != state.first


def _over(_: State, seat: Seat) -> Outcome:
    return Outcome(None, "Q-VAR-COMPETE-5", seat)


def _consequences(_state: State, seat: Seat, _: Cell) -> tuple[Step, ...]:
    return (Step("complete", seat),)


def _complete(state: State, step: Step, tell: Tell) -> State:
    """A complete grid ends the game at once, its last card paid for (Q-VAR-COMPETE-5)."""
    if not state.is_complete:
        return done(state)
    outcome = _over(state, step.seat)
    tell(Ended(outcome))
    return ended(state, outcome)


def _enter_take(state: State, step: Step, _: Tell) -> State:
    full = len(state.hands[step.seat]) >= FACTS.hand
    return done(state) if full or not state.offer else state


def _legal_take(state: State, _: Seat) -> list[Action]:
    return [Take(card) for card in state.offer]


def _take(state: State, seat: Seat, action: Take, tell: Tell) -> State:
    """One card after another, until the hand is full (Q-VAR-COMPETE-4)."""
    if action.card not in state.offer:
        raise IllegalAction("Q-VAR-COMPETE-4")
    tell(Took(seat, action.card))
    known = after_tracing(state.known[seat], action.card, discards=len(state.discards[seat]))
    return replace(
        state,
        offer=without_item(state.offer, action.card),
        hands=with_item(state.hands, seat, in_order((*state.hands[seat], action.card))),
        known=with_item(state.known, seat, known),
    )


def _replenish(state: State, _: Step, tell: Tell) -> State:
    """Up to six again, as far as the deck lasts (Q-VAR-COMPETE-4)."""
    cards = state.deck[: FACTS.offer - len(state.offer)]
    if cards:
        tell(OfferFilled(cards))
    return replace(done(state), offer=in_order(state.offer + cards), deck=state.deck[len(cards) :])


PART = Part(
    is_moon=_is_moon,
    consequences=_consequences,
    refill=("take", "replenish"),
    stuck=_over,
    procedures={
        "complete": Procedure(enter=_complete),
        "take": Procedure(
            enter=_enter_take,
            legal=_legal_take,
            answers={Take: _take},
            rule="Q-VAR-COMPETE-4",
        ),
        "replenish": Procedure(enter=_replenish),
    },
)
