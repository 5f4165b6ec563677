"""Data sets: the same games, verified, loadable, told when they were changed."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from harmonium.arena.crews import Alone
from harmonium.arena.dataset import Card, form, opened, play_game, record_missing, verify_shard
from harmonium.arena.parquet import read_rows, write_rows
from harmonium.arena.plan import Bots, Setting, Sitting
from harmonium.arena.store import OPEN, read_head
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.engine import Engine
from harmonium.games import KEYS, load
from harmonium.games.take_it_easy import Options

PAGE = (Path(__file__).parents[2] / "docs" / "data-sets.md").read_text("utf-8")
SETTING = Setting("take_it_easy", Options(rounds=1), 3)
BOTS = ("greedy", "random")


def recorded(folder: Path, games: int = 7, bots: Bots = BOTS) -> Path:
    with opened(folder, SETTING, bots, 3) as store:
        list(record_missing(store, SETTING, bots, games, Alone()))
    return folder


def test_games_come_in_shards_with_a_card(tmp_path: Path) -> None:
    folder = recorded(tmp_path / "d", 4)
    recorded(folder, 7)  # and go on where they were
    card = read_head(folder, Card)
    assert (card.games, card.bots, card.seed) == (7, BOTS, 3)
    assert sum(shard.rows for shard in card.shards) == 7
    assert sum(verify_shard(folder / shard.file) for shard in card.shards) == 7
    text = (folder / "README.md").read_text()
    assert all(shard.sha256 in text for shard in card.shards)


def test_a_kill_between_a_shard_and_its_journal_doubles_nothing(tmp_path: Path) -> None:
    with opened(tmp_path / "d", SETTING, BOTS, 3) as store:
        games = record_missing(store, SETTING, BOTS, 3, Alone())
        kept = [next(games), next(games)]
        journal = (tmp_path / "d" / OPEN).read_bytes()
        kept += games
    (tmp_path / "d" / OPEN).write_bytes(journal)
    with opened(tmp_path / "d", SETTING, BOTS, 3) as store:
        assert list(store.rows()) == kept
    assert read_head(recorded(tmp_path / "d", 5), Card).games == 5


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_a_folder_in_use_keeps_its_card(tmp_path: Path) -> None:
    with opened(tmp_path / "d", SETTING, BOTS, 3) as store:
        games = record_missing(store, SETTING, BOTS, 3, Alone())
        next(games)
        with pytest.raises(Problem) as problem:
            recorded(tmp_path / "d")
        assert problem.value.message == "arena-in-use"
        assert not (tmp_path / "d" / "README.md").exists()


@pytest.mark.parametrize("key", KEYS)
def test_the_codes_play_the_same_game_in_the_engine(key: str) -> None:
    game = load(key)
    options = game.options_type()
    row = play_game(Setting(key, options, 2), Sitting(0, ("random", "random")))
    start = game.start(options, 2, game.deal(options, 2, Generator.from_seed("2/0")))
    position = Engine().game(key).position(start)
    for seat, code in zip(row.seats, row.codes, strict=True):
        position.apply(seat, code)
    assert position.actors == ()
    assert tuple(score["total"] for score in position.score()) == row.totals


def test_a_changed_shard_is_told(tmp_path: Path) -> None:
    folder = recorded(tmp_path / "d", 3)
    shard = folder / "shard-00000.parquet"
    rows = read_rows(shard, form(3).schema)
    rows[1]["totals"] = [999, 0]
    write_rows(shard, rows, form(3).schema)
    with pytest.raises(Problem) as problem:
        verify_shard(shard)
    assert problem.value.message == "arena-bad-checksum"
    (folder / "head.json").unlink()
    with pytest.raises(Problem) as problem:
        verify_shard(shard)
    assert problem.value.message == "arena-bad-game"
    assert problem.value.arguments["number"] == 1


def test_codes_that_are_not_those_of_the_record_are_found(tmp_path: Path) -> None:
    folder = recorded(tmp_path / "d", 2)
    shard = folder / "shard-00000.parquet"
    rows = read_rows(shard, form(3).schema)
    rows[1]["codes"][0], rows[1]["codes"][2] = rows[1]["codes"][2], rows[1]["codes"][0]
    write_rows(shard, rows, form(3).schema)
    (folder / "head.json").unlink()
    with pytest.raises(Problem) as problem:
        verify_shard(shard)
    assert problem.value.message == "arena-bad-game"
    assert problem.value.arguments["number"] == rows[1]["number"]


@pytest.mark.parametrize("library", ["pandas", "polars", "torch"])
def test_the_examples_of_the_page_load_the_shards(
    library: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip(library, reason=f"{library} is not among our requirements")
    folder = recorded(tmp_path / "games", 5)
    monkeypatch.chdir(tmp_path)
    example = next(
        block
        for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
        if f"import {library}" in block
    )
    names: dict[str, Any] = {}
    exec(compile(example, "data-sets.md", "exec"), names)  # noqa: S102 - our own page
    rows = [row for path in folder.glob("*.parquet") for row in read_rows(path, form(1).schema)]
    mean = sum(row["totals"][0] for row in rows) / 5
    if library == "torch":
        assert names["codes"].shape == (5, 19 * 2)
        assert float(names["points"].mean()) == pytest.approx(mean)
    else:
        assert float(capsys.readouterr().out) == pytest.approx(mean)


def test_a_bot_that_fails_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with pytest.raises(Problem) as problem:
        recorded(tmp_path / "d", 3, ("program:false",))
    assert problem.value.message == "arena-bad-game"
