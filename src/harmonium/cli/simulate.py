"""`harmonium simulate`: many games between bots."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress, TimeRemainingColumn
from rich.table import Table as Sheet

from harmonium.arena import Simulation, Summary, Tally, simulate
from harmonium.arena.files import check_target, written
from harmonium.cli.console import bots_from, err, game_and_options, out, print_json, words
from harmonium.core.errors import Problem


def simulate_command(
    game: Annotated[str, typer.Argument(help=words("cli-game"))],
    seats: Annotated[
        str, typer.Option("--seats", "--seat", help=words("cli-simulate-seats"))
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help=words("cli-simulate-games"))] = 100,
    seed: Annotated[int, typer.Option(help=words("cli-simulate-seed"))] = 0,
    option: Annotated[list[str] | None, typer.Option(help=words("cli-option"))] = None,
    jobs: Annotated[int, typer.Option(min=1, help=words("cli-simulate-jobs"))] = 1,
    out_file: Annotated[Path | None, typer.Option("--out", help=words("cli-simulate-out"))] = None,
    json: Annotated[bool, typer.Option("--json", help=words("cli-json"))] = False,
) -> None:
    _, options = game_and_options(game, option or [])
    simulation = Simulation(game, options, bots_from(game, seats), seed)
    simulation.check()
    if out_file is not None:
        check_target(out_file)
    outcomes = simulate(simulation, games, jobs)
    if out_file is not None:
        outcomes = written(out_file, outcomes)
    tally = Tally(simulation)
    columns = (*Progress.get_default_columns()[:-1], TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task(words("cli-simulate-playing"), total=games)
        try:
            for outcome in outcomes:
                tally.add(outcome)
                progress.advance(task)
        except OSError as error:
            raise Problem("cannot-write", path=str(out_file), reason=str(error)) from error
    summary = tally.summary()
    if json:
        print_json(summary)
    else:
        _show(summary)


def _show(summary: Summary) -> None:
    sheet = Sheet(box=None, padding=(0, 2))
    for name in ("seat", "bot", "mean", "se", "low", "median", "high", "wins"):
        sheet.add_column(
            words(f"cli-simulate-{name}"), justify="right" if name != "bot" else "left"
        )
    for number, seat in enumerate(summary.seats):
        sheet.add_row(
            str(number),
            seat.bot,
            f"{seat.mean:.2f}",
            f"{seat.se:.2f}",
            *(f"{seat.quantiles[q]:g}" for q in ("0.05", "0.5", "0.95")),
            f"{seat.win_rate:.1%}",
        )
    out.print(sheet)
    if summary.win_rate is not None:
        out.print(words("cli-simulate-joint", rate=f"{summary.win_rate:.1%}"))
    for bot, games in (summary.lost or {}).items():
        told = words("cli-simulate-lost", bot=bot, games=games)
        out.print(told, style="yellow", soft_wrap=True)
    speed = f"{summary.games_per_second:.1f}"
    out.print(words("cli-simulate-speed", games=summary.games, speed=speed), style="dim")
