"""Tables with clients that drop, double, delay and reorder, while the server is killed.

Bounded by the number of kills and tables, not by time. Afterwards: every acknowledged act is in
the record, every record replays, every client's view equals the fold, and no table is stuck.
"""

import asyncio
import os
import random
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from harmonium.client import Client, Closed, RemoteTable
from harmonium.client.table import Rejected
from harmonium.core.record import read, verify
from harmonium.games import load
from server.servers import Server, eventually, serving

TABLES = int(os.environ.get("HARMONIUM_FAULT_TABLES", "24"))
KILLS = int(os.environ.get("HARMONIUM_FAULT_KILLS", "4"))
ACTS_BETWEEN_KILLS = 60


class Faults:
    """What all clients have done so far."""

    def __init__(self) -> None:
        self.acked: dict[str, dict[str, int]] = {}
        """By table: the entry that each acknowledged request became."""
        self.sent: dict[str, dict[str, str]] = {}
        self.views: dict[tuple[str, int], Any] = {}
        self.over: set[tuple[str, int]] = set()
        self.kills = 0
        """How often the server has been killed: nobody's line ends more often than that."""

    @property
    def acks(self) -> int:
        return sum(map(len, self.acked.values()))


async def bad_client(client: Client, table_id: str, faults: Faults, chance: random.Random) -> None:
    """Plays on to the end over a bad line."""
    pending: dict[str, Any] = {}
    cut = 0
    while True:
        try:
            async with client.table(table_id) as table:
                if await _session(table, table_id, faults, chance, pending):
                    return
        except OSError:  # it is just starting again
            await asyncio.sleep(chance.random() / 10)
        except Closed as closed:
            cut += 1
            assert cut <= faults.kills, f"closed without a reason: {closed.code}"  # noqa: PT017


async def _session(
    table: RemoteTable,
    table_id: str,
    faults: Faults,
    chance: random.Random,
    pending: dict[str, Any],
) -> bool:
    """One connection; True when the game is over."""
    while True:
        await table.until(table._is_due)
        (seat,) = table.seats
        position = table.positions[seat]
        if position["over"] is not None:
            faults.views[table_id, seat] = position["view"]
            faults.over.add((table_id, seat))
            return True
        # What was sent and never answered is sent again as it was; else something new is chosen.
        if not pending:
            action = chance.choice(position["legal"])
            number = f"{seat}-{chance.random()}"
            pending[number] = {"seat": seat, "on": position["entries"], "action": action}
            faults.sent.setdefault(table_id, {})[number] = msgspec.json.encode(action).decode()
        if chance.random() < 0.05:
            return False  # the line drops
        await _send_badly(table, faults.acked.setdefault(table_id, {}), chance, pending)


async def _send_badly(
    table: RemoteTable, acked: dict[str, int], chance: random.Random, pending: dict[str, Any]
) -> None:
    """Doubled, shuffled, late; what is answered is no longer pending."""
    requests = list(pending.items())
    if chance.random() < 0.2:
        requests += requests
    chance.shuffle(requests)
    answers = {}
    for number, fields in requests:
        if chance.random() < 0.1:
            await asyncio.sleep(chance.random() / 50)
        if number in answers:  # the double: its answer is the first one's
            await table.send({"type": "act", "id": number, **fields})
        else:
            asked = table.request("act", id=number, **fields)
            answers[number] = asyncio.ensure_future(asked)
            await asyncio.sleep(0)
    for number, answer in answers.items():
        try:
            acked[number] = (await answer)["entry"]
        except Rejected as rejected:
            assert rejected.code in {"act-stale", "act-ahead"}, rejected.wrong  # noqa: PT017
        del pending[number]


async def _tables(server: Server) -> list[tuple[list[Client], str]]:
    made = []
    games = ("take_it_easy", "harmonies", "tranquility")
    for number in range(TABLES):
        game = games[number % 3]
        people = [Client(server.address) for _ in range(2)]
        options = {"rounds": 1} if game == "take_it_easy" else {}
        seats = [{"type": "me"}, {"type": "open"}]
        table = await people[0].make_table(game, seats, options=options)
        await people[1].join(table["invitation"]["link"])
        await people[0].do(table["table"]["id"], "start")
        made.append((people, table["table"]["id"]))
    return made


async def test_nothing_acknowledged_is_ever_lost(tmp_path: Path) -> None:
    file = tmp_path / "faults.sqlite"
    faults = Faults()
    chance = random.Random(42)
    with serving(f"sqlite:///{file}") as server:
        tables = await _tables(server)
        playing = [
            asyncio.ensure_future(
                bad_client(client, table_id, faults, random.Random(f"{number} {seat}"))
            )
            for number, (people, table_id) in enumerate(tables)
            for seat, client in enumerate(people)
        ]
        for _ in range(KILLS):
            goal = faults.acks + ACTS_BETWEEN_KILLS + chance.randrange(30)
            await eventually(partial(_reached, faults, goal, playing), 60)
            faults.kills += 1
            server.kill()
            server.start()
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        assert len(faults.over) == 2 * TABLES
        for people, table_id in tables:
            _check_table(file, faults, people[0], table_id)


def _reached(faults: Faults, goal: int, playing: list[Any]) -> bool:
    return faults.acks >= goal or all(task.done() for task in playing)


def _check_table(file: Path, faults: Faults, client: Client, table_id: str) -> None:
    status, text, _ = client.request("GET", f"/api/tables/{table_id}/record")
    assert status == 200
    table = verify(read(text), load)
    assert table.is_over
    for seat in (0, 1):
        view = msgspec.to_builtins(table.view(seat))
        assert msgspec.json.decode(msgspec.json.encode(view)) == faults.views[table_id, seat]
    connection = sqlite3.connect(file)
    wanted = "SELECT number, act_id, body FROM entries WHERE table_id = ? AND number >= 0"
    rows = connection.execute(wanted, (table_id,)).fetchall()
    connection.close()
    assert [row[0] for row in rows] == list(range(len(rows)))
    written = {row[1].partition(" ")[2]: (row[0], row[2]) for row in rows}
    assert len(written) == len(rows), "an act was done twice"
    for number, entry in faults.acked[table_id].items():
        at, body = written[number]
        assert at == entry
        action = msgspec.json.decode(faults.sent[table_id][number], type=table.game.action_type)
        assert msgspec.json.decode(body)["action"] == table.game.format(action)
