"""Opening the database: engine, pragmas, migrations, the server's secret."""

import secrets
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, event, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from harmonium.core.errors import Problem
from harmonium.server.storage import migrate, schema
from harmonium.server.storage.writer import Writer

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def async_url(text: str) -> URL:
    """The address with the driver we use: people write sqlite:///file or postgresql://..."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise Problem("database-bad-address", database=text) from error
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise Problem("database-unknown-kind", kind=backend, known=", ".join(DRIVERS))
    return url.set(drivername=DRIVERS[backend])


class Database:
    """Reads go through the engine's pool, writes through the one writer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self.secret = b""

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    async def rows(self, statement: Executable, **parameters: object) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement, parameters)).all()

    async def row(self, statement: Executable, **parameters: object) -> Any | None:
        found = await self.rows(statement, **parameters)
        return found[0] if found else None

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()


@asynccontextmanager
async def open_database(
    text: str, *, upgrade: bool | None = None, existing: bool = False
) -> AsyncIterator[Database]:
    """A database ready for use: SQLite is brought up to date here, PostgreSQL only if told so."""
    engine = make_engine(text, existing=existing)
    database = Database(engine)
    try:
        async with engine.connect() as connection:
            wanted = database.is_sqlite if upgrade is None else upgrade
            await connection.run_sync(migrate.upgrade if wanted else migrate.check)
            await connection.commit()
        await database.writer.start()
        database.secret = await _secret(database)
        yield database
    finally:
        await database.close()


def make_engine(text: str, *, existing: bool = False) -> AsyncEngine:
    """A file that is not there is made, unless somebody only looks into what is kept."""
    url = async_url(text)
    if url.get_backend_name() != "sqlite":
        try:
            engine = create_async_engine(url, pool_size=8)
        except ImportError as error:
            raise Problem("database-driver-missing", extra="postgres") from error
        event.listen(engine.sync_engine, "checkout", _check_open)
        return engine
    if url.database and url.database != ":memory:":
        file = Path(url.database)
        if existing and not file.exists():
            raise Problem("database-missing", file=url.database)
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)  # for our eyes only: it holds what cookies are signed with
    # Each connection is a thread with a page cache: a few readers are enough beside the writer.
    engine = create_async_engine(url, pool_size=2, max_overflow=2)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _check_open(connection: Any, *_: object) -> None:
    """What was cut while it lay in the pool is known to be: nobody has to fail with it."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _prepare(connection: Any, _: object) -> None:
    """An act counts as done only when it is on the disk: synchronous=FULL."""
    cursor = connection.cursor()
    try:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise Problem("database-other-file") from error
        raise
    cursor.close()


async def _secret(database: Database) -> bytes:
    """Made once for each database; whoever comes second reads what the first one wrote."""
    wanted = select(schema.settings.c.value).where(schema.settings.c.name == "secret")
    row = await database.row(wanted)
    if row is None:
        new = {"name": "secret", "value": secrets.token_hex(32)}
        await database.writer.write_or_conflict((schema.settings.insert(), new))
        row = await database.row(wanted)
    if row is None:
        raise RuntimeError("the secret was written and is not there")
    return bytes.fromhex(row.value)
