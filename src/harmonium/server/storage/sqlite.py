"""SQLite, written through its own driver: a group through SQLAlchemy's asynchronous engine costs
twenty times the processor (benchmarks/server/README.md); the statements are the same.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, Final, cast

from sqlalchemy.dialects import sqlite

from harmonium.server.storage.backend import Batch, Conflict, Then, Unfit

_Line = tuple[str, bool, Any]
"""What SQLite is told, whether it must meet a row, and the values."""

QUICK_SECONDS: Final = 0.005
"""A disk that takes less for a group on average is waited for in the loop."""

PATIENT_SECONDS: Final = 10
"""How long we wait in the thread for another process that writes."""


class Sqlite:
    """Waits for a quick disk in the loop, for a slow one or another process in a thread.

    Every act waits for the disk in any case, and where that is quick the way to a thread and back
    costs too much beside it (docs/decisions/0022-a-quick-disk-is-waited-for.md).
    """

    rows_at_once = 64
    """SQLite takes at least 999 values."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "writer")
        self._far: sqlite3.Connection | None = None
        """The thread's."""
        self._near: sqlite3.Connection | None = None
        """The loop's; never waits for another process."""
        self._seconds = 0.0
        """What a group took lately."""
        self._compiled: dict[tuple[int, tuple[str, ...]], tuple[Any, str]] = {}
        self._rows_of: dict[tuple[str, tuple[str, ...], int], str] = {}

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._far = await self._loop.run_in_executor(self._thread, _connect, self._path)
        self._near = _connect(self._path)
        self._near.execute("PRAGMA busy_timeout=0")

    def commit(self, batches: list[Batch], meanwhile: Callable[[], None], then: Then) -> None:
        is_quick = self._seconds <= QUICK_SECONDS
        if is_quick:
            meanwhile()  # the loop itself waits for the disk
            if self._commit_near(batches, then):
                return
        work = self._loop.run_in_executor(self._thread, self._commit, self._far, batches)
        work.add_done_callback(lambda done: then(cast("Exception | None", done.exception())))
        if not is_quick:
            meanwhile()

    def _commit_near(self, batches: list[Batch], then: Then) -> bool:
        """Whether its fate is known."""
        fate: Exception | None = None
        try:
            self._commit(self._near, batches)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                return False
            fate = error
        except Exception as error:  # noqa: BLE001 - whoever waits shall learn it
            fate = error
        then(fate)
        return True

    def _commit(self, connection: sqlite3.Connection | None, batches: list[Batch]) -> None:
        if connection is None:
            raise RuntimeError("the writer is closed")
        begun = perf_counter()
        _commit(connection, list(self._lines(batches)))
        self._seconds += (perf_counter() - begun - self._seconds) / 8

    async def close(self) -> None:
        near, far, self._near, self._far = self._near, self._far, None, None
        if near is not None:
            near.close()
        if far is not None:
            await self._loop.run_in_executor(self._thread, far.close)
        self._thread.shutdown()

    def _lines(self, batches: list[Batch]) -> Iterator[_Line]:
        for statement, rows, must_meet in batches:
            if len(rows) > 1 and statement.is_insert:
                text = self._insert(statement.table.name, tuple(rows[0]), len(rows))
                yield text, False, [value for row in rows for value in row.values()]
            else:
                for values in rows:
                    yield self._text(statement, values), must_meet, values

    def _insert(self, table: str, columns: tuple[str, ...], rows: int) -> str:
        """Many rows in one step: for every step the thread waits for its turn in the process."""
        key = (table, columns, rows)
        if key not in self._rows_of:
            row = f"({', '.join('?' * len(columns))})"
            self._rows_of[key] = (
                f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([row] * rows)}"  # noqa: S608 - names of ours
            )
        return self._rows_of[key]

    def _text(self, statement: Any, values: dict[str, Any]) -> str:
        # Statements are module constants; the statement is kept so that its id stays its own.
        key = (id(statement), tuple(values))
        if key not in self._compiled:
            if len(self._compiled) > 500:
                self._compiled.clear()
            dialect = sqlite.dialect(paramstyle="named")
            text = str(statement.compile(dialect=dialect, column_keys=list(values)))
            self._compiled[key] = (statement, text)
        return self._compiled[key][1]


def _connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=PATIENT_SECONDS)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def _commit(connection: sqlite3.Connection, lines: list[_Line]) -> None:
    try:
        if len(lines) > 1:  # a single statement is a transaction by itself
            connection.execute("BEGIN IMMEDIATE")
        for text, must_meet, values in lines:
            met = connection.execute(text, values).rowcount
            if must_meet and not met:
                raise Conflict  # noqa: TRY301 - it rolls back
        if len(lines) > 1:
            connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise _meant(error) from error


def _meant(error: BaseException) -> BaseException:
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict()
    if isinstance(error, OverflowError | sqlite3.DataError | sqlite3.ProgrammingError):
        return Unfit(str(error))
    return error
