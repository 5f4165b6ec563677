"""One socket at a table: who is behind it, and through whose eyes it sees."""

from typing import Protocol

from harmonium.core.game import Seat
from harmonium.room.audience import Place
from harmonium.server.limits.buckets import Allowance, Bucket
from harmonium.wire.protocol import MOST_UNSENT, TOO_SLOW
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
        if self._size > MOST_UNSENT:
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


class Connection(Place):
    """A place at a table with a line to it."""

    __slots__ = (
        "address",
        "allowance",
        "client",
        "line",
        "patience",
        "wants_advice",
        "wants_hopes",
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
        super().__init__(person=person, seats=seats, token_seat=token_seat, token=token, eyes=eyes)
        self.line = line
        self.address = address
        """From where it came."""
        self.allowance = allowance
        self.patience: Bucket | None = None
        """For messages over the limit."""
        self.wants_advice = False
        self.client: str | None = None
        """The version that it says it is; programs and older pages say nothing."""
        self.wants_hopes = False

    def send(self, message: bytes) -> None:
        """In order, and never waiting: a line that cannot keep up is dropped."""
        self.line.send(message)

    def drop(self, code: int) -> None:
        self.line.close(code)
