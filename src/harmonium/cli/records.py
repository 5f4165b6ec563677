"""`harmonium replay` and `harmonium verify`: games kept as files."""

from itertools import pairwise
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Sheet
from rich.text import Text

from harmonium.cli.console import out, print_json, read_input, words
from harmonium.core.game import Result
from harmonium.core.record import read, replay, verify
from harmonium.core.table import Bot, Person, StandIn, Table
from harmonium.games import load


class Verified(msgspec.Struct, frozen=True):
    game: str
    acts: int
    commitment: str
    ending: str | None
    result: Result | None
    branch: int | None
    practice: bool


def replay_command(
    file: Annotated[str, typer.Argument(help=words("cli-record-file"))],
    json: Annotated[bool, typer.Option("--json", help=words("cli-json"))] = False,
) -> None:
    table = replay(read(read_input(file)), load)
    if json:
        print_json(
            [
                {"entry": step.entry, "seat": step.seat, "action": table.game.format(step.action)}
                for step in table.steps
            ]
        )
        return
    game = table.game
    out.print(f"[bold]{words(f'{game.key}-title')}[/]")
    for number, (step, (state, after)) in enumerate(
        zip(table.steps, pairwise(table.states()), strict=True), 1
    ):
        gained = game.score(after)[step.seat].total - game.score(state)[step.seat].total
        note = f"[green]{gained:+}[/]" if gained else ""
        out.print(f"{number:4}  {seat_name(table, step.seat)}  {game.format(step.action)}  {note}")
    show_result(table)


def verify_command(
    file: Annotated[str, typer.Argument(help=words("cli-record-file"))],
    commitment: Annotated[str | None, typer.Option(help=words("cli-verify-commitment"))] = None,
    json: Annotated[bool, typer.Option("--json", help=words("cli-json"))] = False,
) -> None:
    if file.endswith(".parquet"):
        from harmonium.arena.dataset import verify_shard

        games = verify_shard(Path(file))
        if json:
            print_json({"games": games})
        else:
            out.print(words("cli-verify-shard", games=games), style="green")
        return
    record = read(read_input(file))
    table = verify(record, load, commitment)
    how = record.ending.how if record.ending else None
    if json:
        acts = len(table.steps)
        kind = (record.branch, table.is_practice)
        print_json(Verified(record.game, acts, record.commitment, how, table.result, *kind))
        return
    out.print(words("cli-verify-good", acts=len(table.steps)), style="green")
    if record.branch is not None:
        out.print(words("cli-verify-branch", acts=record.branch), style="yellow")
    if table.is_practice:
        out.print(words("cli-verify-practice"), style="yellow")
    out.print(words("cli-verify-commitment-is", commitment=record.commitment), style="dim")
    show_result(table)


def seat_name(table: Table, seat: int) -> str:
    match table.seats[seat]:
        case Person(name=name) if name:
            return name
        case Person():
            return words("seat-name", seat=seat + 1)
        case Bot(specification=bot) | StandIn(specification=bot):
            return words("seat-bot", bot=bot_name(bot), seat=seat + 1)


def bot_name(bot: str) -> str:
    """As people call it; on the command line bots go by their specifications."""
    known = f"bot-{bot}"
    return words(known) if known in words else words("bot-other", bot=bot)


def score_sheet(table: Table) -> Sheet:
    """Points by category for every seat."""
    game, scores = table.game, table.score()
    sheet = Sheet(box=None, padding=(0, 2))
    sheet.add_column()
    for seat in range(len(table.seats)):
        sheet.add_column(seat_name(table, seat), justify="right")
    for category in game.categories(table.options):
        row = [str(score.categories[category]) for score in scores]
        sheet.add_row(words(f"category-{game.key}-{category}"), *row)
    totals = [Text(str(score.total), style="bold") for score in scores]
    sheet.add_row(Text(words("total"), style="bold"), *totals)
    return sheet


def show_result(table: Table) -> None:
    result = table.result
    out.print(score_sheet(table))
    if result is not None and result.won is not None:
        out.print(words("result-won" if result.won else "result-lost"))
    if missing := what_was_missing(table):
        out.print(missing)


def what_was_missing(table: Table) -> str:
    """What a lost voyage lacked: a full grid alone wins nothing."""
    outcome = table.view(None).outcome if table.game.key == "tranquility" else None
    if outcome is None or not outcome.missing:
        return ""
    missing = [words(f"tq-missing-{thing}") for thing in outcome.missing]
    return words("tq-missing", missing=", ".join(missing))
