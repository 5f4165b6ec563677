"""What a seat may know, and what it is told."""

import msgspec

from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import Action
from harmonium.games.tranquility.board import Cell, Numbers, Row
from harmonium.games.tranquility.cards import Card
from harmonium.games.tranquility.events import Asked, Event, PaymentView, for_viewer
from harmonium.games.tranquility.modules.start_payment import is_collecting, maxima
from harmonium.games.tranquility.options import Options
from harmonium.games.tranquility.rules import played_out
from harmonium.games.tranquility.state import Known, Outcome, Payment, State, Step, Storms


class View(msgspec.Struct, frozen=True):
    """The open table, the own hand and the own discards (Q-INFO-1, Q-INFO-2)."""

    seat: Seat | None
    """Whose eyes; None for a spectator."""
    options: Options
    first: Seat
    numbers: Numbers
    hand: tuple[Card, ...]
    """The own one; empty for a spectator."""
    own_discards: tuple[Card, ...]
    hands: tuple[int, ...]
    """How many cards each seat holds; likewise for the piles."""
    piles: tuple[int, ...]
    discards: tuple[int, ...]
    blind: tuple[int, ...]
    known: tuple[Known, ...]
    agenda: tuple[Step, ...]
    start: Card | None
    starter: Seat | None
    finish: Card | None
    outcome: Outcome | None
    are_starts_in: bool
    payment: PaymentView | None
    gone: tuple[Card, ...]
    sunk: tuple[int, ...]
    jokers: tuple[Cell, ...]
    moons: tuple[Cell, ...]
    night: bool
    rocks: Row | None
    storms: Storms | None
    explorer: int
    deck: int
    offer: tuple[Card, ...]


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        first=state.first,
        numbers=state.numbers,
        hand=() if seat is None else state.hands[seat],
        own_discards=() if seat is None else state.discards[seat],
        hands=tuple(map(len, state.hands)),
        piles=tuple(map(len, state.piles)),
        discards=tuple(map(len, state.discards)),
        blind=tuple(map(len, state.blind)),
        known=state.known,
        agenda=state.agenda,
        start=state.start,
        starter=state.starter,
        finish=state.finish,
        outcome=state.outcome,
        are_starts_in=not state.start_places and not state.options.competitive,
        payment=_payment(state, seat),
        gone=state.gone,
        sunk=state.sunk,
        jokers=state.jokers,
        moons=state.moons,
        night=state.night,
        rocks=state.rocks,
        storms=state.storms,
        explorer=len(state.explorer),
        deck=len(state.deck),
        offer=state.offer,
    )


def _payment(state: State, seat: Seat | None) -> PaymentView | None:
    """Announcements are secret until all have announced, chosen cards for good (Q-START-4)."""
    payment = state.payment
    if payment is None:
        return None
    return PaymentView(
        active=payment.active,
        owed=payment.owed,
        maxima=maxima(state) if is_collecting(state) else (),
        pile_used=payment.pile_used,
        has_announced=tuple(number is not None for number in payment.announced),
        announced=_announced(payment, seat),
        committed=payment.committed,
        has_chosen=tuple(cards is not None for cards in payment.chosen),
        chosen=None if seat is None else payment.chosen[seat],
    )


def _announced(payment: Payment, viewer: Seat | None) -> tuple[int | None, ...]:
    if None not in payment.announced:
        return payment.announced
    return tuple(
        number if seat == viewer else None for seat, number in enumerate(payment.announced)
    )


def told(
    before: State, seat: Seat, action: Action, after: State, viewer: Seat | None
) -> tuple[Event, ...]:
    """The act is played again with somebody listening; hidden things are left out."""
    events: list[Event] = []
    played_out(before, seat, action, events.append)
    payment = _payment(after, viewer)
    events.append(Asked(after.agenda, after.known, payment))
    return tuple(for_viewer(event, viewer) for event in events)
