"""Running the application under uvicorn: address, doors, a clean end."""

import asyncio
import errno
import gc
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import Receive, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from harmonium.core.errors import Problem
from harmonium.server.base.house import House, url
from harmonium.server.base.logs import configure_logs
from harmonium.server.base.metrics import Metrics
from harmonium.server.base.networks import listed
from harmonium.server.base.settings import Settings
from harmonium.server.http.middleware import Guard
from harmonium.server.http.timeouts import patient
from harmonium.server.http.watch import Watch
from harmonium.server.limits.doors import Door, most_connections, most_descriptors
from harmonium.server.process.app import create_app
from harmonium.server.process.ending import end
from harmonium.server.process.probes import is_origin
from harmonium.server.process.workers import Place
from harmonium.server.socket.handshake import table_socket
from harmonium.server.socket.line import LINE, Line

FIRST_PORT = 8000
PORTS_TRIED = 100


def bind(settings: Settings) -> socket.socket:
    """The wished port; without a wish 8000 or the next free one."""
    ports = (
        range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if settings.port is None else (settings.port,)
    )
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, port))
        except OSError as error:
            listening.close()
            if error.errno == errno.EADDRINUSE:
                continue
            told = {"host": settings.host, "port": str(port), "reason": error.strerror or ""}
            raise Problem("serve-cannot-listen", **told) from error
        return listening
    raise Problem("serve-port-taken", port=str(ports[0]))


def address(settings: Settings, listening: socket.socket) -> str:
    if settings.public_url:
        return settings.public_url
    return url(*listening.getsockname()[:2])


class Server(uvicorn.Server):
    """Says when it is ready and when it ends, and can open one more door while it runs."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], Awaitable[None]],
        end: Callable[["Server"], Awaitable[None]] | None = None,
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._end = end
        self.signals: list[int] = []
        """By which it was told to end."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.signals.append(sig)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._end is not None and not self.force_exit:
            await self._end(self)
        await super().shutdown(sockets)

    @property
    def lines(self) -> tuple[Line, ...]:
        connections: set[Any] = {*self.server_state.connections}  # uvicorn knows only its own kinds
        return tuple(each for each in connections if isinstance(each, Line))

    def close_doors(self) -> None:
        for door in self.servers:
            door.close()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self._ready()

    async def open_door(self, listening: socket.socket) -> None:
        """Like the doors of the start, and closed with them at the latest."""
        door = await asyncio.get_running_loop().create_server(
            self._protocol, sock=listening, backlog=self.config.backlog
        )
        self.servers.append(door)

    def _protocol(self) -> asyncio.Protocol:
        make: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    def close_door(self, listening: socket.socket) -> None:
        place = listening.getsockname()
        for door in [one for one in self.servers if _place(one) == place]:
            self.servers.remove(door)
            door.close()
        for connection in tuple(self.server_state.connections):
            transport: asyncio.Transport | None = connection.transport
            if transport and transport.get_extra_info("sockname") == place:
                connection.shutdown()


def _place(door: asyncio.base_events.Server) -> Any:
    return next((one.getsockname() for one in door.sockets), None)


def _calm_collector() -> None:
    """Thousands of sockets and tables are no garbage: look through them rarely.

    Acts make no cycles; what does (requests, errors) waits a little longer.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


class Front:
    """Sockets go to the tables directly, everything else through Litestar."""

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._guard = Guard(app)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await table_socket(self._app.state.hub, scope, scope[LINE])
        else:
            if scope.get("method") == "HEAD":
                scope["method"] = "GET"  # uvicorn knows what was asked and leaves out the body
            await self._guard(scope, receive, send)


def watched(app: Litestar, metrics: Metrics, settings: Settings) -> Watch:
    """The whole way in: whoever watches sees the proxy, all behind it whom the proxy names."""
    front, proxies = Front(app), settings.trusted_proxies
    inside = ProxyHeadersMiddleware(front, proxies) if proxies else front  # type: ignore[arg-type]
    wish = settings.log_requests
    writes = not sys.stderr.isatty() if wish is None else wish
    return Watch(inside, metrics, listed(proxies), writes=writes)


def config_of(app: Litestar, metrics: Metrics, settings: Settings) -> uvicorn.Config:
    in_all = most_connections(most_descriptors())
    door = Door(metrics, settings.connections_per_address, in_all, settings.trusted_proxies)
    return uvicorn.Config(
        watched(app, metrics, settings),
        # No deflate: a context costs each idle socket more memory than all the rest of it, and
        # updates are small (benchmarks/server/README.md).
        ws=Line,
        http=patient(door, settings),
        proxy_headers=False,  # weighed in `watched`
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def run(
    settings: Settings, ready: Callable[[str, str | None], None], place: Place | None = None
) -> None:
    """
    Serve until Ctrl-C or SIGTERM; then everything is on the disk. `ready` is told the address here
    and, if it was wished, the one in the house. With a place, as one of several workers.
    """
    configure_logs(settings.log_format)
    if settings.public_url is not None and not is_origin(settings.public_url):
        raise Problem("doctor-address-bad", address=settings.public_url)
    metrics = Metrics(None if place is None else place.number)
    listening = bind(settings) if place is None else place.door
    house = House(settings)
    app = create_app(settings, house=house, metrics=metrics)
    _calm_collector()

    async def opened() -> None:
        house.stands(server, listening.getsockname()[1])
        try:
            if settings.house:
                await house.open()
            if place is not None and settings.watch_port is not None:
                await server.open_door(watched_at(settings.watch_port + place.number))
        except Problem as problem:
            refusals.append(problem)
            # Later, when the start is over: then it ends as it always ends.
            asyncio.get_running_loop().call_soon(setattr, server, "should_exit", True)
            return
        ready(address(settings, listening), house.address)

    async def ending(ends: Server) -> None:
        await end(app.state.hub, ends)

    refusals: list[Problem] = []
    server = Server(config_of(app, metrics, settings), opened, ending)
    with suppress(KeyboardInterrupt):  # raised again after the clean end; it was the wish
        server.run(sockets=[listening])
    if refusals:
        raise refusals[0]
    if not server.started:
        raise app.state.get("refusal") or Problem("serve-failed")


def watched_at(port: int) -> socket.socket:
    """Where one of several workers is asked by itself, at this computer."""
    return bind(Settings(host="127.0.0.1", port=port))
