"""All the chance of a game, and the table before the first card is drawn (section Setup)."""

from collections import Counter
from typing import Final

import msgspec

from harmonium.core.deal import Generator
from harmonium.core.errors import ImpossibleDeal
from harmonium.core.game import Seat
from harmonium.games.tranquility.board import ROWS, Row, grid_of
from harmonium.games.tranquility.cards import (
    ISLANDS,
    Card,
    common_deck,
    explorer_deck,
    in_order,
)
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.options import Options
from harmonium.games.tranquility.state import Known, State, Step, Storms, clockwise

WIDE: Final = 1 << 64


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    first: Seat
    deck: tuple[Card, ...]
    """The common deck; the first card goes to the first player, the second to the next ..."""
    starts: tuple[str, ...] = ()
    """For each seat the u of Q-SETUP-7 in decimal digits: JSON numbers are not that exact."""
    removed: tuple[Card, ...] = ()
    rocks: Row | None = None
    explorer: tuple[Card, ...] = ()


def deal(options: Options, seats: int, generator: Generator) -> Deal:
    first = Seat(generator.below(seats))
    removed = tuple(generator.shuffled(ISLANDS)[: options.islands_removed])
    deck = [card for card in common_deck(options) if card not in removed]
    return Deal(
        first,
        tuple(generator.shuffled(deck)),
        () if options.competitive else tuple(str(generator.wide()) for _ in range(seats)),
        removed,
        generator.pick(ROWS) if options.jagged_rocks else None,
        tuple(generator.shuffled(explorer_deck(options))),
    )


def check_deal(options: Options, seats: int, deal: Deal) -> None:
    if not 0 <= deal.first < seats:
        raise ImpossibleDeal("Q-SETUP-2", first=deal.first, seats=seats)
    removed = set(deal.removed)
    if len(deal.removed) != options.islands_removed or len(removed & set(ISLANDS)) != len(
        deal.removed
    ):
        raise ImpossibleDeal("Q-SETUP-3", removed=len(deal.removed), agreed=options.islands_removed)
    expected = Counter(card for card in common_deck(options) if card not in removed)
    if Counter(deal.deck) != expected:
        raise ImpossibleDeal("Q-SETUP-4", cards=len(deal.deck), expected=expected.total())
    if len(deal.starts) != (0 if options.competitive else seats) or not all(
        map(_is_wide, deal.starts)
    ):
        raise ImpossibleDeal("Q-SETUP-7", starts=len(deal.starts))
    if (deal.rocks in ROWS) != options.jagged_rocks or not (
        deal.rocks is None or deal.rocks in ROWS
    ):
        raise ImpossibleDeal("Q-ROCKS-1", row=str(deal.rocks))
    if Counter(deal.explorer) != Counter(explorer_deck(options)):
        raise ImpossibleDeal("Q-VAR-PYRAMID-3", cards=len(deal.explorer))


def _is_wide(text: str) -> bool:
    """A whole number below 2^64 in its one spelling; very long ones are not even read."""
    if len(text) > len(str(WIDE)) or not (text.isascii() and text.isdecimal()):
        return False
    return text == str(int(text)) and int(text) < WIDE


def setup(options: Options, seats: int, deal: Deal) -> State:
    """The cards dealt, nobody has drawn yet; the agenda begins with the opening hands."""
    order = clockwise(seats, deal.first)
    if options.competitive:
        return _rivals(options, order, deal)
    dealt = {seat: deal.deck[place::seats] for place, seat in enumerate(order)}
    nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
    opening = [Step("opening", seat) for seat in reversed(order)]
    return State(
        options=options,
        first=deal.first,
        numbers=(0,) * grid_of(options).size,
        hands=nothing,
        piles=tuple(dealt[Seat(seat)] for seat in range(seats)),
        discards=nothing,
        known=(Known(),) * seats,
        agenda=(Step("turn", deal.first), Step("starts", deal.first), *opening),
        removed=in_order(deal.removed),
        blind=nothing,
        start_places=tuple(map(int, deal.starts)),
        rocks=deal.rocks,
        storms=no_storms(options, seats),
        explorer=deal.explorer,
    )


def _rivals(options: Options, order: tuple[Seat, ...], deal: Deal) -> State:
    """Five cards each, six face up, the rest one deck for both (Q-VAR-COMPETE-2)."""
    dealt = FACTS.hand * len(order)
    hands = {
        seat: in_order(deal.deck[place : dealt : len(order)]) for place, seat in enumerate(order)
    }
    return State(
        options=options,
        first=deal.first,
        numbers=(0,) * grid_of(options).size,
        hands=tuple(hands[seat] for seat in sorted(order)),
        piles=((),) * len(order),
        discards=((),) * len(order),
        known=(Known(),) * len(order),
        agenda=(Step("turn", deal.first),),
        removed=in_order(deal.removed),
        blind=((),) * len(order),
        deck=deal.deck[dealt + FACTS.offer :],
        offer=in_order(deal.deck[dealt : dealt + FACTS.offer]),
    )


def no_storms(options: Options, seats: int) -> Storms | None:
    """Calm weather; the Pyramid keeps its Compasses in the explorer deck (Q-VAR-PYRAMID-6)."""
    if not (options.storm_compass or options.pyramid):
        return None
    supply = 0 if options.pyramid else FACTS.compasses
    return Storms((0,) * seats, (0,) * seats, (0,) * len(ROWS), 0, supply)
