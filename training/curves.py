"""The curves of all runs as a picture: how the players of self-play became stronger.

    python training/curves.py             # docs/pictures/learning.svg; needs matplotlib

A network's runs are drawn one after the other, by what they took: games in Harmonies, steps in Take
It Easy. The points are those of quick games, without look-ahead and with some chance in what was
played, so that they are below what the players of the package reach.
"""

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from matplotlib import rc_context
from matplotlib.figure import Figure

HERE: Final = Path(__file__).parent
PICTURE: Final = HERE.parent / "docs/pictures/learning.svg"
DRAWN: Final = {
    "alone": ("alone-A", "alone-B"),
    "together": ("two-A", "two-B"),
    "crowd": ("three-A", "four-A"),
}
"""Of each network of Harmonies the tables that are drawn."""


class Run(NamedTuple):
    """The rows of one run, and what its heading says."""

    heading: str
    rows: list[list[float]]


def runs_of(path: Path) -> list[Run]:
    """Every run begins with a line that has its heading."""
    runs: list[Run] = []
    for row in csv.reader(path.read_text("utf-8").splitlines()):
        if row[0].startswith("#"):
            runs.append(Run(",".join(row).removeprefix("# "), []))
        else:
            runs[-1].rows.append([float(cell) if cell else float("nan") for cell in row])
    return runs


def after(runs: Sequence[Run], column: int) -> Iterator[tuple[Run, float]]:
    """Each run with the amount of all runs before it."""
    sum_before = 0.0
    for run in runs:
        yield run, sum_before
        sum_before += run.rows[-1][column]


def draw_harmonies(axis: Any, network: str) -> None:
    """Columns: seconds, games, steps, the means by table, two errors."""
    runs = runs_of(HERE / f"harmonies/checkpoints/{network}.csv")
    for table in DRAWN[network]:
        games: list[float] = []
        points: list[float] = []
        for run, before in after(runs, 1):
            names = run.heading.partition("(")[0].split()
            if table in names:
                games += [(before + row[1]) / 1000 for row in run.rows]
                points += [row[3 + names.index(table)] for row in run.rows]
        axis.plot(games, points, label=table)
    axis.set_title(f"Harmonies, {network}")
    axis.set_xlabel("games, in thousands")


def draw_take_it_easy(axis: Any) -> None:
    """Columns: steps, seconds, points, error."""
    for run, before in after(runs_of(HERE / "take_it_easy/checkpoints/standard.csv"), 0):
        steps = [(before + row[0]) / 1000 for row in run.rows]
        axis.plot(steps, [row[2] for row in run.rows], label=run.heading)
    axis.set_ylim(bottom=150)  # the first seconds are far below
    axis.set_title("Take It Easy")
    axis.set_xlabel("steps, in thousands")


def main() -> None:
    figure = Figure(figsize=(12, 3.4), layout="constrained")
    axes = figure.subplots(1, len(DRAWN) + 1)
    for axis, network in zip(axes, DRAWN, strict=False):
        draw_harmonies(axis, network)
    draw_take_it_easy(axes[-1])
    for axis in axes:
        axis.grid(alpha=0.3)
        axis.legend(frameon=False, fontsize="small")
    axes[0].set_ylabel("points")
    # The same file for the same curves, with letters as letters.
    with rc_context({"svg.hashsalt": "harmonium", "svg.fonttype": "none"}):
        figure.savefig(PICTURE, metadata={"Date": None})
    print(PICTURE.name)


if __name__ == "__main__":
    main()
