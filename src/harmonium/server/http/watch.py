"""Around everything that is asked: an id, a line in the log, and how long it took.

The line names the route and never the path: the links of invitations must not stand in a log.
"""

import logging
import re
import secrets
import time
from typing import Any, Final

from litestar.datastructures import Headers
from litestar.types import Message, Receive, Send

from harmonium.server.base.logs import REQUEST
from harmonium.server.base.metrics import Metrics
from harmonium.server.base.networks import Listed
from harmonium.server.limits.buckets import address_of
from harmonium.server.socket.line import LINE
from harmonium.wire.protocol import TOO_MANY

log = logging.getLogger("harmonium.http")

HEADER: Final = "x-request-id"

NOWHERE: Final = "none"
"""The route of what was refused before anybody looked where it leads, or leads nowhere."""

SOCKET: Final = "/api/tables/{table_id}/socket"

_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})

_QUIET: Final = frozenset({"/", "/{path}", "/health", "/ready", "/metrics"})
"""Files of the client and what is asked every few seconds: worth a line only where it fails."""

_TOO_MANY: Final = frozenset({429, TOO_MANY})
"""Counted, and not worth a line each: whoever floods us would fill the disk with them."""

_FIT: Final = re.compile(r"[A-Za-z0-9._:-]{1,64}")


class Watch:
    def __init__(self, app: Any, metrics: Metrics, proxies: Listed, *, writes: bool = True) -> None:
        self._app = app
        self._writes = writes
        self._metrics = metrics
        self._proxies = proxies

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        request = self._given(scope) or secrets.token_hex(8)
        REQUEST.set(request)  # of this request's own task
        status = 500
        begin = time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER.encode(), request.encode())]
            await send(message)

        asked = {**scope}  # those below write into it where it leads, and who is behind a proxy
        try:
            await self._app(asked, receive, sending)
        finally:
            line = scope.get(LINE)
            if line is not None:
                status = 101 if line.code is None else line.code
            self._note(asked, scope.get("method", "GET"), status, time.perf_counter() - begin)

    def _given(self, scope: Any) -> str | None:
        """By a proxy that we trust: anybody else could make the log say what they like."""
        client = scope.get("client")
        if client is None or client[0] not in self._proxies:
            return None
        given = Headers.from_scope(scope).get(HEADER, "")
        return given if _FIT.fullmatch(given) else None

    def _note(self, asked: Any, method: str, status: int, seconds: float) -> None:
        route = SOCKET if LINE in asked else asked.get("path_template") or NOWHERE
        named = method if method in _METHODS else "other"
        self._metrics.requests.labels(named, route, status).inc()
        self._metrics.request_seconds.labels(named, route).observe(seconds)
        is_ours = 500 <= status < 600
        if status in _TOO_MANY or (status < 400 and route in _QUIET):
            return
        if not self._writes and not is_ours:
            return
        told = {
            "method": named,
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 1),
            "address": address_of(asked),
        }
        if table := (asked.get("path_params") or {}).get("table_id"):
            told["table"] = table
        log.log(logging.WARNING if is_ours else logging.INFO, "asked", extra=told)
