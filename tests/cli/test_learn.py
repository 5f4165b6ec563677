"""`harmonium learn` at a screen of 80 by 24."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Static
from typer.testing import CliRunner

from harmonium.cli.app import app as command
from harmonium.cli.play.frame import GameScreen
from harmonium.cli.play.learning import LearnApp, LearnScreen
from harmonium.cli.play.take_it_easy import TileBoard
from harmonium.cli.play.told import Told
from harmonium.core.errors import Problem
from harmonium.games import OURS
from harmonium.learn import stages_of

SIZE = (80, 24)


def said(app: LearnApp) -> str:
    assert isinstance(app.screen, Told)
    return str(app.screen.query_one("#said", Static).render())


async def choose(pilot: Pilot[None], cell: int) -> None:
    """By keyboard: wander over the board until the cursor stands there."""
    board = pilot.app.screen.query_one(TileBoard)
    board.focus()
    for _ in range(19):
        if board.cursor == cell:
            break
        await pilot.press("tab")
    assert board.cursor == cell
    await pilot.press("enter")
    await pilot.pause()


async def test_a_slip_is_told_gently_and_may_be_tried_again() -> None:
    app = LearnApp("take_it_easy", 2)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "nines" in said(app)
        await pilot.press("enter")
        await choose(pilot, 9)
        assert "wanted this nine" in said(app)
        await pilot.press("enter")
        await choose(pilot, 2)
        assert "27 points" in said(app)
        assert "You" in str(app.screen_stack[-2].query_one("#points", Static).render())
        await pilot.press("enter")
        await pilot.pause()
        assert "three bands" in said(app)


@pytest.mark.parametrize("key", OURS)
async def test_a_stage_leads_to_the_next_and_the_last_into_a_real_game(key: str) -> None:
    last_two = stages_of(key)[-2:]
    app = LearnApp(key, len(stages_of(key)) - 1)
    async with app.run_test(size=SIZE) as pilot:
        for stage in last_two:
            await pilot.pause()
            assert said(app)
            await pilot.press("enter")
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, LearnScreen)
            for act in stage.solution:
                screen.act(act)
                await pilot.pause()
            assert said(app)
            await pilot.press("enter")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        assert not isinstance(app.screen, LearnScreen)
        assert len(app.screen.table.seats) == 2


def test_a_stage_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(Problem):
        LearnApp("take_it_easy", 99)
    told = CliRunner().invoke(command, ["learn", "take_it_easy", "--stage", "99"])
    assert told.exit_code == 2
    assert "stages 1 to 10" in told.output
