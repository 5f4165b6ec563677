"""Whole games by the keyboard alone, from the first key to the end."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.ears import Ears
from e2e.keyboard import KeyboardHands, KeyboardSailor, is_kept, reach
from e2e.people import NewPerson
from e2e.tie import called, open_cells, place, wait_for_next
from e2e.tranquility_table import play_together

ME = {"type": "me"}
MODULES = {
    "jagged_rocks": True,
    "sea_monsters": "high",
    "storm_compass": True,
    "jokers": True,
    "remove_islands": "poseidon",  # fewer cards, and so a shorter game
}


def test_take_it_easy(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/")
    keys = page.keyboard
    now = page.get_by_test_id("game-take_it_easy").get_by_role("button", name="Play now")
    expect(now).to_be_enabled()
    reach(now)
    keys.press("Enter")
    open_cells(page)
    # From wherever the page has put the focus N leads to the first place that is open.
    focused = page.locator("[data-cell]:focus")
    keys.press("n")
    expect(focused).to_have_attribute("aria-label", re.compile("would bring 0 points"))
    assert page.locator("[data-cell][tabindex='0']").count() == 1
    keys.press("Home")
    expect(focused).to_have_attribute("data-cell", "0")
    for key, cell in (
        ("ArrowDown", "1"),
        ("ArrowRight", "4"),
        ("ArrowUp", "3"),
        ("ArrowLeft", "0"),
    ):
        keys.press(key)
        expect(focused).to_have_attribute("data-cell", cell)
    keys.press("End")
    expect(focused).to_have_attribute("data-cell", "18")
    rounds = 2
    for turn in range(19 * rounds):
        if turn == 19:  # the finished board stays
            expect(page.get_by_test_id("turn")).to_contain_text("Round 1 is over")
            keys.press("n")
            keys.press("Enter")
        open_cells(page)
        tile = called(page)
        if turn > 0:
            keys.press(("n", "Shift+N", "PageDown", "PageUp")[turn % 4])
        keys.press("Enter" if turn % 2 else "Space")
        wait_for_next(page, tile)
        is_kept(page)
    person.sees("end")
    keys.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("take back")
    keys.press("Escape")
    expect(dialog).to_be_hidden()
    is_kept(page)
    # Each step back counts, however quickly they come; back in the present, and another game.
    ears = Ears(page)
    steps = int(page.get_by_test_id("past").inner_text().split()[-1])
    keys.press("[")
    keys.press("[")
    ears.hear(f"Looking back: after step {steps - 2}")
    keys.press("Escape")
    ears.hear("The match is over.")
    reach(page.get_by_role("button", name="Rematch"))
    keys.press("Enter")
    ears.hear("Place the called tile.")
    expect(page.locator("h1")).to_be_focused()
    assert page.locator("[data-testid=board] .laid").count() == 0


@pytest.mark.long
def test_harmonies(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(game="harmonies", seats=[ME]))
    hands = KeyboardHands(page)
    assert hands.await_turn()
    page.keyboard.press("n")
    is_kept(page)
    # Groups lie one below the other, and so the arrow keys go through them.
    groups = page.locator("[data-group]")
    reach(groups.first)
    for key, group in (("ArrowDown", 1), ("End", 2), ("ArrowUp", 1), ("Home", 0)):
        page.keyboard.press(key)
        expect(groups.nth(group)).to_be_focused()
    # A group is taken, and taken back: the focus goes on to the board and stays there.
    hands.take_group()
    focused = page.locator("[data-cell]:focus")
    expect(focused).to_have_attribute("aria-label", re.compile("place .* here"))
    page.keyboard.press("u")
    hands.await_change("data-hand", "3")
    expect(focused).to_have_count(1)
    ears = Ears(page)
    hands.play()
    person.sees("end")
    is_kept(page)
    # What one's own acts have brought was told as well.
    ears.hear("You: ", " +")


@pytest.mark.long
def test_tranquility_with_its_modules(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(game="tranquility", seats=[ME], options=MODULES))
    sailor = KeyboardSailor(page)
    sailor.await_turn()
    page.keyboard.press("n")

    def look_round(_seen: dict[str, Any]) -> None:
        sailor.hurry = len(sailor.acts) > 6

    play_together([sailor], look_round)
    person.sees("story")
    is_kept(page)
    assert {"turn", "rocks"} <= set(sailor.acts)


def test_a_card_is_lifted_and_put_down(new_person: NewPerson) -> None:
    """The keys of this table: a card by its number, two by D, and Esc to think again.

    In the first turn of the plain game every card has its places, and two may always go; with
    the modules a voyage may founder before both can be chosen from.
    """
    person = new_person()
    page = person.at_table(person.makes_table(game="tranquility", seats=[ME]))
    sailor = KeyboardSailor(page)
    sailor.await_turn()
    table = page.get_by_test_id("tranquility")
    page.keyboard.press("1")
    expect(table).to_have_attribute("data-held", "hand:0")
    expect(page.locator("[data-cell][data-legal]:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(table).to_have_attribute("data-held", "")
    page.keyboard.press("d")
    expect(page.locator("[data-hand]:focus")).to_have_count(1)
    expect(table).to_have_attribute("data-needed", "2")
    page.keyboard.press("Escape")
    expect(table).to_have_attribute("data-needed", "0")
    is_kept(page)


def test_from_the_waiting_room_into_a_game_and_out_of_it(new_person: NewPerson) -> None:
    """The focus goes along; whoever is typing goes on typing; whoever leaves is told of."""
    anna, ben = new_person(), new_person()
    seats = [ME, {"type": "open"}, {"type": "bot", "bot": "random"}]
    table = anna.makes_table(game="take_it_easy", seats=seats, chat=True, open=True)
    page, other = anna.goes_to(f"/table/{table}"), ben.goes_to(f"/table/{table}")
    anna.sees("waiting")
    host, guest = Ears(page), Ears(other)
    reach(other.get_by_role("button", name="Join"))
    other.keyboard.press("Enter")
    host.hear("sits down.")
    expect(other.locator("h1")).to_be_focused()
    chat = other.get_by_label("Say something")
    chat.focus()
    other.keyboard.insert_text("Good lu")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    reach(start)
    page.keyboard.press("Enter")
    for window in (page, other):
        open_cells(window)
    expect(page.locator("h1")).to_be_focused()
    expect(chat).to_be_focused()
    other.keyboard.insert_text("ck!")
    expect(chat).to_have_value("Good luck!")
    other.keyboard.press("Enter")
    host.hear("Good luck!")

    menu = other.get_by_test_id("menu")
    reach(menu)
    other.keyboard.press("Enter")
    reach(other.get_by_role("button", name="Resign"))
    other.keyboard.press("Enter")
    expect(other.get_by_role("button", name="Resign? Press again")).to_be_focused()
    other.keyboard.press("Enter")
    guest.hear("You have left the game")
    host.hear("has left the game: a stand-in plays on.")
    # A spectator now, and at the table at once.
    expect(other.locator("h1")).to_be_focused()
    expect(other.get_by_test_id("board")).to_be_visible()
    expect(other.locator("[data-legal]")).to_have_count(0)
    wait_for_next(page, place(page))
