"""Whole games of Tranquility, as people play them."""

from playwright.sync_api import expect

from e2e.people import NewPerson
from e2e.tranquility_table import Sailor, play_together

ME = {"type": "me"}
OPEN = {"type": "open"}
BOT = {"type": "bot", "bot": "careful"}


def test_a_standard_game_by_two_people_and_a_bot(new_person: NewPerson) -> None:
    anna, ben, watcher = new_person(), new_person(), new_person()
    table = anna.makes_table(game="tranquility", seats=[ME, OPEN, BOT])
    page = anna.goes_to(f"/table/{table}")
    page.get_by_role("button", name="Make a link").click()
    code = page.get_by_test_id("code").inner_text()
    watch = page.get_by_test_id("watch-link").get_attribute("href") or ""
    other = ben.goes_to("/code")
    other.get_by_role("textbox").fill(code)
    other.get_by_role("button", name="Join").click()
    other.get_by_role("button", name="Join").click()
    page.get_by_role("button", name="Start the game").click()
    watcher.page.goto(watch)
    watcher.sees("chart")
    sailors = [Sailor(page), Sailor(other)]
    for sailor in sailors:
        sailor.page.get_by_test_id("tranquility").wait_for()
    play_together(sailors)
    for person in (anna, ben, watcher):
        person.sees("story")
        expect(person.page.get_by_test_id("how-close")).to_contain_text("36 cells")


def test_all_modules_alone(new_person: NewPerson) -> None:
    person = new_person()
    options = {
        "jagged_rocks": True,
        "sea_monsters": "high",
        "storm_compass": True,
        "jokers": True,
    }
    page = person.at_table(person.makes_table(game="tranquility", seats=[ME], options=options))
    play_together([Sailor(page)])
    person.sees("story")
