"""Several people on one device: the screen goes round, and nobody sees what is another's."""

import re

from playwright.sync_api import Page, expect

from e2e.harmonies_table import Hands
from e2e.one_screen import Wire, everything_on, lift
from e2e.people import TURN, NewPerson
from e2e.programs import apart, client_of, play_on
from e2e.tie import called, open_cells, place, wait_for_next

ANNA, BEA, BOT = (
    {"type": "me", "name": "Anna"},
    {"type": "me", "name": "Bea"},
    {"type": "bot", "bot": "random"},
)
ONE_ROUND = {"rounds": 1}
CHOSEN = "your choice for"


def choose_secretly(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_label("Choose secretly").check()
    page.keyboard.press("Escape")


def test_take_it_easy_in_turn_openly(new_person: NewPerson) -> None:
    """The screen goes on by itself with a calm word; the one before may still take it back."""
    person = new_person()
    table = person.makes_table(game="take_it_easy", seats=[ANNA, BEA], options=ONE_ROUND)
    page = person.at_table(table)
    expect(page.get_by_test_id("seat-0")).to_have_attribute("aria-pressed", "true")
    tile = place(page, 3)
    expect(page.get_by_test_id("pass")).to_have_text("Pass the screen to Bea.")
    expect(page.get_by_test_id("live")).to_contain_text("Pass the screen to Bea.")
    expect(page.get_by_test_id("seat-1")).to_have_attribute("aria-pressed", "true")

    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("seat-0")).to_have_attribute("aria-pressed", "true")
    assert called(page) == tile
    place(page, 4)
    expect(page.get_by_test_id("seat-1")).to_have_attribute("aria-pressed", "true")
    place(page, 5)
    wait_for_next(page, tile)
    expect(page.get_by_test_id("pass")).to_have_count(0)

    for turn in range(1, 19):
        tile = called(page)
        seat = page.locator("[data-testid^=seat-][aria-pressed=true]")
        name = seat.inner_text()
        place(page, turn * 3)
        expect(seat).not_to_have_text(name, timeout=TURN)
        place(page, turn * 3)
        wait_for_next(page, tile)
    expect(person.sees("end")).to_contain_text(re.compile("Anna|Bea"))
    expect(page.get_by_test_id("screen")).to_have_count(0)


def test_take_it_easy_secretly_by_touch_on_a_phone(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    wire = Wire(person.page)
    table = person.makes_table(game="take_it_easy", seats=[ANNA, BEA, BOT], options=ONE_ROUND)
    page = person.at_table(table)
    choose_secretly(page)
    open_cells(page).nth(3).dblclick()
    # A double tap lifts nothing that has just come down.
    expect(page.get_by_test_id("curtain")).to_contain_text("Pass the screen to Bea.")
    assert CHOSEN not in everything_on(page)
    assert page.locator("[data-cell]").count() == 0
    assert not person.scrolls_sideways()

    wire.eyes()
    page.reload()
    expect(page.get_by_test_id("curtain")).to_contain_text("Pass the screen to Bea.")
    assert wire.eyes() == {None}

    # Anna has forgotten something: she takes the screen again, and takes her choice back.
    lift(page, 0, touch=True)
    expect(page.locator(f"[aria-label*='{CHOSEN}']")).to_have_count(1)
    page.get_by_test_id("undo").tap()
    open_cells(page).nth(5).tap()
    assert wire.eyes() <= {None, 0}

    holder = 1
    for turn in range(19):
        # Whoever has the screen goes first; for the first tile Anna has chosen already.
        if turn > 0:
            open_cells(page).last.tap()
            holder = 1 - holder
        expect(page.get_by_test_id("curtain")).to_be_visible(timeout=TURN)
        assert CHOSEN not in everything_on(page)
        wire.eyes()
        lift(page, holder, touch=True)
        assert CHOSEN not in everything_on(page)
        assert wire.eyes() <= {None, holder}
        tile = called(page)
        open_cells(page).last.tap()
        wait_for_next(page, tile)
    expect(person.sees("end")).to_contain_text("Anna")
    expect(page.get_by_test_id("end")).to_contain_text("Bea")


def test_harmonies_goes_round_openly(new_person: NewPerson) -> None:
    person = new_person()
    table = person.makes_table(game="harmonies", seats=[ANNA, BEA])
    page = person.at_table(table)
    hands = Hands(page)
    expect(hands.board).to_have_attribute("data-active", re.compile("[01]"))
    first = int(hands.board.get_attribute("data-active") or 0)
    for seat in (first, 1 - first, first):
        assert hands.await_turn(seat)
        expect(page.get_by_test_id(f"seat-{seat}")).to_have_attribute("aria-pressed", "true")
        hands.take_group()
        for _ in range(3):
            hands.place()
        hands.end_turn.click()
    assert hands.await_turn(1 - first)
    next_name = ("Anna", "Bea")[1 - first]
    expect(page.get_by_test_id("pass")).to_have_text(f"Pass the screen to {next_name}.")

    # The rest is played by a program with the same cookie; the page follows to the end.
    apart(play_on(client_of(person), table))
    expect(person.sees("end")).to_contain_text("Anna")
    expect(page.get_by_test_id("end")).to_contain_text("Bea")
    expect(page.get_by_test_id("end")).not_to_contain_text("You won")
