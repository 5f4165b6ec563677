"""Panels of marks, and the two ways to show them.

A mark is a cell or a card: a hexagon or a square at its place, with pieces on it. Panels stand
side by side, as many in a row as there is room for.
"""

from collections.abc import Iterable
from html import escape
from itertools import groupby
from math import cos, radians, sin, sqrt
from typing import Final, Literal, NamedTuple

GROUND, INK, EDGE = "#f3ecdc", "#2b2a28", "#b3a892"
EMPTY: Final = ("#e4dac2", "#8d8470")


class Piece(NamedTuple):
    text: str
    fill: str
    ink: str
    turn: int | None = None
    """For a band across the whole hexagon: how far it is turned from the vertical."""


class Mark(NamedTuple):
    """Columns and rows count in cells; every other column of hexagons lies half a cell lower."""

    x: float
    y: float
    pieces: tuple[Piece, ...] = ()
    label: str = ""
    """What stands in an empty cell."""
    fill: str = EMPTY[0]


class Panel(NamedTuple):
    title: str
    shape: Literal["hexagon", "square"]
    marks: tuple[Mark, ...]


Figure = tuple[Panel, ...]

SIZE: Final = 26.0
"""From the centre of a hexagon to a corner; half the side of a square."""
GAP: Final = 18.0
ROOM: Final = 1000.0
"""How wide a picture may become before the next panel goes below."""


def svg(figure: Figure) -> str:
    """One picture, which needs no other file."""
    parts: list[str] = []
    x = y = tallest = widest = 0.0
    for panel in figure:
        width, height = _extent(panel)
        if x and x + width > ROOM:
            x, y, tallest = 0.0, y + tallest, 0.0
        parts.append(f'<g transform="translate({x:.1f} {y:.1f})">')
        parts.append(
            f'<text x="{GAP}" y="26" font-size="16" text-anchor="start" fill="{INK}">'
            f"{escape(panel.title)}</text>"
        )
        for mark in panel.marks:
            parts += _hexagon(mark) if panel.shape == "hexagon" else _square(mark)
        parts.append("</g>")
        x, tallest = x + width, max(tallest, height)
        widest = max(widest, x)
    right, bottom = f"{widest:.0f}", f"{y + tallest:.0f}"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {right} {bottom}" width="{right}" '
        f'height="{bottom}" font-family="system-ui, Helvetica, Arial, sans-serif" '
        'font-weight="600" text-anchor="middle">'
    )
    ground = f'<rect width="100%" height="100%" rx="12" fill="{GROUND}"/>'
    return "\n".join([head, ground, *parts, "</svg>", ""])


def _place(shape: str, mark: Mark) -> tuple[float, float]:
    """The centre of a mark in its panel."""
    if shape == "hexagon":
        return GAP + SIZE + 1.5 * SIZE * mark.x, 46 + SIZE + sqrt(3) * SIZE * mark.y
    return GAP + SIZE + 2.1 * SIZE * mark.x, 44 + SIZE + 2.1 * SIZE * mark.y


def _extent(panel: Panel) -> tuple[float, float]:
    places = [_place(panel.shape, mark) for mark in panel.marks] or [(GAP, 46)]
    width = max(x for x, _ in places) + SIZE + GAP
    return max(width, 2 * GAP + 9 * len(panel.title)), max(y for _, y in places) + SIZE + GAP


def _text(x: float, y: float, size: float, ink: str, text: str) -> str:
    at = f'x="{x:.1f}" y="{y + size * 0.36:.1f}" font-size="{size:.0f}"'
    return f'<text {at} fill="{ink}">{escape(text)}</text>'


def _hexagon(mark: Mark) -> list[str]:
    x, y = _place("hexagon", mark)
    corners = [radians(60 * corner) for corner in range(6)]
    near = SIZE - 1.5
    points = " ".join(f"{x + near * cos(a):.1f},{y + near * sin(a):.1f}" for a in corners)
    parts = [f'<polygon points="{points}" fill="{mark.fill}"/>']
    bands = [piece for piece in mark.pieces if piece.turn is not None]
    if not mark.pieces:
        return [*parts, _text(x, y, 11, EMPTY[1], mark.label)]
    if not bands:
        return parts + _stack(x, y, mark.pieces)
    half = near * sqrt(3) / 2
    parts += [
        f'<rect x="-6" y="{-half:.1f}" width="12" height="{2 * half:.1f}" fill="{band.fill}" '
        f'transform="translate({x:.1f} {y:.1f}) rotate({band.turn})"/>'
        for band in bands
    ]
    for band in bands:
        # A number stands where its band begins: at the top, lower left or lower right.
        away = radians(0 if band.turn == 0 else 180 + (band.turn or 0))
        at = x + 15 * sin(away), y - 15 * cos(away)
        parts.append(_text(*at, 10, band.ink, band.text))
    return parts


def _stack(x: float, y: float, pieces: tuple[Piece, ...]) -> list[str]:
    """Discs from the bottom up, each a little higher."""
    parts = []
    for height, piece in enumerate(pieces):
        at = y + 3.5 * (len(pieces) - 1) - 7 * height
        parts.append(
            f'<circle cx="{x:.1f}" cy="{at:.1f}" r="14" fill="{piece.fill}" '
            f'stroke="{INK}" stroke-opacity="0.35"/>'
        )
        if piece is pieces[-1]:
            parts.append(_text(x, at, 14, piece.ink, piece.text))
    return parts


def _square(mark: Mark) -> list[str]:
    x, y = _place("square", mark)
    (piece,) = mark.pieces or (Piece(mark.label, mark.fill, EMPTY[1]),)
    at = f'x="{x - SIZE:.1f}" y="{y - SIZE:.1f}" width="{2 * SIZE}" height="{2 * SIZE}"'
    size = 18 if len(piece.text) < 4 else 70 / len(piece.text) + 1
    return [
        f'<rect {at} rx="6" fill="{piece.fill}" stroke="{EDGE}"/>',
        _text(x, y, size, piece.ink, piece.text),
    ]


# Text: a cell of a chart of hexagons takes five characters in a line of its own half row.

_WIDTH: Final = {"hexagon": 5, "square": 5}
_COLUMNS: Final = 110


def ansi(figure: Figure) -> str:
    """Lines for a terminal with all colours."""
    rows: list[list[Panel]] = [[]]
    used = 0
    for panel in figure:
        width = _columns(panel)
        if rows[-1] and used + width > _COLUMNS:
            rows.append([])
            used = 0
        rows[-1].append(panel)
        used += width
    return "\n".join("\n".join(_side_by_side(row)) + "\n" for row in rows)


def _columns(panel: Panel) -> int:
    step = _WIDTH[panel.shape] + 1
    right = max((int(mark.x * step) for mark in panel.marks), default=0)
    return max(right + step, len(panel.title)) + 2


def _side_by_side(panels: Iterable[Panel]) -> list[str]:
    drawn = [(_columns(panel), _lines(panel)) for panel in panels]
    tallest = max(len(lines) for _, lines in drawn)
    return [
        "".join(
            text + " " * (width - length)
            for width, lines in drawn
            for length, text in [lines[number] if number < len(lines) else (0, "")]
        ).rstrip(" ")
        for number in range(tallest)
    ]


def _lines(panel: Panel) -> list[tuple[int, str]]:
    """Each line with its length without the signs for colours."""
    lines = [(len(panel.title), panel.title)]
    height = 2 if panel.shape == "hexagon" else 1
    step = _WIDTH[panel.shape] + 1
    ordered = sorted(panel.marks, key=lambda mark: (round(mark.y * height), mark.x))
    for line, marks in groupby(ordered, key=lambda mark: round(mark.y * height)):
        text, length = "", 0
        for mark in marks:
            at = int(mark.x * step)
            shown, room = _cell(mark, _WIDTH[panel.shape])
            text += " " * (at - length) + shown
            length = max(at, length) + room
        lines += [(0, "")] * (line + 1 - len(lines))
        lines.append((length, text))
    return lines


def _cell(mark: Mark, width: int) -> tuple[str, int]:
    if not mark.pieces:
        return _painted(mark.label.center(width), mark.fill, EMPTY[1]), max(width, len(mark.label))
    length = sum(len(piece.text) for piece in mark.pieces)
    left = max((width - length) // 2, 0)
    right = max(width - length - left, 0)
    first, last = mark.pieces[0], mark.pieces[-1]
    inside = "".join(_painted(piece.text, piece.fill, piece.ink) for piece in mark.pieces)
    if len(mark.pieces) == 1:
        return _painted(" " * left + first.text + " " * right, first.fill, first.ink), max(
            width, length
        )
    return (
        _painted(" " * left, first.fill, first.ink)
        + inside
        + _painted(" " * right, last.fill, last.ink),
        max(width, length),
    )


def _painted(text: str, fill: str, ink: str) -> str:
    def numbers(colour: str) -> str:
        return ";".join(str(int(colour[at : at + 2], 16)) for at in (1, 3, 5))

    return f"\x1b[48;2;{numbers(fill)};38;2;{numbers(ink)}m{text}\x1b[0m" if text else ""
