"""What everybody at a table is told of an act, in which order, and of which moment."""

from functools import partial

import pytest

from harmonium.room.acting import Request
from harmonium.server.people import identity
from harmonium.server.tables import making, seating
from harmonium.server.tables.commit import submit
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import Join, NewTable, SeatForMe, SeatOpen
from harmonium.wire.shared import Someone
from server.hubs_for_tests import Heard, Time, running, seated


async def two_seated(hub: Hub) -> tuple[LiveRoom, list[Heard]]:
    one, two = await identity.new_guest(hub, None), await identity.new_guest(hub, None)
    plan = NewTable("take_it_easy", (SeatForMe(), SeatOpen()), open=True)
    room = await making.create(hub, one, plan)
    await seating.join(hub, room, two, Join())
    await making.start(hub, room)
    return room, [seated(hub, room, Someone(person.id, person.name))[1] for person in (one, two)]


@pytest.mark.usefixtures("any_disk")
async def test_acts_that_are_written_together_are_told_each_at_its_own_moment(
    any_database: str,
) -> None:
    """Both choose before anything is on the disk; the second choice lays the tiles."""
    async with running(any_database, Time()) as hub:
        room, lines = await two_seated(hub)
        fates: list[object] = []
        for seat in (0, 1):
            submit(hub, room, Request("act", seat, f"act {seat}", 0, f"c{seat}"), fates.append)
        await hub.settled(room)
        assert fates == [0, 1]
        for viewer, line in enumerate(lines):
            first, second = [each for each in line.messages if each["type"] == "update"]
            assert [first["entries"], second["entries"]] == [1, 2]
            assert first["view"]["has_chosen"] == [True, False]
            assert first["view"]["choice"] == (0 if viewer == 0 else None), "only one's own"
            assert first["actors"] == [1]
            assert first["undo"]["possible"] == (viewer == 0)
            assert second["view"]["has_chosen"] == [False, False]
            assert second["view"]["turn"] == 1
            assert second["undo"]["possible"] is False
            legal = [choice["cell"] for choice in second["legal"]]
            assert legal == [cell for cell in range(19) if cell != viewer]


@pytest.mark.usefixtures("any_disk")
async def test_those_who_wait_are_told_before_the_one_who_acted(database: str) -> None:
    async with running(database, Time()) as hub:
        room, lines = await two_seated(hub)
        told: list[object] = []
        for seat, line in enumerate(lines):
            line.send = partial(lambda seat, _: told.append(f"seat {seat}"), seat)  # type: ignore[method-assign]
        for seat in (1, 0):
            submit(hub, room, Request("act", seat, f"act {seat}", None, "c3"), told.append)
            await hub.settled(room)
        assert told == ["seat 0", "seat 1", 0, "seat 1", "seat 0", 1]
