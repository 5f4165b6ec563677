"""Strangers, other sites, and those who ask too much."""

import asyncio
import sqlite3
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from harmonium.client import Client, Closed
from harmonium.core.errors import Problem
from harmonium.room.plain import checked_name, plain_text
from harmonium.server.base.security import (
    is_cross_site,
    is_own_origin,
    sign,
    signed_by,
)
from harmonium.server.limits.buckets import BURST_SECONDS, Addresses, Bucket
from harmonium.server.people.identity import chosen_locale
from server.servers import Server, eventually, serving
from soak import only_in_soak

ME, OPEN = {"type": "me"}, {"type": "open"}


def test_a_cookie_that_we_did_not_sign_is_nobodys() -> None:
    cookie = sign(b"secret", "ada")
    assert signed_by(b"secret", cookie) == "ada"
    assert signed_by(b"other", cookie) is None
    assert signed_by(b"secret", cookie.replace("ada", "bob")) is None
    assert signed_by(b"secret", "ada.é") is None
    assert signed_by(b"secret", "") is None


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("a\u202eb\u2066c\u200f", "abc"),
        ("line\nbreak\ttab", "line break tab"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("e\u0301", "\u00e9"),
        ("نام", "نام"),
        ("x" * 100, "x" * 40),
    ],
)
def test_text_becomes_plain(text: str, plain: str) -> None:
    assert plain_text(text, 40) == plain


def test_text_of_nothing_visible_is_refused() -> None:
    for text in (
        "\u200b\u202e \u0000",
        "\u2800",
        "\u3164",
        "\U0001d159",
        "\U000e0041\U000e0042",
        "\u0301",
        "\u200d",
    ):
        with pytest.raises(Problem, match="text-empty"):
            plain_text(text, 40)


@pytest.mark.parametrize(
    "name",
    [
        "Ada Lovelace",
        "Нгуєн Ґалаґан",
        "Nguyễn Thị Ánh",
        "می\u200cنا",  # noqa: RUF001 - Persian, with its joiner
        "مُحَمَّد",
        "7\ufe0f\u20e3",
        "葛\U000e0100城",  # a form of a character that a family insists on
        "👩🏽\u200d🚀 ❤\ufe0f\u200d🔥",
        "न\u093fल\u093eद्री",
    ],
)
def test_names_that_people_have_are_taken_as_they_are(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "Ada\u200b",  # zero width
        "Ad\u00ada",
        "Ada\u2800",  # blank, though a symbol
        "\u3164Ada",
        "Ada\U000e0041",  # a tag
        "A\u202eda",  # turned around
        "Z" + "\u0351" * 9,
        "a\u200d\u200db",
        "a \u0301b",  # an accent on nothing
        "a\u200d",
        "Ada\ufe0f\ufe0f",
        "Ada\ufe0f",  # nothing to choose on these letters
        "A\u200cda",  # nothing to join there either: it would look like Ada
        "Ol\u200dha",
        "Ada\ufffc",
    ],
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    with pytest.raises(Problem, match="name-unseen"):
        checked_name(name)


def test_origins() -> None:
    assert is_own_origin(None, "h:1", None)
    assert is_own_origin("http://h:1", "h:1", None)
    assert is_own_origin("https://play.example", "10.0.0.1", "https://play.example")
    # Browsers leave the usual port out, whoever configures a server or a proxy may not.
    assert is_own_origin("https://play.example", "10.0.0.1", "https://Play.example:443")
    assert is_own_origin("https://play.example", "play.example:443", None)
    assert not is_own_origin("http://play.example", "play.example:443", None)
    assert not is_own_origin("http://evil.example", "h:1", None)
    assert not is_own_origin("null", "h:1", None)
    site = {"host": "h:1", "public_url": None}
    assert is_cross_site(origin="http://h:1", fetch_site="cross-site", **site)
    assert is_cross_site(origin="http://h:1", fetch_site="same-site", **site)
    assert not is_cross_site(origin=None, fetch_site=None, **site)
    assert not is_cross_site(origin="http://h:1", fetch_site="same-origin", **site)


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    bucket = Bucket(2)
    start = bucket._filled
    assert sum(bucket.take(start) for _ in range(50)) == 2 * BURST_SECONDS
    assert bucket.take(start + 0.5)
    assert not bucket.take(start + 0.5)


def test_sockets_are_counted_by_address() -> None:
    addresses = Addresses(1, 2)
    assert addresses.connect("a")
    assert addresses.connect("a")
    assert not addresses.connect("a")
    assert addresses.connect("b")
    addresses.disconnect("a")
    assert addresses.connect("a")


def test_the_language_is_the_browsers_if_we_speak_it() -> None:
    assert chosen_locale("xx, en;q=0.5") == "en"
    assert chosen_locale(None) == "en"
    assert chosen_locale("en;q=nonsense") == "en"


async def test_headers_and_cookie(server: Server) -> None:
    _, _, headers = Client(server.address).request("GET", "/api/me")
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "HttpOnly" in headers["set-cookie"]
    assert "SameSite=Lax" in headers["set-cookie"]


async def test_another_site_cannot_change_anything(server: Server) -> None:
    client = Client(server.address)
    before = await client.me()
    for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}):
        status, text, _ = client.request("PATCH", "/api/me", {"name": "Mallory"}, headers)
        assert (status, b"other-site" in text) == (403, True)
    assert await client.me() == before


async def test_another_site_cannot_open_a_socket(server: Server) -> None:
    client = Client(server.address)
    made = await client.make_table("take_it_easy", [ME, OPEN], open=True)
    url = f"{server.address.replace('http', 'ws')}/api/tables/{made['table']['id']}/socket"
    headers = {"Cookie": client.cookie or ""}
    evil, own = Origin("http://evil.example"), Origin(server.address)
    async with connect(url, additional_headers=headers, origin=evil) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 4403
    async with connect(url, additional_headers=headers, origin=own) as socket:
        assert b"greeting" in (await socket.recv(decode=False))


async def test_a_forged_cookie_gives_no_seat(server: Server) -> None:
    host = Client(server.address)
    me = await host.me()
    made = await host.make_table("take_it_easy", [ME, OPEN], open=True)
    forger = Client(server.address, f"harmonium={me['id']}.{'0' * 43}")
    async with forger.table(made["table"]["id"]) as table:
        await table.until(lambda: table.greeting)
        assert table.seats == ()
        assert table.greeting["you"] is None
    assert (await forger.me())["id"] != me["id"]


def test_a_wrong_field_is_named(server: Server) -> None:
    client = Client(server.address)
    asked = (
        ("POST", "/api/tables", {"game": "harmonies", "seats": [{"type": "you"}]}, "seats[0].type"),
        ("POST", "/api/tables", {"game": "harmonies"}, "`seats`"),
        ("PATCH", "/api/me", {"nam": "Ada"}, "`nam`"),
        ("GET", "/api/me/history?most=few", None, "most"),
        ("GET", "/api/tables/x/moments/-1", None, "step"),
    )
    for method, path, body, field in asked:
        status, text, _ = client.request(method, path, body)
        wrong = msgspec.json.decode(text)
        assert (status, wrong["code"]) == (400, "request-refused")
        assert field in wrong["arguments"]["reason"]


async def test_long_messages_and_bodies_are_refused(server: Server) -> None:
    client = Client(server.address)
    made = await client.make_table("take_it_easy", [ME])
    async with client.table(made["table"]["id"]) as table:
        await table.until(lambda: table.positions)
        await table.send("x" * 20_000)
        await eventually(lambda: not table.is_open)
    assert table.code == 1009
    status, text, _ = client.request("PATCH", "/api/me", {"name": "x" * 100_000})
    assert (status, b"request-refused" in text) == (413, True)
    deep = msgspec.Raw(b"[" * 9_000 + b"]" * 9_000)
    for path in ("/api/pads/take_it_easy", "/api/tables"):
        status, text, _ = client.request("POST", path, {"rounds": deep, "options": deep})
        assert (status, b"request-refused" in text) == (400, True)


async def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    slow = {
        "HARMONIUM_REQUESTS_PER_SECOND": "3",
        "HARMONIUM_MESSAGES_PER_SECOND": "2",
        "HARMONIUM_SOCKETS_PER_ADDRESS": "1",
    }
    with serving(f"sqlite:///{tmp_path / 'slow.sqlite'}", **slow) as server:
        client = Client(server.address)
        made = await client.make_table("take_it_easy", [ME], options={"rounds": 1})
        async with client.table(made["table"]["id"]) as table:
            await table.until(lambda: table.positions)
            for number in range(12):
                await table.send({"type": "ping", "sent": number})
            reject = await table.heard("reject")
            assert reject["wrong"]["code"] == "too-many-messages"
            assert table.is_open
            with suppress(Closed):  # while it is still sending
                for number in range(200):
                    await table.send({"type": "ping", "sent": number})
            await eventually(lambda: not table.is_open)
            assert table.code == 4429
        async with client.table(made["table"]["id"]) as table:
            await table.until(lambda: table.positions)
            async with client.table(made["table"]["id"]) as second:
                await eventually(lambda: not second.is_open)
            assert second.code == 4429
        for method in ("GET", "BREW"):  # of which there is no such
            statuses = [client.request(method, "/api/games")[0] for _ in range(40)]
            assert statuses.count(429) > 20
        await asyncio.sleep(0)


def _limited(server: Server, addresses: Iterable[str | None]) -> bool:
    """Whether a request was refused for being too many, coming from these addresses in turn."""
    client = Client(server.address)
    for address in addresses:
        headers = {} if address is None else {"x-forwarded-for": address}
        if client.request("GET", "/health", None, headers)[0] == 429:
            return True
    return False


NEW_EVERY_TIME = tuple(f"203.0.113.{number}" for number in range(40))
ALWAYS_THE_SAME = ("203.0.113.77",) * 40


def test_a_trusted_proxys_word_for_an_address_counts(database: str) -> None:
    few = {"HARMONIUM_REQUESTS_PER_SECOND": "0.5", "HARMONIUM_TRUSTED_PROXIES": "127.0.0.1"}
    with serving(database, **few) as server:
        assert not _limited(server, NEW_EVERY_TIME), "each address has its own limit"
        assert _limited(server, ALWAYS_THE_SAME)
        # What a client claims before the proxy's own word does not count.
        claims = [f"{made_up}, 198.51.100.9" for made_up in NEW_EVERY_TIME]
        assert _limited(server, claims)


@pytest.mark.parametrize("trusted", ["", pytest.param("192.0.2.1", marks=only_in_soak)])
def test_anybody_elses_word_for_an_address_does_not(database: str, trusted: str) -> None:
    few = {"HARMONIUM_REQUESTS_PER_SECOND": "0.5", "HARMONIUM_TRUSTED_PROXIES": trusted}
    with serving(database, **few) as server:
        assert _limited(server, NEW_EVERY_TIME)


async def test_sockets_count_by_the_trusted_address(database: str) -> None:
    one = {"HARMONIUM_SOCKETS_PER_ADDRESS": "1", "HARMONIUM_TRUSTED_PROXIES": "127.0.0.1"}
    with serving(database, **one) as server:
        client = Client(server.address)
        made = await client.make_table("take_it_easy", [ME, OPEN], open=True)
        url = f"{server.address.replace('http', 'ws')}/api/tables/{made['table']['id']}/socket"
        here, there = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"}
        async with connect(url, additional_headers=here) as first:
            assert b"greeting" in (await first.recv(decode=False))
            async with connect(url, additional_headers=there) as second:
                assert b"greeting" in (await second.recv(decode=False))
            async with connect(url, additional_headers=here) as third:
                with pytest.raises(ConnectionClosed):
                    await third.recv()
                assert third.close_code == 4429


async def test_tokens_and_codes_are_kept_as_hashes(tmp_path: Path) -> None:
    file = tmp_path / "hashes.sqlite"
    with serving(f"sqlite:///{file}") as server:
        client = Client(server.address)
        made = await client.make_table("take_it_easy", [ME, OPEN, OPEN])
        token = (await client.do(made["table"]["id"], "token", seat=1))["token"]
        server.stop()
    connection = sqlite3.connect(file)
    everything = "\n".join(connection.iterdump())
    connection.close()
    invitation = made["invitation"]
    secrets = [token, invitation["code"].replace("-", "")]
    secrets += [invitation[name].rpartition("/")[2] for name in ("link", "watch")]
    assert made["table"]["id"] in everything
    for secret in secrets:
        assert secret not in everything


async def test_health_and_metrics(server: Server) -> None:
    client = Client(server.address)
    assert (await client.ask("GET", "/health"))["status"] == "ok"
    status, text, headers = client.request("GET", "/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    assert b"harmonium_acts_total" in text


@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/api/games", "/api/me", "/no.file"])
def test_head_is_answered_wherever_get_is(server: Server, path: str) -> None:
    client = Client(server.address, "harmonium=nobody")
    status, body, headers = client.request("GET", path)
    asked, nothing, told = client.request("HEAD", path)
    assert (asked, nothing) == (status, b"")
    assert told["content-type"] == headers["content-type"]
    if path != "/metrics":  # which count the requests themselves
        assert told["content-length"] == headers["content-length"] == str(len(body))


async def test_an_https_address_and_no_other(database: str) -> None:
    """The proxy speaks plain HTTP with us, and the cookie is for HTTPS all the same."""
    public = {"HARMONIUM_PUBLIC_URL": "https://games.example.org"}
    with serving(database, **public) as server:
        client = Client(server.address)
        for host, status in (("games.example.org", 200), ("evil.example", 421)):
            answer, _, headers = client.request("GET", "/api/me", None, {"host": host})
            assert answer == status
            assert headers.get("set-cookie", "").endswith("; Secure") == (status == 200)
            client.cookie = None
        made = await client.make_table("take_it_easy", [ME])
        url = f"ws://evil.example/api/tables/{made['table']['id']}/socket"
        port = int(server.address.rpartition(":")[2])
        async with connect(url, host="127.0.0.1", port=port) as line:
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == 4403


async def test_no_pickle_anywhere() -> None:
    root = Path(__file__).parents[2] / "src/harmonium"
    for folder in ("server", "room", "wire", "client"):
        for path in (root / folder).rglob("*.py"):
            assert "pickle" not in path.read_text("utf-8"), path
