"""Help in the terminal: a hint in two steps, a mistake told and taken back."""

import pytest
from textual.widgets import Static

from cli.test_play_take_it_easy import SIZE, game_screen, settled
from harmonium.cli.play.coaching import check_teaching
from harmonium.cli.play.command import open_table
from harmonium.cli.play.frame import GameScreen, PlayApp
from harmonium.cli.play.told import Told
from harmonium.core.errors import Problem


def notice(screen: GameScreen) -> str:
    return str(screen.query_one("#notice", Static).render())


async def test_a_hint_says_where_to_look_and_then_what_to_do() -> None:
    app = PlayApp(open_table("take_it_easy", "you", [], "4"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        await pilot.press("h")
        await settled(pilot)
        assert "Press H again" in notice(screen)
        assert screen.table.is_practice
        await pilot.press("h")
        await settled(pilot)
        assert isinstance(app.screen, Told)
        shown = "\n".join(str(each.render()) for each in app.screen.query(Static))
        assert "Best: c" in shown
        await pilot.press("enter")
        assert game_screen(app) is screen


async def test_with_another_person_there_is_no_hint() -> None:
    table = open_table("take_it_easy", "you:Ada,you:Ben", [], "4")
    app = PlayApp(table)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("h")
        await settled(pilot)
        assert "not agreed" in notice(game_screen(app))
        assert not table.is_practice
    with pytest.raises(Problem, match="teaching-alone"):
        check_teaching(table)


async def test_a_mistake_is_told_and_taken_back() -> None:
    app = PlayApp(open_table("take_it_easy", "you,random", ["rounds=1"], "4"), teaching=True)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        assert screen.table.is_practice
        while screen._mistake is None:
            screen.act(next(iter(screen.table.legal(0))))
            await settled(pilot)
        assert "Better: c" in notice(screen)
        mistake = screen._mistake
        await pilot.press("u")
        assert all(step.entry < mistake for step in screen.table.steps if step.seat == 0)
        await settled(pilot)
