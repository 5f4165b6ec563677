"""The contract: what a game answers, and to what everything else at the table holds on.

A game is a value: a `Game` that names its types and its functions. The functions are pure. A
state goes in, a state comes out; all chance is in the deal; secrets leave only through `view`
and `told`. `harmonium.testing.laws` states what must hold between them and proves it for every
registered game.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NewType, TypeVar

import msgspec

from harmonium.core.deal import Generator

Seat = NewType("Seat", int)

O = TypeVar("O")  # options  # noqa: E741
D = TypeVar("D")  # deal
S = TypeVar("S")  # state
A = TypeVar("A")  # action
V = TypeVar("V")  # view
E = TypeVar("E")  # event


class Condition(msgspec.Struct, frozen=True):
    """An option (or the number of "seats") has one of these values."""

    option: str
    values: tuple[str | int | bool, ...]


class Forbidden(msgspec.Struct, frozen=True):
    """Conditions that exclude each other, so that a form can grey the last one out."""

    rule: str
    conditions: tuple[Condition, ...]


class Preset(msgspec.Struct, frozen=True):
    """Options that the rule book advises to people who learn the game, to be chosen at one go."""

    name: str
    """The message `preset-<game>-<name>` says it in words."""
    rule: str
    options: dict[str, str | int | bool] = {}
    """What differs from the defaults."""


Variant = Mapping[str, str | int | bool]
"""What makes one game another one for whoever keeps records: options, and what was chosen for the
whole game. By the names of the options; what is not named is as usual."""


class Points(msgspec.Struct, frozen=True):
    """What one thing on the board is worth, where it lies and which rule says so."""

    category: str
    points: int
    rule: str
    cells: tuple[str, ...] = ()
    subject: str = ""
    """The line, card or group that is meant, in the game's own short names."""
    round: int = 0
    """The round that brought it, counted from 0, where a game has several."""


class Score(msgspec.Struct, frozen=True):
    """The points of one seat: the total, by category, and every single item explained."""

    total: int
    categories: dict[str, int]
    items: tuple[Points, ...] = ()


def score_of(categories: Sequence[str], items: Sequence[Points]) -> Score:
    """Add up the items; every category appears, so that tables keep their rows."""
    sums = dict.fromkeys(categories, 0)
    for item in items:
        sums[item.category] += item.points
    return Score(total=sum(sums.values()), categories=sums, items=tuple(items))


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game came out."""

    ranks: tuple[int, ...]
    """1 is best; equal ranks share. Where all win or lose together everyone has rank 1."""
    totals: tuple[int, ...]
    won: bool | None = None
    """Whether the table won together; None where the seats play against each other."""
    rule: str | None = None
    """The rule that ended the game."""
    seat: Seat | None = None
    """The seat in whose turn that happened, where it matters."""
    details: dict[str, int] = {}
    """What a game counts besides points: suns, filled cells."""


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was computed, to be said in words: the id of a Fluent message and what fills
    its gaps.
    """

    code: str
    arguments: dict[str, str | int | float] = {}
    names: dict[str, str] = {}
    """Gaps that are filled with other messages: the name of a card, of a colour."""


def ranked(strengths: Sequence[Any]) -> tuple[int, ...]:
    """The rank of each seat, the greatest strength first; equal strengths share a rank.

    >>> ranked([10, 30, 30, 5])
    (3, 1, 1, 4)
    """
    return tuple(1 + sum(other > own for other in strengths) for own in strengths)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Game(Generic[O, D, S, A, V, E]):
    """One game: its name, its types and its rules."""

    key: str
    ruleset: int
    """Raised whenever the same record would play differently."""
    seats: range
    """The allowed numbers of players."""
    cooperative: Callable[[O], bool]
    """Whether the seats win or lose together under these options."""
    categories: Callable[[O], tuple[str, ...]]
    """The names of the points' categories, in the order of the score pad."""

    is_silent: bool = False
    """Whether its rules want silence: then tables have no chat unless their host says otherwise."""

    variant: Callable[[S, Seat], Variant]
    """Which of the seat's records this game belongs to: only games with the same one, and with
    as many seats, are compared."""

    options_type: type[O]
    """A frozen struct whose fields are the options; see `harmonium.core.options`."""
    deal_type: type[D]
    action_type: Any
    """The (tagged union of) action structs; likewise for views, events and marks: schemas."""
    view_type: Any
    event_type: Any
    mark_type: Any
    forbidden: tuple[Forbidden, ...]
    """The combinations that `check` refuses, as far as they can be told by pairs."""
    presets: tuple[Preset, ...] = ()
    """What the rule book advises to begin with, in the order of a lobby's form."""

    check: Callable[[O, int], None]
    """Refuse options that are impossible with so many seats: IllegalOptions."""
    deal: Callable[[O, int, Generator], D]
    """All the chance there is."""
    check_deal: Callable[[O, int, D], None]
    """Refuse a deal that no shuffle could have given: ImpossibleDeal."""
    start: Callable[[O, int, D], S]
    """The position before the first act."""

    actors: Callable[[S], tuple[Seat, ...]]
    """Whom the table waits for; nobody when it is over. The same for every viewer."""
    legal: Callable[[S, Seat], Collection[A]]
    """Every action that seat may take now: a function of that seat's view alone."""
    apply: Callable[[S, Seat, A], S]
    """The next position, or IllegalAction, and then nothing has changed."""
    reveals: Callable[[S, S], str | None]
    """Whether an act (before, after) showed something hidden: the Fluent id that says what."""

    view: Callable[[S, Seat | None], V]
    """What that seat, or a spectator, may know."""
    told: Callable[[S, Seat, A, S, Seat | None], tuple[E, ...]]
    """What a viewer learns from an act (before, seat, action, after, viewer)."""
    follow: Callable[[V, E], V]
    """A view after an event: a view plus the events told is the next view."""
    redeal: Callable[[V, Generator], S]
    """A full state drawn evenly from all that the view allows."""

    preview: Callable[[S, Seat, A], Mapping[str, int]]
    """What that action would add to the seat's score by category, from that seat's view."""
    marks: Callable[[V], tuple[Any, ...]]
    """What a client may draw as help."""
    score: Callable[[S], tuple[Score, ...]]
    """The points of each seat at any moment; public: a function of the spectators' view."""
    result: Callable[[S], Result | None]

    format: Callable[[A], str]
    """The short text of an action; `parse` is its inverse and refuses with BadNotation."""
    parse: Callable[[str], A]

    sheet_type: Any
    """A position written down from a box, for the score pad."""
    tally: Callable[[Any], Any]
    """The points of such a sheet as a struct; IllegalPosition names what cannot be."""
    where: Callable[[Any], Any] | None = None
    """Where things could go on such a sheet, if the game has an answer to that."""
    page_type: Any = None
    """A page of the score pad: what lies before everyone, for whole games played with a box."""
    pad: Callable[[Any], Any] | None = None
    """Such a page counted as a struct, every point explained; IllegalPosition as for `tally`."""
    rival_hands: Callable[[O], bool] = lambda _: False
    """Whether rivals hold cards that the others may not know: then a seat that was played is its
    player's alone."""
    hopes: Callable[[V, A], tuple[Remark, ...]] | None = None
    """What that action does to what the viewer hopes for (cards, lines, gaps): from the view alone,
    and nothing but what can be counted. The messages are `hope-<game>-...`."""
    pointable: Callable[[V], tuple[str, ...]] | None = None
    """What seats may point at even where talk is forbidden, as texts of actions; from what
    everybody sees."""

    def __repr__(self) -> str:
        return f"<Game {self.key}/{self.ruleset}>"


AnyGame = Game[Any, Any, Any, Any, Any, Any]
