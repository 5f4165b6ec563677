"""A person's hands at the Harmonies table: everything through the page, by mouse or finger."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from e2e.people import close_sheet, open_sheet

TURNS_AT_MOST = 40


class Hands:
    """What a person sees of the table and can touch."""

    def __init__(self, page: Page, *, touch: bool = False, seat: int = 0) -> None:
        self.page = page
        self.touch = touch
        self.seat = seat
        self.board = page.get_by_test_id("harmonies")
        self.targets = page.locator(".landscape.live .cell.target")
        self.tokens = page.locator("[data-token]")
        self.end_turn = page.get_by_test_id("do-harmonies-end-turn")
        self.keep_row = page.get_by_test_id("do-harmonies-keep-row")
        self.undo = page.get_by_test_id("undo")
        self.own_cards = page.locator(".centre .own .animal-card, .strip .mini")
        """Beside the board, or below it on a narrow screen."""

    def tap(self, target: Locator) -> None:
        if self.touch:
            target.tap()
        else:
            target.click()

    def sheet(self, name: str) -> None:
        """On a narrow screen panels open over the board."""
        open_sheet(self.page, name)

    def put_away(self) -> None:
        close_sheet(self.page)

    def is_over(self) -> bool:
        return self.page.get_by_test_id("table").get_attribute("data-status") == "over"

    def hand(self) -> int:
        return int(self.board.get_attribute("data-hand") or 0)

    def has_taken(self) -> bool:
        return self.board.get_attribute("data-taken") == "true"

    def phase(self) -> str:
        return self.board.get_attribute("data-phase") or ""

    def await_turn(self, seat: int | None = None) -> bool:
        """Wait until it is this seat's turn and nothing is under way; False when it is over."""
        self.seat = self.seat if seat is None else seat
        self._await("isMine && isSettled")
        return not self.is_over()

    def await_change(self, attribute: str, before: str | None) -> None:
        """
        Until that has another value. At one's own turn what is under way has arrived by then, and
        with it what may be done now and what it would bring.
        """
        self._await(
            "board?.getAttribute(name) !== before && (!isMine || isSettled)", attribute, before
        )

    def _await(self, condition: str, name: str = "", before: str | None = None) -> None:
        self.page.wait_for_function(
            f"""([seat, name, before]) => {{
              const table = document.querySelector('[data-testid=table]');
              const board = document.querySelector('[data-testid=harmonies]');
              const isMine = board?.dataset.active === String(seat);
              const isSettled = table?.dataset.settled === 'true';
              return table?.dataset.status === 'over' || ({condition});
            }}""",
            arg=[self.seat, name, before],
        )

    def take_group(self, index: int = 0) -> None:
        before = self.board.get_attribute("data-hand")
        self.tap(self.page.locator("[data-group][data-legal]").nth(index))
        self.await_change("data-hand", before)

    def place(self, target: Locator | None = None) -> None:
        """Place what the table has lifted, or what can be lifted, where a place glows."""
        before = self.board.get_attribute("data-hand")
        if self.targets.count() == 0:
            self.tap(self.page.locator("[data-token][aria-disabled=false]").first)
        self.tap(self.best_target() if target is None else target)
        self.await_change("data-hand", before)

    def best_target(self) -> Locator:
        """The place that promises most, else the first."""
        expect(self.targets.first).to_be_visible()
        promised: list[str] = self.targets.evaluate_all(
            "cells => cells.map(cell => cell.querySelector('.gain text')?.textContent ?? '+0')"
        )
        best = max(range(len(promised)), key=lambda index: points(promised[index]))
        return self.targets.nth(best)

    def take_card(self) -> bool:
        """Take the card whose animal would fit at most places, if a card may be taken."""
        self.sheet("cards")
        cards = self.page.locator(".row .animal-card")
        ready = self.page.locator(".row .animal-card.ready")
        held = self.own_cards.count()
        self.tap((ready if ready.count() else cards).first.locator("[data-card]"))
        take = self.page.locator(".row .do:not(.not)")
        if take.count() == 0:
            self.put_away()
            self.page.keyboard.press("Escape")
            return False
        self.tap(take)
        expect(self.own_cards).to_have_count(held + 1)
        self.await_turn()
        return True

    def settle(self) -> bool:
        """Let one animal settle if one can."""
        for card in self.page.locator(".centre .own .ready button, .strip .mini.ready").all():
            self.tap(card)
            if self.targets.count() == 0:
                self.page.keyboard.press("Escape")
                continue
            cubes = self.page.locator(".landscape.live .cube:not(.ghost)")
            before = cubes.count()
            self.tap(self.targets.first)
            expect(cubes).to_have_count(before + 1)
            self.await_turn()
            return True
        return False

    def finish_turn(self) -> None:
        before = self.board.get_attribute("data-taken")
        self.tap(self.end_turn)
        self.await_change("data-taken", before)
        if not self.is_over() and self.phase() == "exchange":
            self.tap(self.keep_row)
            self.await_change("data-phase", "exchange")

    def play_turn(self) -> None:
        """A turn of tokens only."""
        self.take_group()
        while self.hand():
            self.place()
        self.finish_turn()

    def play(self, before_placing: Callable[[], None] | None = None) -> int:
        """Play until the game is over; how many turns that took."""
        for turn in range(TURNS_AT_MOST):
            if not self.await_turn():
                return turn
            if self.phase() == "spirit":
                self.tap(self.page.locator("[data-spirit]:enabled").first)
                self.await_change("data-phase", "spirit")
            if self.own_cards.count() < 4:
                self.take_card()
            self.take_group(turn % 2)
            while self.hand():
                if before_placing is not None:
                    before_placing()
                self.place()
            while self.settle():
                pass
            self.finish_turn()
        raise AssertionError("the game does not end")


MINUS = "\u2212"


def points(text: str) -> int:
    """The number in "+3", or in one with either sign for minus."""
    found = re.search(r"[+-]?\d+", text.replace(MINUS, "-"))
    assert found is not None, text
    return int(found[0])
