"""Several people on one device: the screen goes round, and nobody sees what is another's."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.checks import check
from e2e.ears import Ears
from e2e.harmonies_table import Hands
from e2e.one_screen import Wire, choose_secretly, everything_on, hands_of, lift, spoken_on
from e2e.people import TURN, NewPerson, Person
from e2e.programs import apart, client_of, play_on
from e2e.tie import called, open_cells, place, wait_for_next
from e2e.tranquility_table import Sailor

ANNA, BEA, BOT = (
    {"type": "me", "name": "Anna"},
    {"type": "me", "name": "Bea"},
    {"type": "bot", "bot": "random"},
)
ONE_ROUND = {"rounds": 1}
CHOSEN = "your choice for"


def plays_the_rest(person: Person, table: str) -> None:
    """A program with the same cookie does; the page follows to the end."""
    apart(play_on(client_of(person), table))


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

    for turn in range(1, 5):
        tile = called(page)
        seat = page.locator("[data-testid^=seat-][aria-pressed=true]")
        name = seat.inner_text()
        place(page, turn * 3)
        expect(seat).not_to_have_text(name, timeout=TURN)
        place(page, turn * 3)
        wait_for_next(page, tile)
    plays_the_rest(person, table)
    expect(person.sees("end")).to_contain_text(re.compile("Anna|Bea"))
    expect(page.get_by_test_id("screen")).to_have_count(0)


def test_take_it_easy_secretly_by_touch_on_a_phone(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    wire = Wire(person.page)
    table = person.makes_table(game="take_it_easy", seats=[ANNA, BEA, BOT], options=ONE_ROUND)
    page = person.at_table(table)
    choose_secretly(page)
    ears = Ears(page)
    open_cells(page).nth(3).dblclick()
    # A double tap lifts nothing that has just come down.
    expect(page.get_by_test_id("curtain")).to_contain_text("Pass the screen to Bea.")
    ears.hear("Pass the screen to Bea.")
    assert CHOSEN not in everything_on(page)
    assert page.locator("[data-cell]").count() == 0
    assert not person.scrolls_sideways()

    wire.eyes()
    page.reload()
    expect(page.get_by_test_id("curtain")).to_contain_text("Pass the screen to Bea.")
    assert wire.eyes() == {None}

    # Anna has forgotten something: she takes the screen again, and takes her choice back.
    ears = Ears(page)
    lift(page, 0, touch=True)
    expect(page.locator("h1")).to_be_focused()
    expect(page.locator(f"[aria-label*='{CHOSEN}']")).to_have_count(1)
    page.get_by_test_id("undo").tap()
    ears.hear("Place the called tile.")
    open_cells(page).nth(5).tap()
    ears.hear("Pass the screen to Bea.")
    assert wire.covered() <= {None, 0}

    holder = 1
    for turn in range(5):
        # Whoever has the screen goes first; for the first tile Anna has chosen already.
        if turn > 0:
            wire.eyes()
            open_cells(page).last.tap()
            holder = 1 - holder
            assert wire.covered() <= {None, 1 - holder}
        expect(page.get_by_test_id("curtain")).to_be_visible(timeout=TURN)
        assert CHOSEN not in everything_on(page)
        lift(page, holder, touch=True)
        assert CHOSEN not in everything_on(page)
        assert wire.eyes() <= {None, holder}
        tile = called(page)
        open_cells(page).last.tap()
        wait_for_next(page, tile)
    plays_the_rest(person, table)
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

    plays_the_rest(person, table)
    expect(person.sees("end")).to_contain_text("Anna")
    expect(page.get_by_test_id("end")).to_contain_text("Bea")
    expect(page.get_by_test_id("end")).not_to_contain_text("You won")


def test_people_without_a_name_are_told_apart(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/new/tranquility/device")
    page.locator("form button[type=submit]").click()
    expect(page.get_by_test_id("curtain")).to_contain_text("Player 2")


@pytest.mark.long
def test_tranquility_behind_the_curtain(new_person: NewPerson) -> None:
    """Two people and a bot; the joint payment of the Start goes round like every turn."""
    person = new_person()
    wire = Wire(person.page)
    table = person.makes_table(game="tranquility", seats=[ANNA, BEA, BOT])
    page = person.goes_to(f"/table/{table}")
    curtain = page.get_by_test_id("curtain")
    expect(page.get_by_test_id("lift")).to_be_visible(timeout=TURN)
    assert wire.eyes() == {None}
    check(person, "curtain")
    page.reload()
    expect(page.get_by_test_id("lift")).to_be_visible(timeout=TURN)

    sailor = Sailor(page)
    while "announce" not in sailor.acts or len(sailor.acts) < 8:
        # Covered: not a number on the page, and nothing told but what a spectator may know.
        expect(page.get_by_test_id("lift")).to_be_visible(timeout=TURN)
        assert re.search(r"\d", spoken_on(page)) is None
        assert wire.eyes() <= {None}
        seat = int(page.get_by_test_id("lift").get_attribute("data-seat") or -1)
        lift(page, seat)
        seen = sailor.await_turn()
        no_other_hand(page, table, seat)
        while seen["mine"]:
            sailor.do(seen)
            seen = done_or_asked(sailor)
        no_other_hand(page, table, seat)
        assert wire.eyes() <= {None, seat}
        page.get_by_test_id("cover").click()
        expect(curtain).to_be_visible()
        wire.eyes()
    assert "announce" in sailor.acts

    plays_the_rest(person, table)
    expect(page.get_by_test_id("end")).to_be_visible(timeout=TURN)
    expect(curtain).to_have_count(0)


def done_or_asked(sailor: Sailor) -> dict[str, Any]:
    """After an act: until it is known whether the same person goes on."""
    sailor.page.wait_for_function(
        """() => {
          const { mine, ready } = document.querySelector('[data-testid=tranquility]').dataset;
          return mine === 'false' || ready === 'true';
        }""",
        timeout=TURN,
    )
    return sailor.look()


def no_other_hand(page: Page, table: str, seat: int) -> None:
    """The cards of this seat are on the page, those of the other one are nowhere on it."""
    hands = hands_of(page, table, (0, 1))
    cards = page.locator("button[data-card]")
    shown = set(cards.evaluate_all("all => all.map(one => one.dataset.card)"))
    assert shown <= hands[seat]
    # Small numbers count other things as well; the others are islands and nothing else.
    others = {card for card in hands[1 - seat] - hands[seat] if card.isdecimal() and int(card) > 40}
    assert others.isdisjoint(re.findall(r"\d+", spoken_on(page)))
