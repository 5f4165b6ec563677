"""What everybody does, once in every language: everything is found by that language's own words."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.book import opened_at
from e2e.people import NewPerson, Person
from e2e.speech import is_spoken, unsaid
from e2e.tie import open_cells, place, play_round, wait_for_next
from harmonium.locales import LOCALES, Words, rulebook
from soak import only_in_soak

NAME = "Лариса 林"
GAME = "take_it_easy"
RULE = "T-SCORE-2"
CUT = "|"
"""In place of what is inserted into a sentence."""


class Wire:
    """The client offers only what is legal: to have something refused, the wire is bent."""

    def __init__(self, page: Page) -> None:
        self.taken: str | None = None
        page.route_web_socket(re.compile(r".*/socket"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(self._bend(str(text))))

    def _bend(self, text: str) -> str:
        cell = self.taken
        return text if cell is None else re.sub(r'"cell":\d+', f'"cell":{cell}', text)


IN_MAKE_TEST = {"fa", "zh-Hant"}
"""Another direction, and words without spaces; English is in all other tests."""


@pytest.mark.parametrize(
    "locale",
    [pytest.param(key, marks=[] if key in IN_MAKE_TEST else only_in_soak) for key in LOCALES],
)
def test_settings_a_whole_game_and_a_rule(new_person: NewPerson, locale: str) -> None:
    person, words = new_person(), Words(locale)
    settings_are_changed(person, locale)
    wire = Wire(person.page)
    a_table_is_made(person.page, words)
    a_whole_game_is_played(person, words, wire)
    a_rule_is_read(person, words)


def whole(person: Person, words: Words) -> None:
    assert unsaid(person.page, words.locale, NAME) == []


def settings_are_changed(person: Person, locale: str) -> None:
    english, words = Words("en"), Words(locale)
    page = person.goes_to("/settings")
    page.get_by_label(english("web-language")).select_option(locale)
    is_spoken(page, locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-settings"))
    page.get_by_label(words("web-your-name")).fill(NAME)
    page.get_by_role("button", name=words("web-save")).click()
    expect(page.get_by_role("button", name=words("web-saved"))).to_be_visible()
    dark = page.get_by_role("group", name=words("web-theme")).get_by_label(words("web-theme-dark"))
    dark.check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    sound = page.get_by_role("checkbox", name=words("web-set-sound"))
    sound.check()
    # All of it is kept.
    page.reload()
    is_spoken(page, locale)
    expect(dark).to_be_checked()
    expect(sound).to_be_checked()
    expect(page.get_by_role("navigation", name=words("web-menu"))).to_contain_text(NAME)
    whole(person, words)


def a_table_is_made(page: Page, words: Words) -> None:
    page.get_by_role("link", name=words("web-brand"), exact=True).click()
    title = page.get_by_role("heading", name=words(f"web-title-{GAME}"), exact=True)
    game = page.get_by_role("listitem").filter(has=title)
    game.get_by_role("link", name=words("web-with-friends")).click()
    players = page.get_by_role("radiogroup", name=words("web-how-many")).get_by_role("radio")
    players.first.check(force=True)
    rounds = page.get_by_label(words(f"option-{GAME}-rounds"))
    rounds.select_option("1")
    page.get_by_role("button", name=words("web-make-and-play")).click()


def a_whole_game_is_played(person: Person, words: Words, wire: Wire) -> None:
    page = person.page
    expect(page.get_by_test_id("turn")).to_have_text(words("tie-place"))
    cell = open_cells(page).first.get_attribute("data-cell")
    wait_for_next(page, place(page))
    wire.taken = cell
    place(page)
    a_refusal_leads_to_its_rule(page, words)
    wire.taken = None
    log = page.get_by_role("region", name=words("panel-log"))
    for piece in words("tie-log-called", tile=CUT).split(CUT):
        expect(log.get_by_role("listitem").first).to_contain_text(piece.strip())
    whole(person, words)
    play_round(page, 18)
    end = page.get_by_role("region", name=words("web-result"))
    expect(end).to_contain_text(words("web-proof-good"))
    expect(end.get_by_role("button", name=words("web-rematch"))).to_be_visible()
    whole(person, words)


def a_refusal_leads_to_its_rule(page: Page, words: Words) -> None:
    refusal = page.get_by_role("alert")
    sentence, _, rest = words("refused-T-PLACE-2", cell=CUT).partition(CUT)
    expect(refusal).to_contain_text(sentence)
    expect(refusal).to_contain_text(rest)
    with page.expect_popup() as opened:
        refusal.get_by_role("link", name="T-PLACE-2").click()
    book = opened.value
    opened_at(book, GAME, "T-PLACE-2")
    is_spoken(book, words.locale)
    expect(book.get_by_role("heading", level=1)).to_have_text(rulebook(GAME, words.locale).title)
    book.close()


def a_rule_is_read(person: Person, words: Words) -> None:
    page = person.page
    page.get_by_role("region", name=words("web-result")).get_by_role(
        "link", name=words("web-to-home")
    ).click()
    page.get_by_role("navigation", name=words("web-menu")).get_by_role(
        "link", name=words("book-rules")
    ).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(words("book-books"))
    rule = rulebook(GAME, words.locale).rule(RULE)
    assert rule is not None
    page.get_by_role("searchbox", name=words("book-search")).fill(sought(rule.text))
    found = page.get_by_role("listitem").get_by_role("link", name=re.compile(rf"\b{RULE}\b"))
    expect(found.locator("mark").first).to_be_visible()
    found.click()
    opened_at(page, GAME, RULE)
    whole(person, words)


def sought(text: str) -> str:
    """Some words of a rule, as somebody would type them who remembers how it went."""
    return " ".join(re.findall(r"\w+", text)[:4])
