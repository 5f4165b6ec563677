"""For those who watch over the server, or sit at its computer."""

import logging

from litestar import Response, get, put
from litestar.params import JSONBody
from sqlalchemy import text

from harmonium import __version__
from harmonium.server.http.routes.shared import AnyRequest, TheHub
from harmonium.server.tables.hub import Hub
from harmonium.wire.rest import Health, House, HouseWish
from harmonium.wire.shared import PROTOCOL

log = logging.getLogger("harmonium.server")


@get("/health")
async def health(hub: TheHub) -> Health:
    """Whether the database answers, and takes what is written."""
    await hub.database.row(text("SELECT 1"))
    await hub.database.writer.check()
    return Health("ok", __version__, PROTOCOL)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(hub: TheHub) -> Response[bytes]:
    hub.metrics.rooms = len(hub.rooms)
    hub.metrics.groups = hub.database.writer.groups
    hub.metrics.failed_writes = hub.database.writer.failed
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4")


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


HANDLERS = (health, metrics, show_house, change_house)
