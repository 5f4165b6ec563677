"""The score pad in a real browser: the rule books' examples put in through the page."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.checks import check
from e2e.people import NewPerson, Person
from games.harmonies.kit import drawn
from games.harmonies.test_scoring import CARDS, CUBES, TALLY
from games.tranquility.test_sheet import VECTORS
from take_it_easy_boards import BOARD_178, BOARD_319, board


def opens(person: Person, game: str) -> Page:
    """A new sheet, from the pad's first page."""
    page = person.goes_to("/pad")
    page.get_by_test_id(f"new-{game}").click()
    counted(page, game)
    return page


def counted(page: Page, game: str) -> None:
    """The numbers belong to what is written."""
    pad = page.get_by_test_id(f"{game}-pad")
    expect(pad).to_have_attribute("data-current", "true")


def total(page: Page, points: int, player: int = 0) -> None:
    expect(page.locator(f"[data-total='{player}']")).to_have_text(str(points))


def category(page: Page, name: str, player: int = 0) -> Locator:
    return page.locator(f"tr[data-category={name}] button").nth(player)


def cell(page: Page, name: str | int) -> Locator:
    return page.locator(f"[data-cell='{name}']")


def expects_room(page: Page, name: str) -> None:
    """What is held may go there, by the count of what lies there."""
    expect(cell(page, name)).to_have_attribute("aria-label", re.compile("place"))


def puts_in(page: Page, stacks: Mapping[Any, tuple[str, ...]]) -> None:
    """Token by token, colour after colour, level after level."""
    for level in range(3):
        for colour in ("blue", "gray", "brown", "green", "yellow", "red"):
            cells = [
                name for name, stack in stacks.items() if stack[level : level + 1] == (colour,)
            ]
            if not cells:
                continue
            page.locator(f"[data-token={colour}]").click()
            for name in cells:
                # It glows as soon as the count of what lies there has come back.
                expects_room(page, name)
                cell(page, name).click()
    page.keyboard.press("Escape")
    counted(page, "harmonies")


def chooses_cards(page: Page, *cards: str) -> None:
    page.get_by_test_id("add-cards").click()
    dialog = page.get_by_role("dialog")
    for card in cards:
        dialog.get_by_test_id("card-search").fill(card.replace("_", " "))
        dialog.locator(f"[data-card={card}]").click()
        expect(dialog.locator(f"[data-card={card}]")).to_have_attribute("aria-pressed", "true")
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_have_count(0)


def stored(page: Page) -> list[dict[str, Any]]:
    text: str = page.evaluate(
        "JSON.stringify(Object.entries(localStorage)"
        ".filter(([key]) => key.startsWith('harmonium.pad.sheet.')).map(([, text]) => text))"
    )
    return [json.loads(entry)["sheet"] for entry in json.loads(text)]


def test_the_harmonies_example_put_in_token_by_token(new_person: NewPerson) -> None:
    person = new_person()
    page = opens(person, "harmonies")
    _, stacks = drawn(TALLY)
    puts_in(page, stacks)
    total(page, 53)
    chooses_cards(page, *(str(card["card"]) for card in CARDS))
    # More cards than places, as long as their cubes are not written down: no game ends so.
    expect(page.get_by_test_id("crowded")).to_contain_text("no more than 4 cards")
    expect(page.get_by_test_id("finish")).to_be_disabled()
    for card in dict.fromkeys(CUBES.values()):
        page.locator(f"[data-cube={card}]").click()
        for name in (name for name, cube in CUBES.items() if cube == card):
            expects_room(page, name)
            cell(page, name).click()
    page.keyboard.press("Escape")
    total(page, 116)
    expect(page.get_by_test_id("crowded")).to_have_count(0)
    points = {
        "trees": 4,
        "mountains": 10,
        "fields": 10,
        "buildings": 10,
        "water": 19,
        "animals": 63,
    }
    for name, number in points.items():
        expect(category(page, name)).to_have_text(str(number))

    # Every point is explained on the board, and every nothing.
    category(page, "water").click()
    lit = page.locator(".fit[data-at]")
    expect(lit).to_have_count(7)
    reasons = page.get_by_test_id("reasons").locator("li")
    expect(reasons).to_have_count(1)
    expect(reasons.first.get_by_role("link")).to_have_attribute(
        "href", "/rules/harmonies#H-SCORE-RIVER-1"
    )
    category(page, "mountains").click()
    expect(reasons).to_have_count(5)
    lonely = page.locator("li[data-rule=H-SCORE-MOUNTAIN-2]")
    expect(lonely).to_contain_text("no other mountain")
    lonely.get_by_role("button").click()
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-at", "e5")
    page.keyboard.press("Escape")
    cell(page, "c2").click()
    expect(reasons).to_have_count(2)
    expect(page.locator("li[data-rule=H-SCORE-BUILDING-2]")).to_contain_text("sees")

    # Alone: suns, and the diary.
    expect(page.locator("[data-suns]").first).to_have_attribute("data-suns", "7")
    page.get_by_test_id("finish").click()
    expect(page.get_by_test_id("finished")).to_be_visible()
    expect(page.get_by_test_id("chapter").locator("[data-best]")).to_have_text("116")
    page.reload()
    total(page, 116)
    check(person, "harmonies pad")


def test_spirits_players_ties_and_where(new_person: NewPerson) -> None:
    page = opens(new_person(), "harmonies")
    page.get_by_label("Nature spirits").check()
    counted(page, "harmonies")
    puts_in(page, {"a1": ("yellow",), "a2": ("gray",), "b1": ("gray",)})
    chooses_cards(page, "lion", "meerkat")
    expect(page.locator("[data-cube=lion]")).to_be_visible()
    page.locator("[data-cube=meerkat]").click()
    expect(page.locator(".hint")).to_contain_text("Meerkat could go now on a2 and b1")
    page.keyboard.press("Escape")
    # The spirit's cube is only counted, not shown: a field alone is a group for the lion.
    page.get_by_role("group", name="Cubes of Lion placed").get_by_label("One more").click()
    expect(category(page, "spirit")).to_have_text("2")
    total(page, 4)
    expect(page.locator("[data-suns]").first).to_have_attribute("data-suns", "2")

    page.get_by_label("One player more").click()
    total(page, 0, 1)
    expect(page.locator("[data-rank='0']")).to_have_text("1.")
    page.get_by_role("button", name="Player 2", exact=False).first.click()
    page.get_by_test_id("add-cards").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-card=meerkat]")).to_be_disabled()
    expect(dialog.locator("[data-card]")).to_have_count(42)
    page.keyboard.press("Escape")
    chooses_cards(page, "fish")
    page.get_by_role("group", name="Cubes of Fish placed").get_by_label("One more").click()
    total(page, 3, 1)
    expect(page.get_by_test_id("winner")).to_contain_text("H-WIN-1")
    puts_in(page, {"e5": ("green",)})
    total(page, 4, 1)
    expect(page.get_by_test_id("winner")).to_contain_text("H-WIN-2")
    expect(page.locator("[data-rank='1']")).to_have_text("1.")


def test_islands_by_keyboard(new_person: NewPerson) -> None:
    """EX-ISLAND-1 of the rule book, without a pointer."""
    page = opens(new_person(), "harmonies")
    page.get_by_role("radio", name="B, with islands").check(force=True)
    counted(page, "harmonies")
    total(page, 5)
    page.locator("[data-cell][tabindex='0']").focus()
    water = ["a2", "b1", "c2", "c4", "d2", "d3", "e2", "f1", "g1", "g2"]
    page.keyboard.press("1")
    row_of = {"a": 4, "b": 3, "c": 4, "d": 3, "e": 4, "f": 3, "g": 4}
    order = [f"{column}{row}" for column, rows in row_of.items() for row in range(1, rows + 1)]
    page.keyboard.press("Home")
    at = 0
    for name in order:
        # One cell down, or to the head of the next column.
        target = order.index(name)
        if target > at:
            if name.endswith("1"):
                page.keyboard.press("ArrowRight")
                for _ in range(4):
                    page.keyboard.press("ArrowUp")
            else:
                page.keyboard.press("ArrowDown")
            at = target
        expect(page.locator("[data-cell][tabindex='0']")).to_have_attribute("data-cell", name)
        if name in water:
            expect(cell(page, name)).to_have_attribute("aria-label", re.compile("place water"))
            page.keyboard.press("Enter")
            expect(cell(page, name)).to_have_attribute("aria-label", re.compile(f"^{name}: water"))
    total(page, 20)
    page.keyboard.press("u")
    expect(cell(page, "g2")).to_have_attribute("aria-label", re.compile("^g2: empty"))
    page.keyboard.press("Control+z")
    expect(cell(page, "g1")).to_have_attribute("aria-label", re.compile("^g1: empty"))


def test_a_token_is_dragged_and_taken_off_again(new_person: NewPerson) -> None:
    page = opens(new_person(), "harmonies")
    page.locator("[data-token=green]").scroll_into_view_if_needed()
    expect(cell(page, "c3")).to_be_in_viewport()
    start = page.locator("[data-token=green]").bounding_box()
    end = cell(page, "c3").bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()
    total(page, 1)
    page.get_by_test_id("rubber").click()
    cell(page, "c3").click()
    total(page, 0)


def test_what_cannot_be_is_taken_back_and_named(new_person: NewPerson) -> None:
    """A click that was quicker than the server."""
    person = new_person()
    page = opens(person, "harmonies")
    page.locator("[data-token=blue]").click()
    expects_room(page, "a1")
    with page.expect_console_message(lambda message: "status of 4" in message.text):
        page.evaluate(
            "() => { const cell = document.querySelector('[data-cell=a1]');"
            "for (const _ of [1, 2])"
            "  cell.dispatchEvent(new MouseEvent('click', {bubbles: true})); }"
        )
    wrong = page.locator(".wrong")
    expect(wrong).to_contain_text("cannot be stacked")
    expect(wrong.get_by_role("link")).to_have_attribute("href", "/rules/harmonies#H-TOKEN-2")
    counted(page, "harmonies")
    assert stored(page)[0]["places"][0]["board"] == {"a1": ["blue"]}
    # Refusals are no fault of the page.
    person.odd[:] = [text for text in person.odd if "status of 4" not in text]


def lays(page: Page, columns: str) -> None:
    for index, tile in enumerate(board(columns)):
        page.locator(f"[data-choice='{tile}']").click()
        cell(page, index).click()
    counted(page, "take_it_easy")


def test_take_it_easy_a_match_of_two(new_person: NewPerson) -> None:
    person = new_person()
    page = opens(person, "take_it_easy")
    lays(page, BOARD_178)
    total(page, 178)
    expect(page.locator("[data-choice='928']")).to_be_disabled()
    reasons = page.get_by_test_id("reasons").locator("li")
    points = [int(text) for text in reasons.locator(".points").all_inner_texts()]
    assert sum(points) == 178
    reasons.first.get_by_role("button").click()
    expect(page.locator(".lit[data-cell]")).to_have_count(3)

    page.get_by_label("One player more").click()
    page.get_by_role("radio", name="lines and the best ray").check(force=True)
    counted(page, "take_it_easy")
    page.get_by_role("button", name="Player 2").first.click()
    # By keyboard: stand on a cell, type the three numbers.
    page.locator("[data-cell='0']").focus()
    for index, tile in enumerate(board(BOARD_319)):
        page.locator(f"[data-cell='{index}']").focus()
        page.keyboard.type(str(tile))
        expect(cell(page, index)).to_have_attribute("data-tile", str(tile))
    # Rays of different tiles are not compared, and no round ends so.
    total(page, 228, 1)
    expect(page.get_by_text("do not lie on every board")).to_be_visible()
    expect(page.get_by_test_id("finish")).to_be_disabled()
    page.get_by_role("radio", name="lines and rays").check(force=True)
    total(page, 319, 1)
    expect(page.get_by_test_id("finish")).to_be_enabled()

    page.get_by_role("button", name="Suns and moons").click()
    suns = page.get_by_role("dialog").get_by_role("button", name="a sun")
    for left in range(13, 0, -1):
        expect(suns).to_have_count(left)
        suns.first.click()
    page.keyboard.press("Escape")
    expect(category(page, "sun_rays")).to_have_text("0")
    expect(category(page, "moon_rays")).to_have_text(str(6 * 57))

    page.get_by_role("button", name="Next round").click()
    page.get_by_role("button", name="Player 1").first.click()
    for index, code in enumerate(("978", "964", "923")):
        page.locator(f"[data-choice='{code}']").click()
        cell(page, index).click()
    match = page.get_by_test_id("match-table").locator("[data-match='0']")
    expect(match).to_have_text(str(178 + 6 * 57 + 27 + 18))
    check(person, "take it easy pad")
    page.reload()
    expect(match).to_have_text(str(178 + 6 * 57 + 27 + 18))
    # The list belongs to the box: the caller and the next sheet know it.
    page.goto(f"{person.url}/caller")
    page.get_by_role("button", name="Symbols").click()
    page.get_by_test_id("draw").click()
    expect(page.get_by_test_id("called-tiles").get_by_role("img", name="a moon")).to_have_count(1)


def test_tranquility_says_what_fits_where_and_what_it_costs(new_person: NewPerson) -> None:
    person = new_person()
    # The others are asked of the same answer without a browser.
    for written, size, at, expected in (VECTORS[1], VECTORS[4], VECTORS[10], *VECTORS[12:]):
        page = opens(person, "tranquility")
        if grid := written.get("grid"):
            name = {"high_arch": "High Arch", "pyramid": "Pyramid"}[grid]
            page.get_by_role("radio", name=name).check(force=True)
        for place, number in written["placed"].items():
            cell(page, place).click()
            page.get_by_test_id("cell-number").fill(str(number))
            page.keyboard.press("Enter")
            expect(cell(page, place)).to_have_attribute("aria-label", f"Cell {place}: {number}")
        for row in written.get("blocked_rows", ()):
            page.get_by_role("button", name=str(row), exact=True).click()
        if written.get("only_beside"):
            page.get_by_label("Orange Storm").check()
        (number,) = written["hand"]
        page.get_by_test_id("hand-number").fill(str(number))
        page.keyboard.press("Enter")
        for _ in range(size - 1):
            page.get_by_role("group", name="Other cards").get_by_label("One more").click()
        attribute = "data-against" if isinstance(expected, str) else "data-cost"
        expect(cell(page, at)).to_have_attribute(attribute, str(expected))
    check(person, "tranquility pad")
    cell(page, 2).click()  # the last one: only beside other islands
    expect(page.get_by_test_id("filled")).to_have_text("1 of 36 cells")


def test_sheets_stay_and_travel_as_a_file(new_person: NewPerson, tmp_path: Path) -> None:
    person = new_person()
    page = opens(person, "tranquility")
    page.get_by_label("Name of player 1").fill("Ada")
    page.keyboard.press("Tab")
    cell(page, 1).click()
    page.get_by_test_id("cell-number").fill("4")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="won", exact=True).click()
    counted(page, "tranquility")
    page.get_by_test_id("finish").click()
    opens(person, "harmonies")
    puts_in(page, {"c3": ("green",)})
    page.goto(f"{person.url}/pad")
    expect(page.get_by_test_id("sheet")).to_have_count(1)
    expect(page.get_by_test_id("chapter")).to_contain_text("Tranquility")
    with page.expect_download() as saving:
        page.get_by_test_id("export").click()
    file = tmp_path / "pad.json"
    saving.value.save_as(file)

    other = new_person(phone=True)
    there = other.goes_to("/pad")
    there.get_by_test_id("import").set_input_files(file)
    expect(there.get_by_test_id("imported")).to_contain_text("2 sheets added")
    expect(there.get_by_test_id("chapter")).to_contain_text("Tranquility")
    there.get_by_test_id("sheet").click()
    total(there, 1)
    there.goto(f"{other.url}/pad")
    there.get_by_test_id("import").set_input_files(file)
    expect(there.get_by_test_id("imported")).to_contain_text("2 known already")
    there.get_by_test_id("import").set_input_files(Path(__file__))
    expect(there.get_by_test_id("imported")).to_contain_text("not a file of the score pad")


def test_a_damaged_sheet_is_kept_aside_and_told(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/pad")
    page.evaluate("localStorage.setItem('harmonium.pad.sheet.bad', 'half a she')")
    page.reload()
    aside = page.get_by_test_id("aside")
    expect(aside).to_be_visible()
    assert page.evaluate("localStorage.getItem('harmonium.pad.aside.bad')") == "half a she"
    with page.expect_download() as saving:
        aside.get_by_role("button", name="Save it").click()
    assert Path(saving.value.path()).read_text() == "half a she"
    aside.get_by_role("button", name="Throw it away").click()
    expect(aside).to_have_count(0)


@pytest.mark.parametrize("game", ["harmonies", "take_it_easy", "tranquility"])
def test_by_touch_on_a_phone(new_person: NewPerson, game: str) -> None:
    person = new_person(phone=True)
    page = opens(person, game)
    if game == "harmonies":
        for _ in range(3):
            page.get_by_label("One player more").tap()
        page.locator("[data-token=gray]").tap()
        for name in ("c2", "c3"):
            expects_room(page, name)
            cell(page, name).tap()
        total(page, 2)
        page.locator("[data-token=gray]").tap()
        category(page, "mountains").tap()
        expect(page.locator(".fit[data-at]")).to_have_count(2)
        expect(cell(page, "c2")).to_be_in_viewport()
    elif game == "take_it_easy":
        for index, tile in enumerate(("978", "964", "923")):
            cell(page, index).tap()
            page.locator(f"[data-choice='{tile}']").tap()
            expect(cell(page, index)).to_have_attribute("data-tile", tile)
        total(page, 27)
    else:
        page.get_by_role("radio", name="Pyramid").check(force=True)
        page.get_by_test_id("hand-number").fill("21")
        page.keyboard.press("Enter")
        cell(page, 12).tap()
        expect(page.get_by_test_id("filled")).to_have_text("1 of 36 cells")
    counted(page, game)
    check(person, game)
    small: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('main button, main summary, main a')]"
        ".filter((one) => one.getClientRects().length && one.getBoundingClientRect().height < 43.5)"
        ".map((one) => one.outerHTML.slice(0, 120))"
    )
    assert small == []


def test_the_pad_begins_with_nothing(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    page = person.goes_to("/")
    page.get_by_role("link", name="Score pad").first.click()
    page.get_by_test_id("new-harmonies").wait_for()
    check(person, "pad")
