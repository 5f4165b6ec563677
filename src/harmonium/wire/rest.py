"""What the REST side takes and gives, besides the things shared with the socket."""

from typing import Annotated, Final, Literal

import msgspec

from harmonium.core.game import Score, Seat
from harmonium.wire.protocol import Advice, Greeting, Snapshot
from harmonium.wire.shared import (
    MOST_SEATS,
    Day,
    GameAction,
    GameMark,
    GameOptions,
    GameView,
    Locale,
    Manners,
    May,
    Moment,
    Name,
    PersonId,
    SeatNumber,
    Someone,
    TableId,
    TableInfo,
    Told,
    Wrong,
)


class Me(msgspec.Struct, frozen=True):
    id: PersonId
    name: str
    locale: str
    since: Moment
    """The first visit."""


class MeChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    locale: Locale | None = None


class SeatForMe(msgspec.Struct, frozen=True, tag="me", forbid_unknown_fields=True):
    """The host sits here; several of these are several people on one device."""

    name: Name | None = None


class SeatOpen(msgspec.Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """For a person who joins, or a program that gets a token."""


BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class SeatForBot(msgspec.Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    bot: BotName


SeatPlan = SeatForMe | SeatOpen | SeatForBot


class NewTable(Manners, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: GameOptions = msgspec.field(default_factory=dict)
    chat: bool | None = None
    """None: as the game suggests (off for Tranquility)."""
    start: bool = True
    """Start at once where no seat is open."""


class Invitation(msgspec.Struct, frozen=True):
    """Shown once, to those at the table; only hashes of token and code are kept."""

    link: str
    code: str
    """Short, to be told over the phone; gives the same as the link while the table waits."""
    watch: str
    """A link for spectators."""
    qr: str
    """The link as a QR code, SVG."""


class House(msgspec.Struct, frozen=True):
    """Whom the links of this server reach."""

    reach: Literal["here", "house", "beyond"]
    """This computer only, its house, or whoever knows the address."""
    base: str
    """What links begin with."""
    may: bool
    """Whether the one who asks may open and close the house: who sits at this computer."""


class HouseWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    open: bool


class TableMade(msgspec.Struct, frozen=True):
    table: TableInfo
    invitation: Invitation


class Invited(msgspec.Struct, frozen=True):
    table: TableInfo
    may: May


class Token(msgspec.Struct, frozen=True):
    """For a program that plays a seat: `Authorization: Bearer <token>` on the socket."""

    token: str
    seat: Seat


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    """None: the first open one."""
    name: Name | None = None
    """Another name than the guest's own: a second person on the same device."""


class AtSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class Remove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom: whoever sits there, or somebody who watches."""

    seat: SeatNumber | None = None
    person: PersonId | None = None


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: PersonId


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: PersonId
    on: bool = True


class Speak(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether those who watch may speak."""

    on: bool


class Guest(msgspec.Struct, frozen=True):
    """Somebody at a table, as its host sees them."""

    who: Someone
    seats: tuple[Seat, ...]
    here: bool
    """Whether they are connected."""
    muted: bool
    removed: bool


class MyTable(msgspec.Struct, frozen=True):
    table: TableInfo
    my_seats: tuple[Seat, ...]
    actors: tuple[Seat, ...]
    my_turn: bool
    since: Moment | None
    """Since when the table waits for them."""


class Log(msgspec.Struct, frozen=True):
    viewer: Seat | None
    told: tuple[Told, ...]


class Past(msgspec.Struct, frozen=True):
    """The table after the first so many acts that count."""

    viewer: Seat | None
    step: int
    steps: int
    view: GameView
    marks: tuple[GameMark, ...]
    actors: tuple[Seat, ...]
    scores: tuple[Score, ...]
    next: GameAction | None = None
    """The act that came then, once the game is over."""


LARGEST_RECORD: Final = 524_288
"""Characters; the longest match of Take It Easy with every time and author is half of that."""
MOST_MOMENTS: Final = 32

Eyes = Annotated[str, msgspec.Meta(pattern="^(open|spectator|[0-9]{1,2})$")]
"""Whose: a seat's, a spectator's, or everybody's at once."""
RecordText = Annotated[str, msgspec.Meta(max_length=LARGEST_RECORD)]
Step = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class ReplayFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be replayed, and which part of it; nothing of it is kept."""

    record: RecordText
    """The text of the file."""
    eyes: Eyes = "open"
    first: Step = 0
    count: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOMENTS)] = 24
    log: bool = True


class ReplayMoment(msgspec.Struct, frozen=True):
    """The table after so many acts."""

    step: int
    views: tuple[GameView, ...]
    """One for each of the replay's viewers."""
    marks: tuple[GameMark, ...]
    """Those of the first viewer."""
    actors: tuple[Seat, ...]
    scores: tuple[Score, ...]


class Replay(msgspec.Struct, frozen=True):
    """A game to look through: some of its moments, and what was told if one asked for it."""

    table: TableInfo
    viewers: tuple[Seat | None, ...]
    """Whose views the moments show: one, or where everything is open a spectator's and then
    those of all seats."""
    steps: int
    moments: tuple[ReplayMoment, ...]
    told: tuple[Told, ...] | None = None
    """What was told by each act that counts, numbered by its place; null if not asked for."""
    fault: Wrong | None = None
    """What a file claims and does not keep, though it can be replayed: commitment or result."""


MOST_LEARN_ACTS: Final = 40
ActText = Annotated[str, msgspec.Meta(max_length=80)]


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game: in this seat, bots in all others."""

    step: Step
    seat: SeatNumber
    bot: BotName


class BranchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: RecordText
    branch: Branch


class LearnActs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody who learns has done in a stage so far, the last act included."""

    acts: Annotated[tuple[GameAction | ActText, ...], msgspec.Meta(max_length=MOST_LEARN_ACTS)] = ()


class Learning(msgspec.Struct, frozen=True):
    """A stage of a tutorial after these acts: what a table tells, and the judgement."""

    stages: int
    message: str
    """The id of its words; with `-done` praise, with `-slip` a gentle reason."""
    verdict: Literal["open", "reached", "missed"]
    acts: tuple[str, ...]
    greeting: Greeting
    snapshot: Snapshot
    advice: Advice
    told: tuple[Told, ...]
    """Everything from the beginning, as a log has it."""


GameVariant = dict[str, str | int | bool]
"""Which of somebody's records a game belongs to, by the names of the options that matter."""


class Played(msgspec.Struct, frozen=True):
    """A finished game in a person's history."""

    table: TableId
    game: str
    ended: Moment
    seat: Seat
    seats: int
    rank: int | None
    total: int
    won: bool | None
    categories: dict[str, int]
    details: dict[str, int] = {}
    """What the game counts besides points."""
    together: bool = False
    """Whether the table won or lost together."""
    daily: Day | None = None
    """The day whose deal it was."""
    players: tuple[str, ...] = ()
    """The names at the table, by seat."""
    bots: tuple[str | None, ...] = ()
    """Which of them are bots, by seat."""
    variant: GameVariant = {}
    practice: bool = False
    """Whether something shown was taken back with nobody there to agree: in no figures."""


class CategoryFigures(msgspec.Struct, frozen=True):
    mean: float
    best: int


class DetailFigures(msgspec.Struct, frozen=True):
    sum: int
    best: int


class Figures(msgspec.Struct, frozen=True):
    """Of somebody's games of one kind: only these are compared with each other."""

    game: str
    seats: int
    variant: GameVariant
    played: int
    decided: int
    """How many of them could be won."""
    won: int
    best: int
    mean: float
    categories: dict[str, CategoryFigures]
    details: dict[str, DetailFigures]
    totals: tuple[int, ...]
    """Of the latest games, the oldest first."""


class OwnFigures(msgspec.Struct, frozen=True):
    """How this table's game compares with one's own of as many seats and the same variant."""

    counts: bool
    """Whether this game is one of them: it is over, was no practice and goes back to no other."""
    total: int | None
    """The points of this game, once it is over."""
    played: int
    """How many count, this one included."""
    best: int | None
    mean: float | None
    before: int | None
    """The best of the others: what this game had to beat."""
    streak: int = 0
    """At the table of a day's deal: on how many days in a row, up to that one, it was finished."""


class BestBoard(msgspec.Struct, frozen=True):
    """The most that the tiles of a round of Take It Easy can score, and a board that does."""

    points: int
    board: tuple[str, ...] | None = None
    """Tiles cell by cell; None while the deal of the day is closed."""


class Daily(msgspec.Struct, frozen=True):
    game: str
    day: Day
    closes: Moment
    options: GameOptions
    table: TableId | None = None
    """My counted try, if I have begun it."""
    finished: bool = False
    total: int | None = None
    rank: int | None = None
    """My rank among those who have finished so far."""
    players: int = 0
    """How many have finished it."""
    streak: int = 0
    """On how many days in a row I finished this game's deal; today still to come ends nothing."""
    counts: bool = True
    """Whether my try counts: not if this device had opened the deal before, for another guest."""


class DailyDay(msgspec.Struct, frozen=True):
    """A day that is over, and how its deal was played."""

    day: Day
    players: int
    best: int
    total: int | None = None
    """Mine, if I played."""


class DailyResult(msgspec.Struct, frozen=True):
    who: Someone
    rank: int
    """Equal totals share a rank."""
    total: int
    details: dict[str, int]
    table: TableId | None = None
    """For the replay, once the day is over."""
    same_address: bool = False
    """Whether another try of this deal was opened from the same address."""


class DailyPlayed(msgspec.Struct, frozen=True):
    game: str
    day: Day
    total: int
    details: dict[str, int]
    table: TableId


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of a person: the opened deals of the day, the latest first."""

    who: Someone
    since: Moment
    dailies: tuple[DailyPlayed, ...]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]
    version: str
    protocol: int
