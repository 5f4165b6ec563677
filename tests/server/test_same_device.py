"""Several people at one screen: the server tells only what the one in front of it may know."""

from typing import Any

from harmonium.client import Client, RemoteTable
from server.servers import Server, chooser

ME = {"type": "me"}
BEA = {"type": "me", "name": "Bea"}


def viewers(table: RemoteTable) -> set[int | None]:
    """Through whose eyes anything was told on this connection so far."""
    return {message["viewer"] for message in table.messages if "viewer" in message}


async def looks(table: RemoteTable, *eyes: int) -> Any:
    """Change the eyes; the new position."""
    table.positions.clear()
    await table.send({"type": "sync", "since": None, "eyes": eyes})
    return await table.until(lambda: table.positions.get(eyes[0] if eyes else None))


async def test_a_covered_screen_is_told_nothing_secret(server: Server) -> None:
    client = Client(server.address)
    made = await client.make_table("tranquility", [ME, BEA])
    async with client.table(made["table"]["id"], eyes=()) as table:
        covered = await table.until(lambda: table.positions.get(None))
        assert table.seats == (0, 1)
        assert covered["view"]["hand"] == []
        assert covered["legal"] == []
        await table.send({"type": "sync", "since": 0, "advice": True})
        await table.heard("standing")
        assert viewers(table) == {None}


async def test_the_eyes_change_with_the_person_at_the_screen(server: Server) -> None:
    client = Client(server.address)
    made = await client.make_table("take_it_easy", [ME, BEA], options={"rounds": 1})
    async with client.table(made["table"]["id"], eyes=(0,)) as table:
        await table.until(lambda: table.positions.get(0))
        await table.act("c2", 0)
        assert viewers(table) == {0}
        assert (await looks(table))["actors"] == [1]
        table.messages.clear()
        assert (await looks(table, 1))["view"]["choice"] is None
        await table.send({"type": "sync", "since": 1, "advice": True})
        assert (await table.heard("advice"))["viewer"] == 1
        assert viewers(table) == {1}


async def test_eyes_are_only_ones_own(server: Server) -> None:
    host, guest = Client(server.address), Client(server.address)
    made = await host.make_table("tranquility", [ME, {"type": "open"}])
    table_id = made["table"]["id"]
    await guest.join(made["invitation"]["link"])
    await host.do(table_id, "start")
    async with guest.table(table_id, eyes=(0,)) as table:
        await table.until(lambda: table.positions)
        assert viewers(table) == {None}
        assert (await looks(table, 1))["view"]["hand"]
        await looks(table)
        table.messages.clear()
        await table.send({"type": "sync", "since": None, "eyes": [0]})
        await table.heard("snapshot")
        assert viewers(table) == {None}


async def test_a_game_goes_round_one_screen_to_its_end(server: Server) -> None:
    """One pair of eyes at a time, as the browser does it."""
    client = Client(server.address)
    made = await client.make_table("tranquility", [ME, BEA, {"type": "me", "name": "Carl"}])
    choose = chooser(3)
    async with client.table(made["table"]["id"], eyes=()) as table:
        position = await table.until(lambda: table.positions.get(None))
        while position["over"] is None:
            seat = position["actors"][0]
            position = await looks(table, seat)
            await table.act(choose(position["view"], position["legal"]), seat)
            position = await looks(table)
        assert position["over"]["ending"] == {"how": "finished"}
