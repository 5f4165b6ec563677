"""What nobody will miss: guests who never came back and left nothing, tables that never began.

Found by reading, which holds up nobody, and then removed a few at a time.
"""

import logging
from typing import Final

from sqlalchemy import ColumnElement, bindparam, delete, exists, literal_column, or_, select

from harmonium.server.storage import Write, schema
from harmonium.server.tables import closing, once
from harmonium.server.tables.hub import Hub

log = logging.getLogger("harmonium.server")

DAY: Final = 86_400_000
AT_ONCE: Final = 50
MOST_ROUNDS: Final = 20
"""In one hour; a table that somebody looks at is found again each time."""

_IN_USE = or_(
    schema.tables.c.status != literal_column("'over'"),  # the writer takes named values only
    schema.tables.c.started.is_not(None),
)
"""A table that was called off before it began is nothing to remember."""


def _left_nothing() -> ColumnElement[bool]:
    person = schema.people.c.id
    sits = (
        exists()
        .where(schema.seats.c.person == person, schema.seats.c.table_id == schema.tables.c.id)
        .where(_IN_USE)
    )
    hosts = exists().where(schema.tables.c.host == person, _IN_USE)
    played = exists().where(schema.played.c.person == person)
    daily = exists().where(schema.dailies.c.person == person)
    return ~(sits | hosts | played | daily)


_OLD_GUESTS = (
    select(schema.people.c.id)
    .where(schema.people.c.seen < bindparam("before"), _left_nothing())
    .limit(AT_ONCE)
)
_FORGET_GUEST: Final = delete(schema.people).where(
    schema.people.c.id == bindparam("who"),
    schema.people.c.seen < bindparam("before"),  # unless they came back this very moment
    _left_nothing(),
)
_FORGET_VISITS: Final = delete(schema.visitors).where(
    schema.visitors.c.person == bindparam("who"),
    ~exists().where(schema.people.c.id == schema.visitors.c.person),
)
_FORGET_RESTRAINTS: Final = delete(schema.restraints).where(
    schema.restraints.c.person == bindparam("who"),
    ~exists().where(schema.people.c.id == schema.restraints.c.person),
)
_OLD_TABLES = (
    select(schema.tables.c.id)
    .where(
        schema.tables.c.status == "waiting",
        schema.tables.c.created < bindparam("before"),
        schema.tables.c.daily.is_(None),
    )
    .limit(AT_ONCE)
)


async def forget(hub: Hub) -> None:
    """Once an hour, by one of the servers."""
    if not await hub.leases.is_ours("cleanup"):
        return
    await hub.leases.forget_dead()
    await once.forget_old(hub)
    if hub.settings.guest_days:
        before = hub.now() - hub.settings.guest_days * DAY
        await call_off(hub, before)
        await forget_guests(hub, before)


async def call_off(hub: Hub, before: int) -> None:
    """Tables that were made before and still wait for their first act, with nobody at them."""
    for _ in range(MOST_ROUNDS):
        rows = await hub.database.rows(_OLD_TABLES, before=before)
        for room in await hub.readable(row.id for row in rows):
            async with room.lock:
                is_empty = not room.audience and not room.elsewhere
                if room.facts.status == "waiting" and is_empty:
                    await closing.call_off(hub, room)
        if len(rows) < AT_ONCE:
            break


async def forget_guests(hub: Hub, before: int) -> int:
    """Those who were here last before that and left nothing behind; how many."""
    forgotten = 0
    while rows := await hub.database.rows(_OLD_GUESTS, before=before):
        writes: list[Write] = []
        for row in rows:
            writes.append((_FORGET_GUEST, {"who": row.id, "before": before}))
            writes.append((_FORGET_VISITS, {"who": row.id}))
            writes.append((_FORGET_RESTRAINTS, {"who": row.id}))
        await hub.database.writer.write(*writes)
        forgotten += len(rows)
        if len(rows) < AT_ONCE:
            break
    if forgotten:
        log.info("guests forgotten", extra={"guests": forgotten})
    return forgotten
