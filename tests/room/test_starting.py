"""From people who wait to a game that is dealt, and after its end once more."""

import pytest

from harmonium.core.deal import commitment
from harmonium.core.errors import Problem
from harmonium.core.table import Bot, Ending
from harmonium.room import acting, starting
from harmonium.room.errors import NotAllowed, NotNow
from harmonium.room.facts import OPEN, SeatFacts
from harmonium.room.stored import Due, Rematched, Seated
from harmonium.wire.shared import DaysClock
from room.rooms_alone import ANN, BEN, NOW, act, new_room, waiting_room

SECRET, NONCE = b"s" * 32, b"n" * 32
ANNS, BENS = SeatFacts("person", "Ann", "ann"), SeatFacts("person", "Ben", "ben")
BOTS = SeatFacts("bot", "random", bot="random")
HASH = "hash"
PROGRAMS = SeatFacts("program", "Rob", token=HASH)


def test_a_start_deals_to_those_who_sit_there_and_changes_nothing_before_it_is_stored() -> None:
    room = waiting_room(ANNS, PROGRAMS)
    started, due = starting.start(room, SECRET, NONCE, NOW)
    assert room.fold is None
    assert room.facts.status == "waiting"
    assert started.commitment == commitment(NONCE, started.deal)
    assert started.sat == {(0, "ann"), (1, "ann")}, "her program tells her what it knows"
    assert due == Due(None), "it waits for nothing of ours"
    room.take(started, due)
    info = room.info()
    assert (info.status, info.commitment) == ("running", started.commitment)
    assert info.started == "2023-11-14T22:13:20.000Z"
    assert room.running.seats == (ANNS.author, Bot("Rob"))
    assert starting.start(waiting_room(ANNS, PROGRAMS), SECRET, NONCE, NOW) == (started, due)


def test_a_start_says_when_somebody_has_to_look() -> None:
    assert starting.start(waiting_room(ANNS, BOTS), SECRET, NONCE, NOW)[1] == Due(NOW)
    for_days = waiting_room(ANNS, BENS, clock=DaysClock(2))
    assert starting.start(for_days, SECRET, NONCE, NOW)[1] == Due(NOW + 2 * 86_400_000)


def test_nothing_is_dealt_twice_or_to_an_open_seat() -> None:
    room = waiting_room(ANNS, OPEN)
    with pytest.raises(NotNow, match="seats-open"):
        starting.start(room, SECRET, NONCE, NOW)
    room.take(Seated(1, OPEN, BENS))
    room.take(*starting.start(room, SECRET, NONCE, NOW))
    with pytest.raises(NotNow, match="table-started"):
        starting.start(room, SECRET, NONCE, NOW)


def test_the_deal_of_a_day_is_dealt_by_who_knows_its_secret() -> None:
    room = waiting_room(ANNS, daily="2023-11-14")
    with pytest.raises(NotAllowed, match="daily-once"):
        starting.start(room, SECRET, NONCE, NOW)
    room.take(*starting.start(room, SECRET, NONCE, NOW, of_the_day=True))
    act(room, 0, "c3")
    acting.end(room, Ending("abandoned"), NOW)
    with pytest.raises(NotAllowed, match="daily-once"):
        starting.check_again(room)


def test_nobody_acts_before_the_start() -> None:
    room = waiting_room(ANNS, BENS)
    assert (room.entries, room.table, room.clock, room.branch) == (0, None, None, None)
    assert room.deadline(NOW) is None
    with pytest.raises(Problem, match="table-not-started"):
        act(room, 0, "c3")
    with pytest.raises(Problem, match="table-not-started"):
        acting.end(room, Ending("abandoned"), NOW)


def test_people_and_bots_sit_down_again_and_programs_are_asked_in() -> None:
    room = new_room(ANN, BEN)
    with pytest.raises(NotNow, match="table-running"):
        starting.check_again(room)
    acting.end(room, Ending("abandoned"), NOW)
    starting.check_again(room)
    away = SeatFacts("person", "Ben", "ben", stand_in=True)
    room.seats = [ANNS, away, BOTS, PROGRAMS]
    facts, seats = starting.again(room, BEN, "again", NOW + 1)
    assert seats == [ANNS, BENS, BOTS, OPEN]
    assert (facts.id, facts.host, facts.created) == ("again", BEN, NOW + 1)
    room.take(Rematched("again"))
    assert room.info().rematch == "again"


def test_nobody_is_waited_for_where_the_host_plays_with_bots_or_at_one_screen() -> None:
    assert starting.is_alone(waiting_room(ANNS, BOTS, ANNS))
    assert not starting.is_alone(waiting_room(ANNS, BENS))
    assert not starting.is_alone(waiting_room(ANNS, OPEN))
