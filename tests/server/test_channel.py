"""Several processes at one database: what one writes the others' people see."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from harmonium.core import table as core
from harmonium.server.base.settings import Settings
from harmonium.server.people import identity
from harmonium.server.process import channel
from harmonium.server.process.app import create_app
from harmonium.server.process.channel import Hint, Hints
from harmonium.server.tables import making
from harmonium.server.tables.commit import fate_of
from harmonium.server.tables.hub import ANNOUNCE_AFTER, Hub
from harmonium.server.tables.reading import read_entries
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import NewTable, SeatForMe
from harmonium.wire.shared import Someone
from server.hubs_for_tests import Heard, Time, act, running, seated
from server.servers import eventually


class Channel:
    """In place of what connects processes; it breaks when it is told to."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[bytes | Exception] = asyncio.Queue()
        self.subscriptions = 0

    @asynccontextmanager
    async def start_subscription(self, _: list[str]) -> AsyncIterator["Channel"]:
        self.subscriptions += 1
        yield self

    async def iter_events(self) -> AsyncIterator[bytes]:
        while True:
            message = await self.queue.get()
            if isinstance(message, Exception):
                raise message
            yield message


class Two:
    """A table at two processes; somebody sits at the second one."""

    def __init__(self, here: Hub, there: Hub, room: LiveRoom, other: LiveRoom, line: Heard) -> None:
        self.here, self.there, self.room, self.other, self.line = here, there, room, other, line
        self.channel = Channel()

    def hint(self, hint: Hint) -> None:
        self.channel.queue.put_nowait(msgspec.json.encode(hint))


@asynccontextmanager
async def two_processes(database: str) -> AsyncIterator[Two]:
    async with running(database, Time()) as here, running(database, Time()) as there:
        me = await identity.new_guest(here, None)
        room = await making.create(here, me, NewTable("take_it_easy", (SeatForMe(),)))
        other = await there.room(room.id)
        _, line = seated(there, other, Someone(me.id, me.name))
        two = Two(here, there, room, other, line)
        Hints(here, two.hint)
        listener = Hints(there, lambda _: None)
        task = asyncio.create_task(listener.listen(two.channel))  # type: ignore[arg-type]
        try:
            # It looks once at every table when it begins to listen.
            await eventually(lambda: two.channel.subscriptions and not there._tasks)
            yield two
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def test_an_act_there_is_an_update_here(database: str) -> None:
    async with two_processes(database) as two:
        await act(two.here, two.room)
        await eventually(lambda: two.line.messages)
        assert two.line.types == ["update"]
        assert two.other.running.state == two.room.running.state


async def test_an_end_there_is_an_end_here(database: str) -> None:
    async with two_processes(database) as two:
        await fate_of(two.here, two.room, core.Ending("abandoned"))
        await eventually(lambda: "news" in two.line.types)
        assert two.other.facts.status == "over"
        assert two.other.facts.ending == core.Ending("abandoned")
        assert two.line.messages[-1]["table"]["status"] == "over"


async def test_what_goes_wrong_with_one_hint_stops_no_other(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    troubles: list[Exception] = []

    async def read(*given: Any) -> Any:
        if troubles:
            raise troubles.pop()
        return await read_entries(*given)

    monkeypatch.setattr(channel, "read_entries", read)
    async with two_processes(database) as two:
        troubles.append(OSError("away"))
        two.channel.queue.put_nowait(b"nonsense")
        await act(two.here, two.room)
        await eventually(lambda: two.line.messages)
        assert two.line.types == ["snapshot"], "read anew"
        assert (two.other.entries, two.other.is_settled) == (1, True)
        await act(two.here, two.room)
        await eventually(lambda: len(two.line.messages) > 1)
        assert two.line.types == ["snapshot", "update"]
        await act(two.there, two.other)
        assert two.channel.subscriptions == 1


async def test_a_broken_channel_is_opened_again_and_nothing_is_missed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "LISTEN_AGAIN_AFTER", 0.0)
    async with two_processes(database) as two:
        two.here.publish = None  # said while nobody could hear it
        await act(two.here, two.room)
        two.channel.queue.put_nowait(OSError("gone"))
        await eventually(lambda: two.line.messages)
        assert two.line.types == ["update"]
        assert two.channel.subscriptions == 2


async def test_a_process_that_ends_announces_the_last_act_and_then_nothing(database: str) -> None:
    published: list[Hint] = []
    async with running(database, Time()) as hub:
        announcing = Hints(hub, published.append)
        me = await identity.new_guest(hub, None)
        room = await making.create(hub, me, NewTable("take_it_easy", (SeatForMe(),)))
        await act(hub, room)
        announcing.close()
        assert [hint.tables for hint in published] == [{room.id: 1}]
        await act(hub, room)
        await asyncio.sleep(2 * ANNOUNCE_AFTER)
        assert len(published) == 1


async def test_what_was_just_written_is_still_announced_at_the_end(database: str) -> None:
    app = create_app(Settings(database=database, bot_workers=0))
    async with app.lifespan():
        hub: Hub = app.state.hub
        me = await identity.new_guest(hub, None)
        room = await making.create(hub, me, NewTable("take_it_easy", (SeatForMe(),)))
        await act(hub, room)
    assert hub.publish is None, "it came to its end"
