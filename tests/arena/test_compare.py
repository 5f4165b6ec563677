"""Comparisons: the same deals for everybody, nothing finished lost, one sentence for bad input."""

import json
import resource
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from harmonium.arena.crews import Processes, crew_of, play_all
from harmonium.arena.luck import USUAL
from harmonium.arena.plan import Plan, Setting, Sitting, read_plan
from harmonium.arena.report import difference_in, report
from harmonium.arena.results import head_of, opened, play_missing, read_results
from harmonium.arena.runner import Played, play
from harmonium.arena.store import HEAD, OPEN
from harmonium.core.errors import IllegalOptions, Problem
from harmonium.games.take_it_easy import Options

EXAMPLES = Path(__file__).parents[2] / "examples" / "programs"
PLAN = Plan(
    Setting("take_it_easy", Options(rounds=1), 3, luck=USUAL),
    ("random", "greedy"),
    2,
    6,
    "duels",
)


def timeless(games: list[Played]) -> list[Played]:
    """Without the only thing that is not the same every time."""
    found = [msgspec.structs.replace(played, seconds=()) for played in games]
    return sorted(found, key=lambda played: (played.deal, played.bots))


def played(folder: Path, plan: Plan = PLAN, jobs: int = 1, most: int | None = None) -> list[Played]:
    crew = crew_of(jobs)
    try:
        with opened(folder, plan) as store:
            games = play_missing(plan, store, crew)
            return [game for _, game in zip(range(most or plan.games), games, strict=False)]
    finally:
        crew.close()


def refused(folder: Path, plan: Plan = PLAN) -> str:
    with pytest.raises(Problem) as problem:
        played(folder, plan)
    return problem.value.message


def test_every_pair_sees_the_same_deals_from_every_seat() -> None:
    plan = Plan(Setting("harmonies", None, 0), ("a", "b", "c"), 2, 5, "duels")
    seen = Counter(
        (frozenset(one.bots), seat, bot, one.deal)
        for one in plan.sittings()
        for seat, bot in enumerate(one.bots)
    )
    assert set(seen.values()) == {1}
    assert len(seen) == 3 * 2 * 2 * 5  # pairs, seats, bots of a pair, deals


def test_a_run_that_was_stopped_goes_on_to_the_same_results(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole")
    assert len(played(tmp_path / "parts", most=5)) == 5
    assert len(played(tmp_path / "parts", jobs=2)) == PLAN.games - 5
    head, games = read_results(tmp_path / "parts")
    assert timeless(games) == timeless(whole)
    assert head.made.fingerprint == head_of(PLAN).made.fingerprint
    assert played(tmp_path / "parts") == []


def test_bots_and_deals_may_be_added(tmp_path: Path) -> None:
    played(tmp_path / "r")
    more = msgspec.structs.replace(PLAN, deals=8, bots=("random", "greedy"))
    assert len(played(tmp_path / "r", more)) == 4


def test_what_was_written_last_survives_a_kill(tmp_path: Path) -> None:
    """The open file holds every finished game; a line that was cut off is none."""
    crew = crew_of(1)
    store = opened(tmp_path / "r", PLAN).__enter__()
    games = [game for _, game in zip(range(3), play_missing(PLAN, store, crew), strict=False)]
    store._journal.close()  # type: ignore[union-attr] # as a kill would, without becoming a part
    journal = tmp_path / "r" / OPEN
    journal.write_bytes(journal.read_bytes() + b'{"deal":5,"bo')
    assert timeless(read_results(tmp_path / "r")[1]) == timeless(games)
    assert len(played(tmp_path / "r")) == PLAN.games - 3


def test_damage_is_named_and_mended_by_removing_the_file(tmp_path: Path) -> None:
    played(tmp_path / "r")
    (part,) = (tmp_path / "r").glob("*.parquet")
    part.write_bytes(part.read_bytes()[:-100])
    assert refused(tmp_path / "r") == "arena-broken-part"
    part.unlink()
    assert len(played(tmp_path / "r")) == PLAN.games


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    played(tmp_path / "r", most=2)
    (tmp_path / "r" / OPEN).write_text('{"deal":"x"}\n')
    assert refused(tmp_path / "r") == "arena-broken-line"


def test_games_of_another_plan_or_version_do_not_mix(tmp_path: Path) -> None:
    played(tmp_path / "r", most=2)
    other = msgspec.structs.replace(PLAN, setting=Setting("take_it_easy", Options(rounds=1), 4))
    assert refused(tmp_path / "r", other) == "arena-other-plan"
    head = tmp_path / "r" / HEAD
    there = json.loads(head.read_text())
    there["made"]["fingerprint"] = "0" * 16
    head.write_text(json.dumps(there))
    assert refused(tmp_path / "r") == "arena-other-version"
    head.write_text("{")
    assert refused(tmp_path / "r") == "arena-broken-head"
    head.write_text('{"format": "harmonium-games/1"}')
    assert refused(tmp_path / "r") == "arena-other-format"


def test_games_of_a_changed_program_or_evaluator_do_not_mix(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, package = tmp_path / "bot.py", tmp_path / "values_of_mine.py"
    shutil.copy(EXAMPLES / "random_bot.py", bot)
    package.write_text("def worth(states): return [[0.0, 0.0] for _ in states]")
    monkeypatch.syspath_prepend(tmp_path)
    program = f"program:{sys.executable} {bot}"
    setting = Setting("take_it_easy", Options(rounds=1), 3, luck="values_of_mine:worth")
    plan = Plan(setting, ("random", program), 2, 1, "duels")
    added = msgspec.structs.replace(plan, bots=(*plan.bots, "greedy"))
    played(tmp_path / "r", plan)
    assert len(played(tmp_path / "r", added)) == 4  # somebody new changes nothing
    known = read_results(tmp_path / "r")[0].made.strangers
    assert set(known) == {program, "values_of_mine:worth"}
    bot.write_text(bot.read_text() + "# another idea")
    assert refused(tmp_path / "r", plan) == "arena-other-stranger"


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert refused(tmp_path) == "arena-strange-folder"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(Problem) as problem:
        read_results(tmp_path)
    assert problem.value.message == "arena-no-results"


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with opened(tmp_path / "r", PLAN):
        assert refused(tmp_path / "r") == "arena-in-use"


def test_a_full_disk_is_one_sentence_and_loses_nothing(tmp_path: Path) -> None:
    """
    A limit on the size of files stands in for the end of the disk. For the system the engine's
    memory is a file too, so this goes by the evaluator that needs none.
    """
    plan = tmp_path / "p.toml"
    lines = ['game = "take_it_easy"', 'bots = ["random"]', "seats = 1", "deals = 40"]
    lines.append('luck = "harmonium.arena.luck.take_it_easy:by_lines"')
    plan.write_text("\n".join(lines))
    harmonium = "from harmonium.cli import main; main()"
    command = [sys.executable, "-c", harmonium, "--lang", "en", "arena", "run", str(plan)]

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))

    found = subprocess.run(command, preexec_fn=limited, capture_output=True, text=True, check=False)
    assert found.returncode == 2
    assert "Traceback" not in found.stderr
    assert "open.jsonl" in found.stderr
    kept = (tmp_path / "p" / OPEN).read_bytes().splitlines()
    assert 5 < len(kept) < 40
    subprocess.run(command, check=True, capture_output=True)
    assert len(read_results(tmp_path / "p")[1]) == 40


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game = 3", "arena-bad-plan"),
        ("game = [", "arena-bad-plan"),
        ('game = "chess"\nbots = ["a"]\nseats = 2', "unknown-game"),
        ('game = "take_it_easy"\nbots = ["genius"]\nseats = 2\npairing = "alike"', "unknown-bot"),
        ('game = "take_it_easy"\nbots = ["random"]\nseats = 2', "arena-no-duels"),
        ('game = "take_it_easy"\nbots = ["random", "random"]\nseats = 2', "arena-bot-twice"),
        (
            'game = "take_it_easy"\nbots = ["random", "greedy"]\nseats = 3\npairing = "together"',
            "arena-not-together",
        ),
        ('game = "take_it_easy"\nbots = ["random"]\nseats = 1\nspeed = 9', "arena-bad-plan"),
        ('game = "take_it_easy"\nbots = ["random"]\nseats = 1\ntime = inf', "arena-bad-plan"),
        ('game = "take_it_easy"\nbots = ["random"]\nseats = 1\nnodes = 2e9', "arena-bad-plan"),
        (
            'game = "take_it_easy"\nbots = ["random"]\nseats = 1\n[options]\nx = 1',
            "unknown-option",
        ),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "p.toml"
    path.write_text(text)
    with pytest.raises(Problem) as problem:
        read_plan(path)
    assert problem.value.message == message


def test_impossible_seats_are_refused_by_their_rule(tmp_path: Path) -> None:
    path = tmp_path / "p.toml"
    path.write_text('game = "harmonies"\nbots = ["random", "greedy"]\nseats = 5')
    with pytest.raises(IllegalOptions):
        read_plan(path)


def test_a_process_that_dies_is_replaced_and_its_games_are_played_again() -> None:
    crew = Processes(1)
    try:
        sittings = [Sitting(deal, ("random",)) for deal in range(30)]
        games = play_all(play, PLAN.setting, sittings, crew)
        found = [next(games)]
        for process in list(crew._pool._processes.values()):
            process.kill()
        found += games
    finally:
        crew.close()
    assert [one.deal for one in sorted(found, key=lambda one: one.deal)] == list(range(30))


def linger(_: object, seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_processes_are_let_go_in_the_middle_of_their_games() -> None:
    """Those that wait in their queue are not begun either."""
    crew = Processes(1)
    games = play_all(linger, None, [0.0, 60.0, 60.0, 60.0], crew)
    assert next(games) == 0.0
    (process,) = crew._pool._processes.values()
    crew.close()
    process.join(30)
    assert process.exitcode is not None


def test_a_deal_counts_once_everybody_has_sat_everywhere() -> None:
    names = ("a", "b", "c")
    games = [
        Played(0, names[at:] + names[:at], (3, 2, 1), (1, 2, 3), None, (1, 1, 1), (0.0, 0.0, 0.0))
        for at in range(3)
    ]
    assert difference_in(games[:2], "a", "b", "together") is None
    found = difference_in(games, "a", "b", "together")
    assert found is not None
    assert found.points.result == 0


def test_the_report_pairs_deals(tmp_path: Path) -> None:
    played(tmp_path / "r", msgspec.structs.replace(PLAN, deals=20))
    found = report(*read_results(tmp_path / "r"))
    (pair,) = found.pairs
    assert pair.deals == 20
    assert {bot.bot: bot.games for bot in found.bots} == {"random": 40, "greedy": 40}
    means = {bot.bot: bot.points.raw.mean for bot in found.bots}
    assert pair.points.raw.mean == pytest.approx(means[pair.bots[0]] - means[pair.bots[1]])
    assert pair.points.adjusted is not None
    assert pair.points.adjusted.error is not None
    assert pair.points.raw.error is not None
    assert pair.points.adjusted.error < pair.points.raw.error
