"""Tranquility in the terminal: solo to its end, with bots, and several people at one screen."""

import random

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from harmonium.bots import make_bot
from harmonium.cli.play.command import open_table
from harmonium.cli.play.frame import Curtain, End, GameScreen, PlayApp
from harmonium.cli.play.tranquility import Chart, Screen, action_words
from harmonium.core.deal import Generator
from harmonium.games.tranquility.actions import Place
from harmonium.games.tranquility.board import Cell
from harmonium.games.tranquility.cards import NUMBERS
from soak import only_in_soak

SIZE = (80, 24)
ALL_MODULES = ["jagged_rocks=on", "sea_monsters=high", "storm_compass=on", "jokers=on"]


def game_screen(app: PlayApp) -> Screen:
    (screen,) = (one for one in app.screen_stack if isinstance(one, GameScreen))
    assert isinstance(screen, Screen)
    return screen


def page(app: PlayApp) -> str:
    """Everything that stands on the screen now."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line) for line in lines)


async def settled(pilot: Pilot[None]) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def act_by_keys(pilot: Pilot[None], screen: Screen, chance: random.Random) -> None:
    """One act of the person before the screen, through the chart or through the list."""
    placements = [
        action
        for action in screen.table.legal(screen.seat)
        if isinstance(action, Place) and action.card in NUMBERS
    ]
    if placements and chance.random() < 0.8:
        card = chance.choice(placements).card
        await pilot.press(str(screen.view.hand.index(card) + 1))
        chart = screen.query_one(Chart)
        chart.focus()
        await pilot.press(*"f" * chance.randint(1, 4))
        assert (card, chart.cursor) in {(action.card, action.cell) for action in placements}
        await pilot.press("enter")
        return
    doing = screen.query_one("#doing", OptionList)
    doing.focus()
    doing.highlighted = chance.randrange(doing.option_count)
    await pilot.press("enter")


@pytest.mark.parametrize(
    "given",
    [
        ALL_MODULES,
        pytest.param([], marks=only_in_soak),
        pytest.param(["pyramid=on", "day_night=on"], marks=only_in_soak),
    ],
    ids=["all modules", "none", "the pyramid"],
)
async def test_a_solo_voyage_by_keyboard_to_its_end(given: list[str]) -> None:
    app = PlayApp(open_table("tranquility", "you", given, "5"))
    chance = random.Random(1)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        for _ in range(400):
            if isinstance(app.screen, End):
                break
            acts = len(screen.table.entries)
            await act_by_keys(pilot, screen, chance)
            await settled(pilot)
            assert len(screen.table.entries) == acts + 1
        assert isinstance(app.screen, End)
        assert screen.table.result is not None


async def test_competitive_against_a_bot() -> None:
    app = PlayApp(open_table("tranquility", "you,random", ["competitive=on"], "2"))
    chance = random.Random(2)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        while not screen.table.is_over:
            await act_by_keys(pilot, screen, chance)
            await settled(pilot)
        assert isinstance(app.screen, End)


async def test_the_curtain_never_shows_the_hand_of_the_one_before() -> None:
    """On one device: while the screen is passed no hand stands on it."""
    app = PlayApp(open_table("tranquility", "you:Ada,you:Ben", [], "8"))
    chance = random.Random(3)
    curtains = 0
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        for _ in range(30):
            if isinstance(app.screen, Curtain):
                curtains += 1
                covered = page(app)
                assert "Ada" in covered or "Ben" in covered
                assert "hand" not in covered
                await pilot.press("enter")
                await settled(pilot)
                shown = str(screen.query_one("#hand", Static).render())
                for card in screen.table.view(screen.seat).hand:
                    assert card in shown or card not in NUMBERS
            if isinstance(app.screen, End):
                break
            await act_by_keys(pilot, screen, chance)
            await settled(pilot)
    assert curtains > 5


async def test_a_click_places_a_card_and_undo_takes_it_back_before_the_draw() -> None:
    app = PlayApp(open_table("tranquility", "you", [], "5"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        chart = screen.query_one(Chart)
        left, top = chart.corner(Cell(20))
        await pilot.click(Chart, offset=(left + 1, top))
        await settled(pilot)
        assert screen.view.numbers[19] > 0
        await pilot.press("u")
        await settled(pilot)
        assert "Cards have been drawn" in str(screen.query_one("#notice").render())


async def test_a_lost_voyage_says_what_was_missing() -> None:
    """The grid is full, but every Finish has been discarded."""
    app = PlayApp(open_table("tranquility", "you", [], "1"))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        screen = game_screen(app)
        bot = make_bot("tranquility", "careful", Generator.from_seed(1, "bot"))
        while not screen.table.is_over:
            screen.table.act(0, bot.choose(screen.view, screen.table.legal(0)))
        screen.go_on()
        await settled(pilot)
        assert isinstance(app.screen, End)
        assert "Missing: the Finish." in page(app)


def test_every_legal_action_has_words() -> None:
    """Over random games with every module no action is without a sentence."""
    chance = random.Random(4)
    seen = set()
    for given in (ALL_MODULES, ["pyramid=on", "day_night=on", "jokers=on"], ["competitive=on"]):
        for seed in range(4):
            table = open_table("tranquility", "you,you", given, str(seed))
            while not table.is_over:
                seat = table.actors[0]
                actions = list(table.legal(seat))
                for action in chance.sample(actions, min(6, len(actions))):
                    assert action_words(table, action)
                    seen.add(type(action).__name__)
                table.act(seat, chance.choice(actions))
    assert {"Place", "Discard", "PlayStart", "Spend", "PutRocks", "Take", "Flip"} <= seen
