"""Games to look through again: finished ones of this server, and records brought as files.

A file is folded, answered and forgotten. It may be anything, so its size, its entries and the
work that its undos make are limited before it is played.
"""

from typing import Any, Final

import msgspec

from harmonium.core import table as core
from harmonium.core.errors import BadRecord, Problem
from harmonium.core.game import Seat
from harmonium.core.record import Record, check_claims, read, replay
from harmonium.games import load
from harmonium.room import access, telling
from harmonium.room.errors import NotNow
from harmonium.room.plain import plain_text
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import Replay, ReplayFile
from harmonium.wire.shared import LONGEST_NAME, Plan, SeatInfo, Someone, TableInfo, Wrong, wrong

FILE: Final = "file"
"""Stands where a table of ours has its id."""
MOST_ENTRIES: Final = 4_000
MOST_FOLDED_AGAIN: Final = 100_000
"""An undo by consent folds the game again; acts times such undos stay below this."""
LONGEST_ARGUMENT: Final = 200


def opened(room: LiveRoom, hub: Hub) -> core.Table:
    """The game of a table that is over; today's deal stays closed until the day is."""
    table = room.running
    if not table.is_over:
        raise NotNow("table-running")
    if access.is_closed_today(room, hub.now()):
        raise NotNow("daily-closed")
    return table


def of_file(wish: ReplayFile) -> Replay:
    """May take long: not in the loop."""
    record, table = folded(wish.record)
    fault = None
    try:
        check_claims(record, table)
    except BadRecord as problem:
        fault = wrong(problem)
    info = _info(record, table)
    return of_table(table, info, wish.eyes, wish.first, wish.count, log=wish.log, fault=fault)


def folded(text: str) -> tuple[Record, core.Table]:
    """The record in a file and the table it leads to; BadRecord says what is wrong and where."""
    try:
        record = read(text)
        _check_work(record)
        return record, replay(record, load)
    except BadRecord as problem:
        # What is wrong may be as long as the file itself.
        short: Any = {
            name: value[:LONGEST_ARGUMENT] if isinstance(value, str) else value
            for name, value in problem.arguments.items()
        }
        short["where"] = problem.where[:LONGEST_ARGUMENT]
        raise BadRecord(problem.message, **short) from problem


def _check_work(record: Record) -> None:
    undos = sum(isinstance(entry, core.Undo) and entry.consent for entry in record.entries)
    acts = len(record.entries) - undos
    if len(record.entries) > MOST_ENTRIES or acts * undos > MOST_FOLDED_AGAIN:
        raise BadRecord("record-too-long", "entries")


def of_table(
    table: core.Table,
    info: TableInfo,
    eyes: str,
    first: int,
    count: int,
    *,
    log: bool,
    fault: Wrong | None = None,
) -> Replay:
    """May take long: not in the loop."""
    viewers = _viewers(eyes, len(table.seats))
    is_open = eyes == "open"
    return Replay(
        table=info,
        viewers=viewers,
        steps=len(table.steps),
        moments=tuple(telling.replayed(viewers, table, first, count)),
        told=tuple(telling.story(viewers[0], table, is_open=is_open)) if log else None,
        fault=fault,
    )


def _viewers(eyes: str, seats: int) -> tuple[Seat | None, ...]:
    if eyes == "open":
        return (None, *map(Seat, range(seats)))
    if eyes == "spectator":
        return (None,)
    if int(eyes) >= seats:
        raise Problem("no-such-seat", seat=int(eyes), seats=seats)
    return (Seat(int(eyes)),)


def _info(record: Record, table: core.Table) -> TableInfo:
    """A record as a table that was never ours: what it does not tell is left empty."""
    times = [entry.time for entry in record.entries if entry.time is not None] or [""]
    return TableInfo(
        **msgspec.structs.asdict(Plan(game=record.game, options=table.options, signs=False)),
        id=FILE,
        seats=tuple(_seat(Seat(n), author) for n, author in enumerate(table.seats)),
        status="running" if table.ending is None else "over",
        host=Someone(FILE, ""),
        created=times[0][:LONGEST_NAME],
        commitment=record.commitment[:LONGEST_ARGUMENT],
        ending=table.ending,
        result=table.result,
        branch=table.branch,
        practice=table.is_practice,
    )


def _seat(seat: Seat, author: core.Author) -> SeatInfo:
    if isinstance(author, core.Person):
        return SeatInfo(seat, "person", plain_name(author.name))
    name = plain_name(author.specification)
    return SeatInfo(seat, "bot", name, bot=name)


def plain_name(name: str) -> str:
    """The name of somebody in a file, as people's names are here."""
    try:
        return plain_text(name, LONGEST_NAME)
    except Problem:
        return ""
