"""Several people in front of one screen: what the page is told, and what stands on it."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from e2e.people import TURN


class Wire:
    """Everything that the server says to a page, by the eyes it is for."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))

    def eyes(self) -> set[int | None]:
        """Whose eyes anything was for since the last time this was asked."""
        heard, self.messages = self.messages, []
        return {message["viewer"] for message in heard if "viewer" in message}


def lift(page: Page, seat: int, *, touch: bool = False) -> None:
    """Take the screen as that seat: the one that is named, or another one."""
    button = page.locator(f"[data-testid=curtain] [data-seat='{seat}']")
    if touch:
        button.tap()
    else:
        button.click()
    expect(page.get_by_test_id("table")).to_be_visible(timeout=TURN)


def everything_on(page: Page) -> str:
    """The whole page as it stands, markup and all, with its title."""
    text: str = page.evaluate("document.documentElement.outerHTML + document.title")
    return text
