"""A rule book that was opened at one of its rules."""

import re

from playwright.sync_api import Page, expect

IN_VIEW = """(id) => {
    const { top, bottom } = document.getElementById(id).getBoundingClientRect();
    return top >= 0 && top < innerHeight && bottom > 60;
}"""


def opened_at(page: Page, game: str, rule: str) -> None:
    """The book lies open there: in view, lit up, and the keyboard goes on from it."""
    expect(page).to_have_url(re.compile(f"/rules/{game}#{rule}$"))
    expect(page.locator(f"#{rule}")).to_have_class(re.compile(r"\btarget\b"))
    page.wait_for_function(IN_VIEW, arg=rule)
    expect(page.locator(f"#{rule}")).to_be_focused()
