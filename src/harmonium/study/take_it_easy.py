"""Take It Easy: lines, and the points at the end by the judge of `level5`."""

from functools import partial
from typing import Final

import msgspec

from harmonium.bots import Candidate
from harmonium.bots.take_it_easy_tables import TABLES
from harmonium.core.deal import Generator
from harmonium.core.game import Remark, Seat
from harmonium.games.take_it_easy.actions import Choose
from harmonium.games.take_it_easy.board import LINES
from harmonium.games.take_it_easy.hopes import hopes
from harmonium.games.take_it_easy.view import View, redeal
from harmonium.study.comparing import Comparison, compared
from harmonium.study.subjects import Subject
from harmonium.wire.protocol import Look

WORLDS: Final = 96
"""Rounds played to their end with each of two acts, by the tables."""
GOOD: Final = ("completes", "lives")

_CELLS: Final = {line.id: tuple(map(str, line.cells)) for line in LINES}
_ORDER: Final = {f"hope-take_it_easy-{what}": rank for rank, what in enumerate(GOOD)}


def look(view: View, best: Candidate) -> Look:
    """The line that gains most by the tile; where none does, a place for a tile that harms."""
    said = [remark for remark in hopes(view, best.action) if remark.code in _ORDER]
    if not said:
        return Look("place", "", (), Remark("look-take_it_easy-harm"))
    line = str(min(said, key=_rank).arguments["line"])
    return Look("line", line, _CELLS[line], Remark("look-take_it_easy-line", {"line": line}))


def _rank(remark: Remark) -> tuple[int, float]:
    """Completed lines first, then those that lack least, then those that bring most."""
    points, missing = (remark.arguments.get(name, 0) for name in ("points", "missing"))
    return _ORDER[remark.code], float(missing) - float(points) / 100


def reasons(view: View, candidate: Candidate) -> tuple[Remark, ...]:
    return hopes(view, candidate.action)


def compare(view: View, better: Choose, played: Choose, generator: Generator) -> Comparison | None:
    """The own board by itself, played on by the tables with the same tiles to come.

    Shares of the best rays depend on the others and are left out.
    """
    assert view.seat is not None
    seeds = [generator.wide() for _ in range(WORLDS)]
    points = partial(TABLES.played_on, redeal(_alone(view), Generator.from_seed(0)))
    return compared(points(better.cell, seeds), points(played.cell, seeds), "points")


def _alone(view: View) -> View:
    assert view.seat is not None
    scoring = "standard" if view.options.scoring == "best_ray" else view.options.scoring
    return msgspec.structs.replace(
        view,
        seat=Seat(0),
        options=msgspec.structs.replace(view.options, rounds=1, scoring=scoring),
        round=0,
        rounds=1,
        caller=Seat(0),
        calls=view.calls[-1:],
        boards=(view.boards[view.seat],),
        has_chosen=(False,),
        choice=None,
        finished=(),
    )


SUBJECT: Final = Subject(bot="level5", look=look, reasons=reasons, compare=compare, margin=8.0)
