"""Sitting down and standing up, and what else is decided around the game."""

from litestar import post
from litestar.params import FromPath, JSONBody

from harmonium.room import access
from harmonium.server.http.routes.shared import TheAddress, TheGuest, TheHub, seen_room
from harmonium.server.people import invitations
from harmonium.server.tables import allowances, making, seating
from harmonium.wire.rest import AtSeat, Join, Token
from harmonium.wire.shared import TableInfo


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(
    hub: TheHub, me: TheGuest, table_id: FromPath[str], data: JSONBody[Join]
) -> TableInfo:
    room = await seen_room(hub, me, table_id)
    await seating.join(hub, room, me, data)
    return room.info()


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(
    hub: TheHub, me: TheGuest, table_id: FromPath[str], data: JSONBody[AtSeat]
) -> TableInfo:
    """Give up a seat; from a running game a stand-in takes over."""
    room = await seen_room(hub, me, table_id)
    await seating.leave(hub, room, me, data.seat)
    return room.info()


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(hub: TheHub, me: TheGuest, table_id: FromPath[str]) -> TableInfo:
    room = await seen_room(hub, me, table_id)
    access.check_host(room, me)
    async with room.lock:
        await making.start(hub, room)
    return room.info()


@post("/api/tables/{table_id:str}/close", status_code=200)
async def close(hub: TheHub, me: TheGuest, table_id: FromPath[str]) -> TableInfo:
    """The host calls off a table that has not begun."""
    room = await seen_room(hub, me, table_id)
    await making.close(hub, room, me)
    return room.info()


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(
    hub: TheHub, me: TheGuest, table_id: FromPath[str], data: JSONBody[AtSeat]
) -> TableInfo:
    room = await seen_room(hub, me, table_id)
    await seating.resign(hub, room, me, data.seat)
    return room.info()


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(
    hub: TheHub, me: TheGuest, address: TheAddress, table_id: FromPath[str]
) -> TableInfo:
    room = await seen_room(hub, me, table_id)
    if room.facts.rematch is None:
        await allowances.check_may_open(hub, me, address)
        if room.plan.open:
            await allowances.check_may_invite_everybody(hub, me)
    return (await making.rematch(hub, room, me)).info()


@post("/api/tables/{table_id:str}/token", status_code=200)
async def seat_token(
    hub: TheHub, me: TheGuest, table_id: FromPath[str], data: JSONBody[AtSeat]
) -> Token:
    """Give an open seat to a program; it enters the socket with this token."""
    room = await seen_room(hub, me, table_id)
    return await invitations.seat_token(hub, room, me, data.seat)


HANDLERS = (join, leave, start, close, resign, rematch, seat_token)
