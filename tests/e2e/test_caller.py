"""The caller for boxes of Take It Easy."""

import pytest
from playwright.sync_api import Page, expect

from e2e.checks import check
from e2e.people import NewPerson

SPY = """
  window.spoken = [];
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, "speechSynthesis", { configurable: true, value: {
    speak: ({ text, lang }) => window.spoken.push([text, lang]),
    cancel: () => undefined,
    getVoices: () => [],
  }});
"""


def called(page: Page, count: int) -> None:
    expect(page.get_by_test_id("caller")).to_have_attribute("data-called", str(count))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_round_is_called_tile_by_tile(new_person: NewPerson, *, phone: bool) -> None:
    person = new_person(phone=phone)
    page = person.page
    page.add_init_script(SPY)
    person.goes_to("/caller")
    draw = page.get_by_test_id("draw")
    draw.click()
    called(page, 1)
    first = draw.get_attribute("data-tile")
    assert first is not None

    # A mis-tap goes back, and the pile stays as it is.
    draw.click()
    called(page, 2)
    second = draw.get_attribute("data-tile")
    page.get_by_role("button", name="Back").click()
    called(page, 1)
    expect(draw).to_have_attribute("data-tile", first)
    page.reload()
    called(page, 1)
    expect(draw).to_have_attribute("data-tile", first)
    page.keyboard.press("Space")
    called(page, 2)
    expect(draw).to_have_attribute("data-tile", str(second))

    assert page.evaluate("window.spoken") == []
    page.get_by_role("button", name="Voice").click()
    page.get_by_role("button", name="Voice").evaluate("button => button.blur()")
    page.keyboard.press("ArrowRight")
    called(page, 3)
    third = str(draw.get_attribute("data-tile"))
    said = page.evaluate("window.spoken.at(-1)")
    assert said == [", ".join(third), "en"]

    for count in range(4, 20):
        page.keyboard.press("ArrowRight")
        called(page, count)
    expect(draw).to_be_disabled()
    tiles = page.get_by_test_id("called-tiles").get_by_role("img")
    expect(tiles).to_have_count(19)
    assert len(set(tiles.evaluate_all("all => all.map((one) => one.ariaLabel)"))) == 19
    check(person, "caller at the end")
    page.get_by_test_id("new-round").click()
    called(page, 0)
    expect(page.get_by_text("Round 2, 0 of 19 tiles")).to_be_visible()


def test_a_new_round_in_the_middle_has_to_be_meant(new_person: NewPerson) -> None:
    page = new_person().goes_to("/caller")
    page.get_by_test_id("draw").click()
    called(page, 1)
    again = page.get_by_test_id("new-round")
    again.click()
    called(page, 1)
    expect(again).to_contain_text("Press again")
    again.click()
    called(page, 0)
    page.get_by_role("button", name="Symbols").click()
    expect(page.get_by_role("button", name="Symbols")).to_have_attribute("aria-pressed", "true")
