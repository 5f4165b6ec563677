"""Tables that wait for their people sleep on the disk; what is due wakes them, and who comes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from harmonium.core.game import Seat
from harmonium.room import clocks
from harmonium.server.people import identity
from harmonium.server.players.driver import ASLEEP_AFTER, Driver
from harmonium.server.storage.statements import SET_DUE
from harmonium.server.tables import making
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import NewTable, SeatForBot, SeatForMe
from harmonium.wire.shared import DaysClock
from server.hubs_for_tests import Time, act, running
from server.servers import eventually

WITH_BOT = NewTable("take_it_easy", (SeatForMe(), SeatForBot("random")))


@asynccontextmanager
async def kept(database: str, time: Time) -> AsyncIterator[tuple[Hub, Driver]]:
    async with running(database, time) as hub:
        driver = Driver(hub)
        try:
            yield hub, driver
        finally:
            await hub.close()
            await driver.close()


async def _made(hub: Hub, plan: NewTable) -> LiveRoom:
    return await making.create(hub, await identity.new_guest(hub, None), plan)


async def test_a_start_reads_no_table_that_waits_for_its_person(database: str) -> None:
    time = Time()
    async with kept(database, time) as (hub, _):
        waits = await _made(hub, WITH_BOT)
        await eventually(lambda: waits.entries == 1 and not waits.thinking)
    async with running(database, time) as hub:  # where nobody keeps the bots
        due = await _made(hub, WITH_BOT)
    async with kept(database, time) as (hub, driver):
        await driver.wake()
        assert [room.id for room in hub.rooms] == [due.id]
        (woken,) = hub.rooms
        await eventually(lambda: woken.entries == 1)


async def test_who_was_waited_for_too_long_wakes_the_table(database: str) -> None:
    time = Time()
    async with running(database, time) as hub:
        old = await _made(hub, WITH_BOT)
        late = {"table": old.id, "time": time.now - ASLEEP_AFTER - 1}
        await hub.database.writer.write((SET_DUE, late))
    async with kept(database, time) as (hub, driver):
        await driver.wake()
        assert not hub.rooms
        visited = await hub.room(old.id)
        await eventually(lambda: visited.entries == 1)


async def test_a_long_deadline_is_slept_through_and_met(database: str) -> None:
    time = Time()
    plan = NewTable("take_it_easy", (SeatForMe(), SeatForMe()), clock=DaysClock(2))
    async with kept(database, time) as (hub, driver):
        room = await _made(hub, plan)
        await act(hub, room)
        assert room.alarm is not None
        room.touched -= 10_000
        hub.drop_idle()
        assert not hub.rooms
        await driver.wake()
        assert not hub.rooms
        time.now += 2 * clocks.DAY - 60_000
        await driver.wake()
        (woken,) = hub.rooms
        woken.touched -= 10_000
        hub.drop_idle()
        assert woken in hub.rooms, "awake until its deadline"
        time.now += 60_000
        driver._alarms._ring(woken)
        await eventually(lambda: woken.seats[Seat(1)].stand_in)
