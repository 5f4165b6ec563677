"""The results as a picture: every bot's points and every pair's difference, raw and adjusted."""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from harmonium.arena.report import Report, report
from harmonium.arena.results import Head
from harmonium.arena.runner import Played
from harmonium.arena.statistics import Both
from harmonium.core.errors import Problem

KINDS: Final = {".svg", ".png", ".pdf"}
WIDE: Final = 1.96
"""Errors are drawn as intervals that hold the truth in 95 of 100 cases."""
COLOURS: Final = {"raw": "#8a8a8a", "adjusted": "#1f6f5c"}

Words = Callable[..., str]


def draw(head: Head, games: Sequence[Played], path: Path, words: Words) -> None:
    if path.suffix not in KINDS:
        raise Problem("arena-no-pictures", path=path.name)
    figure_type = _matplotlib("matplotlib.figure").Figure
    found = report(head, games)
    panels = [_bots(found)]
    if found.pairs:
        panels.append(_pairs(found))
    rows = [len(panel) for panel in panels]
    figure = figure_type(figsize=(8, 1.6 + 0.5 * sum(rows)), layout="constrained")
    axes = figure.subplots(len(panels), 1, squeeze=False, height_ratios=rows)[:, 0]
    titles = ("points", "difference")
    for axis, panel, title in zip(axes, panels, titles, strict=False):
        _panel(axis, panel, words(f"cli-arena-column-{title}"), words)
    try:
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem("cannot-write", path=str(path), reason=reason) from error


def _bots(found: Report) -> dict[str, Both]:
    return {bot.bot: bot.points for bot in found.bots}


def _pairs(found: Report) -> dict[str, Both]:
    return {" / ".join(pair.bots): pair.points for pair in found.pairs}


def _panel(axis: Any, panel: dict[str, Both], title: str, words: Words) -> None:
    for name, shift in (("raw", -0.12), ("adjusted", 0.12)):
        points = [
            (place + shift, estimate.mean, WIDE * (estimate.error or 0.0))
            for place, both in enumerate(panel.values())
            if (estimate := getattr(both, name)) is not None
        ]
        if points:
            places, means, errors = zip(*points, strict=True)
            label = words(f"cli-arena-column-{name}")
            axis.errorbar(
                means, places, xerr=errors, fmt="o", capsize=3, color=COLOURS[name], label=label
            )
    axis.set_yticks(range(len(panel)), panel)
    axis.set_ylim(len(panel) - 0.5, -0.5)
    axis.set_xlabel(title)
    axis.grid(axis="x", alpha=0.3)
    axis.legend(loc="best", frameon=False)


def _matplotlib(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        raise Problem("needs-extra", extra="plot") from error
