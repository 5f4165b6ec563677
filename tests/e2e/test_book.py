"""The rule books in the browser: every rule has its place, and everything leads there."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.book import opened_at
from e2e.checks import check
from e2e.people import AT_THE_DESK, NewPerson, Person
from harmonium.games import KEYS
from harmonium.locales import LOCALES, rulebook
from soak import only_in_soak

PICTURES = Path(__file__).parents[2] / "web/src/games"
PAGE = re.compile(rb"/Type\s*/Page\b")


def pictures(game: str) -> dict[str, object]:
    table = (PICTURES / game / "book/pictures.json").read_text("utf-8")
    return dict(json.loads(table))


LONGEST = "tranquility"
BOOKS = pytest.mark.parametrize(
    "game", [pytest.param(key, marks=[] if key == LONGEST else only_in_soak) for key in KEYS]
)
"""All are drawn by the same components from the same kind of file."""


def book(page: Page) -> Locator:
    found = page.get_by_test_id("book")
    expect(found).to_be_visible()
    return found


@BOOKS
def test_every_rule_is_an_anchor_in_its_book(new_person: NewPerson, game: str) -> None:
    person = new_person()
    page = person.goes_to(f"/rules/{game}")
    rules = rulebook(game).rules
    found = book(page).evaluate(
        "(book) => [...book.querySelectorAll('.rule')].map((rule) => ({id: rule.id, "
        "section: rule.closest('section').querySelector('h2').textContent, "
        "link: rule.querySelector('a').getAttribute('href'), "
        "words: rule.querySelector('.text').textContent.length}))"
    )
    assert [(one["id"], one["section"]) for one in found] == [
        (rule.id, rule.section) for rule in rules
    ]
    assert all(one["link"] == f"#{one['id']}" and one["words"] > 10 for one in found)
    assert len(found) > 90
    expect(book(page).locator(".rule figure")).to_have_count(len(pictures(game)))
    # What a rule names can be followed.
    dead = page.evaluate(
        "[...document.querySelectorAll('[data-testid=book] a[href^=\"#\"]')]"
        ".filter((link) => document.getElementById(link.hash.slice(1)) === null).length"
    )
    assert dead == 0
    check(person, game)


@BOOKS
def test_the_books_on_a_phone(new_person: NewPerson, game: str) -> None:
    person = new_person(phone=True)
    last = rulebook(game).rules[-1].id
    page = person.goes_to(f"/rules/{game}#{last}")
    opened_at(page, game, last)
    assert not person.scrolls_sideways()
    page.get_by_role("button", name="Contents").tap()
    contents = page.get_by_role("dialog").get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Components", exact=True).tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    heading = page.get_by_role("heading", name="Components", exact=True)
    expect(heading).to_be_in_viewport()


@AT_THE_DESK
def test_nothing_is_wrong_with_the_shelf_and_the_aids(
    new_person: NewPerson, *, phone: bool
) -> None:
    person = new_person(phone=phone)
    page = person.goes_to("/rules")
    page.get_by_role("searchbox").fill("river")
    expect(page.get_by_test_id("results")).to_contain_text("H-SCORE-RIVER-1")
    check(person, "results")
    page.get_by_role("searchbox").press("Escape")
    expect(page.get_by_role("heading", name="Take It Easy")).to_be_visible()
    page.wait_for_load_state("networkidle")
    check(person, "shelf")
    for game in KEYS:
        person.goes_to(f"/rules/{game}/aid")
        person.sees("aid")
        check(person, f"aid of {game}")


def test_the_search_finds_by_word_and_by_id_with_the_keyboard_alone(new_person: NewPerson) -> None:
    page = new_person().goes_to("/rules/take_it_easy")
    book(page)
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="Search the rules")
    expect(field).to_be_focused()
    page.keyboard.type("isolatd mountian")
    first = page.get_by_test_id("results").get_by_role("link").first
    expect(first).to_contain_text("H-SCORE-MOUNTAIN-2")
    expect(first.locator("mark").first).to_have_text("isolated")
    page.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(field).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    opened_at(page, "harmonies", "H-SCORE-MOUNTAIN-2")
    page.keyboard.press("/")
    page.keyboard.type("q-cost-3")
    expect(first).to_contain_text("Q-COST-3")
    page.keyboard.press("Enter")
    opened_at(page, "tranquility", "Q-COST-3")
    page.go_back()
    opened_at(page, "harmonies", "H-SCORE-MOUNTAIN-2")
    page.keyboard.press("/")
    page.keyboard.type("zzzz")
    expect(page.get_by_test_id("results")).to_contain_text("Nothing found")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("results")).to_have_count(0)


def test_the_contents_by_keyboard(new_person: NewPerson) -> None:
    page = new_person().goes_to("/rules/tranquility")
    book(page)
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Pyramid").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Pyramid", exact=True)).to_be_in_viewport()
    expect(contents.locator("[aria-current]")).to_have_text("Pyramid")
    # The keyboard goes on behind the heading, with the first rule of the section.
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Link to rule Q-VAR-PYRAMID-1")).to_be_focused()


def test_a_book_in_another_language(new_person: NewPerson) -> None:
    """The words change; the ids, their order, the pictures and the addresses do not."""
    person = new_person()
    person.context.add_init_script(
        "localStorage.setItem('harmonium.settings', '{\"locale\":\"uk\"}')"
    )
    page = person.goes_to("/rules/harmonies#H-CUBE-2")
    opened_at(page, "harmonies", "H-CUBE-2")
    ours = rulebook("harmonies", "uk")
    ids = book(page).evaluate("(book) => [...book.querySelectorAll('.rule')].map(({id}) => id)")
    assert ids == [rule.id for rule in ours.rules]
    expect(page.get_by_role("heading", level=1)).to_have_text(ours.title)
    expect(book(page).locator(".rule figure")).to_have_count(len(pictures("harmonies")))
    page.keyboard.press("/")
    page.keyboard.type("річка")
    expect(page.get_by_test_id("results")).to_contain_text("H-SCORE-RIVER-1")


def test_a_rule_that_is_not_there(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/rules/harmonies#T-END-1")
    expect(page.get_by_role("status")).to_have_text("There is no rule T-END-1 in this book.")
    person.goes_to("/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")


def test_forms_lead_to_the_rules_and_follow_their_advice(new_person: NewPerson) -> None:
    page = new_person().goes_to("/new/tranquility")
    rocks, pyramid = (
        page.get_by_role("checkbox", name=name) for name in ("Jagged Rocks", "Pyramid")
    )
    calm = page.get_by_role("button", name="Calm sea")
    expect(calm).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Meet the rocks").click()
    expect(rocks).to_be_checked()
    expect(calm).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_role("link", name="Q-ADVICE-1")).to_have_attribute(
        "href", "/rules/tranquility#Q-ADVICE-1"
    )
    expect(pyramid).to_be_disabled()
    calm.click()
    expect(pyramid).to_be_enabled()
    page.get_by_role("button", name="Meet the monsters").click()
    expect(page.get_by_role("radio", name="three")).to_be_checked()
    page.get_by_role("link", name="Q-COMBO-2").first.click()
    opened_at(page, "tranquility", "Q-COMBO-2")


def test_on_paper(new_person: NewPerson) -> None:
    person = new_person(dark=True)
    page = person.goes_to("/rules/take_it_easy#T-END-1")
    opened_at(page, "take_it_easy", "T-END-1")
    page.emulate_media(media="print", color_scheme="dark")
    for unwanted in ("searchbox", "navigation", "button"):
        expect(page.get_by_role(unwanted)).to_have_count(0)
    expect(page.locator("html")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("#T-END-1")).to_have_css("color", "rgb(0, 0, 0)")
    assert len(PAGE.findall(page.pdf(format="A4"))) > 3
    for game in KEYS:
        assert sheets(person, f"/rules/{game}/aid") == 1, game


def sheets(person: Person, path: str) -> int:
    page = person.goes_to(path)
    person.sees("aid")
    return len(PAGE.findall(page.pdf(format="A4")))


def test_the_game_in_ten_sentences_leads_to_its_rules(new_person: NewPerson) -> None:
    page = new_person().goes_to("/")
    page.get_by_role("link", name="Harmonies in ten sentences").click()
    sentences = page.get_by_test_id("sentences").get_by_role("listitem")
    expect(sentences).to_have_count(10)
    for number, sentence in enumerate(rulebook("harmonies").sentences):
        expect(sentences.nth(number)).to_contain_text(sentence.text)
        expect(sentences.nth(number).get_by_role("link")).to_have_text(sentence.rules)
        expect(sentences.nth(number).locator("svg").first).to_be_visible()
    sentences.nth(5).get_by_role("link", name="H-SCORE-BUILDING-2").focus()
    page.keyboard.press("Enter")
    opened_at(page, "harmonies", "H-SCORE-BUILDING-2")
    # The book begins with the same page, and from there it is not far either.
    contents = page.get_by_role("navigation", name="Contents").get_by_role("link")
    expect(contents.first).to_have_text("The game in ten sentences")
    contents.first.click()
    expect(sentences).to_have_count(10)
    sentences.first.get_by_role("link", name="H-TURN-2").click()
    opened_at(page, "harmonies", "H-TURN-2")


LONGEST_WORDS = "uk"


@pytest.mark.parametrize(
    "locale",
    [pytest.param(key, marks=[] if key == LONGEST_WORDS else only_in_soak) for key in LOCALES],
)
def test_the_game_in_ten_sentences_is_one_sheet_of_paper(
    new_person: NewPerson, locale: str
) -> None:
    person = new_person(dark=True)
    person.context.add_init_script(
        f"localStorage.setItem('harmonium.settings', '{{\"locale\":\"{locale}\"}}')"
    )
    for game in KEYS:
        page = person.goes_to(f"/rules/{game}/short")
        expect(page.get_by_test_id("sentences").locator("svg").first).to_be_visible()
        for paper in ("A4", "Letter"):
            assert len(PAGE.findall(page.pdf(format=paper))) == 1, f"{game} on {paper}"
