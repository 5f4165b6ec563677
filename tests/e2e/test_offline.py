"""Installed, and without a connection."""

import json
from typing import Any
from urllib.parse import urljoin

import msgspec
from playwright.sync_api import Page, expect

from e2e.checks import check
from e2e.people import AT_THE_DESK, NewPerson, Person
from e2e.server_process import ServerProcess
from e2e.test_pad import (
    category,
    cell,
    chooses_cards,
    counted,
    lays,
    opens,
    puts_in,
    total,
)
from games.harmonies.kit import drawn
from harmonium.games import load
from take_it_easy_boards import BOARD_178, board

BOOKS = ("harmonies", "take_it_easy", "tranquility")

KEPT = """async () => {
  const names = await caches.keys();
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return lists.flat().map((request) => new URL(request.url).pathname);
}"""


def wait_until_kept(page: Page, locale: str = "en") -> None:
    """The worker has the shell, and the messages and the three books of the language."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    worker = page.request.get(urljoin(page.url, "/worker.js")).text()
    files, _ = json.JSONDecoder().raw_decode(worker, worker.index("{"))
    page.wait_for_function(
        f"async (wanted) => {{ const kept = new Set(await ({KEPT})());"
        " return wanted.every((path) => kept.has(path)); }",
        arg=["/", *files["shell"], *files["languages"][locale]],
    )


def test_the_shell_and_the_books_open_without_the_server(
    new_person: NewPerson, own_server: ServerProcess
) -> None:
    person = new_person(keeps=True, url=own_server.url)
    page = person.goes_to("/")
    page.get_by_test_id("game-take_it_easy").wait_for()
    wait_until_kept(page)
    own_server.kill()
    for game in BOOKS:
        person.goes_to(f"/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("[id^='H-'], [id^='T-'], [id^='Q-']").first).to_be_attached()
    person.goes_to("/pad")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    own_server.start()
    person.goes_to("/")
    expect(page.get_by_test_id("game-take_it_easy")).to_be_visible()


def test_nothing_that_the_server_says_is_kept(new_person: NewPerson) -> None:
    person = new_person(keeps=True)
    page = person.goes_to("/")
    page.get_by_test_id("game-take_it_easy").wait_for()
    wait_until_kept(page)
    person.goes_to("/lobby")
    page.get_by_role("heading").first.wait_for()
    kept: list[str] = page.evaluate(KEPT)
    assert [path for path in kept if path.startswith("/api")] == []


@AT_THE_DESK
def test_it_can_be_installed(new_person: NewPerson, *, phone: bool) -> None:
    person = new_person(keeps=True, phone=phone)
    page = person.goes_to("/")
    page.get_by_test_id("game-take_it_easy").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = person.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/app.webmanifest")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Playwright's contexts are private windows, from which nobody installs anything.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


LAND = """
    f       w       mm
        w       f
    f       tr      m
        w       .
    .       l       .
        .       .
    .       .       rr
        .       .
    .       .       .
"""


def count(game: str, page: dict[str, Any]) -> Any:
    """What the rules say."""
    known = load(game)
    assert known.pad is not None
    return known.pad(msgspec.convert(page, known.page_type))


def fills_harmonies(person: Person) -> int:
    page = opens(person, "harmonies")
    side, stacks = drawn(LAND)
    puts_in(page, stacks)
    chooses_cards(page, "fish")
    page.get_by_role("group", name="Cubes of Fish placed").get_by_label("One more").click()
    place = {"board": stacks, "cards": [{"card": "fish", "placed": 1}]}
    told = count("harmonies", {"side": side, "players": [place]})
    score = told.players[0].score
    for name, number in score.categories.items():
        expect(category(page, name)).to_have_text(str(number))
    expect(page.locator("[data-suns]").first).to_have_attribute("data-suns", str(told.suns.suns))
    category(page, "water").click()
    river = next(item for item in score.items if item.category == "water")
    expect(page.locator(".fit[data-at]")).to_have_count(len(river.cells))
    points: int = score.total
    return points


def fills_take_it_easy(person: Person) -> int:
    page = opens(person, "take_it_easy")
    lays(page, BOARD_178)
    told = count("take_it_easy", {"rounds": [[board(BOARD_178)]]})
    reasons = page.get_by_test_id("reasons").locator("li")
    expect(reasons).to_have_count(len(told.rounds[0].boards[0].score.items))
    points: int = told.totals[0]
    return points


def fills_tranquility(person: Person) -> int:
    page = opens(person, "tranquility")
    placed = {1: 4, 2: 9, 8: 30}
    for at, number in placed.items():
        cell(page, at).click()
        page.get_by_test_id("cell-number").fill(str(number))
        page.keyboard.press("Enter")
        expect(cell(page, at)).to_have_attribute("aria-label", f"Cell {at}: {number}")
    page.get_by_test_id("hand-number").fill("11")
    page.keyboard.press("Enter")
    told = count("tranquility", {"placed": placed, "hand": [11], "hand_size": 1})
    costs = {fit.spot.cell: fit.spot for fit in told.fits}
    assert costs[3].obstacle == "Q-COST-5"
    expect(cell(page, 3)).to_have_attribute("data-against", "Q-COST-5")
    expect(cell(page, 5)).to_have_attribute("data-cost", str(costs[5].cost))
    points: int = told.tally.scores[0].total
    expect(page.get_by_test_id("filled")).to_have_text(f"{points} of 36 cells")
    return points


FILLS = {
    "harmonies": fills_harmonies,
    "take_it_easy": fills_take_it_easy,
    "tranquility": fills_tranquility,
}


def test_the_pads_count_without_a_connection(new_person: NewPerson) -> None:
    person = new_person(keeps=True)
    page = person.goes_to("/pad")
    page.get_by_test_id("new-harmonies").wait_for()
    wait_until_kept(page)
    person.context.set_offline(True)
    points = {}
    for game, fill in FILLS.items():
        points[game] = fill(person)
        expect(page.get_by_test_id("counted-here")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        if game != "tranquility":
            total(page, points[game])
    check(person, "pad without a connection")
    # The diary and the caller need nobody either.
    person.goes_to("/pad/take_it_easy")
    total(page, points["take_it_easy"])
    page.get_by_test_id("finish").click()
    expect(page.get_by_test_id("chapter").locator("[data-best]")).to_have_text(
        str(points["take_it_easy"])
    )
    person.goes_to("/caller")
    page.get_by_test_id("draw").click()
    expect(page.get_by_test_id("caller")).to_have_attribute("data-called", "1")

    # The server is back while a sheet lies open: it counts, and comes to the same.
    person.goes_to("/pad/harmonies")
    expect(page.get_by_test_id("counted-here")).to_be_visible()
    with page.expect_response("**/api/pads/harmonies") as answer:
        person.context.set_offline(False)
    assert answer.value.json()["players"][0]["score"]["total"] == points["harmonies"]
    expect(page.get_by_test_id("counted-here")).to_have_count(0)
    counted(page, "harmonies")
    total(page, points["harmonies"])
    person.goes_to("/pad")
    expect(page.get_by_test_id("sheet")).to_have_count(2)
    for game in ("harmonies", "tranquility"):
        expect(page.locator(f"li[data-game={game}]").get_by_test_id("sheet")).to_contain_text(
            str(points[game])
        )
    expect(page.get_by_test_id("chapter").locator("[data-best]")).to_have_text(
        str(points["take_it_easy"])
    )


def test_another_language_is_kept_with_english_behind_it(new_person: NewPerson) -> None:
    person = new_person(keeps=True)
    page = person.page
    page.add_init_script("localStorage.setItem('harmonium.settings', '{\"locale\": \"fa\"}')")
    person.goes_to("/pad")
    page.get_by_test_id("new-harmonies").wait_for()
    wait_until_kept(page, "fa")
    person.context.set_offline(True)
    page.reload()
    page.get_by_test_id("new-harmonies").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    # One that was never read here cannot be had now: nothing changes, and nothing breaks.
    person.goes_to("/settings")
    languages = page.locator("select:has(option[value=it])")
    languages.select_option("it")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(languages).to_have_value("fa")
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    stored: str = page.evaluate("localStorage.getItem('harmonium.settings')")
    assert '"it"' not in stored
    # The browser says that a file could not be had, which is so.
    person.odd[:] = [text for text in person.odd if "ERR_FAILED" not in text]
