"""A person's hands at the Tranquility table: everything through the page, by mouse or finger."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from e2e.people import TURN

LOOK = """() => {
  const table = document.querySelector('[data-testid=table]');
  const board = document.querySelector('[data-testid=tranquility]');
  if (!table || !board) return null;
  return {
    over: table.dataset.status === 'over',
    mine: board.dataset.mine === 'true' && board.dataset.ready === 'true',
    fresh: board.dataset.fresh === 'true',
    step: board.dataset.step,
    moment: Number(board.dataset.moment),
    needed: Number(board.dataset.needed),
    filled: Number(board.dataset.filled),
    held: board.dataset.held,
    hand: [...document.querySelectorAll('[data-hand]:is(button)')].map((button) => ({
      card: button.dataset.card,
      places: Number(button.dataset.places),
      free: button.getAttribute('aria-disabled') === 'false',
      chosen: button.classList.contains('chosen'),
    })),
    targets: [...document.querySelectorAll('[data-cell][data-legal]')].map((place) => ({
      key: place.dataset.cell,
      cost: place.dataset.cost === undefined ? null : Number(place.dataset.cost),
    })),
    pass: document.querySelector('[data-testid=pass]') !== null,
    announces: [...document.querySelectorAll('[data-announce]')].length,
    commits: [...document.querySelectorAll('[data-commit]')].length,
    offer: [...document.querySelectorAll('[data-take]:enabled')].length,
    two: document.querySelector('[data-testid=do-tq-discard-two]') !== null,
    wholeHand: document.querySelector('[data-testid=discard-hand]') !== null,
    compass: document.querySelector('[data-testid=compass]') !== null,
    flip: document.querySelector('[data-testid=flip]') !== null,
  };
}"""


class Sailor:
    """What a person sees of the table and does there; looks are taken whole, in one moment."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.hurry = False
        """Whether the end matters more than the voyage."""
        self.drags = False
        self.acts: list[str] = []
        self.paid: list[int] = []
        """The costs that were promised and then asked for."""
        self.given = 0
        """How often cards were chosen for the Start."""
        self.warned: list[str] = []
        """What was asked once more."""

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] | None = self.page.evaluate(LOOK)
        assert found is not None
        return found

    def tap(self, target: Locator) -> None:
        if self.touch:
            target.tap()
        else:
            target.click()

    def place(self, key: str) -> Locator:
        return self.page.locator(f"[data-cell='{key}']")

    def card(self, index: int) -> Locator:
        return self.page.locator(f"button[data-hand='{index}']")

    def await_turn(self, beyond: int = -1) -> dict[str, Any]:
        """Until a newer position asks this person, or the game is over."""
        self.page.wait_for_function(
            """(beyond) => {
              const table = document.querySelector('[data-testid=table]');
              const board = document.querySelector('[data-testid=tranquility]');
              if (table?.dataset.status === 'over') return true;
              return board?.dataset.mine === 'true' && board.dataset.ready === 'true' &&
                Number(board.dataset.moment) > beyond;
            }""",
            arg=beyond,
            timeout=TURN,
        )
        return self.look()

    def await_next(self, moment: int) -> None:
        """Until the act has been done."""
        self.page.wait_for_function(
            """(moment) => {
              const board = document.querySelector('[data-testid=tranquility]');
              return Number(board?.dataset.moment) > moment;
            }""",
            arg=moment,
            timeout=TURN,
        )

    def do(self, seen: dict[str, Any]) -> None:
        """One act that is asked for: whatever helps the voyage most, as far as one can see."""
        self.acts.append(seen["step"])
        if seen["announces"]:
            self.tap(self.page.locator("[data-announce]").nth(seen["announces"] // 2))
        elif seen["commits"]:
            self.tap(self.page.locator("[data-commit]").nth(seen["commits"] // 2))
        elif seen["offer"]:
            self.tap(self.page.locator("[data-take]:enabled").first)
        elif seen["step"] == "turn":
            self.take_turn(seen)
        elif seen["pass"]:
            self.tap(self.page.get_by_test_id("pass"))
        elif seen["targets"]:
            self.tap(self.place(seen["targets"][-1]["key"]))
        else:
            self.give(seen)
        self.confirm()
        self.await_next(seen["moment"])

    def confirm(self) -> None:
        """Before what costs more than it seems the table asks once more."""
        if self.page.get_by_test_id("confirm").count():
            self.warned.append(self.page.get_by_test_id("confirm").inner_text())
            self.tap(self.page.get_by_test_id("confirm").get_by_role("button", name="Yes"))

    def take_turn(self, seen: dict[str, Any]) -> None:
        """Finish, a Start that must be played, an island where it is cheapest, or two discards."""
        if seen["targets"]:  # what is compulsory is in the hand already
            self.tap(self.place(seen["targets"][0]["key"]))
            return
        if self.hurry and (seen["wholeHand"] or seen["two"]):
            self.rush(seen)
            return
        able = {index: card["card"] for index, card in enumerate(seen["hand"]) if card["places"]}
        useful = [
            *(index for index, card in able.items() if card == "finish"),
            *(index for index, card in able.items() if card == "joker"),
            *(index for index, card in able.items() if card.isdecimal()),
        ]
        if not any(self.play(index, able[index], seen) for index in useful):
            self.find_a_way(seen, able)

    def play(self, index: int, card: str, seen: dict[str, Any]) -> bool:
        """Play the card where that is cheapest, unless two discards would be cheaper."""
        self.lift(index)
        if card == "joker":
            self.be_a_joker()
            return True
        cheapest = min(self.look()["targets"], key=lambda target: target["cost"] or 0)
        if (cheapest["cost"] or 0) < 3 or not seen["two"]:
            self.bring(index, cheapest)
            return True
        self.put_down(index)
        return False

    def find_a_way(self, seen: dict[str, Any], able: dict[int, str]) -> None:
        """What is left when no card helps."""
        if seen["two"]:
            self.discard_two()
        elif "monster" in able.values():
            self.lift(next(index for index, card in able.items() if card == "monster"))
            self.tap(self.place(self.look()["targets"][0]["key"]))
        elif seen["flip"]:
            self.flip(seen)
        elif seen["compass"]:
            self.tap(self.page.get_by_test_id("compass"))
            self.tap(self.page.locator("[data-spend]").first)
        else:
            self.tap(self.page.get_by_test_id("lay-joker"))

    def rush(self, seen: dict[str, Any]) -> None:
        if seen["wholeHand"]:
            self.tap(self.page.get_by_test_id("discard-hand"))
        else:
            self.discard_two()

    def flip(self, seen: dict[str, Any]) -> None:
        """Turn a card of the grid round, and pay for it."""
        self.tap(self.page.get_by_test_id("flip"))
        self.tap(self.page.locator("[data-cell][data-legal]").first)
        self.await_next(seen["moment"])
        self.give(self.await_turn(seen["moment"]))

    def be_a_joker(self) -> None:
        """The Joker stands for an island with the first number that fits, or for what is lit."""
        target = self.place(self.look()["targets"][0]["key"])
        is_island = target.get_attribute("data-number") == "0"
        self.tap(target)
        if is_island:
            self.tap(self.page.get_by_test_id("joker-numbers").get_by_role("button").first)

    def bring(self, index: int, target: dict[str, Any]) -> None:
        """Put the lifted card there; what was promised as its cost is then asked for."""
        moment = self.look()["moment"]
        if self.drags:
            self.card(index).drag_to(self.place(target["key"]))
        else:
            self.tap(self.place(target["key"]))
        if not target["cost"]:
            return
        self.await_next(moment)
        asked = self.await_turn(moment)
        assert (asked["step"], asked["needed"]) == ("pay", target["cost"])
        before = self.discards()
        self.give(asked)
        self.page.wait_for_function(
            """(gone) => document.querySelector('[data-testid=table]').dataset.status === 'over' ||
              Number(document.querySelector('[data-discards]').dataset.discards) === gone""",
            arg=before + target["cost"],
            timeout=TURN,
        )
        self.paid.append(target["cost"])

    def discards(self) -> int:
        return int(self.page.locator("[data-discards]").get_attribute("data-discards") or 0)

    def put_down(self, index: int) -> None:
        self.tap(self.card(index))
        self.page.wait_for_function(
            "() => document.querySelector('[data-testid=tranquility]').dataset.held === ''"
        )

    def lift(self, index: int) -> None:
        self.tap(self.card(index))
        self.page.wait_for_function(
            "(held) => document.querySelector('[data-testid=tranquility]').dataset.held === held",
            arg=f"hand:{index}",
        )
        # What places cost comes with the help, a moment after the position.
        self.page.wait_for_function(
            "() => document.querySelector('[data-testid=tranquility]').dataset.fresh === 'true'"
        )

    def discard_two(self) -> None:
        self.tap(self.page.get_by_test_id("do-tq-discard-two"))
        self.give(self.look())

    def give(self, seen: dict[str, Any]) -> None:
        """Choose cards until the cost is met: the last one settles it, but for the Start."""
        free = [index for index, card in enumerate(seen["hand"]) if card["free"]]
        worst = sorted(free, key=lambda index: seen["hand"][index]["places"])
        for index in worst[: seen["needed"]]:
            self.tap(self.card(index))
        if seen["step"] == "choose":
            self.given += 1
            assert self.look()["step"] == "choose"
            self.tap(self.page.get_by_test_id("give"))


def play_together(
    sailors: list[Sailor], watch: Callable[[dict[str, Any]], object] | None = None, acts: int = 400
) -> None:
    """Whoever is asked acts, until the game is over or `watch`, who sees all of it, says so."""
    for _ in range(acts * 20):
        looks = [sailor.look() for sailor in sailors]
        if any(seen["over"] for seen in looks):
            return
        ready = [
            (sailor, seen) for sailor, seen in zip(sailors, looks, strict=True) if seen["mine"]
        ]
        if not ready:
            sailors[0].page.wait_for_timeout(20)
            continue
        if watch is not None and watch(ready[0][1]) is True:
            return
        ready[0][0].do(ready[0][1])
    raise AssertionError("the game does not end")
