"""What those who keep a server see of it: ids, lines, numbers; and who may see them."""

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from harmonium.client import Client
from harmonium.client.table import Rejected
from harmonium.server.base.metrics import Metrics
from server.servers import Server, eventually, serving

ME, OPEN = {"type": "me"}, {"type": "open"}
ROOT = Path(__file__).parents[2]
STRANGER = "203.0.113.9"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a proxy, as a site is: this test is the proxy."""
    settings = {
        "HARMONIUM_TRUSTED_PROXIES": "127.0.0.1",
        "HARMONIUM_LOG_FORMAT": "json",
        "HARMONIUM_METRICS_TOKEN": "only-for-the-keeper",
        "HARMONIUM_METRICS_ALLOW": "198.51.100.0/24",
    }
    file = tmp_path_factory.mktemp("kept") / "kept.sqlite"
    with serving(f"sqlite:///{file}", **settings) as server:
        yield server


def asked(server: Server, request: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.log.splitlines()]
    return [line for line in lines if line.get("request") == request]


async def test_a_request_has_an_id_and_a_line(kept: Server) -> None:
    client = Client(kept.address)
    told = {"x-request-id": "from-the-proxy.1", "x-forwarded-for": STRANGER}
    status, _, headers = client.request("GET", "/api/tables/nowhere", None, told)
    assert (status, headers["x-request-id"]) == (404, "from-the-proxy.1")
    (line,) = await eventually(lambda: asked(kept, "from-the-proxy.1"))
    assert line["ms"] > 0
    wanted = {
        "level": "info",
        "logger": "harmonium.http",
        "message": "asked",
        "method": "GET",
        "route": "/api/tables/{table_id}",
        "table": "nowhere",
        "status": 404,
        "address": STRANGER,
    }
    assert {name: line[name] for name in wanted} == wanted


async def test_an_id_that_could_forge_the_log_is_replaced(kept: Server) -> None:
    client = Client(kept.address)
    for bad in ("a b", "x" * 65, 'a"b'):
        made = client.request("GET", "/api/me", None, {"x-request-id": bad})[2]["x-request-id"]
        assert made != bad
        assert await eventually(partial(asked, kept, made))


async def test_no_link_of_an_invitation_stands_in_the_log(kept: Server) -> None:
    client, friend = Client(kept.address), Client(kept.address)
    made = await client.make_table("take_it_easy", [ME, OPEN])
    link = made["invitation"]["link"]
    await friend.join(link)
    await eventually(lambda: "/api/invitations/{token}" in kept.log)
    assert link.rpartition("/")[2] not in kept.log


def test_anybody_elses_id_is_not_taken(server: Server) -> None:
    given = {"x-request-id": "made-up"}
    headers = Client(server.address).request("GET", "/health", None, given)[2]
    assert headers["x-request-id"] not in {"made-up", ""}


async def test_a_socket_has_a_line(kept: Server) -> None:
    url = f"{kept.address.replace('http', 'ws')}/api/tables/nowhere/socket"
    headers = {"X-Request-ID": "socket-1", "X-Forwarded-For": STRANGER}
    async with connect(url, additional_headers=headers) as line:
        with pytest.raises(ConnectionClosed):
            await line.recv()
    (told,) = await eventually(lambda: asked(kept, "socket-1"))
    route = "/api/tables/{table_id}/socket"
    assert (told["route"], told["status"], told["address"]) == (route, 4404, STRANGER)


def test_the_numbers_are_for_the_keeper(kept: Server, server: Server) -> None:
    def status(at: Server, **headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return Client(at.address).request("GET", "/metrics", None, named)[0]

    assert status(kept) == 200, "who sits at the computer"
    assert status(kept, x_forwarded_for=STRANGER) == 403
    assert status(kept, x_forwarded_for="198.51.100.7") == 200, "who stands on the list"
    keeper = {"authorization": "Bearer only-for-the-keeper"}
    assert status(kept, x_forwarded_for=STRANGER, **keeper) == 200
    assert status(kept, authorization="Bearer guessed") == 403
    assert status(server, x_forwarded_for=STRANGER) == 403, "a proxy that nobody told us of"
    assert status(server, host="table.example") in {403, 421}


def _numbers(server: Server) -> dict[str, float]:
    text = Client(server.address).request("GET", "/metrics")[1].decode()
    pairs = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(number) for name, _, number in pairs}


async def test_acts_and_refusals_are_counted_by_game_and_reason(kept: Server) -> None:
    client = Client(kept.address)
    made = await client.make_table("take_it_easy", [ME])
    act = 'harmonium_act_seconds_count{game="take_it_easy"}'
    refused = 'harmonium_refused_acts_total{game="take_it_easy",reason="refused-T-PLACE-2"}'
    before = _numbers(kept)
    async with client.table(made["table"]["id"]) as table:
        await table.until(lambda: table.positions)
        await table.act("c9")
        with pytest.raises(Rejected):
            await table.act("c9")
        now = _numbers(kept)
    assert now[act] - before.get(act, 0) == 1
    assert now["harmonium_acts_total"] - before["harmonium_acts_total"] == 1
    assert now[refused] - before.get(refused, 0) == 1
    made_one = 'harmonium_requests_total{method="POST",route="/api/tables",status="201"}'
    assert now[made_one] >= 1
    assert now['harmonium_request_seconds_count{method="POST",route="/api/tables"}'] >= 1
    assert now["process_resident_memory_bytes"] > 0


def test_dashboard_and_documentation_name_the_numbers_that_there_are() -> None:
    metrics = Metrics()
    metrics.requests.labels("GET", "/", 200).inc()
    metrics.refused.labels("harmonies", "act-stale").inc()
    metrics.act_seconds.labels("harmonies").observe(0.1)
    metrics.request_seconds.labels("GET", "/").observe(0.1)
    there = {sample.name for family in metrics.registry.collect() for sample in family.samples}
    drawn = json.loads((ROOT / "deploy/grafana.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in drawn["panels"] for target in panel["targets"])
    named = set(re.findall(r"\b(?:harmonium|process)_\w+", asked))
    assert named
    assert named - there == set()
    page = (ROOT / "docs/guide/operating.md").read_text("utf-8")
    listed = set(re.findall(r"^\| `(harmonium_\w+)`", page, re.MULTILINE))
    families = {re.sub("_(bucket|count|sum)$", "", name) for name in there}
    assert listed == {name for name in families if name.startswith("harmonium")}


def test_nobody_fills_the_numbers_with_names(kept: Server) -> None:
    client = Client(kept.address)
    for number in range(3):
        client.request(f"BREW{number}", f"/made/up/{number}.x")
        client.request("GET", f"/made/up/{number}.x")
    text = client.request("GET", "/metrics")[1].decode()
    assert "up/" not in text
    assert "BREW" not in text


def test_ready(kept: Server) -> None:
    status, text, _ = Client(kept.address).request("GET", "/ready")
    assert (status, json.loads(text)["status"]) == (200, "ok")
