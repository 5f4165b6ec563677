"""A person's hands on the keyboard and on nothing else: no pointer, no focus set from outside."""

from playwright.sync_api import Locator, Page

from e2e.harmonies_table import Hands
from e2e.tranquility_table import Sailor

MOST_STEPS = 80
WHERE = """(target) => {
  const active = document.activeElement;
  if (active === target) return 'there';
  const group = target.closest('[data-choices]');
  const inside = group !== null && group.contains(active) && target.matches('[data-legal]');
  return inside ? 'beside' : 'elsewhere';
}"""


def reach(target: Locator, *, back: bool = False) -> None:
    """Tab to the board or list, or to the button; then N to the place that is meant."""
    keys = target.page.keyboard
    for _ in range(MOST_STEPS):
        where: str = target.evaluate(WHERE)
        if where == "there":
            return
        key = "n" if where == "beside" else "Tab"
        keys.press(f"Shift+{key}" if back else key)
    raise AssertionError(f"not reached: {target}")


def act(target: Locator, key: str = "Enter", *, back: bool = False) -> None:
    is_kept(target.page)
    reach(target, back=back)
    target.page.keyboard.press(key)


def is_kept(page: Page) -> None:
    """The focus has not fallen into nothing, whatever has disappeared."""
    page.wait_for_function("() => ![null, document.body].includes(document.activeElement)")


class KeyboardHands(Hands):
    """Harmonies without a pointer."""

    def tap(self, target: Locator) -> None:
        act(target, back=target.get_attribute("data-testid") is not None)


class KeyboardSailor(Sailor):
    """Tranquility without a pointer."""

    def tap(self, target: Locator) -> None:
        act(target)
