"""Several people in front of one screen: what the page is told, and what stands on it."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from e2e.people import TURN


class Wire:
    """Everything that the server says to a page, by the eyes it is for."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        self._page = page
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))

    def eyes(self) -> set[int | None]:
        """Whose eyes anything was for since the last time this was asked."""
        heard, self.messages = self.messages, []
        return {message["viewer"] for message in heard if "viewer" in message}

    def covered(self) -> set[int | None]:
        """
        The same, once the server knows that nobody looks: what it said before that may come after
        the curtain, and nobody sees it.
        """
        for _ in range(TURN // 50):
            viewers = [message["viewer"] for message in self.messages if "viewer" in message]
            if viewers and viewers[-1] is None:
                return self.eyes()
            self._page.wait_for_timeout(50)
        raise AssertionError("the server was not told of the curtain")


def choose_secretly(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_role("checkbox", name="Choose secretly").check()
    page.keyboard.press("Escape")


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


SPOKEN = """() => {
  // Texts, and attributes that name, describe or note something; drawings are numbers only.
  const telling = /^(aria-.*|data-(?!seat$).*|title|alt|value|placeholder)$/;
  const said = [document.title];
  const walk = document.createTreeWalker(document.documentElement, 5);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if (node.nodeType === 3) {
      if (!['STYLE', 'SCRIPT'].includes(node.parentNode.nodeName)) said.push(node.data);
    } else {
      for (const { name, value } of node.attributes) if (telling.test(name)) said.push(value);
    }
  }
  return said.join('\\n');
}"""


def spoken_on(page: Page) -> str:
    """Every word and number on the page that means something: seen, heard or noted in it."""
    text: str = page.evaluate(SPOKEN)
    return text


def hands_of(page: Page, table: str, seats: tuple[int, ...]) -> dict[int, set[str]]:
    """The truth, asked from the server for each of these seats."""
    url = f"{page.url.partition('/table/')[0]}/api/tables/{table}/moments"
    now = page.request.get(f"{url}/0?viewer={seats[0]}").json()["steps"]
    views = {seat: page.request.get(f"{url}/{now}?viewer={seat}").json()["view"] for seat in seats}
    return {seat: {str(card) for card in view["hand"]} for seat, view in views.items()}
