"""The database: its form, its guard against newer ones, backups, and who wins a race."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from harmonium import load
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.core.record import read, verify
from harmonium.core.table import Ending
from harmonium.room.acting import Request
from harmonium.server.base.settings import Settings
from harmonium.server.people import hosting, identity, invitations
from harmonium.server.storage import (
    Conflict,
    Write,
    migrate,
    open_database,
)
from harmonium.server.storage.backend import Unfit
from harmonium.server.storage.database import make_engine
from harmonium.server.storage.schema import METADATA
from harmonium.server.storage.statements import ADD_ENTRY, ADD_PERSON
from harmonium.server.tables import making, seating
from harmonium.server.tables.commit import fate_of, refresh, submit
from harmonium.server.tables.following import catch_up
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.reading import read_room
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import Join, MeChange, NewTable, Remove, SeatForBot, SeatForMe, SeatOpen
from harmonium.wire.shared import DaysClock, Manners, Someone
from server.hubs_for_tests import Time, running
from server.servers import chooser, command, serving
from server.test_whole_games import two_at_a_table


async def test_migrations_lead_to_the_form_that_the_code_knows(any_database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with open_database(any_database) as database, database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


def test_the_last_migration_is_the_one_that_the_code_expects() -> None:
    folder = Path(migrate.__file__).parent / "migrations/versions"
    numbers = sorted(path.name[1:5] for path in folder.glob("v[0-9]*.py"))
    assert numbers[-1] == migrate.HEAD


async def test_a_newer_database_is_refused_with_a_clear_sentence(any_database: str) -> None:
    async with open_database(any_database):
        pass
    engine = make_engine(any_database)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    with pytest.raises(Problem) as caught:
        async with open_database(any_database):
            pass
    assert caught.value.message == "database-newer"
    refused = command("serve", "--port", "0", "--database", any_database)
    assert refused.returncode == 2
    assert "newer Harmonium" in refused.stderr
    assert "Traceback" not in refused.stderr


async def test_a_postgresql_that_is_not_up_to_date_is_refused(postgres_server: str) -> None:
    engine = make_engine(postgres_server)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    with pytest.raises(Problem) as caught:
        async with open_database(postgres_server):
            pass
    assert caught.value.message == "database-older"


@pytest.mark.usefixtures("any_disk")
async def test_the_writer_finds_the_one_that_lost_and_spares_the_others(any_database: str) -> None:
    async with open_database(any_database) as database:

        def person(name: str) -> Any:
            return ADD_PERSON, {"id": name, "name": name, "locale": "en", "created": 0}

        await database.writer.write(person("first"))
        fates = await asyncio.gather(
            *(database.writer.write(person(name)) for name in ("a", "first", "b")),
            return_exceptions=True,
        )
        assert [isinstance(fate, Conflict) for fate in fates] == [False, True, False]
        rows = await database.rows(text("SELECT id FROM people ORDER BY id"))
        assert [row.id for row in rows] == ["a", "b", "first"]


async def test_the_loop_never_waits_for_another_process(database: str) -> None:
    path = database.removeprefix("sqlite:///")
    async with open_database(database) as opened:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        row = {"id": "a", "name": "a", "locale": "en", "created": 0}
        writing = asyncio.create_task(opened.writer.write((ADD_PERSON, row)))
        # Nobody but this loop ends the other's transaction: if it waited, it would be in vain.
        assert await opened.rows(text("SELECT id FROM people")) == []
        assert not writing.done()
        other.execute("COMMIT")
        await writing
        (found,) = await opened.rows(text("SELECT id FROM people"))
        assert found.id == "a"
        other.close()


@pytest.mark.usefixtures("any_disk")
async def test_what_cannot_be_written_spares_the_others(any_database: str) -> None:
    async with open_database(any_database) as database:
        rows = [{"id": name, "name": name, "locale": "en", "created": 0} for name in "abc"]
        rows[1]["created"] = 2**70
        fates = await asyncio.gather(
            *(database.writer.write((ADD_PERSON, row)) for row in rows), return_exceptions=True
        )
        assert [isinstance(fate, Unfit) for fate in fates] == [False, True, False]
        found = await database.rows(text("SELECT id FROM people ORDER BY id"))
        assert [row.id for row in found] == ["a", "c"]


class Written:
    """A job of one row, and what is done about it."""

    chain: Any = None
    epoch = 0

    def __init__(
        self,
        write: Write,
        told: Callable[[], object],
        meanwhile: Callable[[], object] | None = None,
    ) -> None:
        self.writes: Sequence[Write] = (write,)
        self._meanwhile = meanwhile
        self._told = told

    def meanwhile(self) -> None:
        if self._meanwhile is not None:
            self._meanwhile()

    def done(self) -> None:
        self._told()

    def failed(self, _: Exception) -> None:
        self._told()


@pytest.mark.usefixtures("any_disk")
async def test_what_a_table_makes_of_its_fate_does_not_stop_the_others(any_database: str) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError("of one table")

    row = {"id": "a", "name": "a", "locale": "en", "created": 0}
    async with open_database(any_database) as database:
        database.writer.submit(Written((ADD_PERSON, row), stumble))
        database.writer.submit(Written((ADD_PERSON, row), stumble))
        await database.writer.write((ADD_PERSON, row | {"id": "b"}))
        rows = await database.rows(text("SELECT id FROM people ORDER BY id"))
        assert [row.id for row in rows] == ["a", "b"]


@pytest.mark.usefixtures("any_disk")
async def test_what_is_done_meanwhile_is_done_first_and_may_fail(any_database: str) -> None:
    done: list[str] = []

    def stumble() -> None:
        raise RuntimeError("of one table")

    row = {"id": "a", "name": "a", "locale": "en", "created": 0}
    async with open_database(any_database) as database:
        for name, meanwhile in (("a", stumble), ("b", lambda: done.append("meanwhile"))):
            write = ADD_PERSON, row | {"id": name}
            told = partial(done.append, f"{name} is written")
            database.writer.submit(Written(write, told, meanwhile))
        await database.writer.write((ADD_PERSON, row | {"id": "c"}))
    assert done == ["meanwhile", "a is written", "b is written"]


@pytest.mark.usefixtures("any_disk")
async def test_a_large_group_is_written_whole_and_spared_whole(any_database: str) -> None:
    """More rows than go into one statement, and one of them that is taken already."""
    async with open_database(any_database) as database:
        names = [f"{number:03}" for number in range(150)]
        rows = [{"id": name, "name": name, "locale": "en", "created": 0} for name in names]
        await database.writer.write((ADD_PERSON, rows[70]))
        fates = await asyncio.gather(
            *(database.writer.write((ADD_PERSON, row)) for row in rows), return_exceptions=True
        )
        assert [number for number, fate in enumerate(fates) if fate is not None] == [70]
        before = database.writer.groups
        others = [row | {"id": f"new {row['id']}"} for row in rows]
        await asyncio.gather(*(database.writer.write((ADD_PERSON, row)) for row in others))
        assert database.writer.groups < before + 10, "written together"
        (count,) = await database.rows(text("SELECT count(*) AS people FROM people"))
        assert count.people == 300


class Chained(Written):
    """An entry of a table; the next one depends on it."""

    def __init__(self, chain: Any, number: int, fates: list[Any]) -> None:
        row = {"table_id": chain.name, "number": number, "act_id": "ours", "body": ""}
        super().__init__((ADD_ENTRY, row), lambda: fates.append((chain.name, number, "done")))
        self.chain = chain
        self._fates, self._number = fates, number

    def failed(self, error: Exception) -> None:
        assert isinstance(error, Conflict)
        self._fates.append((self.chain.name, self._number, "lost"))


async def test_many_that_lost_a_race_are_found_together(postgres_database: str) -> None:
    """And what was decided on theirs is lost with them, though its own number is free."""
    fates: list[Any] = []
    async with open_database(postgres_database) as database:
        tables = [SimpleNamespace(name=f"{number:03}", epoch=0) for number in range(100)]
        theirs = {"number": 0, "act_id": "theirs", "body": ""}
        for table in tables[::2]:
            await database.writer.write((ADD_ENTRY, {"table_id": table.name, **theirs}))
        before = database.writer.groups
        for number in (0, 1):
            for table in tables:
                database.writer.submit(Chained(table, number, fates))
        await database.writer.idle()
        assert database.writer.groups == before + 1, "the others are written together"
        rows = await database.rows(text("SELECT * FROM entries ORDER BY table_id, number"))
    expected = []
    for at, table in enumerate(tables):
        expected += [(table.name, 0, "ours"), (table.name, 1, "ours")] if at % 2 else []
        expected += [] if at % 2 else [(table.name, 0, "theirs")]
    assert [(row.table_id, row.number, row.act_id) for row in rows] == expected
    lost = {(name, number) for name, number, fate in fates if fate == "lost"}
    assert lost == {(table.name, number) for table in tables[::2] for number in (0, 1)}
    assert len(fates) == 200


@asynccontextmanager
async def hubs(address: str) -> AsyncIterator[tuple[Hub, Hub]]:
    """Two processes' worth of memory over one database."""
    async with open_database(address) as one, open_database(address) as two:
        pair = Hub(one, Settings(database=address)), Hub(two, Settings(database=address))
        try:
            yield pair
        finally:
            for hub in pair:
                await hub.close()


async def _act(hub: Hub, room: Any, seat: int, act_id: str, action: str) -> Any:
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    submit(hub, room, Request("act", seat, act_id, room.entries, action), future.set_result)
    return await future


@pytest.mark.usefixtures("any_disk")
async def test_of_two_processes_one_loses_the_race_reloads_and_retries(any_database: str) -> None:
    async with hubs(any_database) as (one, two):
        me = await identity.new_guest(one, None)
        plan = NewTable("take_it_easy", (SeatForMe(), SeatForMe()))
        here = await making.create(one, me, plan)
        there = await two.room(here.id)
        first, second = await asyncio.gather(
            _act(one, here, 0, "p a", "c1"), _act(two, there, 1, "p b", "c2")
        )
        assert {first, second} == {0, 1}
        await catch_up(one, here, 2)
        await catch_up(two, there, 2)
        assert here.running.state == there.running.state
        assert here.running.state.turn == 1
        # The same request once more, at the other process: recognised and answered.
        assert await _act(two, there, 0, "p a", "c9") == first
        assert one.metrics.conflicts + two.metrics.conflicts == 1


@pytest.mark.usefixtures("any_disk")
async def test_who_asks_twice_learns_the_number_that_was_stored(any_database: str) -> None:
    """The first of the two loses the race: what it would have become is nobody's answer."""
    async with hubs(any_database) as (one, two):
        me = await identity.new_guest(one, None)
        plan = NewTable("take_it_easy", (SeatForMe(), SeatForMe()))
        here = await making.create(one, me, plan)
        there = await two.room(here.id)
        assert await _act(two, there, 1, "p b", "c2") == 0
        fates = await asyncio.gather(*(_act(one, here, 0, "p a", "c1") for _ in range(2)))
        assert fates == [1, 1]


async def test_what_a_host_decides_goes_from_the_wish_to_the_row_and_every_reply(
    any_database: str,
) -> None:
    """A new field of a plan needs no other place in Python: none of them can have forgotten it."""
    usual = Manners()
    other: dict[str, Any] = {"clock": DaysClock(3)} | {
        name: not getattr(usual, name)
        for name in ("open", "signs", "spectators", "hints", "teaching")
    }
    assert other.keys() == set(Manners.__struct_fields__), "say here what else it can be"
    async with hubs(any_database) as (hub, elsewhere):
        me = await identity.new_guest(hub, None)
        seats = (SeatForMe(), SeatForBot("random"))
        wish = NewTable("take_it_easy", seats, {"rounds": 2}, start=False, **other)
        room = await making.create(hub, me, msgspec.structs.replace(wish, chat=False))
        read = await elsewhere.room(room.id)
        assert read.plan == room.plan
        assert (read.plan.options.rounds, read.plan.chat, read.plan.daily) == (2, False, None)
        shown = msgspec.to_builtins(read.info())
        for name, value in other.items():
            assert getattr(read.plan, name) == value, name
            assert shown[name] == msgspec.to_builtins(value), name
        daily = msgspec.structs.replace(room.plan, daily="2023-11-14", chat=True)
        facts = msgspec.structs.replace(room.facts, id="daily")
        await making.add(hub, LiveRoom(daily, facts, room.game, list(room.seats)))
        assert (await elsewhere.room("daily")).plan == daily


async def test_a_table_starts_once(any_database: str) -> None:
    async with hubs(any_database) as (one, two):
        me = await identity.new_guest(one, None)
        plan = NewTable("take_it_easy", (SeatForMe(),), start=False)
        here = await making.create(one, me, plan)
        there = await two.room(here.id)
        fates = await asyncio.gather(
            making.start(one, here), making.start(two, there), return_exceptions=True
        )
        (lost,) = [fate for fate in fates if fate is not None]
        assert isinstance(lost, Problem)


async def test_whoever_asks_for_a_rematch_at_another_process_gets_the_same_table(
    any_database: str,
) -> None:
    async with hubs(any_database) as (one, two):
        me = await identity.new_guest(one, None)
        here = await making.create(one, me, NewTable("take_it_easy", (SeatForMe(), SeatForMe())))
        await fate_of(one, here, Ending("abandoned"))
        there = await two.room(here.id)
        again = await asyncio.gather(making.rematch(one, here, me), making.rematch(two, there, me))
        assert again[0].id == again[1].id == here.facts.rematch == there.facts.rematch
        assert here.info() == there.info() == (await read_room(one.database, here.id)).info()


async def test_what_a_link_allows_and_a_host_forbids_is_the_same_when_read_again(
    any_database: str,
) -> None:
    async with hubs(any_database) as (one, two):
        host, guest = [await identity.new_guest(one, None) for _ in range(2)]
        here = await making.create(one, host, NewTable("take_it_easy", (SeatForMe(), SeatOpen())))
        there = await two.room(here.id)
        link = await invitations.invite(one, here, "")
        watch, join = link.watch.rsplit("/")[-1], link.link.rsplit("/")[-1]
        for hub, token, may in ((one, watch, "watch"), (two, join, "join"), (one, join, "join")):
            assert (await invitations.accept(hub, guest, token))[1] == may
        for hub, room, on in ((one, here, True), (two, there, True), (one, here, False)):
            await hosting.mute(hub, room, host, guest.id, on=on)
        await hosting.remove(one, here, host, Remove(person=guest.id))
        with pytest.raises(Problem, match="removed"):
            await invitations.accept(one, guest, join)
        read = await read_room(one.database, here.id)
        assert (read.visitors, read.muted, read.removed) == ({guest.id: "join"}, set(), {guest.id})
        assert (here.visitors, here.muted, here.removed) == (
            read.visitors,
            read.muted,
            read.removed,
        )


async def test_a_seat_is_given_once_by_however_many_processes(any_database: str) -> None:
    async with hubs(any_database) as pair:
        host = await identity.new_guest(pair[0], None)
        plan = NewTable(
            "take_it_easy", (SeatForMe(), SeatOpen(), SeatOpen(), SeatOpen()), open=True
        )
        here = await making.create(pair[0], host, plan)
        rooms = (here, await pair[1].room(here.id))
        guests = [await identity.new_guest(pair[0], None) for _ in range(6)]
        fates = await asyncio.gather(
            *(
                seating.join(pair[n % 2], rooms[n % 2], guest, Join())
                for n, guest in enumerate(guests)
            ),
            return_exceptions=True,
        )
        assert sorted(fate for fate in fates if isinstance(fate, int)) == [1, 2, 3]
        refused = [fate for fate in fates if isinstance(fate, Problem)]
        assert [fate.message for fate in refused] == ["seat-taken"] * 3
        for hub, room in zip(pair, rooms, strict=True):
            await refresh(hub, room)
            sitting = [seat.person for seat in room.seats[1:]]
            assert sitting == [guests[fates.index(Seat(seat))].id for seat in (1, 2, 3)]


async def test_nobody_is_dealt_to_who_left_at_another_process(any_database: str) -> None:
    async with hubs(any_database) as (one, two):
        host, guest = [await identity.new_guest(one, None) for _ in range(2)]
        plan = NewTable("take_it_easy", (SeatForMe(), SeatOpen()), open=True)
        here = await making.create(one, host, plan)
        await seating.join(one, here, guest, Join())
        there = await two.room(here.id)
        await seating.leave(two, there, guest, 1)
        with pytest.raises(Problem) as caught:
            await making.start(one, here)
        assert caught.value.message == "seats-open"
        assert here.seats[1].kind == "open"


async def test_a_name_is_changed_everywhere(any_database: str) -> None:
    plan = NewTable("take_it_easy", (SeatForMe(), SeatForMe("Bea"), SeatOpen()))
    async with running(any_database, Time()) as hub:
        me = await identity.new_guest(hub, "en")
        assert await identity.find(hub.database, me.id) == me
        assert await identity.find(hub.database, "nobody") is None
        asleep = await making.create(hub, me, plan)
    async with running(any_database, Time()) as hub:
        awake = await making.create(hub, me, plan)
        changed = await identity.change(hub, me, MeChange("Ada"))
        assert await identity.find(hub.database, me.id) == changed
        for room in (awake, await hub.room(asleep.id), await read_room(hub.database, awake.id)):
            assert [seat.name for seat in room.seats] == ["Ada", "Bea", ""]
            assert room.facts.host == Someone(me.id, "Ada")


async def test_a_game_on_postgresql_survives_a_power_cut(postgres_database: str) -> None:
    with serving(postgres_database) as server:
        one, two, table_id = await two_at_a_table(server, "take_it_easy")
        async with one.table(table_id) as first, two.table(table_id) as second:
            await first.until(lambda: first.positions)
            await second.until(lambda: second.positions)
            await first.act("c1")
            await second.act("c2")
        server.kill()
        server.start()
        async with one.table(table_id) as first, two.table(table_id) as second:
            await asyncio.wait_for(
                asyncio.gather(first.play(chooser(1)), second.play(chooser(2))), 60
            )
        _, record, _ = one.request("GET", f"/api/tables/{table_id}/record")
    assert verify(read(record), load).steps[0].action.cell == 1
