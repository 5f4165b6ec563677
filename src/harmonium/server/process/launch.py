"""From the command to the server.

The command has Rich, Typer and the terminal's pages in memory, an upgrade of the database has
Alembic: the server itself needs none of it and runs for months. So the command prepares
everything and then becomes `python -m harmonium.server`.
"""

import asyncio
import os
import sys

import msgspec

from harmonium.server.base.settings import PREFIX, Settings
from harmonium.server.process import workers
from harmonium.server.process.channel import kind_of
from harmonium.server.storage import open_database
from harmonium.server.storage.sole import alone

OPEN = "--open"


def start(settings: Settings, *, open_browser: bool) -> None:
    """Refuse what cannot be served with a sentence; else never come back."""
    workers.check(settings)
    asyncio.run(_prepare(settings))
    values = msgspec.to_builtins(settings)
    given = {f"{PREFIX}{name.upper()}": str(v) for name, v in values.items() if v is not None}
    command = [sys.executable, "-m", "harmonium.server", *([OPEN] if open_browser else [])]
    # Arenas for each thread would keep memory that nobody uses any more.
    environment = {"MALLOC_ARENA_MAX": "1", **os.environ, **given}
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(sys.executable, command, environment)  # noqa: S606 - ourselves
    os.environ.update(given)
    from harmonium.server.__main__ import main  # noqa: PLC0415 - only where it cannot be replaced

    main(command[3:])


async def _prepare(settings: Settings) -> None:
    is_shared = kind_of(settings) != "memory"
    async with alone(settings.database, shared=is_shared), open_database(settings.database):
        pass
