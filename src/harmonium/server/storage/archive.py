"""Saving the whole database in one file and bringing it back, also into another kind of one.

A line of JSON a row, compressed: the same file restores into SQLite and into PostgreSQL.
"""

import gzip
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from harmonium.core.errors import Problem
from harmonium.server.storage import migrate, schema
from harmonium.server.storage.database import make_engine

FORMAT: Final = "harmonium-backup/1"
AT_ONCE: Final = 1_000


async def upgrade(database: str) -> None:
    engine = make_engine(database)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate.upgrade)
    finally:
        await engine.dispose()


async def backup(database: str, file: Path) -> int:
    """Everything as it is at this moment, even while a server runs; the number of rows."""
    engine = make_engine(database, existing=True)
    rows = 0
    try:
        async with engine.connect() as connection:
            await connection.run_sync(migrate.check)
            await connection.commit()
            is_sqlite = engine.dialect.name == "sqlite"
            if not is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            with _new_file(file) as out:
                head = {"format": FORMAT, "revision": migrate.HEAD}
                out.write(json.dumps(head) + "\n")
                async with connection.begin():
                    if is_sqlite:  # its driver begins nothing for reading: each would see its own
                        await connection.exec_driver_sql("BEGIN")
                    for table in _kept():
                        found = await connection.stream(select(table))
                        async for row in found.mappings():
                            line = json.dumps([table.name, dict(row)], ensure_ascii=False)
                            out.write(line + "\n")
                            rows += 1
    finally:
        await engine.dispose()
    return rows


def _kept() -> Iterator[Table]:
    return (one for one in schema.METADATA.sorted_tables if one.name not in schema.PASSING)


@contextmanager
def _new_file(file: Path) -> Iterator[IO[str]]:
    """In place of an older one only when it is whole; for our eyes only, as it holds secrets."""
    part = file.with_name(f"{file.name}.part")
    try:
        with open(part, "wb", opener=lambda name, flags: os.open(name, flags, 0o600)) as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as out:
                yield out
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


async def restore(database: str, file: Path) -> int:
    """Into an empty database, all or nothing; the number of rows."""
    engine = make_engine(database)
    try:
        lines = _lines(file)
        revision = next(lines)
        async with engine.begin() as connection:
            await connection.run_sync(migrate.upgrade)
            for table in _kept():
                count = await connection.scalar(select(func.count()).select_from(table))
                if count:
                    raise Problem("database-not-empty")
            if revision != migrate.HEAD:
                await connection.run_sync(_go_back, revision)
            rows = await _insert(connection, lines)
            await connection.run_sync(migrate.upgrade)
            return rows
    finally:
        await engine.dispose()


def _go_back(connection: Connection, revision: str) -> None:
    """An older backup fits into the form of its time, which then comes the usual way to ours."""
    schema.METADATA.drop_all(connection)
    connection.execute(text("DROP TABLE alembic_version"))
    migrate.upgrade(connection, revision)


def _lines(file: Path) -> Iterator[Any]:
    """The revision of a backup, then its rows; whatever is wrong with the file is one Problem."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as source:
            head = json.loads(next(source))
            if head["format"] != FORMAT or not "0001" <= head["revision"] <= migrate.HEAD:
                raise Problem("bad-backup", file=str(file))
            yield head["revision"]
            for line in source:
                name, row = json.loads(line)
                if name not in schema.METADATA.tables:
                    raise Problem("bad-backup", file=str(file))
                yield name, row
    except (OSError, EOFError, StopIteration, ValueError, KeyError, TypeError) as error:
        if isinstance(error, Problem):
            raise
        raise Problem("bad-backup", file=str(file)) from error


async def _insert(connection: AsyncConnection, lines: Iterator[tuple[str, dict[str, Any]]]) -> int:
    tables = await connection.run_sync(_tables)
    rows = 0
    while batch := list(islice(lines, AT_ONCE)):
        by_table: dict[str, list[dict[str, Any]]] = {}
        for name, row in batch:
            by_table.setdefault(name, []).append(row)
        for name, found in by_table.items():
            await connection.execute(insert(tables[name]), found)
        rows += len(batch)
    return rows


def _tables(connection: Connection) -> Mapping[str, Table]:
    """As they are there now, which may be an older form than the one we know."""
    found = MetaData()
    found.reflect(connection)
    return found.tables
