"""The terminal game as a picture, for the documentation.

    python tools/screenshot.py > docs/pictures/terminal.svg

A few tiles are placed by the bot of the other seat, so that the lines tell something. Run it
again when the screen has changed; a check would fail with every new version of Textual.
"""

import asyncio
import re
import sys

from harmonium import new_table
from harmonium.bots import make_bot
from harmonium.cli.play.frame import PlayApp
from harmonium.core.deal import Generator
from harmonium.core.table import Bot, Person

ACTS = 24
# Rich asks another machine for its font; readers have one of their own.
REMOTE_FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


async def screenshot() -> str:
    table = new_table("take_it_easy", seats=[Person("Ada"), Bot("greedy")], seed=25)
    greedy = make_bot("take_it_easy", "greedy", Generator.from_seed(1))
    for _ in range(ACTS):
        seat = table.actors[0]
        table.act(seat, greedy.choose(table.view(seat), table.legal(seat)))
    app = PlayApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("tab")
        await pilot.pause()
        return REMOTE_FONT.sub("", app.export_screenshot(title="harmonium play take_it_easy"))


if __name__ == "__main__":
    sys.stdout.write(asyncio.run(screenshot()))
