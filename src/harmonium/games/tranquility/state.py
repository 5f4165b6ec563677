"""A position of Tranquility: what lies where, what is asked next, what everyone may conclude."""

from typing import Literal, Protocol, TypeVar

import msgspec

from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import Commit
from harmonium.games.tranquility.board import Cell, Grid, Numbers, Row, grid_of
from harmonium.games.tranquility.cards import Card
from harmonium.games.tranquility.options import Options

T = TypeVar("T")

StepKind = Literal[
    "opening",  # draw the opening hand
    "starts",  # shuffle the Start cards in
    "turn",  # take an action
    "pay",  # discard what the action costs
    "reward",  # a Compass for a row of consecutive numbers?
    "clear_rocks",  # are four rows complete?
    "explore",  # turn up an explorer card
    "strike",  # choose the victim of the explored monster
    "new_rocks",  # choose a row for the explored rocks
    "night",  # does night fall?
    "complete",  # is the game over because the grid is complete?
    "window",  # spend Compasses
    "rocks",  # move the rocks or pay
    "owe",  # collect the eight cards of the Start
    "announce",
    "commit",
    "choose",
    "refill",  # draw up to the hand limit
    "storm",  # a Storm has been drawn
    "take",  # take cards of the offer
    "replenish",  # fill the offer up
    "next",  # the turn passes on
]


class Step(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that is still to be done; all of it is known to everybody."""

    kind: StepKind
    seat: Seat
    """Who does it, or in whose turn it is done."""
    amount: int = 0
    """The cards to pay, the cell that was filled, the number of filled cells."""
    card: Card | None = None
    """The Storm that was drawn."""
    attempted: bool = False
    """Whether finishing was attempted in this turn (Q-MONSTER-7)."""


class Trace(msgspec.Struct, frozen=True, gc=False):
    """A card that everyone saw in a hand: it is still there or among later discards."""

    card: Card
    since: int
    """The size of the discard pile when it was seen."""
    waists: int = 0
    """How many waists there were then; it went through the later ones."""


class Waist(msgspec.Struct, frozen=True, gc=False):
    """A moment when fewer cards were left in a hand than had been traced there."""

    discards: int
    """The size of the discard pile then."""
    left: int


class StartDiscards(msgspec.Struct, frozen=True, gc=False):
    """Discards made together, each of which can be the own Start card."""

    first: int
    """The place of the first one in the discard pile."""
    count: int
    weight: float
    """Of each of them; see Known."""


class Known(msgspec.Struct, frozen=True):
    """What everyone can conclude about a seat's hidden cards (Q-INFO-6).

    Where the own Start card can be is said in weights: a place of the draw pile has weight 1, so
    a card that was drawn brings weight 1 to the hand, wherever it goes from there.
    """

    fresh: float = 0.0
    """The weight of the own Start among cards drawn since monsters were last shown."""
    older: float = 0.0
    """Its weight among the other cards of the hand."""
    start_discards: tuple[StartDiscards, ...] = ()
    monsters: int = 0
    """Sea Monsters shown and not played since; they are in the hand."""
    unsure: int = 0
    """How many further cards of the hand could be Sea Monsters."""
    traces: tuple[Trace, ...] = ()
    waists: tuple[Waist, ...] = ()


class Payment(msgspec.Struct, frozen=True):
    """The eight cards for the Start, on their way (Q-START-4)."""

    active: Seat
    owed: int
    pile_used: tuple[bool, ...]
    """Who has used the exception of Q-STORM-5 for this Start."""
    announced: tuple[int | None, ...]
    committed: tuple[Commit | None, ...]
    chosen: tuple[tuple[Card, ...] | None, ...]
    """Laid aside face down until everybody has chosen."""


class Storms(msgspec.Struct, frozen=True):
    """The Storms in play and the Compasses against them."""

    yellow: tuple[int, ...]
    """How many lie before each seat."""
    orange: tuple[int, ...]
    purple: tuple[int, ...]
    """How many lie at each row, from the bottom row up."""
    pool: int
    """Compasses of the group, Jokers that became one included."""
    supply: int
    jokers: int = 0
    """How many of the pool are Jokers."""
    rewarded: tuple[Row, ...] = ()
    """Rows that have earned their Compass."""


Missing = Literal["cells", "start", "payment", "finish"]


class Outcome(msgspec.Struct, frozen=True):
    """How it ended: together won or lost, or simply over where the seats are rivals."""

    won: bool | None
    rule: str
    seat: Seat
    missing: tuple[Missing, ...] = ()
    """What a lost voyage lacked: islands in cells, a Start, the cards to pay it, the Finish."""


class Chart(Protocol):
    """What everyone sees of the sea: a state has it, and so has every view."""

    @property
    def options(self) -> Options: ...
    @property
    def numbers(self) -> Numbers: ...
    @property
    def sunk(self) -> tuple[int, ...]: ...
    @property
    def rocks(self) -> Row | None: ...
    @property
    def storms(self) -> Storms | None: ...
    @property
    def moons(self) -> tuple[Cell, ...]: ...


class State(msgspec.Struct, frozen=True):
    options: Options
    first: Seat
    numbers: Numbers
    """The grid: the number in each cell, 0 where it is empty."""
    hands: tuple[tuple[Card, ...], ...]
    """Sorted: the order of a hand means nothing."""
    piles: tuple[tuple[Card, ...], ...]
    """From the top."""
    discards: tuple[tuple[Card, ...], ...]
    """From the first to the last; each owner knows the own ones."""
    known: tuple[Known, ...]
    agenda: tuple[Step, ...]
    """What is to be done; the last step comes first."""
    start: Card | None = None
    """What lies in the bottom-left corner: a Start card or a Joker."""
    starter: Seat | None = None
    finish: Card | None = None
    outcome: Outcome | None = None
    removed: tuple[Card, ...] = ()
    """Islands taken out unseen (Q-SETUP-3)."""
    blind: tuple[tuple[Card, ...], ...] = ()
    """What each seat gave unseen from the draw pile (Q-STORM-5)."""
    start_places: tuple[int, ...] = ()
    """Where each Start will be shuffled in, as u of Q-SETUP-7; empty once that is done."""
    payment: Payment | None = None
    gone: tuple[Card, ...] = ()
    """Cards that left the game openly."""
    sunk: tuple[int, ...] = ()
    """The numbers that Sea Monsters destroyed: they count as played (Q-MONSTER-4)."""
    jokers: tuple[Cell, ...] = ()
    """Where a Joker lies as an island."""
    moons: tuple[Cell, ...] = ()
    """Which cards of the grid lie moon up."""
    night: bool = False
    rocks: Row | None = None
    storms: Storms | None = None
    explorer: tuple[Card, ...] = ()
    """The explorer deck, from the top."""
    deck: tuple[Card, ...] = ()
    """The common deck of the Competitive variant, from the top."""
    offer: tuple[Card, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def grid(self) -> Grid:
        return grid_of(self.options)

    @property
    def is_complete(self) -> bool:
        return 0 not in self.numbers


def present(thing: T | None) -> T:
    """What the game at hand has for certain."""
    assert thing is not None
    return thing


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def without_item(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The same without the first of these; ValueError if there is none."""
    index = items.index(item)
    return items[:index] + items[index + 1 :]


def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    return tuple([Seat((first + step) % seats) for step in range(seats)])
