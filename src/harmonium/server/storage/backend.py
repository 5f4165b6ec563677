"""What the writer asks of a database: a group of writes on the disk, all of it or nothing."""

from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy.sql import ClauseElement

Write = tuple[ClauseElement, dict[str, Any]]
Then = Callable[[Exception | None], None]
"""Told in the loop when it is on the disk, or why it is not."""

MUST_MEET: Final = {"must_meet": True}
"""Option of a statement that may only be done where it meets a row: else it is a Conflict."""


class Batch(NamedTuple):
    """Rows for the same statement; where it must meet one, a single row."""

    statement: Any
    rows: list[dict[str, Any]]
    must_meet: bool


class Conflict(Exception):
    """Somebody else was faster: a key is taken, or a row is not what we knew."""

    def __init__(self, taken: Collection[tuple[str, int]] = ()) -> None:
        self.taken = taken
        """Tables and numbers of entries that are somebody else's, as far as that was found out."""
        super().__init__()


class Unfit(Exception):
    """What somebody wants to write is nothing that the database can hold."""


class Backend(Protocol):
    rows_at_once: int
    """Of one statement."""

    async def open(self) -> None: ...

    def commit(self, batches: list[Batch], meanwhile: Callable[[], None], then: Then) -> None:
        """One group at a time: the next one only when `then` was told, maybe at once.

        What is to be done meanwhile is done before that.
        """

    async def close(self) -> None: ...
