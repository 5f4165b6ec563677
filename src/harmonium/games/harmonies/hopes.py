"""What an act does to the cards: how many tokens their best places lack, before and after."""

from collections.abc import Iterator

import msgspec

from harmonium.core.game import Remark
from harmonium.games.harmonies.actions import Action, PlaceCube, PlaceToken, TakeCard
from harmonium.games.harmonies.board import GRIDS
from harmonium.games.harmonies.cards import CARD, Card, card_id
from harmonium.games.harmonies.data import Side
from harmonium.games.harmonies.nearness import lacks, sealed
from harmonium.games.harmonies.stacks import ADDED, TOKEN
from harmonium.games.harmonies.state import Area
from harmonium.games.harmonies.view import View, area_of


def hopes(view: View, action: Action) -> tuple[Remark, ...]:
    """Card by card, as far as something changes."""
    assert view.seat is not None
    side = view.options.side
    before = area_of(side, view.players[view.seat])
    if isinstance(action, TakeCard):
        return tuple(_taken(side, before, CARD[action.card]))
    return changes(side, before, _after(side, before, action))


def changes(side: Side, before: Area, after: Area) -> tuple[Remark, ...]:
    """What lies between two boards of a player, for the cards that are active in both."""
    still = [card for card in before.active if card in after.active]
    return tuple(
        remark
        for card in still
        for remark in _changed(card, least(side, before, card), least(side, after, card))
    )


def least(side: Side, area: Area, card: Card) -> int | None:
    """How many tokens the best free place of a card lacks; None where all are too far."""
    found = lacks(side, sealed(area), card)
    return found[0] if found else None


def _after(side: Side, area: Area, action: Action) -> Area:
    match action:
        case PlaceToken(colour, name):
            cell = GRIDS[side].cells[name]
            stack = ADDED[TOKEN[colour]][area.stacks[cell]]
            return msgspec.structs.replace(area, stacks=_put(area.stacks, cell, stack))
        case PlaceCube(card, name):
            cell = GRIDS[side].cells[name]
            return msgspec.structs.replace(area, cubes=_put(area.cubes, cell, CARD[card]))
        case _:
            return area


def _put(where: bytes, cell: int, what: int) -> bytes:
    return where[:cell] + bytes([what]) + where[cell + 1 :]


def _changed(card: Card, before: int | None, after: int | None) -> Iterator[Remark]:
    if before == after:
        return
    if after is None:
        yield _said("lost", card)
    elif after == 0:
        yield _said("ready", card)
    elif before is None or after < before:
        yield _said("nearer", card, lacks=after)
    else:
        yield _said("farther", card, lacks=after)


def _taken(side: Side, area: Area, card: Card) -> Iterator[Remark]:
    lacking = least(side, area, card)
    if lacking is None:
        yield _said("far", card)
    else:
        yield _said("would", card, lacks=lacking)


def _said(what: str, card: Card, **arguments: int) -> Remark:
    return Remark(f"hope-harmonies-{what}", {**arguments}, {"card": f"card-{card_id(card)}"})
