"""A game that this client was built without: the server knows it, and it has the plain face."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import ROOT
from e2e.people import Person
from e2e.scenes import IN_WORDS
from e2e.server_process import ServerProcess

GUESTS = ROOT / "tests/guests"
STATIC = ROOT / "src/harmonium/server/static"


@pytest.fixture
def ada(chromium: Browser, tmp_path: Path) -> Iterator[Person]:
    server = ServerProcess(tmp_path, PYTHONPATH=str(GUESTS))
    server.start()
    context = chromium.new_context(locale="en-GB", service_workers="block")
    yield Person(context, server.url)
    context.close()
    server.stop()


def test_a_fourth_game_is_planned_played_read_and_replayed(ada: Person) -> None:
    page = ada.goes_to("/")
    expect(page.get_by_test_id("game-harmonies")).to_be_visible()
    expect(page.get_by_test_id("game-pebbles")).to_have_count(0)  # it is nobody's but the tests'

    page = ada.goes_to("/new/pebbles")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pebbles")
    expect(page.get_by_text("How flat the ground is.")).to_be_visible()

    seats = [{"type": "me"}, {"type": "bot", "bot": "heaper"}]
    table = ada.makes_table(game="pebbles", seats=seats, options={"acts": 6, "in_turn": True})
    ada.goes_to(f"/table/{table}")
    plain = page.get_by_test_id("plain")
    expect(plain).to_contain_text("Pebbles on the heap")
    plain.locator("[data-action=put]").click()
    expect(page.get_by_text("now 1 pebble lies on the heap").first).to_be_visible()

    page.evaluate(IN_WORDS)
    ada.goes_to(f"/table/{table}")
    words = page.locator("[data-testid=text-view]")
    over = page.get_by_test_id("end")
    for acts in (2, 4):  # one of ours and the bot's each time
        expect(words).to_contain_text(f"Acts so far: {acts}")
        words.locator("[data-action=put]").click()
    expect(over).to_be_visible()
    expect(words).to_contain_text("Acts so far: 6")

    ada.goes_to(f"/replay/{table}?at=2")
    expect(page.locator("[data-testid=replay][data-step='2']")).to_contain_text("Acts so far: 2")
    assert ada.odd == []


def test_nothing_of_it_is_in_the_client_that_players_get(chromium: Browser) -> None:  # noqa: ARG001 - builds it
    built = [path for path in STATIC.rglob("*") if path.suffix in {".js", ".css", ".html"}]
    assert built
    assert [path.name for path in built if b"pebbles" in path.read_bytes().lower()] == []
