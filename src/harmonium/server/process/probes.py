"""What a look from outside finds: a database, a server at an address, sockets through a proxy."""

import asyncio
import time
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from harmonium.core.errors import Problem
from harmonium.server.socket.handshake import NOT_THERE
from harmonium.server.storage import migrate, schema
from harmonium.server.storage.database import async_url, make_engine

PATIENCE: Final = 5.0
"""Seconds for an answer."""


class Seen(msgspec.Struct):
    """A database, as far as it let us look."""

    name: str
    """Without its password."""
    is_upgraded_at_start: bool
    revision: str | None = None
    """None: there is nothing in it yet."""
    last: float | None = None
    """When somebody was here last, in seconds since 1970 ..."""
    now: float | None = None
    """... and what the database's own clock says, where it has one."""
    error: str | None = None
    refusal: Problem | None = None

    @property
    def is_current(self) -> bool:
        return self.revision == migrate.HEAD


def database(address: str) -> Seen:
    url = async_url(address)
    is_sqlite = url.get_backend_name() == "sqlite"
    shown = url.database if is_sqlite else url.render_as_string(hide_password=True)
    seen = Seen(str(shown), is_sqlite)
    if is_sqlite and not Path(str(url.database)).exists():
        return seen  # to look there would make it
    try:
        asyncio.run(asyncio.wait_for(_look(address, seen), 2 * PATIENCE))
    except Problem as problem:
        seen.refusal = problem
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        seen.error = str(getattr(error, "orig", None) or error).partition("\n")[0] or "timeout"
    return seen


async def _look(address: str, seen: Seen) -> None:
    engine = make_engine(address)
    try:
        async with engine.connect() as connection:
            seen.revision = await connection.run_sync(migrate.current)
            if not seen.is_upgraded_at_start:
                moment = await connection.scalar(text("SELECT extract(epoch FROM now())"))
                seen.now = float(moment or time.time())
            if seen.is_current:
                last = await connection.scalar(select(func.max(schema.people.c.seen)))
                seen.last = None if last is None else last / 1000
                await connection.execute(insert(schema.settings), {"name": "doctor", "value": ""})
            await connection.rollback()
    finally:
        await engine.dispose()


def is_origin(address: str) -> bool:
    """Whether it is what a public address has to be.

    >>> [is_origin(each) for each in ("https://a.example", "a.example", "https://a.example/x")]
    [True, False, False]
    """
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    is_bare = parts.path in {"", "/"} and not parts.query and not parts.fragment
    return parts.scheme in {"http", "https"} and bool(parts.hostname) and is_bare


def version(address: str) -> str | None:
    """Of the Harmonium that answers there; None if none does."""
    request = Request(f"{address.rstrip('/')}/health", headers={"accept": "application/json"})  # noqa: S310 - as settled above
    try:
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            told: Any = msgspec.json.decode(answer.read(4096))
    except (URLError, OSError, ValueError, msgspec.DecodeError):
        return None
    return str(told["version"]) if isinstance(told, dict) and "protocol" in told else None


def has_sockets(address: str) -> bool:
    """Whether a socket comes through: that of no table is refused by us, and not on the way."""
    url = f"{address.rstrip('/').replace('http', 'ws', 1)}/api/tables/none/socket"
    try:
        with connect(url, open_timeout=PATIENCE, close_timeout=1) as line:
            line.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == NOT_THERE
    except (WebSocketException, OSError, TimeoutError):
        pass
    return False
