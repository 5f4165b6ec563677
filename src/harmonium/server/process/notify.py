"""PostgreSQL's LISTEN and NOTIFY, by Litestar's back end.

Two things are ours. It publishes by the connection that listens, where Litestar opens a new one for
every hint; and a connection that is cut says so, where one would listen to it in silence for ever.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy.ext.asyncio import AsyncEngine

_OF_SQLALCHEMY = (
    "async_creator_fn",
    "async_fallback",
    "prepared_statement_cache_size",
    "prepared_statement_name_func",
)
"""Options that it does not hand on."""


class Notifying(AsyncPgChannelsBackend):
    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(make_connection=self._opened)
        _, options = engine.dialect.create_connect_args(engine.url)
        self._options = {name: options[name] for name in options if name not in _OF_SQLALCHEMY}
        self._cut = asyncio.Event()

    async def _opened(self) -> Any:
        connection = await asyncpg.connect(**self._options)
        connection.add_termination_listener(lambda _: self._cut.set())
        return connection

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            await self._listener_conn.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        cut = asyncio.ensure_future(self._cut.wait())
        events = super().stream_events()
        waiting: list[asyncio.Future[Any]] = [cut]
        try:
            while True:
                event = asyncio.ensure_future(anext(events))
                waiting[1:] = [event]
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                if not event.done():
                    raise ConnectionError("PostgreSQL has cut the connection")
                yield await event
        finally:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
