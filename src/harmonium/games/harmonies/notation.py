"""Actions as text.

choose:lion         keep the lion of the two spirit cards
g2                  take the group of tokens on the second space
gray@c4             place a gray token on c4
take:fennec_fox     take that card of the row
fennec_fox@c4       place a cube of that card on c4
end                 end the turn
exchange:bee        solo: exchange that card of the row
keep                solo: leave the row as it is
"""

import re
from typing import Final

from harmonium.core.errors import BadNotation, not_an_action
from harmonium.games.harmonies.actions import (
    END_TURN,
    KEEP_ROW,
    Action,
    ChooseSpirit,
    EndTurn,
    Exchange,
    KeepRow,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeGroup,
)
from harmonium.games.harmonies.board import CellId
from harmonium.games.harmonies.cards import CARD, CardId
from harmonium.games.harmonies.stacks import COLOURS

_EXAMPLE: Final = "gray@c4"
_GROUP: Final = re.compile(r"g([1-5])", re.ASCII)
_CARD: Final = re.compile(r"(choose|take|exchange):([a-z_]+)", re.ASCII)
_PLACE: Final = re.compile(r"([a-z_]+)@([a-g][1-5])", re.ASCII)
_WITH_CARD: Final[dict[str, type[ChooseSpirit | TakeCard | Exchange]]] = {
    "choose": ChooseSpirit,
    "take": TakeCard,
    "exchange": Exchange,
}


def format_action(action: Action) -> str:
    match action:
        case PlaceToken(colour, cell):
            return f"{colour}@{cell}"
        case PlaceCube(card, cell):
            return f"{card}@{cell}"
        case TakeGroup(space):
            return f"g{space}"
        case TakeCard(card):
            return f"take:{card}"
        case EndTurn():
            return "end"
        case ChooseSpirit(card):
            return f"choose:{card}"
        case Exchange(card):
            return f"exchange:{card}"
        case KeepRow():
            return "keep"
    raise not_an_action(action)


def parse_action(text: str) -> Action:
    """The action with that text; whether it is allowed, `apply` decides."""
    if text == "end":
        return END_TURN
    if text == "keep":
        return KEEP_ROW
    if found := _GROUP.fullmatch(text):
        return TakeGroup(int(found[1]))
    if (found := _CARD.fullmatch(text)) and found[2] in CARD:
        return _WITH_CARD[found[1]](CardId(found[2]))
    if found := _PLACE.fullmatch(text):
        name, cell = found[1], CellId(found[2])
        for colour in COLOURS:
            if name == colour:
                return PlaceToken(colour, cell)
        if name in CARD:
            return PlaceCube(CardId(name), cell)
    raise BadNotation(text, _EXAMPLE)
