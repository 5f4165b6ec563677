"""Tranquility: the chart, the own hand, and how many cards everybody has."""

from collections.abc import Iterable, Sequence
from typing import Final

from harmonium.drawing.figure import Figure, Mark, Panel, Piece
from harmonium.games.tranquility.board import grid_of
from harmonium.games.tranquility.cards import Card
from harmonium.games.tranquility.view import View

ISLAND: Final = ("#d9c79a", "#2a2412")
MOON: Final = ("#6d76a8", "#ffffff")
SEA: Final = "#cfe0e4"


def panels(view: View, totals: Sequence[int]) -> Figure:
    hands = "  ".join(
        f"{seat}: {total} ({hand}+{pile})"
        for seat, (total, hand, pile) in enumerate(zip(totals, view.hands, view.piles, strict=True))
    )
    cards = [_cards(some) for some in (view.hand, view.offer) if some]
    return (_chart(view, hands), *cards)


def _chart(view: View, title: str) -> Panel:
    places = grid_of(view.options).places
    highest, left = max(row for row, _ in places), min(column for _, column in places)
    marks = []
    for cell, ((row, column), number) in enumerate(zip(places, view.numbers, strict=True), 1):
        colours = MOON if cell in view.moons else ISLAND
        pieces = (Piece(str(number), *colours),) if number else ()
        marks.append(Mark(column - left, highest - row, pieces, label="·", fill=SEA))
    return Panel(title, "square", tuple(marks))


def _cards(cards: Iterable[Card]) -> Panel:
    marks = [Mark(at, 0, (Piece(str(card), *ISLAND),)) for at, card in enumerate(cards)]
    return Panel("", "square", tuple(marks))
