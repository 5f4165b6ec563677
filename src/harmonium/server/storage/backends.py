"""How a group of writes gets to the disk, all of it or nothing.

SQLite is written through its own driver, because a group through SQLAlchemy's asynchronous engine
costs twenty times the processor (benchmarks/server/README.md); the statements are the same.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, Final, Protocol, cast

from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import ClauseElement

from harmonium.server.storage.beside import Beside, Calls

Write = tuple[ClauseElement, dict[str, Any]]
Then = Callable[[Exception | None], None]
"""Told in the loop when it is on the disk, or why it is not."""

_Line = tuple[str, bool, Any]
"""What SQLite is told, whether it must meet a row, and the values."""

QUICK_SECONDS: Final = 0.005
"""A disk that takes less for a group on average is waited for in the loop."""

PATIENT_SECONDS: Final = 10
"""How long we wait in the thread for another process that writes."""

DATA_EXCEPTIONS: Final = "22"
"""How PostgreSQL's states of this kind begin."""

ROWS_AT_ONCE: Final = 64
"""Of one statement; SQLite takes at least 999 values."""

MUST_MEET: Final = {"must_meet": True}
"""Option of a statement that may only be done where it meets a row: else it is a Conflict."""


class Conflict(Exception):
    """Somebody else was faster: a key is taken, or a row is not what we knew."""


class Unfit(Exception):
    """What somebody wants to write is nothing that the database can hold."""


class Backend(Protocol):
    async def open(self) -> None: ...

    def commit(self, writes: list[Write], meanwhile: Calls, then: Then) -> None:
        """One group at a time: the next one only when `then` was told, maybe at once.

        What is to be done meanwhile is done before that.
        """

    async def close(self) -> None: ...


def backend_of(engine: AsyncEngine) -> Backend:
    if engine.dialect.name == "sqlite":
        return _Sqlite(str(engine.url.database))
    return _Sqlalchemy(engine)


def _must_meet(statement: Any) -> bool:
    return bool(statement.get_execution_options().get("must_meet"))


def _check_met(must_meet: bool, rows: int) -> None:  # noqa: FBT001
    if must_meet and not rows:
        raise Conflict


class _Sqlite:
    """Waits for a quick disk in the loop, for a slow one or another process in a thread.

    Every act waits for the disk in any case, and where that is quick the way to a thread and back
    costs too much beside it (docs/decisions/0022-a-quick-disk-is-waited-for.md).
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "writer")
        self._beside = Beside()
        self._far: sqlite3.Connection | None = None
        """The thread's."""
        self._near: sqlite3.Connection | None = None
        """The loop's; never waits for another process."""
        self._seconds = 0.0
        """What a group took lately."""
        self._compiled: dict[tuple[int, tuple[str, ...]], tuple[ClauseElement, str, bool]] = {}
        self._rows_of: dict[tuple[str, tuple[str, ...], int], str] = {}

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._far = await self._loop.run_in_executor(self._thread, _connect, self._path)
        self._near = _connect(self._path)
        self._near.execute("PRAGMA busy_timeout=0")
        self._beside.start()

    def commit(self, writes: list[Write], meanwhile: Calls, then: Then) -> None:
        if self._seconds > QUICK_SECONDS or not self._commit_near(writes, meanwhile, then):
            work = self._loop.run_in_executor(self._thread, self._commit, self._far, writes)
            work.add_done_callback(lambda done: then(cast("Exception | None", done.exception())))
            self._beside.do(meanwhile)

    def _commit_near(self, writes: list[Write], meanwhile: Calls, then: Then) -> bool:
        """Whether its fate is known."""
        fate: Exception | None = None
        self._beside.hand(meanwhile)
        try:
            self._commit(self._near, writes)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                return False
            fate = error
        except Exception as error:  # noqa: BLE001 - whoever waits shall learn it
            fate = error
        finally:
            self._beside.do(meanwhile)
        then(fate)
        return True

    def _commit(self, connection: sqlite3.Connection | None, writes: list[Write]) -> None:
        if connection is None:
            raise RuntimeError("the writer is closed")
        begun = perf_counter()
        _commit(connection, list(self._lines(writes)))
        self._seconds += (perf_counter() - begun - self._seconds) / 8

    async def close(self) -> None:
        near, far, self._near, self._far = self._near, self._far, None, None
        if near is not None:
            near.close()
        if far is not None:
            await self._loop.run_in_executor(self._thread, far.close)
        self._thread.shutdown()
        self._beside.close()

    def _lines(self, writes: list[Write]) -> Iterable[_Line]:
        for statement, rows in _batched(writes, ROWS_AT_ONCE):
            if len(rows) > 1 and statement.is_insert:
                text = self._insert(statement.table.name, tuple(rows[0]), len(rows))
                yield text, False, [value for row in rows for value in row.values()]
            else:
                for values in rows:
                    yield *self._text(statement, values), values

    def _insert(self, table: str, columns: tuple[str, ...], rows: int) -> str:
        """Many rows in one step: for every step the thread waits for its turn in the process."""
        key = (table, columns, rows)
        if key not in self._rows_of:
            row = f"({', '.join('?' * len(columns))})"
            self._rows_of[key] = (
                f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([row] * rows)}"  # noqa: S608 - names of ours
            )
        return self._rows_of[key]

    def _text(self, statement: ClauseElement, values: dict[str, Any]) -> tuple[str, bool]:
        # Statements are module constants; the statement is kept so that its id stays its own.
        key = (id(statement), tuple(values))
        if key not in self._compiled:
            if len(self._compiled) > 500:
                self._compiled.clear()
            dialect = sqlite.dialect(paramstyle="named")
            text = str(statement.compile(dialect=dialect, column_keys=list(values)))
            self._compiled[key] = (statement, text, _must_meet(statement))
        return self._compiled[key][1:]


def _connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=PATIENT_SECONDS)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def _commit(connection: sqlite3.Connection, lines: list[_Line]) -> None:
    if len(lines) == 1:
        _commit_one(connection, *lines[0])
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for text, must_meet, values in lines:
            _check_met(must_meet, connection.execute(text, values).rowcount)
        connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise _meant(error) from error


def _commit_one(
    connection: sqlite3.Connection,
    text: str,
    must_meet: bool,  # noqa: FBT001
    values: Any,
) -> None:
    """A single statement is a transaction by itself."""
    try:
        _check_met(must_meet, connection.execute(text, values).rowcount)
    except Exception as error:
        raise _meant(error) from error


def _meant(error: BaseException) -> BaseException:
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict()
    if isinstance(error, OverflowError | sqlite3.DataError | sqlite3.ProgrammingError):
        return Unfit(str(error))
    return error


class _Sqlalchemy:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._task: asyncio.Task[None] | None = None
        self._beside = Beside()

    async def open(self) -> None:
        """Connections come from the pool."""

    def commit(self, writes: list[Write], meanwhile: Calls, then: Then) -> None:
        self._task = asyncio.create_task(self._commit(writes, then))
        self._beside.do(meanwhile)

    async def _commit(self, writes: list[Write], then: Then) -> None:
        fate: Exception | None = None
        try:
            async with self._engine.begin() as connection:
                for statement, rows in _batched(writes, len(writes)):
                    done = await connection.execute(statement, rows)
                    _check_met(_must_meet(statement), done.rowcount)
        except IntegrityError:
            fate = Conflict()
        except DBAPIError as error:
            is_data = str(getattr(error.orig, "sqlstate", "")).startswith(DATA_EXCEPTIONS)
            fate = Unfit(str(error.orig)) if is_data else error
        except Exception as error:  # noqa: BLE001 - as above
            fate = error
        then(fate)

    async def close(self) -> None:
        """The engine is disposed of by the database."""


def _batched(writes: list[Write], most: int) -> Iterable[tuple[Any, list[dict[str, Any]]]]:
    """Neighbours with the same statement become one round trip, except those that must meet."""
    batch: list[dict[str, Any]] = []
    last: Any = None
    for statement, values in writes:
        is_new = (
            statement is not last
            or len(batch) == most
            or _must_meet(statement)
            or tuple(values) != tuple(batch[-1])
        )
        if last is not None and is_new:
            yield last, batch
            batch = []
        last = statement
        batch.append(values)
    if last is not None:
        yield last, batch
