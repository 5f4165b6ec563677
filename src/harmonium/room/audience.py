"""Those who look at a table: who they are, and through whose eyes they see."""

from typing import TypeVar

from harmonium.core.game import Seat
from harmonium.wire.shared import Someone

Viewer = Seat | None
"""A seat, or None: a spectator."""


class Place:
    """One look at a table: a person's, a program's or a stranger's."""

    __slots__ = ("author", "eyes", "marked", "person", "seats", "token", "viewers")

    def __init__(
        self,
        *,
        person: Someone | None,
        seats: tuple[Seat, ...],
        token_seat: Seat | None = None,
        token: str | None = None,
        eyes: tuple[Seat, ...] | None = None,
    ) -> None:
        self.person = person
        self.token = token
        """Its hash: what a program entered with, and may stay as long as the seat has it."""
        self.marked: object = None
        """The marks it was sent last while it had nothing to decide."""
        self.seats = seats
        """Those it may act for."""
        self.eyes = eyes
        """Those of them through which it wants to look; None: all."""
        self.viewers: tuple[Viewer, ...] = ()
        """Through whose eyes it sees: a spectator's, if through no one's."""
        self.author = f"seat {token_seat}" if person is None else person.id
        """Who acts: part of the key by which repeats are recognised."""
        self.sit(seats)

    def sit(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        wanted = seats if self.eyes is None else self.eyes
        self.viewers = tuple(seat for seat in seats if seat in wanted) or (None,)

    def look_through(self, eyes: tuple[Seat, ...]) -> None:
        """Several people on one device are told by it only what the one at the screen may know."""
        self.eyes = eyes
        self.sit(self.seats)


P = TypeVar("P", bound=Place)
