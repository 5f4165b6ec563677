"""What a process tells the others: gathered for a short while, of all tables together.

The database is the truth. A hint says where it is worth a look; only what is written nowhere (a
sign, who is here) is told as it is. Where people of the table are elsewhere, the stored entries go
with it, to save them the look. What is not understood or lost costs a little time, no more: see
`following.py`.
"""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire import protocol

LARGEST_HINT: Final = 7_900
"""Bytes: PostgreSQL carries fewer than 8000 at a time."""

MOST_MESSAGES: Final = 50
"""Of one table, where nobody can be told for a while."""

MOST_ACTS: Final = 10
MOST_BYTES_OF_ACTS: Final = 4_000
"""Of one table in one hint; where there are more, they are read."""


class Carried(msgspec.Struct, frozen=True, array_like=True):
    """An entry as it is stored."""

    number: int
    act_id: str
    body: msgspec.Raw


class OfTable(msgspec.Struct, omit_defaults=True):
    """What is new at a table."""

    entries: int = 0
    """How many it has; 0: nothing is said of them."""
    changed: bool = False
    """Its rows are others now: whoever knows it reads it again."""
    talk: bool = False
    """Words were said, or taken away."""
    present: protocol.Presence | None = None
    """Who is here, at this process."""
    messages: tuple[msgspec.Raw, ...] = ()
    """Told to everybody at the table, and written nowhere."""
    acts: tuple[Carried, ...] = ()
    """Some of its last entries."""


class Renamed(msgspec.Struct, frozen=True, array_like=True):
    person: str
    old: str
    new: str


class Hint(msgspec.Struct, omit_defaults=True):
    process: str
    tables: dict[str, OfTable] = msgspec.field(default_factory=dict)
    renamed: list[Renamed] = msgspec.field(default_factory=list)
    bans: bool = False
    """Somebody was banned, or is no more."""
    seeks: str | None = None
    """From where this guest came last."""
    found: tuple[str, str] | None = None
    """A guest, and from where they came last."""


_ENCODER: Final = msgspec.json.Encoder()


class Outbox:
    """What is to be told, until the channel takes it."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._hint = Hint(process)
        self.filled = asyncio.Event()

    def _of(self, room: LiveRoom) -> OfTable:
        self.filled.set()
        return self._hint.tables.setdefault(room.id, OfTable())

    def entered(self, room: LiveRoom, row: Mapping[str, Any]) -> None:
        of = self._of(room)
        # An end before the natural one takes a number too.
        of.entries = room.entries + (room.facts.status == "over")
        if room.elsewhere:
            body = msgspec.Raw(row["body"].encode())
            of.acts = (*of.acts, Carried(row["number"], row["act_id"], body))[-MOST_ACTS:]

    def changed(self, room: LiveRoom) -> None:
        self._of(room).changed = True

    def talked(self, room: LiveRoom) -> None:
        self._of(room).talk = True

    def told(self, room: LiveRoom, message: bytes) -> None:
        of = self._of(room)
        of.messages = (*of.messages, msgspec.Raw(message))[-MOST_MESSAGES:]

    def present(self, room: LiveRoom, presence: protocol.Presence) -> None:
        self._of(room).present = presence

    def renamed(self, person: str, old: str, new: str) -> None:
        self._hint.renamed.append(Renamed(person, old, new))
        self.filled.set()

    def banned(self) -> None:
        self._hint.bans = True
        self.filled.set()

    def seeks(self, person: str) -> None:
        self._hint.seeks = person
        self.filled.set()

    def found(self, person: str, address: str) -> None:
        self._hint.found = (person, address)
        self.filled.set()

    def take(self) -> list[bytes]:
        """All of it, in pieces that every channel can carry."""
        hint, self._hint = self._hint, Hint(self._process)
        self.filled.clear()
        return [_ENCODER.encode(piece) for piece in pieces(hint)]


def pieces(hint: Hint) -> Iterator[Hint]:
    """The same in several, each small enough; a message that is too large alone is left out."""
    rest = Hint(hint.process, {}, [], hint.bans, hint.seeks, hint.found)
    room = LARGEST_HINT - len(_ENCODER.encode(rest))
    for renamed in hint.renamed:
        size = len(_ENCODER.encode(renamed)) + 16
        if size > room:
            yield rest
            rest = Hint(hint.process)
            room = LARGEST_HINT - len(_ENCODER.encode(rest))
        rest.renamed.append(renamed)
        room -= size
    for table, of in hint.tables.items():
        for part in _parts(of):
            size = len(_ENCODER.encode({table: part})) + 16
            if size > room:
                yield rest
                rest = Hint(hint.process)
                room = LARGEST_HINT - len(_ENCODER.encode(rest))
            if size > room:
                continue
            if table in rest.tables:
                _join(rest.tables[table], part)
            else:
                rest.tables[table] = part
            room -= size
    yield rest


def _parts(of: OfTable) -> Iterator[OfTable]:
    is_small = sum(len(act.act_id) + len(bytes(act.body)) for act in of.acts) < MOST_BYTES_OF_ACTS
    acts = of.acts if is_small else ()
    yield OfTable(of.entries, of.changed, of.talk, of.present, acts=acts)
    for message in of.messages:
        yield OfTable(messages=(message,))


def _join(whole: OfTable, part: OfTable) -> None:
    whole.messages += part.messages
