"""What is written down when a game ends: all of it could be computed again from the entries."""

import msgspec

from harmonium.core.game import Result, Seat
from harmonium.server.storage import Write
from harmonium.server.storage.statements import (
    ADD_PLAYED,
    change_daily,
    change_table,
    ordered,
    text,
)
from harmonium.server.tables import access
from harmonium.server.tables.rooms import Room


def at_end(room: Room, now: int) -> list[Write]:
    """The writes of an end; the room's facts know it at once."""
    table = room.running
    ending, result = table.ending, table.result
    room.facts = msgspec.structs.replace(
        room.facts, status="over", ended=now, ending=ending, result=result
    )
    writes: list[Write] = [
        change_table(
            room.id,
            status="over",
            ended=now,
            ending=text(ending),
            result=None if result is None else text(result),
            due=None,
        )
    ]
    if ending is not None and ending.how != "abandoned" and room.branch is None:
        writes += played(room, now)
    # After midnight the others' boards are open: what is finished then counts no more.
    if access.is_closed_today(room, now) and result is not None:
        totals, details = result.totals[0], text(result.details)
        writes.append(change_daily(room.id, total=totals, details=details))
    return writes


def played(room: Room, now: int) -> list[Write]:
    """A line in the history of each person at the table.

    Of several seats at one device the first is its owner's; the others are guests of the house.
    """
    table = room.running
    result = table.result
    scores = table.score()
    writes: list[Write] = []
    for number, seat in enumerate(room.seats):
        if seat.person is None or room.seats_of(seat.person)[:1] != (number,):
            continue
        row = {
            "person": seat.person,
            "table_id": room.id,
            "seat": number,
            "game": room.facts.game,
            "seats": len(room.seats),
            "ended": now,
            "rank": _rank(room, number),
            "total": scores[number].total,
            "won": _won(result, _rank(room, number), len(room.seats)),
            "categories": text(scores[number].categories),
            "variant": ordered(room.game.variant(table.state, Seat(number))),
            "practice": int(table.is_practice),
        }
        writes.append((ADD_PLAYED, row))
    return writes


def _rank(room: Room, seat: int) -> int | None:
    result, ending = room.running.result, room.running.ending
    if result is not None:
        return result.ranks[seat]
    if ending is not None and ending.seat is not None and len(room.seats) > 1:
        return 2 if ending.seat == seat else 1
    return None


def _won(result: Result | None, rank: int | None, seats: int) -> int | None:
    """Alone one wins only where the rules say so."""
    if result is not None and result.won is not None:
        return int(result.won)
    return None if seats == 1 or rank is None else int(rank == 1)
