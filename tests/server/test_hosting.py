"""What a host decides: who speaks, who has to go, how many tables stand in the lobby."""

import pytest

from harmonium.client import Client
from harmonium.core.errors import Problem
from harmonium.room import access
from harmonium.server.people import hosting, identity
from harmonium.server.tables import making, seating
from harmonium.wire.rest import Join, NewTable, Remove, SeatForMe, SeatOpen
from server.hubs_for_tests import Time, act, running
from server.servers import Server, eventually
from server.test_tables import ME, OPEN, ready, refused, rejected, together


async def test_spectators_are_silent_unless_the_host_lets_them_speak(server: Server) -> None:
    people, table_id = await together(server, open=True)
    watcher = Client(server.address)
    await watcher.me()
    async with people[0].table(table_id) as one, watcher.table(table_id) as two:
        await ready(one, two)
        assert await rejected(two.request("say", text="move left")) == "spectators-silent"
        assert await refused(watcher.do(table_id, "spectators", on=True)) == "only-host"
        await people[0].do(table_id, "spectators", on=True)
        assert (await two.heard("news"))["table"]["spectators"] is True
        await two.request("say", text="well done")
        assert (await one.heard("said"))["text"] == "well done"
        await people[0].do(table_id, "spectators", on=False)
        assert await rejected(two.request("say", text="and again")) == "spectators-silent"


async def test_a_host_mutes_a_guest_and_gives_the_word_back(server: Server) -> None:
    people, table_id = await together(server)
    guest = await people[1].me()
    async with people[0].table(table_id) as one, people[1].table(table_id) as two:
        await ready(one, two)
        assert await refused(people[1].do(table_id, "mute", person=guest["id"])) == "only-host"
        (seen,) = await people[0].do(table_id, "mute", person=guest["id"])
        assert (seen["who"]["id"], seen["seats"], seen["here"], seen["muted"]) == (
            guest["id"],
            [1],
            True,
            True,
        )
        assert await rejected(two.request("say", text="no")) == "muted"
        assert await rejected(two.request("sign", sign="hello")) == "muted"
        await people[0].do(table_id, "mute", person=guest["id"], on=False)
        await two.request("say", text="thank you")
        assert (await one.heard("said"))["text"] == "thank you"


async def test_a_guest_who_is_sent_away_does_not_come_back(server: Server) -> None:
    host, guest = Client(server.address), Client(server.address)
    made = await host.make_table("take_it_easy", [ME, OPEN], open=True)
    table_id, who = made["table"]["id"], (await guest.me())["id"]
    await guest.do(table_id, "join", seat=1)
    async with guest.table(table_id) as table:
        await table.heard("greeting")
        cleared = await host.do(table_id, "remove", seat=1)
        assert cleared["seats"][1]["kind"] == "open"
        await eventually(lambda: not table.is_open)
        assert table.code == 4403
    assert await refused(guest.do(table_id, "join", seat=1)) == "removed"
    assert await refused(guest.ask("GET", f"/api/tables/{table_id}")) == "removed"
    async with guest.table(table_id) as table:
        await eventually(lambda: not table.is_open)
        assert table.code == 4403
    again = await host.ask("POST", f"/api/tables/{table_id}/invitation")
    assert await refused(guest.join(again["link"])) == "removed"
    (seen,) = await host.ask("GET", f"/api/tables/{table_id}/guests")
    assert (seen["who"]["id"], seen["removed"], seen["here"]) == (who, True, False)
    assert await host.do(table_id, "admit", person=who) == []
    assert (await guest.do(table_id, "join", seat=1))["seats"][1]["kind"] == "person"


async def test_from_a_running_game_a_guest_goes_and_a_stand_in_plays_on(database: str) -> None:
    time = Time()
    async with running(database, time) as hub:
        host, guest = [await identity.new_guest(hub, None) for _ in range(2)]
        plan = NewTable("take_it_easy", (SeatForMe(), SeatOpen()), open=True)
        room = await making.create(hub, host, plan)
        await seating.join(hub, room, guest, Join())
        await making.start(hub, room)
        await act(hub, room)
        await hosting.remove(hub, room, host, Remove(person=guest.id))
        assert (room.seats[1].kind, room.seats[1].stand_in) == ("open", True)
        assert room.facts.status == "running"
        assert not access.may_see(room, guest.id, time.now)
        room.touched -= 10_000
        hub.drop_idle()
        again = await hub.room(room.id)
        assert again is not room
        with pytest.raises(Problem, match="removed"):
            await seating.join(hub, again, guest, Join())
        with pytest.raises(Problem, match="host-stays"):
            await hosting.remove(hub, again, host, Remove(person=host.id))
        with pytest.raises(Problem, match="unknown-person"):
            await hosting.mute(hub, again, host, "nobody", on=True)


async def test_the_lobby_shows_many_hosts_before_many_tables_of_one(database: str) -> None:
    time = Time()
    async with running(database, time, open_tables_per_person=3) as hub:
        one, two = [await identity.new_guest(hub, None) for _ in range(2)]
        plan = NewTable("take_it_easy", (SeatForMe(), SeatOpen()), open=True)
        made = []
        for host in (two, one, one, one):
            time.now += 1_000
            made.append((await making.create(hub, host, plan)).id)
        shown = [table.id for table in await making.lobby(hub)]
        assert shown == [made[3], made[0], made[2], made[1]]
        assert [table.id for table in await making.lobby(hub, 2)] == [made[3], made[0]]

        with pytest.raises(Problem, match="too-many-open-tables") as caught:
            await making.create(hub, one, plan)
        assert caught.value.arguments == {"most": 3}
        by_link = NewTable("take_it_easy", (SeatForMe(), SeatOpen()))
        await making.create(hub, one, by_link)
        await making.close(hub, await hub.room(made[1]), one)
        await making.create(hub, one, plan)
