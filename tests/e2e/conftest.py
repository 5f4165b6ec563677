"""The real client in a real browser against a real server."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from e2e import browser as browsers
from e2e.people import NewPerson, Person
from e2e.server_process import ServerProcess

ROOT = Path(__file__).parents[2]
HASTE = """
if (localStorage.getItem('harmonium.settings') === null)
  localStorage.setItem('harmonium.settings', '{"pace":"now"}');
"""
PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=1280, height=860)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """
    These tests come last, because Playwright's event loop, once it runs, leaves no room for another
    in its process; the long ones among them first, so that nobody waits for one at the end.
    """
    here = Path(__file__).parent

    def turn(item: pytest.Item) -> tuple[bool, bool]:
        return here in item.path.parents, item.get_closest_marker("long") is None

    items.sort(key=turn)


@pytest.fixture(scope="session")
def client() -> None:
    """The built client; builds it if its sources have changed."""
    subprocess.run([sys.executable, ROOT / "tools/web.py"], check=True)


@pytest.fixture(scope="session")
def chromium(client: None) -> Iterator[Browser]:  # noqa: ARG001 - needed first
    path = browsers.executable()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=browsers.ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:  # noqa: ARG001 - needed first
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    process.start()
    yield process
    process.stop()


@pytest.fixture
def own_server(client: None, tmp_path: Path) -> Iterator[ServerProcess]:  # noqa: ARG001 - needed first
    """One that a test may kill."""
    process = ServerProcess(tmp_path)
    process.start()
    yield process
    process.stop()


@pytest.fixture
def new_person(chromium: Browser, server: ServerProcess) -> Iterator[NewPerson]:
    """Makes people; afterwards nobody's page has complained or asked another host."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def make(
        *,
        phone: bool = False,
        dark: bool = False,
        calm: bool = True,
        keeps: bool = False,
        hasty: bool = True,
        url: str | None = None,
    ) -> Person:
        context = chromium.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            locale="en-GB",
            # Without a service worker each page comes from the server, as a first visitor gets it.
            service_workers="allow" if keeps else "block",
        )
        if hasty:
            context.add_init_script(HASTE)
        contexts.append(context)
        people.append(Person(context, url or server.url))
        return people[-1]

    yield make
    odd = [text for person in people for text in person.odd]
    foreign = [address for person in people for address in person.foreign]
    for context in contexts:
        context.close()
    assert odd == []
    assert foreign == []
