"""What a player can do, step by step."""

from typing import Annotated, Final

import msgspec

from harmonium.games.harmonies.board import GRIDS, CellId
from harmonium.games.harmonies.cards import CARDS, CardId
from harmonium.games.harmonies.data import Colour, Side
from harmonium.games.harmonies.stacks import COLOURS

Space = Annotated[int, msgspec.Meta(ge=1, le=5)]
"""A space of the central board, counted from 1."""


class ChooseSpirit(msgspec.Struct, frozen=True, tag="choose_spirit", gc=False):
    """Keep this one of the two spirit cards (H-SPIRIT-2)."""

    card: CardId


class TakeGroup(msgspec.Struct, frozen=True, tag="take_group", gc=False):
    """Take the tokens of a space of the central board (H-TURN-2)."""

    space: Space


class PlaceToken(msgspec.Struct, frozen=True, tag="place_token", gc=False):
    """Place one of the tokens taken (H-TURN-2)."""

    colour: Colour
    cell: CellId


class TakeCard(msgspec.Struct, frozen=True, tag="take_card", gc=False):
    """Take an animal card of the row (H-CARD-1)."""

    card: CardId


class PlaceCube(msgspec.Struct, frozen=True, tag="place_cube", gc=False):
    """Let an animal, or the spirit, settle on the cube's cell of its habitat (H-CUBE-1)."""

    card: CardId
    cell: CellId


class EndTurn(msgspec.Struct, frozen=True, tag="end_turn", gc=False):
    """Say that the turn is over (H-TURN-5)."""


class Exchange(msgspec.Struct, frozen=True, tag="exchange", gc=False):
    """Solo: discard a card of the row for the next one (H-SOLO-3)."""

    card: CardId


class KeepRow(msgspec.Struct, frozen=True, tag="keep_row", gc=False):
    """Solo: leave the row as it is (H-SOLO-3)."""


Action = ChooseSpirit | TakeGroup | PlaceToken | TakeCard | PlaceCube | EndTurn | Exchange | KeepRow

# Every action there is, made once; `legal` picks from these.
TAKE_GROUP: Final = tuple(TakeGroup(space) for space in range(1, 6))
PLACE_TOKEN: Final[dict[Side, tuple[tuple[PlaceToken, ...], ...]]] = {
    side: tuple(tuple(PlaceToken(colour, cell) for cell in grid.names) for colour in COLOURS)
    for side, grid in GRIDS.items()
}
"""By side, token and cell."""
PLACE_CUBE: Final[dict[Side, tuple[tuple[PlaceCube, ...], ...]]] = {
    side: tuple(tuple(PlaceCube(card.id, cell) for cell in grid.names) for card in CARDS)
    for side, grid in GRIDS.items()
}
"""By side, card and cell."""
TAKE_CARD: Final = tuple(TakeCard(card.id) for card in CARDS)
CHOOSE_SPIRIT: Final = tuple(ChooseSpirit(card.id) for card in CARDS)
EXCHANGE: Final = tuple(Exchange(card.id) for card in CARDS)
END_TURN: Final = EndTurn()
KEEP_ROW: Final = KeepRow()
