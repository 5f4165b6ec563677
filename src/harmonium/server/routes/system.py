"""For those who watch over the server."""

from litestar import Response, get
from sqlalchemy import text

from harmonium import __version__
from harmonium.server.routes.shared import TheHub
from harmonium.server.schemas import Health
from harmonium.server.things import PROTOCOL


@get("/health")
async def health(hub: TheHub) -> Health:
    """Whether the database answers."""
    await hub.database.row(text("SELECT 1"))
    return Health("ok", __version__, PROTOCOL)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(hub: TheHub) -> Response[bytes]:
    hub.metrics.rooms.set(len(hub.rooms))
    hub.metrics.groups.set(hub.database.writer.groups)
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS = (health, metrics)
