"""A game that a bot gave away."""

import msgspec

from harmonium.bots import Reason


class Lost(msgspec.Struct, frozen=True):
    """A seat that gave the game away, and why."""

    seat: int
    reason: Reason
    detail: str = ""
    """What the program said last, or the name of the exception; for its author."""
