"""Pebbles through the house, where it is known only by its entry points; test_guests.py runs it.

A process of its own: which games there are is settled when the first module of ours is imported.
"""

import asyncio
import sys
from pathlib import Path

import msgspec
from textual.widgets import OptionList, Static
from typer.testing import CliRunner

from harmonium.bots import bots_of
from harmonium.cli.app import app as commands
from harmonium.cli.play.command import open_table
from harmonium.cli.play.frame import End, PlayApp
from harmonium.cli.play.plain import Screen
from harmonium.games import KEYS, OURS, load
from harmonium.learn import play, stages_of
from harmonium.locales import LOCALES, Words


def says(*arguments: str) -> str:
    answer = CliRunner().invoke(commands, list(arguments))
    assert answer.exit_code == 0, answer.output
    return answer.output


async def plays(kept: Path) -> None:
    """In the terminal, by keys alone, against its own bot; the record is kept."""
    app = PlayApp(open_table("pebbles", "you:Ada,heaper", ["acts=5", "in_turn=on"], "1"), save=kept)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, Screen)
        first = screen.query_one(OptionList).get_option_at_index(0).prompt
        assert str(first) == "put: Put a pebble on the heap"
        await pilot.press("down", "enter")  # also the last one that can be taken
        for _ in range(20):
            await app.workers.wait_for_complete()
            await pilot.pause()
            if isinstance(app.screen, End):
                break
            await pilot.press("enter")
        assert isinstance(app.screen, End)
        shown = str(screen.query_one("#table", Static).render())
        assert "Acts so far: 5" in shown


def is_compared(folder: Path) -> None:
    """Though nobody has written down its draws, and the engine does not know it."""
    plan = folder / "pebbles.toml"
    plan.write_text('game = "pebbles"\nbots = ["random", "heaper"]\nseats = 2\ndeals = 2\n')
    assert msgspec.json.decode(says("arena", "run", str(plan), "--json"))["games"] == 4
    games = folder / "games"
    says(
        "arena",
        "record",
        "pebbles",
        "--seats",
        "heaper,random",
        "--games",
        "2",
        "--out",
        f"{games}",
    )
    assert msgspec.json.decode(says("verify", f"{games}/shard-00000.parquet", "--json")) == {
        "games": 2
    }


def main() -> None:
    assert (*OURS, "pebbles") == KEYS
    assert tuple(bots_of("pebbles")) == ("random", "heaper")
    assert load("pebbles").key == "pebbles"
    assert all(Words(locale)("pebbles-title") == "Pebbles" for locale in LOCALES)
    (pebbles,) = (
        game for game in msgspec.json.decode(says("games", "--json")) if game["key"] == KEYS[-1]
    )
    assert pebbles["title"] == "Pebbles"
    assert "100.0%" in says("simulate", "pebbles", "--games", "5", "--seats", "heaper,heaper")
    assert "sits on the right" in says("rules", "pebbles", "X-SOLO")
    (stage,) = stages_of("pebbles")
    assert play(stage, stage.solution).verdict == "reached"
    assert all(message in Words("en") for message in stage.messages)
    kept = Path(sys.argv[1])
    is_compared(kept.parent)
    asyncio.run(plays(kept))
    assert len(msgspec.json.decode(says("replay", str(kept), "--json"))) == 5
    assert msgspec.json.decode(says("verify", str(kept), "--json"))["ending"] == "finished"


if __name__ == "__main__":
    main()
