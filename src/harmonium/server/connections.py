"""One socket: who is behind it, and what waits to be sent to it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from harmonium.core.game import Seat
from harmonium.server.limits import Bucket
from harmonium.server.things import Someone

MOST_WAITING: Final = 200
"""Messages; a client that cannot keep up is dropped and asks for the present when it returns."""

TOO_SLOW: Final = 4008
FAREWELL_SECONDS: Final = 5.0


class Connection:
    """Messages go out in order, by one task that lives only while there are some."""

    __slots__ = (
        "_close",
        "_queue",
        "_send",
        "_task",
        "bucket",
        "eyes",
        "is_open",
        "marked",
        "person",
        "seats",
        "sign_bucket",
        "token_seat",
        "wants_advice",
    )

    def __init__(
        self,
        send: Callable[[bytes], Awaitable[None]],
        close: Callable[[int], Awaitable[None]],
        *,
        person: Someone | None,
        seats: tuple[Seat, ...],
        bucket: Bucket,
        token_seat: Seat | None = None,
        eyes: tuple[Seat, ...] | None = None,
    ) -> None:
        self._send = send
        self._close = close
        self._queue: list[bytes] = []  # a deque would cost every idle socket most of a kilobyte
        self._task: asyncio.Task[None] | None = None
        self.person = person
        self.seats = seats
        self.token_seat = token_seat
        self.eyes = eyes
        self.bucket = bucket
        self.sign_bucket: Bucket | None = None
        self.wants_advice = False
        self.marked: object = None
        """The marks it was sent last while it had nothing to decide."""
        self.is_open = True

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Through whose eyes it sees: of all its seats, or of those it asked for; a spectator's,
        if through no one's.
        """
        wanted = self.seats if self.eyes is None else self.eyes
        return tuple([seat for seat in self.seats if seat in wanted]) or (None,)

    @property
    def author(self) -> str:
        """Who acts: part of the key by which repeats are recognised."""
        return f"seat {self.token_seat}" if self.person is None else self.person.id

    def send(self, message: bytes) -> None:
        if not self.is_open:
            return
        self._queue.append(message)
        if self._task is None:
            self._task = asyncio.create_task(self._drain())
        elif len(self._queue) > MOST_WAITING:
            self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        if self.is_open:
            self.is_open = False
            self._queue.clear()
            if self._task is not None:
                self._task.cancel()
            self._task = asyncio.create_task(self._finish(code))

    async def _drain(self) -> None:
        try:
            while self._queue:
                batch, self._queue = self._queue, []
                for message in batch:
                    await self._send(message)
        except Exception:  # noqa: BLE001 - the other side is gone; its reader will notice
            self.is_open = False
            self._queue.clear()
        finally:
            if self.is_open:
                self._task = None

    async def _finish(self, code: int) -> None:
        with suppress(Exception):  # it may be gone already
            await self._close(code)

    async def ended(self) -> None:
        """The reader has left: nothing more will be sent, but a farewell is said to its end."""
        was_dropped = not self.is_open
        self.is_open = False
        self._queue.clear()
        if self._task is not None:
            if not was_dropped:
                self._task.cancel()
            await asyncio.wait([self._task], timeout=FAREWELL_SECONDS)
