"""For the host of a table: its guests."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from harmonium.server.http.routes.shared import TheGuest, TheHub, seen_room
from harmonium.server.people import hosting
from harmonium.wire.rest import Guest, Mute, Person, Remove, Speak
from harmonium.wire.shared import TableInfo


@get("/api/tables/{table_id:str}/guests")
async def guests(hub: TheHub, me: TheGuest, table_id: FromPath[str]) -> tuple[Guest, ...]:
    """Who is here, and whom the host holds back."""
    return await hosting.guests(hub, await seen_room(hub, me, table_id), me)


@post("/api/tables/{table_id:str}/remove", status_code=200)
async def remove(
    hub: TheHub, me: TheGuest, table_id: FromPath[str], data: JSONBody[Remove]
) -> TableInfo:
    """Clear a seat, or send a guest away; from a running game a stand-in takes over."""
    room = await seen_room(hub, me, table_id)
    await hosting.remove(hub, room, me, data)
    return room.info()


@post("/api/tables/{table_id:str}/admit", status_code=200)
async def admit(
    hub: TheHub, me: TheGuest, table_id: FromPath[str], data: JSONBody[Person]
) -> tuple[Guest, ...]:
    """Let somebody come again who was sent away."""
    room = await seen_room(hub, me, table_id)
    await hosting.admit(hub, room, me, data.person)
    return await hosting.guests(hub, room, me)


@post("/api/tables/{table_id:str}/mute", status_code=200)
async def mute(
    hub: TheHub, me: TheGuest, table_id: FromPath[str], data: JSONBody[Mute]
) -> tuple[Guest, ...]:
    """Somebody's words and signs are refused from now on, or heard again."""
    room = await seen_room(hub, me, table_id)
    await hosting.mute(hub, room, me, data.person, on=data.on)
    return await hosting.guests(hub, room, me)


@post("/api/tables/{table_id:str}/spectators", status_code=200)
async def spectators(
    hub: TheHub, me: TheGuest, table_id: FromPath[str], data: JSONBody[Speak]
) -> TableInfo:
    """Whether those who watch may speak."""
    room = await seen_room(hub, me, table_id)
    await hosting.let_spectators_speak(hub, room, me, on=data.on)
    return room.info()


HANDLERS = (guests, remove, admit, mute, spectators)
