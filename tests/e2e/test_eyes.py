"""The same pages for other eyes: forced colours, and a screen enlarged to 200 and 400 percent."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e.harmonies_table import Hands, violations
from e2e.people import Person
from e2e.server_process import ServerProcess
from e2e.tie import open_cells, play_round
from e2e.tranquility_table import Sailor

ME = {"type": "me"}
MODES: dict[str, dict[str, Any]] = {
    "forced": {"forced_colors": "active", "viewport": ViewportSize(width=1280, height=800)},
    # 1280 by 800 at 200 percent, and at 400 percent, where nothing scrolls sideways any more.
    "zoomed": {"device_scale_factor": 2, "viewport": ViewportSize(width=640, height=400)},
    "reflow": {"device_scale_factor": 2, "viewport": ViewportSize(width=320, height=400)},
}
PAGES = ("/", "/lobby", "/new/tranquility", "/rules/harmonies", "/pad", "/settings")
SPACED = """
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
"""
WEAR = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""
# What the focus draws around what has it: an outline, or a ring inside a drawing.
SEEN = """() => {
  const active = document.activeElement;
  const box = active.getBoundingClientRect();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  const above = document.elementFromPoint(...middle);
  const style = getComputedStyle(active);
  const ring = active.querySelector('.ring');
  const drawn = ring === null ? null : getComputedStyle(ring);
  return {
    what: active.outerHTML.slice(0, 200),
    bare: above !== null && (active.contains(above) || above.contains(active)),
    ringed: drawn === null
      ? style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
      : drawn.display !== 'none' && !/, 0\\\\)$/.test(drawn.stroke) && drawn.stroke !== 'none',
  };
}"""


@pytest.mark.parametrize("mode", list(MODES))
def test_nothing_is_lost(chromium: Browser, server: ServerProcess, mode: str) -> None:
    context = chromium.new_context(
        **MODES[mode], reduced_motion="reduce", locale="en-GB", service_workers="block"
    )
    person = Person(context, server.url)
    for path in PAGES if mode != "zoomed" else PAGES[:1]:
        page = person.goes_to(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        looks_right(person, path)
    for name, sit in TABLES.items():
        sit(person)
        looks_right(person, name)
    assert person.odd == []
    context.close()


def at_take_it_easy(person: Person) -> None:
    page = person.at_table(person.makes_table(game="take_it_easy", seats=[ME]))
    play_round(page, 3)
    open_cells(page)


def at_harmonies(person: Person) -> None:
    page = person.at_table(person.makes_table(game="harmonies", seats=[ME]))
    hands = Hands(page)
    hands.await_turn()
    hands.take_group()


def at_the_pyramid(person: Person) -> None:
    table = person.makes_table(game="tranquility", seats=[ME], options={"pyramid": True})
    sailor = Sailor(person.at_table(table))
    seen = sailor.await_turn()
    able = [at for at, card in enumerate(seen["hand"]) if card["places"]]
    if seen["step"] == "turn" and able:
        sailor.lift(able[0])


TABLES = {
    "Take It Easy": at_take_it_easy,
    "Harmonies": at_harmonies,
    "the pyramid": at_the_pyramid,
}


def looks_right(person: Person, name: str) -> None:
    """Nothing for axe, no sideways scrolling, not with wide letters either, and a visible focus."""
    page = person.page
    assert violations(page) == [], name
    assert not person.scrolls_sideways(), name
    for key in ("Tab", "Tab", "Tab", "Shift+Tab", "n"):
        page.keyboard.press(key)
        seen = page.evaluate(SEEN)
        assert seen["ringed"], (name, key, seen["what"])
        assert seen["bare"], (name, key, seen["what"])
    page.evaluate(WEAR, SPACED)
    assert not person.scrolls_sideways(), (name, "spaced")
    assert clipped(page) == [], (name, "spaced")
    page.evaluate(WEAR, "")


def clipped(page: Page) -> list[str]:
    """Buttons and links whose words no longer fit into them."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.button, nav a, [role=tab]')]
          .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 2)
          .map((one) => one.textContent.trim())"""
    )
    return [text for text in found if re.search(r"\w", text)]
