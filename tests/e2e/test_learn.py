"""
Learning a game in the browser, at its real table: each tutorial once from its first stage into a
real game, by another way of touching it each time.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e import keyboard
from e2e.checks import violations
from e2e.people import TURN, NewPerson
from e2e.sight import PHONES, in_sight
from e2e.test_text_view import Reader
from harmonium.games import OURS
from harmonium.learn import stages_of
from harmonium.locales import LOCALES, Words
from soak import only_in_soak

WORDS = Words("en")


class Learner:
    """Somebody before a stage, who does what its model solution does."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lesson = page.get_by_test_id("lesson")

    def begins(self, game: str, number: int, words: Words = WORDS) -> None:
        stage = stages_of(game)[number - 1]
        expect(self.page).to_have_url(re.compile(f"/learn/{game}/{number}$"))
        expect(self.page.get_by_test_id("said")).to_have_text(words(stage.message), timeout=TURN)
        expect(self.lesson).to_have_attribute("data-verdict", "open")
        self.settles(0)

    def settles(self, acts: int) -> None:
        """Until so many acts are done and what they changed has arrived."""
        expect(self.lesson).to_have_attribute("data-acts", str(acts), timeout=TURN)
        expect(self.page.locator("[data-testid=table][data-settled=true]")).to_be_attached()

    def is_praised(self, game: str, number: int, words: Words = WORDS) -> None:
        expect(self.lesson).to_have_attribute("data-verdict", "reached", timeout=TURN)
        praise = stages_of(game)[number - 1].messages[1]
        expect(self.page.get_by_test_id("said")).to_have_text(words(praise))
        expect(self.page.get_by_test_id("learn-next")).to_be_focused()

    def ends(self, game: str) -> None:
        """The last stage leads into a real game with help on."""
        learnt = self.page.get_by_test_id("learnt")
        expect(learnt).to_contain_text(WORDS(f"learn-{game}-next"))
        self.page.get_by_test_id("learn-play").click()
        self.page.wait_for_url("**/table/*")
        expect(self.page.get_by_test_id("table")).to_have_attribute("data-status", "running")
        assert self.page.evaluate("JSON.parse(localStorage['harmonium.settings']).helpers") is True


def click(page: Page, act: str) -> None:
    """An act of Harmonies by mouse."""
    what, _, cell = act.partition("@")
    if act == "end":
        page.get_by_test_id("do-harmonies-end-turn").click()
    elif not cell and act.startswith("g"):
        page.locator(f"[data-group='{act[1:]}']").click()
    elif act.startswith("take:"):
        page.locator(f".row [data-card='{act[5:]}']").click()
        page.locator(".row .do:not(.not)").click()
    else:
        piece = page.locator(f"[data-token='{what}'], .centre .own [data-card='{what}']").first
        if piece.get_attribute("aria-pressed") != "true":
            piece.click()
        page.locator(f".landscape.live [data-cell='{cell}'][data-legal]").click()


def test_harmonies_by_mouse_from_the_first_page(new_person: NewPerson) -> None:
    page = new_person().goes_to("/")
    offers = page.get_by_test_id("game-harmonies").locator(".ways > *")
    expect(offers.first).to_have_text(WORDS("learn-offer"))
    offers.first.click()
    learner = Learner(page)
    for number, stage in enumerate(stages_of("harmonies"), 1):
        learner.begins("harmonies", number)
        for done, act in enumerate(stage.solution, 1):
            click(page, act)
            learner.settles(done)
        learner.is_praised("harmonies", number)
        if number == 1:
            assert violations(page) == []
        page.get_by_test_id("learn-next").click()
    learner.ends("harmonies")
    page.goto(page.url.partition("/table")[0])
    expect(page.get_by_test_id("learn-harmonies")).to_be_visible()
    expect(offers.first).not_to_have_class("first")


def test_take_it_easy_by_keyboard_with_a_slip_and_a_pause(new_person: NewPerson) -> None:
    page = new_person().goes_to("/learn/take_it_easy")
    learner = Learner(page)
    for number, stage in enumerate(stages_of("take_it_easy"), 1):
        learner.begins("take_it_easy", number)
        if number == 2:
            page.locator("#main").focus()
            keyboard.act(page.locator("[data-cell='9']"))
            expect(page.get_by_test_id("said")).to_have_text(WORDS(stage.messages[2]))
            expect(page.get_by_test_id("learn-again")).to_be_focused()
            page.keyboard.press("Enter")
            learner.begins("take_it_easy", number)
        if number == 3:  # away, and back to where one was
            page.goto(page.url.partition("/learn")[0])
            left = page.get_by_test_id("learn-take_it_easy")
            stages = len(stages_of("take_it_easy"))
            expect(left).to_have_text(WORDS("learn-left-at", stage=number, stages=stages))
            left.click()
            learner.begins("take_it_easy", number)
            page.locator("#main").focus()
        for done, act in enumerate(stage.solution, 1):
            keyboard.act(page.locator(f"[data-cell='{act[1:]}']"))
            learner.settles(done)
        learner.is_praised("take_it_easy", number)
        page.keyboard.press("Enter")
    learner.ends("take_it_easy")


def test_tranquility_in_words_on_a_phone(new_person: NewPerson) -> None:
    page = new_person(phone=True).goes_to("/learn/tranquility/1")
    learner, read = Learner(page), Reader(page)
    learner.begins("tranquility", 1)
    read.opens_text()
    for number, stage in enumerate(stages_of("tranquility"), 1):
        learner.begins("tranquility", number)
        expect(read.line).to_be_visible()
        if number > 1:
            page.keyboard.press("/")
        expect(read.line).to_be_focused()
        for done, act in enumerate(stage.solution, 1):
            read.types(act)
            learner.settles(done)
        learner.is_praised("tranquility", number)
        expect(page.get_by_test_id("live")).to_contain_text(WORDS(stage.messages[1]))
        page.keyboard.press("Enter")
    learner.ends("tranquility")


@pytest.mark.parametrize("game", OURS)
def test_a_stage_and_its_board_fit_on_every_phone(new_person: NewPerson, game: str) -> None:
    page = new_person(phone=True).goes_to(f"/learn/{game}/1")
    Learner(page).begins(game, 1)
    for size in PHONES.values():
        page.set_viewport_size(size)
        in_sight(page, "[data-testid=lesson]", "[data-cell]", "[data-foot] button")


def test_praise_and_reason_are_whole_on_every_phone(new_person: NewPerson) -> None:
    """The way on after the last stage has the longest words, and Ukrainian ones are long."""
    person = new_person(phone=True)
    choice = 'localStorage.setItem("harmonium.settings", \'{"pace":"now","locale":"uk"}\')'
    person.context.add_init_script(choice)
    last = len(stages_of("take_it_easy"))
    page = person.goes_to(f"/learn/take_it_easy/{last}")
    learner, words = Learner(page), Words("uk")
    learner.begins("take_it_easy", last, words)
    (act,) = stages_of("take_it_easy")[-1].solution
    page.locator(f"[data-cell='{act[1:]}'][data-legal]").tap()
    learner.is_praised("take_it_easy", last, words)
    for size in PHONES.values():
        page.set_viewport_size(size)
        in_sight(page, "[data-testid=said]", "[data-testid=learn-next]")
        for game in OURS:
            for stage in stages_of(game):
                for message in stage.messages[1:]:
                    cut = page.evaluate(CUT, words(message))
                    assert cut <= 1, f"{message} lacks {cut} pixels at {size}"


CUT = """(text) => {
    const said = document.querySelector('[data-testid=said]');
    said.textContent = text;
    return said.parentElement.scrollHeight - said.parentElement.clientHeight;
}"""
"""How many pixels of these words are out of sight beside the present way on."""


@only_in_soak
@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != "en"])
def test_take_it_easy_in_every_language(new_person: NewPerson, locale: str) -> None:
    person = new_person()
    choice = f'localStorage.setItem("harmonium.settings", \'{{"pace":"now","locale":"{locale}"}}\')'
    person.context.add_init_script(choice)
    page = person.goes_to("/learn/take_it_easy/1")
    learner, words = Learner(page), Words(locale)
    for number, stage in enumerate(stages_of("take_it_easy"), 1):
        learner.begins("take_it_easy", number, words)
        for done, act in enumerate(stage.solution, 1):
            page.locator(f"[data-cell='{act[1:]}'][data-legal]").click()
            learner.settles(done)
        learner.is_praised("take_it_easy", number, words)
        page.get_by_test_id("learn-next").click()
    expect(page.get_by_test_id("learnt")).to_contain_text(words("learn-take_it_easy-next"))
