"""What nobody misses is forgotten, and nothing else; what cannot be read hides nothing."""

from harmonium.server.daily import deals
from harmonium.server.past import cleanup, history
from harmonium.server.people import identity, invitations
from harmonium.server.players.driver import Driver
from harmonium.server.storage.statements import change_table
from harmonium.server.tables import making, seating
from harmonium.server.tables.reading import read_room
from harmonium.wire.rest import Join, NewTable, SeatForMe, SeatOpen
from harmonium.wire.shared import Someone
from server.hubs_for_tests import Time, running

DAY = 86_400_000


async def test_guests_who_left_nothing_are_forgotten(any_database: str) -> None:
    time = Time()
    async with running(any_database, time, guest_days=30) as hub:
        names = ("gone", "back", "host", "sits", "daily", "waits", "visitor")
        gone, back, host, sits, dealt, waits, visitor = [
            await identity.new_guest(hub, None) for _ in names
        ]
        running_table = await making.create(
            hub, host, NewTable("take_it_easy", (SeatOpen(), SeatOpen()), open=True)
        )
        await seating.join(hub, running_table, sits, Join())
        await seating.join(hub, running_table, sits, Join())
        await making.start(hub, running_table)
        await deals.play(hub, dealt, "take_it_easy")
        forgotten_table = await making.create(
            hub, waits, NewTable("take_it_easy", (SeatForMe(), SeatOpen()), open=True)
        )
        token = (await invitations.invite(hub, running_table, "")).watch.rpartition("/")[2]
        await invitations.accept(hub, visitor, token)

        async def known() -> list[bool]:
            everybody = (gone, back, host, sits, dealt, waits, visitor)
            return [await identity.find(hub.database, one.id) is not None for one in everybody]

        time.now += 30 * DAY
        await cleanup.forget(hub)
        assert await known() == [True] * 7
        assert forgotten_table.facts.status == "waiting"
        assert await identity.visiting(hub, back.id) == back
        time.now += 1
        await cleanup.forget(hub)
        # Of a table that never began nothing remains but that it was called off.
        assert await known() == [False, True, True, True, True, False, False]
        assert (forgotten_table.facts.status, running_table.facts.status) == ("over", "running")
        again = await read_room(hub.database, forgotten_table.id)
        assert again.facts.host == Someone(waits.id, "")
        assert (await read_room(hub.database, running_table.id)).visitors == {}
        assert await identity.visiting(hub, gone.id) is None
        time.now += 31 * DAY
        await cleanup.forget(hub)
        assert await known() == [False, False, True, True, True, False, False]


async def test_nobody_is_forgotten_where_the_host_says_so(database: str) -> None:
    time = Time()
    async with running(database, time, guest_days=0) as hub:
        me = await identity.new_guest(hub, None)
        time.now += 10_000 * DAY
        await cleanup.forget(hub)
        assert await identity.find(hub.database, me.id) == me


async def test_a_table_that_cannot_be_read_hides_no_other(database: str) -> None:
    async with running(database, Time()) as hub:
        me = await identity.new_guest(hub, None)
        plan = NewTable("take_it_easy", (SeatForMe(), SeatOpen()), open=True)
        good, bad = [await making.create(hub, me, plan) for _ in range(2)]
        await hub.database.writer.write(change_table(bad.id, options="nonsense"))
    async with running(database, Time()) as hub:
        assert [table.id for table in await making.lobby(hub)] == [good.id]
        assert [mine.table.id for mine in await history.my_tables(hub, me)] == [good.id]
        driver = Driver(hub)
        await hub.database.writer.write(change_table(bad.id, status="running", due=hub.now()))
        await driver.wake()
        await driver.close()
