"""PostgreSQL, or whatever else SQLAlchemy speaks to asynchronously."""

import asyncio
from collections.abc import Callable
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from harmonium.server.storage.backend import Batch, Conflict, Then, Unfit
from harmonium.server.storage.statements import ADD_ENTRY

DATA_EXCEPTIONS: Final = "22"
"""How PostgreSQL's states of this kind begin."""

_TAKEN: Final = text(
    "SELECT table_id, number FROM entries WHERE (table_id, number) IN"
    " (SELECT * FROM unnest(CAST(:tables AS text[]), CAST(:numbers AS integer[])))"
)


class Postgres:
    rows_at_once = 10_000

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connections come from the pool."""

    def commit(self, batches: list[Batch], meanwhile: Callable[[], None], then: Then) -> None:
        self._task = asyncio.create_task(self._commit(batches, then))
        meanwhile()

    async def _commit(self, batches: list[Batch], then: Then) -> None:
        fate: Exception | None = None
        try:
            if not await self._is_written(batches):
                fate = Conflict(await self._taken(batches))
        except DBAPIError as error:
            is_data = str(getattr(error.orig, "sqlstate", "")).startswith(DATA_EXCEPTIONS)
            fate = Unfit(str(error.orig)) if is_data else error
        except Exception as error:  # noqa: BLE001 - whoever waits shall learn it
            fate = error
        then(fate)

    async def _is_written(self, batches: list[Batch]) -> bool:
        try:
            async with self._engine.begin() as connection:
                for statement, rows, must_meet in batches:
                    done = await connection.execute(statement, rows)
                    if must_meet and not done.rowcount:
                        raise Conflict  # noqa: TRY301 - it rolls back
        except (Conflict, IntegrityError):
            return False
        return True

    async def _taken(self, batches: list[Batch]) -> frozenset[tuple[str, int]]:
        """Which entries another process has written meanwhile, all in one question."""
        wanted = [row for batch in batches if batch.statement is ADD_ENTRY for row in batch.rows]
        names = {
            "tables": [row["table_id"] for row in wanted],
            "numbers": [row["number"] for row in wanted],
        }
        async with self._engine.connect() as connection:
            found = await connection.execute(_TAKEN, names)
            return frozenset((row.table_id, row.number) for row in found)

    async def close(self) -> None:
        """The engine is disposed of by the database."""
