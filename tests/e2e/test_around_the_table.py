"""What happens around a game: clocks, notices, agreements, ears, the proof, the deal of the day."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from e2e.harmonies_table import Hands
from e2e.people import NewPerson, Person
from e2e.sight import PHONES, box_of, in_sight
from e2e.tie import called, open_cells, place, play_round, wait_for_next

TWO = {"game": "take_it_easy", "seats": [{"type": "me"}, {"type": "bot", "bot": "random"}]}
SOLO = {"game": "take_it_easy", "seats": [{"type": "me"}]}


def test_a_tile_is_dragged_to_its_cell(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(**SOLO))
    open_cells(page)
    tile = called(page)
    page.locator("[data-testid=called] [draggable=true]").drag_to(page.locator("[data-cell='9']"))
    wait_for_next(page, tile)
    expect(page.locator("[data-cell='9']")).to_have_accessible_name(
        re.compile(f"tile {'-'.join(tile)}")
    )


def test_what_happens_is_told_to_screen_readers(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(**TWO))
    tile = place(page)
    wait_for_next(page, tile)
    expect(page.get_by_test_id("live")).to_contain_text("Place the called tile.")
    expect(page.get_by_test_id("live")).to_contain_text("Called:")


def test_clocks_run_and_a_table_can_be_paused(new_person: NewPerson) -> None:
    person = new_person()
    clock = {"type": "live", "seconds": 300, "increment": 5}
    page = person.at_table(person.makes_table(**SOLO, clock=clock))
    expect(page.locator("header .clock")).to_have_text(re.compile(r"^[45]:\d\d$"))
    open_cells(page)
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Pause the table").click()
    expect(page.get_by_test_id("turn")).to_have_text("The table is paused")
    expect(page.locator("[data-legal]")).to_have_count(0)
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Go on").click()
    open_cells(page)


def test_resigning_asks_once_more_and_ends_the_game(new_person: NewPerson) -> None:
    person = new_person()
    page = resigned(person)
    expect(page.get_by_test_id("end").get_by_role("heading", name="resigned.")).to_be_focused()
    ended = re.compile(r"The game is over\. .*resigned\.")
    expect(page.get_by_test_id("live")).to_have_text(ended)


def test_the_deal_of_the_day_is_one_try_that_goes_on(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/")
    page.get_by_role("button", name="Play Take It Easy").click()
    play_round(page, 2)
    page = person.goes_to("/")
    page.get_by_role("button", name="Go on with Take It Easy").click()
    open_cells(page)
    page.mouse.move(1, 1)  # where the pointer rests the next tile would be tried on
    expect(page.locator("[data-testid=board] [data-at] .tile")).to_have_count(2)


def test_somebody_elses_board_is_enlarged_on_demand(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(**TWO))
    play_round(page, 1)
    page.get_by_role("button", name="Enlarge the board of Random bot").click()
    expect(page.get_by_role("dialog").locator(".tile")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_two_come_by_the_link_take_back_and_stop_by_agreement(new_person: NewPerson) -> None:
    anna, ben = new_person(), new_person(phone=True)
    page = anna.goes_to("/new/take_it_easy")
    page.get_by_role("button", name="Make the table and invite").click()
    anna.sees("waiting")
    page.get_by_test_id("here-only").click()
    link = page.get_by_test_id("link").inner_text()
    other = ben.page
    other.goto(link)
    other.get_by_role("button", name="Join").click()
    ben.sees("waiting")
    page.get_by_role("button", name="Start the game").click()

    tile = place(page)
    place(other)
    wait_for_next(page, tile)
    page.get_by_test_id("undo").click()
    anna.sees("why-not").get_by_role("button", name="Ask the others").click()
    ben.sees("question").get_by_role("button", name="Agree").click()
    # One act was taken back: the last one, whoever did it. The tile lies in the middle again.
    for window in (page, other):
        expect(window.get_by_test_id("board")).to_have_attribute("data-called", tile)
        expect(window.locator("[data-testid=board] .laid")).to_have_count(0)

    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Stop the game by agreement").click()
    question = ben.sees("question")
    expect(question).to_contain_text("would like to stop the game")
    question.get_by_role("button", name="Agree").click()
    for person in (anna, ben):
        expect(person.sees("end")).to_contain_text("The game was stopped before its end.")


def test_a_game_over_days_shows_the_days_that_are_left(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(**SOLO, clock={"type": "days", "days": 3}))
    expect(page.locator("header .clock")).to_have_text(re.compile(r"^[23] days \d+ h$"))
    tile = place(page)
    wait_for_next(page, tile)
    expect(page.locator("header .clock")).to_have_text(re.compile(r"^[23] days \d+ h$"))


def test_notices_of_the_server_are_shown(new_person: NewPerson) -> None:
    """Time that is nearly over, and a newer version: both said by the server, here in its name."""
    person = new_person()
    table = person.makes_table(**SOLO)
    page = person.page
    wires: list[WebSocketRoute] = []

    def wire(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        wires.append(socket)

    page.route_web_socket("**/socket**", wire)
    person.at_table(table)
    open_cells(page)
    wires[0].send(json.dumps({"type": "reminder", "seat": 0, "deadline": 0}))
    expect(page.get_by_test_id("reminder")).to_have_text("Your time is nearly over.")
    tile = place(page)
    wait_for_next(page, tile)
    expect(page.get_by_test_id("reminder")).to_have_count(0)
    wires[0].send(json.dumps({"type": "ready", "version": "99"}))
    expect(page.get_by_test_id("new-version")).to_contain_text("A new version is available.")
    page.get_by_test_id("new-version").get_by_role("button", name="Reload").click()
    expect(page.get_by_test_id("new-version")).to_have_count(0)
    open_cells(page)
    assert len(wires) == 2


COUNT_SOUNDS = """
  window.sounds = [];
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.sounds.push(this); }
  };
"""


def test_sound_is_off_until_it_is_switched_on(new_person: NewPerson) -> None:
    person = new_person()
    person.page.add_init_script(COUNT_SOUNDS)
    page = person.at_table(person.makes_table(**SOLO))
    wait_for_next(page, place(page))
    assert page.evaluate("sounds.length") == 0
    page.get_by_test_id("menu").click()
    page.get_by_label("Sound").check()
    page.keyboard.press("Escape")
    wait_for_next(page, place(page))
    page.wait_for_function("sounds.length === 1 && sounds[0].state === 'running'")
    # It stays on; a page that nobody has touched yet keeps silent.
    page.reload()
    open_cells(page)
    assert page.evaluate("sounds.length") == 0
    wait_for_next(page, place(page))
    page.wait_for_function("sounds.length === 1")


def test_the_page_checks_the_proof_of_the_deal_itself(new_person: NewPerson) -> None:
    person = new_person()
    page = resigned(person)
    proof = person.sees("proof")
    expect(proof).to_have_attribute("data-finding", "good")
    proof.locator("summary").click()
    expect(proof).to_contain_text("they agree")
    expect(proof).to_contain_text("while the game was still going on")

    def other_deal(route: Route) -> None:
        record = route.fetch().json()
        record["deal"]["calls"][0].reverse()
        route.fulfill(json=record)

    page.route("**/record", other_deal)
    page.reload()
    expect(proof).to_have_attribute("data-finding", "bad")
    expect(proof).to_contain_text("does not hold!")


def resigned(person: Person) -> Page:
    page = person.at_table(person.makes_table(**TWO))
    open_cells(page)
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign? Press again").click()
    person.sees("end")
    return page


COUNT_FLIGHTS = """
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (frames?.[0]?.translate !== undefined) window.flights += 1;
    return animate.call(this, frames, timing);
  };
"""


def test_what_others_do_moves_unless_calm_is_wished(new_person: NewPerson) -> None:
    for calm in (False, True):
        person = new_person(calm=calm)
        person.page.add_init_script(COUNT_FLIGHTS)
        page = person.at_table(person.makes_table(**TWO))
        play_round(page, 3)
        expect(page.locator("[data-testid=other-1] .laid")).to_have_count(3)
        if calm:
            assert page.evaluate("flights") == 0
        else:
            page.wait_for_function("flights > 0")
            # A touch ends them all; nothing stays in the air.
            page.keyboard.press("Shift")
        expect(page.locator(".aloft")).to_have_count(0)


LIT = {
    "harmonies": "[data-explained]",
    "take_it_easy": "[data-testid=board] .explained",
    "tranquility": ".place.pointed",
}


ABOVE_EVERY_PIECE = """(name) => {
  const pieces = [...document.querySelectorAll('.landscape.live use')];
  const after = pieces.filter((piece) => !(piece.compareDocumentPosition(name) & 4));
  if (pieces.length === 0 || after.length > 0) throw new Error('under a piece');
}"""


@pytest.mark.parametrize("game", LIT)
def test_the_log_and_the_board_show_each_other(new_person: NewPerson, game: str) -> None:
    """A line that is pointed at lights its cell, a cell its lines; cells can show their names."""
    person = new_person()
    page = person.at_table(person.plays_on(f"{game}-solo", 4))
    lines = page.get_by_test_id("log").locator("li")
    about = lines.filter(has_text=re.compile(r"placed \w+ on [a-g]\d|chose cell|in cell \d"))
    lit, meant = page.locator(LIT[game]), page.locator("[data-testid=log] li.meant")
    expect(about.first).to_be_visible()
    about.first.hover()
    expect(lit).to_have_count(1)
    cell = lit.evaluate("one => one.closest('[data-at]').dataset.at")
    assert cell in about.first.inner_text()
    page.locator(f"[data-cell='{cell}']").hover(force=True)
    expect(lit).to_have_count(0)
    expect(meant.filter(has_text=about.first.inner_text())).to_have_count(1)
    page.mouse.move(2, 2)
    expect(meant).to_have_count(0)
    # The keyboard does the same.
    about.first.get_by_role("button").focus()
    expect(lit).to_have_count(1)
    names = page.locator(f"[data-at='{cell}'] text").filter(has_text=re.compile(rf"^{cell}$"))
    expect(names).to_have_count(0)
    page.keyboard.press("c")
    expect(names).to_have_count(1)
    page.reload()
    expect(names).to_have_count(1)
    # A high stack reaches over the cell behind it, not over its name.
    if game == "harmonies":
        page.locator(".landscape.live .coordinate").first.evaluate(ABOVE_EVERY_PIECE)


def test_bots_act_at_a_pace_that_can_be_followed(new_person: NewPerson) -> None:
    """Each act is shown for a while, a touch shows the present, and one key shows it all again."""
    person = new_person(hasty=False)
    person.goes_to("/settings")
    person.page.get_by_label("slowly").check()
    seats = [{"type": "me"}, {"type": "bot", "bot": "random"}, {"type": "bot", "bot": "random"}]
    table = person.makes_table(game="harmonies", seats=seats, options={"first_player": 1})
    page = person.at_table(table)
    board, lines = page.get_by_test_id("harmonies"), page.get_by_test_id("log").locator("li")
    hands = Hands(page)
    hands.await_turn()
    hands.take_group()
    while hands.hand():
        hands.place()
    before = lines.count()
    hands.tap(hands.end_turn)
    expect(board).to_have_attribute("data-active", "1")
    skip = page.get_by_test_id("skip")
    expect(skip).to_be_visible()
    expect(lines.filter(has_text="Random bot")).not_to_have_count(0)
    assert board.get_attribute("data-active") == "1"
    wait_for_bots(person, table)
    # A touch shows the present, and does not also take what lies there by then.
    group = page.locator("[data-group]").first
    group.click(force=True)
    expect(board).to_have_attribute("data-active", "0")
    expect(board).to_have_attribute("data-taken", "false")
    expect(skip).to_have_count(0)
    shown = lines.count()
    assert shown > before + 2 * 5
    # Once more from the end of one's own turn; the present is an Esc away.
    page.keyboard.press("r")
    expect(page.get_by_test_id("turn")).to_contain_text("took")
    expect(skip).to_be_visible()
    page.keyboard.press("Escape")
    expect(board).to_have_attribute("data-active", "0")
    expect(page.locator("[data-group][data-legal]").first).to_be_visible()


def wait_for_bots(person: Person, table: str) -> None:
    """Until they have acted, whatever is shown of that."""
    for _ in range(300):
        told = person.page.request.get(f"{person.url}/api/tables/{table}/log?viewer=0").json()[
            "told"
        ]
        last = told[-1]
        if last["seat"] == 2 and any(one["type"] == "turn_ended" for one in last["events"]):
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("the bots do not act")


def wait_for_end(person: Person, table: str) -> None:
    for _ in range(600):
        told = person.page.request.get(f"{person.url}/api/tables/{table}").json()
        if told["status"] == "over":
            return
        person.page.wait_for_timeout(100)
    raise AssertionError("the bots do not come to an end")


STEPS_SHOWN = """
  (bar) => new Promise((resolve) => {
    const shown = [];
    const look = () => {
      const step = Number(/(\\d+) of \\d+/.exec(bar.textContent)?.[1] ?? NaN);
      if (!Number.isNaN(step) && step !== shown.at(-1)) shown.push(step);
      if (shown.length === 8) resolve(shown);
      else requestAnimationFrame(look);
    };
    look();
  })
"""
"""Steps as they come, the present perhaps before them; whoever asks by the clock misses some."""

LAST_OF_A_BEGINNING = 20
"""A page that is slow to be asked has gone on by then; a whole game has four times as many."""


def test_a_game_of_bots_alone_can_be_watched(new_person: NewPerson) -> None:
    """On a phone, where it lies on one screen until one has seen enough of it."""
    person = new_person(hasty=False, phone=True)
    person.page.set_viewport_size(PHONES["small"])
    seats = [{"type": "bot", "bot": "greedy"}, {"type": "bot", "bot": "random"}]
    table = person.makes_table(game="harmonies", seats=seats)
    page = person.at_table(table)
    # However far they are by now, it is shown from its beginning, act by act: none is left out.
    steps: list[int] = page.get_by_test_id("past").evaluate(STEPS_SHOWN)
    first = min(steps)
    shown = steps[steps.index(first) :]
    assert first < LAST_OF_A_BEGINNING, steps
    assert shown == [first + number for number in range(len(shown))], steps
    assert len(shown) > 3, steps
    # What was done, or who is at it where one came before the first act.
    expect(page.get_by_test_id("turn")).to_contain_text(re.compile("bot (took|placed|is playing)"))
    # While the bots go on, there is soon something to skip again.
    wait_for_end(person, table)
    board = "[data-testid=harmonies] [data-board-of]"
    in_sight(page, board, "[data-testid=past] button", "[data-testid=skip]", "[data-cell]")
    expect(page.get_by_test_id("watchers")).to_have_text(re.compile(r"^\s*1\b"))
    assert box_of(page, "[data-testid=watchers] svg")["width"] > 10
    words = page.locator(".hand .label")
    expect(words).to_be_visible()
    assert words.evaluate("one => one.scrollHeight / one.parentElement.clientHeight") < 1
    page.get_by_test_id("skip").click()
    expect(page.get_by_test_id("skip")).to_have_count(0)
