"""The terminal table, played to the end in a screen of 80 by 24."""

import shutil
import sys
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Select, Static

from harmonium import load
from harmonium.cli.play.command import open_table
from harmonium.cli.play.frame import Curtain, End, GameScreen, PlayApp
from harmonium.cli.play.menu import Menu, RuleBookScreen
from harmonium.cli.play.take_it_easy import TileBoard, position
from harmonium.core import record

SIZE = (80, 24)
EXAMPLE = Path(__file__).parents[2] / "examples" / "programs" / "random_bot.py"


async def settled(pilot: Pilot[None]) -> None:
    """Until the bots have acted and everything is drawn."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def game_screen(app: PlayApp) -> GameScreen:
    (screen,) = (one for one in app.screen_stack if isinstance(one, GameScreen))
    return screen


@pytest.mark.parametrize("placement", ["free", "connected", "sun_moon_connected"])
async def test_a_game_by_keyboard_in_every_placement(placement: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    given = [f"placement={placement}", "scoring=rays", "rounds=1"]
    app = PlayApp(open_table("take_it_easy", "you,greedy", given, "3"), save=kept)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        for _ in range(19):
            await pilot.press("f", "enter")
            await settled(pilot)
        assert isinstance(app.screen, End)
        await pilot.press("q")
    table = record.verify(record.read(kept.read_bytes()), load)
    assert table.result is not None
    assert table.options.placement == placement


async def test_a_finished_board_stays_until_somebody_goes_on() -> None:
    app = PlayApp(open_table("take_it_easy", "you:Ada", ["rounds=2"], "4"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        for _ in range(19):
            await pilot.press("f", "enter")
            await settled(pilot)
        board = screen.query_one(TileBoard)
        assert None not in board.board
        assert "Round 1 is over" in str(screen.query_one("#headline", Static).render())
        assert {line.status for line in board.lines} <= {"completed", "broken"}
        await pilot.press("enter")
        await settled(pilot)
        assert set(board.board) == {None}
        for _ in range(19):
            await pilot.press("f", "enter")
            await settled(pilot)
        assert isinstance(app.screen, End)
        first, second = (
            sum(item.points for item in screen.table.score()[0].items if item.round == played)
            for played in range(2)
        )
        said = str(app.screen.query_one("#afterword", Static).render())
        assert f"Ada: {first} + {second} = {first + second}" in said


async def test_a_program_that_fails_is_named_and_may_try_again(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text("import sys; sys.exit('I fell')")
    table = open_table("take_it_easy", f"you,program:{sys.executable} {program}", ["rounds=1"], "4")
    app = PlayApp(table)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f", "enter")
        await settled(pilot)
        assert "I fell" in str(game_screen(app).query_one("#notice", Static).render())
        shutil.copy(EXAMPLE, program)
        await pilot.press("u", "f", "enter")
        await settled(pilot)
        assert table.actors == (0,)
        (bot,) = game_screen(app)._bots.values()
        assert bot._program.is_running  # type: ignore[attr-defined]
        await pilot.press("q")
    assert not bot._program.is_running  # type: ignore[attr-defined]


async def test_clicks_choose_cells_and_undo_takes_a_secret_choice_back() -> None:
    app = PlayApp(open_table("take_it_easy", "you:Ada,you:Ben", ["rounds=1"], "4"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        left, top = position(9)
        await pilot.click(TileBoard, offset=(left + 3, top + 1))
        await settled(pilot)
        assert screen.seat == 1, "the screen goes to the second player"
        assert screen.table.view(1).has_chosen == (True, False)
        screen.seat = 0
        await pilot.press("u")
        await settled(pilot)
        assert screen.table.view(1).has_chosen == (False, False)


async def test_a_refusal_names_its_rule_and_undo_says_why_not() -> None:
    app = PlayApp(open_table("take_it_easy", "you", ["placement=connected"], "4"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        await pilot.press("enter", "enter")
        await settled(pilot)
        notice = str(screen.query_one("#notice").render())
        assert "T-PLACE-2" in notice
        assert len(screen.table.steps) == 1
        await pilot.press("u")
        assert "Everyone has placed" in str(screen.query_one("#notice").render())


async def test_arrows_walk_over_the_whole_board() -> None:
    app = PlayApp(open_table("take_it_easy", "you", [], "4"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        board = app.screen.query_one(TileBoard)
        assert board.cursor == 9
        await pilot.press("up", "up", "up")
        assert board.cursor == 7
        await pilot.press("left", "left", "left")
        assert board.cursor == 0
        await pilot.press("right", "right", "right", "right", "right", "down", "down", "down")
        assert board.cursor == 18


async def test_other_boards_saving_and_a_new_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    app = PlayApp(open_table("take_it_easy", "you,greedy,random", ["rounds=1"], "4"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        first = game_screen(app)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("o")
        assert "Greedy bot" in str(first.query_one("#notice").render())
        await pilot.press("o", "o", "s")
        assert record.read((tmp_path / "take_it_easy-1.json").read_bytes()).ending is None
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, RuleBookScreen)
        await pilot.press("escape")
        await pilot.press("n")
        await settled(pilot)
        assert game_screen(app).table is not first.table
        assert game_screen(app).table.deal != first.table.deal


async def test_the_menu_opens_a_table_or_says_what_does_not_fit() -> None:
    app = PlayApp(None)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        menu = app.screen
        assert isinstance(menu, Menu)
        menu.query_one("#game", Select).value = "take_it_easy"
        await pilot.pause()
        menu.query_one("#bots", Select).value = 0
        menu.query_one("#option-scoring", Select).value = "best_ray"
        await pilot.press("ctrl+p")
        await pilot.pause()
        assert "T-VAR-MIX-4" in str(menu.query_one("#notice").render())
        menu.query_one("#bots", Select).value = 2
        await pilot.press("ctrl+p")
        await settled(pilot)
        table = game_screen(app).table
        assert len(table.seats) == 3
        assert table.options.scoring == "best_ray"


async def test_the_curtain_covers_the_table_until_it_is_lifted() -> None:
    app = PlayApp(open_table("take_it_easy", "you,you", ["rounds=1"], "4"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        game_screen(app).SECRET_HANDS = True  # type: ignore[misc]
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(app.screen, GameScreen)
