"""The same pages for other eyes: forced colours, and a screen enlarged to 200 and 400 percent."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e.checks import violations
from e2e.harmonies_table import Hands
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
PAGES = ("/", "/new/tranquility", "/settings", "/pad")
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
SEEN = """async () => {
  // Even without movement a change of style is seen in the next picture only.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const active = document.activeElement;
  const box = active.getBoundingClientRect();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  const above = document.elementFromPoint(...middle);
  const style = getComputedStyle(active);
  const ring = active.querySelector('.ring');
  const drawn = ring === null ? null : getComputedStyle(ring);
  return {
    what: active === document.body ? 'BODY' : active.outerHTML.slice(0, 200),
    bare: above !== null && (active.contains(above) || above.contains(active)),
    ringed: drawn === null
      ? style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
      : drawn.display !== 'none' && !['none', 'rgba(0, 0, 0, 0)'].includes(drawn.stroke),
  };
}"""


# 44 pixels, but for what is lost in the drawing's own units.
FIT_FOR_A_FINGER = """() => {
  const { width, height } = document.querySelector("[data-cell='1']").getBoundingClientRect();
  return Math.min(width, height) > 43.9;
}"""


@pytest.mark.parametrize("mode", list(MODES))
def test_nothing_is_lost(chromium: Browser, server: ServerProcess, mode: str) -> None:
    context = chromium.new_context(
        **MODES[mode], reduced_motion="reduce", locale="en-GB", service_workers="block"
    )
    person = Person(context, server.url)
    found: list[tuple[str, ...]] = []
    for name, sit in TABLES.items():
        sit(person)
        found += faults(person, name, with_axe=mode != "zoomed")
    for path in PAGES if mode == "forced" else PAGES[:2]:
        page = person.goes_to(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        found += faults(person, path, with_axe=mode == "forced")
    context.close()
    assert not found, "\n".join(map(str, found))
    assert person.odd == []


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
    size = person.page.viewport_size
    if size is not None and size["width"] < 500:  # too small for a finger until it is enlarged
        person.page.get_by_test_id("enlarge-chart").click()
        person.page.wait_for_function(FIT_FOR_A_FINGER)


TABLES = {
    "Take It Easy": at_take_it_easy,
    "Harmonies": at_harmonies,
    "the pyramid": at_the_pyramid,
}


def faults(person: Person, name: str, *, with_axe: bool) -> list[tuple[str, ...]]:
    """What axe finds, sideways scrolling, also with wide letters, and a focus that is not seen."""
    page = person.page
    found: list[tuple[str, ...]] = []
    if with_axe:
        found += [(name, text) for text in violations(page)]
    if person.scrolls_sideways():
        found.append((name, "scrolls sideways"))
    for key in ("Tab", "Tab", "Tab", "Shift+Tab", "n"):
        page.keyboard.press(key)
        seen = page.evaluate(SEEN)
        if seen["what"] != "BODY" and not (seen["ringed"] and seen["bare"]):
            found.append((name, key, str(seen)))
    page.evaluate(WEAR, SPACED)
    if person.scrolls_sideways():
        found.append((name, "scrolls sideways with wide letters"))
    found += [(name, "cut off", text) for text in clipped(page)]
    page.evaluate(WEAR, "")
    return found


def clipped(page: Page) -> list[str]:
    """Buttons and links whose words no longer fit into them."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.button, nav a, [aria-haspopup]')]
          .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 2)
          .map((one) => one.textContent.trim())"""
    )
    return [text for text in found if re.search(r"\w", text)]
