"""
Every page of the client in every state worth seeing: one guest who has played, sits at tables,
is invited, has counted and been called to, and the ways to everything that guest can look at.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from e2e.people import Person, close_sheet
from e2e.programs import Plan, apart, client_of, play_new, play_on, play_some
from e2e.server_process import ServerProcess
from harmonium.client import Client
from harmonium.games import KEYS

ROUTER = Path(__file__).parents[2] / "web/src/router.svelte.ts"
OWN, OTHER, ANNA, BEA = "Ada", "نگار", "Anna", "Bea"
NAMES = (OWN, OTHER, ANNA, BEA)
ME, OPEN = {"type": "me"}, {"type": "open"}


def bot(name: str) -> dict[str, Any]:
    return {"type": "bot", "bot": name}


RUNNING = {
    "take_it_easy": Plan("take_it_easy", ("greedy", "random"), 8, {"scoring": "rays", "rounds": 2}),
    "harmonies": Plan("harmonies", ("greedy",), 24, {"spirits": True}),
    "tranquility": Plan("tranquility", ("careful",), 10, {"storm_compass": True}),
    "competitive": Plan("tranquility", ("careful",), 10, {"competitive": True}),
}


class World:
    """What there is to see, and who looks at it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.tables: dict[str, str] = {}
        self.invitation = self.watch = self.other = self.day = ""

    def goes(self, path: str, *seen: str) -> None:
        """To that page, until all of this is there."""
        self.person.goes_to(path)
        for selector in seen:
            self.page.locator(selector).first.wait_for()

    def forgives(self) -> None:
        """The browser notes every answer that something is not there."""
        odd = self.person.odd
        odd[:] = [text for text in odd if not re.search(r"status of 4\d\d", text)]


async def _plays_daily(*clients: Client) -> None:
    for client in clients:
        table = (await client.ask("POST", "/api/daily/take_it_easy"))["id"]
        await play_on(client, table)


async def _fills(world: World, own: Client, other: Client) -> None:
    for name, plan in RUNNING.items():
        world.tables[name] = await play_some(own, plan)
    for game in KEYS:
        world.tables[f"over-{game}"] = await play_new(own, game, bot("random"))
    waiting = await own.make_table("take_it_easy", [ME, OPEN], open=True)
    world.tables["waiting"] = waiting["table"]["id"]
    around = [ME | {"name": ANNA}, ME | {"name": BEA}]
    for name, game in {"curtain": "tranquility", "screen": "take_it_easy"}.items():
        world.tables[name] = (await own.make_table(game, around))["table"]["id"]
    invited = await other.make_table("harmonies", [ME, OPEN, bot("random")], open=True)
    world.invitation = invited["invitation"]["link"].rpartition("/")[2]
    watched = await other.make_table("harmonies", [ME, bot("random")])
    world.watch = watched["invitation"]["watch"].rpartition("/")[2]


def _counts(world: World) -> None:
    """A sheet of each box, and one in the diary; a round that is being called."""
    page = world.page
    for game in ("harmonies", *KEYS):
        world.goes("/pad")
        page.get_by_test_id(f"new-{game}").click()
        pad = page.locator(f"[data-testid={game}-pad][data-current=true]")
        pad.wait_for()
        if game == "harmonies":
            page.locator("[data-token=green]").click()
            page.locator("[data-cell=c3]").click()
        elif game == "take_it_easy":
            page.locator("[data-choice='978']").click()
            page.locator("[data-cell='0']").click()
        else:
            page.locator("[data-cell='1']").click()
            page.get_by_test_id("cell-number").fill("4")
            page.keyboard.press("Enter")
        pad.wait_for()
        if game == "harmonies" and "diary" not in world.tables:
            page.get_by_test_id("finish").click()
            page.get_by_test_id("finished").wait_for()
            world.tables["diary"] = ""
    world.goes("/caller")
    for count in range(1, 4):
        page.get_by_test_id("draw").click()
        page.locator(f"[data-testid=caller][data-called='{count}']").wait_for()


def make_world(person: Person, server: ServerProcess, day_after: Callable[[], str]) -> World:
    world = World(person)
    world.goes("/", "[data-testid=game-take_it_easy]")
    own, other = client_of(person), Client(server.url)
    own.ask_now("PATCH", "/api/me", {"name": OWN})
    world.other = other.ask_now("PATCH", "/api/me", {"name": OTHER})["id"]
    apart(_plays_daily(own, other))
    world.day = day_after()
    apart(_plays_daily(own, other))
    apart(_fills(world, own, other))
    _counts(world)
    return world


Look = Callable[[World], Iterator[str]]


class Scene(msgspec.Struct, frozen=True):
    name: str
    page: str
    """The route, as the client's router calls it."""
    look: Look
    """Goes there and says what lies open, one after the other."""
    long: bool = False
    """Whether axe needs its time for it."""


def _page(path: str, *seen: str) -> Look:
    def look(world: World) -> Iterator[str]:
        world.goes(path.format(**vars(world)), *seen)
        yield ""

    return look


def _form(path: str) -> Look:
    def look(world: World) -> Iterator[str]:
        world.goes(path, "form h1")
        world.page.locator("details summary").first.click()
        yield ""

    return look


def _lost(path: str) -> Look:
    """What is not there."""

    def look(world: World) -> Iterator[str]:
        world.goes(path, "h1")
        world.page.wait_for_load_state("networkidle")
        world.forgives()
        yield ""

    return look


SEEN_DOORS = "doors => doors.filter((door) => door.checkVisibility()).map(({ id }) => id)"


def _sheets(world: World) -> Iterator[str]:
    """
    On a narrow screen the panels open over the board. While the Start or the Finish is arranged
    their doors make room for it; a game of chance may be in the midst of it at any step.
    """
    page = world.page
    for name in page.locator("[aria-haspopup]").evaluate_all(SEEN_DOORS):
        page.locator(f"#{name}").click()
        page.get_by_test_id("sheet").wait_for()
        yield name
        close_sheet(page)


def _table(name: str) -> Look:
    def look(world: World) -> Iterator[str]:
        page = world.page
        world.goes(f"/table/{world.tables[name]}", "[data-testid=table][data-settled=true]")
        yield ""
        yield from _sheets(world)
        for key, what in {"?": "keys", "h": "aid"}.items():
            page.keyboard.press(key)
            page.locator("dialog[open]").wait_for()
            yield what
            page.keyboard.press("Escape")
            page.locator("dialog").wait_for(state="detached")  # only then keys count again
        page.get_by_test_id("menu").click()
        page.locator("dialog[open]").wait_for()
        yield "menu"

    return look


IN_WORDS = """() => {
  const key = 'harmonium.settings';
  const chosen = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...chosen, text: true }));
}"""


def _text(name: str) -> Look:
    """The table in words."""

    def look(world: World) -> Iterator[str]:
        world.page.evaluate(IN_WORDS)
        world.goes(
            f"/table/{world.tables[name]}",
            "[data-testid=table][data-settled=true]",
            "[data-testid=text-view][data-ready=true]",
        )
        yield ""

    return look


def _over(game: str) -> Look:
    def look(world: World) -> Iterator[str]:
        world.goes(
            f"/table/{world.tables[f'over-{game}']}",
            "[data-testid=end]",
            "[data-testid=proof][data-finding=good]",
        )
        world.page.locator("[data-testid=proof] summary").click()
        yield ""
        yield from _sheets(world)

    return look


def _replay(game: str) -> Look:
    def look(world: World) -> Iterator[str]:
        table = world.tables[f"over-{game}"]
        world.goes(f"/replay/{table}?at=7", "[data-testid=replay][data-step='7']")
        yield ""
        yield from _sheets(world)
        world.page.get_by_test_id("play-on").click()
        world.page.get_by_test_id("play-on-form").wait_for()
        yield "play-on"
        ends = "[data-testid=show-result], [data-testid=replay-result]"
        world.goes(f"/replay/{table}?at=9999", ends)
        if (door := world.page.get_by_test_id("show-result")).count():
            door.click()
        world.page.get_by_test_id("replay-result").wait_for()
        yield "end"

    return look


def _waiting(world: World) -> Iterator[str]:
    world.goes(f"/table/{world.tables['waiting']}", "[data-testid=waiting]")
    yield ""
    here = world.page.get_by_test_id("here-only")
    here.click()
    if world.page.get_by_test_id("code").count() == 0:
        here.locator("xpath=..").get_by_role("button").click()
    world.page.get_by_test_id("code").wait_for()
    yield "here"


def _curtain(world: World) -> Iterator[str]:
    world.goes(f"/table/{world.tables['curtain']}", "[data-testid=curtain]")
    yield ""
    world.page.get_by_test_id("lift").click()
    world.page.get_by_test_id("cover").wait_for()
    yield "lifted"


def _sheet(game: str) -> Look:
    def look(world: World) -> Iterator[str]:
        world.goes("/pad", f"[data-testid=sheet][href*='{game}']")
        world.page.locator(f"[data-testid=sheet][href*='{game}']").first.click()
        world.page.locator(f"[data-testid={game}-pad][data-current=true]").wait_for()
        yield ""
        button = world.page.locator("tr[data-category] button").first
        if button.is_visible():
            button.click()
            world.page.get_by_test_id("reasons").wait_for()
            yield "reasons"

    return look


def _rules(world: World) -> Iterator[str]:
    world.goes("/rules", "h2", "main svg")
    yield ""
    world.page.get_by_role("searchbox").fill("H-TURN")
    world.page.locator("[data-testid=results] li").first.wait_for()
    yield "found"


LESSON = "[data-testid=lesson]"

SCENES = (
    Scene(
        "home",
        "home",
        _page(
            "/",
            "[aria-labelledby=left-off] li",
            "[aria-labelledby=daily] li",
            "[aria-labelledby=open-tables] li",
        ),
    ),
    Scene("lobby", "lobby", _page("/lobby", "main li")),
    Scene("mine", "mine", _page("/mine", "[data-testid=my-turn] li")),
    Scene("settings", "settings", _page("/settings", "select")),
    Scene("me", "me", _page("/me", "[data-testid=history] li", "[data-testid=statistics]")),
    Scene("person", "people", _page("/people/{other}", "main li")),
    Scene("nobody", "people", _lost("/people/nobody")),
    Scene("daily", "daily", _page("/daily", "[data-testid=deal-take_it_easy] .streak")),
    Scene("daily-today", "daily", _page("/daily/take_it_easy", "[data-testid=own-rank]")),
    Scene(
        "daily-opened",
        "daily",
        _page("/daily/take_it_easy/{day}", "[data-testid=opened] .tile", "[data-testid=days] li"),
    ),
    Scene("daily-none", "daily", _lost("/daily/chess")),
    *(Scene(f"new-{game}", "new", _form(f"/new/{game}")) for game in KEYS),
    Scene("device", "new", _form("/new/harmonies/device")),
    Scene("new-none", "new", _lost("/new/chess")),
    Scene("join", "join", _page("/join/{invitation}", "main button.primary")),
    Scene("join-none", "join", _lost("/join/NOTHING")),
    Scene("code", "code", _page("/code", "form")),
    Scene("watch", "watch", _page("/watch/{watch}", "[data-testid=table]")),
    Scene("rules", "rules", _rules),
    *(
        Scene(
            f"book-{game}", "book", _page(f"/rules/{game}", "[data-testid=book] figure svg"), True
        )
        for game in KEYS
    ),
    Scene("book-none", "book", _lost("/rules/chess")),
    *(
        Scene(f"aid-{game}", "aid", _page(f"/rules/{game}/aid", "[data-testid=aid]"))
        for game in KEYS
    ),
    *(
        Scene(
            f"short-{game}", "short", _page(f"/rules/{game}/short", "[data-testid=sentences] svg")
        )
        for game in KEYS
    ),
    Scene("short-none", "short", _lost("/rules/chess/short")),
    Scene("waiting", "table", _waiting),
    *(Scene(f"table-{name}", "table", _table(name)) for name in RUNNING),
    *(Scene(f"text-{name}", "table", _text(name)) for name in RUNNING),
    *(Scene(f"over-{game}", "table", _over(game)) for game in KEYS),
    Scene("curtain", "table", _curtain),
    Scene("screen", "table", _table("screen")),
    Scene("table-none", "table", _lost("/table/nothing")),
    Scene("pads", "pad", _page("/pad", "[data-testid=sheet]", "[data-testid=chapter]")),
    *(Scene(f"pad-{game}", "pad", _sheet(game)) for game in KEYS),
    Scene("caller", "caller", _page("/caller", "[data-testid=called-tiles] svg")),
    Scene("replay", "replay", _page("/replay", "[data-testid=drop-zone]")),
    *(Scene(f"replay-{game}", "replay", _replay(game)) for game in KEYS),
    Scene("replay-none", "replay", _lost("/replay/nothing")),
    Scene("missing", "missing", _page("/nowhere", "h1")),
    *(Scene(f"learn-{game}", "learn", _page(f"/learn/{game}/1", LESSON)) for game in KEYS),
)


def routes() -> set[str]:
    """The pages that the client's router knows."""
    return set(re.findall(r'readonly page: "(\w+)"', ROUTER.read_text("utf-8")))
