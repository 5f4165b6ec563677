"""A game that a bot gives away."""

from typing import Literal

import msgspec

Reason = Literal["crash", "flood", "illegal", "silent"]


class Forfeit(Exception):
    """A bot cannot go on; whoever keeps the table says why."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        self.reason = reason
        self.detail = detail
        super().__init__(reason, detail)


class Lost(msgspec.Struct, frozen=True):
    """A seat that gave the game away, and why."""

    seat: int
    reason: Reason
    detail: str = ""
    """What the program said last, or the name of the exception; for its author."""
