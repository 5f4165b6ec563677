"""Tables: make, find, look at, replay."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.core.record import write
from harmonium.room import access, telling
from harmonium.room.errors import NotAllowed, NotNow
from harmonium.server.http.routes.shared import (
    AnyRequest,
    TheAddress,
    TheGuest,
    TheHub,
    base_url,
    finished_room,
    seen_room,
)
from harmonium.server.past import hindsight, history
from harmonium.server.people import invitations
from harmonium.server.tables import allowances, making
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import (
    BestBoard,
    Invitation,
    Invited,
    Log,
    Me,
    NewTable,
    OwnFigures,
    Past,
    TableMade,
)
from harmonium.wire.shared import TableInfo

Step = Annotated[int, PathParameter(ge=0, le=100_000)]


@get("/api/tables")
async def open_tables(hub: TheHub) -> tuple[TableInfo, ...]:
    """The lobby: tables to join or to watch."""
    return await making.lobby(hub)


@post("/api/tables")
async def make_table(
    request: AnyRequest,
    hub: TheHub,
    me: TheGuest,
    address: TheAddress,
    data: JSONBody[NewTable],
) -> TableMade:
    await allowances.check_may_open(hub, me, address)
    room = await making.create(hub, me, data)
    invitation = await invitations.invite(hub, room, base_url(hub, request))
    return TableMade(room.info(), invitation)


@get("/api/tables/{table_id:str}")
async def show_table(hub: TheHub, me: TheGuest, table_id: FromPath[str]) -> TableInfo:
    return (await seen_room(hub, me, table_id)).info()


@post("/api/tables/{table_id:str}/invitation", status_code=200)
async def invite(
    request: AnyRequest, hub: TheHub, me: TheGuest, address: TheAddress, table_id: FromPath[str]
) -> Invitation:
    """New links; only for those at the table. The old ones stop working."""
    room = await seen_room(hub, me, table_id)
    if room.facts.host.id != me.id:
        access.check_seated(room, me.id)
    if room.plan.daily is not None:
        raise NotAllowed("daily-once")
    hub.addresses.check_may_make(address)
    return await invitations.invite(hub, room, base_url(hub, request))


@post("/api/invitations/{token:str}", status_code=200)
async def accept(hub: TheHub, me: TheGuest, token: FromPath[str]) -> Invited:
    """Come in by link or code."""
    room, may = await invitations.accept(hub, me, token)
    return Invited(room.info(), may)


@get("/api/tables/{table_id:str}/figures")
async def show_figures(hub: TheHub, me: TheGuest, table_id: FromPath[str]) -> OwnFigures:
    """My best, average and number of games of this table's kind."""
    return await history.own(hub, await seen_room(hub, me, table_id), me)


@get("/api/tables/{table_id:str}/best")
async def show_best(
    hub: TheHub, me: TheGuest, address: TheAddress, table_id: FromPath[str]
) -> tuple[BestBoard, ...]:
    """Take It Easy, in hindsight: the best board of each round's tiles."""
    return await hindsight.best(hub, await finished_room(hub, me, table_id), address)


@get("/api/tables/{table_id:str}/log")
async def show_log(
    hub: TheHub,
    me: TheGuest,
    address: TheAddress,
    table_id: FromPath[str],
    viewer: FromQuery[int | None] = None,
) -> Log:
    """What that viewer was told so far, entry by entry."""
    room = await seen_room(hub, me, table_id)
    eyes = _viewer(room, me, viewer, hub)
    return await hub.jobs.do(address, telling.log, eyes, room.running.copy())


@get("/api/tables/{table_id:str}/moments/{step:int}")
async def show_moment(
    hub: TheHub,
    me: TheGuest,
    address: TheAddress,
    table_id: FromPath[str],
    step: Step,
    viewer: FromQuery[int | None] = None,
) -> Past:
    """The table after so many acts that count."""
    room = await seen_room(hub, me, table_id)
    eyes = _viewer(room, me, viewer, hub)
    return await hub.jobs.do(address, telling.past, eyes, room.running.copy(), step)


def _viewer(room: LiveRoom, me: Me, viewer: int | None, hub: Hub) -> Seat | None:
    """One's own seat, or the spectators' view; after the end anybody's."""
    own = room.seats_of(me.id)
    if viewer is None:
        return own[0] if own else None
    if not 0 <= viewer < len(room.seats):
        raise Problem("no-such-seat", seat=viewer, seats=len(room.seats))
    is_open = room.running.is_over and not access.is_closed_today(room, hub.now())
    if Seat(viewer) not in own and not is_open:
        raise NotAllowed("not-your-seat", seat=viewer)
    return Seat(viewer)


@get("/api/tables/{table_id:str}/record", media_type="application/json")
async def show_record(
    hub: TheHub, me: TheGuest, address: TheAddress, table_id: FromPath[str]
) -> Response[bytes]:
    """The record of a finished game, for `harmonium verify` and `harmonium replay`."""
    room = await finished_room(hub, me, table_id)
    if access.is_closed_today(room, hub.now()):
        raise NotNow("daily-closed")
    name = f"{room.plan.game}-{room.id}.json"
    return Response(
        await hub.jobs.do(address, write, telling.record(room)),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


HANDLERS = (
    open_tables,
    make_table,
    show_table,
    invite,
    accept,
    show_figures,
    show_best,
    show_log,
    show_moment,
    show_record,
)
