"""The statements of the writer: constants, so that each is compiled once."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, exists, insert, literal_column, select, update

from harmonium.server.storage import schema
from harmonium.server.storage.backend import MUST_MEET, Write

ADD_ENTRY: Final = insert(schema.entries)
ADD_PERSON: Final = insert(schema.people)
ADD_TABLE: Final = insert(schema.tables)
ADD_SEAT: Final = insert(schema.seats)
ADD_INVITATION: Final = insert(schema.invitations)
ADD_SAT: Final = insert(schema.sat)
ADD_RESTRAINT: Final = insert(schema.restraints)
ADD_BAN: Final = insert(schema.bans)
ADD_ORDER: Final = insert(schema.orders)
ADD_VISITOR: Final = insert(schema.visitors)
ADD_SAYING: Final = insert(schema.sayings)
ADD_QUESTION: Final = insert(schema.questions)
ADD_REQUEST: Final = insert(schema.requests)
ADD_PLAYED: Final = insert(schema.played)
ADD_DAILY: Final = insert(schema.dailies)

SEE_PERSON: Final = (
    update(schema.people)
    .where(schema.people.c.id == bindparam("who"))
    .values(seen=bindparam("time"))
    .execution_options(**MUST_MEET)
)
RENAME_SEATS: Final = (
    update(schema.seats)
    .where(schema.seats.c.person == bindparam("who"), schema.seats.c.name == bindparam("old"))
    .values(name=bindparam("new"))
)
SET_DUE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(due=bindparam("time"))
)
TOUCH_TABLE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(changes=schema.tables.c.changes + literal_column("1"))
)
"""Another process that knows it sees by this that there is something to read."""
TOUCH_TABLES_OF: Final = (
    update(schema.tables)
    .where(
        schema.tables.c.status != literal_column("'over'"),  # the writer takes named values only
        schema.tables.c.id.in_(
            select(schema.seats.c.table_id).where(schema.seats.c.person == bindparam("who"))
        ),
    )
    .values(changes=schema.tables.c.changes + literal_column("1"))
)
FORGET_INVITATIONS: Final = delete(schema.invitations).where(
    schema.invitations.c.table_id == bindparam("table"),
    schema.invitations.c.may == bindparam("right"),
)
FORGET_SAYINGS: Final = delete(schema.sayings).where(
    schema.sayings.c.table_id == bindparam("table"), schema.sayings.c.number <= bindparam("last")
)
FORGET_RESTRAINT: Final = delete(schema.restraints).where(
    schema.restraints.c.table_id == bindparam("table"),
    schema.restraints.c.person == bindparam("who"),
    schema.restraints.c.how == bindparam("what"),
)
FORGET_BAN: Final = delete(schema.bans).where(schema.bans.c.value == bindparam("whom"))
FORGET_SAYING: Final = delete(schema.sayings).where(
    schema.sayings.c.table_id == bindparam("table"), schema.sayings.c.number == bindparam("which")
)
FORGET_REQUESTS: Final = delete(schema.requests).where(
    exists()
    .where(schema.tables.c.id == schema.requests.c.table_id)
    .where(schema.tables.c.ended < bindparam("before"))
)
"""Of tables that ended before; the requests are looked through, which are fewer than tables."""

_CHANGES: dict[tuple[str, tuple[str, ...], tuple[str, ...]], Any] = {}


def text(value: Any) -> str:
    """A structure as it is stored."""
    return msgspec.json.encode(value).decode()


def ordered(values: Mapping[str, Any]) -> str:
    """Likewise, where equal ones must be equal text."""
    return msgspec.json.encode(values, order="sorted").decode()


def change_table(table_id: str, known: dict[str, Any] | None = None, **values: Any) -> Write:
    """With `known`, only if the row still says so; else it is a Conflict."""
    return _checked("tables", {"id": table_id}, known or {}, values)


def change_seat(
    table_id: str, seat: int, known: dict[str, Any] | None = None, **values: Any
) -> Write:
    """Likewise."""
    keys = {"table_id": table_id, "seat": seat}
    return _checked("seats", keys, known or {}, values)


def change_person(person: str, **values: Any) -> Write:
    statement = _change("people", tuple(values), ("id",))
    return statement, {"key_id": person, **_new(values)}


def change_visitor(table_id: str, person: str, known: str, **values: Any) -> Write:
    return _checked("visitors", {"table_id": table_id, "person": person}, {"may": known}, values)


def change_question(table_id: str, question: str, known: str, **values: Any) -> Write:
    """Only while it is open and its text the known one; else it is a Conflict."""
    keys = {"table_id": table_id, "id": question}
    return _checked("questions", keys, {"body": known, "settled": 0}, values)


def change_order(number: int, **values: Any) -> Write:
    statement = _change("orders", tuple(values), ("number",))
    return statement, {"key_number": number, **_new(values)}


def change_daily(table_id: str, **values: Any) -> Write:
    statement = _change("dailies", tuple(values), ("table_id",))
    return statement, {"key_table_id": table_id, **_new(values)}


def _new(values: dict[str, Any]) -> dict[str, Any]:
    return {f"new_{name}": value for name, value in values.items()}


def _checked(
    name: str, keys: dict[str, Any], known: dict[str, Any], values: dict[str, Any]
) -> Write:
    statement = _change(name, tuple(values), tuple(keys), tuple(known))
    found = {f"key_{column}": value for column, value in keys.items()}
    found |= {f"old_{column}": value for column, value in known.items()}
    return statement, found | _new(values)


def _change(
    name: str, columns: tuple[str, ...], keys: tuple[str, ...], known: tuple[str, ...] = ()
) -> Any:
    if (name, columns, known) not in _CHANGES:
        table = schema.METADATA.tables[name]
        statement = update(table).values({column: bindparam(f"new_{column}") for column in columns})
        for key in keys:
            statement = statement.where(table.c[key] == bindparam(f"key_{key}"))
        for column in known:
            statement = statement.where(
                table.c[column].is_not_distinct_from(bindparam(f"old_{column}"))
            )
        _CHANGES[name, columns, known] = (
            statement.execution_options(**MUST_MEET) if known else statement
        )
    return _CHANGES[name, columns, known]
