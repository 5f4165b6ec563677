"""Whole games of Tranquility, as people play them."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from e2e.checks import check
from e2e.people import ON_A_PHONE, TURN, NewPerson, Person
from e2e.programs import apart, client_of, play_on
from e2e.tranquility_table import Sailor, play_together
from harmonium import new_table
from harmonium.bots import make_bot
from harmonium.core.deal import Generator
from harmonium.core.record import record_of, write
from harmonium.core.table import Ending

ME = {"type": "me"}
OPEN = {"type": "open"}
BOT = {"type": "bot", "bot": "careful"}
CHOPPY = {"jagged_rocks": True, "sea_monsters": "high", "storm_compass": True, "jokers": True}


def alone(person: Person, **options: Any) -> Page:
    return person.at_table(person.makes_table(game="tranquility", seats=[ME], options=options))


def test_a_standard_game_by_two_people_and_a_bot(new_person: NewPerson) -> None:
    anna, ben, watcher = new_person(), new_person(), new_person()
    table = anna.makes_table(game="tranquility", seats=[ME, OPEN, BOT])
    page = anna.goes_to(f"/table/{table}")
    page.get_by_test_id("here-only").click()
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
    # Silence is the rule here; hands are nobody else's.
    expect(page.get_by_text("Played in silence", exact=True)).to_be_visible()
    expect(watcher.page.locator("[data-card]")).to_have_count(0)
    expect(page.locator("[data-card]")).to_have_count(5)
    sailors = [Sailor(page), Sailor(other)]
    ceremonies = set()

    def at_the_start(seen: dict[str, Any]) -> None:
        """Everybody sees the numbers of everybody while the eight cards are collected."""
        if seen["announces"] or seen["commits"]:
            ceremonies.add("announce" if seen["announces"] else "commit")
            for one in (page, other, watcher.page):
                expect(one.get_by_test_id("ceremony").locator("[data-seat]")).to_have_count(3)

    play_together(sailors, at_the_start)
    for person in (anna, ben, watcher):
        person.sees("story")
        expect(person.page.get_by_test_id("how-close")).to_contain_text("36 cells")
    if page.locator("[data-cell='start']").get_attribute("data-laid"):
        assert ceremonies == {"announce", "commit"}


def test_a_storm_is_pointed_at(new_person: NewPerson) -> None:
    anna, ben = new_person(), new_person()
    options = {"storm_compass": True}
    table = anna.makes_table(game="tranquility", seats=[ME, OPEN], options=options)
    page = anna.goes_to(f"/table/{table}")
    page.get_by_test_id("here-only").click()
    page.get_by_role("button", name="Make a link").click()
    other = ben.goes_to("/code")
    other.get_by_role("textbox").fill(page.get_by_test_id("code").inner_text())
    other.get_by_role("button", name="Join").click()
    other.get_by_role("button", name="Join").click()
    page.get_by_role("button", name="Start the game").click()
    sailors = [Sailor(page), Sailor(other)]
    for sailor in sailors:
        sailor.page.get_by_test_id("tranquility").wait_for()
        sailor.hurry = True  # whole hands are discarded, so Storms come soon
    storms = page.get_by_test_id("storms").locator("[data-at]")
    play_together(sailors, lambda _: storms.count() > 0)
    storms.first.get_by_role("button", name="Remove this?").click()
    for person in (anna, ben):
        expect(person.page.get_by_test_id("pointed")).to_contain_text("points at a Storm")


def test_all_modules_alone(new_person: NewPerson) -> None:
    person = new_person()
    page = alone(person, **CHOPPY)
    sailor = Sailor(page)
    play_together([sailor], lambda _: len(sailor.acts) > 16)
    comes_to_its_end(person)
    assert {"turn", "rocks"} <= set(sailor.acts)


def test_the_pyramid_by_day_and_night(new_person: NewPerson) -> None:
    person = new_person()
    page = alone(person, pyramid=True, day_night=True)
    sailor = Sailor(page)
    sailor.drags = True
    play_together([sailor], lambda _: len(sailor.acts) > 16)
    comes_to_its_end(person)
    expect(page.get_by_test_id("log")).to_contain_text("explored")


def comes_to_its_end(person: Person) -> None:
    """The rest is played by a program with the same cookie; the page follows to the end."""
    apart(play_on(client_of(person), person.page.url.rpartition("/")[2]))
    person.sees("story")


def test_a_lost_voyage_says_what_was_missing(new_person: NewPerson) -> None:
    """The grid is full, the Start is paid, but every Finish has been discarded."""
    person = new_person()
    game = new_table("tranquility", seed=1)
    bot = make_bot("tranquility", "careful", Generator.from_seed(1, "bot"))
    while not game.is_over:
        game.act(0, bot.choose(game.view(0), game.legal(0)))
    game.end(Ending("finished"))
    record = write(record_of(game)).decode()
    page = person.at_table(person.plays_on(record, len(game.steps) - 1))
    comes_to_its_end(person)
    expect(page.get_by_test_id("how-close")).to_have_text(
        "All 36 cells are filled. Missing: the Finish."
    )
    expect(page.get_by_test_id("log")).to_contain_text("The voyage is lost; missing: the Finish")
    expect(page.get_by_test_id("story")).to_contain_text("You had no legal action left")
    along = "bar => bar.offsetWidth / bar.parentElement.offsetWidth"
    assert page.locator(".track span").evaluate(along) < 0.99


def test_a_card_is_turned_round(new_person: NewPerson) -> None:
    person = new_person()
    page = alone(person, day_night=True)
    sailor = Sailor(page)
    seen = sailor.await_turn()
    index = next(at for at, card in enumerate(seen["hand"]) if card["card"].isdecimal())
    sailor.lift(index)
    sailor.tap(sailor.place("30"))
    sailor.await_next(seen["moment"])
    after = sailor.await_turn(seen["moment"])
    expect(sailor.place("30")).to_have_attribute("aria-label", re.compile("sun up"))
    page.get_by_test_id("flip").click()
    sailor.tap(sailor.place("30"))
    sailor.await_next(after["moment"])
    expect(sailor.place("30")).to_have_attribute("aria-label", re.compile("moon up"))
    # Until cards are drawn it can be taken back.
    page.keyboard.press("u")
    expect(sailor.place("30")).to_have_attribute("aria-label", re.compile("sun up"))


def test_competitive_in_the_high_arch_against_a_bot(new_person: NewPerson) -> None:
    person = new_person()
    options = {"competitive": True, "high_arch": True}
    table = person.makes_table(game="tranquility", seats=[ME, BOT], options=options)
    page = person.at_table(table)
    expect(page.get_by_test_id("offer")).to_be_visible()
    sailor = Sailor(page)
    # Early there is room everywhere: the first card lies free, and its points say where they are.
    sailor.do(sailor.await_turn())
    page.locator("[data-category=grid] button").first.hover()
    expect(page.locator("[data-cell].pointed").first).to_be_visible()
    play_together([sailor])
    end = person.sees("end")
    expect(end).to_contain_text("Cards in the grid")
    expect(end).to_contain_text("Discards")
    # One rule has two cases: the story says which of them it was.
    filled = page.get_by_test_id("tranquility").get_attribute("data-filled")
    case = "all 26 cells are filled" if filled == "26" else "had no legal action left"
    expect(person.sees("story")).to_contain_text(case)
    assert "take" in sailor.acts


def test_a_whole_game_by_touch_on_a_phone(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    page = alone(person)
    sailor = Sailor(page, touch=True)
    sailor.await_turn()
    for key in ("1", "36", "start", "finish"):
        box = sailor.place(key).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, key

    def keep_still(_: dict[str, Any]) -> None:
        assert not person.scrolls_sideways()

    play_together([sailor], keep_still)
    person.sees("story")
    assert sailor.paid
    assert not person.scrolls_sideways()


def test_what_is_not_allowed_says_why(new_person: NewPerson) -> None:
    person = new_person()
    page = alone(person, jagged_rocks=True)
    sailor = Sailor(page)
    seen = sailor.await_turn()
    islands = [index for index, card in enumerate(seen["hand"]) if card["card"].isdecimal()]
    sailor.lift(islands[0])
    row = page.locator("[data-rocks]").get_attribute("data-cell") or ""
    blocked = page.locator(f"[aria-label*='in row {row[3:]},'][data-number='0']").first
    expect(blocked).to_have_attribute("aria-label", re.compile("closed by the Jagged Rocks"))
    blocked.click()
    refusal = person.sees("vain")
    expect(refusal).to_contain_text("lies in the row of the Jagged Rocks")
    expect(refusal).to_contain_text("Q-ROCKS-2")
    # Nothing has happened, and the card is still in the hand.
    expect(page.get_by_test_id("tranquility")).to_have_attribute("data-held", f"hand:{islands[0]}")


def test_what_costs_more_than_it_seems_is_said_before(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.plays_on("tranquility-solo", 37))
    table, turn = page.get_by_test_id("tranquility"), page.get_by_test_id("turn")
    sailor = Sailor(page)
    sailor.await_turn()
    # Nothing but discarding is possible: the line says so, and no button is louder.
    expect(turn).to_have_text("None of your cards can be placed: discard two")
    two = page.get_by_test_id("do-tq-discard-two")
    expect(two).to_have_class(re.compile("primary"))
    expect(page.get_by_test_id("warning")).to_have_count(0)
    two.click()
    expect(two).not_to_have_class(re.compile("primary"))
    expect(page.get_by_test_id("warning")).to_contain_text("Then you draw")
    expect(page.get_by_test_id("warning").get_by_role("link")).to_have_text("Q-TURN-4")
    # A Start that takes a Finish along.
    person.at_table(person.plays_on("tranquility-solo", 38))
    seen = sailor.await_turn()
    expect(page.get_by_test_id("undo")).to_be_visible()
    page.wait_for_function(
        "document.querySelector('[data-testid=tranquility]').dataset.fresh === 'true'"
    )
    # It has to be played, and is held already: whoever reaches for it still has it.
    start = page.locator("button[data-hand][data-card=start]")
    expect(start).to_have_attribute("aria-pressed", "true")
    start.click()
    expect(start).to_have_attribute("aria-pressed", "true")
    sailor.place("start").click()
    asked = person.sees("confirm")
    expect(asked).to_contain_text("The Start takes your whole hand: island 5")
    expect(asked).to_contain_text("Finish")
    asked.get_by_role("button", name="No").click()
    expect(table).to_have_attribute("data-step", "turn")
    sailor.place("start").click()
    asked.get_by_role("button", name="Yes").click()
    # The last card of the ceremony is not given by itself.
    seen = sailor.await_turn(seen["moment"])
    assert (seen["step"], seen["needed"]) == ("choose", 4)
    give = page.get_by_test_id("give")
    expect(give).to_be_disabled()
    for index in range(4):
        sailor.card(index).click()
    expect(turn).to_have_text("For the Start: give the cards you have chosen")
    sailor.card(4).click()  # another one instead of the first
    expect(page.locator("[data-hand].chosen")).to_have_count(4)
    expect(sailor.card(0)).to_have_attribute("aria-pressed", "false")
    expect(table).to_have_attribute("data-step", "choose")
    give.click()
    sailor.await_next(seen["moment"])
    expect(table).to_have_attribute("data-step", "turn")


@ON_A_PHONE
def test_nothing_is_wrong_with_the_table(new_person: NewPerson, *, phone: bool) -> None:
    person = new_person(phone=phone)
    table = person.makes_table(
        game="tranquility", seats=[ME, BOT, BOT], options=CHOPPY | {"day_night": True}
    )
    page = person.at_table(table)
    sailor = Sailor(page, touch=phone)
    for _ in range(6):
        seen = sailor.await_turn()
        sailor.do(seen)
    seen = sailor.await_turn()
    if seen["step"] == "turn" and not seen["targets"]:
        sailor.lift(0)
    if not phone and page.locator(".place.target").count():
        page.locator(".place.target").first.hover()  # the card shows itself there
    check(person, "table")
    for tab in page.get_by_role("tab").all():
        tab.click()
        check(person, f"tab {tab.inner_text()}")
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_contain_text("Place an island")
    check(person, "aid")


def test_the_first_page_and_the_form_lead_to_a_table(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/new/tranquility")
    arch = page.locator("[data-option=high_arch]")
    expect(arch.get_by_role("checkbox")).to_be_enabled()
    expect(arch).to_contain_text("Does not go with Pyramid.")
    page.get_by_role("checkbox", name="Pyramid").check(force=True)
    expect(arch.get_by_role("checkbox")).to_be_disabled()
    why = arch.get_by_test_id("why-high_arch").get_by_role("link", name="Q-COMBO-2")
    expect(why).to_be_visible()
    expect(page.get_by_role("checkbox", name="Jokers")).to_be_enabled()
    page = person.goes_to("/")
    page.get_by_test_id("game-tranquility").get_by_role("button", name="Play now").click()
    expect(page.get_by_test_id("chart")).to_be_visible(timeout=TURN)
