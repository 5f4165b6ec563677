"""What a screen reader is told, also what the next sentence has replaced before a test looks."""

from playwright.sync_api import Page

from e2e.people import TURN

LISTEN = """() => {
  const live = document.querySelector('[data-testid=live]');
  window.heard = [];
  new MutationObserver(() => window.heard.push(live.textContent.trim()))
    .observe(live, { childList: true, characterData: true, subtree: true });
}"""
HAS_HEARD = "(words) => window.heard.some((one) => words.every((word) => one.includes(word)))"


class Ears:
    """From now on, until another page is loaded."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.get_by_test_id("live").wait_for(state="attached")
        page.evaluate(LISTEN)

    def hear(self, *words: str) -> None:
        """All of this has been or will be said at once; everything before is forgotten."""
        self.page.wait_for_function(HAS_HEARD, arg=list(words), timeout=TURN)
        self.page.evaluate("window.heard.length = 0")
