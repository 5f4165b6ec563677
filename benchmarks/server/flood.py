"""What a flood of control frames costs a neighbour: an act's time with and without it.

    python benchmarks/server/flood.py [--seconds 20] [--runs 3]

A server with its default limits; a neighbour acts at a steady pace; another address opens as many
sockets as it may and sends pings as quickly as they go, small ones, then the largest. Every socket
that is cut is opened again. Times stand beside the quiet ones of the same run.
"""

import argparse
import asyncio
import itertools
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from multiprocessing.queues import Queue
from pathlib import Path

from run import PORT, SOURCE, started  # type: ignore[import-not-found] # it stands beside this one
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from harmonium.client import Client

ATTACKER = "127.0.0.2"
FLOODS = {"quiet": (0, 0), "95 sockets, small pings": (95, 4), "60 sockets, large pings": (60, 125)}
PAUSE = 0.02


async def one_socket(url: str, size: int, until: float, sent: list[int]) -> None:
    while time.monotonic() < until:
        with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            async with connect(url, local_addr=(ATTACKER, 0), ping_interval=None) as socket:
                sent[1] += 1
                for number in itertools.count():
                    await socket.ping(number.to_bytes(size, "big"))
                    sent[0] += 1
                    if time.monotonic() >= until:
                        return
        await asyncio.sleep(0.1)


async def flood(url: str, sockets: int, size: int, seconds: float) -> list[int]:
    sent = [0, 0]
    until = time.monotonic() + seconds
    await asyncio.gather(*(one_socket(url, size, until, sent) for _ in range(sockets)))
    return sent


def attack(url: str, sockets: int, size: int, seconds: float, done: "Queue[list[int]]") -> None:
    os.nice(19)  # the neighbour's own program must not wait for this one
    done.put(asyncio.run(flood(url, sockets, size, seconds)))


async def neighbour(client: Client, seconds: float) -> list[float]:
    """The milliseconds from an act to its acknowledgement."""
    times: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        made = await client.make_table("take_it_easy", [{"type": "me"}], options={"rounds": 1})
        async with client.table(made["table"]["id"]) as table:
            await table.until(lambda: table.positions)
            for cell in range(19):
                began = time.perf_counter()
                await table.act(f"c{cell}")
                times.append((time.perf_counter() - began) * 1000)
                await asyncio.sleep(PAUSE)
    return times


def measure(name: str, folder: Path, seconds: float) -> tuple[float, float]:
    sockets, size = FLOODS[name]
    with tempfile.TemporaryDirectory(dir=folder) as data:
        command = [sys.executable, "-c", "from harmonium.cli import main; main()", "serve"]
        command += ["--port", str(PORT), "--database", f"sqlite:///{data}/flood.sqlite"]
        with started(command, folder, "Harmonium", PYTHONPATH=str(SOURCE)):
            client = Client(f"http://127.0.0.1:{PORT}")
            table = client.ask_now(
                "POST",
                "/api/tables",
                {"game": "take_it_easy", "seats": [{"type": "me"}, {"type": "open"}], "open": True},
            )["table"]["id"]
            url = f"ws://127.0.0.1:{PORT}/api/tables/{table}/socket"
            done: Queue[list[int]] = multiprocessing.Queue()
            other = multiprocessing.Process(
                target=attack, args=(url, sockets, size, seconds + 4, done)
            )
            other.start()
            time.sleep(3)
            times = sorted(asyncio.run(neighbour(client, seconds)))
            pings, opened = done.get()
            other.join()
    if opened < sockets or pings < 100 * sockets:
        sys.exit(f"no flood: {pings} pings over {opened} sockets")
    p50, p99 = statistics.median(times), times[int(0.99 * len(times))]
    print(
        f"{name:24} {len(times):5} acts  p50 {p50:6.2f} ms  p99 {p99:6.2f} ms"
        f"  {pings:8,} pings sent over {opened:5,} sockets",
        flush=True,
    )
    return p50, p99


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--runs", type=int, default=3)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(chosen.runs):
            found = {name: measure(name, Path(folder), chosen.seconds) for name in FLOODS}
            for name, (p50, p99) in found.items():
                quiet = found["quiet"]
                print(
                    f"{name:24} {p50 / quiet[0]:.2f} of the quiet p50, {p99 / quiet[1]:.2f} of p99"
                )


if __name__ == "__main__":
    main()
