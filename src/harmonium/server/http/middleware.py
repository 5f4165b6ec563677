"""In front of everything: limits, requests forged by other sites, headers, new cookies."""

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from harmonium.locales import Words
from harmonium.server.base.security import (
    COOKIE,
    COOKIE_SECONDS,
    HEADERS,
    SECURE_HEADERS,
    is_cross_site,
)
from harmonium.server.http.routes.shared import NEW_COOKIE
from harmonium.server.limits.buckets import address_of
from harmonium.server.people.identity import chosen_locale
from harmonium.server.tables.hub import Hub
from harmonium.wire.shared import Wrong

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """Around the application, because Litestar asks its middleware only where it has a handler."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        hub: Hub = self._app.state.hub
        asked = Headers.from_scope(scope)
        host = asked.get("host")
        headers = SECURE_HEADERS if hub.house.is_trusted(scope["scheme"], host) else HEADERS

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers, *_cookie(hub, scope)]
            await send(message)

        if not hub.addresses.may_ask(address_of(scope)):
            hub.metrics.limited += 1
            await _refuse(sending, asked, 429, "too-many-requests")
        elif hub.bans.has_address(address_of(scope)):
            await _refuse(sending, asked, 403, "banned")
        elif not hub.house.knows(host):
            await _refuse(sending, asked, 421, "other-host")
        elif "\0" in scope["path"] or b"%00" in scope["query_string"]:
            await _refuse(sending, asked, 400, "unknown-page")  # PostgreSQL has no such text
        elif scope["method"] not in SAFE and _is_forged(hub, asked):
            await _refuse(sending, asked, 403, "other-site")
        else:
            await self._app(scope, receive, sending)


def _is_forged(hub: Hub, headers: Headers) -> bool:
    return is_cross_site(
        origin=headers.get("origin"),
        fetch_site=headers.get("sec-fetch-site"),
        host=headers.get("host"),
        public_url=hub.settings.public_url,
    )


def _cookie(hub: Hub, scope: Any) -> list[tuple[bytes, bytes]]:
    """HttpOnly: no script reads it; SameSite=Lax: no other site's form sends it along."""
    value = scope.get("state", {}).get(NEW_COOKIE)
    if value is None:
        return []
    public = hub.settings.public_url or ""
    secure = "; Secure" if "https" in {scope["scheme"], urlsplit(public).scheme} else ""
    text = f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    return [(b"set-cookie", text.encode())]


async def _refuse(send: Send, asked: Headers, status: int, code: str) -> None:
    """Programs and our pages get the code; who typed in an address gets the sentence."""
    if "text/html" in asked.get("accept", ""):
        words = Words(chosen_locale(asked.get("accept-language")))
        kind, body = b"text/plain; charset=utf-8", words(code).encode()
    else:
        kind, body = b"application/json", msgspec.json.encode(Wrong(code))
    headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body))]
    if status == 429:
        headers.append((b"connection", b"close"))  # a new one costs them more than us
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
