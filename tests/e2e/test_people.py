"""One's page, the deal of the day before and after midnight, and reminders."""

import re
import sqlite3
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

from e2e.checks import check
from e2e.people import NewPerson
from e2e.programs import apart, client_of, play_new, play_on
from e2e.server_process import ServerProcess
from e2e.tie import play_round
from harmonium.client import Client

ONE_ROUND = {"rounds": 1}


def test_ones_page_has_figures_charts_and_history(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/me")
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    check(person, "me, empty")
    client = client_of(person)

    async def four_games() -> list[str]:
        bot = {"type": "bot", "bot": "random"}
        connected = {"placement": "connected", **ONE_ROUND}
        return [
            await play_new(client, "take_it_easy", options=connected),
            await play_new(client, "take_it_easy", options=ONE_ROUND),
            await play_new(client, "take_it_easy", bot, options=ONE_ROUND),
            await play_new(client, "harmonies"),
        ]

    tables = apart(four_games())
    page = person.goes_to("/me")
    history = page.get_by_test_id("history").get_by_role("listitem")
    expect(history).to_have_count(4)
    replays = history.get_by_role("link").evaluate_all("links => links.map(link => link.pathname)")
    assert replays == [f"/replay/{table}" for table in reversed(tables)]

    # The charts of the game that was played last say in words what they show.
    total = history.first.locator("strong").inner_text()
    chart = page.get_by_test_id("distribution")
    expect(chart).to_have_accessible_name(re.compile(rf"How often each total\s+{total}: one game"))
    averages = page.get_by_test_id("averages")
    expect(averages.get_by_role("rowheader", name="Animals")).to_be_visible()
    expect(page.get_by_test_id("statistics")).to_contain_text("Suns")
    check(person, "me")
    page.set_viewport_size({"width": 360, "height": 740})
    assert not person.scrolls_sideways()

    shown = page.get_by_role("radiogroup", name="Game of the figures")
    shown.get_by_label("Take It Easy").press("Space")  # a click would miss what still moves
    # Each variant has figures of its own.
    page.get_by_test_id("variant").select_option("connected, lines, one round")
    expect(page.get_by_test_id("statistics")).to_contain_text(re.compile(r"Played\s*1"))
    assert not person.scrolls_sideways()
    page.get_by_label("2 players").check()
    expect(page.get_by_test_id("variant")).to_have_text("anywhere, lines, one round")
    expect(page.get_by_test_id("statistics")).to_contain_text("Won")
    shown = page.get_by_role("radiogroup", name="Show the games of")
    shown.get_by_label("Take It Easy").press("Space")  # a click would miss what still moves
    expect(history).to_have_count(3)


def test_a_deal_is_closed_today_and_opened_tomorrow(
    new_person: NewPerson, own_server: ServerProcess
) -> None:
    person = new_person(url=own_server.url, phone=True)
    page = person.goes_to("/daily")
    deal = page.get_by_test_id("deal-take_it_easy")
    expect(deal).to_contain_text("nobody has finished yet")
    expect(page.get_by_test_id("time-left")).to_have_text(re.compile("min left"))
    check(person, "daily")
    deal.get_by_role("button", name="Play it").tap()
    play_round(page, 2)
    apart(play_on(client_of(person), page.url.rpartition("/")[2]))
    person.sees("end").get_by_role("link", name="Results").tap()
    expect(page.get_by_test_id("own-rank")).to_contain_text("place 1 of 1")

    other = Client(own_server.url)

    async def others_try() -> str:
        await other.ask("PATCH", "/api/me", {"name": "Somebody Else"})
        table: str = (await other.ask("POST", "/api/daily/take_it_easy"))["id"]
        await play_on(other, table)
        return table

    apart(others_try())
    page = person.goes_to("/daily")
    expect(deal).to_contain_text(re.compile(r"place [12] of 2"))
    expect(deal.get_by_role("button")).to_have_count(0)  # the one try is spent
    deal.get_by_role("link", name="Results").tap()
    expect(page.get_by_test_id("results").get_by_role("row")).to_have_count(3)
    expect(page.get_by_test_id("closed")).to_contain_text("the boards open when the day is over")
    expect(page.get_by_role("checkbox")).to_have_count(0)
    expect(page.get_by_test_id("opened")).to_have_count(0)
    check(person, "results")

    day = yesterday_came(own_server)
    page = person.goes_to(f"/daily/take_it_easy/{day}")
    boards = page.get_by_test_id("opened")
    expect(boards).to_have_count(2)
    for index in range(2):
        expect(boards.nth(index).locator(".tile")).to_have_count(19)
    expect(boards.nth(1)).to_contain_text("Somebody Else")
    expect(page.get_by_test_id("own-rank")).to_have_text(re.compile(r"place [12] of 2"))
    expect(page.get_by_test_id("days").get_by_role("listitem")).to_have_count(1)
    check(person, "opened")
    page.get_by_role("checkbox", name="Show the board of Somebody Else").uncheck()
    expect(boards).to_have_count(1)
    page.get_by_role("link", name="Somebody Else").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Somebody Else")
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(1)
    check(person, "somebody")
    page = person.goes_to("/daily")
    expect(deal.get_by_role("button", name="Play it")).to_be_visible()


def yesterday_came(server: ServerProcess) -> str:
    """Everything of today was yesterday: the day is changed while the server sleeps."""
    server.stop()
    day = (datetime.now(UTC) - timedelta(days=1)).strftime("%Y-%m-%d")
    with sqlite3.connect(server.database_file) as database:
        database.execute("UPDATE dailies SET day = ?", (day,))
        database.execute("UPDATE tables SET daily = ? WHERE daily IS NOT NULL", (day,))
    database.close()
    server.start()
    return day


NOTED = """
  window.noted = { asked: 0, shown: [] };
  const Real = window.Notification;
  window.Notification = class extends Real {
    constructor(title, options) { super(title, options); window.noted.shown.push(title); }
    static requestPermission() { window.noted.asked += 1; return Real.requestPermission(); }
  };
"""


def test_one_is_reminded_when_a_table_waits(new_person: NewPerson) -> None:
    person = new_person()
    person.context.grant_permissions(["notifications"])
    person.context.add_init_script(NOTED)
    person.page.clock.install()
    table = person.makes_table(
        game="take_it_easy",
        seats=[{"type": "me"}, {"type": "open"}],
        options=ONE_ROUND,
        clock={"type": "days", "days": 3},
        open=True,
    )
    mine, other = client_of(person), Client(person.url)

    async def begin() -> None:
        await other.ask("POST", f"/api/tables/{table}/join", {})
        await mine.do(table, "start")
        await act(mine)

    async def act(client: Client) -> None:
        async with client.table(table) as remote:
            await remote.until(lambda: remote.seats and remote.positions.get(remote.seats[0]))
            await remote.act(remote.positions[remote.seats[0]]["legal"][0])

    apart(begin())
    page = person.goes_to("/mine")
    expect(page.get_by_test_id("not-my-turn")).to_be_visible()
    expect(page.get_by_test_id("turns")).to_have_count(0)
    assert page.evaluate("window.noted.asked") == 0
    page.get_by_role("button", name="Remind me").click()
    expect(page.get_by_test_id("remind")).to_contain_text("You are reminded")
    assert page.evaluate("window.noted") == {"asked": 1, "shown": []}

    apart(act(other))
    some_time_passes(page)
    expect(page.get_by_test_id("turns")).to_have_text("1")
    expect(page).to_have_title("(1) My tables · Harmonium")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon_turn.svg")
    expect(page.get_by_test_id("my-turn").get_by_role("listitem")).to_have_count(1)
    assert page.evaluate("window.noted.shown") == ["Take It Easy: it is your turn"]
    check(person, "mine")
    some_time_passes(page)
    page.get_by_role("link", name="Lobby").click()
    expect(page).to_have_title("(1) Lobby · Harmonium")
    assert len(page.evaluate("window.noted.shown")) == 1

    # At the table itself the turn is seen; the mark goes.
    page.get_by_role("link", name="My tables").click()
    page.get_by_role("link", name="Continue").click()
    expect(page).to_have_title("● Take It Easy · Harmonium")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    assert page.evaluate("window.noted.asked") == 1


def some_time_passes(page: Page) -> None:
    """So much that the page has looked again."""
    with page.expect_response("**/api/me/tables"):
        page.clock.fast_forward(11_000)
