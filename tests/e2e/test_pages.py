"""Every page: nothing for axe, no sideways scrolling on a phone, small, within its own host."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.checks import check
from e2e.people import AT_THE_DESK, ON_A_PHONE, NewPerson, close_sheet
from e2e.programs import apart, client_of, play_on
from e2e.tie import open_cells, play_round

PATHS = {
    "home": "/",
    "lobby": "/lobby",
    "mine": "/mine",
    "settings": "/settings",
    "new": "/new/take_it_easy",
    "new-harmonies": "/new/harmonies",
    "device": "/new/take_it_easy/device",
    "code": "/code",
    "missing": "/nowhere",
}


@AT_THE_DESK
def test_nothing_is_wrong_with_the_pages(new_person: NewPerson, *, phone: bool) -> None:
    person = new_person(phone=phone)
    for name, path in PATHS.items():
        person.goes_to(path)
        person.page.get_by_role("heading").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        check(person, name)


@AT_THE_DESK
def test_nothing_is_wrong_with_the_waiting_room(new_person: NewPerson, *, phone: bool) -> None:
    person = new_person(phone=phone)
    table = person.makes_table(game="take_it_easy", seats=[{"type": "me"}, {"type": "open"}])
    person.goes_to(f"/table/{table}")
    person.page.get_by_test_id("here-only").click()
    person.page.get_by_role("button", name="Make a link").click()
    person.page.get_by_test_id("code").wait_for()
    check(person, "waiting room")


@ON_A_PHONE
def test_nothing_is_wrong_with_the_table(new_person: NewPerson, *, phone: bool) -> None:
    person = new_person(phone=phone)
    seats = [{"type": "me"}, {"type": "bot", "bot": "random"}]
    options = {"scoring": "rays", "rounds": 1}
    table = person.makes_table(game="take_it_easy", seats=seats, options=options)
    page = person.at_table(table)
    play_round(page, 6)
    open_cells(page)
    check(person, "table")
    for door in page.locator("[aria-haspopup]").all():
        door.click()
        page.get_by_test_id("sheet").wait_for()
        check(person, door.inner_text())
        close_sheet(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("take back")
    check(person, "keys")
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    check(person, "menu")
    page.get_by_role("button", name="Player aid").click()
    expect(page.get_by_role("dialog")).to_contain_text("A tile is called")
    check(person, "aid")
    page.keyboard.press("Escape")
    apart(play_on(client_of(person), table))
    person.sees("end")
    check(person, "end")


CHOPPY = {"jagged_rocks": True, "sea_monsters": "high", "storm_compass": True, "jokers": True}
TABLES: dict[str, dict[str, Any]] = {
    "take_it_easy": {},
    "harmonies": {},
    "tranquility": CHOPPY,
}


@pytest.mark.parametrize("game", [None, *TABLES], ids=["home", *TABLES])
def test_sizes(new_person: NewPerson, game: str | None) -> None:
    person = new_person()
    path = "/"
    if game is not None:
        seats = [{"type": "me"}]
        path = f"/table/{person.makes_table(game=game, seats=seats, options=TABLES[game])}"
    sizes: dict[str, int] = {}
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.__setitem__(event["requestId"], int(event["encodedDataLength"])),
    )
    person.goes_to(path)
    person.page.wait_for_load_state("networkidle")
    person.sees("table" if game else "game-take_it_easy")
    assert 10_000 < sum(sizes.values()) < (300_000 if game else 200_000)


def test_a_forbidden_combination_is_greyed_out_and_names_its_rule(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/new/take_it_easy")
    best = page.get_by_role("radio", name="lines and the best ray")
    expect(best).to_be_enabled()
    page.get_by_role("radiogroup", name="How many players").get_by_role("radio", name="1").check(
        force=True
    )
    expect(best).to_be_disabled()
    why = page.get_by_test_id("why-scoring").get_by_role("link", name="T-VAR-MIX-4")
    expect(why).to_be_visible()
    page.get_by_role("radiogroup", name="How many players").get_by_role("radio", name="2").check(
        force=True
    )
    best.check(force=True)
    expect(
        page.get_by_role("radiogroup", name="How many players").get_by_role("radio", name="1")
    ).to_be_disabled()
    # What is chosen is explained, and leads to its rule.
    scoring = page.locator("[data-option=scoring]")
    expect(scoring).to_contain_text("60 points")
    expect(scoring.get_by_role("link", name="T-VAR-BEST-3")).to_be_visible()


def test_a_fresh_form_warns_of_nothing_and_has_three_ways(new_person: NewPerson) -> None:
    page = new_person().goes_to("/new/harmonies")
    first = page.get_by_label("First player")
    expect(first.locator("option")).to_have_text(["chance decides", "1", "2"])
    expect(page.get_by_test_id(re.compile("^why-"))).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_text(re.compile(r"\bH-[A-Z]+"))).to_have_count(0)  # behind their marks
    # What was chosen, and cannot be any more, is a fault.
    first.select_option("2")
    page.get_by_role("link", name="Alone").click()
    expect(page).to_have_url(re.compile("/new/harmonies/alone$"))
    expect(page.get_by_role("alert").get_by_role("link", name="H-SETUP-5")).to_be_visible()
    expect(page.get_by_role("button", name="Make the table")).to_be_disabled()
    first.select_option("1")
    expect(page.get_by_role("combobox", name="Seat")).to_have_count(1)
    players = page.get_by_role("radiogroup", name="How many players")
    players.get_by_role("radio", name="2").check(force=True)
    expect(page.get_by_label("Seat 2")).to_have_value("bot")
    page.get_by_role("link", name="Same device").click()
    expect(page.get_by_label("Seat 2", exact=True)).to_have_value("me")
    page.get_by_role("link", name="Alone").click()
    page.get_by_role("button", name="Make the table and play").click()
    expect(page.get_by_test_id("table")).to_be_visible()


def test_settings_stay_and_the_name_is_everywhere(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/settings")
    page.get_by_label("Your name").fill("Лариса")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("navigation")).to_contain_text("Лариса")
    page.get_by_label("dark").check()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.reload()
    expect(page.get_by_label("dark")).to_be_checked()
    expect(page.get_by_label("Your name")).to_have_value("Лариса")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_an_open_table_is_joined_from_the_lobby(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = host.makes_table(
        game="take_it_easy", seats=[{"type": "me"}, {"type": "open"}], open=True
    )
    page = guest.goes_to("/lobby")
    page.locator("li", has=page.locator(f"a[href='/table/{table}']")).get_by_role(
        "button", name="Join"
    ).click()
    guest.sees("waiting")
    host.goes_to(f"/table/{table}")
    host.page.get_by_role("button", name="Start the game").click()
    open_cells(host.page)
    open_cells(page)


def test_a_table_can_be_called_off_before_the_game(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = host.makes_table(
        game="tranquility",
        seats=[{"type": "me"}, {"type": "open"}],
        options={"jokers": True},
        open=True,
    )
    guest.goes_to(f"/table/{table}")
    # Whoever thinks about joining sees what would be played.
    expect(guest.sees("chosen")).to_contain_text("Two Jokers")
    host.goes_to(f"/table/{table}")
    host.page.get_by_role("button", name="Call off the table").click()
    host.sees("game-tranquility")
    guest.sees("called-off")


def test_a_table_that_is_not_there_says_so(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/table/nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table cannot be shown")
    person.odd.clear()  # the browser notes the 404
