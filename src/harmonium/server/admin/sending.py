"""The other end of the orders: what `harmonium admin` writes down, and what it can look at."""

import asyncio
import getpass
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, func, select

from harmonium.core.errors import Problem
from harmonium.room.errors import NotThere
from harmonium.server.admin.orders import LOOK_EVERY, Order, carry_out
from harmonium.server.base.settings import Settings
from harmonium.server.storage import Conflict, Database, open_database, schema
from harmonium.server.storage.sole import alone
from harmonium.server.storage.statements import ADD_ORDER, text
from harmonium.server.tables import chat
from harmonium.server.tables.hub import Hub, present
from harmonium.wire import protocol
from harmonium.wire.shared import Wrong

WAIT_FOR: Final = 30.0
"""Seconds that the command waits for the server."""

_LAST = select(func.max(schema.orders.c.number).label("last"))
_ONE = select(schema.orders).where(schema.orders.c.number == bindparam("wanted"))
_LOG = select(schema.orders).order_by(schema.orders.c.number.desc())
_BANS = select(schema.bans).order_by(schema.bans.c.since)
_TABLE = select(schema.tables.c.id).where(schema.tables.c.id == bindparam("wanted"))
_TABLES = (
    select(schema.tables, schema.people.c.name.label("host_name"))
    .outerjoin(schema.people, schema.people.c.id == schema.tables.c.host)
    .where(schema.tables.c.status != "over")
    .order_by(schema.tables.c.created.desc())
)
_SEATED = (
    select(schema.seats)
    .where(
        schema.seats.c.table_id.in_(bindparam("tables", expanding=True)),
        schema.seats.c.person.is_not(None),
    )
    .order_by(schema.seats.c.seat)
)


async def give(settings: Settings, order: Order, reason: str) -> None:
    """Write it down, and come back when it is carried out; a Problem says why it is not."""
    async with open_database(settings.database, existing=True) as database:
        number = await _add(database, order, reason)
        try:
            async with alone(settings.database, tries=1):
                await _by_ourselves(settings, database)
        except Problem as problem:
            if problem.message not in {"database-in-use", "database-shared"}:
                raise  # else a server runs and will do it
        row = await _done(database, number)
    if row.outcome:
        told = msgspec.json.decode(row.outcome, type=Wrong)
        raise Problem(told.code, **told.arguments)


async def _add(database: Database, order: Order, reason: str) -> int:
    while True:
        row = await database.row(_LAST)
        number = 1 + ((row and row.last) or 0)
        values = {
            "number": number,
            "time": present(),
            "who": getpass.getuser(),
            "what": order.__struct_config__.tag,
            "target": text(order),
            "reason": reason,
        }
        try:
            await database.writer.write((ADD_ORDER, values))
        except Conflict:  # somebody else at another keyboard
            continue
        return number


async def _by_ourselves(settings: Settings, database: Database) -> None:
    hub = Hub(database, settings)
    try:
        await carry_out(hub)
    finally:
        await hub.close()


async def _done(database: Database, number: int) -> Any:
    for _ in range(round(WAIT_FOR / LOOK_EVERY * 4)):
        row = await database.row(_ONE, wanted=number)
        if row is not None and row.done is not None:
            return row
        await asyncio.sleep(LOOK_EVERY / 4)
    raise Problem("order-waits", number=number)


async def tables(settings: Settings, most: int) -> list[tuple[Any, Sequence[Any]]]:
    """Those that are not over, the newest first, with the people who sit there."""
    async with open_database(settings.database, existing=True) as database:
        found = await database.rows(_TABLES.limit(most))
        seated = await database.rows(_SEATED, tables=[row.id for row in found])
    return [(row, [seat for seat in seated if seat.table_id == row.id]) for row in found]


async def words(settings: Settings, table: str) -> list[tuple[int, protocol.Said]]:
    async with open_database(settings.database, existing=True) as database:
        if await database.row(_TABLE, wanted=table) is None:
            raise NotThere("unknown-table", table=table)
        return await chat.kept(database, table)


async def bans(settings: Settings) -> Sequence[Any]:
    async with open_database(settings.database, existing=True) as database:
        return await database.rows(_BANS)


async def log(settings: Settings, most: int) -> Sequence[Any]:
    """The latest orders, the newest first."""
    async with open_database(settings.database, existing=True) as database:
        return await database.rows(_LOG.limit(most))
