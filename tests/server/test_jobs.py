"""Looking back at long games: beside the loop, in turns, and never out of order."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from harmonium.core.record import read
from harmonium.room import telling
from harmonium.room.errors import NotNow, TooMany
from harmonium.room.fold import KEPT_STATES
from harmonium.server.http.routes import replays, tables
from harmonium.server.limits.jobs import Jobs, Share
from harmonium.server.people import identity
from harmonium.server.socket import session
from harmonium.server.tables import making, reading
from harmonium.server.tables.connections import Held
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.protocol import MOST_UNSENT, TOO_SLOW
from harmonium.wire.rest import Branch, Me, NewTable, SeatForMe
from harmonium.wire.shared import Someone
from server.hubs_for_tests import Heard, Time, act, played_out, running, seated
from server.servers import eventually

ACTS = 20


async def _table(hub: Hub, acts: int = ACTS) -> tuple[Me, LiveRoom]:
    me = await identity.new_guest(hub, None)
    plan = NewTable("take_it_easy", (SeatForMe(), SeatForMe()), {"rounds": 1})
    room = await making.create(hub, me, plan)
    for _ in range(acts):
        await act(hub, room)
    return me, room


class Gate:
    """Work that is done only when it is let through."""

    def __init__(self, work: Callable[..., Any] = lambda: None) -> None:
        self._work = work
        self._is_open = threading.Event()
        self.has_begun = threading.Event()

    def open(self) -> None:
        self._is_open.set()

    def __call__(self, *given: Any) -> Any:
        self.has_begun.set()
        assert self._is_open.wait(30)
        return self._work(*given)


async def test_turns_go_round_the_addresses() -> None:
    turns, gate = Jobs(1.0), Gate()
    done: list[str] = []
    first = asyncio.create_task(turns.do("greedy", gate))
    await asyncio.to_thread(gate.has_begun.wait)
    rest = [
        asyncio.create_task(turns.do(address, done.append, name))
        for address, name in (("greedy", "g1"), ("greedy", "g2"), ("greedy", "g3"), ("other", "o1"))
    ]
    await asyncio.sleep(0)
    rest[1].cancel()
    gate.open()
    await asyncio.gather(first, *rest, return_exceptions=True)
    assert done == ["g1", "o1", "g3"]
    assert await turns.do("greedy", lambda: 7) == 7, "nobody waits any more"


async def test_the_queue_is_short_for_one_and_bounded_for_all() -> None:
    turns, gate = Jobs(1.0, most=3, most_of_one=2), Gate()
    tasks = [asyncio.create_task(turns.do("a", gate))]
    await asyncio.to_thread(gate.has_begun.wait)
    for address in ("a", "a", "b"):
        tasks.append(asyncio.create_task(turns.do(address, int)))
        await asyncio.sleep(0)
    for address in ("a", "c"):
        with pytest.raises(NotNow, match="server-busy"):
            await turns.do(address, int)
    gate.open()
    await asyncio.gather(*tasks)


async def test_who_has_used_up_their_share_waits_and_nobody_else_does() -> None:
    allowance = Share(0.5)
    begin = allowance._filled
    assert allowance.is_left(begin)
    allowance.spend(3.0)  # of 2.0 at the most
    assert not allowance.is_left(begin + 1.9)
    assert allowance.is_left(begin + 2.1)
    turns = Jobs(1.0)
    turns._allowances["greedy"].spend(100.0)
    with pytest.raises(TooMany, match="too-many-requests"):
        await turns.do("greedy", int)
    assert await turns.do("other", int) == 0


async def test_work_that_fails_frees_the_turn() -> None:
    turns = Jobs(1.0)
    with pytest.raises(ZeroDivisionError):
        await turns.do("a", lambda: 1 // 0)
    assert await turns.do("a", int) == 0


def test_a_held_line_keeps_the_order() -> None:
    line = Heard()
    held = Held(line)
    held.send(b'{"type": "second"}')
    assert line.messages == []
    assert held.released(b'{"type": "first"}') is line
    assert line.types == ["first", "second"]


def test_nobody_waits_for_the_past_while_too_much_goes_by() -> None:
    line = Heard()
    held = Held(line)
    for _ in range(3):
        held.send(b'"%b"' % (b"x" * (MOST_UNSENT // 2)))
    assert line.messages == [{"type": "closed", "code": TOO_SLOW}]
    assert not held.is_open


async def test_the_tables_play_on_while_somebody_asks_for_the_past(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(telling.late)
    monkeypatch.setattr(telling, "late", gate)
    async with running(database, Time()) as hub:
        me, room = await _table(hub)
        other, elsewhere = await _table(hub, 0)
        talk, line = seated(hub, room, Someone(me.id, me.name))
        _, at_the_other = seated(hub, elsewhere, Someone(other.id, other.name))
        talk.hear(b'{"type": "sync", "since": 3}')
        await asyncio.to_thread(gate.has_begun.wait)
        for _ in range(5):
            await act(hub, elsewhere)
            await act(hub, room)
        talk.hear(b'{"type": "ping"}')
        talk.hear(b'{"type": "sync", "since": 1}')  # one at a time
        assert at_the_other.types == ["update"] * 10, "two seats, five acts"
        assert line.messages == []
        gate.open()
        await eventually(lambda: line.messages)
        assert line.types == ["update"] * 12 + ["pong", "resync", "snapshot", "snapshot"]
        for seat in (0, 1):
            known = 3
            for update in line.messages[:12]:
                if update["viewer"] == seat:
                    assert [told["entry"] for told in update["told"]] == list(
                        range(known, update["entries"])
                    )
                    known = update["entries"]
            assert known == room.entries


async def test_the_past_of_a_few_acts_is_told_at_once(database: str) -> None:
    async with running(database, Time()) as hub:
        me, room = await _table(hub)
        talk, line = seated(hub, room, Someone(me.id, me.name))
        for back in range(KEPT_STATES):
            since = room.entries - back
            assert room.folded.latest(since) == tuple(telling.changes(room.running))[since:]
            talk.hear(msgspec.json.encode({"type": "sync", "since": since}))
            assert [told["entry"] for told in line.messages[-1]["told"]] == list(
                range(since, room.entries)
            )
        assert room.folded.latest(room.entries - KEPT_STATES) is None
        assert line.types == ["update"] * 2 * KEPT_STATES


@pytest.mark.parametrize("trouble", ["used up", "broken", "too much"])
async def test_where_the_past_cannot_be_told_the_present_is(
    database: str, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    async with running(database, Time()) as hub:
        me, room = await _table(hub)
        talk, line = seated(hub, room, Someone(me.id, me.name))
        if trouble == "used up":
            hub.jobs._allowances["here"].spend(100.0)
        elif trouble == "too much":
            monkeypatch.setattr(session, "MOST_MISSED", ACTS - 1)
        else:
            monkeypatch.setattr(telling, "late", lambda *_: 1 // 0)
        talk.hear(b'{"type": "sync", "since": 0}')
        await eventually(lambda: line.messages)
        assert line.types == ["resync", "snapshot", "snapshot"]
        await act(hub, room)
        assert line.types[3:] == ["update", "update"]


async def test_whatever_is_long_is_folded_beside_the_loop(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game says in which thread it was asked, while every way to look back is gone."""
    threads: set[threading.Thread] = set()
    monkeypatch.setattr(reading, "LONG", ACTS)
    async with running(database, Time()) as hub:
        me, room = await _table(hub)
        await played_out(hub, room)
        apply = room.game.apply

        def spy(*given: Any) -> Any:
            threads.add(threading.current_thread())
            return apply(*given)

        monkeypatch.setattr(type(room.game), "apply", staticmethod(spy))
        asked: dict[str, Any] = {"hub": hub, "me": me, "address": "here", "table_id": room.id}
        log = await tables.show_log.fn(**asked)
        assert len(log.told) == room.entries
        past = await tables.show_moment.fn(**asked, step=7)
        assert past.step == 7
        replay = await replays.show_replay.fn(**asked, first=3, count=2)
        assert [moment.step for moment in replay.moments] == [3, 4]
        branch = await replays.branch.fn(**asked, data=Branch(12, 1, "random"))
        assert branch.branch == 12
        again = await reading.read_room(hub.database, room.id)
        assert again.running.state == room.running.state
        assert threads
        assert threading.current_thread() not in threads
        written = await tables.show_record.fn(**asked)
        assert len(read(written.content).entries) == room.entries


async def test_taking_back_what_was_shown_is_counted_too(database: str) -> None:
    async with running(database, Time()) as hub:
        me, room = await _table(hub)
        talk, line = seated(hub, room, Someone(me.id, me.name))
        allowance = hub.jobs._allowances["here"]
        full = allowance._left
        ask = '{"type": "ask", "id": "%s", "seat": 0, "what": "undo"}'
        talk.hear((ask % "first").encode())
        await eventually(lambda: line.types[-1:] == ["ack"])
        assert allowance._left < full
        allowance.spend(100.0)
        talk.hear((ask % "second").encode())
        await eventually(lambda: line.types[-1:] == ["reject"])
        assert line.messages[-1]["wrong"]["code"] == "too-many-requests"
        assert room.entries == ACTS + 1
