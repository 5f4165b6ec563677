"""Nonsense of every kind: no crash, no 5xx, no change."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from harmonium.client import Client
from server.servers import Server

ME = {"type": "me"}

ROOT = Path(__file__).parents[2]

KINDS = [
    "act",
    "undo",
    "ask",
    "answer",
    "sync",
    "say",
    "sign",
    "point",
    "ping",
    "join",
    "",
    "update",
]
FIELDS = [
    "id",
    "seat",
    "on",
    "action",
    "what",
    "question",
    "agree",
    "since",
    "text",
    "sign",
    "at",
    "x",
]

_scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
)
_values = st.recursive(
    _scalars,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)
_messages = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **fields}),
    st.sampled_from(KINDS) | st.text(max_size=8),
    st.dictionaries(st.sampled_from(FIELDS), _values, max_size=6),
)
_bad_acts = st.builds(
    lambda seat, on, action: json.dumps(
        {"type": "act", "id": "f", "seat": seat, "on": on, "action": action}
    ),
    st.integers(1, 15),  # never the seat that we have
    st.integers(0, 3),
    st.sampled_from(["c0", "c9", {"type": "choose", "cell": 3}]) | _values,
)
_words = st.text(st.characters(exclude_categories=["Cs"]), max_size=200)
_nonsense = _messages | _bad_acts | _words | st.binary(max_size=100)


@given(batch=st.lists(_nonsense, min_size=1, max_size=20))
@settings(max_examples=20, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
def test_nonsense_on_the_socket_changes_nothing(server: Server, batch: list[str | bytes]) -> None:
    asyncio.run(_speak(server, batch))


async def _speak(server: Server, batch: list[str | bytes]) -> None:
    client = Client(server.address)
    seats = [ME, {"type": "open"}]
    made = await client.make_table("take_it_easy", seats, chat=False, signs=False)
    other = Client(server.address)
    await other.join(made["invitation"]["link"])
    table_id = made["table"]["id"]
    await client.do(table_id, "start")
    async with other.table(table_id) as table:
        await table.until(lambda: table.positions)
        before = table.positions[1]
        for message in batch:
            if _would_count(message):
                continue
            assert table._socket is not None
            await table._socket.send(message)
        await table.send({"type": "ping", "sent": 4711})
        await table.until(
            lambda: any(m["type"] == "pong" and m["sent"] == 4711 for m in table.messages)
        )
        assert table.is_open
        await table.send({"type": "sync"})
        await table.heard("snapshot", 2)
        same = ("view", "legal", "entries", "steps")
        assert {k: table.positions[1][k] for k in same} == {k: before[k] for k in same}
        info = await client.ask("GET", f"/api/tables/{table_id}")
        assert info["status"] == "running"


def _would_count(message: str | bytes) -> bool:
    """A proper question or act of our own seat is no nonsense."""
    try:
        read: Any = json.loads(message)
    except ValueError:
        return False
    return isinstance(read, dict) and read.get("seat") == 1


CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def operations() -> list[Any]:
    """Every operation of the description, as it is generated into the repository."""
    schema = schemathesis.openapi.from_path(ROOT / "docs/openapi.json")
    return [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
def test_no_request_breaks_the_server(server: Server, operation: Any) -> None:
    @given(case=operation.as_strategy())
    @settings(
        max_examples=10,
        phases=[Phase.generate],
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        response = case.call(base_url=server.address, timeout=30)
        case.validate_response(response, checks=CHECKS)

    ask()
