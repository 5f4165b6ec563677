"""What a result means, at the end of a game: one's own games, the best board, the day."""

from playwright.sync_api import expect

from e2e.checks import check
from e2e.people import NewPerson
from e2e.programs import apart, client_of, play_new, play_on

GAME = "take_it_easy"


def test_the_end_says_what_the_points_mean(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    person.goes_to("/")
    client = client_of(person)
    one_round = {"rounds": 1}
    first = apart(play_new(client, GAME, options=one_round))
    person.at_table(first)
    expect(person.sees("figures")).to_contain_text("Your first game of this kind")
    apart(play_new(client, GAME, options=one_round | {"placement": "connected"}))
    second = apart(play_new(client, GAME, options=one_round))
    person.at_table(second)
    totals = [
        apart(client.ask("GET", f"/api/tables/{one}/figures"))["total"] for one in (first, second)
    ]
    figure = person.sees("figures").locator("[data-figure]")
    mean = f"{sum(totals) / 2:.1f}".removesuffix(".0")
    expect(figure).to_have_text([str(max(totals)), mean, "2"])  # the other variant aside

    best = person.sees("best")
    expect(best).to_contain_text(f"yours brought {totals[1]}.")
    most = int(best.get_attribute("data-points") or 0)
    assert most > max(totals)
    button = best.get_by_role("button", name="Show the best board")
    button.click()
    board = best.get_by_role("img", name=f"round 1: {most} points")
    expect(board.locator(".tile")).to_have_count(19)
    assert not person.scrolls_sideways()
    check(person, "the best board")
    best.get_by_role("button", name="Hide the best board").click()
    expect(board).to_have_count(0)


def test_who_watched_has_no_board_of_their_own(new_person: NewPerson) -> None:
    """A table of bots alone."""
    person = new_person(phone=True)
    seats = [{"type": "bot", "bot": "random"}] * 2
    person.at_table(person.makes_table(game=GAME, seats=seats, options={"rounds": 1}))
    best = person.sees("best")
    expect(best).to_contain_text("The best board of these tiles brings")
    expect(best).not_to_contain_text("yours")


def test_where_no_best_board_is_known_the_end_says_so(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    person.goes_to("/")
    options = {"rounds": 1, "scoring": "rays"}
    person.at_table(apart(play_new(client_of(person), GAME, options=options)))
    expect(person.sees("best")).to_contain_text("only where nothing but lines counts")


def test_the_deal_of_the_day_gives_a_line_to_share(new_person: NewPerson) -> None:
    person = new_person()
    person.goes_to("/")
    client = client_of(person)
    table: str = apart(client.ask("POST", f"/api/daily/{GAME}"))["id"]
    apart(play_on(client, table))
    page = person.at_table(table)
    total = apart(client.ask("GET", f"/api/tables/{table}/figures"))["total"]
    line = person.sees("share").locator("p").inner_text()
    assert line.startswith("Harmonium, Take It Easy, ")
    assert f": {total} points, place " in line
    assert "http" not in line
    assert table not in line
    expect(person.sees("best")).to_contain_text("when the day is over")
    page.evaluate("delete Navigator.prototype.share")  # as in most browsers on a desk
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share the result").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == line
