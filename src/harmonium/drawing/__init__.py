r"""What somebody sees of a game, as a picture: SVG, or text in the colours of a terminal.

>>> from harmonium import new_table
>>> table = new_table("take_it_easy", seats=1, seed=7)
>>> table.act(0, "c9")
>>> view, totals = table.view(0), [seat.total for seat in table.score()]
>>> svg(figure("take_it_easy", view, totals)).startswith("<svg")
True
>>> "\x1b[" in ansi(figure("take_it_easy", view, totals))
True
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from harmonium.drawing.figure import Figure, Panel, ansi, svg

__all__ = ["Figure", "Panel", "ansi", "figure", "svg"]


def figure(key: str, view: Any, totals: Sequence[int]) -> Figure:
    """The boards of a view, with everybody's points."""
    panels: Figure = import_module(f"harmonium.drawing.{key}").panels(view, totals)
    return panels
