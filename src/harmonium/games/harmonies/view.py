"""What a seat may know, and how it imagines the rest.

A player's area is written down in the words of the score pad (`sheet`): cells with the colours
on them, cubes with their cards.
"""

from functools import lru_cache

import msgspec

from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.games.harmonies.board import GRIDS, CellId
from harmonium.games.harmonies.cards import ANIMALS, CARD, NO_CARD, SPIRITS, CardId, card_id
from harmonium.games.harmonies.data import Colour, Side
from harmonium.games.harmonies.options import Options
from harmonium.games.harmonies.stacks import COLOURS, STACK, TOKEN, TOKENS
from harmonium.games.harmonies.state import Area, Phase, State, empty_area


class HeldCard(msgspec.Struct, frozen=True):
    card: CardId
    placed: int
    """How many of its cubes stand on the board."""


class HeldSpirit(msgspec.Struct, frozen=True):
    card: CardId
    placed: bool


class Player(msgspec.Struct, frozen=True):
    """What lies before one player; all of it is open (H-INFO-1)."""

    board: dict[CellId, tuple[Colour, ...]]
    """The stacks from bottom to top; empty cells are left out."""
    cubes: dict[CellId, CardId]
    cards: tuple[HeldCard, ...]
    spirit: HeldSpirit | None


class View(msgspec.Struct, frozen=True):
    """Everything but the order of bag and pile and the spirits that are nobody's business."""

    seat: Seat | None
    """Whose eyes; None for a spectator."""
    options: Options
    first_player: Seat
    active: Seat | None
    """Whose turn it is; None when the game is over."""
    turn: int
    """How many turns are over."""
    final_round: bool
    phase: Phase
    players: tuple[Player, ...]
    spaces: tuple[tuple[Colour, ...], ...]
    space: int | None
    """The space from which the active player took the tokens, counted from 1."""
    hand: tuple[Colour, ...]
    """The tokens that the active player still has to place."""
    row: tuple[CardId | None, ...]
    took_card: bool
    bag: dict[Colour, int]
    """How many tokens of each colour are left in the bag."""
    pile: int
    """How many cards are left in the draw pile."""
    discarded: tuple[CardId, ...]
    """The cards exchanged in solo."""
    offer: tuple[CardId, ...] | None
    """The own two spirit cards, from the own first turn on (H-INFO-3)."""


# Views are asked for after every act and for every viewer, while each act changes little: the
# unchanged parts are kept from one view to the next. Nobody may change the dicts in them.


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        first_player=state.first_player,
        active=None if state.phase == "over" else state.active,
        turn=state.turn,
        final_round=state.is_final_round,
        phase=state.phase,
        players=tuple([_player(state.options.side, area) for area in state.areas]),
        spaces=tuple(map(colours, state.spaces)),
        space=None if state.space is None else state.space + 1,
        hand=colours(state.hand),
        row=_row(state.row),
        took_card=state.took_card,
        bag=_left(state.bag),
        pile=len(state.pile),
        discarded=tuple(map(card_id, state.discarded)),
        offer=offer_seen(state, seat),
    )


def offer_seen(state: State, seat: Seat | None) -> tuple[CardId, ...] | None:
    """Nobody sees the two cards of another, nor the own ones before the own first turn."""
    if seat is None or not state.options.spirits or not has_begun(state, seat):
        return None
    return tuple(map(card_id, state.offers[seat]))


def has_begun(state: State, seat: Seat) -> bool:
    """Whether that seat's first turn has come."""
    return (seat - state.first_player) % len(state.areas) <= state.turn


@lru_cache(maxsize=512)
def colours(tokens: bytes) -> tuple[Colour, ...]:
    return tuple([COLOURS[token] for token in tokens])


@lru_cache(maxsize=64)
def _row(cards: bytes) -> tuple[CardId | None, ...]:
    return tuple(None if card == NO_CARD else card_id(card) for card in cards)


@lru_cache(maxsize=64)
def _left(bag: bytes) -> dict[Colour, int]:
    return {colour: bag.count(token) for token, colour in enumerate(COLOURS)}


@lru_cache(maxsize=64)
def _player(side: Side, area: Area) -> Player:
    names = GRIDS[side].names
    return Player(
        board={
            name: TOKENS[stack]
            for name, stack in zip(names, area.stacks, strict=True)
            if TOKENS[stack]
        },
        cubes={
            name: card_id(card)
            for name, card in zip(names, area.cubes, strict=True)
            if card != NO_CARD
        },
        cards=tuple(HeldCard(card_id(card), area.cubes.count(card)) for card in area.cards),
        spirit=None
        if area.spirit == NO_CARD
        else HeldSpirit(card_id(area.spirit), area.spirit in area.cubes),
    )


def area_of(side: Side, player: Player) -> Area:
    """The area that a player's view shows."""
    cells = GRIDS[side].cells
    stacks, cubes = map(bytearray, (empty_area(side).stacks, empty_area(side).cubes))
    for name, tokens in player.board.items():
        stacks[cells[name]] = STACK[tokens]
    for name, card in player.cubes.items():
        cubes[cells[name]] = CARD[card]
    return Area(
        bytes(stacks),
        bytes(cubes),
        bytes(CARD[held.card] for held in player.cards),
        NO_CARD if player.spirit is None else CARD[player.spirit.card],
    )


def redeal(view: View, generator: Generator) -> State:
    """Any order of what is left in bag and pile, any spirits that nobody has shown."""
    tokens = [TOKEN[colour] for colour, number in view.bag.items() for _ in range(number)]
    return State(
        options=view.options,
        first_player=view.first_player,
        areas=tuple(area_of(view.options.side, player) for player in view.players),
        spaces=tuple(bytes(TOKEN[colour] for colour in space) for space in view.spaces),
        row=bytes(NO_CARD if card is None else CARD[card] for card in view.row),
        bag=bytes(generator.shuffled(tokens)),
        pile=bytes(generator.shuffled(_unseen_animals(view))),
        offers=_offers(view, generator),
        discarded=bytes(CARD[card] for card in view.discarded),
        turn=view.turn,
        phase=view.phase,
        space=None if view.space is None else view.space - 1,
        hand=bytes(TOKEN[colour] for colour in view.hand),
        took_card=view.took_card,
    )


def _unseen_animals(view: View) -> list[int]:
    seen = {*view.row, *view.discarded}
    seen |= {held.card for player in view.players for held in player.cards}
    return [card for card in ANIMALS if card_id(card) not in seen]


def _offers(view: View, generator: Generator) -> tuple[bytes, ...]:
    """Two spirits for each seat: those that the viewer knows, the others by chance."""
    if not view.options.spirits:
        return ()
    known: list[set[CardId]] = [
        set() if player.spirit is None else {player.spirit.card} for player in view.players
    ]
    if view.seat is not None and view.offer is not None:
        known[view.seat] = set(view.offer)
    shown = set().union(*known)
    rest = generator.shuffled(card for card in SPIRITS if card_id(card) not in shown)
    offers = []
    for cards in known:
        dealt = [CARD[card] for card in cards]
        while len(dealt) < 2:
            dealt.append(rest.pop())
        offers.append(bytes(sorted(dealt)))
    return tuple(offers)
