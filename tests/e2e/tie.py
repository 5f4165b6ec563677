"""Playing Take It Easy at the screen."""

from playwright.sync_api import Locator, Page, expect

from e2e.people import TURN


def called(page: Page) -> str:
    return page.get_by_test_id("board").get_attribute("data-called") or ""


def open_cells(page: Page) -> Locator:
    cells = page.locator("[data-cell][data-legal]")
    expect(cells.first).to_be_attached(timeout=TURN)
    return cells


def wait_for_next(page: Page, tile: str) -> None:
    """Until another tile is called, or none any more."""
    expect(page.get_by_test_id("board")).not_to_have_attribute("data-called", tile, timeout=TURN)


def total(page: Page, seat: int = 0) -> int:
    cell = page.locator(f"[data-total='{seat}']").first
    return int(cell.evaluate("cell => cell.lastElementChild.textContent").strip())


OPEN = """() => {
  const open = [...document.querySelectorAll('[data-cell][data-legal]')];
  return open.length > 0 && open.map(({ dataset }) => dataset.cell);
}"""


def place(page: Page, which: int = 0) -> str:
    """Click one of the cells that are open at one moment; answers the tile that was called."""
    cells: list[str] = page.wait_for_function(OPEN, timeout=TURN).json_value()
    tile = called(page)
    page.locator(f"[data-cell='{cells[which % len(cells)]}'][data-legal]").click()
    return tile


def play_round(page: Page, turns: int = 19) -> None:
    for turn in range(turns):
        wait_for_next(page, place(page, turn * 7))
