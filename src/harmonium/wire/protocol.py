"""The socket of a table: every message, both ways. `docs/protocol.md` tells the story.

One connection may hold several seats (several people on one device): it then gets a snapshot
and updates for each of them, told apart by `viewer`, unless it asks for the eyes of some only
(`?eyes=` in the address, `sync`). Whoever holds none is a spectator and has
the viewer null.
"""

from typing import Annotated, Final, Literal

import msgspec

from harmonium.core.game import Remark, Result, Score, Seat
from harmonium.core.table import Ending
from harmonium.wire.shared import (
    MOST_SEATS,
    PROTOCOL,
    Clocks,
    GameAction,
    GameMark,
    GameView,
    Milliseconds,
    Moment,
    NeedsConsent,
    Question,
    SeatNumber,
    Sign,
    Someone,
    TableInfo,
    Text,
    Told,
    Undoing,
    Wrong,
)

ActId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""Chosen by the client, new for each request: a repeat with the same id is answered, not done."""

EntryCount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Named(msgspec.Struct, frozen=True):
    """Whatever somebody sent, as far as it has an id by which it can be answered."""

    id: ActId


class Act(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    id: ActId
    seat: SeatNumber
    on: EntryCount
    """How many entries the client knew when the action was chosen."""
    action: GameAction | str
    """One of the legal actions as it was sent, or its short notation."""


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    id: ActId
    seat: SeatNumber
    on: EntryCount


class Hint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would a strong player do here? From the answer (`hinted`) on the game is practice."""

    id: ActId
    seat: SeatNumber
    on: EntryCount


class TakeBack(msgspec.Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """In a teaching game: the own act of that entry is undone, and all that came after it."""

    id: ActId
    seat: SeatNumber
    entry: EntryCount


class Ask(msgspec.Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    id: ActId
    seat: SeatNumber
    what: NeedsConsent


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    id: ActId
    seat: SeatNumber
    question: Annotated[str, msgspec.Meta(max_length=40)]
    agree: bool


class Sync(msgspec.Struct, frozen=True, tag="sync", forbid_unknown_fields=True):
    """Ask for what was missed; also how a client says whether it wants advice."""

    since: EntryCount | None = None
    """How many entries are known; null asks for a snapshot."""
    advice: bool | None = None
    hopes: bool | None = None
    """Whether the advice shall say what each action does to one's hopes."""
    eyes: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=MOST_SEATS)] | None = None
    """Through which of one's own seats to look from now on; with none as a spectator does. Several
    people on one device are told by it only what the one at the screen may know."""


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    id: ActId
    text: Text


class ShowSign(msgspec.Struct, frozen=True, tag="sign", forbid_unknown_fields=True):
    id: ActId
    sign: Sign


class Point(msgspec.Struct, frozen=True, tag="point", forbid_unknown_fields=True):
    """Point at something that the rules let one speak about, also at a silent table."""

    id: ActId
    at: Annotated[str, msgspec.Meta(max_length=40)]
    """The text of an action, such as that of removing a Storm."""


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    sent: float = 0


ClientMessage = Act | Undo | Hint | TakeBack | Ask | Answer | Sync | Say | ShowSign | Point | Ping


class Greeting(msgspec.Struct, frozen=True, tag="greeting"):
    """The first message of every connection."""

    version: str
    you: Someone | None
    """None for a program that entered with the token of a seat."""
    seats: tuple[Seat, ...]
    """The seats that this connection may act for."""
    table: TableInfo
    questions: tuple[Question, ...]
    protocol: int = PROTOCOL


class Over(msgspec.Struct, frozen=True):
    ending: Ending
    result: Result | None
    """None where the game was not played to its end."""


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """Where the game stands for one viewer; everything needed to draw it."""

    viewer: Seat | None
    entries: int
    """How many entries the table has."""
    steps: int
    """How many acts count; what was undone is left out."""
    view: GameView
    legal: tuple[GameAction, ...]
    actors: tuple[Seat, ...]
    undo: Undoing | None
    clocks: Clocks | None
    scores: tuple[Score, ...]
    over: Over | None = None


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What happened since the last update or snapshot, and where the game stands now."""

    viewer: Seat | None
    entries: int
    steps: int
    told: tuple[Told, ...]
    view: GameView
    legal: tuple[GameAction, ...]
    actors: tuple[Seat, ...]
    undo: Undoing | None
    clocks: Clocks | None = None
    over: Over | None = None


class Advice(msgspec.Struct, frozen=True, tag="advice"):
    """Help for a viewer; computed after the update, and only if it still fits it."""

    viewer: Seat | None
    entries: int
    """The update it belongs to."""
    previews: tuple[dict[str, int], ...]
    """What each legal action of that update would add by category, in the same order; nothing
    for who is not to act."""
    texts: tuple[str, ...]
    """Each of these actions in the short notation, in the same order."""
    marks: tuple[GameMark, ...]
    hopes: tuple[tuple[Remark, ...], ...] = ()
    """What each of these actions does to cards, lines or gaps, in the same order; none for who
    did not ask, and none beyond the first hundreds."""


Unit = Literal["points", "chance", "worth"]
"""What values are: points at the end of the game, the chance to win (0 to 1), or a number that
means something only beside its likes."""


class Look(msgspec.Struct, frozen=True):
    """Where to look first, before the act is told."""

    kind: Literal["card", "cell", "gap", "group", "hand", "line", "place", "row"]
    name: str
    """Of the card, line, space or row, in the game's own short names; of a gap its cells."""
    cells: tuple[str, ...]
    """The cells it is about, as they are called in actions and marks; may be none."""
    words: Remark


class Weighed(msgspec.Struct, frozen=True):
    """An act and what it is worth to whoever weighed it."""

    action: GameAction
    text: str
    """Its short notation."""
    value: float
    error: float
    """One standard error of the value; 0 where nothing was sampled."""


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """The answer to `hint`, for the one who asked: all at once, to be shown step by step."""

    id: str
    seat: Seat
    entries: int
    """The position it is about."""
    look: Look
    best: Weighed
    second: Weighed | None
    """The best other act that was weighed."""
    unit: Unit
    reasons: tuple[Remark, ...]
    """Sentences, the weightiest first: what it brings now, what it keeps open, what it costs."""
    bot: str
    """Who thought it out."""


class Judged(msgspec.Struct, frozen=True, tag="judged"):
    """In a teaching game: an act lost much. `take_back` with this entry undoes it."""

    seat: Seat
    entry: int
    """The act."""
    played: Weighed
    better: Weighed
    loss: float
    """How much the act is worth less than the better one, in the same games imagined for both."""
    error: float
    """One standard error of the loss; nothing is said of a loss below two of them."""
    unit: Unit
    words: Remark
    """The sentence that says how much was lost."""
    reasons: tuple[Remark, ...]
    """What the better one would have done to points and hopes."""
    faults: tuple[Remark, ...]
    """What the played one did to them."""
    bot: str


class Standing(msgspec.Struct, frozen=True, tag="standing"):
    """The points of everyone, explained; sent after an update that changed them."""

    entries: int
    scores: tuple[Score, ...]


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """It is done and on the disk. An ack comes after the update it caused."""

    id: str
    entry: int | None = None
    """The number of the entry that an act or undo became."""


class Reject(msgspec.Struct, frozen=True, tag="reject"):
    """Nothing has changed."""

    id: str | None
    """None where the message could not be read at all."""
    wrong: Wrong


class Present(msgspec.Struct, frozen=True):
    who: Someone | None
    seats: tuple[Seat, ...]


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Who is connected: those seated, and how many watch."""

    present: tuple[Present, ...]
    spectators: int


class Said(msgspec.Struct, frozen=True, tag="said", omit_defaults=True):
    who: Someone
    time: Moment
    seats: tuple[Seat, ...] = ()
    text: str | None = None
    number: int | None = None
    """Of words, by which they can be taken away again."""
    sign: Sign | None = None
    point: str | None = None


class Unsaid(msgspec.Struct, frozen=True, tag="unsaid"):
    """Words were taken away by those who keep the server."""

    numbers: tuple[int, ...]


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    question: Question


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """A question is closed; what was agreed follows as an update or as the table's news."""

    question: str
    agreed: bool


class News(msgspec.Struct, frozen=True, tag="news"):
    """The table itself changed: seats, start, pause, end, rematch."""

    table: TableInfo
    seats: tuple[Seat, ...]
    """The seats that this connection now may act for."""


class Reminder(msgspec.Struct, frozen=True, tag="reminder"):
    """A seat's time is nearly over."""

    seat: Seat
    deadline: Milliseconds


class Resync(msgspec.Struct, frozen=True, tag="resync"):
    """What the client knows does not fit; a snapshot follows."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """A new version of the server is there: reload when convenient."""

    version: str


class Restarts(msgspec.Struct, frozen=True, tag="restarts"):
    """The server will close with 1012 in so many seconds at the latest, and be back."""

    seconds: float


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    sent: float
    now: Milliseconds


ServerMessage = (
    Greeting
    | Snapshot
    | Update
    | Advice
    | Hinted
    | Judged
    | Standing
    | Ack
    | Reject
    | Presence
    | Said
    | Unsaid
    | Asked
    | Settled
    | News
    | Reminder
    | Resync
    | Ready
    | Restarts
    | Pong
)

LARGEST_MESSAGE: Final = 16_384
"""Bytes; nothing that a client may say is longer."""

MOST_UNSENT: Final = 1 << 20
"""Bytes; a client that cannot keep up is dropped and asks for the present when it returns."""

TOO_LONG: Final = 1009
TOO_SLOW: Final = 4008
REFUSED: Final = 4403
TOO_MANY: Final = 4429
"""Why a socket is closed; those below 4000 are the standard's."""
