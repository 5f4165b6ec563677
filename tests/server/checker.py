"""Many tables at several servers, with all that can go wrong, checked against what is stored.

Each player sits at a server of their own, sends some acts twice, is cut off in the middle of others
and comes back elsewhere. Whatever was acknowledged must be stored under its number and its id, and
once; when a table is over, every player's last position must be the one that the entries give.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, select
from sqlalchemy.exc import DBAPIError

from harmonium.client import Client, Closed, Refused, RemoteTable
from harmonium.client.table import Rejected
from harmonium.games import KEYS
from harmonium.server.storage import Database, open_database, schema
from harmonium.server.tables.reading import read_room

AGAIN = {"server-busy", "server-cannot-write", "too-many-messages"}
"""Refusals after which the same request is sent again."""

GONE = (Closed, OSError, TimeoutError, EOFError)

_STORED = select(schema.entries.c.number, schema.entries.c.act_id).where(
    schema.entries.c.table_id == bindparam("table"), schema.entries.c.number >= 0
)


class Player:
    """One seat; its socket is at whichever server answers."""

    def __init__(self, checker: "Checker", client: Client, person: str) -> None:
        self._checker = checker
        self._client = client
        self.person = person
        self.table: RemoteTable | None = None
        self.acknowledged: dict[str, int] = {}
        self._number = 0

    async def sit(self, table: str) -> RemoteTable:
        """Connected, and shown where the game stands, however often that takes."""
        while True:
            if self.table is not None:
                await self.table.__aexit__(None, None, None)
            address = self._checker.chance.choice(self._checker.addresses)
            self.table = Client(address, self._client.cookie).table(table)
            try:
                async with asyncio.timeout(20):
                    await self.table.__aenter__()
                    await self.table.until(lambda: self.table and self._at in self.table.positions)
            except GONE:
                await asyncio.sleep(0.1)
            else:
                return self.table

    @property
    def _at(self) -> int | None:
        assert self.table is not None
        return self.table.seats[0] if self.table.seats else None

    @property
    def position(self) -> Any:
        assert self.table is not None
        return self.table.positions[self._at]

    async def play(self, table_id: str) -> None:
        chance = self._checker.chance
        await self.sit(table_id)
        while self.position["over"] is None:
            try:
                assert self.table is not None
                await self.table.until(lambda: self.position["legal"] or self.position["over"])
            except Closed:
                await self.sit(table_id)
                continue
            await asyncio.sleep(chance.random() * self._checker.delay)
            if self.position["legal"]:  # still
                await self._act(table_id, self.position)

    async def _act(self, table_id: str, position: Any) -> None:
        """Until its fate is known; the same id all the time."""
        chance = self._checker.chance
        self._number += 1
        act = {"id": f"a{self._number}", "seat": position["viewer"], "on": position["entries"]}
        is_undo = position["undo"]["possible"] and chance.random() < 0.05
        if not is_undo:
            act["action"] = chance.choice(position["legal"])
        kind = "undo" if is_undo else "act"
        while True:
            try:
                assert self.table is not None
                if chance.random() < 0.03:
                    await self.table.send({"type": kind, **act})
                    self._checker.counts["sent twice"] += 1
                if chance.random() < 0.01:
                    await self.table.send({"type": kind, **act})
                    self._checker.counts["cut off"] += 1
                    assert self.table._socket is not None
                    self.table._socket.transport.abort()
                async with asyncio.timeout(30):
                    answer = await self.table.request(kind, **act)
            except GONE:
                await self.sit(table_id)
            except Rejected as refused:
                if refused.code not in AGAIN:
                    # Another one acted first, or somebody took back what this was decided on.
                    self._checker.counts[f"refused: {refused.code}"] += 1
                    return
                await asyncio.sleep(0.2)
            else:
                self.acknowledged[act["id"]] = answer["entry"]
                self._checker.counts["acknowledged"] += 1
                return


class Checker:
    def __init__(self, database: str, addresses: Sequence[str], seed: int, delay: float) -> None:
        self._address = database
        self.addresses = addresses
        self.chance = random.Random(seed)
        self.delay = delay
        """Seconds that a player thinks at most."""
        self.counts: Counter[str] = Counter()
        self.troubles = 0

    async def run(self, acts: int, tables: int, troubles: int) -> None:
        """So many tables at the same time, until so many acts were acknowledged and so many
        troubles survived, however quick the machine is.
        """
        self._acts, self._troubles = acts, troubles
        async with open_database(self._address) as database, asyncio.TaskGroup() as tasks:
            for number in range(tables):
                tasks.create_task(self._tables(database, KEYS[number % len(KEYS)]))

    @property
    def _is_enough(self) -> bool:
        return self.counts["acknowledged"] >= self._acts and self.troubles >= self._troubles

    async def _tables(self, database: Database, game: str) -> None:
        while not self._is_enough:
            try:
                table, players = await self._made(game)
            except (Refused, *GONE):  # in the middle of a kill: another table
                self.counts["not made"] += 1
                await asyncio.sleep(0.5)
                continue
            async with asyncio.timeout(1800):
                await asyncio.gather(*(player.play(table) for player in players))
            await self._looked_at(database, table, players)
            self.counts[f"games of {game}"] += 1

    async def _made(self, game: str) -> tuple[str, list[Player]]:
        clients = [Client(self.chance.choice(self.addresses)) for _ in range(2)]
        people = [(await client.me())["id"] for client in clients]
        made = await clients[0].make_table(game, [{"type": "me"}, {"type": "open"}])
        table: str = made["table"]["id"]
        await clients[1].join(made["invitation"]["link"])
        await clients[0].do(table, "start")
        return table, [
            Player(self, client, who) for client, who in zip(clients, people, strict=True)
        ]

    async def _looked_at(self, database: Database, table: str, players: Sequence[Player]) -> None:
        """Our own connections are cut as well."""
        while True:
            try:
                await self._check(database, table, players)
            except (DBAPIError, OSError):
                await asyncio.sleep(0.5)
            else:
                break
        for player in players:
            assert player.table is not None
            await player.table.__aexit__(None, None, None)

    async def _check(self, database: Database, table: str, players: Sequence[Player]) -> None:
        stored = {row.act_id: row.number for row in await database.rows(_STORED, table=table)}
        numbers = sorted(stored.values())
        assert numbers == list(range(len(numbers))), f"{table}: a number is missing"
        acknowledged = 0
        for player in players:
            for name, number in player.acknowledged.items():
                found = stored.get(f"{player.person} {name}")
                assert found == number, f"{table}: {name} is {found}, was told to be {number}"
            acknowledged += len(player.acknowledged)
        assert acknowledged == len(stored), f"{table}: stored and never acknowledged"
        room = await read_room(database, table)
        assert room.facts.status == "over", table
        for player in players:
            position = player.position
            assert position["entries"] == len(numbers), f"{table}: not all was seen"
            view = msgspec.json.decode(msgspec.json.encode(room.running.view(position["viewer"])))
            assert position["view"] == view, f"{table}: seen is another game"


async def disturbed(checker: Checker, *troubles: Callable[[], Any], every: float) -> None:
    """For ever, one after the other at random, each in a thread of its own."""
    while True:
        await asyncio.sleep(checker.chance.uniform(0.5, 1.5) * every)
        trouble = checker.chance.choice(troubles)
        await asyncio.to_thread(trouble)
        checker.counts[trouble.__name__] += 1
        checker.troubles += 1
