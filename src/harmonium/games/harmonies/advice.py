"""Help that a client may show: what an action would bring, and where animals would fit."""

from collections.abc import Iterable, Mapping

import msgspec

from harmonium.core.game import Seat
from harmonium.games.harmonies.actions import Action, PlaceCube, PlaceToken
from harmonium.games.harmonies.board import GRIDS, CellId
from harmonium.games.harmonies.cards import CARD, CARDS, NO_CARD, Card, CardId, card_id
from harmonium.games.harmonies.data import FACTS, Colour, Side
from harmonium.games.harmonies.habitats import near_misses, settled
from harmonium.games.harmonies.rules import apply
from harmonium.games.harmonies.scoring import area_score, categories, spirit_suns, suns
from harmonium.games.harmonies.stacks import COLOURS
from harmonium.games.harmonies.state import Area, State
from harmonium.games.harmonies.view import View, area_of


class Fit(msgspec.Struct, frozen=True, tag="fit"):
    """Where a cube of the card may go now, or could if the seat had the card."""

    seat: Seat
    card: CardId
    cells: tuple[CellId, ...]


class Near(msgspec.Struct, frozen=True, tag="near"):
    """With this token on `at`, a cube of the card could go on `cell`."""

    seat: Seat
    card: CardId
    cell: CellId
    at: CellId
    token: Colour


class SameStripe(msgspec.Struct, frozen=True, tag="same_stripe"):
    """Active cards, and cards of the row beside them, that want the same colour (H-ADVICE-2)."""

    seat: Seat
    colour: Colour
    held: tuple[CardId, ...]
    row: tuple[CardId, ...]


class Suns(msgspec.Struct, frozen=True, tag="suns"):
    """Solo: what the points so far would earn, and what the next sun needs (H-SOLO-7)."""

    points: int
    suns: int
    next_points: int | None
    """The total that brings one more; None when all suns for points are earned."""


Mark = Fit | Near | SameStripe | Suns


def preview(state: State, seat: Seat, action: Action) -> Mapping[str, int]:
    """The change of the seat's points by category; only tokens and cubes bring any."""
    if not isinstance(action, PlaceToken | PlaceCube):
        return dict.fromkeys(categories(state.options), 0)
    before = area_score(state.options, state.areas[seat]).categories
    after = area_score(state.options, apply(state, seat, action).areas[seat]).categories
    return {category: after[category] - before[category] for category in after}


def marks(view: View) -> tuple[Mark, ...]:
    """For every player's active cards; for the viewer, or who is to act, the row's cards too."""
    if view.active is None:
        return ()
    chooser = view.active if view.seat is None else view.seat
    row = [CARD[card] for card in view.row if card is not None]
    found: list[Mark] = []
    for number, player in enumerate(view.players):
        seat, area = Seat(number), area_of(view.options.side, player)
        active = area.active
        wanted = active + row if seat == chooser else active
        for card in wanted:
            found += _places(view, seat, area, card)
        found += _stripes(seat, active, row if seat == chooser else [])
    if len(view.players) == 1:
        found.append(_suns(view))
    return tuple(found)


def _places(view: View, seat: Seat, area: Area, card: Card) -> Iterable[Mark]:
    side = view.options.side
    names = GRIDS[side].names
    fitting = [
        names[cell] for cell in settled(side, card, area.stacks) if area.cubes[cell] == NO_CARD
    ]
    if fitting:
        yield Fit(seat, card_id(card), tuple(fitting))
    closed = sum(1 << cell for cell, cube in enumerate(area.cubes) if cube != NO_CARD)
    for miss in near_misses(side, card, area.stacks, closed):
        yield Near(seat, card_id(card), names[miss.cell], names[miss.at], COLOURS[miss.token])


def _stripes(seat: Seat, active: list[Card], row: list[Card]) -> Iterable[Mark]:
    for colour in COLOURS:
        held = tuple(card_id(card) for card in active if CARDS[card].stripe == colour)
        beside = tuple(card_id(card) for card in row if CARDS[card].stripe == colour)
        if len(held) > 1 or (held and beside):
            yield SameStripe(seat, colour, held, beside)


def _suns(view: View) -> Suns:
    area = area_of(view.options.side, view.players[0])
    points = area_score(view.options, area).total
    if area.spirit == NO_CARD:
        return suns_with(points, view.options.side, None, undecided=view.options.spirits)
    return suns_with(points, view.options.side, area.spirit)


def suns_with(points: int, side: Side, spirit: Card | None, *, undecided: bool = False) -> Suns:
    """What so many points earn alone; `undecided`: with spirits, but none was chosen yet."""
    earned = suns(points, side, spirit) - (spirit_suns(spirit) if undecided else 0)
    needed = [threshold for threshold in FACTS.suns.points if threshold > points]
    return Suns(points, earned, needed[0] if needed else None)
