"""Today's deal."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, QueryParameter

from harmonium.server.daily import deals
from harmonium.server.http.routes.shared import TheAddress, TheGuest, TheHub
from harmonium.wire.rest import Daily, DailyDay, DailyResult
from harmonium.wire.shared import TableInfo

Device = Annotated[str | None, QueryParameter(max_length=64)]
"""What a browser calls itself, at random; only a keyed hash of it is kept."""


@get("/api/daily")
async def today(hub: TheHub, me: TheGuest) -> tuple[Daily, ...]:
    return await deals.today(hub, me)


@post("/api/daily/{game:str}", status_code=200)
async def play(
    hub: TheHub, me: TheGuest, address: TheAddress, game: FromPath[str], device: Device = None
) -> TableInfo:
    """Begin my one try, or go on with it; of each device one counts."""
    return (await deals.play(hub, me, game, deals.Opened(device, address))).info()


@get("/api/daily/{game:str}")
async def days(hub: TheHub, me: TheGuest, game: FromPath[str]) -> tuple[DailyDay, ...]:
    """The days that are over."""
    return await deals.days(hub, me, game)


@get("/api/daily/{game:str}/{day:str}")
async def results(hub: TheHub, game: FromPath[str], day: FromPath[str]) -> tuple[DailyResult, ...]:
    return await deals.results(hub, game, day)


HANDLERS = (today, play, days, results)
