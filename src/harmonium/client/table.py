"""One socket: what the server says is kept by viewer, what we do is acknowledged."""

import asyncio
import itertools
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

TOO_FAST: Final = "too-many-messages"
PAUSE: Final = 0.5
"""Seconds, in which a server with the usual limits lets ten more messages pass."""


class Closed(Exception):
    """The connection is gone; the code says why."""

    def __init__(self, code: int | None) -> None:
        self.code = code
        super().__init__(code)


class Rejected(Exception):
    def __init__(self, wrong: Any) -> None:
        self.wrong = wrong
        super().__init__(wrong)

    @property
    def code(self) -> str:
        return str(self.wrong["code"])


class RemoteTable:
    """A table somewhere else. `positions` holds the last snapshot or update for each viewer."""

    def __init__(
        self,
        address: str,
        table_id: str,
        *,
        cookie: str | None = None,
        token: str | None = None,
        eyes: tuple[int, ...] | None = None,
    ) -> None:
        scheme = "wss" if address.startswith("https") else "ws"
        host = address.partition("://")[2].rstrip("/")
        self._url = f"{scheme}://{host}/api/tables/{table_id}/socket"
        if eyes is not None:
            self._url += f"?eyes={','.join(map(str, eyes)) or 'none'}"
        self._headers: dict[str, str] = {}
        if cookie is not None:
            self._headers["Cookie"] = cookie
        if token is not None:
            self._headers["Authorization"] = f"Bearer {token}"
        self._numbers = itertools.count()
        self._prefix = secrets.token_hex(4)
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._reader: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self.greeting: Any = None
        self.table: Any = None
        self.seats: tuple[int, ...] = ()
        self.positions: dict[int | None, Any] = {}
        self.messages: list[Any] = []
        """Everything else that was said: said, asked, advice, presence ..."""
        self.raw: list[bytes] | None = None
        """Set it to a list to keep every message as it came."""
        self.code: int | None = None

    async def __aenter__(self) -> Self:
        try:
            self._socket = await connect(
                self._url, additional_headers=self._headers, compression=None, max_size=None
            )
        except InvalidHandshake as error:  # the server went away in the middle of it
            raise Closed(None) from error
        self._reader = asyncio.create_task(self._read(self._socket))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)

    @property
    def is_open(self) -> bool:
        return self._reader is not None and not self._reader.done()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                self._take(data.encode() if isinstance(data, str) else data)
        except ConnectionClosed:
            pass
        finally:
            self.code = socket.close_code
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(Closed(self.code))
                    waiting.exception()
            self._changed.set()

    def _take(self, data: bytes) -> None:
        if self.raw is not None:
            self.raw.append(data)
        message = msgspec.json.decode(data)
        match message["type"]:
            case "snapshot" | "update":
                self.positions[message["viewer"]] = message
            case "greeting":
                self.greeting, self.table = message, message["table"]
                self.seats = tuple(message["seats"])
            case "news":
                self.table, self.seats = message["table"], tuple(message["seats"])
            case "ack":
                self._answer(message["id"], message, None)
            case "reject" if message["id"] is not None:
                self._answer(message["id"], None, Rejected(message["wrong"]))
            case _:
                pass
        self.messages.append(message)
        self._changed.set()

    def _answer(self, number: str, message: Any, error: Exception | None) -> None:
        waiting = self._waiting.pop(number, None)
        if waiting is not None and not waiting.done():
            if error is None:
                waiting.set_result(message)
            else:
                waiting.set_exception(error)

    async def send(self, message: Any) -> None:
        """Any message, as it is."""
        if self._socket is None:
            raise Closed(None)
        try:
            text = message if isinstance(message, str | bytes) else msgspec.json.encode(message)
            await self._socket.send(text.decode() if isinstance(text, bytes) else text)
        except ConnectionClosed as error:
            raise Closed(self._socket.close_code) from error

    async def request(self, kind: str, **fields: Any) -> Any:
        """Send with a new id and wait for the answer: an ack, or Rejected."""
        number = fields.pop("id", None) or f"{self._prefix}{next(self._numbers)}"
        future = self._waiting[number] = asyncio.get_running_loop().create_future()
        await self.send({"type": kind, "id": number, **fields})
        if not self.is_open and not future.done():
            raise Closed(self.code)
        return await future

    async def act(self, action: Any, seat: int | None = None, **fields: Any) -> Any:
        at = self.seats[0] if seat is None else seat
        on = fields.pop("on", None)
        known = self.positions[at]["entries"] if on is None else on
        return await self._patiently("act", seat=at, on=known, action=action, **fields)

    async def undo(self, seat: int | None = None) -> Any:
        at = self.seats[0] if seat is None else seat
        return await self._patiently("undo", seat=at, on=self.positions[at]["entries"])

    async def _patiently(self, kind: str, **fields: Any) -> Any:
        """The same again after a pause, as long as the server says that it was too fast."""
        while True:
            try:
                return await self.request(kind, **fields)
            except Rejected as rejected:
                if rejected.code != TOO_FAST:
                    raise
            await asyncio.sleep(PAUSE)

    async def until(self, is_so: Callable[[], Any]) -> Any:
        """Wait until something holds of what we know; Closed if the connection ends before."""
        while not (found := is_so()):
            if not self.is_open:
                raise Closed(self.code)
            self._changed.clear()
            await self._changed.wait()
        return found

    async def heard(self, kind: str, count: int = 1) -> Any:
        """The first so many messages of a kind; the last of them."""

        def found() -> Any:
            those = [message for message in self.messages if message["type"] == kind]
            return those[count - 1] if len(those) >= count else None

        return await self.until(found)

    async def play(self, choose: Callable[[Any, Any], Any]) -> Any:
        """Play all our seats to the end; what the last position says of it comes back."""
        while True:
            await self.until(self._is_due)
            for seat in self.seats:
                position = self.positions.get(seat)
                if position is None:
                    continue
                if position["over"] is not None:
                    return position["over"]
                if position["legal"]:
                    try:
                        await self.act(choose(position["view"], position["legal"]), seat)
                    except Rejected as rejected:
                        if rejected.code not in {"act-stale", "act-ahead"}:
                            raise

    def _is_due(self) -> bool:
        return any(
            self.positions[seat]["over"] is not None or self.positions[seat]["legal"]
            for seat in self.seats
            if seat in self.positions
        )
