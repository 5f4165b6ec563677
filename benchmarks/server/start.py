"""How long the server takes to start where many tables with bots wait for their people.

    python benchmarks/server/start.py [--tables 4000] [--acts 10] [--runs 3]

The tables are made and played on in a fresh database; then the server is started on it, several
times, until it has answered a request.
"""

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from harmonium.core.errors import Problem
from harmonium.room.acting import Request
from harmonium.server.base.settings import Settings
from harmonium.server.people import identity
from harmonium.server.storage import open_database
from harmonium.server.tables import commit, making
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import NewTable, SeatForBot, SeatForMe

SOURCE = Path(__file__).parents[2] / "src"
PLAN = NewTable("take_it_easy", (SeatForMe(), SeatForBot("greedy")))


async def fill(address: str, tables: int, acts: int) -> None:
    async with open_database(address) as database:
        hub = Hub(database, Settings(database=address))
        me = await identity.new_guest(hub, None)
        for _ in range(tables):
            room = await making.create(hub, me, PLAN)
            for _ in range(acts):
                await act(hub, room)
            await hub.settled(room)
        await hub.close()


async def act(hub: Hub, room: LiveRoom) -> None:
    """Bots first, so that the table waits for its person."""
    seat = room.running.actors[-1]
    future: asyncio.Future[int | Problem] = asyncio.get_running_loop().create_future()
    action = next(iter(room.running.legal(seat)))
    act_id = f"act {room.entries}"
    commit.submit(hub, room, Request("act", seat, act_id, room.entries, action), future.set_result)
    fate = await future
    if isinstance(fate, Problem):
        raise fate


def start(address: str) -> tuple[float, float]:
    """Seconds until it has answered, and seconds of processor time until it was ended then."""
    command = [sys.executable, "-c", "from harmonium.cli import main; main()", "serve"]
    command += ["--port", "0", "--database", address]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "HARMONIUM_LANG": "en"}
    begun, used = time.perf_counter(), _used()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        where = line.split()[-1]
        with urllib.request.urlopen(f"{where}/api/games", timeout=60) as answer:  # noqa: S310 - ours
            answer.read()
        answered = time.perf_counter() - begun
    finally:
        process.terminate()
        process.wait(60)
    return answered, _used() - used


def _used() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=4_000)
    parser.add_argument("--acts", type=int, default=11, help="in each table")
    parser.add_argument("--runs", type=int, default=3)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for tables in (0, chosen.tables):
            address = f"sqlite:///{folder}/{tables}.sqlite"
            asyncio.run(fill(address, tables, chosen.acts))
            for _ in range(chosen.runs):
                answered, used = start(address)
                print(f"{tables:6} tables: {answered:5.2f} s, {used:5.2f} s of processor time")


if __name__ == "__main__":
    main()
