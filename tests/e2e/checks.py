"""What must hold for every page, whatever it shows."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from e2e.people import Person

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
BOOK_MARKS = {"[decided]"}
"""What the rule books themselves say in brackets."""
# A change of colours runs down the page, a moment for each generation of elements.
CALM = """() => new Promise((done) => {
  let calm = 0;
  const look = () => {
    const moving = document.getAnimations().some(({ playState }) => playState === "running");
    calm = moving ? 0 : calm + 1;
    if (calm > 3) done();
    else requestAnimationFrame(look);
  };
  look();
})"""

EVERYTHING = {
    "type": "tag",
    "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}


def check(person: Person, name: str) -> None:
    """No missing message, nothing for axe in either theme, no sideways scrolling."""
    missing = re.findall(r"\[[a-z][A-Za-z_-]+\]", person.page.get_by_role("main").inner_text())
    assert [text for text in missing if text not in BOOK_MARKS] == [], name
    person.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    person.page.evaluate(CALM)
    assert violations(person.page) == [], (name, "light")
    # The other theme has other colours; names, roles and order are the same.
    person.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    person.page.evaluate(CALM)
    assert violations(person.page, COLOURS) == [], (name, "dark")
    assert not person.scrolls_sideways(), name


def violations(page: Page, rules: dict[str, Any] = EVERYTHING) -> list[str]:
    """What axe finds wrong with what the page shows now."""
    if not page.evaluate("'axe' in window"):
        # Evaluated by the debugger, so the page's content security policy stays as it is.
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "(rules) => axe.run(document, {runOnly: rules, resultTypes: ['violations']})"
        ".then((result) => result.violations)",
        rules,
    )
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]
