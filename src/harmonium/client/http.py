"""The REST side, with the standard library only; a client is one guest with one cookie."""

import asyncio
import http.client
from typing import Any
from urllib.parse import urlsplit

import msgspec

from harmonium.client.table import RemoteTable


class Refused(Exception):
    """The server said no: the status, and the message's id with its arguments."""

    def __init__(self, status: int, wrong: Any) -> None:
        self.status = status
        self.wrong = wrong
        super().__init__(status, wrong)

    @property
    def code(self) -> str:
        return str(self.wrong.get("code")) if isinstance(self.wrong, dict) else ""


class Client:
    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.cookie = cookie

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One request; the answer decoded, or Refused."""
        return await asyncio.to_thread(self.ask_now, method, path, body)

    def ask_now(self, method: str, path: str, body: Any = None) -> Any:
        status, data, _ = self.request(method, path, body)
        decoded = msgspec.json.decode(data) if data else None
        if status >= 400:
            raise Refused(status, decoded)
        return decoded

    def request(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes, dict[str, str]]:
        """Status, body and headers as they come."""
        where = urlsplit(self.address)
        kind = (
            http.client.HTTPSConnection if where.scheme == "https" else http.client.HTTPConnection
        )
        connection = kind(where.netloc, timeout=30)
        sent = {"accept": "application/json", **(headers or {})}
        data = None
        if body is not None:
            data = msgspec.json.encode(body)
            sent["content-type"] = "application/json"
        if self.cookie is not None:
            sent["cookie"] = self.cookie
        try:
            connection.request(method, where.path + path, data, sent)
            answer = connection.getresponse()
            content = answer.read()
            cookie = answer.headers.get("set-cookie")
            if cookie is not None:
                self.cookie = cookie.partition(";")[0]
            return answer.status, content, {k.lower(): v for k, v in answer.headers.items()}
        finally:
            connection.close()

    async def me(self) -> Any:
        return await self.ask("GET", "/api/me")

    async def make_table(self, game: str, seats: list[dict[str, Any]], **wishes: Any) -> Any:
        return await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wishes})

    async def join(self, link: str, **wish: Any) -> Any:
        """Come in by an invitation's link or code and sit down."""
        token = link.rpartition("/")[2]
        invited = await self.ask("POST", f"/api/invitations/{token}")
        return await self.ask("POST", f"/api/tables/{invited['table']['id']}/join", wish)

    async def do(self, table_id: str, what: str, **body: Any) -> Any:
        """start, leave, resign, rematch, close, remove, token ..."""
        return await self.ask("POST", f"/api/tables/{table_id}/{what}", body or None)

    def table(self, table_id: str, eyes: tuple[int, ...] | None = None) -> RemoteTable:
        """The table; where several of its seats are ours, `eyes` are those we look through."""
        return RemoteTable(self.address, table_id, cookie=self.cookie, eyes=eyes)
