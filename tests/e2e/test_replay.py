"""Going through finished games and files, and playing on from one of their moments."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from e2e.checks import check
from e2e.people import AT_THE_DESK, TURN, NewPerson, Person
from e2e.tie import play_round
from golden_records import golden_records, playthroughs
from harmonium.core.record import read, replay
from harmonium.games import load
from soak import only_in_soak

RECORDS = golden_records()
TWO = {
    "game": "take_it_easy",
    "seats": [{"type": "me"}, {"type": "bot", "bot": "random"}],
    "options": {"rounds": 1},
}


def open_file(person: Person, name: str, text: str | None = None) -> Page:
    page = person.goes_to("/replay")
    content = (RECORDS[name] if text is None else text).encode()
    file = FilePayload(name=f"{name}.json", mimeType="application/json", buffer=content)
    page.locator("input[type=file]").set_input_files(file)
    return page


def opened(person: Person, name: str) -> Page:
    page = open_file(person, name)
    person.sees("replay")
    return page


def at(page: Page, step: int) -> None:
    expect(page.get_by_test_id("replay")).to_have_attribute("data-step", str(step), timeout=TURN)


def eyes(page: Page, who: str) -> None:
    expect(page.get_by_test_id("replay")).to_have_attribute("data-eyes", who, timeout=TURN)


def finished_table(person: Person) -> tuple[str, int]:
    """A game of our own, played and given up: its id and how many acts it has."""
    table = person.makes_table(**TWO)
    play_round(person.at_table(table), 3)
    given_up = person.page.request.post(f"{person.url}/api/tables/{table}/resign", data={"seat": 0})
    assert given_up.ok, given_up.text()
    steps = person.page.request.get(f"{person.url}/api/tables/{table}/replay").json()["steps"]
    return table, steps


WALK = """async () => {
  // One key after the other, each as soon as the one before it is shown.
  const replay = document.querySelector("[data-testid=replay]");
  const seen = [replay.dataset.step];
  while (replay.dataset.step !== replay.dataset.steps) {
    const before = replay.dataset.step;
    const moved = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (replay.dataset.step !== before) { observer.disconnect(); resolve(); }
      });
      observer.observe(replay, { attributes: true });
    });
    const key = { key: "ArrowRight", bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", key));
    await moved;
    seen.push(replay.dataset.step);
  }
  return seen;
}"""


ONE_OF_EACH = ("harmonies-solo", "take_it_easy-column", "tranquility-all-modules")


@pytest.mark.parametrize(
    "name",
    [
        *ONE_OF_EACH,
        *(
            pytest.param(name, marks=only_in_soak)
            for name in playthroughs()
            if name not in ONE_OF_EACH
        ),
    ],
)
def test_a_golden_record_is_stepped_through(new_person: NewPerson, name: str) -> None:
    person = new_person()
    page = opened(person, name)
    steps = len(replay(read(RECORDS[name]), load).steps)
    at(page, 0)
    assert page.evaluate(WALK) == [str(step) for step in range(steps + 1)]
    shows_its_result(page, name)


def test_every_golden_record_comes_to_its_result(new_person: NewPerson) -> None:
    person = new_person()
    for name in playthroughs():
        page = opened(person, name)
        page.keyboard.press("End")
        at(page, len(replay(read(RECORDS[name]), load).steps))
        shows_its_result(page, name)


def shows_its_result(page: Page, name: str) -> None:
    table = replay(read(RECORDS[name]), load)
    ranking = page.get_by_test_id("replay-result")
    if table.result is not None and table.result.won is not None:
        expect(ranking).to_contain_text("Won" if table.result.won else "Lost")
    else:
        for seat, score in enumerate(table.score()):
            total = ranking.locator(f"[data-seat='{seat}'] .total")
            expect(total).to_have_text(str(score.total))
    expect(page.locator("[data-cell]").first).to_be_visible()
    expect(page.get_by_test_id("proof")).to_have_attribute("data-finding", "good")
    expect(page.get_by_test_id("log").locator("li.here").first).to_be_visible()


def test_keys_go_through_a_game(new_person: NewPerson) -> None:
    person = new_person()
    page = opened(person, "harmonies-two")
    page.keyboard.press("ArrowRight")
    at(page, 1)
    expect(page.get_by_test_id("replay-told")).to_have_text("Blaise took the card Hedgehog")
    page.keyboard.press("End")
    at(page, 90)
    expect(page.get_by_test_id("replay-told")).to_have_text("Ada won!")
    page.keyboard.press("ArrowLeft")
    at(page, 89)
    page.keyboard.press("ArrowLeft")
    at(page, 88)
    page.keyboard.press("Home")
    at(page, 0)
    expect(page.get_by_test_id("replay-told")).to_have_text("The beginning")
    page.get_by_test_id("replay-slider").focus()
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("End")
    at(page, 90)
    page.keyboard.press("Home")
    at(page, 0)
    play = page.get_by_test_id("replay-play")
    page.keyboard.press(" ")
    expect(play).to_have_accessible_name("Stop")
    page.keyboard.press(" ")
    expect(play).to_have_accessible_name("Play by itself")
    page.get_by_test_id("replay-slider").blur()
    page.keyboard.press("e")
    eyes(page, "spectator")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("to the beginning, to the end")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_game_plays_by_itself_at_the_speed_one_likes(new_person: NewPerson) -> None:
    person = new_person()
    # The page's own clock: nothing depends on how fast this machine is.
    person.page.clock.install(time=0)
    page = opened(person, "take_it_easy-1-solo")
    page.clock.pause_at(3_600_000)
    page.keyboard.press(" ")
    play = page.get_by_test_id("replay-play")
    expect(play).to_have_accessible_name("Stop")
    page.clock.run_for(1_250)
    at(page, 1)
    page.clock.run_for(1_250)
    at(page, 2)
    page.get_by_test_id("replay-speed").select_option("4")
    page.clock.run_for(1_250)  # the pause that had begun
    at(page, 3)
    page.clock.run_for(310)
    at(page, 4)
    page.keyboard.press("+")
    play.click()
    expect(play).to_have_accessible_name("Play by itself")
    page.clock.run_for(10_000)
    at(page, 4)
    page.keyboard.press("End")
    at(page, 19)
    play.click()
    at(page, 0)
    page.get_by_test_id("replay-forward").click()
    at(page, 1)
    expect(play).to_have_accessible_name("Play by itself")


def test_a_line_of_the_log_leads_to_its_moment(new_person: NewPerson) -> None:
    person = new_person()
    page = opened(person, "harmonies-two")
    line = page.get_by_test_id("log").locator("[data-step='30'] button").first
    words = line.inner_text()
    line.click()
    at(page, 30)
    expect(line).to_have_attribute("aria-current", "step")
    expect(page.get_by_test_id("replay-told")).to_contain_text(words)


def test_eyes_see_what_their_seat_saw(new_person: NewPerson) -> None:
    """In Take It Easy a choice is its seat's own until all have chosen."""
    person = new_person()
    page = opened(person, "take_it_easy-match")
    log = page.get_by_test_id("log")
    page.keyboard.press("ArrowRight")
    first = log.locator("[data-step='1']")
    expect(first).to_have_text(re.compile(r"\w+ chose cell \d+"))
    chooser = json.loads(RECORDS["take_it_easy-match"])["entries"][0]["seat"]
    page.get_by_test_id("replay-eyes").select_option(str(1 - chooser))
    eyes(page, str(1 - chooser))
    expect(first).to_have_text(re.compile(r"\w+ has chosen"))
    page.get_by_test_id("replay-eyes").select_option("spectator")
    eyes(page, "spectator")
    expect(first).to_have_text(re.compile(r"\w+ has chosen"))
    page.get_by_test_id("replay-eyes").select_option(str(chooser))
    eyes(page, str(chooser))
    expect(first).to_have_text(re.compile(r"\w+ chose cell \d+"))
    at(page, 1)


def test_a_table_is_replayed_from_its_end_and_by_a_link_to_a_moment(
    new_person: NewPerson, tmp_path: Path
) -> None:
    person = new_person()
    table, steps = finished_table(person)
    page = person.page
    end = person.sees("end")
    end.get_by_role("link", name="Replay").click()
    person.sees("replay")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?at=1&eyes=open$"))
    expect(page.get_by_test_id("proof")).to_have_attribute("data-finding", "good")
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_test_id("replay-link").click()
    expect(page.get_by_test_id("live")).to_contain_text("Copied")
    expect(page.get_by_text("only this computer can open the link").first).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == page.url
    with page.expect_download() as download:
        page.get_by_test_id("replay-download").click()
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    assert len(replay(read(saved.read_bytes()), load).steps) == steps
    page = person.goes_to(f"/replay/{table}?at=3&eyes=1")
    eyes(page, "1")
    at(page, 3)
    page = person.goes_to(f"/replay/{table}?at=99999&eyes=no")
    eyes(page, "open")
    at(page, steps)
    expect(page.get_by_test_id("replay-told")).to_contain_text("resigned")
    stranger = new_person()
    stranger.goes_to(f"/replay/{table}?at=3")
    at(stranger.page, 3)
    expect(stranger.page.get_by_test_id("proof")).to_have_attribute("data-finding", "good")


def test_playing_on_from_a_moment_against_a_bot(new_person: NewPerson) -> None:
    person = new_person()
    page = opened(person, "take_it_easy-match")
    page.keyboard.press("End")
    at(page, 76)
    page.get_by_test_id("play-on").click()
    expect(page.get_by_test_id("play-on-form")).to_contain_text("over at this moment")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # The last turn of the last round: one act of ours, one of the bot's.
    page.get_by_test_id("log").locator("[data-step='74'] button").first.click()
    at(page, 74)
    page.get_by_test_id("play-on").click()
    form = page.get_by_test_id("play-on-form")
    form.get_by_role("radio", name="Blaise").check()
    form.get_by_label("The others").select_option("level1")
    form.get_by_role("button", name="Begin").click()
    person.sees("table")
    assert "/table/" in page.url
    play_round(page, 1)
    end = person.sees("end")
    end.get_by_role("link", name="Replay").click()
    person.sees("replay")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-steps", "76")
    expect(page.get_by_text("Continued from another game after act 74")).to_be_visible()


def test_a_wrong_file_is_named_with_its_fault(new_person: NewPerson) -> None:
    person = new_person()
    refused = "replay-refused"
    open_file(person, "picture", "\x89PNG")
    expect(person.sees(refused)).to_contain_text("“picture.json” cannot be opened.")
    expect(person.sees(refused)).to_contain_text("At byte 0: This is not JSON.")
    solo = json.loads(RECORDS["take_it_easy-1-solo"])
    solo["entries"][1]["action"] = solo["entries"][0]["action"]
    open_file(person, "changed", json.dumps(solo))
    expect(person.sees(refused)).to_contain_text("At entries[1]")
    expect(person.sees(refused)).to_contain_text("(T-PLACE-2)")
    open_file(person, "large", " " * 524_289)
    expect(person.sees(refused)).to_contain_text("at most 512 KB; this file has 513 KB")
    person.odd.clear()  # the browser notes every refusal
    broken = json.loads(RECORDS["take_it_easy-1-solo"]) | {"commitment": "0" * 64}
    page = open_file(person, "broken", json.dumps(broken))
    expect(person.sees("replay-fault")).to_contain_text("one of the three was changed")
    expect(page.get_by_test_id("proof")).to_have_attribute("data-finding", "bad")
    # A file is gone with its page.
    page.reload()
    person.sees("drop-zone")


def test_a_file_is_dropped(new_person: NewPerson) -> None:
    person = new_person()
    page = person.goes_to("/replay")
    zone = person.sees("drop-zone")
    transfer = page.evaluate_handle(
        """(text) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([text], "game.json"));
          return transfer;
        }""",
        RECORDS["harmonies-solo"],
    )
    zone.dispatch_event("drop", {"dataTransfer": transfer})
    person.sees("replay")


def test_a_thumb_goes_through_a_game(new_person: NewPerson) -> None:
    person = new_person(phone=True)
    page = opened(person, "harmonies-two")
    page.get_by_test_id("replay-forward").tap()
    at(page, 1)
    page.get_by_test_id("replay-last").tap()
    at(page, 90)
    expect(page.get_by_test_id("replay-told")).to_have_text("Ada won!")
    page.get_by_test_id("replay-back").tap()
    at(page, 89)
    page.get_by_role("button", name="Log").tap()
    page.get_by_test_id("log").locator("[data-step='80'] button").first.tap()
    at(page, 80)
    assert not person.scrolls_sideways()
    for button in page.get_by_test_id("replay-bar").get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44


@AT_THE_DESK
def test_nothing_is_wrong_with_the_replay(new_person: NewPerson, *, phone: bool) -> None:
    person = new_person(phone=phone)
    person.goes_to("/replay")
    person.sees("drop-zone")
    check(person, "open a file")
    page = opened(person, "harmonies-two")
    page.get_by_test_id("replay-slider").fill("40")
    at(page, 40)
    check(person, "in the middle")
    page.get_by_test_id("play-on").click()
    person.sees("play-on-form")
    check(person, "playing on")
    page = opened(person, "tranquility-five")
    page.get_by_test_id("replay-last").click()
    person.sees("replay-result")
    check(person, "the end")
