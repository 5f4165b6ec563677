"""The main screens at both widths, light and dark, into screenshots/: look at them.

The games are played by bots in the person's seat through the public protocol, so the pictures
show real positions.

    python tools/screenshots.py                  all of them
    python tools/screenshots.py home harmonies   only these
    python tools/screenshots.py --docs           besides, what the README shows, into docs/pictures
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import msgspec
from playwright.async_api import Browser, BrowserContext, Page, async_playwright

from harmonium.client import Client

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from e2e import browser as browsers  # noqa: E402 - the tests' server and browser
from e2e.programs import Plan, play_some  # noqa: E402
from e2e.server_process import ServerProcess  # noqa: E402

OUT = ROOT / "screenshots"
DOCS = ROOT / "docs/pictures"
SIZES = {"desk": (1280, 860), "phone": (360, 740)}
SHOWN = {
    "home-desk-light": "browser_home.jpg",
    "harmonies-desk-light": "browser_harmonies.jpg",
    "take_it_easy-phone-dark": "browser_phone.jpg",
    "tranquility-desk-light": "browser_tranquility.jpg",
}

ME = {"type": "me"}
OPEN = {"type": "open"}
PATHS = {
    "home": "/",
    "new": "/new/harmonies",
    "settings": "/settings",
    "lobby": "/lobby",
    "rules": "/rules",
    "book-harmonies": "/rules/harmonies",
    "book-take_it_easy": "/rules/take_it_easy",
    "book-tranquility": "/rules/tranquility",
    "aid": "/rules/harmonies/aid",
}


RAYS = {"scoring": "rays", "rounds": 1}
PLANS = {
    "take_it_easy": Plan("take_it_easy", ("greedy", "random"), 14, RAYS, "greedy"),
    "take_it_easy-end": Plan("take_it_easy", ("greedy", "random"), 19, RAYS, "greedy"),
    "harmonies": Plan("harmonies", ("greedy",), 42, hands="greedy"),
    "harmonies-end": Plan("harmonies", ("greedy",), 400, hands="greedy"),
    "tranquility": Plan(
        "tranquility", ("careful", "careful"), 12, {"jagged_rocks": True}, "careful"
    ),
    "tranquility-pyramid": Plan(
        "tranquility", ("careful",), 40, {"pyramid": True, "day_night": True}, "careful"
    ),
    "tranquility-competitive": Plan(
        "tranquility", ("careful",), 40, {"competitive": True}, "careful"
    ),
    "tranquility-end": Plan("tranquility", ("careful", "careful"), 400, hands="careful"),
}


class Wishes(msgspec.Struct, frozen=True):
    only: frozenset[str]
    """Nothing in it: everything."""
    docs: bool

    def want(self, what: str) -> bool:
        return not self.only or what in self.only


class Visit:
    """A person with a browser, and the same person's hands in a program."""

    def __init__(self, context: BrowserContext, url: str, name: str, wishes: Wishes) -> None:
        self.context = context
        self.url = url
        self.name = name
        self.wishes = wishes

    async def go(self, page: Page, path: str) -> None:
        await page.goto(self.url + path)
        await page.wait_for_load_state("networkidle")

    async def take(self, page: Page, what: str) -> None:
        await page.wait_for_timeout(700)
        await page.screenshot(path=OUT / f"{what}-{self.name}.png", full_page=True)
        shown = SHOWN.get(f"{what}-{self.name}")
        if self.wishes.docs and shown is not None:
            await page.screenshot(path=DOCS / shown, type="jpeg", quality=86)

    async def client(self) -> Client:
        cookies = await self.context.cookies(self.url)
        pairs = [f"{cookie.get('name')}={cookie.get('value')}" for cookie in cookies]
        return Client(self.url, "; ".join(pairs))


async def shoot(browser: Browser, url: str, size: str, scheme: str, wishes: Wishes) -> None:
    width, height = SIZES[size]
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=size == "phone",
        device_scale_factor=2 if size == "phone" else 1,
        locale="en-GB",
    )
    visit = Visit(context, url, f"{size}-{scheme}", wishes)
    page = await context.new_page()
    await visit.go(page, "/")
    for what in filter(wishes.want, PATHS):
        await visit.go(page, PATHS[what])
        await visit.take(page, what)
    if wishes.want("waiting"):
        made = await (await visit.client()).make_table("take_it_easy", [ME, OPEN])
        await visit.go(page, f"/table/{made['table']['id']}")
        await visit.take(page, "waiting-here")
        await page.get_by_role("button", name="Open to the house").click()
        await page.get_by_role("img", name="QR").wait_for()
        await visit.take(page, "waiting")
    for what in filter(wishes.want, PLANS):
        table = await play_some(await visit.client(), PLANS[what])
        await visit.go(page, f"/table/{table}")
        await page.get_by_test_id("table").wait_for()
        await visit.take(page, what)
    await context.close()


async def shoot_all(url: str, wishes: Wishes) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=browsers.find(), args=browsers.ARGUMENTS
        )
        for size in SIZES:
            for scheme in ("light", "dark"):
                await shoot(browser, url, size, scheme, wishes)
                print(f"{size}, {scheme}")
        await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", metavar="screen")
    parser.add_argument("--docs", action="store_true")
    given = parser.parse_args()
    wishes = Wishes(frozenset(given.only), given.docs)
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            asyncio.run(shoot_all(server.url, wishes))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
