"""Under kills, cuts, duplicates and delays nothing acknowledged is lost, nothing played twice."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from server.checker import Checker, disturbed
from server.conftest import own_database
from server.servers import Server
from server.test_many import cut_all
from soak import only_in_soak

AWAY = (
    *("nothing can be written", "not read", "not followed"),
    *("request failed", "message failed", "socket failed"),
)
"""What servers may say while the database is away."""

ACTS = int(os.environ.get("HARMONIUM_SOAK_ACTS", "100000"))


@contextmanager
def house(database: str, servers: int, **settings: str) -> Iterator[list[Server]]:
    """Their logs may say that the database or the channel was away, and nothing else."""
    with ExitStack() as stack:
        yield [stack.enter_context(serving_loosely(database, **settings)) for _ in range(servers)]


def serving_loosely(database: str, **settings: str) -> Server:
    server = Server(database, {"HARMONIUM_BOT_WORKERS": "0", **settings})
    server.expected_errors = AWAY
    return server


@only_in_soak
async def test_a_hundred_thousand_acts_in_trouble(postgres_server: str) -> None:
    database = await own_database(postgres_server, "checked")
    with house(database, 3) as servers:
        checker = Checker(database, [server.address for server in servers], 1, 0.02)

        def kill() -> None:
            server = checker.chance.choice(servers)
            server.kill()
            time.sleep(1)
            server.start()

        def stall() -> None:
            server = checker.chance.choice(servers)
            os.kill(server.pid, signal.SIGSTOP)
            time.sleep(2)
            os.kill(server.pid, signal.SIGCONT)

        def cut() -> None:
            asyncio.run(cut_all(database))

        trouble = asyncio.create_task(disturbed(checker, kill, stall, cut, every=10))
        try:
            await checker.run(ACTS, tables=48)
        finally:
            trouble.cancel()
            await asyncio.gather(trouble, return_exceptions=True)
            print(dict(sorted(checker.counts.items())))  # noqa: T201 - the figures
    assert checker.counts["acknowledged"] >= ACTS
