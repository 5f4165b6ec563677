"""Harmonies in the terminal, played in a screen of 80 by 24."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from harmonium import load
from harmonium.bots import Bot, make_bot
from harmonium.cli.play.command import open_table
from harmonium.cli.play.frame import End, PlayApp
from harmonium.cli.play.harmonies import Choices, Screen
from harmonium.cli.play.harmonies_board import Landscape, corner
from harmonium.core import record
from harmonium.core.deal import Generator
from harmonium.core.table import Bot as BotSeat
from harmonium.core.table import Table
from harmonium.games.harmonies import PlaceCube
from harmonium.games.harmonies.board import GRIDS, CellId
from harmonium.games.harmonies.view import View

SIZE = (80, 24)


async def settled(pilot: Pilot[None]) -> None:
    """Until the bots have acted and everything is drawn."""
    await pilot.pause()
    app = pilot.app
    assert isinstance(app, PlayApp)
    table = game_screen(app).table
    while any(isinstance(table.seats[seat], BotSeat) for seat in table.actors):
        await pilot.pause(0.01)
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


def game_screen(app: PlayApp) -> Screen:
    (screen,) = (one for one in app.screen_stack if isinstance(one, Screen))
    return screen


def text_of(app: PlayApp, name: str) -> str:
    return str(game_screen(app).query_one(f"#{name}").render())


async def click_line(pilot: Pilot[None], app: PlayApp, key: str) -> None:
    """Click the line with that key, wherever it stands."""
    for choices in game_screen(app).query(Choices):
        line = choices.line_of(key)
        if line is not None:
            await pilot.click(f"#{choices.id}", offset=(3, line))
            await settled(pilot)
            return
    raise AssertionError(key)


async def click_cell(pilot: Pilot[None], app: PlayApp, name: str) -> None:
    left, top = corner(game_screen(app).table.options.side, CellId(name))
    await pilot.click(Landscape, offset=(left + 2, top + 1))
    await settled(pilot)


def next_keys(view: View) -> list[str]:
    """A way to play without thinking: the first of everything."""
    if view.phase == "spirit":
        return ["2"]
    if view.phase == "exchange":
        return ["3"] if view.turn % 2 else ["e"]
    if view.space is None:
        return ["c", "t", "escape", "1"] if not view.took_card else ["1"]
    return ["f", "enter"] if view.hand else ["e"]


async def test_a_solo_game_by_keyboard(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    app = PlayApp(open_table("harmonies", "you", ["side=B", "spirits=on"], "7"), save=kept)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        while not isinstance(app.screen, End):
            await pilot.press(*next_keys(game_screen(app).view))
            await settled(pilot)
        assert "sun" in str(app.screen.query_one("#afterword").render())
        await pilot.press("q")
    table = record.verify(record.read(kept.read_bytes()), load)
    assert table.result is not None
    assert "suns" in table.result.details


async def test_a_turn_by_mouse_and_the_bots_answer() -> None:
    app = PlayApp(open_table("harmonies", "you,random", ["first_player=1"], "3"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        table = game_screen(app).table
        await click_line(pilot, app, "group:2")
        assert table.view(0).space == 2
        for number, name in enumerate(("a1", "c3", "e5"), 1):
            colour = table.view(0).hand[0]
            await click_line(pilot, app, f"token:{colour}")
            await click_cell(pilot, app, name)
            assert len(table.view(0).players[0].board) == number
        assert "e  End turn" in text_of(app, "tokens")
        await click_line(pilot, app, "end")
        assert table.view(0).active == 0
        assert table.view(0).turn == 2, "the bot has had its turn"
        assert "Random bot" in text_of(app, "log")


async def test_picking_a_card_shows_where_it_fits_and_a_second_click_takes_it() -> None:
    app = PlayApp(open_table("harmonies", "you,random", ["first_player=1"], "3"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        card = screen.view.row[0]
        await press(pilot, "t")
        assert "Pick a card" in text_of(app, "notice")
        await press(pilot, "c")
        await click_line(pilot, app, f"card:{card}")
        assert [held.card for held in screen.view.players[0].cards] == [card]
        await press(pilot, "c", "t")
        assert "(H-CARD-1)" in text_of(app, "notice") or "(H-CARD-2)" in text_of(app, "notice")


async def test_a_token_is_placed_and_taken_back() -> None:
    app = PlayApp(open_table("harmonies", "you", [], "3"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        board = screen.query_one(Landscape)
        await press(pilot, "1", "2")
        before = screen.view.hand
        assert board.open
        await press(pilot, "f", "enter")
        assert len(screen.view.hand) == 2
        await press(pilot, "u")
        assert screen.view.hand == before
        assert "Taken back" in text_of(app, "notice")
        assert text_of(app, "under").startswith(board.cursor)


async def test_one_token_short_is_marked_with_the_token() -> None:
    table = open_table("harmonies", "you,random", ["first_player=1"], "3")
    app = PlayApp(table)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        row = screen.view.row
        assert "fennec_fox" in row, "the seed of this test"
        await press(pilot, *["c"] * (row.index("fennec_fox") + 1), "t")
        for text in ("g3", "yellow@a1", "gray@b1", "brown@e5"):
            table.act(0, text)
        screen.go_on()
        await settled(pilot)
        assert screen.query_one(Landscape).near == {"c2": "gray"}
        assert "one token short" in text_of(app, "cards")


async def test_an_animal_settles_where_it_fits() -> None:
    """Bots play until seat 0 may place a cube; a person takes over."""
    table = open_table("harmonies", "you,random", ["first_player=1"], "3")
    bots = [make_bot("harmonies", "greedy", Generator.from_seed(seat)) for seat in range(2)]
    while not isinstance(action := _choice(table, bots), PlaceCube) or table.actors != (0,):
        table.act(table.actors[0], action)
    app = PlayApp(table)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        board = screen.query_one(Landscape)
        await press(pilot, "escape")
        await click_line(pilot, app, f"card:{action.card}")
        assert action.cell in board.fits
        assert action.cell in board.open
        board.go(action.cell)
        await settled(pilot)
        assert "Animals +" in text_of(app, "under")
        await press(pilot, "enter")
        assert screen.view.players[0].cubes[action.cell] == action.card
        assert action.cell not in board.fits
        await press(pilot, "u")
        assert action.cell not in screen.view.players[0].cubes


def _choice(table: Table, bots: list[Bot]) -> Any:
    (seat,) = table.actors
    return bots[seat].choose(table.view(seat), table.legal(seat))


async def test_a_refusal_names_its_rule() -> None:
    app = PlayApp(open_table("harmonies", "you", [], "3"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        await press(pilot, "e")
        assert "(H-TURN-4)" in text_of(app, "notice")
        await press(pilot, "1", "1", "enter")
        await press(pilot, "u", "u", "u")
        assert "nothing of yours" in text_of(app, "notice")


async def test_arrows_walk_along_rows_and_columns() -> None:
    app = PlayApp(open_table("harmonies", "you", ["side=B"], "3"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        board = app.screen.query_one(Landscape)
        board.go(CellId("a4"))
        for _ in range(6):
            await pilot.press("right")
        assert board.cursor == "g3"
        await pilot.press("down", "down", "left")
        assert board.cursor == "f3"
        await pilot.press("up", "up", "up")
        assert board.cursor == "f1"


@pytest.mark.parametrize("size", [SIZE, (130, 42)])
async def test_four_players_with_spirits_look_at_each_other(size: tuple[int, int]) -> None:
    given = ["side=B", "spirits=on", "first_player=1"]
    app = PlayApp(open_table("harmonies", "you,random,random,random", given, "4"))
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        offered = screen.view.offer
        assert offered is not None
        await click_line(pilot, app, f"choose:{offered[0]}")
        assert screen.view.players[0].spirit.card == offered[0]
        await press(pilot, "1", "f", "enter", "f", "enter", "f", "enter", "e", "o")
        board = screen.query_one(Landscape)
        assert board.player == screen.view.players[1]
        assert "Random bot" in text_of(app, "notice")
        assert not board.open
        await press(pilot, "o", "o", "o", "pagedown", "pageup")
        assert board.player == screen.view.players[0]
        assert screen.query_one("#side").has_class("wide") == (size != SIZE)


def test_every_cell_has_a_place_of_its_own() -> None:
    for side, grid in GRIDS.items():
        corners = {corner(side, name) for name in grid.names}
        assert len(corners) == len(grid.names)
