"""What a person has before their eyes without scrolling, and can touch."""

import time
from typing import Any

from playwright.sync_api import Page, ViewportSize

from e2e.people import TURN

PHONES = {
    "small": ViewportSize(width=360, height=640),
    "usual": ViewportSize(width=360, height=740),
    "large": ViewportSize(width=390, height=844),
    "sideways": ViewportSize(width=740, height=360),
    "large sideways": ViewportSize(width=844, height=390),
}

# Whatever may move has come to rest before it is measured.
HIDDEN = """async (selectors) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  const faults = [];
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  const phone = innerWidth < 960;
  if (phone && scrollHeight > clientHeight) faults.push(`${scrollHeight} pixels high`);
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth} pixels wide`);
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    if (found.length === 0) faults.push(`${selector}: nothing`);
    for (const one of found) {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const words = one.getAttribute('aria-label') ?? one.textContent.trim();
      const at = [left, top, right, bottom].map(Math.round);
      const name = `${selector} (${words.slice(0, 20)}) ${at}`;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        faults.push(`${name}: beyond the screen`);
      } else if (one.matches('button, [data-cell]')) {
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!one.contains(hit)) faults.push(`${name}: under ${hit?.outerHTML.slice(0, 60)}`);
      }
    }
  }
  return faults;
}"""


def in_sight(page: Page, *selectors: str) -> None:
    """
    All of them are on the screen as it is, and that of a phone cannot be scrolled; a finger at the
    middle of a button or cell touches it and nothing else. What is on its way is awaited.
    """
    given_up = time.monotonic() + TURN / 1000
    while True:
        faults: list[str] = page.evaluate(HIDDEN, list(selectors))
        if not faults or time.monotonic() > given_up:
            break
        page.wait_for_timeout(100)
    assert not faults, "\n".join([str(page.viewport_size), *faults])


def box_of(page: Page, selector: str) -> dict[str, Any]:
    """Where it lies on the screen."""
    box: dict[str, Any] = page.locator(selector).first.evaluate(
        "(one) => one.getBoundingClientRect().toJSON()"
    )
    return {side: round(length, 1) for side, length in box.items()}
