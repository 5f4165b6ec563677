"""Tables read from the database into rooms."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, select

from harmonium.core import table as core
from harmonium.core.times import milliseconds
from harmonium.games import load
from harmonium.room.errors import NotThere
from harmonium.room.facts import SeatFacts
from harmonium.room.fold import Change
from harmonium.room.stored import Begin, End
from harmonium.server.storage import schema
from harmonium.server.storage.columns import read_as
from harmonium.server.storage.database import Database
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.rows import facts_of, maybe, plan_of
from harmonium.wire.shared import Question

_TABLE = (
    select(schema.tables, schema.people.c.name.label("host_name"))
    .outerjoin(schema.people, schema.people.c.id == schema.tables.c.host)
    .where(schema.tables.c.id == bindparam("id"))
)
_SEATS = (
    select(schema.seats)
    .where(schema.seats.c.table_id == bindparam("id"))
    .order_by(schema.seats.c.seat)
)
_ENTRIES = (
    select(schema.entries.c.number, schema.entries.c.act_id, schema.entries.c.body)
    .where(schema.entries.c.table_id == bindparam("id"))
    .where(schema.entries.c.number >= bindparam("first"))
    .order_by(schema.entries.c.number)
)
_QUESTIONS = select(schema.questions.c.body).where(
    schema.questions.c.table_id == bindparam("id"), schema.questions.c.settled == 0
)
_VISITORS = select(schema.visitors.c.person, schema.visitors.c.may).where(
    schema.visitors.c.table_id == bindparam("id")
)

_SAT = select(schema.sat.c.seat, schema.sat.c.person).where(
    schema.sat.c.table_id == bindparam("id")
)
_RESTRAINTS = select(schema.restraints.c.person, schema.restraints.c.how).where(
    schema.restraints.c.table_id == bindparam("id")
)


_ENTRY = msgspec.json.Decoder(core.Act | core.Undo | End)


LONG: Final = 100
"""Entries: a longer game is folded beside the loop, so that nobody else waits for it."""


async def read_room(database: Database, table_id: str) -> LiveRoom:
    """The room of a table as the database has it now."""
    row = await database.row(_TABLE, id=table_id)
    if row is None:
        raise NotThere("unknown-table", table=table_id)
    game = load(row.game)
    seats = [read_as(SeatFacts, seat) for seat in await database.rows(_SEATS, id=table_id)]
    room = LiveRoom(plan_of(row, game.options_type), facts_of(row), game, seats)
    room.changes = row.changes
    questions = await database.rows(_QUESTIONS, id=table_id)
    found = [msgspec.json.decode(question.body, type=Question) for question in questions]
    room.questions = {question.id: question for question in found}
    visitors = await database.rows(_VISITORS, id=table_id)
    room.visitors = {visitor.person: visitor.may for visitor in visitors}
    room.sat = {(sat.seat, sat.person) for sat in await database.rows(_SAT, id=table_id)}
    for restrained in await database.rows(_RESTRAINTS, id=table_id):
        (room.muted if restrained.how == "muted" else room.removed).add(restrained.person)
    if row.deal is not None:
        rows = await database.rows(_ENTRIES, id=table_id, first=-1)
        if len(rows) > LONG:
            await asyncio.to_thread(_fold, room, row, rows)
        else:
            _fold(room, row, rows)
    return room


def _fold(room: LiveRoom, row: Any, rows: Sequence[Any]) -> None:
    """The whole game, from the mark of its start on; nobody else knows the room yet."""
    mark, *entries = rows
    deal = msgspec.json.decode(row.deal, type=room.game.deal_type)
    begin = maybe(mark.body, Begin)
    branch = None if begin is None else begin.branch
    room.begin(deal, bytes.fromhex(row.nonce), row.started, branch)
    add_entries(room, entries)


async def read_entries(database: Database, room: LiveRoom) -> tuple[Change, ...]:
    """Add to the fold what the database has beyond it."""
    return add_entries(room, await database.rows(_ENTRIES, id=room.id, first=room.entries))


def add_entries(room: LiveRoom, rows: Iterable[Any]) -> tuple[Change, ...]:
    """Add to the fold what is stored and follows there."""
    found = []
    for row in rows:
        entry = _ENTRY.decode(row.body)
        if isinstance(entry, End):
            room.running.end(entry.ending)
            continue
        # What was taken over may have no time; no clock ran then.
        now = 0 if entry.time is None else milliseconds(entry.time)
        found.append(room.enter(entry, row.act_id, now))
    return tuple(found)
