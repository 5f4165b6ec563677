"""`harmonium db`: bring the database up to date, save it, bring it back."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from harmonium.cli.console import out, words

Database = Annotated[str | None, typer.Option("--database", help=words("cli-serve-database"))]


def _address(given: str | None) -> str:
    from harmonium.server.base.settings import from_environment

    return from_environment(database=given).database


def upgrade(database: Database = None) -> None:
    from harmonium.server.storage import archive

    asyncio.run(archive.upgrade(_address(database)))
    out.print(words("database-upgraded"))


def backup(
    file: Annotated[Path, typer.Argument(help=words("cli-db-file"))], database: Database = None
) -> None:
    from harmonium.server.storage import archive

    rows = asyncio.run(archive.backup(_address(database), file))
    out.print(words("database-saved", rows=rows, file=str(file)), soft_wrap=True, markup=False)


def restore(
    file: Annotated[Path, typer.Argument(help=words("cli-db-file"))], database: Database = None
) -> None:
    from harmonium.server.storage import archive

    rows = asyncio.run(archive.restore(_address(database), file))
    out.print(words("database-restored", rows=rows))


COMMANDS: tuple[tuple[str, Callable[..., None]], ...] = (
    ("upgrade", upgrade),
    ("backup", backup),
    ("restore", restore),
)
