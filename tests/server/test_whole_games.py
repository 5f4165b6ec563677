"""A full game of every kind, by two programs over sockets, through a power cut."""

import asyncio
from typing import Any

import msgspec
import pytest

from harmonium import load
from harmonium.client import Client, Closed, RemoteTable
from harmonium.client.table import Rejected
from harmonium.core.record import read, verify
from harmonium.games import KEYS
from server.servers import Server, chooser, eventually, serving

SHORT: dict[str, dict[str, Any]] = {"take_it_easy": {"rounds": 1}}


async def two_at_a_table(server: Server, game: str) -> tuple[Client, Client, str]:
    one, two = Client(server.address), Client(server.address)
    seats = [{"type": "me"}, {"type": "open"}]
    made = await one.make_table(game, seats, options=SHORT.get(game, {}))
    table = await two.join(made["invitation"]["link"])
    await one.do(table["id"], "start")
    return one, two, table["id"]


async def play_through(client: Client, table_id: str, seed: int, acks: list[Any]) -> Any:
    """Play to the end; come back after every loss of the connection, repeat what was not acked."""
    choose = chooser(seed)
    while True:
        try:
            async with client.table(table_id) as table:
                return await _play(table, choose, acks)
        except (Closed, OSError):
            await asyncio.sleep(0.05)


async def _play(table: RemoteTable, choose: Any, acks: list[Any]) -> Any:
    while True:
        await table.until(table._is_due)
        (seat,) = table.seats
        position = table.positions[seat]
        if position["over"] is not None:
            return position["over"]
        action = choose(position["view"], position["legal"])
        try:
            ack = await table.act(action)
        except Rejected as rejected:
            assert rejected.code == "act-stale"  # noqa: PT017 - anything else is a fault
        else:
            acks.append((ack["entry"], action))


@pytest.mark.parametrize("game", KEYS)
async def test_a_game_survives_a_power_cut(game: str, database: str) -> None:
    with serving(database) as server:
        one, two, table_id = await two_at_a_table(server, game)
        acks: list[Any] = []
        playing = asyncio.gather(
            play_through(one, table_id, 1, acks), play_through(two, table_id, 2, acks)
        )
        await eventually(lambda: len(acks) >= 12 or playing.done())
        server.kill()
        server.start()
        first, second = await asyncio.wait_for(playing, 60)
        assert first == second
        status, text, _ = one.request("GET", f"/api/tables/{table_id}/record")
        assert status == 200
        info = await one.ask("GET", f"/api/tables/{table_id}")
    table = verify(read(text), load, info["commitment"])
    assert table.is_over
    for entry, action in acks:
        assert table.entries[entry].action == table.game.format(_converted(table.game, action))


def _converted(game: Any, action: Any) -> Any:
    return msgspec.convert(action, game.action_type)
