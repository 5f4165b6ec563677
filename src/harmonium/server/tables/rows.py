"""A table as a row of the database and back: the one place where their names meet."""

from typing import Any

import msgspec

from harmonium.room.facts import Facts, SeatFacts
from harmonium.room.room import Room
from harmonium.server.storage.columns import read_as, row_of
from harmonium.wire.shared import Plan, Someone


def table_row(room: Room[Any]) -> dict[str, Any]:
    """Of a new table."""
    facts = room.facts
    return {
        **row_of(room.plan),
        "id": facts.id,
        "ruleset": room.game.ruleset,
        "status": facts.status,
        "host": facts.host.id,
        "created": facts.created,
        "helped": 0,
        "pauses": "[]",
    }


def plan_of(row: Any, options_type: Any) -> Plan:
    return read_as(Plan, row, options=msgspec.json.decode(row.options, type=options_type))


def facts_of(row: Any) -> Facts:
    return read_as(Facts, row, host=Someone(row.host, row.host_name or ""))


def who_sits(seat: SeatFacts) -> dict[str, Any]:
    """What must still be so in the database for a change that was decided on it."""
    return {"kind": seat.kind, "person": seat.person, "token": seat.token}


def maybe(text: str | None, kind: Any) -> Any:
    return None if not text else msgspec.json.decode(text, type=kind)
