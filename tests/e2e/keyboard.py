"""A person's hands on the keyboard and on nothing else: no pointer, no focus set from outside."""

from typing import Any

from playwright.sync_api import Locator, Page

from e2e.harmonies_table import Hands
from e2e.tranquility_table import Sailor

MOST_STEPS = 80
FAR = """(found) => {
  const target = found.querySelector('[data-cell]') ?? found;
  const active = document.activeElement;
  if (active === target) return 0;
  const group = target.closest('[data-choices]');
  if (!group?.contains(active) || !target.matches('[data-legal]')) return null;
  // The landscape goes through its columns, whatever order it is drawn in.
  const column = ({dataset}) => /^[a-g]\\d$/.test(dataset.cell ?? '') ? dataset.cell : '';
  const legal = [...group.querySelectorAll('[data-legal]')]
    .sort((one, other) => column(one).localeCompare(column(other)));
  const ahead = (legal.indexOf(target) - legal.indexOf(active) + legal.length) % legal.length;
  return ahead * 2 > legal.length ? ahead - legal.length : Math.max(ahead, 1);
}"""


def reach(target: Locator, *, back: bool = False) -> None:
    """Tab to the board or list, or to the button; then N to the place that is meant."""
    keys = target.page.keyboard
    for _ in range(MOST_STEPS):
        far: int | None = target.evaluate(FAR)
        if far == 0:
            return
        if far is None:
            keys.press("Shift+Tab" if back else "Tab")
        for _ in range(abs(far or 0)):
            keys.press("n" if (far or 0) > 0 else "Shift+N")
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

    def discard_two(self) -> None:
        self.page.keyboard.press("d")
        self.give(self.look())

    def give(self, seen: dict[str, Any]) -> None:
        """By walking over the hand; in a hurry each card by its number."""
        if not self.hurry or seen["step"] == "choose":
            super().give(seen)
            return
        free = [index for index, card in enumerate(seen["hand"]) if card["free"]]
        for index in free[: seen["needed"]]:
            self.page.keyboard.press(f"{index + 1}")
