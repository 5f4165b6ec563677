"""What a room gives to be kept, as it is written down."""

from typing import Any, assert_never

from harmonium.room import stored
from harmonium.room.facts import SeatFacts
from harmonium.room.stored import Stored
from harmonium.server.storage import Write
from harmonium.server.storage.columns import row_of
from harmonium.server.storage.statements import (
    ADD_ENTRY,
    ADD_PLAYED,
    ADD_QUESTION,
    ADD_RESTRAINT,
    ADD_SAT,
    ADD_SAYING,
    ADD_VISITOR,
    FORGET_INVITATIONS,
    FORGET_RESTRAINT,
    FORGET_SAYINGS,
    SET_DUE,
    TOUCH_TABLE,
    change_daily,
    change_question,
    change_seat,
    change_table,
    change_visitor,
    ordered,
    text,
)
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.rows import who_sits

KEPT_SAYINGS = 1_000
"""How many of a table's sayings are kept."""


async def store(
    hub: Hub, room: LiveRoom, *changes: Stored, besides: tuple[Write, ...] = ()
) -> None:
    """Write it down, then it is so; a Conflict if another process was faster, and nothing is."""
    writes = [write for change in changes for write in writes_of(room.id, change)]
    await hub.database.writer.write(*writes, *besides, touch(room))
    take(hub, room, *changes)


def touch(room: LiveRoom) -> Write:
    """To be written with a change of the table itself."""
    return TOUCH_TABLE, {"table": room.id}


def take(hub: Hub, room: LiveRoom, *changes: Stored) -> None:
    """It is stored, together with `touch`: so it is, and other processes hear of it."""
    room.take(*changes)
    room.changes += 1
    if hub.outbox is not None:
        hub.outbox.changed(room)


def writes_of(table: str, change: Stored) -> list[Write]:
    if isinstance(change, stored.OfGame):
        return [_of_game(table, change)]
    if isinstance(change, stored.OfQuestion):
        return [_of_question(table, change)]
    if isinstance(change, stored.OfTable):
        return _of_table(table, change)
    return _of_guests(table, change)


def _of_game(table: str, change: stored.OfGame) -> Write:
    match change:
        case stored.Due(time):
            return SET_DUE, {"table": table, "time": time}
        case stored.Ended(time, ending, result):
            found = None if result is None else text(result)
            return change_table(
                table, status="over", ended=time, ending=text(ending), result=found, due=None
            )
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
            writes = [change_seat(table, seat, who_sits(before), **_changed(before, after))]
            if player is not None:
                writes.append((ADD_SAT, {"table_id": table, "seat": seat, "person": player}))
            return writes
        case stored.Started():
            return _of_start(table, change)
        case stored.Helped():
            return [change_table(table, helped=1)]
        case stored.Rematched(new):
            return [change_table(table, {"rematch": None}, rematch=new)]
        case _:
            assert_never(change)


def _changed(before: SeatFacts, after: SeatFacts) -> dict[str, Any]:
    """Only that: a name may just have been changed for all tables."""
    old, new = row_of(before), row_of(after)
    return {name: new[name] for name in new if new[name] != old[name]} or {"kind": after.kind}


def _of_start(table: str, dealt: stored.Started) -> list[Write]:
    """The insert is the lock: of two processes that start the table one loses. And those who are
    dealt to must still sit there.
    """
    begin = "" if dealt.branch is None else text(stored.Begin(dealt.branch))
    return [
        (ADD_ENTRY, {"table_id": table, "number": -1, "act_id": "start", "body": begin}),
        *(
            change_seat(table, number, who_sits(seat), kind=seat.kind)
            for number, seat in enumerate(dealt.seats)
        ),
        *(
            (ADD_SAT, {"table_id": table, "seat": number, "person": player})
            for number, player in sorted(dealt.sat)
        ),
        change_table(
            table,
            status="running",
            started=dealt.time,
            commitment=dealt.commitment,
            deal=text(dealt.deal),
            nonce=dealt.nonce.hex(),
        ),
        (FORGET_INVITATIONS, {"table": table, "right": "join"}),
    ]


def _of_guests(table: str, change: stored.OfGuests) -> list[Write]:
    match change:
        case stored.Restrained(person, how, on):
            if on:
                return [(ADD_RESTRAINT, {"table_id": table, "person": person, "how": how})]
            return [(FORGET_RESTRAINT, {"table": table, "who": person, "what": how})]
        case stored.Visited(person, before, may):
            if before is None:
                return [(ADD_VISITOR, {"table_id": table, "person": person, "may": may})]
            return [change_visitor(table, person, before, may=may)]
        case stored.Spoken(said):
            number = said.number or 0
            row = {"table_id": table, "number": number, "body": text(said)}
            writes: list[Write] = [(ADD_SAYING, row)]
            if number % 50 == 0:
                writes.append((FORGET_SAYINGS, {"table": table, "last": number - KEPT_SAYINGS}))
            return writes
        case stored.SpectatorsHeard(on):
            return [change_table(table, spectators=int(on))]
        case _:
            assert_never(change)
