"""`harmonium arena` as people use it."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from harmonium.cli.app import app

HARMONIUM = "from harmonium.cli import main; main()"
PLAN = 'game = "take_it_easy"\nbots = ["random", "greedy"]\nseats = 1\nseed = 1\ndeals = {deals}\n'


def plan(folder: Path, deals: int) -> Path:
    path = folder / "duel.toml"
    path.write_text(PLAN.format(deals=deals))
    return path


def test_a_comparison_is_played_shown_and_drawn(tmp_path: Path) -> None:
    path = plan(tmp_path, 20)
    ran = CliRunner().invoke(app, ["arena", "run", str(path)])
    assert ran.exit_code == 0, ran.output
    assert "greedy" in ran.output
    shown = CliRunner().invoke(app, ["arena", "show", str(tmp_path / "duel"), "--json"])
    found = json.loads(shown.output)
    assert found["games"] == 40
    (pair,) = found["pairs"]
    assert pair["points"]["adjusted"]["error"] < pair["points"]["raw"]["error"]
    for name in ("duel.svg", "duel.png"):
        picture = tmp_path / name
        drawn = CliRunner().invoke(
            app, ["arena", "plot", str(tmp_path / "duel"), "--out", str(picture)]
        )
        assert drawn.exit_code == 0, drawn.output
        assert picture.stat().st_size > 5000
    refused = CliRunner().invoke(app, ["arena", "plot", str(tmp_path / "duel"), "--out", "d.gif"])
    assert refused.exit_code == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent otherwise there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_cleanly_and_the_same_command_goes_on(tmp_path: Path, jobs: str) -> None:
    path = plan(tmp_path, 100_000)
    words = ["--lang", "en", "arena", "run", str(path), "--jobs", jobs]
    running = subprocess.Popen(
        [sys.executable, "-c", HARMONIUM, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    journal = tmp_path / "duel" / "open.jsonl"
    for _ in range(600):
        if journal.exists() and journal.read_bytes().count(b"\n") > 3:
            break
        time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    _, wrong = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in wrong
    assert "the same command goes on" in wrong
    kept = json.loads(
        CliRunner().invoke(app, ["arena", "show", str(tmp_path / "duel"), "--json"]).output
    )["games"]
    assert kept > 3
    plan(tmp_path, 2)  # which are there already
    ran = CliRunner().invoke(app, ["arena", "run", str(path)])
    assert ran.exit_code == 0, ran.output


def test_games_are_recorded_and_verified(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ["arena", "record", "take_it_easy", "--games", "3", "--out", str(folder)]
    made = CliRunner().invoke(app, words)
    assert made.exit_code == 0, made.output
    verified = CliRunner().invoke(app, ["verify", str(folder / "shard-00000.parquet"), "--json"])
    assert json.loads(verified.output) == {"games": 3}
    broken = folder / "shard-00001.parquet"
    broken.write_bytes(b"PAR1")
    refused = CliRunner().invoke(app, ["verify", str(broken)])
    assert refused.exit_code == 2
    assert "Traceback" not in refused.output
    missing = CliRunner().invoke(app, ["verify", str(folder / "none.parquet")])
    assert "cannot be read" in missing.output
    no_results = CliRunner().invoke(app, ["arena", "show", str(folder)])
    assert no_results.exit_code == 2
    assert "harmonium-games/1" in no_results.output


@pytest.mark.parametrize(
    "words",
    [
        ("run", "nowhere.toml"),
        ("show", "nowhere"),
        ("test", "genius", "random", "--game", "take_it_easy", "--better-by", "1"),
        ("test", "greedy", "greedy", "--game", "take_it_easy", "--better-by", "1"),
        ("test", "greedy", "random", "--game", "take_it_easy", "--better-by", "1", "--seats", "9"),
        ("record", "take_it_easy", "--seats", "program:./nobody", "--out", "games"),
        ("ladder", "--page", "nowhere/ladder.md"),
    ],
)
def test_bad_input_is_one_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path)
        refused = CliRunner().invoke(app, ["arena", *words])
    assert refused.exit_code == 2
    assert len(refused.output.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
