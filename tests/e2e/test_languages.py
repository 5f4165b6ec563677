"""A language that nobody speaks: what stays plain is no message, what breaks was too tight."""

import pytest
from playwright.sync_api import expect

from e2e.people import NewPerson, Person
from e2e.test_pages import PATHS

PSEUDO = "en-x-pseudo"
MORE = {
    "rules": "/rules",
    "pads": "/pad",
    "pad-harmonies": "/pad/harmonies",
    "pad-take-it-easy": "/pad/take_it_easy",
    "pad-tranquility": "/pad/tranquility",
    "caller": "/caller",
    "me": "/me",
    "daily": "/daily",
    "replay": "/replay",
    "new-tranquility": "/new/tranquility",
}

PLAIN = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    const quiet = parentElement.closest('script, style, [translate=no], option[value]');
    // What is inserted into a sentence, such as a name or a date, is isolated and stays as it is.
    // A date by itself is written by the browser.
    const dates = parentElement.closest('time') !== null;
    const said = dates ? '' : data.replace(/\\u2068[^\\u2069]*\\u2069/g, '');
    if (quiet === null && /[aeiou]/.test(said)) found.push(data.trim());
  }
  return found;
}"""


def speak(person: Person, locale: str) -> None:
    person.goes_to("/")
    person.page.evaluate(
        "(locale) => localStorage.setItem('harmonium.settings', JSON.stringify({ locale }))", locale
    )


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_word_is_a_message_and_has_room(new_person: NewPerson, *, phone: bool) -> None:
    person = new_person(phone=phone)
    speak(person, PSEUDO)
    name = person.page.request.get(f"{person.url}/api/me").json()["name"]
    for path in (PATHS | MORE).values():
        page = person.goes_to(path)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is {wide} px too wide"
        assert [text for text in page.evaluate(PLAIN) if name not in text] == [], path
