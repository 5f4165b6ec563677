"""What a viewer is told about an act, and a view after what was told."""

from typing import assert_never

import msgspec

from harmonium.core.game import Seat
from harmonium.games.harmonies.actions import (
    Action,
    ChooseSpirit,
    EndTurn,
    Exchange,
    KeepRow,
    PlaceCube,
    PlaceToken,
    Space,
    TakeCard,
    TakeGroup,
)
from harmonium.games.harmonies.board import CellId
from harmonium.games.harmonies.cards import CardId, card_id
from harmonium.games.harmonies.data import Colour
from harmonium.games.harmonies.rules import ended_by
from harmonium.games.harmonies.state import Phase, State
from harmonium.games.harmonies.view import (
    HeldCard,
    HeldSpirit,
    Player,
    View,
    colours,
    offer_seen,
)

_replace = msgspec.structs.replace


class SpiritChosen(msgspec.Struct, frozen=True, tag="spirit_chosen"):
    seat: Seat
    card: CardId


class GroupTaken(msgspec.Struct, frozen=True, tag="group_taken"):
    seat: Seat
    space: Space
    tokens: tuple[Colour, ...]


class TokenPlaced(msgspec.Struct, frozen=True, tag="token_placed"):
    seat: Seat
    colour: Colour
    cell: CellId


class CardTaken(msgspec.Struct, frozen=True, tag="card_taken"):
    seat: Seat
    card: CardId


class CubePlaced(msgspec.Struct, frozen=True, tag="cube_placed"):
    seat: Seat
    card: CardId
    cell: CellId


class TurnEnded(msgspec.Struct, frozen=True, tag="turn_ended"):
    seat: Seat


class TokensRemoved(msgspec.Struct, frozen=True, tag="tokens_removed"):
    """Solo: what was left on the central board is out of the game (H-SOLO-2)."""


class SpaceFilled(msgspec.Struct, frozen=True, tag="space_filled"):
    space: Space
    tokens: tuple[Colour, ...]


class CardTurnedUp(msgspec.Struct, frozen=True, tag="card_turned_up"):
    card: CardId


class CardDiscarded(msgspec.Struct, frozen=True, tag="card_discarded"):
    """Solo: a card of the row makes room for the next one (H-SOLO-3)."""

    seat: Seat
    card: CardId


class RowKept(msgspec.Struct, frozen=True, tag="row_kept"):
    seat: Seat


class EndSetOff(msgspec.Struct, frozen=True, tag="end_set_off"):
    """This round is the last one (H-END-4)."""

    rule: str
    seat: Seat | None


class PhaseBegan(msgspec.Struct, frozen=True, tag="phase_began"):
    """Who is to do what now; nobody when the game is over."""

    active: Seat | None
    turn: int
    phase: Phase


class SpiritsSeen(msgspec.Struct, frozen=True, tag="spirits_seen"):
    """Only for the one who looks at them (H-INFO-3)."""

    cards: tuple[CardId, ...]


DoneEvent = SpiritChosen | GroupTaken | TokenPlaced | CardTaken | CubePlaced
RefillEvent = TokensRemoved | SpaceFilled | CardDiscarded | CardTurnedUp
PhaseEvent = TurnEnded | RowKept | EndSetOff | PhaseBegan | SpiritsSeen
Event = DoneEvent | RefillEvent | PhaseEvent


def told(
    before: State, seat: Seat, action: Action, after: State, viewer: Seat | None
) -> tuple[Event, ...]:
    """Everybody sees everything that is done; only the own spirits are seen alone."""
    match action:
        case PlaceToken(colour, cell):
            return (TokenPlaced(seat, colour, cell),)
        case PlaceCube(card, cell):
            return (CubePlaced(seat, card, cell),)
        case TakeGroup(space):
            return (GroupTaken(seat, space, colours(after.hand)),)
        case TakeCard(card):
            return (CardTaken(seat, card),)
        case ChooseSpirit(card):
            return (SpiritChosen(seat, card),)
        case EndTurn():
            return (TurnEnded(seat), *_turned_over(before, after, viewer))
        case Exchange(card):
            return (CardDiscarded(seat, card), *_turned_over(before, after, viewer))
        case KeepRow():
            return (RowKept(seat), *_turned_over(before, after, viewer))
    assert_never(action)


def _turned_over(before: State, after: State, viewer: Seat | None) -> list[Event]:
    """What comes between two turns: tokens, then a card (H-REFILL-1), then the next to act."""
    events: list[Event] = []
    if before.bag != after.bag:
        if len(after.areas) == 1:
            events.append(TokensRemoved())
        events += [
            SpaceFilled(number, colours(new))
            for number, (old, new) in enumerate(zip(before.spaces, after.spaces, strict=True), 1)
            if new and (new != old or len(after.areas) == 1)
        ]
    if before.pile != after.pile:
        events.append(CardTurnedUp(card_id(before.pile[0])))
    if after.is_final_round and not before.is_final_round:
        events.append(EndSetOff(*ended_by(after)))
    over = after.phase == "over"
    events.append(PhaseBegan(None if over else after.active, after.turn, after.phase))
    offer = offer_seen(after, viewer)
    if offer is not None and offer_seen(before, viewer) is None:
        events.append(SpiritsSeen(offer))
    return events


def follow(view: View, event: Event) -> View:
    match event:
        case TokensRemoved() | SpaceFilled() | CardDiscarded() | CardTurnedUp():
            return _follow_refill(view, event)
        case TurnEnded() | RowKept() | EndSetOff() | PhaseBegan() | SpiritsSeen():
            return _follow_phase(view, event)
        case _:
            return _follow_done(view, event)


def _follow_done(view: View, event: DoneEvent) -> View:
    player = view.players[event.seat]
    match event:
        case TokenPlaced(seat, colour, cell):
            stack = (*player.board.get(cell, ()), colour)
            player = _replace(player, board={**player.board, cell: stack})
            at = view.hand.index(colour)
            hand = view.hand[:at] + view.hand[at + 1 :]
            return _replace(view, players=_with_player(view, seat, player), hand=hand)
        case CubePlaced(seat, card, cell):
            return _replace(view, players=_with_player(view, seat, _with_cube(player, card, cell)))
        case GroupTaken(_, space, tokens):
            return _replace(view, spaces=_with_space(view, space, ()), space=space, hand=tokens)
        case CardTaken(seat, card):
            player = _replace(player, cards=(*player.cards, HeldCard(card, 0)))
            players = _with_player(view, seat, player)
            return _replace(view, players=players, row=_with_gap(view, card), took_card=True)
        case SpiritChosen(seat, card):
            player = _replace(player, spirit=HeldSpirit(card, placed=False))
            return _replace(view, players=_with_player(view, seat, player), phase="turn")
    assert_never(event)


def _follow_refill(view: View, event: RefillEvent) -> View:
    match event:
        case TokensRemoved():
            return _replace(view, spaces=((),) * len(view.spaces))
        case SpaceFilled(space, tokens):
            bag = dict(view.bag)
            for colour in tokens:
                bag[colour] -= 1
            return _replace(view, spaces=_with_space(view, space, tokens), bag=bag)
        case CardDiscarded(_, card):
            discarded = (*view.discarded, card)
            return _replace(view, row=_with_gap(view, card), discarded=discarded)
        case CardTurnedUp(card):
            gap = view.row.index(None)
            row = (*view.row[:gap], card, *view.row[gap + 1 :])
            return _replace(view, row=row, pile=view.pile - 1)
    assert_never(event)


def _follow_phase(view: View, event: PhaseEvent) -> View:
    match event:
        case TurnEnded():
            return _replace(view, space=None, took_card=False)
        case RowKept():
            return view
        case EndSetOff():
            return _replace(view, final_round=True)
        case PhaseBegan(active, turn, phase):
            return _replace(view, active=active, turn=turn, phase=phase)
        case SpiritsSeen(cards):
            return _replace(view, offer=cards)
    assert_never(event)


def _with_player(view: View, seat: Seat, player: Player) -> tuple[Player, ...]:
    return (*view.players[:seat], player, *view.players[seat + 1 :])


def _with_cube(player: Player, card: CardId, cell: CellId) -> Player:
    spirit = player.spirit
    if spirit is not None and spirit.card == card:
        spirit = HeldSpirit(card, placed=True)
    return Player(
        board=player.board,
        cubes={**player.cubes, cell: card},
        cards=tuple(
            HeldCard(card, held.placed + 1) if held.card == card else held for held in player.cards
        ),
        spirit=spirit,
    )


def _with_space(
    view: View, space: int, tokens: tuple[Colour, ...]
) -> tuple[tuple[Colour, ...], ...]:
    return (*view.spaces[: space - 1], tokens, *view.spaces[space:])


def _with_gap(view: View, card: CardId) -> tuple[CardId | None, ...]:
    return tuple(None if one == card else one for one in view.row)
