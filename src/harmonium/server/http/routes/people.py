"""The guest: name, language, tables, history, statistics."""

from litestar import get, patch
from litestar.params import FromPath, FromQuery, JSONBody

from harmonium.room.errors import NotThere
from harmonium.server.daily import deals
from harmonium.server.http.routes.shared import TheGuest, TheHub
from harmonium.server.past import history
from harmonium.server.people import identity
from harmonium.wire.rest import Figures, Me, MeChange, MyTable, Played, Profile
from harmonium.wire.shared import Someone


@get("/api/me")
async def show_me(me: TheGuest) -> Me:
    return me


@patch("/api/me")
async def change_me(hub: TheHub, me: TheGuest, data: JSONBody[MeChange]) -> Me:
    return await identity.change(hub, me, data)


@get("/api/me/tables")
async def my_tables(hub: TheHub, me: TheGuest) -> tuple[MyTable, ...]:
    return await history.my_tables(hub, me)


@get("/api/me/history")
async def my_history(
    hub: TheHub, me: TheGuest, most: FromQuery[int] = 100, game: FromQuery[str | None] = None
) -> tuple[Played, ...]:
    return await history.played(hub, me, max(1, min(most, 1_000)), game)


@get("/api/me/statistics")
async def my_statistics(hub: TheHub, me: TheGuest) -> tuple[Figures, ...]:
    return await history.statistics(hub, me)


@get("/api/people/{person:str}")
async def profile(hub: TheHub, person: FromPath[str]) -> Profile:
    """What everybody may know of somebody."""
    found = await identity.find(hub.database, person)
    if found is None:
        raise NotThere("unknown-person")
    return Profile(Someone(found.id, found.name), found.since, await deals.opened(hub, found.id))


HANDLERS = (show_me, change_me, my_tables, my_history, my_statistics, profile)
