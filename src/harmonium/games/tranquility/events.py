"""What happens, told in small events: the log, the animation and a bot's memory.

The rules tell everything; `for_viewer` leaves out what a viewer may not see.
"""

from collections.abc import Callable
from typing import Literal

import msgspec

from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import Commit
from harmonium.games.tranquility.board import Cell, Row
from harmonium.games.tranquility.cards import Card
from harmonium.games.tranquility.state import Known, Outcome, Step


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    """Only the one who drew sees them."""


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """Face down from the hand."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class GaveBlind(msgspec.Struct, frozen=True, tag="gave_blind"):
    """Cards from the draw pile that nobody sees (Q-STORM-5)."""

    seat: Seat
    count: int


class StartsShuffledIn(msgspec.Struct, frozen=True, tag="starts_shuffled_in"):
    pass


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    seat: Seat
    card: Card
    cell: Cell
    number: int
    moon: bool


class StartPlayed(msgspec.Struct, frozen=True, tag="start_played"):
    seat: Seat
    card: Card


class FinishPlayed(msgspec.Struct, frozen=True, tag="finish_played"):
    seat: Seat
    card: Card


class FinishFailed(msgspec.Struct, frozen=True, tag="finish_failed"):
    """Somebody holds a Sea Monster; everyone shows how many (Q-MONSTER-7)."""

    seat: Seat
    card: Card
    monsters: tuple[int, ...]


class Struck(msgspec.Struct, frozen=True, tag="struck"):
    """A Sea Monster, from the hand or explored, and its victim are removed."""

    seat: Seat
    card: Card
    cell: Cell
    victim: Card
    number: int
    explored: bool


class Flipped(msgspec.Struct, frozen=True, tag="flipped"):
    seat: Seat
    cell: Cell


class NightFell(msgspec.Struct, frozen=True, tag="night_fell"):
    pass


class CompassGained(msgspec.Struct, frozen=True, tag="compass_gained"):
    seat: Seat
    why: Literal["start", "row", "hand", "explored"]
    row: Row | None = None


class CompassSpent(msgspec.Struct, frozen=True, tag="compass_spent"):
    seat: Seat
    storm: Card
    place: int | None
    joker: bool
    """Whether the Compass was a Joker."""


class JokerLaid(msgspec.Struct, frozen=True, tag="joker_laid"):
    seat: Seat


class StormDrawn(msgspec.Struct, frozen=True, tag="storm_drawn"):
    """From the draw pile."""

    seat: Seat
    storm: Card


class StormLaid(msgspec.Struct, frozen=True, tag="storm_laid"):
    seat: Seat
    storm: Card
    row: Row | None
    """The row of a Purple one."""


class RocksPut(msgspec.Struct, frozen=True, tag="rocks_put"):
    seat: Seat
    row: Row


class Explored(msgspec.Struct, frozen=True, tag="explored"):
    seat: Seat
    card: Card


class Removed(msgspec.Struct, frozen=True, tag="removed"):
    """Rocks, a Storm without a row, a monster without a victim, a calm sea: out of the game."""

    card: Card


class Announced(msgspec.Struct, frozen=True, tag="announced"):
    seat: Seat
    number: int | None
    """Secret until everybody has announced."""


class AllAnnounced(msgspec.Struct, frozen=True, tag="all_announced"):
    numbers: tuple[int, ...]


class Committed(msgspec.Struct, frozen=True, tag="committed"):
    seat: Seat
    commit: Commit


class Chose(msgspec.Struct, frozen=True, tag="chose"):
    """The promised cards are chosen; they are discarded when everybody has chosen."""

    seat: Seat
    cards: tuple[Card, ...] | None


class Took(msgspec.Struct, frozen=True, tag="took"):
    seat: Seat
    card: Card


class OfferFilled(msgspec.Struct, frozen=True, tag="offer_filled"):
    cards: tuple[Card, ...]


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    outcome: Outcome


class PaymentView(msgspec.Struct, frozen=True):
    """A Start payment as one viewer sees it."""

    active: Seat
    owed: int
    maxima: tuple[int, ...]
    """Of each seat while promises are made; empty while hands are refilled between two parts."""
    pile_used: tuple[bool, ...]
    has_announced: tuple[bool, ...]
    announced: tuple[int | None, ...]
    """The own number; all numbers once everybody has announced."""
    committed: tuple[Commit | None, ...]
    has_chosen: tuple[bool, ...]
    chosen: tuple[Card, ...] | None
    """The own choice."""


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """What is to be done next, and what everyone can conclude by now."""

    agenda: tuple[Step, ...]
    known: tuple[Known, ...]
    payment: PaymentView | None


Event = (
    Drew
    | Discarded
    | GaveBlind
    | StartsShuffledIn
    | Placed
    | StartPlayed
    | FinishPlayed
    | FinishFailed
    | Struck
    | Flipped
    | NightFell
    | CompassGained
    | CompassSpent
    | JokerLaid
    | StormDrawn
    | StormLaid
    | RocksPut
    | Explored
    | Removed
    | Announced
    | AllAnnounced
    | Committed
    | Chose
    | Took
    | OfferFilled
    | Ended
    | Asked
)

Tell = Callable[[Event], None]
"""Where the rules tell what happens; nobody listens while a state is only computed."""


def silence(_: Event) -> None:
    """Nobody listens."""


def for_viewer(event: Event, viewer: Seat | None) -> Event:
    """The event without what only its seat may see."""
    match event:
        case Drew(seat, count) if seat != viewer:
            return Drew(seat, count, None)
        case Discarded(seat, count) if seat != viewer:
            return Discarded(seat, count, None)
        case Chose(seat) if seat != viewer:
            return Chose(seat, None)
        case Announced(seat) if seat != viewer:
            return Announced(seat, None)
        case _:
            return event
