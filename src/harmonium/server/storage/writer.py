"""The one writer of a process: commits whatever is pending, all tables together.

No timer: while one group is on its way to the disk the next one gathers.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Any, Final, Protocol

from sqlalchemy import bindparam, delete, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from harmonium.server.base.errors import CannotWrite
from harmonium.server.storage import schema
from harmonium.server.storage.backend import Backend, Batch, Conflict, Unfit, Write
from harmonium.server.storage.postgres import Postgres
from harmonium.server.storage.sqlite import Sqlite
from harmonium.server.storage.statements import ADD_ENTRY

LATELY_SECONDS: Final = 5.0

_NAME: Final = "trial"
_TRIAL: Final = (
    (insert(schema.settings), {"name": _NAME, "value": "x" * 16_384}),
    (delete(schema.settings).where(schema.settings.c.name == bindparam("trial")), {"trial": _NAME}),
)
"""Leaves nothing behind; larger than any page, so that there must be room for more."""

log = logging.getLogger("harmonium.storage")


class Chain(Protocol):
    """Jobs of one chain depend on each other: when one fails, those behind it fail too."""

    epoch: int


class Job(Protocol):
    """What is to be committed together, and who learns its fate, in the loop."""

    writes: Sequence[Write]
    epoch: int

    @property
    def chain(self) -> Chain | None: ...

    def meanwhile(self) -> None:
        """While it is being written; nothing may depend on it."""

    def done(self) -> None: ...

    def failed(self, error: Exception) -> None: ...


class _Waited:
    """Somebody waits for it: the one bridge between jobs and futures."""

    __slots__ = ("epoch", "future", "writes")
    chain = None

    def __init__(self, writes: Sequence[Write], future: "asyncio.Future[None]") -> None:
        self.writes = writes
        self.future = future
        self.epoch = 0

    def meanwhile(self) -> None: ...

    def done(self) -> None:
        if not self.future.done():
            self.future.set_result(None)

    def failed(self, error: Exception) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._backend: Backend = (
            Sqlite(str(engine.url.database))
            if engine.dialect.name == "sqlite"
            else Postgres(engine)
        )
        self._pending: list[Job] = []
        self._alone: deque[Job] = deque()
        """Of a group that was refused: to find out because of whom, before anything else."""
        self._is_busy = False
        self._idle = asyncio.Event()
        self._idle.set()
        self.groups = 0
        self.written = 0
        self.failed = 0
        self._is_in_trouble = False
        self._last: float | None = None
        """When something was written, unless it has failed since."""

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._backend.open()

    def submit(self, job: Job) -> None:
        """Queue a job: it is done, or failed, when its fate is on the disk."""
        self._pending.append(job)
        if not self._is_busy:
            self._is_busy = True
            self._idle.clear()
            self._loop.call_soon(self._next)  # what is submitted in this turn goes together

    @property
    def waiting(self) -> int:
        """Jobs that are not even on their way yet."""
        return len(self._pending) + len(self._alone)

    async def write(self, *writes: Write) -> None:
        """Commit these together and wait; Conflict if a key is taken."""
        future: asyncio.Future[None] = self._loop.create_future()
        self.submit(_Waited(writes, future))
        await future

    async def check(self) -> None:
        """CannotWrite, unless something was written lately or can be written now."""
        if self._last is None or self._loop.time() - self._last > LATELY_SECONDS:
            await self.write(*_TRIAL)

    async def write_or_conflict(self, *writes: Write) -> bool:
        try:
            await self.write(*writes)
        except Conflict:
            return False
        return True

    async def idle(self) -> None:
        """When all that was submitted has met its fate."""
        await self._idle.wait()

    async def close(self) -> None:
        """Write what is pending, then stop."""
        await self.idle()
        await self._backend.close()

    def _next(self) -> None:
        while self._alone or self._pending:
            if self._alone:
                group = [self._alone.popleft()]
            else:
                group, self._pending = self._pending, []
            jobs = []
            for job in group:
                if job.chain is not None and job.chain.epoch != job.epoch:
                    _fail(job)
                else:
                    jobs.append(job)
            if jobs:
                writes = [write for job in jobs for write in job.writes]
                batches = list(_batched(writes, self._backend.rows_at_once))
                self._backend.commit(
                    batches, partial(_meanwhile, jobs), partial(self._committed, jobs)
                )
                return
        self._is_busy = False
        self._idle.set()

    def _committed(self, jobs: list[Job], error: Exception | None) -> None:
        if error is None:
            self.groups += 1
            self.written += len(jobs)
            self._is_well()
            for job in jobs:
                _tell(job.done)
        elif isinstance(error, Conflict | Unfit) and len(jobs) > 1:
            self._divide(jobs, error.taken if isinstance(error, Conflict) else ())
        elif isinstance(error, Conflict | Unfit):
            _fail(jobs[0], error)
        else:  # the disk is full, the server gone: tell all
            self._is_ill(error, len(jobs))
            for job in jobs:
                _fail(job, CannotWrite())
        self._loop.call_soon(self._next)  # after what has come in the meantime

    def _divide(self, jobs: list[Job], taken: Collection[tuple[str, int]]) -> None:
        """The others must not suffer for one, and are written together where those that lost are
        known.
        """
        if not taken:
            self._alone.extend(jobs)
            return
        rest = []
        for job in jobs:
            if any(key in taken for key in _entries_of(job)):
                _fail(job)
            else:
                rest.append(job)
        self._pending[:0] = rest

    def _is_well(self) -> None:
        if self._is_in_trouble:
            self._is_in_trouble = False
            log.warning("writing works again", extra={"failed": self.failed})
        self._last = self._loop.time()

    def _is_ill(self, error: Exception, jobs: int) -> None:
        """One line for all that fail until it works again: the log may be on the same disk."""
        self.failed += jobs
        self._last = None
        if not self._is_in_trouble:
            self._is_in_trouble = True
            log.error("nothing can be written", exc_info=error)


def _batched(writes: list[Write], most: int) -> Iterator[Batch]:
    """Neighbours with the same statement become one round trip, except those that must meet."""
    batch: list[dict[str, Any]] = []
    last: Any = None
    must_meet = False
    for statement, values in writes:
        is_new = (
            statement is not last
            or must_meet
            or len(batch) == most
            or tuple(values) != tuple(batch[-1])
        )
        if is_new:
            if batch:
                yield Batch(last, batch, must_meet)
            last, batch = statement, []
            must_meet = bool(last.get_execution_options().get("must_meet"))
        batch.append(values)
    if batch:
        yield Batch(last, batch, must_meet)


def _entries_of(job: Job) -> Iterator[tuple[str, int]]:
    for statement, values in job.writes:
        if statement is ADD_ENTRY:
            yield values["table_id"], values["number"]


def _meanwhile(jobs: list[Job]) -> None:
    for job in jobs:
        try:
            job.meanwhile()
        except Exception:  # whoever needs it will meet it again
            log.exception("not done while it was written")


def _fail(job: Job, error: Exception | None = None) -> None:
    if job.chain is not None and job.chain.epoch == job.epoch:
        job.chain.epoch += 1
    _tell(partial(job.failed, error or Conflict()))


def _tell(call: Callable[[], None]) -> None:
    try:
        call()
    except Exception:  # what one table makes of it must not stop all the others
        log.exception("its fate is known, but not told")
