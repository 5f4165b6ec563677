"""Several processes at one database: what one writes the others' people see."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from litestar.channels import ChannelsBackend

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.server.base.settings import Settings
from harmonium.server.people import hosting, identity
from harmonium.server.process import channel
from harmonium.server.process.channel import Hints, kind_of
from harmonium.server.storage import Database
from harmonium.server.tables import following, making, seating
from harmonium.server.tables.announcing import LARGEST_HINT, Carried, Hint, OfTable, Renamed, pieces
from harmonium.server.tables.commit import fate_of
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.reading import read_entries
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire import protocol
from harmonium.wire.rest import Join, Me, MeChange, NewTable, SeatForMe, SeatOpen
from harmonium.wire.shared import Someone
from server.hubs_for_tests import Heard, Time, act, running, seated
from server.servers import eventually


class Carrier:
    """In place of what connects processes; it breaks when it is told to."""

    def __init__(self) -> None:
        self.ends: list[asyncio.Queue[bytes | Exception]] = []
        self.opened = 0
        self.is_cut = False
        self.loses = False
        """Whether what is told is lost on the way."""

    def cut(self) -> None:
        for end in self.ends:
            end.put_nowait(OSError("cut"))
        self.ends.clear()


class End(ChannelsBackend):
    def __init__(self, carrier: Carrier) -> None:
        self._carrier = carrier
        self._queue: asyncio.Queue[bytes | Exception] = asyncio.Queue()

    async def on_startup(self) -> None:
        if self._carrier.is_cut:
            raise OSError("cut")
        self._carrier.opened += 1

    async def on_shutdown(self) -> None:
        if self._queue in self._carrier.ends:
            self._carrier.ends.remove(self._queue)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        assert list(channels) == ["all"]
        if self._carrier.is_cut:
            raise OSError("cut")
        for end in () if self._carrier.loses else self._carrier.ends:
            end.put_nowait(data)

    async def subscribe(self, channels: Iterable[str]) -> None:
        assert list(channels) == ["all"]
        self._carrier.ends.append(self._queue)

    async def unsubscribe(self, channels: Iterable[str]) -> None: ...

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            message = await self._queue.get()
            if isinstance(message, Exception):
                raise message
            yield "all", message

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        raise NotImplementedError


class Two:
    """A table at two processes; somebody sits at the second one."""

    def __init__(self, here: Hub, there: Hub, carrier: Carrier) -> None:
        self.here, self.there, self.carrier = here, there, carrier
        self.room: LiveRoom
        self.other: LiveRoom
        self.line: Heard
        self.me: Me

    async def sit(self, *seats: Any) -> None:
        self.me = await identity.new_guest(self.here, None)
        plan = NewTable("take_it_easy", seats or (SeatForMe(),))
        self.room = await making.create(self.here, self.me, plan)
        self.other = await self.there.room(self.room.id)
        self.line = self.come(self.me)

    def come(self, me: Me) -> Heard:
        _, line = seated(self.there, self.other, Someone(me.id, me.name))
        return line


@asynccontextmanager
async def two_processes(database: str, *seats: Any) -> AsyncIterator[Two]:
    carrier = Carrier()
    async with running(database, Time()) as here, running(database, Time()) as there:
        hints = [Hints(hub, "all", lambda: End(carrier)) for hub in (here, there)]
        tasks = [asyncio.create_task(each.keep()) for each in hints]
        two = Two(here, there, carrier)
        try:
            await two.sit(*seats)
            await eventually(lambda: len(carrier.ends) == 2)
            hubs = (here, there)
            await eventually(lambda: not any(h.outbox and h.outbox.filled.is_set() for h in hubs))
            await eventually(lambda: not there._tasks and not here._tasks)
            two.line.messages.clear()
            yield two
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for each in hints:
                await each.close()


async def test_an_act_there_is_an_update_here(database: str) -> None:
    async with two_processes(database) as two:
        await act(two.here, two.room)
        await eventually(lambda: two.line.messages)
        assert two.line.types == ["update"]
        assert two.other.running.state == two.room.running.state


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose entries were asked of the database."""
    found: list[str] = []

    async def read(database: Database, room: LiveRoom) -> Any:
        found.append(room.id)
        return await read_entries(database, room)

    monkeypatch.setattr(following, "read_entries", read)
    return found


async def test_where_people_are_elsewhere_the_act_goes_with_the_hint(
    database: str, reads: list[str]
) -> None:
    async with two_processes(database) as two:
        two.room.elsewhere["there"] = protocol.Presence((), 1)
        for _ in range(3):
            await act(two.here, two.room)
        await eventually(lambda: two.other.entries == 3)
        assert [each["told"][-1]["entry"] for each in two.line.messages][-1] == 2
        assert two.other.running.state == two.room.running.state
        assert two.other.folded.acts == two.room.folded.acts
        assert not reads
        # One that is missing is read, and those who follow fit again.
        two.carrier.loses = True
        await act(two.here, two.room)
        await eventually(lambda: not (two.here.outbox and two.here.outbox.filled.is_set()))
        two.carrier.loses = False
        for _ in range(2):
            entries = two.room.entries + 1
            await act(two.here, two.room)
            await eventually(lambda: two.other.entries == entries)  # noqa: B023 - awaited within the loop
        assert reads == [two.room.id]
        told = [one["entry"] for each in two.line.messages for one in each["told"]]
        assert told == [0, 1, 2, 3, 4, 5]
        # By oneself at the table nobody needs it.
        two.room.elsewhere.clear()
        await act(two.here, two.room)
        await eventually(lambda: two.other.entries == 7)
        assert len(reads) == 2


async def test_of_entries_that_come_along_only_the_new_ones_count(
    database: str, reads: list[str]
) -> None:
    async with two_processes(database) as two:
        two.carrier.loses = True
        rows = [Carried(number, f"act {number}", msgspec.Raw(b"")) for number in range(3)]
        for number in range(3):
            await act(two.here, two.room)
            body = msgspec.Raw(msgspec.json.encode(two.room.running.entries[-1]))
            rows[number] = Carried(number, f"act {number}", body)
        for entries, acts in ((1, rows[:1]), (1, rows[:1]), (3, rows), (2, rows[:2])):
            await following.follow(two.there, two.other, OfTable(entries, acts=tuple(acts)))
        assert two.other.running.state == two.room.running.state
        assert two.other.folded.acts == two.room.folded.acts
        assert two.line.types == ["update", "update"]
        assert not reads
        # Nonsense is not believed: what is stored is read.
        await act(two.here, two.room)
        wrong = Carried(3, "act 3", rows[0].body)
        await following.follow(two.there, two.other, OfTable(4, acts=(wrong,)))
        assert two.other.running.state == two.room.running.state
        assert two.line.types == ["update", "update", "snapshot"]


async def test_an_end_there_is_an_end_here(database: str) -> None:
    async with two_processes(database) as two:
        await fate_of(two.here, two.room, core.Ending("abandoned"))
        await eventually(lambda: "news" in two.line.types)
        assert two.other.facts.status == "over"
        assert two.other.facts.ending == core.Ending("abandoned")
        assert two.line.messages[-1]["table"]["status"] == "over"


async def test_a_start_there_is_dealt_here(database: str) -> None:
    async with two_processes(database, SeatForMe(), SeatOpen()) as two:
        ben = await identity.new_guest(two.here, None)
        line = two.come(ben)
        two.room.visitors[ben.id] = "join"
        await seating.join(two.here, two.room, ben, Join())
        await eventually(lambda: two.line.types == ["news"])
        assert line.messages[0]["seats"] == [1]
        async with two.room.lock:
            await making.start(two.here, two.room)
        await eventually(lambda: two.line.types == ["news", "news", "snapshot"])
        await eventually(lambda: line.types == ["news", "news", "snapshot"])
        assert line.messages[-1]["viewer"] == 1
        assert two.other.running.state == two.room.running.state


async def test_whom_the_host_sends_away_has_to_go_everywhere(database: str) -> None:
    async with two_processes(database, SeatForMe(), SeatOpen()) as two:
        ben = await identity.new_guest(two.here, None)
        line = two.come(ben)
        await hosting._send_away(two.here, two.room, two.me, ben.id)
        await eventually(lambda: {"type": "closed", "code": protocol.REFUSED} in line.messages)
        assert two.other.removed == {ben.id}


async def test_a_new_name_is_told_everywhere(database: str) -> None:
    async with two_processes(database) as two:
        await identity.change(two.here, two.me, MeChange(name="Ada"))
        await eventually(lambda: two.line.messages)
        assert two.line.messages[0]["table"]["seats"][0]["name"] == "Ada"
        assert two.other.facts.host.name == "Ada"


async def test_what_no_hint_tells_is_found(database: str) -> None:
    """Entries, what the table itself is, and words: compared with the database."""
    async with two_processes(database, SeatForMe(), SeatForMe()) as two:
        two.carrier.loses = True
        two.other.heard = -1
        await act(two.here, two.room)
        await hosting.let_spectators_speak(two.here, two.room, two.me, on=True)
        talk, _ = seated(two.here, two.room, Someone(two.me.id, two.me.name))
        talk.hear(b'{"type": "say", "id": "a", "text": "hello"}')
        await eventually(lambda: two.room.heard == 0)
        assert two.line.messages == []
        assert (await two.there.room(two.room.id)) is two.other, "whoever comes sees the present"
        assert (two.other.entries, two.other.plan.spectators, two.other.heard) == (1, True, 0)
        assert set(two.line.types) == {"news", "snapshot", "said"}
        before = len(two.line.messages)
        await following.compare(two.there, two.there.rooms)
        assert len(two.line.messages) == before, "and nothing is told twice"


async def test_a_room_is_not_dropped_while_it_is_compared(database: str) -> None:
    """Else whoever has asked for it decides on what it was: a start without the one who joined."""
    async with two_processes(database, SeatForMe(), SeatOpen()) as two:
        two.carrier.loses = True
        ben = await identity.new_guest(two.there, None)
        two.other.visitors[ben.id] = "join"
        await seating.join(two.there, two.other, ben, Join())
        compare = two.here.compare
        assert compare is not None

        async def compare_in_the_minute_of_the_broom(rooms: Sequence[LiveRoom]) -> None:
            two.here.drop_idle()
            await compare(rooms)

        two.here.compare = compare_in_the_minute_of_the_broom
        for ask in (two.here.room, lambda name: two.here.readable([name])):
            two.room.touched -= 10_000
            await ask(two.room.id)
            assert two.here.known(two.room.id) is two.room
        async with two.room.lock:
            await making.start(two.here, two.room)
        assert two.room.facts.status == "running"


async def test_what_goes_wrong_with_one_hint_stops_no_other(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    troubles: list[Exception] = []

    async def read(*given: Any) -> Any:
        if troubles:
            raise troubles.pop()
        return await read_entries(*given)

    monkeypatch.setattr(following, "read_entries", read)
    async with two_processes(database) as two:
        troubles.append(OSError("away"))
        for end in two.carrier.ends:
            end.put_nowait(b"nonsense")
        await act(two.here, two.room)
        await eventually(lambda: two.line.messages)
        assert two.line.types == ["snapshot"], "read anew"
        assert (two.other.entries, two.other.is_settled) == (1, True)
        await act(two.here, two.room)
        await eventually(lambda: len(two.line.messages) > 1)
        assert two.line.types == ["snapshot", "update"]
        await act(two.there, two.other)
        assert two.carrier.opened == 2


async def test_a_broken_channel_is_opened_again_and_nothing_is_missed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "OPEN_AGAIN_AFTER", 0.0)
    async with two_processes(database) as two:
        two.carrier.is_cut = True
        two.carrier.cut()
        await act(two.here, two.room)
        await eventually(lambda: two.line.messages)  # by looking
        assert two.line.types == ["update"]
        two.carrier.is_cut = False
        await eventually(lambda: len(two.carrier.ends) == 2)
        await act(two.here, two.room)
        await eventually(lambda: len(two.line.messages) > 1)
        assert two.line.types == ["update", "update"]


async def test_who_is_here_is_told_there_and_forgotten_with_its_process(database: str) -> None:
    async with two_processes(database, SeatForMe(), SeatOpen()) as two:
        ben = await identity.new_guest(two.here, None)
        talk, line = seated(two.here, two.room, Someone(ben.id, ben.name))
        following.meet(two.here, two.room, "a third one", protocol.Presence((), 2))
        await eventually(lambda: two.line.types[-1:] == ["presence"])
        assert two.line.messages[-1]["spectators"] == 1, "asked back who is here"
        await eventually(lambda: line.messages and len(line.messages[-1]["present"]) == 1)
        assert line.messages[-1]["spectators"] == 3
        suspects: set[str] = set()
        two.here.leases.others = frozenset({two.there.leases.us})
        following.forget_dead(two.here, suspects)
        assert "a third one" in two.room.elsewhere, "it may just have come"
        following.forget_dead(two.here, suspects)
        assert set(two.room.elsewhere) == {two.there.leases.us}
        talk.gone()
        await eventually(lambda: not two.other.elsewhere)


async def test_a_process_that_ends_announces_the_last_act_and_then_nothing(database: str) -> None:
    carrier = Carrier()
    async with running(database, Time()) as hub:
        announcing = Hints(hub, "all", lambda: End(carrier))
        me = await identity.new_guest(hub, None)
        room = await making.create(hub, me, NewTable("take_it_easy", (SeatForMe(),)))
        await act(hub, room)
        carrier.ends.append(asyncio.Queue())
        await announcing.close()
        told = carrier.ends[0].get_nowait()
        assert isinstance(told, bytes)
        assert msgspec.json.decode(told, type=Hint).tables[room.id].entries == 1
        await act(hub, room)
        assert carrier.ends[0].empty()


def test_a_large_hint_is_told_in_pieces() -> None:
    words = msgspec.Raw(msgspec.json.encode("x" * 1_000))
    large = msgspec.Raw(msgspec.json.encode("x" * 10_000))
    hint = Hint(
        "me",
        {f"table {n}": OfTable(entries=n, changed=True, messages=(words,) * 20) for n in range(20)},
        [Renamed("p", "x" * 40, "y" * 40)] * 200,
        bans=True,
    )
    hint.tables["table 3"].messages += (large,)
    hint.tables["table 4"].acts = (Carried(3, "an act", words),)
    hint.tables["table 5"].acts = (Carried(4, "too large an act", large),)
    found = list(pieces(hint))
    assert all(len(msgspec.json.encode(each)) <= LARGEST_HINT for each in found)
    assert [each.bans for each in found] == [True] + [False] * (len(found) - 1)
    assert sum(len(each.renamed) for each in found) == 200
    for name, of in hint.tables.items():
        parts = [each.tables[name] for each in found if name in each.tables]
        assert (parts[0].entries, parts[0].changed) == (of.entries, True)
        assert len(parts[0].acts) == (name == "table 4")
        assert sum(len(part.messages) for part in parts) == 20, "but the one that is too large"


@pytest.mark.parametrize(
    ("database", "wish", "kind"),
    [
        ("sqlite:///x", None, "memory"),
        ("postgresql://x/y", None, "postgresql"),
        ("postgresql://x/y", "memory", "memory"),
        ("postgresql://x/y", "redis://z", "redis"),
        ("postgresql://x/y", "carrier://z", "channel-unknown"),
        ("postgresql://x/y", "redis", "channel-unknown"),
        ("sqlite:///x", "redis://z", "channel-needs-postgresql"),
        ("sqlite:///x", "postgresql", "channel-needs-postgresql"),
    ],
)
def test_the_channel_is_what_was_wished_or_what_the_database_has(
    database: str, wish: str | None, kind: str
) -> None:
    try:
        assert kind_of(Settings(database=database, channel=wish)) == kind
    except Problem as problem:
        assert problem.message == kind  # noqa: PT017 - both are expected, by the table above
