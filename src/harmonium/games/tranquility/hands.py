"""Cards move: out of hands, onto discard piles, from draw piles. Each move tells of itself."""

from msgspec.structs import replace

from harmonium.core.errors import IllegalAction
from harmonium.core.game import Seat
from harmonium.games.tranquility.cards import MONSTER, START, Card, in_order
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.events import Discarded, Drew, GaveBlind, StartsShuffledIn, Tell
from harmonium.games.tranquility.known import (
    after_acting,
    after_discarding,
    after_drawing,
    after_playing,
)
from harmonium.games.tranquility.state import State, with_item, without_item


def hand_limit(state: State, seat: Seat) -> int:
    """Five cards, three under a Yellow Storm (Q-TURN-4, Q-STORM-3, Q-COMPASS-6)."""
    if state.storms is not None and state.storms.yellow[seat]:
        return FACTS.hand_under_yellow
    return FACTS.hand


def purse(state: State, seat: Seat) -> int:
    """How many cards of the hand could be discarded."""
    hand = state.hands[seat]
    return len(hand) - hand.count(MONSTER)


def acting(state: State, seat: Seat) -> State:
    """The seat takes its action: everyone may conclude that it need not play a Start."""
    known = state.known[seat]
    if state.start is not None or (concluded := after_acting(known)) is known:
        return state
    return replace(state, known=with_item(state.known, seat, concluded))


def played(state: State, seat: Seat, card: Card) -> State:
    """The card leaves the hand openly."""
    hand = without_item(state.hands[seat], card)
    known = after_playing(state.known[seat], card, hand=len(hand))
    return replace(
        state,
        hands=with_item(state.hands, seat, hand),
        known=with_item(state.known, seat, known),
    )


def check_held(state: State, seat: Seat, cards: tuple[Card, ...], rule: str) -> None:
    """Refuse cards that are not in the hand, monsters, and lists that are not in order."""
    hand = state.hands[seat]
    if MONSTER in cards:
        raise IllegalAction("Q-MONSTER-5")
    if cards != in_order(cards) or any(cards.count(card) > hand.count(card) for card in cards):
        raise IllegalAction(rule)


def discard(state: State, seat: Seat, cards: tuple[Card, ...], tell: Tell) -> State:
    """Face down onto the own discard pile (Q-INFO-1)."""
    hand = state.hands[seat]
    for card in cards:
        hand = without_item(hand, card)
    pile = state.discards[seat] + cards
    known = after_discarding(state.known[seat], len(cards), hand=len(hand), discards=len(pile))
    tell(Discarded(seat, len(cards), cards))
    return replace(
        state,
        hands=with_item(state.hands, seat, hand),
        discards=with_item(state.discards, seat, pile),
        known=with_item(state.known, seat, known),
    )


def draw(state: State, seat: Seat, count: int, tell: Tell) -> State:
    """The top cards of the own draw pile come into the hand."""
    hand, pile = state.hands[seat], state.piles[seat]
    cards = pile[:count]
    known = after_drawing(
        state.known[seat], len(cards), hand=len(hand), discards=len(state.discards[seat])
    )
    tell(Drew(seat, len(cards), cards))
    return replace(
        state,
        hands=with_item(state.hands, seat, in_order(hand + cards)),
        piles=with_item(state.piles, seat, pile[count:]),
        known=with_item(state.known, seat, known),
    )


def give_blind(state: State, seat: Seat, count: int, tell: Tell) -> State:
    """The top cards of the draw pile are removed unseen (Q-STORM-5)."""
    pile = state.piles[seat]
    tell(GaveBlind(seat, count))
    return replace(
        state,
        piles=with_item(state.piles, seat, pile[count:]),
        blind=with_item(state.blind, seat, state.blind[seat] + pile[:count]),
    )


def shuffle_starts_in(state: State, tell: Tell) -> State:
    """Only now, with all opening hands full, each pile gets its Start (Q-SETUP-7)."""
    piles = []
    for pile, place in zip(state.piles, state.start_places, strict=True):
        above = place * (len(pile) + 1) >> 64
        piles.append((*pile[:above], START, *pile[above:]))
    # What was drawn or discarded until now cannot have been a Start.
    known = tuple(replace(one, fresh=0.0, older=0.0, start_discards=()) for one in state.known)
    tell(StartsShuffledIn())
    return replace(state, piles=tuple(piles), start_places=(), known=known)
