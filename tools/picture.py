"""A finished game of Take It Easy as a picture: the boards of a record, as SVG.

    python tools/picture.py docs/pictures/take_it_easy.json > picture.svg

Bands of scoring lines are bright, all others faded; the points of a line stand at its end.
`docs/pictures/take_it_easy.svg` is made this way: `tools/generate.py` writes it anew and
`tools/check_generated.py` holds it against its record.
"""

import sys
from math import cos, radians, sin, sqrt
from pathlib import Path
from typing import Final

from harmonium.cli.records import seat_name
from harmonium.core.record import read, verify
from harmonium.core.table import Table
from harmonium.drawing.take_it_easy import COLOURS
from harmonium.games import load
from harmonium.games.take_it_easy.board import BANDS, CELLS, Board, TileCode
from harmonium.games.take_it_easy.scoring import Standing, standings

SIZE: Final = 48.0
"""From the centre of a cell to a corner."""
TILE: Final = 45.5
"""The same of a tile, which leaves a gap around it."""
BAND: Final = 22.0
WIDTH, HEIGHT = 480, 540
GROUND, DARK, FAINT = "#f3ecdc", "#2b2a28", "#b3a892"
TURNS: Final = (0, 60, -60)
"""How far a band is turned clockwise from the vertical: straight, rising, falling."""
ENDS: Final = (0, 0, -1)
"""Which end of a line bears its points: the top, the lower left, the lower right."""
OUTWARD: Final = (0, 240, 120)
"""In which direction its points stand from there, clockwise from the top."""


def centre(cell: int) -> tuple[float, float]:
    q, r = CELLS[cell]
    return WIDTH / 2 + 1.5 * SIZE * q, HEIGHT / 2 + 14 + sqrt(3) * SIZE * (r + q / 2)


def away(degrees: float, distance: float) -> tuple[float, float]:
    """A step in a direction, clockwise from the top."""
    return distance * sin(radians(degrees)), -distance * cos(radians(degrees))


def blend(colour: str, share: float) -> str:
    """The colour with so much of the tile's own mixed in."""
    pairs = [(int(colour[i : i + 2], 16), int(DARK[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def text(x: float, y: float, size: int, colour: str, words: str, anchor: str = "middle") -> str:
    return (
        f'<text x="{x:.1f}" y="{y + size * 0.36:.1f}" font-size="{size}" fill="{colour}" '
        f'text-anchor="{anchor}">{words}</text>'
    )


def tile(cell: int, code: TileCode, scoring: tuple[bool, ...]) -> list[str]:
    x, y = centre(cell)
    corners = [away(30 + 60 * corner, TILE) for corner in range(6)]
    points = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners)
    parts = [f'<polygon points="{points}" fill="{DARK}"/>']
    half = TILE * sqrt(3) / 2
    bands = sorted(enumerate(BANDS[code]), key=lambda band: band[1])
    for direction, value in bands:
        colour = COLOURS[value][0]
        parts.append(
            f'<rect x="{-BAND / 2:g}" y="{-half:.1f}" width="{BAND:g}" height="{2 * half:.1f}" '
            f'fill="{colour if scoring[direction] else blend(colour, 0.68)}" '
            f'transform="translate({x:.1f} {y:.1f}) rotate({TURNS[direction]})"/>'
        )
    for direction, value in bands:
        dx, dy = away(OUTWARD[direction], 27)
        ink = COLOURS[value][1] if scoring[direction] else blend("#ffffff", 0.35)
        parts.append(text(x + dx, y + dy, 15, ink, str(value)))
    return parts


def line_points(stands: Standing) -> str:
    direction = stands.line.direction
    x, y = centre(stands.line.cells[ENDS[direction]])
    dx, dy = away(OUTWARD[direction], 1.25 * SIZE)
    if stands.status == "completed":
        return text(x + dx, y + dy, 19, DARK, str(stands.points))
    return text(x + dx, y + dy, 19, FAINT, "-")


def board(tiles: Board, name: str, total: int) -> list[str]:
    lines = standings(tiles)
    parts = [text(28, 36, 20, DARK, name, "start"), text(28, 74, 42, DARK, str(total), "start")]
    parts += map(line_points, lines)
    for cell, code in enumerate(tiles):
        if code is not None:
            through = [stands for stands in lines if cell in stands.line.cells]
            scoring = tuple(
                any(s.line.direction == direction and s.status == "completed" for s in through)
                for direction in range(3)
            )
            parts += tile(cell, code, scoring)
    return parts


def picture(table: Table) -> str:
    """The boards of the last round, side by side."""
    boards = table.state.finished[-1]
    box = f"0 0 {WIDTH * len(boards)} {HEIGHT}"
    fonts = "system-ui, Helvetica, Arial, sans-serif"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">',
        f'<g font-family="{fonts}" font-weight="600">',
        f'<rect width="100%" height="100%" rx="24" fill="{GROUND}"/>',
    ]
    for seat, tiles in enumerate(boards):
        total = sum(stands.points for stands in standings(tiles) if stands.status == "completed")
        parts.append(f'<g transform="translate({WIDTH * seat} 0)">')
        parts += board(tiles, seat_name(table, seat), total)
        parts.append("</g>")
    return "\n".join([*parts, "</g>", "</svg>", ""])


def picture_of(record: Path) -> str:
    return picture(verify(read(record.read_bytes()), load))


if __name__ == "__main__":
    sys.stdout.write(picture_of(Path(sys.argv[1])))
