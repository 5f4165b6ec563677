"""Whole games of Harmonies, as people play them."""

import json
import re
from typing import Any

from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from e2e.checks import check
from e2e.harmonies_table import Hands, points
from e2e.people import AT_THE_DESK, TURN, NewPerson, Person
from e2e.programs import apart, client_of, play_on_together
from e2e.server_process import ServerProcess
from e2e.sight import PHONES, box_of

SOLO = {"game": "harmonies", "seats": [{"type": "me"}]}
# Who begins is left to chance otherwise, and these tests are about the first turn.
AGAINST_A_BOT = {
    "game": "harmonies",
    "seats": [{"type": "me"}, {"type": "bot", "bot": "random"}],
    "options": {"first_player": 1},
}


def sit_down(person: Person, **plan: Any) -> Hands:
    return hands_at(person, person.makes_table(**plan))


def sit_down_again(person: Person, step: int) -> Hands:
    """In the middle of a game that somebody played alone."""
    return hands_at(person, person.plays_on("harmonies-solo", step))


def hands_at(person: Person, table: str) -> Hands:
    page = person.at_table(table)
    size = page.viewport_size
    hands = Hands(page, touch=size is not None and size["width"] < 500)
    hands.await_turn()
    return hands


def total(page: Page, seat: int = 0) -> int:
    cell = page.locator(f"[data-total='{seat}']").first
    return int(cell.evaluate("cell => cell.lastElementChild.textContent").strip())


def test_a_whole_game_by_mouse_against_a_bot(new_person: NewPerson) -> None:
    person = new_person()
    hands = sit_down(person, **AGAINST_A_BOT)
    turns = hands.play()
    assert 6 <= turns <= 18  # 18 rounds empty the bag; the smaller board is full after 7
    end = person.sees("end")
    expect(end).to_contain_text("Animals")
    expect(end).to_contain_text("Proof of the deal: checked")
    expect(hands.page.get_by_test_id("other-1").locator(".landscape")).to_be_visible()


def test_a_solo_game_to_its_suns(new_person: NewPerson) -> None:
    person = new_person()
    hands = sit_down(person, **SOLO)
    suns = hands.page.locator("[data-suns]")
    # Side A and no spirits are worth three suns before the first token.
    expect(suns).to_have_attribute("data-suns", "3")
    expect(suns).to_contain_text("40 more points for the next sun, at 40")
    expect(suns).to_contain_text("side A: 1 · without spirits: 2")
    rows = {sun.bounding_box()["y"] for sun in suns.locator(".sun").all()}  # type: ignore[index]
    assert len(rows) == 1
    # They are no help but a fact.
    hands.page.get_by_test_id("menu").click()
    hands.page.get_by_label("Helper marks").uncheck()
    hands.page.keyboard.press("Escape")
    expect(suns).to_contain_text("40 more points for the next sun, at 40")
    hands.page.get_by_test_id("menu").click()
    hands.page.get_by_label("Helper marks").check()
    hands.page.keyboard.press("Escape")
    hands = sit_down_again(person, step=31)
    suns = hands.page.locator("[data-suns]")
    assert hands.play() == 3
    end = person.sees("end")
    earned = suns.get_attribute("data-suns")
    reached = total(hands.page)
    for_points = sum(reached >= needed for needed in (40, 70, 90, 110, 130, 140, 150, 160))
    assert earned == str(3 + for_points)
    expect(end.locator("[data-detail=suns]")).to_have_text(f"{earned} suns")


def test_solo_exchanges_a_card_of_the_row(new_person: NewPerson) -> None:
    hands = sit_down(new_person(), **SOLO)
    hands.take_group()
    while hands.hand():
        hands.place()
    # What the points come from is shown until the turn ends.
    why = hands.page.get_by_test_id("points").get_by_role("button").first
    why.click()
    expect(why).to_have_attribute("aria-pressed", "true")
    hands.tap(hands.end_turn)
    hands.await_change("data-phase", "turn")
    assert hands.phase() == "exchange"
    first = hands.page.locator(".row [data-card]").first
    card = first.get_attribute("data-card")
    # What may be exchanged glows, on a phone too.
    expect(hands.page.locator(".row .glows")).to_have_count(3)
    hands.page.set_viewport_size(PHONES["small"])
    expect(hands.page.locator(".mini.glows")).to_have_count(3)
    hands.page.set_viewport_size(ViewportSize(width=1280, height=860))
    first.click()
    hands.page.locator(".row .do").click()
    hands.await_change("data-phase", "exchange")
    expect(why).to_have_attribute("aria-pressed", "false")
    expect(hands.page.locator(f".row [data-card={card}]")).to_have_count(0)
    expect(hands.page.locator(".row [data-card]")).to_have_count(3)


def test_a_whole_game_by_touch_on_a_phone(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    hands = sit_down(person, **SOLO)

    def look() -> None:
        assert not person.scrolls_sideways()
        box = hands.tokens.first.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44

    hands.play(look)
    person.sees("end")
    assert not person.scrolls_sideways()


def test_side_b_with_spirits_by_touch(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    hands = sit_down(person, **SOLO, options={"side": "B", "spirits": True})
    kept = hands.page.locator("[data-spirit]").first.get_attribute("data-spirit")
    assert not person.scrolls_sideways()
    hands.tap(hands.page.locator("[data-spirit]").first)
    hands.await_change("data-phase", "spirit")
    hands.sheet("cards")
    expect(hands.page.locator(f".own [data-card={kept}]")).to_be_visible()
    expect(hands.page.locator(".landscape.live .cell")).to_have_count(25)


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(selector)


def test_arrows_walk_over_the_board_and_escape_puts_down(new_person: NewPerson) -> None:
    hands = sit_down(new_person(), **SOLO)
    page = hands.page
    hands.take_group()
    expect(hands.targets.first).to_be_visible()
    tab_to(page, "[data-cell]")
    focused = page.locator("[data-cell]:focus")
    page.keyboard.press("Home")
    expect(focused).to_have_attribute("data-cell", "a1")
    for key, expected in (
        ("ArrowDown", "a2"),
        ("ArrowRight", "b1"),
        ("ArrowRight", "c2"),
        ("ArrowUp", "c1"),
        ("End", "e5"),
    ):
        page.keyboard.press(key)
        expect(focused).to_have_attribute("data-cell", expected)
    # A card is put down, and a token is in the hand again.
    page.locator(".row [data-card]").first.click()
    expect(hands.targets).to_have_count(0)
    page.keyboard.press("Escape")
    expect(hands.targets.first).to_be_visible()
    assert hands.hand() == 3


def test_a_token_is_in_the_hand_while_tokens_are_to_be_placed(new_person: NewPerson) -> None:
    hands = sit_down(new_person(), **SOLO)
    page = hands.page
    hands.take_group()
    lifted = page.locator("[data-token][aria-pressed=true]")
    expect(lifted).to_have_count(1)
    for _ in range(2):  # whoever reaches for it wants to have it
        lifted.click()
        expect(lifted).to_have_count(1)
    assert hands.take_card()
    expect(lifted).to_have_count(1)
    expect(hands.targets.first).to_be_visible()
    # Another card says on the spot why it cannot be taken, and the token waits.
    page.locator(".row [data-card]").first.click()
    expect(lifted).to_have_count(0)
    page.locator(".row .do").click(force=True)  # it says that it is disabled, and answers why
    expect(page.get_by_test_id("vain")).to_contain_text("already taken an animal card")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("vain")).to_have_count(0)
    expect(lifted).to_have_count(1)
    page.reload()
    hands.await_turn()
    expect(lifted).to_have_count(1)
    hands.place()
    expect(lifted).to_have_count(1)


LISTEN = """() => {
  const line = document.querySelector('[data-testid=turn]');
  window.asked = [line.textContent.trim()];
  const seen = () => window.asked.push(line.textContent.trim());
  new MutationObserver(seen).observe(line, { characterData: true, childList: true, subtree: true });
}"""


def test_what_is_asked_stays_until_the_act_is_answered(new_person: NewPerson) -> None:
    """Nothing is legal while it is under way; without a card no animal is spoken of."""
    person = new_person()
    hands = sit_down(person, **AGAINST_A_BOT)
    hands.take_group()
    while hands.hand():
        hands.place()
    line = person.page.get_by_test_id("turn")
    expect(line).to_have_text("Take a card, or end your turn")
    person.page.evaluate(LISTEN)
    person.page.get_by_test_id("do-harmonies-end-turn").click()
    expect(line).to_have_text("Take a group of tokens")
    asked = person.page.evaluate("window.asked")
    assert [text for text in asked if "animal" in text] == []


def test_a_touch_in_vain_says_why_on_the_spot(new_person: NewPerson) -> None:
    hands = sit_down(new_person(), **SOLO)
    page = hands.page
    vain = page.get_by_test_id("vain")
    cell = page.locator("[data-cell=c3]")
    board = cell.bounding_box()
    cell.click(force=True)  # before anything was taken
    expect(vain).to_contain_text("Take all the tokens of one space")
    expect(vain.get_by_role("link")).to_have_text("H-TURN-2")
    assert cell.bounding_box() == board  # nothing has moved
    near = "([vain, cell]) => Math.abs(middle(vain) - middle(cell)) < vain.clientWidth"
    middle = (
        "const middle = (one) => (({ x, width }) => x + width / 2)(one.getBoundingClientRect());"
    )
    page.wait_for_function(
        f"(pair) => {{ {middle} return ({near})(pair); }}",
        arg=[vain.element_handle(), cell.element_handle()],
    )
    vain.click(position={"x": 4, "y": 4})  # it lies over what may be wanted next
    expect(vain).to_have_count(0)
    hands.end_turn.click(force=True)
    expect(vain).to_contain_text("The turn can end only when")
    hands.take_group()
    expect(vain).to_have_count(0)
    page.locator("[data-group]").first.click(force=True)
    expect(vain).to_contain_text("You have already taken tokens in this turn.")
    while hands.hand():
        hands.place(page.locator("[data-cell][data-legal]").first)
    page.locator("[data-cell=c3]").press("Enter")
    expect(vain).to_contain_text("these and no others")
    page.get_by_test_id("past").get_by_role("button").first.click()
    expect(page.get_by_test_id("past")).to_contain_text(re.compile(r"\b0 of \d+"))
    page.locator("[data-cell=c3]").click(force=True)
    expect(vain).to_contain_text("This is an earlier moment")


def test_a_token_that_fits_nowhere_says_so(new_person: NewPerson) -> None:
    """That is rare, so the wire is bent: one colour of the hand has no place."""
    person = new_person()
    table = person.makes_table(**SOLO)
    person.page.route_web_socket("**/socket**", without_places_for_the_first)
    hands = Hands(person.at_table(table))
    hands.await_turn()
    groups = hands.page.locator("[data-group][data-legal]")
    names = [str(group.get_attribute("aria-label")) for group in groups.all()]
    mixed = [len(set(name.removeprefix("Take ").split(", "))) > 1 for name in names]
    hands.take_group(mixed.index(True))
    stuck = hands.page.locator("[data-token][aria-disabled=true]").first
    expect(hands.page.locator("[data-token][aria-pressed=true]")).to_have_attribute(
        "aria-disabled", "false"
    )
    stuck.click(force=True)  # it says that it is disabled, and answers why
    why = hands.page.get_by_test_id("fits-nowhere")
    expect(why).to_contain_text("There is no place for")
    expect(why.get_by_role("link")).to_have_text("H-TOKEN-2")
    expect(hands.targets.first).to_be_visible()


def without_places_for_the_first(socket: WebSocketRoute) -> None:
    def bend(text: str | bytes) -> None:
        message = json.loads(text)
        hand = message.get("view", {}).get("hand", [])
        if hand and len(set(hand)) > 1:
            message["legal"] = [
                action for action in message["legal"] if action.get("colour") != hand[0]
            ]
        socket.send(json.dumps(message))

    server = socket.connect_to_server()
    server.on_message(bend)


def test_tokens_can_be_dragged_and_dropped_beside(new_person: NewPerson) -> None:
    hands = sit_down(new_person(), **SOLO)
    page = hands.page
    hands.take_group()
    colour = hands.tokens.first.get_attribute("data-token")
    # Beside the board nothing happens.
    hands.tokens.first.drag_to(page.get_by_test_id("turn"))
    assert hands.hand() == 3
    hands.tokens.first.drag_to(page.locator("[data-cell=c3]"))
    hands.await_change("data-hand", "3")
    assert hands.hand() == 2
    expect(page.locator(f"[data-at=c3] use[href='#harmonies-{colour}']")).to_have_count(1)


def test_a_card_can_be_dragged_from_the_row(new_person: NewPerson) -> None:
    hands = sit_down(new_person(), **SOLO)
    card = hands.page.locator(".row [data-card]").first
    name = card.get_attribute("data-card")
    card.drag_to(hands.page.locator("[data-place=cards]"))
    expect(hands.page.locator(f".own [data-card={name}]")).to_be_visible()


def test_the_preview_is_what_is_then_added(new_person: NewPerson) -> None:
    """The bubble, the points panel and the new total say the same."""
    hands = sit_down_again(new_person(), step=18)
    page = hands.page
    promised_something = 0
    while hands.await_turn():
        if page.locator(".own .animal-card").count() < 4:
            hands.take_card()
        hands.take_group()
        while hands.hand():
            before, left = total(page), hands.board.get_attribute("data-hand")
            target = hands.best_target()
            target.hover()
            expect(page.locator(".bubble")).to_be_visible()
            shown = page.get_by_test_id("preview")
            promised = points(shown.inner_text()) if shown.count() else 0
            promised_something += promised != 0
            target.click()
            hands.await_change("data-hand", left)
            page.mouse.move(0, 0)
            expect(page.get_by_test_id("preview")).to_have_count(0)
            expect(page.locator("[data-total='0']").first).to_have_text(str(before + promised))
        hands.finish_turn()
    assert promised_something > 0


def test_an_animal_settles_and_brings_what_was_promised(new_person: NewPerson) -> None:
    hands = sit_down_again(new_person(), step=28)
    page = hands.page
    page.locator(".own .animal-card.ready [data-card]").click()
    before = total(page)
    hands.targets.hover()
    promised = points(page.get_by_test_id("preview").inner_text())
    assert promised > 0
    hands.targets.click()
    expect(page.locator(".landscape.live .cube:not(.ghost)")).to_have_count(1)
    page.mouse.move(0, 0)
    expect(page.locator("[data-total='0']").first).to_have_text(str(before + promised))


def test_an_animal_settles_where_it_fits_without_its_card(new_person: NewPerson) -> None:
    """Whoever sees the place touches the place; a chosen card says what it waits for."""
    hands = sit_down_again(new_person(), step=28)
    page = hands.page
    ready = page.locator(".own .animal-card.ready [data-card]")
    ready.click()
    expect(page.get_by_test_id("turn")).to_contain_text(re.compile("Choose where .* settles"))
    cell = hands.targets.locator("[data-cell]").get_attribute("data-cell")
    page.keyboard.press("Escape")
    expect(ready).to_have_attribute("aria-pressed", "false")
    place = page.locator(f"[data-cell={cell}]")
    expect(place).to_have_attribute("aria-disabled", "false")
    place.click()
    expect(page.locator(f"[data-at={cell}] .cube:not(.ghost)")).to_have_count(1)
    expect(page.get_by_test_id("vain")).to_have_count(0)


def test_which_of_two_animals_settles_is_asked(new_person: NewPerson) -> None:
    """That is rare, so the wire is bent: another animal could settle at the same place."""
    person = new_person()
    table = person.plays_on("harmonies-solo", 28)
    person.page.route_web_socket("**/socket**", with_an_otter_too)
    hands = hands_at(person, table)
    page = hands.page
    page.locator(".own .animal-card.ready [data-card]").first.click()
    cell = hands.targets.locator("[data-cell]").get_attribute("data-cell")
    page.keyboard.press("Escape")
    page.locator(f"[data-cell={cell}]").click(force=True)  # it says that it is disabled
    expect(page.get_by_test_id("vain")).to_contain_text("choose its card first")
    expect(page.get_by_test_id("vain")).to_contain_text("Otter")


def with_an_otter_too(socket: WebSocketRoute) -> None:
    def bend(text: str | bytes) -> None:
        message = json.loads(text)
        settling = [act for act in message.get("legal", []) if act["type"] == "place_cube"]
        if settling:
            message["legal"] += [act | {"card": "otter"} for act in settling]
        socket.send(json.dumps(message))

    server = socket.connect_to_server()
    server.on_message(bend)


def test_touching_a_card_shows_where_it_fits_and_what_is_missing(new_person: NewPerson) -> None:
    page = sit_down_again(new_person(), step=37).page
    near = page.locator(".cell:has(.near) [data-cell]")
    fits = page.locator(".cell.fit [data-cell]")
    seen_near, seen_fit = False, False
    for card in page.locator(".row [data-card]").all():
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        if near.count():
            seen_near = True
            assert "could settle on" in (near.first.get_attribute("aria-label") or "")
        if fits.count():
            seen_fit = True
            assert "would fit here" in (fits.first.get_attribute("aria-label") or "")
        card.click()
        expect(near).to_have_count(0)
    assert seen_near
    assert seen_fit


def test_undo_steps_back_to_the_barrier_and_says_why(new_person: NewPerson) -> None:
    hands = sit_down(new_person(), **AGAINST_A_BOT)
    page = hands.page
    hands.take_card()
    hands.take_group()
    hands.place()
    assert hands.hand() == 2
    hands.undo.click()
    expect(hands.board).to_have_attribute("data-hand", "3")
    hands.undo.click()
    expect(hands.board).to_have_attribute("data-taken", "false")
    page.keyboard.press("u")
    expect(page.locator(".own .animal-card")).to_have_count(0)
    # From here on a whole turn, and what it shows cannot be unseen.
    hands.take_group()
    while hands.hand():
        hands.place()
    hands.finish_turn()
    hands.await_turn()
    hands.undo.click(force=True)  # it looks disabled, and answers why
    expect(page.get_by_test_id("why-not")).to_contain_text("have been shown")
    assert not hands.has_taken()


def test_a_long_press_looks_without_placing(new_person: NewPerson) -> None:
    hands = sit_down(new_person(phone=True), **SOLO)
    hands.take_group()
    target = hands.page.locator("[data-cell=c3]")
    finger = {"pointerType": "touch", "pointerId": 7, "isPrimary": True}
    target.dispatch_event("pointerdown", finger)
    bubble = hands.page.get_by_test_id("bubble")
    expect(bubble).to_be_visible()
    assert box_of(hands.page, "[data-testid=bubble]")["height"] < 60
    target.dispatch_event("pointerup", finger)
    target.dispatch_event("click")
    assert hands.hand() == 3
    hands.tap(target)
    hands.await_change("data-hand", "3")


def test_the_board_of_another_can_be_enlarged(new_person: NewPerson) -> None:
    person = new_person()
    hands = sit_down(person, **AGAINST_A_BOT)
    hands.page.get_by_test_id("other-1").get_by_role("button").click()
    dialog = hands.page.get_by_role("dialog")
    expect(dialog.locator(".landscape")).to_be_visible()
    small = hands.page.get_by_test_id("other-1").locator(".landscape").bounding_box()
    large = dialog.locator(".landscape").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.3 * small["width"]


def test_the_past_is_only_looked_at(new_person: NewPerson) -> None:
    hands = sit_down(new_person(), **SOLO)
    page = hands.page
    hands.take_group()
    hands.place()
    expect(hands.targets.first).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(hands.board).to_have_attribute("data-hand", "3")
    expect(hands.targets).to_have_count(0)
    expect(page.locator("[data-token]:enabled, [data-group]:enabled")).to_have_count(0)
    page.get_by_role("button", name="To the present").click()
    expect(hands.board).to_have_attribute("data-hand", "2")
    # What was in the hand is in the hand again.
    expect(hands.targets.first).to_be_visible()


def test_reload_in_the_middle_of_a_turn_keeps_everything(new_person: NewPerson) -> None:
    hands = sit_down(new_person(), **SOLO)
    hands.take_group()
    hands.place()
    # What would be placed under the pointer is drawn too, but does not lie there.
    heights = "cells => cells.map(cell => cell.querySelectorAll('use:not(.ghost)').length)"
    before = hands.page.locator(".landscape.live [data-at]").evaluate_all(heights)
    hands.page.reload()
    hands.await_turn()
    expect(hands.board).to_have_attribute("data-hand", "2", timeout=TURN)
    assert hands.page.locator(".landscape.live [data-at]").evaluate_all(heights) == before
    assert sum(before) == 1


@AT_THE_DESK
def test_nothing_is_wrong_with_the_table(new_person: NewPerson, *, phone: bool) -> None:
    person = new_person(phone=phone)
    hands = sit_down(person, **SOLO, options={"side": "B", "spirits": True})
    check(person, "spirits")
    hands.tap(hands.page.locator("[data-spirit]").first)
    hands.await_change("data-phase", "spirit")
    hands.take_card()
    hands.take_group()
    hands.place()
    check(person, "table")
    hands.sheet("cards")
    hands.tap(hands.page.locator(".own [data-card]").last)
    check(person, "a card")
    hands.put_away()
    check(person, "the same card over the board")
    hands.page.keyboard.press("h")
    hands.page.get_by_role("dialog").wait_for()
    check(person, "aid")


def test_two_people_and_a_watcher(new_person: NewPerson) -> None:
    anna, ben, watcher = new_person(), new_person(phone=True), new_person()
    seats = [{"type": "me"}, {"type": "open"}]
    table = anna.makes_table(game="harmonies", seats=seats, options={"first_player": 1}, open=True)
    ben.goes_to(f"/table/{table}")
    ben.page.get_by_test_id("join-name").fill("Ben of the Hill")
    ben.page.get_by_role("button", name="Join").tap()
    seated = anna.goes_to(f"/table/{table}").locator("ol")
    expect(seated.get_by_text("Ben of the Hill", exact=True)).to_be_visible()
    ben.sees("waiting")
    anna.goes_to(f"/table/{table}")
    anna.page.get_by_role("button", name="Start the game").click()
    look = watcher.at_table(table)
    expect(anna.page.get_by_text("one watches")).to_be_visible()
    players = [
        Hands(anna.page, seat=0),
        Hands(ben.page, seat=1, touch=True),
    ]
    # Whose turn it is lies in the middle, until somebody is chosen.
    middle = look.locator("[data-testid=harmonies] [data-board-of]")
    expect(middle).to_have_attribute("data-board-of", "0")
    for turn in range(4):
        assert players[turn % 2].await_turn()
        players[turn % 2].play_turn()
        if turn == 0:
            expect(middle).to_have_attribute("data-board-of", "1")
            look.get_by_test_id("other-0").get_by_role("button").click()
            expect(middle).to_have_attribute("data-board-of", "0")
            expect(middle.locator("[data-level]")).to_have_count(3)
            expect(ben.page.locator(".players")).to_contain_text("You")
    # The rest is played by programs with the same cookies; the pages follow to the end.
    apart(play_on_together(table, client_of(anna), client_of(ben)))
    for person in (anna, ben, watcher):
        person.sees("end")
    # What the watcher sees is what the two have before them.
    heights = "boards => boards.map(board => board.querySelectorAll('[data-level]').length)"
    seen = [look.locator(f"[data-board-of='{seat}']") for seat in (0, 1)]
    own = [hands.page.locator(".landscape.live") for hands in players]
    for theirs, mine in zip(seen, own, strict=True):
        assert theirs.evaluate_all(heights) == mine.evaluate_all(heights)


def test_a_turn_goes_on_after_the_server_was_restarted(
    own_server: ServerProcess, new_person: NewPerson
) -> None:
    person = new_person(url=own_server.url)
    hands = sit_down(person, **SOLO)
    hands.take_card()
    hands.take_group()
    hands.place()
    own_server.kill()
    person.sees("offline")
    # What is done meanwhile is kept.
    hands.targets.first.click()
    expect(person.sees("offline")).to_contain_text("kept")
    own_server.start()
    expect(hands.board).to_have_attribute("data-hand", "1", timeout=TURN)
    expect(person.page.get_by_test_id("offline")).to_be_hidden(timeout=TURN)
    hands.await_turn()
    hands.place()
    hands.finish_turn()
    expect(hands.page.locator(".own .animal-card")).to_have_count(1)
    assert hands.hand() == 0
