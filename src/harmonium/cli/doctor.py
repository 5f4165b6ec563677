"""`harmonium doctor`: what would keep a server from running well here, and what to do about it."""

from typing import Annotated

import typer
from rich.text import Text

from harmonium.cli.console import column, out, print_json, words
from harmonium.cli.db import Database

STYLES = {"ok": "green", "warning": "yellow", "fault": "bold red"}
FAULTY = 1
WIDTH = 12


def doctor(
    database: Database = None,
    json: Annotated[bool, typer.Option("--json", help=words("cli-json"))] = False,
) -> None:
    from harmonium.server.process.doctor import examine

    rows = []
    for finding in examine(database=database):
        sentence = words.problem(finding.told)
        rows.append({"check": finding.check, "level": finding.level, "told": sentence})
        if not json:
            level = column(words(f"doctor-{finding.level}"), WIDTH)
            subject = column(words(f"doctor-about-{finding.check}"), WIDTH)
            line = Text.assemble((level, STYLES[finding.level]), subject, sentence)
            out.print(line, soft_wrap=True)
    if json:
        print_json(rows)
    if any(row["level"] == "fault" for row in rows):
        raise typer.Exit(FAULTY)
