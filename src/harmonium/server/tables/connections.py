"""One socket at a table: who is behind it, and through whose eyes it sees."""

from typing import Protocol

from harmonium.core.game import Seat
from harmonium.server.limits.buckets import Allowance, Bucket
from harmonium.wire.protocol import MOST_WAITING, TOO_SLOW
from harmonium.wire.shared import Someone


class Wire(Protocol):
    """`harmonium.server.socket.line.Line`, or a test."""

    @property
    def is_open(self) -> bool: ...

    def send(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...

    def ping(self) -> None: ...


class Held:
    """A line whose client waits for an answer that takes long: what is said meanwhile comes
    behind that answer, in order.
    """

    def __init__(self, line: Wire) -> None:
        self._line = line
        self._messages: list[bytes] = []
        self._size = 0

    @property
    def is_open(self) -> bool:
        return self._line.is_open

    def send(self, message: bytes) -> None:
        self._messages.append(message)
        self._size += len(message)
        if self._size > MOST_WAITING:
            self._messages.clear()
            self._size = 0
            self._line.close(TOO_SLOW)

    def close(self, code: int) -> None:
        self._line.close(code)

    def ping(self) -> None:
        self._line.ping()

    def released(self, *first: bytes) -> Wire:
        """The line, after the answer and all that was held back."""
        for message in (*first, *self._messages):
            self._line.send(message)
        return self._line


class Connection:
    __slots__ = (
        "address",
        "allowance",
        "eyes",
        "line",
        "marked",
        "patience",
        "person",
        "seats",
        "token",
        "token_seat",
        "wants_advice",
    )

    def __init__(
        self,
        line: Wire,
        *,
        person: Someone | None,
        seats: tuple[Seat, ...],
        allowance: Allowance,
        address: str | None = None,
        token_seat: Seat | None = None,
        token: str | None = None,
        eyes: tuple[Seat, ...] | None = None,
    ) -> None:
        self.line = line
        self.person = person
        self.seats = seats
        self.token_seat = token_seat
        self.token = token
        """Its hash: what a program entered with, and may stay as long as the seat has it."""
        self.eyes = eyes
        self.address = address
        """From where it came."""
        self.allowance = allowance
        self.patience: Bucket | None = None
        """For messages over the limit."""
        self.wants_advice = False
        self.marked: object = None
        """The marks it was sent last while it had nothing to decide."""

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
        """In order, and never waiting: a line that cannot keep up is dropped."""
        self.line.send(message)

    def drop(self, code: int) -> None:
        self.line.close(code)
