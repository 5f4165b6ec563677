"""What a room gives to be kept, as it is written down."""

from typing import assert_never

from harmonium.room import stored
from harmonium.room.stored import Stored
from harmonium.server.storage import Database, Write
from harmonium.server.storage.columns import row_of
from harmonium.server.storage.statements import (
    ADD_PLAYED,
    ADD_QUESTION,
    ADD_SAT,
    ADD_SAYING,
    FORGET_SAYINGS,
    SET_DUE,
    change_daily,
    change_question,
    change_seat,
    change_table,
    ordered,
    text,
)
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.rows import who_sits

KEPT_SAYINGS = 1_000
"""How many of a table's sayings are kept."""


async def store(
    database: Database, room: LiveRoom, *changes: Stored, besides: tuple[Write, ...] = ()
) -> None:
    """Write it down, then it is so; a Conflict if another process was faster, and nothing is."""
    writes = [write for change in changes for write in writes_of(room.id, change)]
    await database.writer.write(*writes, *besides)
    room.take(*changes)


def writes_of(table: str, change: Stored) -> list[Write]:
    if isinstance(change, stored.OfGame):
        return [_of_game(table, change)]
    if isinstance(change, stored.OfQuestion):
        return [_of_question(table, change)]
    return _of_table(table, change)


def _of_game(table: str, change: stored.OfGame) -> Write:
    match change:
        case stored.Due(time):
            return SET_DUE, {"table": table, "time": time}
        case stored.Ended(time, ending, result):
            values = {"ending": text(ending), "result": None if result is None else text(result)}
            return change_table(table, status="over", ended=time, **values, due=None)
        case stored.Played():
            row = {"table_id": table, **row_of(change), "variant": ordered(change.variant)}
            return ADD_PLAYED, row
        case stored.DayPlayed(total, details):
            return change_daily(table, total=total, details=text(details))
        case _:
            assert_never(change)


def _of_question(table: str, change: stored.OfQuestion) -> Write:
    match change:
        case stored.Asked(question):
            row = {"table_id": table, "id": question.id, "body": text(question), "settled": 0}
            return ADD_QUESTION, row
        case stored.Answered(before, question):
            return change_question(table, question.id, text(before), body=text(question))
        case stored.Settled(question):
            return change_question(table, question.id, text(question), settled=1)
        case _:
            assert_never(change)


def _of_table(table: str, change: stored.OfTable) -> list[Write]:
    match change:
        case stored.Paused(status, pauses):
            return [change_table(table, status=status, pauses=text(pauses))]
        case stored.Seated(seat, before, after, player):
            writes = [change_seat(table, seat, who_sits(before), **row_of(after))]
            if player is not None:
                writes.append((ADD_SAT, {"table_id": table, "seat": seat, "person": player}))
            return writes
        case stored.Spoken(said):
            number = said.number or 0
            writes = [(ADD_SAYING, {"table_id": table, "number": number, "body": text(said)})]
            if number % 50 == 0:
                writes.append((FORGET_SAYINGS, {"table": table, "last": number - KEPT_SAYINGS}))
            return writes
        case stored.SpectatorsHeard(on):
            return [change_table(table, spectators=int(on))]
        case _:
            assert_never(change)
