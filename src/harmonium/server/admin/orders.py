"""What the keeper of the server asked for by `harmonium admin`, carried out.

Orders are rows of the database: the server looks once a second, and what is done stays as the log
(docs/decisions/0026-orders-are-rows.md).
"""

import asyncio
import logging
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import bindparam, or_, select
from sqlalchemy.exc import SQLAlchemyError

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.room.errors import NotNow, NotThere
from harmonium.server.limits import bans
from harmonium.server.people.identity import find
from harmonium.server.storage import schema
from harmonium.server.storage.statements import ADD_BAN, FORGET_BAN, change_order, text
from harmonium.server.tables import chat, closing, seating
from harmonium.server.tables.commit import fate_of
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.protocol import REFUSED
from harmonium.wire.shared import wrong

log = logging.getLogger("harmonium.server")

LOOK_EVERY: Final = 1.0
"""Seconds."""

ASKED_FOR: Final = 10
"""How often other servers are asked from where a guest came."""


class Close(msgspec.Struct, frozen=True, tag="close"):
    """End a table, whoever sits at it."""

    table: str


class Unsay(msgspec.Struct, frozen=True, tag="unsay"):
    """Take words of a table away: by their numbers, all of one guest, or all."""

    table: str
    numbers: tuple[int, ...] = ()
    guest: str | None = None


class Ban(msgspec.Struct, frozen=True, tag="ban"):
    kind: Literal["guest", "address"]
    value: str
    with_address: bool = False
    """Of a guest: also from where they came last, if the server that runs has seen it."""


class Unban(msgspec.Struct, frozen=True, tag="unban"):
    value: str


Order = Close | Unsay | Ban | Unban

_WAITING = (
    select(schema.orders).where(schema.orders.c.done.is_(None)).order_by(schema.orders.c.number)
)
_BANNED = select(schema.bans.c.kind).where(schema.bans.c.value == bindparam("wanted"))
_TABLES_OF = select(schema.tables.c.id).where(
    schema.tables.c.status != "over",
    or_(
        schema.tables.c.host == bindparam("person"),
        schema.tables.c.id.in_(
            select(schema.seats.c.table_id).where(schema.seats.c.person == bindparam("person"))
        ),
    ),
)


async def obey(hub: Hub) -> None:
    """As long as the server runs."""
    while True:
        try:
            await carry_out(hub)
        except (SQLAlchemyError, OSError) as error:  # the database is away: next time
            log.warning("orders not carried out", extra={"reason": str(error)[:200]})
        except Exception:
            log.exception("orders not carried out")
        await asyncio.sleep(LOOK_EVERY)


async def carry_out(hub: Hub) -> None:
    """All that wait, one after the other; what cannot be done is told in the log."""
    if not await hub.leases.is_ours("orders"):
        return
    for row in await hub.database.rows(_WAITING):
        outcome = ""
        try:
            await _do(hub, msgspec.json.decode(row.target, type=Order), row.reason)
        except Problem as problem:
            outcome = text(wrong(problem))
        except Exception:
            log.exception("order failed", extra={"order": row.number})
            outcome = text(wrong(Problem("server-trouble")))
        done = change_order(row.number, done=hub.now(), outcome=outcome)
        await hub.database.writer.write(done)
        told = {"order": row.number, "by": row.who, "what": row.target, "outcome": outcome}
        log.info("order carried out", extra=told)


async def _do(hub: Hub, order: Order, reason: str) -> None:
    match order:
        case Close(table):
            await _close(hub, await hub.room(table))
        case Unsay(table, numbers, guest):
            await chat.unsay(hub, await hub.room(table), numbers, guest)
        case Ban("guest", person, with_address):
            await _ban_guest(hub, person, reason, with_address=with_address)
        case Ban("address", address):
            await _ban(hub, bans.ADDRESS, bans.counted(address), reason)
        case Unban(value):
            await _unban(hub, value)


async def _close(hub: Hub, room: LiveRoom) -> None:
    async with room.lock:
        if room.facts.status == "over":
            raise NotNow("table-closed", how="over")
        if room.facts.status == "waiting":
            await closing.call_off(hub, room)
        else:
            await fate_of(hub, room, core.Ending("abandoned"))


async def _ban_guest(hub: Hub, person: str, reason: str, *, with_address: bool) -> None:
    if await find(hub.database, person) is None:
        raise NotThere("unknown-person")
    address = await _address_of(hub, person) if with_address else None
    if with_address and address is None:
        raise NotThere("order-no-address")
    await _ban(hub, bans.GUEST, person, reason)
    if with_address and address is not None:
        await _ban(hub, bans.ADDRESS, address, reason)
    rows = await hub.database.rows(_TABLES_OF, person=person)
    for room in await hub.readable(row.id for row in rows):
        await _leave(hub, room, person)


async def _address_of(hub: Hub, person: str) -> str | None:
    """From where they came last, if any of the servers has seen it."""
    for _ in range(ASKED_FOR):
        if hub.outbox is None or hub.bans.address_of(person) is not None:
            break
        hub.outbox.seeks(person)
        await asyncio.sleep(LOOK_EVERY / 5)
    return hub.bans.address_of(person)


async def _leave(hub: Hub, room: LiveRoom, person: str) -> None:
    """Their tables that have not begun are called off; elsewhere a stand-in plays on."""
    async with room.lock:
        if room.facts.status == "waiting" and room.facts.host.id == person:
            await closing.call_off(hub, room)
        for seat in room.seats_of(person):
            if room.facts.status != "over":
                await seating.give_up(hub, room, seat)


async def _ban(hub: Hub, kind: str, value: str, reason: str) -> None:
    if (await _is_banned(hub, value)) is None:
        row = {"kind": kind, "value": value, "since": hub.now(), "reason": reason}
        await hub.database.writer.write((ADD_BAN, row))
        await _changed(hub)
    else:
        await enforce(hub)


async def _changed(hub: Hub) -> None:
    await enforce(hub)
    if hub.outbox is not None:
        hub.outbox.banned()


async def enforce(hub: Hub) -> None:
    """Every server knows who is banned, and sends away those who are connected to it."""
    await hub.bans.load(hub.database)
    for room in hub.rooms:
        for connection in tuple(room.audience):
            who, address = connection.person, connection.address
            is_banned = who is not None and hub.bans.has_guest(who.id)
            if is_banned or (address is not None and hub.bans.has_address(address)):
                connection.drop(REFUSED)


async def _unban(hub: Hub, value: str) -> None:
    known = value if await _is_banned(hub, value) is not None else bans.counted(value)
    if await _is_banned(hub, known) is None:
        raise NotThere("order-not-banned", value=value)
    await hub.database.writer.write((FORGET_BAN, {"whom": known}))
    await _changed(hub)


async def _is_banned(hub: Hub, value: str) -> Any | None:
    return await hub.database.row(_BANNED, wanted=value)
