"""A language that nobody speaks: what stays plain is no message, what breaks was too tight."""

from playwright.sync_api import expect

from e2e.people import ON_A_PHONE, NewPerson, close_sheet, open_sheet
from e2e.server_process import ServerProcess
from e2e.speech import speaks, unsaid
from e2e.test_pages import PATHS
from e2e.tie import place, wait_for_next
from harmonium.locales import Words

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


@ON_A_PHONE
def test_every_word_is_a_message_and_has_room(
    new_person: NewPerson, own_server: ServerProcess, *, phone: bool
) -> None:
    # Nobody else is there: what other people are called is no message.
    person = new_person(phone=phone, url=own_server.url)
    speaks(person, PSEUDO)
    name = person.name()
    for path in (PATHS | MORE).values():
        page = person.goes_to(path)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is {wide} px too wide"
        assert [text for text in page.evaluate(PLAIN) if name not in text] == [], path


def test_each_at_a_table_reads_all_of_it_in_their_own_language(new_person: NewPerson) -> None:
    people = {"uk": new_person(), "fa": new_person(phone=True)}
    names = []
    for locale, person in people.items():
        speaks(person, locale)
        person.goes_to("/")
        person.page.get_by_test_id("game-take_it_easy").wait_for()
        names.append(person.name())
    host, guest = people.values()
    seats = [{"type": "me"}, {"type": "open"}]
    table = host.makes_table(game="take_it_easy", seats=seats, options={"rounds": 1}, open=True)
    at = f"{host.url}/api/tables/{table}"
    assert guest.page.request.post(f"{at}/join", data={}).ok
    assert host.page.request.post(f"{at}/start").ok
    pages = [person.at_table(table) for person in people.values()]
    for turn in range(3):
        tiles = [place(page, turn) for page in pages]
        for page, tile in zip(pages, tiles, strict=True):
            wait_for_next(page, tile)
    pages[0].get_by_role("button", name=Words("uk")("web-sign-well_played")).click()
    # Persian goes on to the left.
    doors = pages[1].locator("[aria-haspopup]")
    doors.first.press("ArrowLeft")
    expect(doors.nth(1)).to_be_focused()
    doors.nth(1).press("ArrowRight")
    expect(doors.first).to_be_focused()
    open_sheet(pages[1], "talk")
    expect(pages[1].get_by_test_id("said")).to_contain_text(Words("fa")("web-sign-well_played"))
    close_sheet(pages[1])
    open_sheet(pages[1], "log")
    lines = [page.get_by_test_id("log").get_by_role("listitem").all_inner_texts() for page in pages]
    assert len(lines[0]) == len(lines[1]) >= 3 * 4
    assert not set(lines[0]) & set(lines[1])
    for (locale, person), told in zip(people.items(), lines, strict=True):
        called, _, _ = Words(locale)("tie-log-called", tile="|").partition("|")
        assert any(line.startswith(called) for line in told)
        assert unsaid(person.page, locale, *names) == []
