"""Harmonies: every board with its stacks and cubes, the spaces, the hand, the cards."""

from collections.abc import Iterable, Sequence
from typing import Final

from harmonium.drawing.figure import Figure, Mark, Panel, Piece
from harmonium.games.harmonies.board import GRIDS
from harmonium.games.harmonies.data import Colour, Side
from harmonium.games.harmonies.view import Player, View

PAINT: Final[dict[Colour, tuple[str, str]]] = {
    "blue": ("#2f7fb5", "#ffffff"),
    "gray": ("#8b8f96", "#16181b"),
    "brown": ("#6b4226", "#ffffff"),
    "green": ("#5a9e3e", "#0f1d09"),
    "yellow": ("#e3b53a", "#2b2105"),
    "red": ("#c24a36", "#ffffff"),
}
"""Background and the ink that reads on it."""
SIGN: Final[dict[Colour, str]] = {
    "blue": "≈",
    "gray": "▲",
    "brown": "◎",
    "green": "♣",
    "yellow": "ψ",
    "red": "⌂",
}
"""So that colour is never the only difference."""
CUBE: Final = ("#ecdcb0", "#2b2105")


def panels(view: View, totals: Sequence[int]) -> Figure:
    side = view.options.side
    boards = [
        _board(side, seat, player, total)
        for seat, (player, total) in enumerate(zip(view.players, totals, strict=True))
    ]
    spaces = [_tokens(f"{number}", space) for number, space in enumerate(view.spaces, 1)]
    hand = [_tokens("→", view.hand)] if view.hand else []
    row = Panel("  ".join(card or "·" for card in view.row), "square", ())
    return (*boards, *spaces, *hand, row)


def _board(side: Side, seat: int, player: Player, total: int) -> Panel:
    grid = GRIDS[side]
    marks = []
    for name, place in zip(grid.names, grid.hexes, strict=True):
        pieces = [Piece(SIGN[colour], *PAINT[colour]) for colour in player.board.get(name, ())]
        if name in player.cubes:
            pieces.append(Piece("■", *CUBE))
        marks.append(Mark(place.q, place.r + place.q / 2, tuple(pieces), label=name))
    cards = " ".join(f"{held.card}·{held.placed}" for held in player.cards)
    return Panel(f"{seat}: {total}  {cards}".rstrip(), "hexagon", tuple(marks))


def _tokens(title: str, colours: Iterable[Colour]) -> Panel:
    marks = [
        Mark(at, 0, (Piece(SIGN[colour], *PAINT[colour]),)) for at, colour in enumerate(colours)
    ]
    return Panel(title, "square", tuple(marks))
