"""People at the screen: what they see and do, in the words of the page."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from golden_records import golden_records
from soak import only_in_soak

TURN = 40_000
"""Milliseconds; how long anything may take on a busy machine before a test gives up."""

expect.set_options(timeout=TURN)


Marks = Sequence[pytest.MarkDecorator]


def _sizes(desk: Marks, phone: Marks) -> pytest.MarkDecorator:
    sizes = (
        pytest.param(False, id="desk", marks=desk),
        pytest.param(True, id="phone", marks=phone),
    )
    return pytest.mark.parametrize("phone", sizes)


AT_THE_DESK = _sizes([], [only_in_soak])
"""For what `test_every_page` sees on a phone."""
ON_A_PHONE = _sizes([only_in_soak], [])
"""For what is hardest where there is least room."""


class Person:
    """Somebody with a browser of their own. Everything odd that the page says is remembered."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.odd: list[str] = []
        self.foreign: list[str] = []
        self.page = self.open_window()

    def open_window(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(TURN)
        page.on("pageerror", lambda error: self.odd.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("request", lambda request: self._watch(request.url))
        return page

    def _hear(self, kind: str, text: str) -> None:
        # A server or a connection that is down on purpose is no fault of the page.
        down = ("ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "WebSocket")
        if kind == "error" and not any(sign in text for sign in down):
            self.odd.append(text)

    def _watch(self, address: str) -> None:
        own = (self.url, self.url.replace("http://", "ws://"), "data:", "blob:")
        if not address.startswith(own):
            self.foreign.append(address)

    def goes_to(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def becomes_guest(self) -> None:
        """
        Where a page is open, it makes the guest: whoever asked the server beside it before would be
        another one.
        """
        if self.page.url.startswith(self.url):
            for _ in range(TURN // 50):
                if self.context.cookies(self.url):
                    return
                self.page.wait_for_timeout(50)
            raise AssertionError("the page has made no guest")

    def name(self) -> str:
        """What the server calls them."""
        self.becomes_guest()
        name: str = self.page.request.get(f"{self.url}/api/me").json()["name"]
        return name

    def makes_table(self, **plan: Any) -> str:
        """By the API, for tests whose subject is the table; answers its id."""
        self.becomes_guest()
        made = self.page.request.post(f"{self.url}/api/tables", data=plan)
        assert made.ok, made.text()
        table: str = made.json()["table"]["id"]
        return table

    def plays_on(self, record: str, step: int, seat: int = 0) -> str:
        """From a moment of a record, a golden one by its name, so that nobody plays up to it."""
        branch = {"step": step, "seat": seat, "bot": "random"}
        wish = {"record": golden_records().get(record, record), "branch": branch}
        self.becomes_guest()
        made = self.page.request.post(f"{self.url}/api/replays/branch", data=wish)
        assert made.ok, made.text()
        table: str = made.json()["id"]
        return table

    def at_table(self, table: str) -> Page:
        self.goes_to(f"/table/{table}")
        self.page.get_by_test_id("table").wait_for()
        return self.page

    def sees(self, test_id: str, page: Page | None = None) -> Locator:
        found = (page or self.page).get_by_test_id(test_id)
        expect(found.first).to_be_visible(timeout=TURN)
        return found

    def scrolls_sideways(self) -> bool:
        wide: bool = self.page.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )
        return wide


def open_sheet(page: Page, name: str) -> Locator | None:
    """On a narrow screen a panel opens over the board; None where it lies beside the board."""
    door = page.locator(f"#open-{name}")
    if not door.count():
        return None
    door.click()
    return page.get_by_test_id("sheet")


def close_sheet(page: Page) -> None:
    """Whatever lies over the board goes, as by a tap beside it."""
    sheet = page.get_by_test_id("sheet")
    if sheet.count():
        page.keyboard.press("Escape")
        sheet.wait_for(state="detached")


NewPerson = Callable[..., Person]
