"""Running the application under uvicorn: address, logs, a clean end."""

import gc
import json
import logging
import logging.config
import socket
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import Receive, Send

from harmonium.core.errors import Problem
from harmonium.server.app import create_app
from harmonium.server.entering import table_socket
from harmonium.server.lines import LINE, Line
from harmonium.server.patience import patient
from harmonium.server.settings import Settings

FIRST_PORT = 8000
PORTS_TRIED = 100

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """One JSON object a line, with whatever the code gave as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = " ".join(
            f"{name}={value}" for name, value in vars(record).items() if name not in _STANDARD
        )
        return f"{super().format(record)} {told}".rstrip()


def configure_logs(log_format: str) -> None:
    formatter = (
        {"()": JsonFormatter}
        if log_format == "json"
        else {"()": TextFormatter, "format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    )
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"one": formatter},
            "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "one"}},
            "root": {"handlers": ["err"], "level": "WARNING"},
            "loggers": {"harmonium": {"level": "INFO"}},
        }
    )


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
        except OSError:
            listening.close()
            continue
        return listening
    raise Problem("serve-port-taken", port=ports[0])


def address(settings: Settings, listening: socket.socket) -> str:
    if settings.public_url:
        return settings.public_url
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


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

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await table_socket(self._app.state.hub, scope, scope[LINE])
        else:
            await self._app(scope, receive, send)


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until Ctrl-C or SIGTERM; then everything is on the disk."""
    configure_logs(settings.log_format)
    listening = bind(settings)
    config = uvicorn.Config(
        Front(create_app(settings)),
        # No deflate: a context costs each idle socket more memory than all the rest of it, and
        # updates are small (benchmarks/server/README.md).
        ws=Line,
        http=patient(settings.request_seconds),
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    _calm_collector()
    server = _Server(config, lambda: ready(address(settings, listening)))
    with suppress(KeyboardInterrupt):  # raised again after the clean end; it was the wish
        server.run(sockets=[listening])
    if not server.started:
        raise Problem("serve-failed")
