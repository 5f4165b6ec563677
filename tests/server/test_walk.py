"""The walk of an act: which files of ours it passes on the server's side, counted by a trace."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import harmonium
from harmonium.client import Client
from harmonium.server.base.metrics import Metrics
from harmonium.server.base.settings import Settings
from harmonium.server.process.app import create_app
from harmonium.server.process.run import Server, config_of
from server.servers import UNLIMITED

PACKAGE = Path(harmonium.__file__).parent
RULES = ("core", "games")
OTHER_SIDE = "client"
MOST = 10


@asynccontextmanager
async def served_here(database: str) -> AsyncIterator[str]:
    """The server in this process, as `harmonium serve` runs it; its address."""
    limits = {
        name.removeprefix("HARMONIUM_").lower(): int(most) for name, most in UNLIMITED.items()
    }
    settings = Settings(database=database, bot_workers=0, **limits)  # type: ignore[arg-type]
    metrics = Metrics()
    ready = asyncio.Event()

    async def opened() -> None:
        ready.set()

    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        app = create_app(settings, metrics=metrics)
        server = Server(config_of(app, metrics, settings), opened)
        serving = asyncio.create_task(server.serve([listening]))
        try:
            await ready.wait()
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving


@contextmanager
def traced() -> Iterator[list[str]]:
    """The files of ours that are passed meanwhile, but by tasks that were there before."""
    passed: list[str] = []
    others = asyncio.all_tasks()

    def look(frame: Any, event: str, _: object) -> None:
        if event != "call" or not frame.f_code.co_filename.startswith(str(PACKAGE)):
            return
        try:
            is_other = asyncio.current_task() in others
        except RuntimeError:  # not in the loop
            is_other = False
        path = Path(frame.f_code.co_filename).relative_to(PACKAGE)
        if not is_other and path.parts[0] not in (*RULES, OTHER_SIDE):
            passed.append(str(path))

    sys.setprofile(look)
    try:
        yield passed
    finally:
        sys.setprofile(None)


async def test_an_act_passes_few_files(database: str) -> None:
    """From the socket to the rules, to the disk and to everybody at the table."""
    async with served_here(database) as address:
        one, two = Client(address), Client(address)
        made = await one.make_table("harmonies", [{"type": "me"}, {"type": "open"}])
        table = await two.join(made["invitation"]["link"])
        await one.do(table["id"], "start")
        async with one.table(table["id"]) as first, two.table(table["id"]) as second:
            await first.until(lambda: 0 in first.positions)
            await second.until(lambda: 1 in second.positions)
            tables = {0: first, 1: second}
            walked: set[str] = set()
            for _ in range(30):
                position = first.positions[0]
                actor = tables[position["actors"][0]]
                (seat,) = actor.seats
                action = actor.positions[seat]["legal"][0]
                entries = position["entries"] + 1
                with traced() as passed:
                    await actor.act(action)
                    await first.until(lambda: first.positions[0]["entries"] == entries)  # noqa: B023 - awaited within the loop
                    await second.until(lambda: second.positions[1]["entries"] == entries)  # noqa: B023 - awaited within the loop
                walked |= set(passed)
    assert len(walked) <= MOST, "\n".join(sorted(walked))
    page = (PACKAGE / "server/README.md").read_text("utf-8")
    assert [path for path in sorted(walked) if f"`{path}`" not in page] == []
