"""Connections that break, pages that are opened again, servers that die."""

from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.people import TURN, NewPerson
from e2e.server_process import ServerProcess
from e2e.tie import called, open_cells, place, play_round, wait_for_next

SOLO = {"game": "take_it_easy", "seats": [{"type": "me"}]}


def expect_tiles(page: Page, count: int) -> None:
    expect(page.locator("[data-testid=board] [data-at] .laid")).to_have_count(count)


def test_a_lost_connection_keeps_what_was_done_and_comes_back(new_person: NewPerson) -> None:
    person = new_person()
    table = person.makes_table(**SOLO)
    page = person.page
    wires: list[WebSocketRoute] = []
    is_down = False

    def wire(socket: WebSocketRoute) -> None:
        if is_down:
            socket.close(code=1001)
            return
        wires.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/socket?*", wire)
    person.at_table(table)
    play_round(page, 3)
    is_down = True
    wires[-1].close(code=1012)
    expect(page.get_by_test_id("offline")).to_contain_text("restarts")
    tile = place(page)
    expect(page.get_by_test_id("offline")).to_contain_text("kept")
    assert called(page) == tile
    is_down = False
    wait_for_next(page, tile)
    expect(page.get_by_test_id("offline")).to_be_hidden(timeout=TURN)
    open_cells(page)
    expect_tiles(page, 4)


def test_reload_and_a_second_window_show_the_same_table(new_person: NewPerson) -> None:
    person = new_person()
    page = person.at_table(person.makes_table(**SOLO))
    play_round(page, 3)
    page.reload()
    open_cells(page)
    expect_tiles(page, 3)
    second = person.open_window()
    second.goto(page.url)
    tile = place(second)
    wait_for_next(page, tile)
    wait_for_next(second, tile)
    expect_tiles(page, 4)
    expect_tiles(second, 4)
    person.goes_to("/mine")
    expect(page.get_by_role("listitem")).to_contain_text("your turn")
    page.get_by_role("link", name="Continue").click()
    open_cells(page)


def test_the_server_dies_and_comes_back_in_the_middle_of_a_game(
    own_server: ServerProcess, new_person: NewPerson
) -> None:
    person = new_person(url=own_server.url)
    page = person.at_table(person.makes_table(**SOLO))
    play_round(page, 3)
    own_server.kill()
    person.sees("offline")
    tile = place(page)
    own_server.start()
    wait_for_next(page, tile)
    open_cells(page)
    expect_tiles(page, 4)
    play_round(page, 15)
    person.sees("end")
