"""`harmonium bench`: the speed of the rules on this machine, beside python-chess."""

from typing import Annotated

import typer
from rich.table import Table as Sheet

from harmonium.arena.speed import measure
from harmonium.cli.console import err, out, print_json, words
from harmonium.games import KEYS, load


def bench(
    seconds: Annotated[float, typer.Option(min=0.1, help=words("cli-bench-seconds"))] = 3.0,
    json: Annotated[bool, typer.Option("--json", help=words("cli-json"))] = False,
) -> None:
    subjects = [
        (key, load(key).options_type(), seats)
        for key in KEYS
        for seats in sorted({load(key).seats[0], 2, load(key).seats[-1]})
    ]
    with err.status(words("cli-bench-running")):
        speeds = measure(subjects, seconds)
    if json:
        print_json(speeds)
        return
    sheet = Sheet(box=None, padding=(0, 2))
    for name in ("subject", "acts", "views", "ratio", "ratio-views"):
        sheet.add_column(
            words(f"cli-bench-{name}"), justify="left" if name == "subject" else "right"
        )
    for speed in speeds:
        sheet.add_row(
            speed.subject,
            f"{speed.acts_per_second:,.0f}",
            "" if speed.with_views is None else f"{speed.with_views:,.0f}",
            "" if speed.ratio is None else f"{speed.ratio:.1f}",
            "" if speed.ratio_with_views is None else f"{speed.ratio_with_views:.1f}",
        )
    out.print(sheet)
    if not any(speed.subject == "python-chess" for speed in speeds):
        out.print(words("cli-bench-no-peer"), style="dim")
