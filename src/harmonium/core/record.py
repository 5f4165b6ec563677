"""A game as text: the record format `harmonium/1`. Written, read, replayed, verified.

`docs/record.md` describes the format for people.
"""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from harmonium.core.deal import NONCE_BYTES, commitment
from harmonium.core.errors import BadRecord, Problem, RuleProblem
from harmonium.core.game import AnyGame, Result
from harmonium.core.options import from_values
from harmonium.core.table import Author, Ending, Entry, Table, Undo

FORMAT = "harmonium/1"

T = TypeVar("T")


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything that is needed to play a game again, move by move."""

    format: str
    game: str
    ruleset: int
    options: msgspec.Raw
    seats: tuple[Author, ...]
    commitment: str
    nonce: str
    deal: msgspec.Raw
    entries: tuple[Entry, ...]
    branch: int | None = None
    """How many of the first entries were taken over from another game, whose deal was open."""
    practice: bool = False
    """Whether something shown was taken back with nobody there to agree: it counts nowhere."""
    ending: Ending | None = None
    result: Result | None = None


class _Head(msgspec.Struct):
    """What must be known before the rest can be understood."""

    format: str


def record_of(table: Table, *, keep_undone: bool = False) -> Record:
    """The record of a table; what was undone is left out unless one wants to keep it."""
    entries = tuple(table.entries) if keep_undone else effective(table)
    return Record(
        format=FORMAT,
        game=table.game.key,
        ruleset=table.game.ruleset,
        options=msgspec.Raw(msgspec.json.encode(table.options)),
        seats=table.seats,
        commitment=table.commitment,
        nonce=table.nonce.hex(),
        deal=msgspec.Raw(msgspec.json.encode(table.deal)),
        entries=entries,
        branch=table.branch,
        practice=table.is_practice,
        ending=table.ending,
        result=table.result,
    )


def effective(table: Table) -> tuple[Entry, ...]:
    """The acts that count, without those that were taken back."""
    return tuple(table.entries[step.entry] for step in table.steps)


def write(record: Record) -> bytes:
    """The record as JSON for people to read: a line for each part and for each entry."""
    parts: dict[str, msgspec.Raw] = msgspec.json.decode(
        msgspec.json.encode(record), type=dict[str, msgspec.Raw]
    )
    lines = [
        f'"{name}":'.encode() + bytes(part) for name, part in parts.items() if name != "entries"
    ]
    entries = b",\n".join(msgspec.json.encode(entry) for entry in record.entries)
    lines.insert(list(parts).index("entries"), b'"entries":[\n' + entries + b"\n]")
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def read(text: bytes | str) -> Record:
    """The record in a file; BadRecord names the place of the first fault of form."""
    file = _utf8(text)
    if _decoded(file, _Head).format != FORMAT:
        raise BadRecord("record-unknown-format", "format", known=FORMAT)
    return _decoded(file, Record)


def replay(record: Record, games: Callable[[str], AnyGame]) -> Table:
    """The table that the record describes, every act checked against the rules."""
    try:
        game = games(record.game)
    except Problem as problem:
        raise _at("game", problem) from problem
    if record.ruleset != game.ruleset:
        raise BadRecord("record-unknown-ruleset", "ruleset", known=game.ruleset)
    table = _opened(record, game)
    table.is_practice = record.practice  # what was undone may have been left out
    _check_branch(record)
    for number, entry in enumerate(record.entries):
        if number == record.branch:
            table.take_over()
        try:
            table.enter(entry)
        except Problem as problem:
            raise _at(f"entries[{number}]", problem) from problem
    if record.branch == len(record.entries):
        table.take_over()
    if record.ending is not None:
        try:
            table.end(record.ending)
        except Problem as problem:
            raise _at("ending", problem) from problem
    return table


def verify(record: Record, games: Callable[[str], AnyGame], published: str | None = None) -> Table:
    """Replay, and hold everything that the record claims against what it contains.

    `published` is the commitment that was shown at the start, where somebody noted it down.
    """
    table = replay(record, games)
    check_claims(record, table)
    if published is not None and published.lower() != record.commitment:
        raise BadRecord("record-commitment-differs", "commitment")
    return table


def check_claims(record: Record, table: Table) -> None:
    """Whether commitment and result are what the record, replayed to that table, leads to."""
    if commitment(table.nonce, table.deal) != record.commitment:
        raise BadRecord("record-commitment-broken", "commitment")
    if record.result != table.result:
        raise BadRecord("record-result-differs", "result")


def _opened(record: Record, game: AnyGame) -> Table:
    try:
        nonce = bytes.fromhex(record.nonce)
    except ValueError as error:
        raise BadRecord("record-bad-nonce", "nonce") from error
    if len(nonce) != NONCE_BYTES:
        raise BadRecord("record-bad-nonce", "nonce")
    values = _decoded(record.options, dict[str, Any], "options")
    try:
        options = from_values(game, values)
        game.check(options, len(record.seats))
    except Problem as problem:
        place = "options" if len(record.seats) in game.seats else "seats"
        raise _at(place, problem) from problem
    deal: Any = _decoded(record.deal, game.deal_type, "deal")
    try:
        return Table(game, options, record.seats, deal, nonce)
    except Problem as problem:
        raise _at("deal", problem) from problem


def _check_branch(record: Record) -> None:
    """What is taken over are acts that count: undone ones are left behind."""
    if record.branch is None:
        return
    taken = record.entries[: max(record.branch, 0)]
    if len(taken) != record.branch or any(isinstance(entry, Undo) for entry in taken):
        raise BadRecord("record-bad-branch", "branch")


def _at(where: str, problem: Problem) -> BadRecord:
    """The same problem, told with its place in the record."""
    # A number in a file may be longer than any that can be written out by the rules of a language.
    told = {
        name: str(value) if isinstance(value, int) and abs(value) > _LARGEST else value
        for name, value in problem.arguments.items()
    }
    fault = BadRecord(problem.message, where, **told)
    if isinstance(problem, RuleProblem):
        fault.arguments["rule"] = problem.rule
    return fault


_LARGEST = 2**53
_PATH = re.compile(r" - at `\$\.?(?P<path>[^`]*)`$")
_BYTE = re.compile(r"\(byte (?P<byte>\d+)\)")


def _utf8(text: bytes | str) -> bytes:
    """The bytes of a file; whether they are text at all the decoder does not say by place."""
    try:
        if isinstance(text, str):
            return text.encode()
        text.decode()
    except UnicodeEncodeError as error:
        raise BadRecord("record-not-json", f"character {error.start}") from error
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-json", f"byte {error.start}") from error
    return text


def _decoded(text: bytes | msgspec.Raw, kind: type[T], base: str = "") -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        told = str(error)
        found = _PATH.search(told)
        path = ".".join(filter(None, [base, found["path"].replace("[...]", "") if found else ""]))
        reason = told[: found.start()] if found else told
        raise BadRecord("record-malformed", path or "record", reason=reason) from error
    except msgspec.DecodeError as error:
        at = _BYTE.search(str(error))
        where = f"byte {at['byte'] if at else len(bytes(text))}"
        raise BadRecord("record-not-json" if at else "record-truncated", where) from error
    except RecursionError as error:
        raise BadRecord("record-too-deep", base or "record") from error
