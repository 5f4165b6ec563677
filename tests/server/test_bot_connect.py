"""A program at a table of a real server, seated by `harmonium bot connect`."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from harmonium.client import Client
from server.servers import Server, metric, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "programs" / "random_bot.py"
HARMONIUM = "from harmonium.cli import main; main()"
ONE_ROUND = {"rounds": 1}


def connect(*words: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", HARMONIUM, "--lang", "en", "bot", "connect", *words]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ
    )


async def test_a_program_plays_to_the_end_with_a_token_and_by_a_link(server: Server) -> None:
    host = Client(server.address)
    seats = [{"type": "me"}, {"type": "open"}, {"type": "open"}]
    made = await host.make_table("take_it_easy", seats, options=ONE_ROUND)
    table_id = made["table"]["id"]
    token = (await host.do(table_id, "token", seat=1))["token"]
    link = (await host.do(table_id, "invitation"))["link"]
    program = f"{sys.executable} {EXAMPLE}"
    by_token = connect(f"{server.address}/table/{table_id}", program, "--token", token)
    by_link = connect(link, program)
    try:
        async with host.table(table_id) as mine:
            await mine.until(
                lambda: mine.table and all(seat["kind"] != "open" for seat in mine.table["seats"])
            )
            await host.do(table_id, "start")
            over = await asyncio.wait_for(mine.play(lambda _, legal: legal[0]), 240)
        assert over["result"] is not None
        for program_at in (by_token, by_link):
            said, wrong = await asyncio.to_thread(program_at.communicate, timeout=120)
            assert (program_at.returncode, wrong) == (0, "")
            assert "The game is over." in said
    finally:
        for running in (by_token, by_link):
            running.kill()
            running.communicate()


@pytest.mark.parametrize("address", ["table 7", "http://127.0.0.1:9/table/x"])
def test_no_table_is_one_sentence(address: str) -> None:
    running = connect(address, f"{sys.executable} {EXAMPLE}")
    _, wrong = running.communicate(timeout=120)
    assert running.returncode == 2
    assert "Traceback" not in wrong
    assert len(wrong.splitlines()) == 1


async def test_who_is_too_quick_waits_and_plays_on(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'slow'}", HARMONIUM_MESSAGES_PER_SECOND="10") as slow:
        client = Client(slow.address)
        made = await client.make_table("take_it_easy", [{"type": "me"}], options={"rounds": 3})
        async with client.table(made["table"]["id"]) as table:
            over = await asyncio.wait_for(table.play(lambda _, legal: legal[0]), 60)
        assert over["result"] is not None
        assert metric(slow, "limited_total") > 0
