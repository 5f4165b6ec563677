"""Best and average: of one game, variant and number of seats, and of no practice."""

import json
from typing import Any

import pytest
from sqlalchemy import text

from harmonium.core.game import Seat
from harmonium.core.record import read, record_of, replay, write
from harmonium.games import load
from harmonium.room.errors import NotAllowed
from harmonium.server.daily import deals
from harmonium.server.past import history
from harmonium.server.people import identity
from harmonium.server.storage import migrate
from harmonium.server.storage.database import make_engine
from harmonium.server.tables import making, questions
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import Me, NewTable, SeatForBot, SeatForMe
from harmonium.wire.shared import Someone
from server.hubs_for_tests import Time, act, played_out, running, seated

DAY = 86_400_000


async def made(
    hub: Hub, me: Me, game: str = "take_it_easy", seats: int = 1, **options: Any
) -> LiveRoom:
    return await making.create(hub, me, NewTable(game, (SeatForMe(),) * seats, options))


async def test_each_variant_has_a_best_and_an_average_of_its_own(database: str) -> None:
    async with running(database, Time()) as hub:
        me, other = [await identity.new_guest(hub, None) for _ in range(2)]
        totals = [await played_out(hub, await made(hub, me), which) for which in (0, -1)]
        await played_out(hub, await made(hub, me, placement="connected"))
        await played_out(hub, await made(hub, me, scoring="rays"))
        await played_out(hub, await made(hub, me, rounds=2))
        await played_out(hub, await made(hub, me, seats=2, rounds=1))
        await played_out(hub, await made(hub, other))

        kinds = [figures for figures in await history.statistics(hub, me) if figures.seats == 1]
        assert [(kind.variant["placement"], kind.played) for kind in kinds] == [
            ("connected", 1),
            ("free", 1),
            ("free", 2),
            ("free", 1),
        ]
        usual = {"placement": "free", "scoring": "standard", "rounds": 1}
        (kind,) = [kind for kind in kinds if kind.variant == usual]
        assert (kind.best, kind.mean) == (max(totals), sum(totals) / 2)

        room = await made(hub, me)
        before = await history.own(hub, room, me)
        assert (before.counts, before.total, before.played, before.best) == (
            False,
            None,
            2,
            max(totals),
        )
        totals.append(await played_out(hub, room, -1))
        after = await history.own(hub, room, me)
        assert (after.counts, after.total, after.played) == (True, totals[2], 3)
        assert (after.best, after.mean) == (max(totals), sum(totals) / 3)
        assert after.before == max(totals[:2])
        with pytest.raises(NotAllowed, match="not-seated"):
            await history.own(hub, room, other)


async def test_each_side_and_each_spirit_card_has_its_own_record(database: str) -> None:
    async with running(database, Time()) as hub:
        me = await identity.new_guest(hub, None)
        await played_out(hub, await made(hub, me, "harmonies"))
        await played_out(hub, await made(hub, me, "harmonies", side="B"))
        cards = set()
        for which in (0, -1):
            room = await made(hub, me, "harmonies", spirits=True)
            await played_out(hub, room, which)
            cards.add(room.running.view(0).players[0].spirit.card)
        found = [kind.variant for kind in await history.statistics(hub, me)]
        spirits = [{"side": "A", "spirit": card} for card in cards]
        assert sorted(map(str, found)) == sorted(map(str, [{"side": "A"}, {"side": "B"}, *spirits]))


async def test_modules_and_variants_of_tranquility_are_kept_apart(database: str) -> None:
    async with running(database, Time()) as hub:
        me = await identity.new_guest(hub, None)
        for options in ({}, {"jokers": True}, {"pyramid": True}):
            await played_out(hub, await made(hub, me, "tranquility", **options))
        found = [kind.variant for kind in await history.statistics(hub, me)]
        assert found == [{"jokers": True}, {"pyramid": True}, {}]


async def taken_back(hub: Hub, room: LiveRoom) -> None:
    """What was shown by the last act, agreed on by nobody."""
    async with room.lock:
        await questions.ask(hub, room, Seat(0), "undo", f"undo {room.entries}")


async def test_who_takes_back_what_was_shown_practises(database: str) -> None:
    time = Time()
    async with running(database, time) as hub:
        me = await identity.new_guest(hub, None)
        room = await made(hub, me)
        _, heard = seated(hub, room, Someone(me.id, me.name))
        await act(hub, room)
        assert not room.info().practice
        await taken_back(hub, room)
        assert room.info().practice
        news = [told["table"] for told in heard.messages if told["type"] == "news"]
        assert [table["practice"] for table in news] == [True]
        room.audience.clear()
        await played_out(hub, room)

        (line,) = await history.played(hub, me, 10, None)
        assert line.practice
        assert await history.statistics(hub, me) == ()
        own = await history.own(hub, room, me)
        assert (own.counts, own.played, own.best, own.mean) == (False, 0, None, None)

        # The record says so, though what was undone is left out of it; and so does the database.
        record = read(write(record_of(room.running)))
        assert record.practice
        assert replay(record, load).is_practice
        assert replay(record_of(room.running, keep_undone=True), load).is_practice
    async with running(database, time) as hub:
        assert (await hub.room(room.id)).info().practice


async def test_an_undo_that_shows_nothing_again_is_no_practice(database: str) -> None:
    """Against a bot that has not moved yet: nothing was shown, nobody had to be asked."""
    async with running(database, Time()) as hub:
        me = await identity.new_guest(hub, None)
        plan = NewTable("take_it_easy", (SeatForMe(), SeatForBot("random")), {"rounds": 1})
        room = await making.create(hub, me, plan)
        await act(hub, room)
        await taken_back(hub, room)
        assert not room.info().practice


async def test_days_in_a_row_are_counted_up_to_today(database: str) -> None:
    time = Time()
    async with running(database, time) as hub:
        me = await identity.new_guest(hub, None)

        async def streak() -> int:
            return next(
                one.streak for one in await deals.today(hub, me) if one.game == "take_it_easy"
            )

        for expected in (1, 2):
            await played_out(hub, await deals.play(hub, me, "take_it_easy"))
            assert await streak() == expected
            time.now += DAY
        assert await streak() == 2  # today is still to come
        room = await deals.play(hub, me, "take_it_easy")
        assert (await history.own(hub, room, me)).streak == 2
        await played_out(hub, room)
        assert (await history.own(hub, room, me)).streak == 3
        time.now += 2 * DAY
        assert await streak() == 0


async def test_games_of_an_older_database_find_their_records(any_database: str) -> None:
    """What was played before variants were written down is compared with what follows."""
    time = Time()
    async with running(any_database, time) as hub:
        me = await identity.new_guest(hub, None)
        await played_out(hub, await made(hub, me))
        await played_out(hub, await made(hub, me, rounds=2, scoring="rays"))
        await played_out(hub, await made(hub, me, "harmonies", side="B"))
        await played_out(hub, await made(hub, me, "tranquility", jokers=True))
        before = await history.statistics(hub, me)
    engine = make_engine(any_database)
    async with engine.begin() as connection:
        for column in ("variant", "practice"):
            await connection.execute(text(f"ALTER TABLE played DROP COLUMN {column}"))
        version = text("UPDATE alembic_version SET version_num = :revision")
        await connection.execute(version, {"revision": "0003"})
        await connection.run_sync(migrate.upgrade, "0004")
        await connection.execute(version, {"revision": migrate.HEAD})
    await engine.dispose()
    async with running(any_database, time) as hub:
        assert json.dumps([kind.variant for kind in before]) == json.dumps(
            [kind.variant for kind in await history.statistics(hub, me)]
        )
