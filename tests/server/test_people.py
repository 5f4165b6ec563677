"""What is kept of people: their games, figures, the deals of the day before and after midnight."""

from typing import Any

import pytest
from sqlalchemy import select

from harmonium.client import Client, Refused
from harmonium.core.game import Seat
from harmonium.core.times import day_of
from harmonium.games.take_it_easy.board import TileCode
from harmonium.games.take_it_easy.scoring import line_points
from harmonium.room import access
from harmonium.room.errors import NotAllowed, NotNow, NotThere
from harmonium.server.daily import deals
from harmonium.server.past import hindsight, history
from harmonium.server.people import identity
from harmonium.server.storage import schema
from harmonium.server.tables import commit, making, once, questions
from harmonium.server.tables.commit import refresh
from harmonium.server.tables.reading import read_room
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import Me, NewTable, SeatForMe
from server.hubs_for_tests import Time, act, played_out, running
from server.servers import Server

DAY = 86_400_000


async def test_todays_deal_is_closed_and_yesterdays_is_open(database: str) -> None:
    time = Time()
    today = day_of(time.now)
    async with running(database, time) as hub:
        one, two, late = [await identity.new_guest(hub, None) for _ in range(3)]
        first = await deals.play(hub, one, "take_it_easy")
        second = await deals.play(hub, two, "take_it_easy")
        totals = [await played_out(hub, first), await played_out(hub, second, -1)]
        begun = await deals.play(hub, late, "take_it_easy")

        results = await deals.results(hub, "take_it_easy", today)
        assert sorted(result.total for result in results) == sorted(totals)
        assert [result.table for result in results] == [None, None]
        assert not access.may_see(first, two.id, time.now)
        mine = (await deals.today(hub, one))[1]
        best_first = sorted(totals, reverse=True)
        assert (mine.game, mine.total, mine.players) == ("take_it_easy", totals[0], 2)
        assert mine.rank == best_first.index(totals[0]) + 1
        assert await deals.days(hub, one, "take_it_easy") == ()
        assert await deals.opened(hub, one.id) == ()

        time.now += DAY
        opened = await deals.results(hub, "take_it_easy", today)
        assert {result.table for result in opened} == {first.id, second.id}
        assert [result.rank for result in opened] == [1, 1 if totals[0] == totals[1] else 2]
        assert access.may_see(first, two.id, time.now)
        (day,) = await deals.days(hub, one, "take_it_easy")
        assert (day.day, day.players, day.best, day.total) == (today, 2, max(totals), totals[0])
        (unplayed,) = await deals.days(hub, late, "take_it_easy")
        assert unplayed.total is None
        (shown,) = await deals.opened(hub, one.id)
        assert (shown.game, shown.day, shown.table) == ("take_it_easy", today, first.id)
        # A try that was begun yesterday and is not finished is nobody's result, and today is new.
        assert (await deals.play(hub, late, "take_it_easy")).id != begun.id
        # Nor does it become one now that the boards of the others are open.
        await played_out(hub, begun)
        assert len(await deals.results(hub, "take_it_easy", today)) == 2


async def test_the_best_board_of_the_tiles_is_shown_in_hindsight(database: str) -> None:
    time = Time()
    async with running(database, time) as hub:
        me = await identity.new_guest(hub, None)
        room = await deals.play(hub, me, "take_it_easy")
        with pytest.raises(NotNow, match="table-running"):
            await hindsight.best(hub, room, "here")
        total = await played_out(hub, room)
        (closed,) = await hindsight.best(hub, room, "here")
        assert closed.board is None  # others may still have the day's deal before them
        time.now += DAY
        (best,) = await hindsight.best(hub, room, "here")
        assert best.points == closed.points > total
        assert set(best.board or ()) == set(room.running.state.deal.calls[0])
        board = tuple(TileCode(code) for code in best.board or ())
        assert sum(item.points for item in line_points(board)) == best.points

        rays = NewTable("take_it_easy", (SeatForMe(),), {"rounds": 1, "scoring": "rays"})
        other = await making.create(hub, me, rays)
        await played_out(hub, other)
        assert await hindsight.best(hub, other, "here") == ()  # nothing is proven about rays
        another = await making.create(hub, me, NewTable("harmonies", (SeatForMe(),)))
        with pytest.raises(NotThere, match="no-solver"):
            await hindsight.best(hub, another, "here")


async def test_todays_deal_is_not_looked_at_and_begun_again(database: str) -> None:
    async with running(database, Time()) as hub:
        me = await identity.new_guest(hub, None)
        room = await deals.play(hub, me, "take_it_easy")
        await act(hub, room)
        with pytest.raises(NotAllowed, match="daily-once"):
            await questions.ask(hub, room, Seat(0), "undo", "key")
        assert len(room.running.steps) == 1


async def test_a_deal_of_the_day_is_dealt_after_a_power_cut_before_its_start(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database, Time()) as hub:
        me, other = [await identity.new_guest(hub, None) for _ in range(2)]
        with monkeypatch.context() as patch:
            patch.setattr(making, "start", _power_cut)
            with pytest.raises(OSError, match="power"):
                await deals.play(hub, me, "take_it_easy")
        (mine,) = hub.rooms
        assert mine.facts.status == "waiting"
        with pytest.raises(NotAllowed):  # not with any other deal
            await making.start(hub, mine)
        again, theirs = [await deals.play(hub, who, "take_it_easy") for who in (me, other)]
        assert (again.id, again.facts.status) == (mine.id, "running")
        assert again.running.deal == theirs.running.deal


async def _power_cut(*_: Any) -> None:
    raise OSError("power")


async def test_requests_are_remembered_until_a_day_after_the_end(database: str) -> None:
    time = Time()
    async with running(database, time) as hub:
        me = await identity.new_guest(hub, None)
        over, begun = [
            await making.create(hub, me, NewTable("take_it_easy", (SeatForMe(),), {"rounds": 1}))
            for _ in range(2)
        ]
        for room in (over, begun):
            await hub.database.writer.write(once.mark(room, "words"))
        await played_out(hub, over)
        for passed, known in ((DAY, [True, True]), (1, [False, True])):
            time.now += passed
            await once.forget_old(hub)
            assert [await once.is_done(hub, room, "words") for room in (over, begun)] == known


async def test_a_table_goes_on_after_the_database_did_not_answer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database, Time()) as hub:
        me = await identity.new_guest(hub, None)
        room = await making.create(hub, me, NewTable("take_it_easy", (SeatForMe(),)))
        answers = iter([OSError("away"), None])

        async def read(*given: Any) -> LiveRoom:
            if (error := next(answers)) is not None:
                raise error
            return await read_room(*given)

        monkeypatch.setattr(commit, "read_room", read)
        monkeypatch.setattr(commit, "READ_AGAIN_AFTER", 0.0)
        await refresh(hub, room)
        await act(hub, room)
        assert room.entries == 1


async def test_history_tells_with_whom_and_the_figures_count(database: str) -> None:
    time = Time()
    async with running(database, time) as hub:
        me = await identity.new_guest(hub, None)
        totals = []
        for which in (0, -1, 0):
            plan = NewTable("take_it_easy", (SeatForMe(),), {"rounds": 1})
            totals.append(await played_out(hub, await making.create(hub, me, plan), which))
            time.now += 1_000
        plan = NewTable("harmonies", (SeatForMe(),))
        await played_out(hub, await making.create(hub, me, plan))
        solo = await history.played(hub, me, 10, "take_it_easy")
        assert [line.total for line in solo] == totals[::-1]
        assert solo[0].players == (me.name,)
        (harmonies, easy) = await history.statistics(hub, me)
        assert easy.totals == tuple(totals)
        assert (easy.played, easy.best, easy.mean) == (3, max(totals), sum(totals) / 3)
        (line,) = await history.played(hub, me, 10, "harmonies")
        suns = line.details["suns"]
        assert harmonies.details["suns"].sum == harmonies.details["suns"].best == suns
        assert len(await history.played(hub, me, 2, None)) == 2


async def test_of_several_seats_at_one_device_the_first_is_the_owners(database: str) -> None:
    time = Time()
    async with running(database, time) as hub:
        me: Me = await identity.new_guest(hub, None)
        plan = NewTable("take_it_easy", (SeatForMe(), SeatForMe("Bea")), {"rounds": 1})
        await played_out(hub, await making.create(hub, me, plan))
        (line,) = await history.played(hub, me, 10, None)
        assert (line.seat, line.seats, line.players) == (0, 2, (me.name, "Bea"))
        assert line.bots == (None, None)


async def test_a_profile_shows_the_name_and_nothing_private(server: Server) -> None:
    client, other = Client(server.address), Client(server.address)
    me = await client.me()
    assert me["since"].endswith("Z")
    profile = await other.ask("GET", f"/api/people/{me['id']}")
    assert profile == {
        "who": {"id": me["id"], "name": me["name"]},
        "since": me["since"],
        "dailies": [],
    }
    with pytest.raises(Refused) as caught:
        await other.ask("GET", "/api/people/nobody")
    assert (caught.value.status, caught.value.code) == (404, "unknown-person")


async def test_one_try_of_a_device_counts_and_a_shared_address_is_marked(database: str) -> None:
    time = Time()
    day = day_of(time.now)
    async with running(database, time) as hub:
        one, scout, other, far = [await identity.new_guest(hub, None) for _ in range(4)]
        opened = {
            one.id: deals.Opened("phone", "192.0.2.1"),
            scout.id: deals.Opened("phone", "192.0.2.9"),  # the same browser as another guest
            other.id: deals.Opened("laptop", "192.0.2.1"),  # the same house
            far.id: deals.Opened("tablet", "192.0.2.7"),
        }
        for guest in (one, scout, other, far):
            room = await deals.play(hub, guest, "take_it_easy", opened[guest.id])
            await played_out(hub, room)
        results = await deals.results(hub, "take_it_easy", day)
        assert {result.who.id: result.same_address for result in results} == {
            one.id: True,
            other.id: True,
            far.id: False,
        }
        (_, mine, _) = await deals.today(hub, scout)
        assert (mine.finished, mine.counts, mine.rank, mine.players) == (True, False, None, 3)
        (_, mine, _) = await deals.today(hub, one)
        assert (mine.counts, mine.rank) == (True, 1)
        time.now += DAY
        assert await deals.opened(hub, scout.id) == ()
        # What is kept says nothing about the next day, nor which address it was.
        await deals.play(hub, far, "take_it_easy", opened[far.id])
        rows = await hub.database.rows(select(schema.dailies).order_by(schema.dailies.c.day))
        marks = [row.address for row in rows if row.person == far.id]
        assert len(set(marks)) == 2
        assert not any("192.0.2" in mark for mark in marks)
        # Another game is another deal.
        room = await deals.play(hub, scout, "tranquility", opened[scout.id])
        assert (await deals.today(hub, scout))[2].counts
