"""`harmonium arena`: comparisons between bots, honest and repeatable."""

from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from os import cpu_count
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
import typer
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from harmonium.arena.crews import Crew, crew_of
from harmonium.arena.luck import USUAL
from harmonium.arena.plan import Plan, Setting, read_plan, usual_pairing
from harmonium.arena.report import report
from harmonium.arena.results import opened, play_missing, read_results
from harmonium.arena.sequential import Rates
from harmonium.arena.store import cannot_write
from harmonium.arena.trial import Standing, Trial, follow
from harmonium.bots import Budget
from harmonium.cli.arena_sheets import show_report, show_standing
from harmonium.cli.console import bots_from, err, game_and_options, out, print_json, words
from harmonium.core.errors import Problem

T = TypeVar("T")
STOPPED = 130
PROCESSORS = cpu_count() or 1

Jobs = Annotated[int, typer.Option(min=1, help=words("cli-simulate-jobs"))]
Ray = Annotated[str | None, typer.Option("--ray", help=words("cli-arena-ray"))]
Json = Annotated[bool, typer.Option("--json", help=words("cli-json"))]
Nodes = Annotated[int | None, typer.Option(min=1, max=10**9, help=words("cli-arena-nodes"))]
Seconds = Annotated[
    float | None, typer.Option("--time", min=0.001, max=3600, help=words("cli-arena-time"))
]
Seed = Annotated[int, typer.Option(help=words("cli-simulate-seed"))]
Option = Annotated[list[str] | None, typer.Option(help=words("cli-option"))]
Game = Annotated[str, typer.Option(help=words("cli-game"))]
Results = Annotated[Path, typer.Argument(help=words("cli-arena-results"))]


def run(
    plan: Annotated[Path, typer.Argument(help=words("cli-arena-plan"))],
    folder: Annotated[Path | None, typer.Option("--out", help=words("cli-arena-out"))] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    json: Json = False,
) -> None:
    wanted = read_plan(plan)
    target = folder or plan.with_suffix("")
    if target == plan:
        raise Problem("arena-no-folder", path=str(plan))
    with opened(target, wanted) as store, crew(jobs, ray) as players:
        done = sum(1 for _ in store.rows())
        games = play_missing(wanted, store, players)
        with stopping(target):
            for _ in shown(games, wanted.games, done):
                pass
    found = report(*read_results(target))
    if json:
        print_json(found)
    else:
        show_report(found)
        err.print(words("cli-arena-kept", path=str(target)), style="dim", soft_wrap=True)


def show(results: Results, json: Json = False) -> None:
    found = report(*read_results(results))
    if json:
        print_json(found)
    else:
        show_report(found)


def plot(
    results: Results,
    picture: Annotated[Path, typer.Option("--out", help=words("cli-arena-picture"))] = Path(
        "arena.svg"
    ),
) -> None:
    from harmonium.arena.plot import draw

    draw(*read_results(results), picture, words)
    out.print(words("cli-arena-drawn", path=str(picture)), soft_wrap=True)


def trial(
    one: Annotated[str, typer.Argument(help=words("cli-arena-one"))],
    other: Annotated[str, typer.Argument(help=words("cli-arena-other"))],
    game: Game,
    better_by: Annotated[float, typer.Option(help=words("cli-arena-better-by"))],
    seats: Annotated[int, typer.Option(min=1, help=words("cli-arena-seats"))] = 2,
    wins: Annotated[bool, typer.Option("--wins", help=words("cli-arena-wins"))] = False,
    raw: Annotated[bool, typer.Option("--raw", help=words("cli-arena-raw"))] = False,
    luck: Annotated[str, typer.Option(help=words("cli-arena-luck"))] = USUAL,
    alpha: Annotated[float, typer.Option(help=words("cli-arena-alpha"))] = 0.05,
    beta: Annotated[float, typer.Option(help=words("cli-arena-beta"))] = 0.05,
    most: Annotated[int, typer.Option(min=1, help=words("cli-arena-most"))] = 100_000,
    nodes: Nodes = None,
    time: Seconds = None,
    seed: Seed = 0,
    option: Option = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    json: Json = False,
) -> None:
    _, options = game_and_options(game, option or [])
    setting = Setting(game, options, seed, Budget(nodes, time), luck=luck)
    plan = Plan(setting, (one, other), seats, most, usual_pairing(game, options, seats))
    asked = Trial(
        plan,
        better_by / 100 if wins else better_by,
        "wins" if wins else "points",
        Rates(alpha, beta),
        raw,
    )
    asked.check()
    last: Standing | None = None
    with crew(jobs, ray) as players, stopping(None):
        for last in shown(follow(asked, players), None, 0):  # noqa: B007 - the last one counts
            pass
    assert last is not None
    if json:
        print_json(last)
    else:
        show_standing(asked, last)


def record(
    game: Annotated[str, typer.Argument(help=words("cli-game"))],
    folder: Annotated[Path, typer.Option("--out", help=words("cli-arena-record-out"))],
    seats: Annotated[
        str, typer.Option("--seats", "--seat", help=words("cli-simulate-seats"))
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help=words("cli-simulate-games"))] = 100,
    shard: Annotated[int, typer.Option(min=1, help=words("cli-arena-shard"))] = 10_000,
    nodes: Nodes = None,
    time: Seconds = None,
    seed: Seed = 0,
    option: Option = None,
    jobs: Jobs = 1,
    ray: Ray = None,
) -> None:
    from harmonium.arena import dataset
    from harmonium.arena.store import read_head

    _, options = game_and_options(game, option or [])
    setting = Setting(game, options, seed, Budget(nodes, time))
    bots = bots_from(game, seats)
    with dataset.opened(folder, setting, bots, shard) as store, crew(jobs, ray) as players:
        done = sum(1 for _ in store.rows())
        played = dataset.record_missing(store, setting, bots, games, players)
        with stopping(folder), closing(played):
            for _ in shown(played, games, done):
                pass
    kept = read_head(folder, dataset.Card).games
    out.print(words("cli-arena-recorded", games=kept, path=str(folder)), soft_wrap=True)


def ladder(
    minutes: Annotated[float, typer.Option(min=0.01, help=words("cli-arena-minutes"))] = 10,
    seed: Seed = 2026,
    jobs: Jobs = PROCESSORS,
    page: Annotated[Path, typer.Option(help=words("cli-arena-ladder-page"))] = Path("ladder.md"),
    data: Annotated[Path, typer.Option(help=words("cli-arena-ladder-data"))] = Path("ladder.json"),
) -> None:
    from harmonium.arena.ladder import climb
    from harmonium.arena.ladder_page import page as written

    for path in (data, page):
        _check_writable(path)  # now, and not after all those minutes
    with crew(jobs, None) as players, stopping(None):
        found = climb(minutes, seed, players, lambda course: err.print(course, style="dim"))
    figures = msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
    for path, content in ((data, figures), (page, written(found).encode())):
        try:
            path.write_bytes(content)
        except OSError as error:
            raise cannot_write(path, error) from error
        out.print(words("cli-arena-ladder-written", path=str(path)), soft_wrap=True)


def _check_writable(path: Path) -> None:
    was_there = path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise cannot_write(path, error) from error
    if not was_there:
        path.unlink()


@contextmanager
def crew(jobs: int, ray: str | None) -> Iterator[Crew]:
    """Whoever plays, let go at the end whatever happens."""
    if ray is None:
        players: Crew = crew_of(jobs)
    else:
        from harmonium.arena.ray_crew import RayCrew

        players = RayCrew(ray)
    try:
        yield players
    finally:
        players.close()


@contextmanager
def stopping(folder: Path | None) -> Iterator[None]:
    """Ctrl-C: say what is kept, and go."""
    try:
        yield
    except KeyboardInterrupt as interrupt:
        told = (
            words("cli-arena-stopped")
            if folder is None
            else words("cli-arena-stopped-kept", path=str(folder))
        )
        err.print(told, soft_wrap=True)
        raise typer.Exit(STOPPED) from interrupt


def shown(games: Iterable[T], total: int | None, done: int) -> Iterator[T]:
    """The same, with a bar that says how far it is."""
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task(words("cli-simulate-playing"), total=total, completed=done)
        for played in games:
            progress.advance(task)
            yield played


COMMANDS = (
    ("run", run),
    ("show", show),
    ("plot", plot),
    ("test", trial),
    ("record", record),
    ("ladder", ladder),
)
