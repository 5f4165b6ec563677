"""Help while playing: hints, a mistake taken back, and where there is none."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from e2e.checks import check
from e2e.ears import Ears
from e2e.people import TURN, NewPerson, Person
from e2e.sight import PHONES, in_sight
from e2e.test_text_view import Reader
from e2e.tie import called, open_cells, wait_for_next

ME, OPEN = {"type": "me"}, {"type": "open"}
BOT = {"type": "bot", "bot": "random"}
PRACTICE = re.compile(r"\bpractice\b")


def sits_down(person: Person, **plan: Any) -> Page:
    page = person.at_table(person.makes_table(**plan))
    page.locator("[data-testid=table][data-settled=true]").wait_for()
    return page


def shows(page: Page, step: str) -> None:
    page.locator(f"[data-testid=hint][data-step={step}]").wait_for(timeout=TURN)


def test_a_hint_by_mouse_says_what_it_costs_then_where_to_look_then_what_to_do(
    new_person: NewPerson,
) -> None:
    person = new_person()
    page = sits_down(person, game="take_it_easy", seats=[ME, BOT])
    hint, button = page.get_by_test_id("hint"), page.get_by_test_id("hint-button")
    button.click()
    expect(hint).to_contain_text("A hint makes this game practice")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text(PRACTICE)
    button.click()
    shows(page, "look")
    expect(page.get_by_role("heading", level=1)).to_contain_text(PRACTICE)
    button.click()
    shows(page, "act")
    lit = page.locator("[data-board-of='0'] .explained [data-cell]")
    expect(lit).to_have_count(1)
    expect(hint.locator("kbd")).to_have_text(f"c{lit.get_attribute('data-cell')}")
    check(person, "hint")
    button.click()
    expect(hint).to_have_count(0)
    expect(lit).to_have_count(0)

    # What an act does to the lines is said to whoever is new, and to nobody who does not want it.
    hopes = page.get_by_test_id("hopes")
    open_cells(page).first.hover()
    expect(hopes).to_contain_text(re.compile("lives on"))
    page.get_by_test_id("menu").click()
    page.get_by_test_id("set-hopes").uncheck()
    expect(hopes).to_have_count(0)


def test_a_hint_on_a_phone_moves_nothing_and_covers_nothing_that_acts(
    new_person: NewPerson,
) -> None:
    person = new_person(phone=True)
    for form in ("small", "sideways"):
        person.page.set_viewport_size(PHONES[form])
        page = sits_down(person, game="harmonies", seats=[ME, BOT])
        groups = "[data-group][data-legal]"
        page.locator(groups).first.wait_for()
        board = page.locator(".landscape.live")
        before = board.bounding_box()
        page.get_by_test_id("hint-button").tap()
        page.get_by_test_id("hint-next").tap()
        shows(page, "look")
        page.get_by_test_id("hint-next").tap()
        shows(page, "act")
        assert board.bounding_box() == before
        in_sight(page, groups, "[data-testid=hint-play]", "[data-testid=do-harmonies-end-turn]")
        page.locator("[data-group][data-lit]").wait_for()
        page.get_by_test_id("hint-play").tap()
        expect(page.get_by_test_id("hint")).to_have_count(0)
        expect(page.locator("[data-token]")).to_have_count(3)


def test_a_hint_by_typing_is_heard(new_person: NewPerson) -> None:
    person = new_person()
    page = sits_down(person, game="tranquility", seats=[ME])
    ears = Ears(page)
    reader = Reader(page)
    reader.opens_text()
    expect(reader.view).to_have_attribute("data-ready", "true")
    for step, words in {
        "warned": "this game practice",
        "look": "Look at",
        "act": "in cell",
    }.items():
        reader.types("hint")
        shows(page, step)
        ears.hear(words)
    act = page.get_by_test_id("hint").locator("kbd").inner_text()
    entries = reader.entries()
    reader.types(act)
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(reader.view).not_to_have_attribute("data-entries", str(entries))


NINES = [*range(7, 12)]
"""The middle column; a tile with a nine goes there, the others elsewhere."""
ELSEWHERE = [cell for cell in range(19) if cell not in NINES]


def test_a_mistake_in_a_teaching_game_is_shown_and_taken_back(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/new/take_it_easy/alone")
    page.get_by_test_id("teaching").check()
    page.get_by_role("button", name="Make the table and play").click()
    nines, elsewhere = list(NINES), list(ELSEWHERE)
    while len(nines) > 1 or called(page).startswith("9"):
        tile = called(page)
        cell = (nines if tile.startswith("9") and len(nines) > 1 else elsewhere).pop()
        page.locator(f"[data-cell='{cell}'][data-legal]").click()
        wait_for_next(page, tile)

    # Four nines of five lie there, and something else completes the column.
    cell, tile = nines.pop(), called(page)
    page.locator(f"[data-cell='{cell}'][data-legal]").click()
    judged = page.get_by_test_id("judged").filter(has_text=f"Played: cell {cell}")
    expect(judged).to_contain_text(re.compile("That lost about .* points"), timeout=TURN)
    # What would have been better is what one has to see, on any screen.
    desk = page.viewport_size
    assert desk is not None
    for form in ("small", "sideways"):
        page.set_viewport_size(PHONES[form])
        expect(page.get_by_test_id("judged-better").locator("p")).to_be_in_viewport(ratio=1)
    page.set_viewport_size(desk)
    page.get_by_test_id("judged-better").hover()
    lit = page.locator("[data-board-of='0'] .explained [data-cell]")
    expect(lit).to_have_count(1)
    expect(page.get_by_test_id("judged-better")).to_contain_text(
        f"cell {lit.get_attribute('data-cell')}"
    )
    check(person, "judged")
    page.get_by_test_id("judged-back").click()
    expect(judged).to_have_count(0)
    expect(page.locator(f"[data-cell='{cell}'][data-legal]")).to_be_attached()
    assert called(page) == tile


def test_with_others_there_are_hints_only_where_all_knew_it_before(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    guest.goes_to("/")
    guest.name()
    for hints in (False, True):
        table = host.makes_table(game="take_it_easy", seats=[ME, OPEN], open=True, hints=hints)
        page = host.goes_to(f"/table/{table}")
        joining = guest.goes_to(f"/table/{table}")
        joining.get_by_role("button", name="Join").wait_for()
        expect(joining.get_by_test_id("with-hints")).to_have_count(int(hints))
        joining.get_by_role("button", name="Join").click()
        page.get_by_role("button", name="Start the game").click()
        for one in (page, joining):
            one.locator("[data-testid=table][data-settled=true]").wait_for()
            expect(one.get_by_test_id("hint-button")).to_have_count(int(hints))
        page.keyboard.press("i")
        expect(page.get_by_test_id("hint")).to_have_count(int(hints))


def test_there_is_no_hint_in_the_deal_of_the_day(new_person: NewPerson) -> None:
    person = new_person()
    made = person.page.request.post(f"{person.url}/api/daily/take_it_easy?device=test")
    assert made.ok, made.text()
    page = person.at_table(made.json()["id"])
    open_cells(page)
    expect(page.get_by_test_id("undo")).to_be_visible()
    expect(page.get_by_test_id("hint-button")).to_have_count(0)
    page.keyboard.press("i")
    expect(page.get_by_test_id("hint")).to_have_count(0)
