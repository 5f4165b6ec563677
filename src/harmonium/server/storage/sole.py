"""One server to a database, or several that hear each other.

A second one without a channel would half work: it has rooms, clocks and bots of its own, and
nothing tells the one what the other did. So it is refused, whichever of the two has no channel. The
lock is the operating system's, or PostgreSQL's own, so it ends with whoever holds it, however they
end; those who share a channel share the lock. PostgreSQL's ends with the connection too: where that
is cut, the lock is taken again.
"""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO, Final

from sqlalchemy import TextClause, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from harmonium.core.errors import Problem
from harmonium.server.storage.database import async_url, make_engine

if sys.platform != "win32":
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
else:
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)


KEY: Final = 0x6861726D6F6E69
"""Of the advisory lock: ours in any PostgreSQL."""

TRIES: Final = 10
PAUSE: Final = 0.3
"""Seconds between them: whoever has just been stopped may still be on the way out."""

LOOK_EVERY: Final = 1.0
"""Seconds: is the connection still there that holds the lock?"""

PATIENCE: Final = 10.0
"""Seconds for an answer to that."""

log = logging.getLogger("harmonium.storage")


@asynccontextmanager
async def alone(database: str, tries: int = TRIES, *, shared: bool = False) -> AsyncIterator[None]:
    """Nobody else serves from this database as long as this lasts, or nobody who does not share it
    either; else a Problem says so.
    """
    url = async_url(database)
    if url.get_backend_name() != "sqlite":
        async with _advisory(database, tries, _SHARED if shared else _EXCLUSIVE):
            yield
    elif not url.database or url.database == ":memory:":
        yield
    else:
        file = _real(url.database)
        with _opened(file) as lock:

            async def take() -> bool:
                try:
                    _lock(lock)
                except OSError:
                    return False
                return True

            await _insist(take, tries, Problem("database-in-use", database=str(file)))
            yield


def _real(database: str) -> Path:
    return Path(database).resolve()


def _opened(database: Path) -> IO[bytes]:
    """Beside the database: a lock on that itself would be lost whenever SQLite closes it."""
    database.parent.mkdir(parents=True, exist_ok=True)
    return database.with_name(f"{database.name}.lock").open("ab")


_EXCLUSIVE: Final = text("SELECT pg_try_advisory_lock(:key)")
_SHARED: Final = text("SELECT pg_try_advisory_lock_shared(:key)")


_PRESENT: Final = text("SELECT 1")


@asynccontextmanager
async def _advisory(database: str, tries: int, lock: TextClause) -> AsyncIterator[None]:
    engine = make_engine(database)
    try:
        async with _connected(engine) as connection:
            take = partial(_is_taken, connection, lock)
            await _insist(take, tries, Problem("database-shared"))
            keeping = asyncio.create_task(_keep(engine, connection, lock))
            try:
                yield
            finally:
                keeping.cancel()
                await asyncio.gather(keeping, return_exceptions=True)
    finally:
        await engine.dispose()


@asynccontextmanager
async def _connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        yield connection


async def _is_taken(connection: AsyncConnection, lock: TextClause) -> bool:
    return bool(await connection.scalar(lock, {"key": KEY}))


async def _keep(engine: AsyncEngine, first: AsyncConnection, lock: TextClause) -> None:
    """For ever: when the connection is gone, by another one as soon as that can be."""
    with suppress(SQLAlchemyError, OSError):
        await _watch(first)
    while True:
        with suppress(SQLAlchemyError, OSError):
            async with _connected(engine) as connection:
                if await _is_taken(connection, lock):
                    await _watch(connection)
                log.warning("somebody else has the database")  # for a moment, or for good
        await asyncio.sleep(LOOK_EVERY)


async def _watch(connection: AsyncConnection) -> None:
    """Until it is cut, which is an error then."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        async with asyncio.timeout(PATIENCE):
            await connection.execute(_PRESENT)


async def _insist(take: Callable[[], Awaitable[bool]], tries: int, refusal: Problem) -> None:
    for attempt in range(tries):
        if attempt:
            await asyncio.sleep(PAUSE)
        if await take():
            return
    raise refusal
