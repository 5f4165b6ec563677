"""How long a neighbour waits for the answer to an act while bots of `level4` think at other tables.

    python benchmarks/server/thinkers.py [--seconds 20] [--pause 0.02]

The neighbour plays Take It Easy alone. Beside it: nobody; a table of Take It Easy with five
`level4`; one of Tranquility with four; one of Harmonies with three; all of them at once. A person
who acts at once, anyhow, keeps the bots thinking.
"""

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from run import ERRORS  # type: ignore[import-not-found] # it stands beside this one

from harmonium.client import Client

SOURCE = Path(__file__).parents[2] / "src"
THINKERS = {"take_it_easy": 5, "tranquility": 4, "harmonies": 3}
"""As many as fit beside a person, but no more than five."""
COMPANIES = ((), *((game,) for game in THINKERS), tuple(THINKERS))
LIMITS = ("REQUESTS_PER_SECOND", "MESSAGES_PER_SECOND", "MESSAGES_PER_PERSON")
MANY = "1000000"


@contextmanager
def server(folder: str) -> Iterator[str]:
    command = [sys.executable, "-c", "from harmonium.cli import main; main()", "serve"]
    command += ["--port", "0", "--database", f"sqlite:///{folder}/thinkers.sqlite"]
    generous = {f"HARMONIUM_{limit}": MANY for limit in LIMITS}
    environment = {**os.environ, **generous, "PYTHONPATH": str(SOURCE), "HARMONIUM_LANG": "en"}
    said = Path(folder) / "server.log"
    with said.open("w") as log:
        process = subprocess.Popen(
            command, text=True, env=environment, stdout=subprocess.PIPE, stderr=log
        )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.wait(60)
    if any(word in said.read_text() for word in ERRORS):
        sys.exit(f"the server complained: {said.read_text()}")


async def keep_thinking(address: str, game: str) -> None:
    """Game after game with bots, until cancelled."""
    client = Client(address)
    bots = [{"type": "bot", "bot": "level4"}] * THINKERS[game]
    while True:
        made = await client.make_table(game, [{"type": "me"}, *bots])
        async with client.table(made["table"]["id"]) as table:
            await table.play(lambda _view, legal: random.choice(legal))


async def waits(address: str, seconds: float, pause: float) -> list[float]:
    """The seconds from each act of the neighbour to its answer."""
    client, found = Client(address), []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        made = await client.make_table("take_it_easy", [{"type": "me"}], options={"rounds": 20})
        async with client.table(made["table"]["id"]) as table:

            def mine(table: Any = table) -> Any:
                here = table.positions.get(0)
                return here if here and (here["over"] or here["legal"]) else None

            while time.perf_counter() < end:
                here = await table.until(mine)
                if here["over"]:
                    break
                began = time.perf_counter()
                await table.act(here["legal"][0])
                found.append(time.perf_counter() - began)
                await asyncio.sleep(pause)
    return found


async def measure(address: str, company: tuple[str, ...], seconds: float, pause: float) -> None:
    thinking = [asyncio.create_task(keep_thinking(address, game)) for game in company]
    if company:
        await asyncio.sleep(2)  # the workers start
    found = await waits(address, seconds, pause)
    for task in thinking:
        task.cancel()
    for end in await asyncio.gather(*thinking, return_exceptions=True):
        if not isinstance(end, asyncio.CancelledError):
            sys.exit(f"not a measurement: {end!r}")
    milliseconds = sorted(1000 * wait for wait in found)
    last = milliseconds[int(0.99 * len(milliseconds))]
    print(
        f"{' + '.join(company) or 'nobody'}: {len(found)} acts, "
        f"median {statistics.median(milliseconds):.1f} ms, 99 % below {last:.1f} ms, "
        f"longest {milliseconds[-1]:.1f} ms",
        flush=True,
    )


async def measure_all(address: str, seconds: float, pause: float) -> None:
    for company in COMPANIES:
        await measure(address, company, seconds, pause)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=0.02, help="before the neighbour's next act")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(folder) as address:
        asyncio.run(measure_all(address, chosen.seconds, chosen.pause))


if __name__ == "__main__":
    main()
