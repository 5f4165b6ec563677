"""The one writer of a process: commits whatever is pending, all tables together.

No timer: while one group is on its way to the disk the next one gathers. SQLite is written
through its own driver in a thread of its own, because a group through SQLAlchemy's asynchronous
engine costs twenty times the processor (benchmarks/server/README.md); the statements are the
same.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import ClauseElement

log = logging.getLogger("harmonium.storage")

Write = tuple[ClauseElement, dict[str, Any]]
_Line = tuple[str, bool, Any]
"""What SQLite is told, whether it must meet a row, and the values."""

ROWS_AT_ONCE: Final = 64
"""Of one statement; SQLite takes at least 999 values."""


MUST_MEET: Final = {"must_meet": True}
"""Option of a statement that may only be done where it meets a row: else it is a Conflict."""


class Conflict(Exception):
    """Somebody else was faster: a key is taken, or a row is not what we knew."""


class Epoch(Protocol):
    """Jobs of one line depend on each other: when one fails, those behind it fail too."""

    epoch: int


@dataclass(slots=True, eq=False)
class Job:
    writes: Sequence[Write]
    done: Callable[[], None] | None = None
    failed: Callable[[Exception], None] | None = None
    line: Epoch | None = None
    epoch: int = 0
    future: "asyncio.Future[None] | None" = field(default=None)

    @property
    def is_void(self) -> bool:
        return self.line is not None and self.line.epoch != self.epoch


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._backend: _Sqlite | _Sqlalchemy = (
            _Sqlite(str(engine.url.database))
            if engine.dialect.name == "sqlite"
            else _Sqlalchemy(engine)
        )
        self._pending: list[Job] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.groups = 0
        self.written = 0

    async def start(self) -> None:
        await self._backend.open()
        self._task = asyncio.create_task(self._run(), name="writer")

    def submit(self, job: Job) -> None:
        """Queue a job; `done` or `failed` is called in the loop when its fate is on the disk."""
        self._pending.append(job)
        self._wake.set()

    async def write(self, *writes: Write) -> None:
        """Commit these together and wait; Conflict if a key is taken."""
        job = Job(writes, future=asyncio.get_running_loop().create_future())
        self.submit(job)
        assert job.future is not None
        await job.future

    async def write_or_conflict(self, job: Job) -> bool:
        try:
            await self.write(*job.writes)
        except Conflict:
            return False
        return True

    async def close(self) -> None:
        """Write what is pending, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
            self._task = None
        await self._backend.close()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._pending:
                group, self._pending = self._pending, []
                await self._commit(group)
            if self._closing:
                return

    async def _commit(self, group: list[Job]) -> None:
        void = [job for job in group if job.is_void]
        jobs = [job for job in group if not job.is_void]
        for job in void:
            _fail(job)
        try:
            await self._backend.commit([write for job in jobs for write in job.writes])
        except Conflict:
            await self._one_by_one(jobs)
            return
        except Exception as error:  # noqa: BLE001 - the disk is full, the server gone: tell all
            for job in jobs:
                _fail(job, error)
            return
        self.groups += 1
        self.written += len(jobs)
        for job in jobs:
            _finish(job)

    async def _one_by_one(self, jobs: Iterable[Job]) -> None:
        """Find out who lost; the others must not suffer for it."""
        for job in jobs:
            if job.is_void:
                _fail(job)
                continue
            try:
                await self._backend.commit(list(job.writes))
            except Exception as error:  # noqa: BLE001 - as above
                _fail(job, error)
            else:
                _finish(job)


def _finish(job: Job) -> None:
    if job.future is not None and not job.future.done():
        job.future.set_result(None)
    if job.done is not None:
        try:
            job.done()
        except Exception:  # what one table makes of it must not stop all the others
            log.exception("written, but not told")


def _fail(job: Job, error: Exception | None = None) -> None:
    if job.line is not None and job.line.epoch == job.epoch:
        job.line.epoch += 1
    reason = error or Conflict()
    if job.future is not None and not job.future.done():
        job.future.set_exception(reason)
    if job.failed is not None:
        job.failed(reason)


def _must_meet(statement: Any) -> bool:
    return bool(statement.get_execution_options().get("must_meet"))


def _check_met(must_meet: bool, rows: int) -> None:  # noqa: FBT001
    if must_meet and not rows:
        raise Conflict


class _Sqlite:
    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None
        self._compiled: dict[tuple[int, tuple[str, ...]], tuple[ClauseElement, str, bool]] = {}
        self._rows_of: dict[tuple[str, tuple[str, ...], int], str] = {}

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._open)

    def _open(self) -> None:
        self._connection = sqlite3.connect(self._path, isolation_level=None, timeout=10)
        self._connection.execute("PRAGMA journal_mode=WAL")
        self._connection.execute("PRAGMA synchronous=FULL")

    async def commit(self, writes: list[Write]) -> None:
        if writes:
            lines = list(self._lines(writes))
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, lines)

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

    def _commit(self, lines: list[_Line]) -> None:
        connection = self._connection
        if connection is None:
            raise RuntimeError("the writer is closed")
        if len(lines) == 1:
            self._commit_one(connection, *lines[0])
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            for text, must_meet, values in lines:
                met = connection.execute(text, values).rowcount
                _check_met(must_meet, met)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK")
            raise Conflict from error
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _commit_one(
        self,
        connection: sqlite3.Connection,
        text: str,
        must_meet: bool,  # noqa: FBT001
        values: Any,
    ) -> None:
        """A single statement is a transaction by itself."""
        try:
            _check_met(must_meet, connection.execute(text, values).rowcount)
        except sqlite3.IntegrityError as error:
            raise Conflict from error

    async def close(self) -> None:
        connection = self._connection
        if connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, connection.close)
            self._connection = None
        self._thread.shutdown()


class _Sqlalchemy:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def open(self) -> None:
        """Connections come from the pool."""

    async def commit(self, writes: list[Write]) -> None:
        if not writes:
            return
        try:
            async with self._engine.begin() as connection:
                for statement, rows in _batched(writes, len(writes)):
                    done = await connection.execute(statement, rows)
                    _check_met(_must_meet(statement), done.rowcount)
        except IntegrityError as error:
            raise Conflict from error

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
