"""Today's deal."""

from litestar import get, post
from litestar.params import FromPath

from harmonium.server import daily
from harmonium.server.routes.shared import TheGuest, TheHub
from harmonium.server.schemas import Daily, DailyDay, DailyResult
from harmonium.server.things import TableInfo


@get("/api/daily")
async def today(hub: TheHub, me: TheGuest) -> tuple[Daily, ...]:
    return await daily.today(hub, me)


@post("/api/daily/{game:str}", status_code=200)
async def play(hub: TheHub, me: TheGuest, game: FromPath[str]) -> TableInfo:
    """Begin my one counted try, or go on with it."""
    return (await daily.play(hub, me, game)).info()


@get("/api/daily/{game:str}")
async def days(hub: TheHub, me: TheGuest, game: FromPath[str]) -> tuple[DailyDay, ...]:
    """The days that are over."""
    return await daily.days(hub, me, game)


@get("/api/daily/{game:str}/{day:str}")
async def results(hub: TheHub, game: FromPath[str], day: FromPath[str]) -> tuple[DailyResult, ...]:
    return await daily.results(hub, game, day)


HANDLERS = (today, play, days, results)
