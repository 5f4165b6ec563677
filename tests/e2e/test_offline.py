"""Installed, and without a connection."""

import pytest
from playwright.sync_api import Page, expect

from e2e.people import NewPerson
from e2e.server_process import ServerProcess

BOOKS = ("harmonies", "take_it_easy", "tranquility")

KEPT = """async () => {
  const names = await caches.keys();
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return lists.flat().map((request) => new URL(request.url).pathname);
}"""


def wait_until_kept(page: Page) -> None:
    """The worker has the shell, and the messages and the three books of the language."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(
        f"async () => {{ const kept = await ({KEPT})(); return ['/', 'Pad', 'RulesBook', 'en-',"
        " 'harmonies-', 'take_it_easy-', 'tranquility-'].every((part) => kept.some((path) =>"
        " part === '/' ? path === '/' : path.includes(part))); }"
    )


def test_the_shell_and_the_books_open_without_the_server(
    new_person: NewPerson, own_server: ServerProcess
) -> None:
    person = new_person(keeps=True, url=own_server.url)
    page = person.goes_to("/")
    page.get_by_test_id("game-take_it_easy").wait_for()
    wait_until_kept(page)
    own_server.kill()
    for game in BOOKS:
        person.goes_to(f"/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("[id^='H-'], [id^='T-'], [id^='Q-']").first).to_be_attached()
    person.goes_to("/pad")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    own_server.start()
    person.goes_to("/")
    expect(page.get_by_test_id("game-take_it_easy")).to_be_visible()


def test_nothing_that_the_server_says_is_kept(new_person: NewPerson) -> None:
    person = new_person(keeps=True)
    page = person.goes_to("/")
    page.get_by_test_id("game-take_it_easy").wait_for()
    wait_until_kept(page)
    person.goes_to("/lobby")
    page.get_by_role("heading").first.wait_for()
    kept: list[str] = page.evaluate(KEPT)
    assert [path for path in kept if path.startswith("/api")] == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_it_can_be_installed(new_person: NewPerson, *, phone: bool) -> None:
    person = new_person(keeps=True, phone=phone)
    page = person.goes_to("/")
    page.get_by_test_id("game-take_it_easy").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = person.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/app.webmanifest")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Playwright's contexts are private windows, from which nobody installs anything.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
