"""What both doors, REST and socket, speak about: people, seats, tables, clocks, problems.

What belongs to a game (options, views, actions, events, marks, sheets) is typed per game: the
generated schemas and TypeScript types carry the union over all games by its role.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal

import msgspec

from harmonium.core.errors import Problem, RuleProblem
from harmonium.core.game import AnyGame, Forbidden, Preset, Result, Seat
from harmonium.core.options import OptionField, describe
from harmonium.core.table import Ending

PROTOCOL: Final = 1
"""Raised when a message changes so that an older client would misread it."""


def _of_game(role: str) -> msgspec.Meta:
    return msgspec.Meta(extra={"game": role}, extra_json_schema={"$ref": f"#/$defs/Game{role}"})


GameOptions = Annotated[Any, _of_game("Options")]
GameAction = Annotated[Any, _of_game("Action")]
GameView = Annotated[Any, _of_game("View")]
GameEvent = Annotated[Any, _of_game("Event")]
GameMark = Annotated[Any, _of_game("Mark")]

PersonId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
TableId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
LONGEST_NAME: Final = 40
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
LONGEST_TEXT: Final = 500
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]
MOST_SEATS: Final = 16
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Moment = Annotated[str, msgspec.Meta(description="UTC, ISO 8601")]
Milliseconds = Annotated[int, msgspec.Meta(description="since 1970, UTC")]
Day = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]

SeatKind = Literal["open", "person", "bot", "program"]
"""A program is a bot in another process that enters with a token."""
Status = Literal["waiting", "running", "paused", "over"]
NeedsConsent = Literal["undo", "pause", "resume", "abandon"]
By = Literal["seat", "stand_in"]
May = Literal["join", "watch"]
Sign = Literal["hello", "thanks", "sorry", "thinking", "well_played"]
Locale = Annotated[str, msgspec.Meta(pattern="^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", max_length=20)]


class Wrong(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something is refused: the id of a Fluent message, its arguments, and the rule if it is one.

    The same structure says why an undo is not possible.
    """

    code: str
    arguments: dict[str, str | int | bool | None] = {}
    rule: str | None = None


def wrong(problem: Problem) -> Wrong:
    arguments = {
        name: value if isinstance(value, str | int | None) else str(value)
        for name, value in problem.arguments.items()
    }
    rule = problem.rule if isinstance(problem, RuleProblem) else None
    return Wrong(problem.message, arguments, rule)


class Someone(msgspec.Struct, frozen=True):
    """A person as others see them."""

    id: PersonId
    name: str


class SeatInfo(msgspec.Struct, frozen=True):
    seat: Seat
    kind: SeatKind
    name: str
    person: PersonId | None = None
    bot: str | None = None
    """The specification of a bot of ours."""
    stand_in: bool = False
    """Whether a stand-in keeps the seat until its person returns."""


class NoClock(msgspec.Struct, frozen=True, tag="none"):
    pass


class LiveClock(msgspec.Struct, frozen=True, tag="live"):
    """Time for the whole game, and some more with each act that ends a wait."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag="days"):
    """So many days for each turn."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


ClockPlan = NoClock | LiveClock | DaysClock


class SeatClock(msgspec.Struct, frozen=True):
    remaining: int | None
    """Milliseconds left when nothing runs; null without a clock."""
    deadline: Milliseconds | None
    """When the time of a waiting seat is over; null if it does not run."""


class Clocks(msgspec.Struct, frozen=True):
    now: Milliseconds
    """The server's time, so that a client can tell its own clock's error."""
    paused: bool
    seats: tuple[SeatClock, ...]


class Question(msgspec.Struct, frozen=True):
    """Something that needs the consent of the others at the table."""

    id: str
    seat: Seat
    what: NeedsConsent
    waits_for: tuple[Seat, ...]
    entry: int | None = None
    """Which one an undo would take back; once something else was done, it is too late."""


class Manners(msgspec.Struct, frozen=True, kw_only=True):
    """What a host decides besides the game: the same fields in the wish for a table, in its row,
    in its room and in every reply.
    """

    clock: ClockPlan = msgspec.field(default_factory=NoClock)
    open: bool = False
    """Whether it stands in the lobby; else it is reached by link only."""
    signs: bool = True
    spectators: bool = False
    """Whether those who watch may speak, where there is chat."""
    hints: bool = False
    """Whether people who play with each other may take hints: whoever joins sees it before. With
    bots alone one may anyway."""
    teaching: bool = False
    """Whether the table says so after an act that loses much, and lets it be taken back: for one
    person among bots."""


class Plan(Manners, frozen=True, kw_only=True):
    """What a table is, once the game has been asked what the host left to it."""

    game: str
    options: GameOptions
    chat: bool = False
    daily: Day | None = None
    """The day whose deal it plays."""


class TableInfo(Plan, frozen=True, kw_only=True):
    """What may be known of a table without being seated at it."""

    id: TableId
    seats: tuple[SeatInfo, ...]
    status: Status
    host: Someone
    created: Moment
    started: Moment | None = None
    ended: Moment | None = None
    commitment: str | None = None
    """SHA-256 over nonce and deal, published at the start; both are opened at the end."""
    ending: Ending | None = None
    result: Result | None = None
    rematch: TableId | None = None
    branch: int | None = None
    """How many acts were taken over from another game, whose deal was open: it counts nowhere."""
    practice: bool = False
    """Whether it counts nowhere: something shown was taken back with nobody there to agree, a hint
    was taken, or it is a teaching game."""


class Undoing(msgspec.Struct, frozen=True):
    """Whether the seat's last act can be taken back, and if not, why."""

    possible: bool
    reason: Wrong | None = None


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a viewer learns from one entry of the table."""

    entry: int
    """Entries are numbered from 0."""
    seat: Seat
    events: tuple[GameEvent, ...] = ()
    takes_back: int | None = None
    """The entry that was undone, if this is an undo."""
    by: By = "seat"
    time: Moment | None = None


class LevelInfo(msgspec.Struct, frozen=True):
    """A bot for people of that strength."""

    bot: str
    mean: float | None = None
    """What it reaches among its like, where that was measured."""
    unit: Literal["points", "wins"] = "points"
    """Points of a seat, or games won together in per cent."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby's form needs it."""

    key: str
    ruleset: int
    seats: tuple[int, ...]
    options: tuple[OptionField, ...]
    forbidden: tuple[Forbidden, ...]
    presets: tuple[Preset, ...]
    bots: tuple[str, ...]
    levels: tuple[LevelInfo, ...]
    """Those of them that people choose among, the weakest first."""
    first_bot: str
    """Whom a newcomer sits down with."""
    chat: bool
    """Whether chat is on unless the host says otherwise."""
    where: bool
    """Whether the score pad can say where things fit."""
    stages: int
    """How many stages its tutorial has; 0: it has none."""
    hints: bool = False
    """Whether somebody here knows enough of the game to give hints and to teach it."""


def game_info(
    game: AnyGame,
    bots: Iterable[str],
    levels: Iterable[LevelInfo],
    first_bot: str,
    stages: int,
    *,
    hints: bool = False,
) -> GameInfo:
    return GameInfo(
        key=game.key,
        ruleset=game.ruleset,
        seats=tuple(game.seats),
        options=describe(game.options_type),
        forbidden=game.forbidden,
        presets=game.presets,
        bots=tuple(bots),
        levels=tuple(levels),
        first_bot=first_bot,
        chat=not game.is_silent,
        where=game.where is not None,
        stages=stages,
        hints=hints,
    )


class GameWords(msgspec.Struct, frozen=True):
    """The words of a game as Fluent messages."""

    fluent: str
