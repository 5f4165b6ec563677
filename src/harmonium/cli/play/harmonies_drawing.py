"""How the pieces of Harmonies look in a terminal: tokens, cubes, habitats, ladders of points.

Every colour has a sign of its own, so that colour is never the only difference.
"""

from collections.abc import Iterable
from typing import Final

from rich.style import Style
from rich.text import Text

from harmonium.cli.console import words
from harmonium.drawing.harmonies import PAINT, SIGN
from harmonium.games.harmonies.cards import CARD, CARDS, CardId
from harmonium.games.harmonies.data import Colour, Kind, Piece

WOOD: Final = Style(bgcolor="#ecdcb0", color="#2b2105", bold=True)
"""A cube."""

SHOWN: Final[dict[Kind, tuple[Colour, str]]] = {
    "water": ("blue", ""),
    "field": ("yellow", ""),
    "tree1": ("green", "1"),
    "tree2": ("green", "2"),
    "tree3": ("green", "3"),
    "mountain1": ("gray", "1"),
    "mountain2": ("gray", "2"),
    "mountain3": ("gray", "3"),
    "building": ("red", "2"),
}
"""The top token of what a habitat asks for, and the height where it matters."""

HABITAT_WIDTH: Final = 10
HABITAT_HEIGHT: Final = 3


def paint(colour: Colour) -> Style:
    background, ink = PAINT[colour]
    return Style(bgcolor=background, color=ink, bold=True)


def tokens(colours: Iterable[Colour]) -> Text:
    """Some tokens side by side."""
    text = Text()
    for colour in colours:
        text.append(f" {SIGN[colour]} ", paint(colour))
        text.append(" ")
    return text


def token_names(colours: Iterable[Colour]) -> str:
    return ", ".join(words(f"piece-{colour}") for colour in colours)


def card_name(card: CardId) -> str:
    return words(f"card-{card}")


def habitat(card: CardId) -> list[Text]:
    """Three lines: the cells of the habitat as they lie, the cube's cell in brackets.

    Half a cell down is one line, a column three characters.
    """
    pieces = CARDS[CARD[card]].habitat
    left = min(piece.q for piece in pieces)
    top = min(_line(piece) for piece in pieces)
    rows: list[dict[int, tuple[str, Style]]] = [{} for _ in range(HABITAT_HEIGHT)]
    for number, piece in enumerate(pieces):
        colour, height = SHOWN[piece.kind]
        shown = f"{SIGN[colour]}{height}".ljust(2)
        sides = "[]" if number == 0 else "  "
        cell = f"{sides[0]}{shown}{sides[1]}"
        rows[_line(piece) - top][(piece.q - left) * 3] = (cell, paint(colour))
    return [_drawn(row) for row in rows]


def _line(piece: Piece) -> int:
    return 2 * piece.r + piece.q


def _drawn(row: dict[int, tuple[str, Style]]) -> Text:
    text = Text()
    for at, (cell, style) in sorted(row.items()):
        text.append(" " * (at - len(text)))
        text.append(cell, style)
    text.append(" " * (HABITAT_WIDTH - len(text)))
    return text


def ladder(card: CardId, placed: int) -> Text:
    """The numbers of a card: those reached, then those that a cube still covers."""
    facts = CARDS[CARD[card]]
    text = Text()
    for number, points in enumerate(facts.points[1:], 1):
        style = "bold" if number == placed else "dim" if number < placed else ""
        text.append(str(points), style)
        text.append("■ " if number > placed else "  ", "#ecdcb0")
    if facts.spirit is not None:
        return Text("■" if not placed else words("harmonies-settled"), "#ecdcb0")
    return text


def card_lines(card: CardId, placed: int, remark: str, *, chosen: bool) -> list[Text]:
    """A card as three lines: its habitat, and beside it name, numbers and a remark."""
    facts = CARDS[CARD[card]]
    pointer = "▸" if chosen else " "
    name = Text(f"{pointer}", "bold yellow")
    name.append(" ", Style(bgcolor=PAINT[facts.stripe][0]))
    name.append(f" {card_name(card)}", "bold reverse" if chosen else "bold")
    beside = [name, Text("   ") + ladder(card, placed), Text(f"   {remark}", "dim")]
    return [left + right for left, right in zip(habitat(card), beside, strict=True)]
