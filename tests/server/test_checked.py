"""Under kills, cuts, duplicates and delays nothing acknowledged is lost, nothing played twice."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from harmonium.server.storage import archive
from server.checker import Checker, disturbed
from server.conftest import own_database
from server.postgres import postgres_server as postgres_server_of_its_own
from server.redis import redis
from server.servers import AWAY, Server
from server.test_many import cut_all
from soak import only_in_soak

ACTS = int(os.environ.get("HARMONIUM_SOAK_ACTS", "100000"))
TROUBLES = 4


@contextmanager
def house(database: str, servers: int, **settings: str) -> Iterator[list[Server]]:
    """Their logs may say that the database or the channel was away, and nothing else."""
    with ExitStack() as stack:
        yield [stack.enter_context(serving_loosely(database, **settings)) for _ in range(servers)]


def serving_loosely(database: str, **settings: str) -> Server:
    server = Server(database, {"HARMONIUM_BOT_WORKERS": "0", **settings})
    server.expected_errors = AWAY
    return server


async def checked(
    database: str, servers: list[Server], acts: int, *troubles: Callable[[], None], every: float
) -> None:
    """Played and compared, while one trouble follows another."""
    checker = Checker(database, [server.address for server in servers], 1, 0.02)
    trouble = asyncio.create_task(disturbed(checker, *troubles, every=every))
    try:
        await checker.run(acts, tables=48 if acts > 10_000 else 6, troubles=TROUBLES)
    finally:
        trouble.cancel()
        await asyncio.gather(trouble, return_exceptions=True)
        print(dict(sorted(checker.counts.items())))  # noqa: T201 - the figures
    assert checker.counts["acknowledged"] >= acts


@only_in_soak
async def test_redis_stops_and_starts(postgres_server: str) -> None:
    database = await own_database(postgres_server, "carried")
    with redis() as carrier, house(database, 2, HARMONIUM_CHANNEL=carrier.address) as servers:

        def stopped() -> None:
            carrier.stop()
            time.sleep(3)
            carrier.start()

        await checked(database, servers, 1_500, stopped, every=4)


@only_in_soak
async def test_postgresql_stops_and_starts() -> None:
    with postgres_server_of_its_own() as running:
        await archive.upgrade(running.address)
        with house(running.address, 2) as servers:

            def stopped() -> None:
                running.stop()
                time.sleep(2)
                running.start()

            await checked(running.address, servers, 1_500, stopped, every=6)
            for server in servers:
                assert server.stop() == 0, "and it ends well"


@only_in_soak
async def test_a_hundred_thousand_acts_in_trouble(postgres_server: str) -> None:
    database = await own_database(postgres_server, "checked")
    with house(database, 3) as servers:

        def kill() -> None:
            server = random.choice(servers)
            server.kill()
            time.sleep(1)
            server.start()

        def stall() -> None:
            server = random.choice(servers)
            os.kill(server.pid, signal.SIGSTOP)
            time.sleep(2)
            os.kill(server.pid, signal.SIGCONT)

        def cut() -> None:
            asyncio.run(cut_all(database))

        await checked(database, servers, ACTS, kill, stall, cut, every=10)
