"""What is kept when a game ends: all of it could be computed again from the entries."""

from typing import Any

from harmonium.core.game import Result, Seat
from harmonium.room import access
from harmonium.room.room import Room
from harmonium.room.stored import DayPlayed, Ended, Played, Stored


def at_end(room: Room[Any], now: int) -> tuple[Stored, ...]:
    """What is to be stored of an end; the room knows it at once."""
    table = room.running
    ending, result = table.ending, table.result
    assert ending is not None
    found: list[Stored] = [Ended(now, ending, result)]
    room.take(*found)
    if ending.how != "abandoned" and room.branch is None:
        found += played(room, now)
    # After midnight the others' boards are open: what is finished then counts no more.
    if access.is_closed_today(room, now) and result is not None:
        found.append(DayPlayed(result.totals[0], result.details))
    return tuple(found)


def played(room: Room[Any], now: int) -> list[Stored]:
    """A line in the history of each person at the table.

    Of several seats at one device the first is its owner's; the others are guests of the house.
    """
    table = room.running
    scores = table.score()
    return [
        Played(
            person=seat.person,
            seat=number,
            game=room.plan.game,
            seats=len(room.seats),
            ended=now,
            rank=(rank := _rank(room, number)),
            total=scores[number].total,
            won=_won(table.result, rank, len(room.seats)),
            categories=dict(scores[number].categories),
            variant=dict(room.game.variant(table.state, Seat(number))),
            practice=table.is_practice,
        )
        for number, seat in enumerate(room.seats)
        if seat.person is not None and room.seats_of(seat.person)[:1] == (number,)
    ]


def _rank(room: Room[Any], seat: int) -> int | None:
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
