"""A host's broom: who speaks, who goes; and what taking back alone makes of a game."""

import re

from playwright.sync_api import expect

from e2e.checks import check
from e2e.people import NewPerson
from e2e.tie import place, wait_for_next

OPEN = {"game": "take_it_easy", "seats": [{"type": "me"}, {"type": "open"}], "open": True}
SOLO = {"game": "take_it_easy", "seats": [{"type": "me"}]}


def test_a_host_keeps_the_table_in_order(new_person: NewPerson) -> None:
    host, guest, watcher = new_person(), new_person(), new_person(phone=True)
    table = host.makes_table(**OPEN)
    page = host.goes_to(f"/table/{table}")
    host.sees("waiting")
    guest.goes_to(f"/table/{table}").get_by_role("button", name="Join").click()
    watching = watcher.goes_to(f"/table/{table}")
    page.get_by_role("button", name="Start the game").click()

    # Those who watch are silent until the host lets them speak.
    field = watching.get_by_role("textbox", name="Say something")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("to-guests").click()
    guests = host.sees("guests").get_by_role("listitem")
    expect(guests).to_have_count(2)
    check(host, "guests")
    expect(field).to_have_count(0)
    page.get_by_label("Those who watch may speak").check()
    watching.get_by_role("button", name="Talk").click()
    expect(field).to_be_visible()

    # A guest is muted, then sent away: nobody goes by a slip, and a stand-in plays on.
    row = guests.filter(has_text="at the table")
    row.get_by_role("button", name="Mute").click()
    expect(row).to_contain_text("muted")
    row.get_by_role("button", name="Send away").click()
    row.get_by_role("button", name="Really send away?").click()
    gone = guests.filter(has_text="sent away")
    expect(gone.get_by_role("button", name="Let in again")).to_be_visible()
    expect(guest.page.get_by_text("The host of this table has sent you away.")).to_be_visible()
    seats = page.request.get(f"{host.url}/api/tables/{table}").json()["seats"]
    assert (seats[1]["kind"], seats[1]["stand_in"]) == ("open", True)
    gone.get_by_role("button", name="Let in again").click()
    expect(gone).to_have_count(0)
    guest.odd.clear()  # that the table is not there for them any more


def test_who_takes_back_what_was_shown_alone_practises(new_person: NewPerson) -> None:
    person = new_person()
    table = person.makes_table(**SOLO)
    page = person.at_table(table)
    wait_for_next(page, place(page))
    expect(page.get_by_text(re.compile("practice"))).to_have_count(0)
    page.get_by_test_id("undo").click()
    person.sees("why-not").get_by_role("button", name="Take it back, as practice").click()
    expect(page.get_by_text(re.compile(r"\bpractice\b")).first).to_be_visible()
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name=re.compile("[Rr]esign")).last.click()
    expect(person.sees("end").get_by_test_id("practice")).to_contain_text("does not count")
    page = person.goes_to("/me")
    expect(page.get_by_test_id("history")).to_contain_text("practice")
    expect(page.get_by_text("Only practice so far")).to_be_visible()
