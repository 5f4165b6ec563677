"""A room as one process keeps it: who is connected, and what is on its way to the disk.

The database is the truth. A room may be dropped and loaded again at any moment; it may run ahead
of the disk by the entries that the writer has not yet committed (`unsettled`), and nothing leaves
it before they are.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.room.room import Room
from harmonium.server.limits.buckets import BURST_SECONDS, Bucket
from harmonium.server.tables.connections import Connection
from harmonium.wire.protocol import Presence

if TYPE_CHECKING:
    from harmonium.server.tables.commit import Telling


@dataclass(slots=True, eq=False)
class LiveRoom(Room[Connection]):
    epoch: int = 0
    unsettled: int = 0
    is_broken: bool = False
    """Whether a write was lost: the fold must be loaded anew before anything else."""
    waiting: list[Callable[[], None]] = field(default_factory=list)
    telling: "Telling | None" = None
    """Of the last change."""
    thinking: set[Seat] = field(default_factory=set)
    alarm: Any = None
    touched: float = 0.0
    advice: tuple[Any, dict[Any, Any]] | None = None
    """What was thought about that state; see `advising.py`."""
    hinted: tuple[int, int, Any] | None = None
    """The last hint, and the entries and the seat it was for: asked again, it is the same."""
    talk: dict[str, Bucket] = field(default_factory=dict)
    """How much each of them may still say and ask, whatever socket they use."""
    reminded: set[tuple[int, int]] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """For changes of the table itself, which are rare."""
    changes: int = 0
    """How many of them it has seen; see `following.py`."""
    heard: int | None = None
    """The number of the last words that those here were told; None: nobody was told any."""
    elsewhere: dict[str, Presence] = field(default_factory=dict)
    """Who is at this table at other processes."""

    @property
    def is_settled(self) -> bool:
        return self.unsettled == 0 and not self.is_broken

    @property
    def is_quiet(self) -> bool:
        """Nobody looks at it, and it waits for nothing of ours."""
        is_busy = self.audience or self.thinking or self.waiting or self.lock.locked()
        return self.is_settled and not is_busy

    def check_talk(self, who: str, what: str, rate: float, seconds: float = BURST_SECONDS) -> None:
        """Say no to whoever speaks without end."""
        key = f"{what} {who}"
        bucket = self.talk.get(key)
        if bucket is None:
            bucket = self.talk[key] = Bucket(rate, seconds)
        if not bucket.take():
            raise Problem("too-many-messages")

    def when_settled(self, call: Callable[[], None]) -> None:
        """Do it when all that this room knows is on the disk."""
        if self.is_settled:
            call()
        else:
            self.waiting.append(call)
