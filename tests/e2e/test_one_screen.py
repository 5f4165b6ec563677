"""
At a table whatever the present act needs is in sight at once, on phones held upright and sideways
as on a desk, and nothing that is said moves the board.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.harmonies_table import Hands
from e2e.one_screen import choose_secretly
from e2e.people import NewPerson, close_sheet, open_sheet
from e2e.server_process import ServerProcess
from e2e.sight import PHONES, box_of, in_sight
from e2e.speech import speaks
from e2e.test_replay import open_file
from e2e.tie import open_cells, play_round
from e2e.tranquility_table import Sailor

LINE = "[data-testid=turn]"
BAR = "[data-foot] button"
LAND = ".centre [data-board-of]"
DESK = ViewportSize(width=1280, height=800)


def phones(page: Page) -> Iterator[str]:
    """The page on each of them in turn."""
    for name, size in PHONES.items():
        page.set_viewport_size(size)
        yield name


def test_a_turn_of_harmonies_on_every_phone(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    page = person.at_table(person.plays_on("harmonies-two", 40))
    hands = Hands(page, touch=True)
    hands.await_turn()
    board = (LINE, "[data-cell]", LAND)
    for _ in phones(page):
        in_sight(page, *board, BAR, "[data-group]", "[aria-haspopup]")
        assert page.locator("[data-group]").count() == 5
        before = box_of(page, LAND)
        # The row in a sheet: readable, and with the button that takes the card.
        open_sheet(page, "cards")
        in_sight(page, ".row [data-card]", ".row .habitat")
        habitat = box_of(page, ".row .habitat")
        assert min(habitat["width"], habitat["height"]) >= 55
        cards = box_of(page, ".row .cards")
        hands.tap(page.locator(".row [data-card]").nth(1))
        in_sight(page, ".row .do", ".row [data-card]")
        assert box_of(page, ".row .cards") == cards
        # Thrown down, the card is still held: below the board, which has not moved.
        close_sheet(page)
        in_sight(page, *board, "[data-testid=held-card] button")
        assert box_of(page, LAND) == before
        page.keyboard.press("Escape")
        in_sight(page, "[data-group]")
        for name in ("points", "others", "log", "tokens"):
            sheet = open_sheet(page, name)
            assert sheet is not None
            in_sight(page, "[data-testid=sheet] header button")
            assert box_of(page, LAND) == before
            close_sheet(page)
    hands.take_group()
    for _ in phones(page):
        in_sight(page, *board, BAR, "[data-token]")
    while hands.hand():
        hands.place()
    # What is left of a turn is done with one's cards.
    for _ in phones(page):
        in_sight(page, *board, BAR, ".strip .mini")
    # Three tokens beside as many cards as one can have.
    person.at_table(person.plays_on("harmonies-two", 45))
    hands.await_turn()
    assert (hands.hand(), page.locator(".strip .mini").count()) == (3, 4)
    for _ in phones(page):
        in_sight(page, *board, BAR, "[data-token]", ".strip .mini")
    # No name of a card is broken in two, in a script that cannot be hyphenated.
    speaks(person, "fa")
    person.at_table(person.plays_on("harmonies-four-islands-spirits", 48, seat=1))
    page.set_viewport_size(PHONES["sideways"])
    open_sheet(page, "cards")
    page.locator(".row .name").first.wait_for()
    assert page.locator(".row .name").evaluate_all(BROKEN_NAMES) == []


BROKEN_NAMES = """(names) => names.filter((name) => {
  const { lineHeight } = getComputedStyle(name);
  const lines = Math.round(name.getBoundingClientRect().height / parseFloat(lineHeight));
  return lines > name.textContent.trim().split(/\\s/).length;
}).map((name) => name.textContent)"""


def test_the_sheet_is_thrown_down(new_person: NewPerson) -> None:
    """By a finger at its head, a tap beside it, the keyboard, whose focus goes back to the door."""
    person = new_person(phone=True)
    page = person.at_table(person.makes_table(game="take_it_easy", seats=[{"type": "me"}]))
    door = page.locator("#open-points")
    sheet = page.get_by_test_id("sheet")
    door.press("Enter")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(door).to_be_focused()
    door.tap()
    page.touchscreen.tap(180, 60)
    expect(sheet).to_have_count(0)
    door.tap()
    head = sheet.locator("header")
    finger = {"pointerType": "touch", "pointerId": 5, "isPrimary": True, "clientX": 100}
    head.dispatch_event("pointerdown", {**finger, "clientY": 300, "bubbles": True})
    head.dispatch_event("pointermove", {**finger, "clientY": 340, "bubbles": True})
    head.dispatch_event("pointerup", {**finger, "clientY": 500, "bubbles": True})
    expect(sheet).to_have_count(0)


def test_take_it_easy_on_every_phone(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    bots = [{"type": "bot", "bot": "random"}] * 3
    page = person.at_table(
        person.makes_table(
            game="take_it_easy", seats=[{"type": "me"}, *bots], options={"rounds": 1}
        )
    )
    play_round(page, 4)
    open_cells(page)
    for _ in phones(page):
        in_sight(page, LINE, BAR, "[data-cell]", "[data-testid=called] .tile", "[aria-haspopup]")
        before = box_of(page, LAND)
        open_sheet(page, "others")
        assert box_of(page, LAND) == before
        close_sheet(page)


def test_tranquility_on_every_phone(new_person: NewPerson) -> None:
    """A turn, a card with its places, cards to pay, and the Start that all five give cards for."""
    person = new_person(phone=True)
    seats = [{"type": "me"}, *[{"type": "bot", "bot": "careful"}] * 4]
    page = person.at_table(person.makes_table(game="tranquility", seats=seats))
    sailor = Sailor(page, touch=True)
    chart = ("[data-testid=chart]", LINE, BAR, "button[data-hand]")
    left = {"lifted", "announce", "choose"}
    still: list[dict[str, Any]] = []
    for _ in range(60):
        seen = sailor.await_turn()
        if seen["over"] or not left:
            break
        able = [at for at, card in enumerate(seen["hand"]) if card["places"]]
        if "lifted" in left and seen["step"] == "turn" and able:
            for _ in phones(page):
                in_sight(page, *chart, "[data-cell]", "[aria-haspopup]")
                before = box_of(page, "[data-testid=chart]")
                sailor.lift(able[0])
                in_sight(page, *chart, "[data-cell]", "[data-testid=aside]", "[aria-haspopup]")
                assert box_of(page, "[data-testid=chart]") == before
                page.keyboard.press("Escape")
                still.append(before)
            left.remove("lifted")
        elif still and seen["step"] in left:
            asked = {"announce": "[data-announce]", "choose": "[data-testid=give]"}[seen["step"]]
            for phone, before in zip(phones(page), still, strict=True):
                in_sight(page, *chart, "[data-testid=ceremony]", asked)
                assert box_of(page, "[data-testid=chart]") == before, (phone, seen)
            left.remove(seen["step"])
        moment = seen["moment"]
        sailor.do(sailor.await_turn(moment - 1))
        sailor.await_next(moment)
    assert not left


@pytest.mark.parametrize("calm", [True, False], ids=["the system's wish", "the page's setting"])
def test_without_motion_the_board_is_in_its_place_at_once(
    new_person: NewPerson, *, calm: bool
) -> None:
    """Not a frame later: nothing changes its size little by little."""
    person = new_person(phone=True, calm=calm)
    page = person.at_table(person.makes_table(game="tranquility", seats=[{"type": "me"}]))
    Sailor(page).await_turn()
    if not calm:
        page.evaluate("document.documentElement.dataset.motion = 'off'")
    for phone in phones(page):
        at_once = box_of(page, "[data-testid=chart]")
        in_sight(page, LINE, "[data-testid=chart]")
        assert box_of(page, "[data-testid=chart]") == at_once, phone


def test_storms_leave_the_chart_where_it_is(new_person: NewPerson) -> None:
    """What a Compass can be spent on, however much that is, and what a Storm does."""
    person = new_person(phone=True)
    sea = ("[data-testid=chart]", LINE, BAR, "[data-cell]", "[aria-haspopup]")
    boxes = []
    for step, asked in ((94, "button[data-hand]"), (95, "[data-spend], [data-testid=pass]")):
        page = person.at_table(person.plays_on("tranquility-all-modules", step, seat=1))
        Sailor(page).await_turn()
        for _ in phones(page):
            in_sight(page, *sea, asked)
            boxes.append(box_of(page, "[data-testid=chart]"))
    assert boxes[: len(PHONES)] == boxes[len(PHONES) :]
    page = person.at_table(person.plays_on("tranquility-all-modules", 47))
    expect(page.get_by_test_id("aside")).to_contain_text("Until a Compass removes it")
    for _ in phones(page):
        in_sight(page, *sea, "[data-testid=aside]", "[data-testid=pass]")


def test_competitive_and_a_wide_board_on_every_phone(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    page = person.at_table(person.plays_on("tranquility-competitive", 0))
    Sailor(page).await_turn()
    for _ in phones(page):
        in_sight(page, LINE, BAR, "[data-cell]", "[data-take]", "button[data-hand]")
    seats = [{"type": "me"}, *[{"type": "bot", "bot": "random"}] * 3]
    options = {"side": "B", "first_player": 1}
    person.at_table(person.makes_table(game="harmonies", seats=seats, options=options))
    Hands(page).await_turn()
    for _ in phones(page):
        in_sight(page, LINE, BAR, "[data-cell]", "[data-group]")
        assert page.locator("[data-group]").evaluate_all(TOKENS_OUTSIDE) == []


TOKENS_OUTSIDE = """(groups) => groups.flatMap((group) => {
  const { top, bottom } = group.getBoundingClientRect();
  const boxes = [...group.querySelectorAll('.token')].map((one) => one.getBoundingClientRect());
  return boxes.filter((box) => box.top < top - 1 || box.bottom > bottom + 1);
})"""


def test_one_device_on_every_phone(new_person: NewPerson) -> None:
    """Whose screen it is takes no room from the game; as many people as may play it."""
    person = new_person(phone=True)
    tables = {
        "harmonies": (4, "[data-group]"),
        "take_it_easy": (6, "[data-testid=called] .tile"),
        "tranquility": (5, "[data-testid=cover]"),
    }
    for game, (count, asked) in tables.items():
        seats = [{"type": "me", "name": f"Alexandra {number}"} for number in range(count)]
        page = person.goes_to(f"/table/{person.makes_table(game=game, seats=seats)}")
        if game == "tranquility":
            page.get_by_test_id("lift").tap()
        settled = page.locator("[data-testid=table][data-settled=true]")
        expect(settled).to_be_visible()
        for _ in phones(page):
            in_sight(page, LINE, BAR, "[data-cell]", asked, "[aria-haspopup]")
        if game != "take_it_easy":
            continue
        # Passed on openly a word says so; secretly the screen can be covered.
        before = box_of(page, LAND)
        open_cells(page).first.tap()
        expect(page.get_by_test_id("aside")).to_have_text("Pass the screen to Alexandra 1.")
        choose_secretly(page)
        person.sees("cover")
        assert box_of(page, LAND) == before
        for _ in phones(page):
            in_sight(page, LINE, BAR, "[data-cell]", asked, "[data-testid=cover]")


def test_a_replay_on_every_phone(new_person: NewPerson) -> None:
    """
    The board whole beside or above the bar, at the end too; the result has a door. Of a long game
    and in Persian: its moment is told in more words and digits than any other.
    """
    person = new_person(phone=True)
    speaks(person, "fa")
    page = open_file(person, "harmonies-four-islands-spirits")
    bar = ("[data-testid=replay-bar] :is(button, input, select, span)", "[aria-haspopup]")
    person.sees("replay-bar")
    for _ in phones(page):
        in_sight(page, "[data-testid=replay-told]", LAND, *bar, "[data-testid=play-on]")
    page.get_by_test_id("replay-last").click()
    person.sees("show-result")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-step", "178")
    for _ in phones(page):
        in_sight(page, LAND, *bar, "[data-testid=show-result]")
    page.get_by_test_id("show-result").tap()
    person.sees("replay-result")


def test_two_players_of_harmonies_at_a_desk(new_person: NewPerson) -> None:
    """Both boards, the row, the points and what is done by a button; the line stays on top."""
    person = new_person()
    page = person.page
    page.set_viewport_size(DESK)
    person.at_table(person.plays_on("harmonies-two", 40))
    hands = Hands(page)
    hands.await_turn()
    top = (LINE, "[data-testid=undo]", "[data-testid=do-harmonies-end-turn]")
    needed = (
        *top,
        "[data-board-of]",
        ".row [data-card]",
        "[data-testid=points]",
        ".own [data-card]",
    )
    in_sight(page, *needed, "[data-group]")
    before = box_of(page, LAND)
    card = page.locator(".row [data-card]").first
    card.click()
    in_sight(page, ".row .do")
    assert box_of(page, LAND) == before
    # A closer look, for a pointer that rests and for the keyboard; it takes nothing away.
    other = page.locator(".row [data-card]").nth(2)
    other.hover()
    enlarged = page.get_by_test_id("enlarged")
    expect(enlarged).to_be_visible()
    assert box_of(page, "[data-testid=enlarged] .habitat")["height"] >= 150
    assert box_of(page, LAND) == before
    page.mouse.move(0, 0)
    expect(enlarged).to_have_count(0)
    page.keyboard.press("Escape")
    hands.take_group()
    in_sight(page, *needed, "[data-token]")
    assert box_of(page, LAND) == before
    page.set_viewport_size(ViewportSize(width=1280, height=560))
    page.evaluate("scrollTo(0, 400)")
    assert page.evaluate("scrollY") > 100
    assert box_of(page, LINE)["top"] >= 0
    assert box_of(page, "[data-testid=undo]")["top"] >= 0


def test_four_players_of_harmonies_at_a_desk(new_person: NewPerson) -> None:
    """All four boards, on either side, late in the game as in the beginning."""
    person = new_person()
    page = person.page
    page.set_viewport_size(DESK)
    seats = [{"type": "me"}, *[{"type": "bot", "bot": "random"}] * 3]
    for table in (
        person.makes_table(game="harmonies", seats=seats),
        person.plays_on("harmonies-four-islands-spirits", 150),
    ):
        person.at_table(table)
        Hands(page).await_turn()
        expect(page.locator("[data-board-of]")).to_have_count(4)
        in_sight(page, "[data-testid^=other-]", ".row [data-card]", "[data-testid=points]", LAND)


def test_nothing_that_is_said_moves_the_board(
    new_person: NewPerson, own_server: ServerProcess
) -> None:
    """A reason, a question, a lost connection: on a desk and on a phone."""
    anna, ben = (new_person(phone=phone, url=own_server.url) for phone in (False, True))
    seats = [{"type": "me"}, {"type": "open"}]
    table = anna.makes_table(game="harmonies", seats=seats, options={"first_player": 1}, open=True)
    ben.goes_to("/")
    ben.page.get_by_test_id("game-harmonies").wait_for()
    at = f"{own_server.url}/api/tables/{table}"
    assert ben.page.request.post(f"{at}/join", data={}).ok
    assert anna.page.request.post(f"{at}/start").ok
    pages = [person.at_table(table) for person in (anna, ben)]
    Hands(pages[0]).await_turn()
    before = [box_of(page, LAND) for page in pages]

    def stay(said: str, *there: Page) -> None:
        for page in there:
            expect(page.get_by_test_id(said)).to_be_visible()
        assert [box_of(page, LAND) for page in pages] == before, said

    pages[0].get_by_test_id("undo").click()
    stay("turn", *pages)
    pages[0].get_by_test_id("menu").click()
    pages[0].get_by_role("button", name="Pause the table").click()
    stay("question", *pages)
    in_sight(pages[1], "[data-testid=question] button", BAR)
    own_server.kill()
    stay("offline", *pages)
    own_server.start()
    for page in pages:
        expect(page.get_by_test_id("offline")).to_have_count(0)
    stay("turn", *pages)
