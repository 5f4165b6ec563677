"""Actions as text: `c` and the number of the cell, `c9`."""

import re

from harmonium.core.errors import BadNotation, not_an_action
from harmonium.games.take_it_easy.actions import Choose
from harmonium.games.take_it_easy.board import Cell

_CHOOSE = re.compile(r"c(0|[1-9][0-9]?)", re.ASCII)


def format_action(action: Choose) -> str:
    if not isinstance(action, Choose):
        raise not_an_action(action)
    return f"c{action.cell}"


def parse_action(text: str) -> Choose:
    """The action with that text; whether the cell exists and is open, `apply` decides."""
    found = _CHOOSE.fullmatch(text)
    if found is None:
        raise BadNotation(text, "c9")
    return Choose(Cell(int(found[1])))
