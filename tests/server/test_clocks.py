"""Clocks: a fold over times; deadlines that survive; stand-ins that come and go."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmonium.core import table as core
from harmonium.core.game import Seat
from harmonium.core.times import iso, milliseconds
from harmonium.room import clocks
from harmonium.room.acting import Request
from harmonium.room.clocks import ClockState
from harmonium.server.base.settings import Settings
from harmonium.server.limits.buckets import Allowance
from harmonium.server.people import identity
from harmonium.server.players import alarms
from harmonium.server.players import driver as driver_module
from harmonium.server.players.driver import Driver
from harmonium.server.socket import session
from harmonium.server.storage import open_database
from harmonium.server.tables import making, once, questions, seating
from harmonium.server.tables.commit import submit
from harmonium.server.tables.connections import Connection
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import NewTable, SeatForBot, SeatForMe
from harmonium.wire.shared import DaysClock, LiveClock, NoClock

LIVE = LiveClock(60, 5)
ONE, TWO = Seat(0), Seat(1)


def _after(state: ClockState, now: int, **given: Any) -> ClockState:
    usual: dict[str, Any] = {
        "seat": ONE,
        "undone": False,
        "stand_in": False,
        "before": (ONE,),
        "actors": (TWO,),
    }
    return clocks.after(LIVE, state, (), now=now, **{**usual, **given})


def test_time_runs_while_the_table_waits_and_an_act_brings_the_increment() -> None:
    state = clocks.started(LIVE, (ONE,), 2, 0)
    assert clocks.due(LIVE, state, (), 0) == (60_000, ONE)
    state = _after(state, 10_000)
    assert state.remaining == (55_000, 60_000)
    assert clocks.due(LIVE, state, (), 10_000) == (70_000, TWO)


def test_choosing_and_undoing_makes_no_time() -> None:
    state = clocks.started(LIVE, (ONE, TWO), 2, 0)
    for _ in range(5):
        state = _after(state, 1_000, before=(ONE, TWO), actors=(TWO,))
        state = _after(state, 1_000, before=(TWO,), actors=(ONE, TWO), undone=True)
    assert state.remaining[0] <= 60_000


def test_days_begin_anew_with_each_act() -> None:
    plan = DaysClock(2)
    state = clocks.started(plan, (ONE,), 1, 0)
    common: dict[str, Any] = {"undone": False, "stand_in": False, "before": (ONE,)}
    state = clocks.after(plan, state, (), seat=ONE, actors=(ONE,), now=clocks.DAY, **common)
    assert clocks.due(plan, state, (), clocks.DAY) == (3 * clocks.DAY, ONE)


def test_nobody_is_late_in_a_pause() -> None:
    state = clocks.started(LIVE, (ONE,), 2, 0)
    assert clocks.due(LIVE, state, ((20_000, None),), 500_000) is None
    assert clocks.due(LIVE, state, ((20_000, 520_000),), 520_000) == (560_000, ONE)
    shown = clocks.clocks(LIVE, state, ((20_000, 520_000),), 530_000)
    assert shown is not None
    assert shown.seats[0].remaining == 30_000


def test_without_a_clock_nothing_is_due() -> None:
    state = clocks.started(NoClock(), (ONE,), 1, 0)
    assert clocks.due(NoClock(), state, (), 10**12) is None
    assert clocks.clocks(NoClock(), state, (), 0) is None


@given(st.integers(0, 4_102_444_800_000))
def test_times_are_written_and_read_exactly(time: int) -> None:
    assert milliseconds(iso(time)) == time


class Time:
    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def running(address: str, time: Time) -> AsyncIterator[Hub]:
    """A server's inside, with a time of our own; bots are played by stand-ins at once."""
    async with open_database(address) as database:
        hub = Hub(database, Settings(database=address, bot_workers=0), time)
        driver = Driver(hub)
        await driver.wake()
        try:
            yield hub
        finally:
            await hub.close()
            await driver.close()


class Nowhere:
    """Nobody listens."""

    is_open = True

    def send(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...

    def ping(self) -> None: ...


async def _clocked(hub: Hub) -> LiveRoom:
    me = await identity.new_guest(hub, None)
    other = await identity.new_guest(hub, None)
    plan = NewTable("take_it_easy", (SeatForMe(), SeatForMe()), clock=LIVE, start=False)
    room = await making.create(hub, me, plan)
    seat = room.seats[1]
    await seating.set_seat(hub, room, 1, type(seat)("person", other.name, other.id))
    await making.start(hub, room)
    return room


async def _until(is_so: Any) -> None:
    for _ in range(500):
        if is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


async def _act(hub: Hub, room: LiveRoom, seat: int, action: str) -> Any:
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    submit(hub, room, Request("act", seat, f"{seat} {action}", action=action), future.set_result)
    return await future


async def test_a_deadline_survives_a_restart_and_a_stand_in_plays(database: str) -> None:
    time = Time()
    async with running(database, time) as hub:
        room = await _clocked(hub)
        await _act(hub, room, 0, "c3")
        table_id = room.id
    time.now += 61_000  # nobody was there when the time was over
    async with running(database, time) as hub:
        room = await hub.room(table_id)
        await _until(lambda: room.entries >= 2)
        assert room.seats[1].stand_in
        entry = room.running.entries[1]
        assert entry.seat == 1
        assert isinstance(entry.author, core.StandIn)
        await _until(lambda: not room.thinking)
        back = Connection(Nowhere(), person=None, seats=(TWO,), allowance=Allowance())
        session.welcome(hub, room, back)
        await _until(lambda: not any(seat.stand_in for seat in room.seats))
        assert not room.thinking
        assert room.clock is not None
        assert room.clock.remaining[1] > 0, "who comes back has time to think"


async def test_a_pause_by_agreement_stops_the_clock(database: str) -> None:
    time = Time()
    async with running(database, time) as hub:
        room = await _clocked(hub)
        await questions.ask(hub, room, ONE, "pause", "a")
        (question,) = room.questions.values()
        table_id = room.id
    async with running(database, time) as hub:
        room = await hub.room(table_id)  # the question survives a restart as well
        mark = once.mark(room, "b")
        await questions.answer(hub, room, TWO, question.id, agree=True, mark=mark)
        assert room.facts.status == "paused"
        time.now += 1_000_000
    async with running(database, time) as hub:
        room = await hub.room(table_id)
        assert room.entries == 0
        await questions.ask(hub, room, TWO, "resume", "c")
        (question,) = room.questions.values()
        mark = once.mark(room, "d")
        await questions.answer(hub, room, ONE, question.id, agree=True, mark=mark)
        assert room.clock is not None
        due = clocks.due(LIVE, room.clock, room.facts.pauses, time.now)
        assert due == (time.now + 60_000, ONE)


async def test_a_reminder_comes_before_the_deadline(database: str) -> None:
    time = Time()
    async with running(database, time) as hub:
        room = await _clocked(hub)
        sent: list[bytes] = []

        class Listener:
            seats = ()
            person = None
            wants_advice = False
            viewers = (None,)

            def send(self, message: bytes) -> None:
                sent.append(message)

            def drop(self, code: int) -> None:
                """Nothing to close."""

        room.audience.add(Listener())  # type: ignore[arg-type]
        time.now += 50_000
        assert hub.driver is not None
        hub.driver.look(room)
        await _until(lambda: any(b'"reminder"' in message for message in sent))
        assert not room.seats[0].stand_in


async def test_who_acts_at_the_last_moment_keeps_the_seat(database: str) -> None:
    """The time is over while the table is busy; until a stand-in could sit down they have acted."""
    time = Time()
    async with running(database, time) as hub:
        room = await _clocked(hub)
        assert hub.driver is not None
        async with room.lock:
            time.now += 61_000
            late = [
                asyncio.create_task(hub.driver.stand_in(room, seat, True)) for seat in (ONE, TWO)
            ]
            await asyncio.sleep(0)
            await _act(hub, room, 0, "c3")
            await _act(hub, room, 1, "c4")
        await asyncio.gather(*late)
        assert not any(seat.stand_in for seat in room.seats)
        assert room.alarm is not None, "the next deadline is watched"


async def test_a_stand_in_withdraws_what_its_person_was_asked(database: str) -> None:
    time = Time()
    async with running(database, time) as hub:
        room = await _clocked(hub)
        await _act(hub, room, 0, "c3")
        await questions.ask(hub, room, ONE, "abandon", "a")
        time.now += 61_000
        assert hub.driver is not None
        hub.driver.look(room)
        await _until(lambda: room.seats[1].stand_in and not room.questions)
        assert room.facts.status == "running"


async def test_a_bot_that_stumbles_moves_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stumbles = iter([OSError("away")])
    move = Driver._move

    async def stumbling(self: Driver, room: LiveRoom, seat: Seat) -> None:
        if (error := next(stumbles, None)) is not None:
            raise error
        await move(self, room, seat)

    monkeypatch.setattr(Driver, "_move", stumbling)
    monkeypatch.setattr(driver_module, "AGAIN_AFTER", 0.0)
    async with running(database, Time()) as hub:
        me = await identity.new_guest(hub, None)
        plan = NewTable("take_it_easy", (SeatForMe(), SeatForBot("random")))
        room = await making.create(hub, me, plan)
        await _until(lambda: room.entries == 1)
        assert room.running.entries[0].seat == 1


async def test_a_deadline_is_looked_at_again_where_the_disk_was_full(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarms, "AGAIN_AFTER", 0.0)
    time = Time()
    async with running(database, time) as hub:
        room = await _clocked(hub)
        await _act(hub, room, 0, "c3")
        troubles, write = iter([OSError("full")]), hub.database.writer.write

        async def writing(*writes: Any) -> None:
            if (error := next(troubles, None)) is not None:
                raise error
            await write(*writes)

        monkeypatch.setattr(hub.database.writer, "write", writing)
        time.now += 61_000
        assert hub.driver is not None
        hub.driver.look(room)
        await _until(lambda: room.seats[1].stand_in)
        assert next(troubles, None) is None
