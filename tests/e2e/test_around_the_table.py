"""What happens around a game: clocks, pauses, resigning, dragging, ears, the deal of the day."""

import re

from playwright.sync_api import expect

from e2e.people import NewPerson
from e2e.tie import called, open_cells, place, play_round, wait_for_next

TWO = {"game": "take_it_easy", "seats": [{"type": "me"}, {"type": "bot", "bot": "random"}]}
SOLO = {"game": "take_it_easy", "seats": [{"type": "me"}]}


def test_a_tile_is_dragged_to_its_cell(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(**SOLO))
    open_cells(page)
    tile = called(page)
    page.locator("[data-testid=called] [draggable=true]").drag_to(page.locator("[data-cell='9']"))
    wait_for_next(page, tile)
    expect(page.locator("[data-cell='9']")).to_have_accessible_name(
        re.compile(f"tile {'-'.join(tile)}")
    )


def test_what_happens_is_told_to_screen_readers(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(**TWO))
    tile = place(page)
    wait_for_next(page, tile)
    expect(page.get_by_test_id("live")).to_contain_text("Place the called tile.")
    expect(page.get_by_test_id("live")).to_contain_text("Called:")


def test_clocks_run_and_a_table_can_be_paused(new_person: NewPerson) -> None:
    person = new_person()
    clock = {"type": "live", "seconds": 300, "increment": 5}
    page = person.at_table(person.makes_table(**SOLO, clock=clock))
    expect(page.locator("header .clock")).to_have_text(re.compile(r"^[45]:\d\d$"))
    open_cells(page)
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Pause the table").click()
    expect(page.get_by_test_id("turn")).to_have_text("The table is paused")
    expect(page.locator("[data-legal]")).to_have_count(0)
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Go on").click()
    open_cells(page)


def test_resigning_asks_once_more_and_ends_the_game(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(**TWO))
    open_cells(page)
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign? Press again").click()
    expect(person.sees("end")).to_contain_text("resigned.")


def test_the_deal_of_the_day_is_one_try_that_goes_on(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/")
    page.get_by_role("button", name="Play Take It Easy").click()
    play_round(page, 2)
    page = person.goes_to("/")
    page.get_by_role("button", name="Go on with Take It Easy").click()
    open_cells(page)
    page.mouse.move(1, 1)  # where the pointer rests the next tile would be tried on
    expect(page.locator("[data-testid=board] [data-cell] .tile")).to_have_count(2)


def test_somebody_elses_board_is_enlarged_on_demand(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(**TWO))
    play_round(page, 1)
    page.get_by_role("button", name="Enlarge the board of Random bot").click()
    expect(page.get_by_role("dialog").locator(".tile")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
