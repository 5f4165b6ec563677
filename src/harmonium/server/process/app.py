"""The application: database, hub and driver around the handlers."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from typing import Any

from litestar import Litestar, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from harmonium import __version__
from harmonium.core.errors import Problem
from harmonium.room.errors import NotAllowed, NotNow, NotThere, TooMany
from harmonium.server.admin import backups, orders
from harmonium.server.base.errors import CannotWrite, Ending
from harmonium.server.base.house import House
from harmonium.server.base.metrics import Metrics
from harmonium.server.base.settings import Settings
from harmonium.server.http.pages import page
from harmonium.server.http.routes import HANDLERS
from harmonium.server.http.routes.shared import DEPENDENCIES, REFUSALS, AnyRequest
from harmonium.server.limits.doors import check_descriptors
from harmonium.server.past import cleanup
from harmonium.server.players.driver import Driver
from harmonium.server.process.channel import connected, kind_of
from harmonium.server.storage import open_database
from harmonium.server.storage.sole import alone
from harmonium.server.tables.hub import Hub, present
from harmonium.wire.shared import Wrong, wrong

log = logging.getLogger("harmonium.server")

LARGEST_BODY = 65_536
LOOK_EVERY = 60.0
PINGS_AT_ONCE = 50

STATUS: dict[type[Problem], int] = {
    NotThere: 404,
    NotAllowed: 403,
    NotNow: 409,
    TooMany: 429,
    CannotWrite: 503,
    Ending: 503,
}


def create_app(
    settings: Settings,
    now: Callable[[], int] = present,
    house: House | None = None,
    metrics: Metrics | None = None,
) -> Litestar:
    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with _sole(app, settings), open_database(settings.database) as database:
            if settings.secret is not None:
                database.secret = settings.secret.encode()
            hub = app.state.hub = Hub(database, settings, now, house, metrics)
            await hub.bans.load(database)
            driver = Driver(hub)
            async with connected(hub, settings):
                tasks = [
                    asyncio.create_task(_sweep(hub)),
                    asyncio.create_task(_ping(hub)),
                    asyncio.create_task(driver.watch()),
                    asyncio.create_task(driver.claim()),
                    asyncio.create_task(orders.obey(hub)),
                    asyncio.create_task(backups.keep(hub)),
                ]
                try:
                    yield
                finally:
                    for task in tasks:
                        task.cancel()
                    await asyncio.gather(*tasks, return_exceptions=True)
                    await hub.close()
                    await driver.close()

    return Litestar(
        route_handlers=[*_described(), page],
        dependencies=DEPENDENCIES,
        exception_handlers={
            Problem: _refused,
            HTTPException: _not_understood,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        lifespan=[life],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Harmonium",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )


@asynccontextmanager
async def _sole(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """Keeps why it could not start, which uvicorn would only log."""
    try:
        async with alone(settings.database, shared=kind_of(settings) != "memory"):
            yield
    except Problem as problem:
        app.state.refusal = problem
        raise


def _described() -> list[Any]:
    """Every handler may refuse; the description says so once for all."""
    for handler in HANDLERS:
        handler.responses = REFUSALS
    return list(HANDLERS)


@contextmanager
def logged(message: str) -> Iterator[None]:
    """What goes wrong once must not end what is done for ever."""
    try:
        yield
    except Exception:
        log.exception(message)


async def _sweep(hub: Hub) -> None:
    for minutes in count():
        if minutes % 60 == 0:
            hub.spawn(cleanup.forget(hub))
        await asyncio.sleep(LOOK_EVERY)
        with logged("rooms not dropped"):
            hub.drop_idle()


async def _ping(hub: Hub) -> None:
    """A lost connection shows within a minute; not all are asked in the same breath."""
    while True:
        await asyncio.sleep(hub.settings.ping_seconds)
        check_descriptors()
        connections = [each for room in hub.rooms for each in room.audience]
        for number, connection in enumerate(connections, 1):
            with logged("not pinged"):
                connection.line.ping()
            if number % PINGS_AT_ONCE == 0:
                await asyncio.sleep(0)


def _refused(_: AnyRequest, problem: Problem) -> Response[Wrong]:
    status = next((code for kind, code in STATUS.items() if isinstance(problem, kind)), 400)
    return Response(wrong(problem), status_code=status)


def _not_understood(_: AnyRequest, error: HTTPException) -> Response[Wrong]:
    arguments: dict[str, Any] = {"status": error.status_code, "reason": _reason(error)[:200]}
    return Response(
        Wrong("request-refused", arguments), status_code=error.status_code, headers=error.headers
    )


def _reason(error: HTTPException) -> str:
    """Which fields of the body, the query or the path are wrong, where they are what is wrong."""
    faults = error.extra if isinstance(error.extra, list) else []
    named = [f"{fault['key']}: {fault['message']}" for fault in faults if "key" in fault]
    return "; ".join(named) or error.detail


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[Wrong]:
    """Lists in lists without end, met while reading the body."""
    return Response(Wrong("request-refused", {"status": 400, "reason": "depth"}), status_code=400)


def _failed(request: AnyRequest, error: Exception) -> Response[Wrong]:
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return Response(Wrong("server-trouble"), status_code=500)
