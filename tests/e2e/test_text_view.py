"""Whole games by the text view alone: nothing but a keyboard and the words of the page.

No board is on the page; every act is a command that the page itself lists, typed and sent by Enter.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.checks import violations
from e2e.people import TURN, NewPerson, Person
from soak import only_in_soak

ME = {"type": "me"}
BOT = {"type": "bot", "bot": "random"}
MOST_ACTS = 600

Chooser = Callable[[list[str]], str]

LISTED = "buttons => buttons.map((button) => button.dataset.action)"
SETTLED = """(entries) => {
  const table = document.querySelector('[data-testid=table]');
  const view = document.querySelector('[data-testid=text-view]');
  if (table?.dataset.status === 'over') return true;
  return Number(view?.dataset.entries) > entries && view.dataset.ready === 'true';
}"""


class Reader:
    """Somebody who plays by reading and typing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.view = page.get_by_test_id("text-view")
        self.line = page.get_by_test_id("command")

    def switches(self) -> None:
        """By keyboard: the first stop of the table is the way to the text, and back."""
        self.page.locator("#main").focus()
        self.page.keyboard.press("Tab")
        expect(self.page.get_by_test_id("switch-text")).to_be_focused()
        self.page.keyboard.press("Enter")

    def opens_text(self) -> None:
        self.switches()
        expect(self.view).to_be_visible()
        self.page.keyboard.press("/")
        expect(self.line).to_be_focused()

    def types(self, command: str) -> None:
        self.page.keyboard.insert_text(command)
        self.page.keyboard.press("Enter")

    def entries(self) -> int:
        return int(self.view.get_attribute("data-entries") or 0)

    def commands(self) -> list[str]:
        """What the page lists."""
        found: list[str] = self.view.locator("[data-action]").evaluate_all(LISTED)
        return found

    def is_over(self) -> bool:
        return self.page.get_by_test_id("table").get_attribute("data-status") == "over"

    def acts(self, command: str) -> None:
        before = self.entries()
        self.types(command)
        if self.page.get_by_test_id("confirm").count():  # it costs more than it seems: once more
            self.line.fill(command)
            self.line.press("Enter")
        self.page.wait_for_function(SETTLED, arg=before, timeout=TURN)

    def plays(self, choose: Chooser) -> int:
        """To the end; how many acts that took."""
        self.page.wait_for_function(SETTLED, arg=-1, timeout=TURN)
        for act in range(MOST_ACTS):
            if self.is_over():
                return act
            self.acts(choose(self.commands()))
        raise AssertionError("the game does not end")


def reader(new_person: NewPerson, **plan: Any) -> tuple[Person, Reader]:
    person = new_person()
    read = Reader(person.at_table(person.makes_table(seats=[ME], **plan)))
    read.opens_text()
    assert read.page.locator("[data-cell]").count() == 0
    return person, read


def is_told_its_end(read: Reader) -> None:
    expect(read.page.get_by_test_id("end")).to_be_visible()
    read.types("points")
    expect(read.page.get_by_test_id("answer")).to_contain_text("You: ")
    assert violations(read.page) == []


def test_right_to_left_on_a_phone_in_the_dark(new_person: NewPerson) -> None:
    person = new_person(phone=True, dark=True)
    person.context.add_init_script(
        'localStorage.setItem(\'harmonium.settings\', \'{"text": true, "locale": "fa"}\')'
    )
    phone = person.page.viewport_size
    assert phone is not None
    for game in ("take_it_easy", "harmonies", "tranquility"):
        read = Reader(person.at_table(person.makes_table(game=game, seats=[ME, BOT])))
        expect(read.line).to_be_visible()
        expect(read.page.locator("html")).to_have_attribute("dir", "rtl")
        read.line.focus()
        read.types("help")
        expect(read.view.locator("dl").first).to_be_visible()
        assert not person.scrolls_sideways()
        # As wide as a page of 1280 px is at 400 %.
        read.page.set_viewport_size({"width": 320, "height": 640})
        assert not person.scrolls_sideways()
        read.page.set_viewport_size(phone)
        assert "[" not in read.view.inner_text()
        assert violations(read.page) == []


def test_take_it_easy(new_person: NewPerson) -> None:
    _, read = reader(new_person, game="take_it_easy")
    read.page.wait_for_function(SETTLED, arg=-1, timeout=TURN)
    assert violations(read.page) == []
    assert len(read.commands()) == 19
    # A command that is none, and one that the rules refuse, are refused by the server's words.
    read.types("c9x")
    refusal = read.page.get_by_test_id("refusal")
    expect(refusal).to_contain_text("c9x")
    expect(read.line).to_have_value("c9x")
    read.line.press("Control+a")
    read.types("c19")
    expect(refusal.get_by_role("link", name="T-BOARD-1")).to_be_visible()
    expect(read.line).to_have_value("c19")
    read.line.press("Control+a")
    read.acts("C 9")
    expect(refusal).to_have_count(0)
    expect(read.view.locator("[data-part=board]")).to_contain_text("9: ")
    read.types("what c9")
    expect(read.page.get_by_test_id("answer").get_by_role("listitem")).to_have_count(4)
    # What nothing begins with; an earlier moment, and the way back from there.
    answer = read.page.get_by_test_id("answer")
    read.types("legal gray")
    expect(answer).to_contain_text("18 actions")
    asks = read.view.get_by_test_id("asks")
    expect(asks).to_contain_text("Place the called tile: ")
    asked = asks.inner_text()
    read.page.get_by_test_id("past").get_by_role("button").first.click()
    expect(asks).not_to_have_text(asked)
    read.line.focus()
    read.types("c1")
    expect(answer).to_contain_text("present")
    read.types(".")
    expect(answer).to_contain_text(asked)
    expect(asks).to_have_text(asked)
    # To the drawn board and back: the game goes on where it was.
    read.switches()
    expect(read.page.locator("[data-cell]")).to_have_count(19)
    read.opens_text()
    assert read.plays(lambda commands: commands[len(commands) // 2]) == 18
    is_told_its_end(read)


def test_what_is_typed_ahead_is_done_in_order(new_person: NewPerson) -> None:
    """While an act is under way the next ones wait for it; after a refusal none is done."""
    person = new_person()
    table = person.makes_table(game="take_it_easy", seats=[ME])
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    is_slow = False

    def wire(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(
            lambda text: held.append((socket, text)) if is_slow else socket.send(text)
        )

    person.page.route_web_socket("**/socket*", wire)
    read = Reader(person.at_table(table))
    read.opens_text()
    read.page.wait_for_function(SETTLED, arg=-1, timeout=TURN)
    is_slow = True
    for command in ("c9", "c4", "c19", "c3"):
        read.types(command)
    answer = read.page.get_by_test_id("answer")
    expect(answer).to_contain_text("c4, c19, c3")
    is_slow = False
    for socket, text in held:
        socket.send(text)
    expect(read.page.get_by_test_id("refusal")).to_be_visible()
    expect(read.line).to_have_value("c19")
    expect(answer).to_contain_text("Not done: c3.")
    board = read.view.locator("[data-part=board]").first
    for cell, empty in ((9, False), (4, False), (3, True)):
        spot = board.get_by_text(re.compile(f"^{cell}: "))
        expect(spot).to_have_text(re.compile("empty" if empty else r"\d\D+\d\D+\d\D+\d"))
    read.line.press("ArrowUp")
    expect(read.line).to_have_value("c3")
    read.line.press("Control+a")
    read.types("legal")
    expect(answer).to_contain_text(re.compile(r"17 actions: c0 c1 c2 c3 c5 .*c18"))


def test_harmonies(new_person: NewPerson) -> None:
    _, read = reader(new_person, game="harmonies")
    taken = 0

    def choose(commands: list[str]) -> str:
        nonlocal taken
        settling = [one for one in commands if "@" in one and one.split("@")[0] not in COLOURS]
        cards = [one for one in commands if one.startswith("take:")]
        if settling:
            return settling[0]
        if cards and taken < 4:
            taken += 1
            return cards[0]
        placing = [one for one in commands if "@" in one]
        if placing:
            return placing[-1]
        return "end" if "end" in commands else commands[0]

    assert read.plays(choose) > 30
    is_told_its_end(read)
    read.page.goto(read.page.url.replace("/table/", "/replay/"))
    expect(read.page.locator("[data-part=board]")).to_be_visible()
    assert violations(read.page) == []
    read.switches()
    expect(read.page.locator(".landscape").first).to_be_visible()
    read.page.reload()
    expect(read.page.locator(".landscape").first).to_be_visible()
    expect(read.page.locator("[data-part=board]")).to_have_count(0)


COLOURS = {"blue", "gray", "brown", "green", "yellow", "red"}


@pytest.mark.parametrize(
    "options", [pytest.param({}, marks=only_in_soak), {"storm_compass": True, "jokers": True}]
)
def test_tranquility(new_person: NewPerson, options: dict[str, Any]) -> None:
    _, read = reader(new_person, game="tranquility", options=options)
    grid = read.page.get_by_role("table").first
    expect(grid.get_by_role("rowheader")).to_have_count(6)
    expect(grid.get_by_role("columnheader")).to_have_count(6)

    def choose(commands: list[str]) -> str:
        for kind in ("finish", "start", "pass"):
            if kind in commands:
                return kind
        discards = [one for one in commands if one.startswith("discard:")]
        return discards[0] if discards else commands[0]

    assert read.plays(choose) > 0
    is_told_its_end(read)
