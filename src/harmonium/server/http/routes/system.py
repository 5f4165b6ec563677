"""For those who watch over the server, or sit at its computer."""

import hmac
import logging
from collections.abc import Callable

from litestar import Response, get, put
from litestar.params import JSONBody
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from harmonium import __version__
from harmonium.room.errors import NotAllowed
from harmonium.server.base.errors import CannotWrite, Ending
from harmonium.server.base.networks import listed
from harmonium.server.http.routes.shared import AnyRequest, TheHub
from harmonium.server.storage import migrate
from harmonium.server.tables.hub import Hub
from harmonium.wire.rest import Health, House, HouseWish
from harmonium.wire.shared import PROTOCOL

log = logging.getLogger("harmonium.server")


@get("/health")
async def health(hub: TheHub) -> Health:
    """Whether the database answers, and takes what is written."""
    await check_answers(hub, lambda connection: connection.execute(text("SELECT 1")))
    await hub.database.writer.check()
    return Health("ok", __version__, PROTOCOL)


@get("/ready")
async def ready(hub: TheHub) -> Health:
    """Whether people may be sent here: as well as it can be, up to date, and not about to end."""
    if hub.is_ending:
        raise Ending
    await check_answers(hub, migrate.check_still_fits)
    await hub.database.writer.check()
    return Health("ok", __version__, PROTOCOL)


async def check_answers(hub: Hub, ask: Callable[[Connection], object]) -> None:
    """A database that is gone is told like a full disk, and is no fault of this request."""
    try:
        async with hub.database.engine.connect() as connection:
            await connection.run_sync(ask)
    except (SQLAlchemyError, OSError) as error:
        raise CannotWrite from error


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(hub: TheHub, request: AnyRequest) -> Response[bytes]:
    """Numbers for whoever keeps the server, and nobody else."""
    if not _may_watch(hub, request):
        raise NotAllowed("metrics-closed")
    numbers, writer = hub.metrics, hub.database.writer
    numbers.rooms = len(hub.rooms)
    numbers.groups, numbers.failed_writes = writer.groups, writer.failed
    numbers.writes_waiting, numbers.jobs_waiting = writer.waiting, hub.jobs.waiting
    numbers.bots_due = sum(len(room.thinking) for room in hub.rooms)
    numbers.processes, numbers.leases = 1 + len(hub.leases.others), len(hub.leases.held)
    numbers.ending = int(hub.is_ending)
    return Response(numbers.text(), media_type="text/plain; version=0.0.4")


def _may_watch(hub: Hub, request: AnyRequest) -> bool:
    """
    By the token, by the list, or at this computer itself: and then not for somebody behind a proxy
    that passes on whatever it is asked, and that we were not told of.
    """
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    wanted = hub.settings.metrics_token
    if wanted and scheme.lower() == "bearer":
        return hmac.compare_digest(token.strip().encode(), wanted.encode())
    client, host = _from(request)
    if client in listed(hub.settings.metrics_allow):
        return True
    is_passed_on = any(name in request.headers for name in ("x-forwarded-for", "forwarded"))
    return hub.house.is_at_home(client, host) and not is_passed_on


@get("/api/house")
async def show_house(hub: TheHub, request: AnyRequest) -> House:
    """Whom links reach."""
    return _told(hub, request)


@put("/api/house")
async def change_house(hub: TheHub, request: AnyRequest, data: JSONBody[HouseWish]) -> House:
    """Open the door to the house, or close it; only for whoever sits at this computer."""
    hub.house.check_at_home(*_from(request))
    await (hub.house.open() if data.open else hub.house.close())
    log.info("house %s", "open" if data.open else "closed", extra={"address": hub.house.address})
    return _told(hub, request)


def _told(hub: Hub, request: AnyRequest) -> House:
    return hub.house.told(str(request.base_url), *_from(request))


def _from(request: AnyRequest) -> tuple[str, str | None]:
    """Whose connection it is, and by what name they found us."""
    return request.client.host if request.client else "", request.headers.get("host")


HANDLERS = (health, ready, metrics, show_house, change_house)
