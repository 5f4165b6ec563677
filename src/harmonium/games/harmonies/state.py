"""A position of Harmonies, and how a game is set up."""

from collections import Counter
from typing import Final, Literal

import msgspec

from harmonium.core.deal import Generator
from harmonium.core.errors import ImpossibleDeal
from harmonium.core.game import Seat
from harmonium.games.harmonies.board import GRIDS
from harmonium.games.harmonies.cards import (
    ANIMALS,
    CARD,
    CUBES,
    NO_CARD,
    SPIRITS,
    Card,
    CardId,
    card_id,
)
from harmonium.games.harmonies.data import FACTS, Colour, Side
from harmonium.games.harmonies.options import Options, table_of
from harmonium.games.harmonies.stacks import COLOURS, EMPTY, TOKEN, TOKENS_IN_THE_BOX, Stacks

Tokens = bytes
"""Some tokens, a byte each."""
Cards = bytes
"""Some cards, a byte each."""

Phase = Literal["spirit", "turn", "exchange", "over"]
"""What the active player is at: choosing a spirit (H-SPIRIT-2), the turn itself, or the exchange
of a card that closes a solo turn (H-SOLO-4)."""

SPIRITS_DEALT: Final = 2


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the chance of a game: who begins, and everything in the order in which it will come."""

    first_player: Seat
    bag: tuple[Colour, ...]
    pile: tuple[CardId, ...]
    spirits: tuple[tuple[CardId, ...], ...]
    """The two spirit cards of each seat; none without the module."""


class Area(msgspec.Struct, frozen=True, gc=False):
    """What lies before one player."""

    stacks: Stacks
    cubes: Cards
    """For each cell the card whose cube stands there, or NO_CARD."""
    cards: Cards
    """The animal cards in the order in which they were taken, active and completed ones."""
    spirit: Card = NO_CARD

    def left(self, card: int) -> int:
        """How many cubes are still on one of the player's cards."""
        return CUBES[card] - self.cubes.count(card)

    @property
    def active(self) -> list[Card]:
        """The cards with a cube left on them, the spirit last (H-TERM-6)."""
        cubes = self.cubes
        active = [Card(card) for card in self.cards if cubes.count(card) < CUBES[card]]
        if self.spirit != NO_CARD and self.spirit not in cubes:
            active.append(self.spirit)
        return active

    @property
    def empty_cells(self) -> int:
        return self.stacks.count(EMPTY)

    @property
    def has_last_cells(self) -> bool:
        """Whether so few cells are empty that this ends the game (H-END-1 b)."""
        return self.empty_cells <= FACTS.last_empty_cells


class State(msgspec.Struct, frozen=True):
    options: Options
    first_player: Seat
    areas: tuple[Area, ...]
    spaces: tuple[Tokens, ...]
    """The central board."""
    row: Cards
    """The face-up cards, NO_CARD in a gap."""
    bag: Tokens
    """What is still in the bag, in the order in which it will be drawn. Hidden (H-INFO-2)."""
    pile: Cards
    """The draw pile, the next card first. Hidden (H-INFO-2)."""
    offers: tuple[Cards, ...]
    """The spirit cards dealt to each seat, in the order of the list. Hidden as H-INFO-3 says."""
    discarded: Cards = b""
    """The cards exchanged in solo, which do not come back."""
    turn: int = 0
    """How many turns are over."""
    phase: Phase = "turn"
    space: int | None = None
    """The space whose tokens were taken in this turn."""
    hand: Tokens = b""
    """The tokens that are taken and not yet placed."""
    took_card: bool = False
    """Whether an animal card was taken in this turn."""

    @property
    def active(self) -> Seat:
        """Whose turn it is, clockwise from the first player (H-SETUP-5)."""
        return Seat((self.first_player + self.turn) % len(self.areas))

    @property
    def is_final_round(self) -> bool:
        """Whether somebody has set off the end in this round (H-END-4)."""
        if self.phase == "over":
            return True
        seats = len(self.areas)
        return any(
            self.areas[(self.first_player + played) % seats].has_last_cells
            for played in range(self.turn % seats)
        )


def empty_area(side: Side) -> Area:
    cells = len(GRIDS[side].names)
    return Area(bytes(cells), bytes([NO_CARD]) * cells, b"")


def deal(options: Options, seats: int, generator: Generator) -> Deal:
    """Mix the bag and the cards, deal the spirits, and say who begins."""
    chosen = options.first_player
    first = Seat(generator.below(seats) if chosen is None else chosen - 1)
    bag = generator.shuffled(TOKENS_IN_THE_BOX)
    pile = generator.shuffled(ANIMALS)
    spirits = generator.shuffled(SPIRITS) if options.spirits else []
    return Deal(
        first_player=first,
        bag=tuple(COLOURS[token] for token in bag),
        pile=tuple(map(card_id, pile)),
        spirits=tuple(
            tuple(map(card_id, sorted(spirits[at : at + SPIRITS_DEALT])))
            for at in range(0, SPIRITS_DEALT * seats if options.spirits else 0, SPIRITS_DEALT)
        ),
    )


def check_deal(options: Options, seats: int, deal: Deal) -> None:
    first = deal.first_player
    if first not in range(seats) or options.first_player not in {None, first + 1}:
        raise ImpossibleDeal("H-SETUP-5", first_player=first + 1, seats=seats)
    bag = Counter(deal.bag)
    for colour, most in FACTS.tokens.items():
        if bag[colour] != most:
            raise ImpossibleDeal("H-COMP-1", colour=colour, most=most, tokens=bag[colour])
    if sorted(deal.pile) != sorted(map(card_id, ANIMALS)):
        raise ImpossibleDeal("H-SETUP-3", cards=len(deal.pile))
    dealt = [card for pair in deal.spirits for card in pair]
    expected = [SPIRITS_DEALT] * seats if options.spirits else []
    if (
        [len(pair) for pair in deal.spirits] != expected
        or len(set(dealt)) != len(dealt)
        or not set(dealt) <= set(map(card_id, SPIRITS))
    ):
        raise ImpossibleDeal("H-SPIRIT-1", cards=len(dealt))


def start(options: Options, seats: int, deal: Deal) -> State:
    """Empty boards, filled spaces and face-up cards (H-SETUP-1 to H-SETUP-6, H-SOLO-1)."""
    table = table_of(seats)
    bag = bytes(TOKEN[colour] for colour in deal.bag)
    pile = bytes(CARD[card] for card in deal.pile)
    spaces = tuple(
        bag[at : at + FACTS.tokens_a_space]
        for at in range(0, table.spaces * FACTS.tokens_a_space, FACTS.tokens_a_space)
    )
    return State(
        options=options,
        first_player=deal.first_player,
        areas=(empty_area(options.side),) * seats,
        spaces=spaces,
        row=pile[: table.cards],
        bag=bag[sum(map(len, spaces)) :],
        pile=pile[table.cards :],
        offers=tuple(bytes(sorted(CARD[card] for card in pair)) for pair in deal.spirits),
        phase="spirit" if options.spirits else "turn",
    )
