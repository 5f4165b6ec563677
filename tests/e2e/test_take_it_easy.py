"""Whole games of Take It Easy, as people play them."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.book import opened_at
from e2e.people import TURN, NewPerson
from e2e.tie import called, open_cells, place, play_round, total, wait_for_next
from harmonium.games.take_it_easy.board import EMPTY, TileCode
from harmonium.games.take_it_easy.scoring import line_points

SOLO = {"game": "take_it_easy", "seats": [{"type": "me"}]}
AGAINST_A_BOT = {
    "game": "take_it_easy",
    "seats": [{"type": "me"}, {"type": "bot", "bot": "greedy"}],
}


def test_a_whole_game_by_mouse_from_the_first_page_against_a_bot(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/")
    page.get_by_test_id("game-take_it_easy").get_by_role("button", name="Play now").click()
    expect(page.get_by_test_id("turn")).to_have_text("Place the called tile.")
    page.get_by_test_id("other-1").wait_for()
    rounds = 2  # as many as players
    for played in range(rounds):
        if played > 0:
            page.get_by_test_id("do-tie-next-round").click()
        play_round(page)
    end = person.sees("end")
    expect(end).to_contain_text("Lines")
    expect(end).to_contain_text("Proof of the deal: checked")
    end.get_by_role("button", name="Rematch").click()
    open_cells(page)
    expect(page.get_by_test_id("past")).to_contain_text(
        re.compile("[01] of [01]")
    )  # the bot is quick


# Whatever is called, one of these columns fills up with one value: nineteen tiles have three.
COLUMNS = {"9": range(7, 12), "5": range(3, 7), "1": range(12, 16)}


def test_the_previewed_points_are_what_the_tile_then_brings(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(**SOLO))
    board: list[TileCode | None] = list(EMPTY)
    seen = 0
    for _ in range(19):
        open_cells(page)
        tile, before = TileCode(called(page)), total(page)
        others = [0, 1, 2, 16, 17, 18, *range(3, 16)]
        at = next(cell for cell in (*COLUMNS[tile[0]], *others) if board[cell] is None)
        points = worth(board)
        board[at] = tile
        promised = worth(board) - points
        cell = page.locator(f"[data-cell='{at}'][data-legal]")
        cell.hover()
        if promised:
            expect(page.locator(f"[data-at='{at}'] .gain")).to_have_count(1)
            expect(page.get_by_test_id("preview")).to_contain_text(str(promised))
            expect(cell).to_have_attribute("aria-label", re.compile(rf"\b{promised} points?\b"))
            seen += 1
        cell.click()
        wait_for_next(page, tile)
        expect(page.locator("[data-total='0']").first).to_have_text(str(before + promised))
        assert total(page) == before + promised
    assert seen > 0
    # Every point is explained on the board: the number shows the lines that it comes from.
    scored = {cell for item in line_points(tuple(board)) for cell in item.cells}
    number = page.locator("[data-category=lines] button")
    number.hover()
    expect(page.locator("[data-testid=board] .explained")).to_have_count(len(scored))
    page.mouse.move(0, 0)
    expect(page.locator("[data-testid=board] .explained")).to_have_count(0)
    number.click()
    page.mouse.move(0, 0)
    expect(page.locator("[data-testid=board] .explained")).to_have_count(len(scored))
    expect(page.get_by_test_id("live")).to_contain_text("Lines, You:")


def worth(board: list[TileCode | None]) -> int:
    return sum(item.points for item in line_points(tuple(board)))


def test_a_whole_game_by_touch_on_a_phone(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    table = person.makes_table(**SOLO, options={"scoring": "rays"})
    page = person.at_table(table)
    for turn in range(19):
        cells = open_cells(page)
        tile = called(page)
        cell = cells.nth(turn * 5 % cells.count())
        box = cell.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        cell.tap()
        wait_for_next(page, tile)
        assert not person.scrolls_sideways()
    person.sees("end")
    assert not person.scrolls_sideways()


def test_two_people_and_a_watcher(new_person: NewPerson) -> None:
    anna, ben, watcher = new_person(), new_person(), new_person(phone=True)
    page = anna.goes_to("/new/take_it_easy")
    page.get_by_label("Rounds").select_option("1")
    page.get_by_role("button", name="Make the table and invite").click()
    waiting = anna.sees("waiting")
    page.get_by_test_id("here-only").click()
    code = page.get_by_test_id("code").inner_text()
    watch = page.get_by_test_id("watch-link").get_attribute("href") or ""

    other = ben.goes_to("/code")
    other.get_by_role("textbox").fill(code.lower().replace("-", " "))
    other.get_by_role("button", name="Join").click()
    other.get_by_role("button", name="Join").click()
    expect(waiting).to_contain_text(ben.name())
    page.get_by_role("button", name="Start the game").click()

    watcher.page.goto(watch)
    look = watcher.page
    expect(look.get_by_test_id("turn")).to_have_text("Waiting for the others…")
    expect(page.get_by_text("one watches")).to_be_visible()

    # A choice is secret until the last one has chosen, and can be taken back until then.
    tile = place(page)
    expect(page.get_by_test_id("turn")).to_have_text("Waiting for the others…")
    expect(page.locator("[data-cell][aria-label*='your choice']")).to_have_count(1)
    expect(other.get_by_test_id("other-0")).to_contain_text("has chosen")
    expect(other.locator("[data-testid=other-0] .tile")).to_have_count(0)
    expect(look.locator("[data-testid=board] .tile")).to_have_count(0)
    expect(look.locator(f"[data-testid=called][data-tile='{tile}'] .tile").first).to_be_visible()
    page.get_by_test_id("undo").click()
    expect(other.get_by_test_id("other-0")).to_contain_text("thinking")
    place(page, 3)
    place(other, 5)
    wait_for_next(page, tile)
    wait_for_next(look, tile)
    expect(other.locator("[data-testid=other-0] .tile")).to_have_count(1)

    watcher_chooses_a_board(look)

    # Now everybody has seen it: the undo says why it stops.
    page.get_by_test_id("undo").click()
    expect(anna.sees("why-not")).to_contain_text("Everyone has placed")
    page.get_by_role("button", name="Ask the others").click()
    other.get_by_test_id("question").get_by_role("button", name="No").click()
    expect(page.get_by_test_id("question")).to_be_hidden()

    they_talk(page, other)
    for turn in range(1, 19):
        tile = place(page, turn)
        place(other, turn * 3)
        wait_for_next(page, tile)
        wait_for_next(other, tile)
    for person in (anna, ben, watcher):
        person.sees("end")
    page.get_by_role("button", name="Rematch").click()
    anna.sees("waiting")
    other.get_by_role("button", name="To the rematch").click()
    ben.sees("waiting")


def they_talk(page: Page, other: Page) -> None:
    other.get_by_role("textbox", name="Say something").fill("<b>hello</b>")
    other.get_by_role("button", name="Send").click()
    expect(page.get_by_test_id("said")).to_contain_text("<b>hello</b>")
    page.get_by_role("button", name="Well played!").click()
    expect(other.get_by_test_id("said")).to_contain_text("Well played!")


def watcher_chooses_a_board(look: Page) -> None:
    """Who watches sees how the lines stand, and chooses whose board lies in the middle."""
    middle = look.locator(".centre [data-board-of]")
    expect(middle).to_have_attribute("data-board-of", "0")
    expect(middle.locator("[data-line]").first).to_be_visible()
    look.get_by_role("button", name="Others").tap()
    look.get_by_test_id("other-1").get_by_role("button").tap()
    expect(middle).to_have_attribute("data-board-of", "1")
    expect(middle.locator("[data-line]").first).to_be_visible()


def test_a_match_of_two_rounds_with_rays_against_two_bots(new_person: NewPerson) -> None:
    person = new_person()
    bots = [{"type": "bot", "bot": "greedy"}, {"type": "bot", "bot": "random"}]
    table = person.makes_table(
        game="take_it_easy",
        seats=[{"type": "me"}, *bots],
        options={"scoring": "rays", "rounds": 2},
    )
    page = person.at_table(table)
    expect(page.get_by_role("heading", level=1)).to_contain_text("round 1 of 2")
    play_round(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("round 2 of 2")
    # The finished board stays, with its lines counted, until somebody goes on.
    rounds = page.get_by_test_id("rounds")
    laid = page.locator("[data-testid=board] [data-at] .tile")
    expect(laid).to_have_count(19)
    expect(page.locator("[data-testid=board] [data-line]")).to_have_count(15)
    expect(page.locator("[data-legal][data-cell]")).to_have_count(0)
    # No tile is called on it, whichever lies ready for the next round: it may be the same one.
    expect(page.get_by_test_id("board")).to_have_attribute("data-called", "")
    first = int(rounds.locator("[data-sum='0']").inner_text())
    expect(page.get_by_test_id("turn")).to_have_text(
        re.compile(rf"Round 1 is over: {first} points?")
    )
    page.get_by_test_id("do-tie-next-round").click()
    expect(laid).to_have_count(0)
    open_cells(page)
    # It can be looked at again while the second round is played.
    page.get_by_role("group", name="Rounds").get_by_role("button", name="1").click()
    expect(page.get_by_test_id("turn")).to_have_text("The boards of round 1")
    expect(laid).to_have_count(19)
    page.get_by_role("group", name="Rounds").get_by_role("button", name="2").click()
    play_round(page)
    end = person.sees("end")
    for category in ("Lines", "Sun rays", "Moon rays"):
        expect(end).to_contain_text(category)
    assert total(page) >= first
    # Every round, and the sum.
    each = [
        [int(number) for number in row.locator("td").all_inner_texts()]
        for row in end.get_by_test_id("rounds").locator("tbody tr").all()
    ]
    assert [sum(row[:2]) for row in each] == [row[2] for row in each]
    assert (each[0][0], each[0][2]) == (first, total(page))
    sums = [
        int(text) for text in end.locator("table:not([data-testid]) tbody td").all_inner_texts()
    ]
    totals = [int(text) for text in end.locator(".total").all_inner_texts()]
    assert sum(sums) == sum(totals)


def test_the_log_jumps_and_the_past_does_not_disturb_the_present(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(**SOLO))
    play_round(page, 4)
    page.get_by_test_id("log").get_by_role("button", name="Called").last.click()
    expect(page.get_by_test_id("turn")).to_contain_text("Looking back")
    expect(page.locator("[data-testid=board] [data-at] .tile")).to_have_count(1)
    expect(page.locator("[data-legal]")).to_have_count(0)
    # The lines stand as they stood then: three run through one tile.
    expect(page.locator("[data-line]")).to_have_count(3)
    past = page.get_by_test_id("past")
    past.get_by_role("button", name="One step forward").click()
    expect(past).to_contain_text("2 of 4")
    past.get_by_role("button", name="To the beginning").click()
    expect(past).to_contain_text("0 of 4")
    past.get_by_role("button", name="To the present").click()
    open_cells(page)
    expect(page.locator("[data-testid=board] [data-at] .tile")).to_have_count(4)


def test_a_refused_action_shows_its_rule(new_person: NewPerson) -> None:
    """The client offers only what is legal, so the wire is bent to send something else."""
    person = new_person()
    table = person.makes_table(**SOLO)
    page = person.page
    page.route_web_socket(
        re.compile(r".*/socket"),
        lambda socket: bend(socket, r'"cell":\d+', '"cell":9'),
    )
    person.at_table(table)
    tile = called(page)
    open_cells(page).first.click()
    wait_for_next(page, tile)
    open_cells(page).first.click()
    refusal = person.sees("refusal")
    expect(refusal).to_contain_text("Cell 9 already holds a tile.")
    with page.expect_popup() as book:
        refusal.get_by_role("link", name="T-PLACE-2").click()
    opened_at(book.value, "take_it_easy", "T-PLACE-2")
    open_cells(page)


def bend(socket: WebSocketRoute, pattern: str, replacement: str) -> None:
    server = socket.connect_to_server()
    socket.on_message(lambda text: server.send(re.sub(pattern, replacement, str(text))))


def test_asking_before_the_turn_ends(new_person: NewPerson) -> None:
    person = new_person()
    table = person.makes_table(**SOLO)
    page = person.goes_to("/settings")
    page.get_by_label("Ask before a turn ends").check()
    page = person.at_table(table)
    tile = place(page)
    person.sees("confirm")
    assert called(page) == tile
    page.get_by_role("button", name="Yes", exact=True).click()
    wait_for_next(page, tile)
    tile = place(page)
    person.sees("confirm")
    open_cells(page).first.click()
    wait_for_next(page, tile)


def test_helper_marks_can_be_switched_off(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(**SOLO))
    play_round(page, 2)
    expect(page.locator("[data-line]").first).to_be_visible(timeout=TURN)
    page.get_by_test_id("menu").click()
    page.get_by_label("Helper marks").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("[data-line]")).to_have_count(0)
    expect(page.get_by_text("Helper marks are switched off.")).to_be_visible()
