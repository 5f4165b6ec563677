"""Friends in the same house: the door is opened from the page, and theirs comes over plain http."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.browser import HOUSE, HOUSE_ADDRESS
from e2e.people import NewPerson, Person
from e2e.server_process import ServerProcess
from e2e.tie import place, play_round, wait_for_next


@pytest.fixture
def home(client: None, tmp_path: Path) -> Iterator[ServerProcess]:  # noqa: ARG001 - needed first
    process = ServerProcess(
        tmp_path, HARMONIUM_HOUSE_ADDRESS=HOUSE_ADDRESS, HARMONIUM_HOUSE_NAME=HOUSE
    )
    process.start()
    yield process
    process.stop()


def test_the_house_is_let_in_and_plays_over_plain_http(
    new_person: NewPerson, home: ServerProcess
) -> None:
    house = home.url.replace("127.0.0.1", HOUSE)
    anna, ben = new_person(url=home.url), new_person(phone=True, keeps=True, url=house)
    page = anna.goes_to("/new/take_it_easy")
    page.get_by_label("Rounds").select_option("1")
    page.get_by_role("button", name="Make the table and invite").click()
    # Nothing is offered that nobody else could open.
    expect(anna.sees("house")).to_contain_text("only this computer")
    expect(page.get_by_role("img", name="QR")).to_have_count(0)
    expect(page.get_by_test_id("link")).to_be_hidden()
    page.get_by_role("button", name="Open to the house").click()
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    link = anna.sees("link").inner_text()
    assert link.startswith(f"{house}/join/")

    other = ben.page
    other.goto(link)
    assert other.evaluate("isSecureContext") is False
    other.get_by_role("button", name="Join").click()
    ben.sees("waiting")
    expect(other.get_by_test_id("house")).to_have_count(0)  # not theirs to close
    page.get_by_role("button", name="Start the game").click()
    for _ in range(2):
        tile = place(page)
        place(other)
        wait_for_next(page, tile)
        wait_for_next(other, tile)

    the_rest_works_too(ben)
    # Closed again, the guest is outside and the host plays on.
    anna.goes_to("/settings").get_by_role("button", name="Close to the house").click()
    expect(anna.sees("house")).to_contain_text("only this computer")
    with pytest.raises(Exception, match="ERR_CONNECTION_REFUSED"):
        other.goto(house)


def the_rest_works_too(ben: Person) -> None:
    """What browsers keep from such pages is done another way, or said."""
    page = ben.goes_to("/new/take_it_easy")
    page.get_by_role("button", name="Make the table and invite").click()
    link = ben.sees("link").inner_text()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    ben.goes_to("/code").get_by_role("textbox").focus()
    page.keyboard.press("Control+V")
    expect(page.get_by_role("textbox")).to_have_value(link)

    ben.goes_to("/mine")
    expect(ben.sees("remind")).to_contain_text("Over plain HTTP")
    ben.goes_to("/")
    page.get_by_test_id("game-take_it_easy").get_by_role("link", name="Alone").click()
    page.get_by_label("Rounds").select_option("1")
    page.get_by_role("button", name="Make the table and play").click()
    play_round(page)
    expect(ben.sees("end")).to_contain_text("checked")
    page.get_by_role("link", name="Replay").click()
    ben.sees("replay-link").click()
    expect(page.get_by_text("Copied: link to this moment")).to_be_attached()
