"""The terminal game as a picture, for the documentation.

    python tools/terminal_picture.py take_it_easy > docs/pictures/terminal.svg
    python tools/terminal_picture.py harmonies > docs/pictures/terminal-harmonies.svg

Bots play the first part of a game, so that there is something to see. Run it again when the
screen has changed; a check would fail with every new version of Textual.
"""

import asyncio
import re
import sys
from typing import Final

from harmonium import new_table
from harmonium.bots import bots_of, make_bot
from harmonium.cli.play.frame import PlayApp
from harmonium.core.deal import Generator
from harmonium.core.table import Bot, Person

ACTS: Final = {"take_it_easy": 24, "harmonies": 71}
KEYS: Final = {"take_it_easy": ("tab",), "harmonies": ("2",)}
# Rich asks another machine for its font; readers have one of their own.
REMOTE_FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


async def screenshot(key: str) -> str:
    thinker = tuple(bots_of(key))[1]
    table = new_table(key, seats=[Person("Ada"), Bot(thinker)], seed=25)
    bots = [make_bot(key, thinker, Generator.from_seed(seat)) for seat in range(2)]
    for _ in range(ACTS[key]):
        seat = table.actors[0]
        table.act(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
    while 0 not in table.actors:
        table.act(1, bots[1].choose(table.view(1), table.legal(1)))
    app = PlayApp(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*KEYS[key])
        await pilot.pause()
        return REMOTE_FONT.sub("", app.export_screenshot(title=f"harmonium play {key}"))


if __name__ == "__main__":
    sys.stdout.write(asyncio.run(screenshot(sys.argv[1])))
