"""Links, codes and tokens: random, shown once, kept as hashes."""

import asyncio

import msgspec
import segno
from sqlalchemy import bindparam, select

from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.room import access, hosting
from harmonium.room.errors import NotNow, NotThere
from harmonium.room.facts import SeatFacts
from harmonium.server.base.security import hashed, new_code, new_token
from harmonium.server.people.identity import friendly_name
from harmonium.server.storage import Write, schema
from harmonium.server.storage.statements import ADD_INVITATION, FORGET_INVITATIONS
from harmonium.server.tables import seating
from harmonium.server.tables.changing import change
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import Invitation, Me, Token
from harmonium.wire.shared import May

_INVITATION = select(schema.invitations.c.table_id, schema.invitations.c.may).where(
    schema.invitations.c.token == bindparam("token")
)


async def invite(hub: Hub, room: LiveRoom, base: str) -> Invitation:
    """New links for a table; the old ones stop working."""
    join, watch, code = new_token(), new_token(), new_code()
    writes: list[Write] = [
        (FORGET_INVITATIONS, {"table": room.id, "right": right}) for right in ("join", "watch")
    ]
    for token, may in ((join, "join"), (code, "join"), (watch, "watch")):
        row = {
            "token": hashed(hub.database.secret, token),
            "table_id": room.id,
            "may": may,
            "created": hub.now(),
        }
        writes.append((ADD_INVITATION, row))
    await hub.database.writer.write(*writes)
    link = f"{base}/join/{join}"
    qr = await asyncio.to_thread(_qr, link)
    return Invitation(link, f"{code[:4]}-{code[4:]}", f"{base}/watch/{watch}", qr)


def _qr(link: str) -> str:
    """Some milliseconds: not in the loop."""
    return segno.make(link, micro=False).svg_inline(border=2, omitsize=True)


async def accept(hub: Hub, me: Me, token: str) -> tuple[LiveRoom, May]:
    """Whoever knows the link or the code may come in, unless the host has sent them away."""
    tidy = token.replace("-", "").replace(" ", "").upper()
    for spelling in (token, tidy):
        row = await hub.database.row(_INVITATION, token=hashed(hub.database.secret, spelling))
        if row is not None:
            break
    else:
        raise NotThere("unknown-invitation")
    room = await hub.room(row.table_id)
    async with room.lock:
        await change(hub, room, lambda: hosting.visited(room, me.id, row.may))
    return room, room.visitors[me.id]


async def seat_token(hub: Hub, room: LiveRoom, me: Me, number: int) -> Token:
    """Give an open seat to a program, which enters with this token; asked again, a new one."""
    access.check_host(room, me)
    async with room.lock:
        if not 0 <= number < len(room.seats):
            raise Problem("no-such-seat", seat=number, seats=len(room.seats))
        seat = room.seats[number]
        if seat.kind not in {"open", "program"}:
            raise NotNow("seat-taken")
        if room.facts.status == "over":
            raise NotNow("table-closed", how="over")
        access.check_take(room, me.id, number)
        token = new_token()
        new = SeatFacts("program", seat.name or friendly_name(me.locale))
        new = msgspec.structs.replace(new, token=hashed(hub.database.secret, token))
        await seating.set_seat(hub, room, number, new, me.id)
        return Token(token, Seat(number))


def seat_of_token(hub: Hub, room: LiveRoom, token: str) -> Seat | None:
    """Whose token it is at this table."""
    known = hashed(hub.database.secret, token)
    for number, seat in enumerate(room.seats):
        if seat.kind == "program" and seat.token == known:
            return Seat(number)
    return None
