"""
Every page in every language and theme: nothing is missing, nothing scrolls sideways on a phone,
axe finds nothing. `make test` looks at each page once, and at each language in each theme several
times; `make soak` looks at all of it, at both widths.
"""

from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import Browser

from e2e.checks import CALM, violations
from e2e.conftest import DESK, PHONE
from e2e.people import Person
from e2e.scenes import NAMES, SCENES, Scene, World, make_world, routes
from e2e.server_process import ServerProcess
from e2e.speech import RIGHT_TO_LEFT, speaks, unsaid
from e2e.test_people import yesterday_came
from harmonium.locales import LOCALES
from soak import only_in_soak

THEMES = ("light", "dark")
KINDS = tuple((locale, theme) for theme in THEMES for locale in LOCALES)
SIZES = {"phone": PHONE, "desk": DESK}


@pytest.fixture(scope="module")
def world(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    server = ServerProcess(tmp_path_factory.mktemp("world"))
    server.start()
    context = chromium.new_context(
        viewport=PHONE,
        has_touch=True,
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="block",
    )
    person = Person(context, server.url)
    yield make_world(person, server, lambda: yesterday_came(server))
    context.close()
    server.stop()


def faults(
    world: World, scene: Scene, locale: str, theme: str, *, every: bool = False
) -> Iterator[str]:
    """
    What is wrong with a page. If not at everything that can be opened there, axe looks at what is
    seen first; the rule books it has seen in their own tests.
    """
    person, page = world.person, world.page
    speaks(person, locale, theme)
    for index, what in enumerate(scene.look(world)):
        at = f"{scene.name} {what} in {locale}, {theme}, {page.viewport_size}"
        page.evaluate(CALM)
        kind = page.evaluate(
            "() => { const { lang, dir, dataset } = document.documentElement;"
            " return [lang, dir, dataset.theme]; }"
        )
        if kind != [locale, "rtl" if locale in RIGHT_TO_LEFT else "ltr", theme]:
            yield f"{at}: is {kind}"
        if texts := unsaid(page, locale, *NAMES):
            yield f"{at}: not of this language: {texts}"
        if person.scrolls_sideways():
            yield f"{at}: scrolls sideways"
        if every or (index == 0 and not scene.long):
            yield from (f"{at}: {found}" for found in violations(page))
        yield from (f"{at}: the page said {text}" for text in person.odd)
        person.odd.clear()
    assert person.foreign == []


def check(found: Iterable[str]) -> None:
    """All of it at once: whoever reads it can mend all of it at once."""
    together = list(found)
    assert together == []


def test_no_page_was_forgotten() -> None:
    assert {scene.page for scene in SCENES} == routes()


@pytest.mark.long
def test_every_page_once(world: World) -> None:
    world.page.set_viewport_size(PHONE)
    kinds = [KINDS[index % len(KINDS)] for index in range(len(SCENES))]
    assert set(kinds) == set(KINDS)
    check(
        fault
        for scene, (locale, theme) in zip(SCENES, kinds, strict=True)
        for fault in faults(world, scene, locale, theme)
    )


@only_in_soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_page_in_every_language_and_theme(world: World, locale: str, size: str) -> None:
    world.page.set_viewport_size(SIZES[size])
    check(
        fault
        for scene in SCENES
        for theme in THEMES
        for fault in faults(world, scene, locale, theme, every=True)
    )
