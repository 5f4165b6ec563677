"""Help while playing: who may have it, what it costs, and what happens where it fails."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from harmonium.core.errors import Problem
from harmonium.room import helping
from harmonium.room.acting import Request
from harmonium.room.facts import OPEN, SeatFacts
from harmonium.server.people import identity
from harmonium.server.players.helper import Helper
from harmonium.server.players.pool import Thinkers
from harmonium.server.socket.session import TableTalk
from harmonium.server.storage import schema
from harmonium.server.tables import making
from harmonium.server.tables.commit import fate_of
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.reading import read_room
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import NewTable, SeatForBot, SeatForMe, SeatPlan
from harmonium.wire.shared import Someone
from server.hubs_for_tests import Heard, Time, act, played_out, running, seated

ME = SeatFacts("person", "Ada", "ada")
BOT = SeatFacts("bot", "random", bot="random")


@pytest.mark.parametrize(
    ("seats", "is_alone"),
    [
        ([ME], True),
        ([ME, BOT, BOT], True),
        ([ME, ME], False),
        ([ME, SeatFacts("person", "Bob", "bob")], False),
        ([ME, OPEN], False),
        ([ME, SeatFacts("program", "robot")], False),
        ([BOT, BOT], False),
    ],
)
def test_alone_is_one_person_among_bots_of_ours(
    seats: list[SeatFacts],
    is_alone: bool,  # noqa: FBT001 - by pytest
) -> None:
    assert helping.is_alone(seats) == is_alone


async def until(is_so: Callable[[], Any]) -> None:
    while not is_so():  # noqa: ASYNC110 - of what is told on a line
        await asyncio.sleep(0.01)


@asynccontextmanager
async def helped(address: str, workers: int = 1) -> AsyncIterator[tuple[Hub, Thinkers]]:
    thinkers = Thinkers(workers, 60)
    async with running(address, Time()) as hub:
        hub.helper = Helper(hub, thinkers)
        try:
            yield hub, thinkers
        finally:
            await thinkers.close()


async def table(
    hub: Hub, *seats: SeatPlan, game: str = "take_it_easy", **manners: Any
) -> tuple[LiveRoom, TableTalk, Heard]:
    me = await identity.new_guest(hub, None)
    room = await making.create(hub, me, NewTable(game, seats, **manners))
    talk, line = seated(hub, room, Someone(me.id, me.name))
    return room, talk, line


async def said(talk: TableTalk, line: Heard, **message: Any) -> dict[str, Any]:
    """What is answered to a message."""
    talk.hear(json.dumps(message).encode())

    def answers() -> list[dict[str, Any]]:
        return [each for each in line.messages if each.get("id") == message["id"]]

    await until(answers)
    return answers()[0]


async def test_a_hint_makes_practice_and_is_the_same_when_asked_again(database: str) -> None:
    async with helped(database) as (hub, thinkers):
        room, talk, line = await table(hub, SeatForMe())
        found = await said(talk, line, type="hint", id="a", seat=0, on=0)
        assert found["type"] == "hinted"
        assert found["best"]["action"] in msgspec.to_builtins(tuple(room.running.legal(0)))
        assert line.types.index("news") < line.types.index("hinted"), "marked before it is told"
        assert room.info().practice
        again = await said(talk, line, type="hint", id="b", seat=0, on=0)
        assert {**again, "id": "a"} == found
        assert line.types.count("news") == 1
        # Also for whoever reads it from the disk.
        assert (await read_room(hub.database, room.id)).info().practice
        await played_out(hub, room)
        rows = await hub.database.rows(select(schema.played))
        assert [row.practice for row in rows] == [1]
        over = await said(talk, line, type="hint", id="c", seat=0, on=room.entries)
        assert over["wrong"]["code"] == "hint-no-turn"
        # A worker that dies is answered with a sentence, and the next one thinks.
        another, talk, line = await table(hub, SeatForMe())
        waiting = asyncio.create_task(said(talk, line, type="hint", id="d", seat=0, on=0))
        (worker,) = thinkers._alive
        worker.kill()
        assert (await waiting)["wrong"]["code"] == "hint-late"
        assert not another.info().practice
        found = await said(talk, line, type="hint", id="e", seat=0, on=0)
        assert found["type"] == "hinted"


async def test_no_hint_with_others_in_the_deal_of_the_day_or_out_of_turn(database: str) -> None:
    async with helped(database, workers=0) as (hub, _):
        room, talk, line = await table(hub, SeatForMe(), SeatForMe("Bob"))
        asked = {"type": "hint", "seat": 0, "on": 0}
        assert (await said(talk, line, id="a", **asked))["wrong"]["code"] == "hint-others"
        room.plan = msgspec.structs.replace(room.plan, daily="2023-11-14", hints=True)
        assert (await said(talk, line, id="b", **asked))["wrong"]["code"] == "help-daily"
        room.plan = msgspec.structs.replace(room.plan, daily=None)
        # Agreed: now only nobody thinks, since there are no workers here.
        assert (await said(talk, line, id="c", **asked))["wrong"]["code"] == "hint-late"
        stranger = {**asked, "seat": 2}
        assert (await said(talk, line, id="d", **stranger))["wrong"]["code"] == "not-your-seat"
        ahead = {**asked, "on": 7}
        assert (await said(talk, line, id="e", **ahead))["wrong"]["code"] == "act-ahead"
        assert not room.info().practice


async def test_a_person_waits_for_one_hint_at_a_time(database: str) -> None:
    async with helped(database) as (hub, _):
        _, talk, line = await table(hub, SeatForMe())
        first, second = await asyncio.gather(
            *(said(talk, line, type="hint", id=name, seat=0, on=0) for name in "ab")
        )
        assert first["type"] == "hinted"
        assert second["wrong"]["code"] == "hint-waiting"


@pytest.mark.parametrize("others", [SeatForMe("Bob"), None])
async def test_only_one_person_among_bots_is_taught(database: str, others: Any) -> None:
    async with helped(database, workers=0) as (hub, _):
        me = await identity.new_guest(hub, None)
        seats = (SeatForMe(),) if others is None else (SeatForMe(), others)
        wish = NewTable("take_it_easy", seats, teaching=True)
        if others is None:
            assert (await making.create(hub, me, wish)).info().practice
        else:
            with pytest.raises(Problem, match="teaching-alone"):
                await making.create(hub, me, wish)


async def test_a_mistake_is_told_and_taken_back_with_all_that_came_after_it(database: str) -> None:
    async with helped(database) as (hub, _):
        room, talk, line = await table(hub, SeatForMe(), SeatForBot("random"), teaching=True)
        number = 0
        while "judged" not in line.types:
            on, seat = room.entries, room.running.actors[0]
            legal = msgspec.to_builtins(tuple(room.running.legal(seat)))
            action = legal[0] if seat == 0 else legal[-1]
            if seat == 1:
                await _bot_acts(hub, room, action)
                continue
            done = await said(talk, line, type="act", id=f"a{number}", seat=0, on=on, action=action)
            assert done["type"] == "ack"
            number += 1
            await until(lambda: not _thinks(hub))
        judged = next(each for each in line.messages if each["type"] == "judged")
        assert judged["loss"] >= 2 * judged["error"]
        assert judged["played"]["text"] != judged["better"]["text"]
        entry = judged["entry"]
        steps = len(room.running.steps)
        back = {"type": "take_back", "seat": 0, "entry": entry}
        done = await said(talk, line, id="back", **back)
        assert done["type"] == "ack"
        assert all(step.entry < entry for step in room.running.steps)
        assert len(room.running.steps) < steps
        entries = room.entries
        line.messages.clear()
        assert (await said(talk, line, id="back", **back)) == done, "repeats are harmless"
        assert room.entries == entries
        wrong = await said(talk, line, id="gone", **back)
        assert wrong["wrong"]["code"] == "take-back-gone"
        kept = await read_room(hub.database, room.id)
        assert kept.running.state == room.running.state


def _thinks(hub: Hub) -> bool:
    return any("_judge" in repr(task) for task in hub._tasks)


async def _bot_acts(hub: Hub, room: LiveRoom, action: Any) -> None:
    await fate_of(hub, room, Request("act", 1, f"bot {room.entries}", room.entries, action))


async def test_nowhere_else_an_act_is_taken_back_like_that(database: str) -> None:
    async with helped(database, workers=0) as (hub, _):
        _, talk, line = await table(hub, SeatForMe())
        await said(talk, line, type="act", id="a", seat=0, on=0, action="c9")
        wrong = await said(talk, line, type="take_back", id="b", seat=0, entry=0)
        assert wrong["wrong"]["code"] == "take-back-teaching"


async def test_nobody_goes_back_through_a_whole_game_at_once(database: str) -> None:
    async with helped(database, workers=0) as (hub, _):
        seats = (SeatForMe(), SeatForBot("random"))
        options = {"rounds": 2}
        room, talk, line = await table(hub, *seats, teaching=True, options=options)
        while len(room.running.steps) <= helping.MOST_BACK:
            await act(hub, room)
        entries = room.entries
        wrong = await said(talk, line, type="take_back", id="a", seat=0, entry=0)
        assert wrong["wrong"]["code"] == "take-back-far"
        assert room.entries == entries


async def test_hopes_come_with_the_advice_for_whoever_wants_them(database: str) -> None:
    async with helped(database, workers=0) as (hub, _):
        _, talk, line = await table(hub, SeatForMe())
        talk.hear(b'{"type":"sync","advice":true}')
        await until(lambda: "advice" in line.types)
        assert line.messages[-1]["hopes"] == []
        line.messages.clear()
        talk.hear(b'{"type":"sync","hopes":true}')
        await until(lambda: "advice" in line.types)
        advice = line.messages[-1]
        assert len(advice["hopes"]) == len(advice["texts"]) == 19
        assert all(hopes[0]["code"].startswith("hope-take_it_easy-") for hopes in advice["hopes"])
