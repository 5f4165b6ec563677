"""A table as a row of the database and back: the one place where their names meet."""

from typing import Any

import msgspec

from harmonium.core import table as core
from harmonium.core.game import Result
from harmonium.room import clocks
from harmonium.room.plan import Facts, Plan, SeatFacts
from harmonium.room.room import Room
from harmonium.server.storage.statements import text
from harmonium.wire.shared import ClockPlan, Someone

_CLOCK = msgspec.json.Decoder(ClockPlan)
_PAUSES = msgspec.json.Decoder(tuple[clocks.Pause, ...])


def table_row(room: Room[Any]) -> dict[str, Any]:
    """Of a new table."""
    facts = room.facts
    return {
        **plan_row(room.plan),
        "id": facts.id,
        "ruleset": room.game.ruleset,
        "status": facts.status,
        "host": facts.host.id,
        "created": facts.created,
        "pauses": "[]",
    }


def plan_row(plan: Plan) -> dict[str, Any]:
    row = msgspec.structs.asdict(plan)
    row |= {name: text(row[name]) for name in ("options", "clock")}
    return {name: int(value) if isinstance(value, bool) else value for name, value in row.items()}


def plan_of(row: Any, options_type: Any) -> Plan:
    return Plan(
        game=row.game,
        options=msgspec.json.decode(row.options, type=options_type),
        clock=_CLOCK.decode(row.clock),
        open=bool(row.open),
        chat=bool(row.chat),
        signs=bool(row.signs),
        spectators=bool(row.spectators),
        daily=row.daily,
    )


def facts_of(row: Any) -> Facts:
    return Facts(
        id=row.id,
        host=Someone(row.host, row.host_name or ""),
        created=row.created,
        status=row.status,
        started=row.started,
        ended=row.ended,
        commitment=row.commitment,
        ending=maybe(row.ending, core.Ending),
        result=maybe(row.result, Result),
        rematch=row.rematch,
        pauses=_PAUSES.decode(row.pauses),
    )


def seat_row(seat: SeatFacts) -> dict[str, Any]:
    return {**msgspec.structs.asdict(seat), "stand_in": int(seat.stand_in)}


def seat_of(row: Any) -> SeatFacts:
    return SeatFacts(row.kind, row.name, row.person, row.bot, row.token, bool(row.stand_in))


def who_sits(seat: SeatFacts) -> dict[str, Any]:
    """What must still be so in the database for a change that was decided on it."""
    return {"kind": seat.kind, "person": seat.person, "token": seat.token}


def maybe(text: str | None, kind: Any) -> Any:
    return None if not text else msgspec.json.decode(text, type=kind)
