"""Many games between bots: repeatable, counted rightly, written to files."""

import json
import math
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, median, stdev

import pytest

from harmonium.arena import Outcome, Simulation, Summary, Tally, parquet, simulate
from harmonium.arena.files import check_target, written
from harmonium.core.errors import IllegalOptions, Problem
from harmonium.games.take_it_easy import Options

SIMULATION = Simulation("take_it_easy", Options(rounds=1), ("random", "greedy"), seed=4)


def outcome(number: int, *totals: int, ranks: tuple[int, ...], won: bool | None = None) -> Outcome:
    return Outcome(number, totals, ranks, won, acts=10, details={})


def summary(simulation: Simulation, *outcomes: Outcome) -> Summary:
    tally = Tally(simulation)
    for one in outcomes:
        tally.add(one)
    return tally.summary()


def test_the_same_seed_gives_the_same_games() -> None:
    assert list(simulate(SIMULATION, 5)) == list(simulate(SIMULATION, 5))


def test_another_seed_gives_other_games() -> None:
    other = Simulation("take_it_easy", Options(rounds=1), ("random", "greedy"), seed=5)
    assert list(simulate(SIMULATION, 5)) != list(simulate(other, 5))


def test_two_processes_play_the_same_games_as_one() -> None:
    """Forty games are two chunks, so that both have something to do."""
    one = list(simulate(SIMULATION, 40, jobs=1))
    assert list(simulate(SIMULATION, 40, jobs=2)) == one
    assert [outcome.number for outcome in one] == list(range(40))


def test_more_games_begin_with_the_same_games() -> None:
    assert list(simulate(SIMULATION, 6))[:3] == list(simulate(SIMULATION, 3))


def test_no_games_have_no_outcomes() -> None:
    assert list(simulate(SIMULATION, 0)) == []


def test_an_outcome_says_how_a_game_came_out() -> None:
    (first,) = simulate(SIMULATION, 1)
    assert first.number == 0
    assert first.acts == 2 * 19
    assert first.won is None
    better = 0 if first.totals[0] > first.totals[1] else 1
    assert first.ranks[better] == 1


@pytest.mark.parametrize(
    ("simulation", "kind"),
    [
        (Simulation("chess", None, ("random",), 1), Problem),
        (Simulation("take_it_easy", Options(scoring="best_ray"), ("random",), 1), IllegalOptions),
        (Simulation("take_it_easy", Options(), ("genius",), 1), Problem),
        (Simulation("take_it_easy", Options(), (), 1), IllegalOptions),
    ],
)
def test_what_cannot_be_played_is_refused_first(
    simulation: Simulation, kind: type[Problem]
) -> None:
    with pytest.raises(kind):
        simulation.check()
    with pytest.raises(kind):
        next(simulate(simulation, 1))


def test_the_summary_adds_up() -> None:
    totals = [(10, 40), (20, 20), (60, 30), (30, 35)]
    ranks = [(2, 1), (1, 1), (1, 2), (2, 1)]
    found = summary(
        SIMULATION,
        *(outcome(n, *totals[n], ranks=ranks[n]) for n in range(4)),
    )
    assert (found.game, found.seed, found.games) == ("take_it_easy", 4, 4)
    assert found.options == Options(rounds=1)
    assert found.win_rate is None
    first, second = found.seats
    assert (first.bot, second.bot) == ("random", "greedy")
    mine = [one for one, _ in totals]
    assert first.mean == fmean(mine) == 30
    assert first.se == pytest.approx(stdev(mine) / 2)
    # One win alone and one shared by two, of four games.
    assert first.win_rate == (1 + 1 / 2) / 4
    assert second.win_rate == (2 + 1 / 2) / 4
    assert found.games_per_second > 0


def test_quantiles_lie_between_the_nearest_totals() -> None:
    found = summary(
        Simulation("take_it_easy", Options(), ("random",), 1),
        *(outcome(n, total, ranks=(1,)) for n, total in enumerate([40, 10, 30, 20])),
    )
    (seat,) = found.seats
    assert seat.quantiles == pytest.approx(
        {
            "0": 10,
            "0.05": 10 + 0.15 * 10,
            "0.25": 17.5,
            "0.5": median([10, 20, 30, 40]),
            "0.75": 32.5,
            "0.95": 30 + 0.85 * 10,
            "1": 40,
        }
    )


def test_one_game_has_no_error() -> None:
    simulation = Simulation("take_it_easy", Options(), ("random",), 1)
    (seat,) = summary(simulation, outcome(0, 25, ranks=(1,))).seats
    assert (seat.mean, seat.se, seat.win_rate) == (25, 0, 1)
    assert set(seat.quantiles.values()) == {25}


def test_no_game_has_no_quantiles() -> None:
    (seat,) = summary(Simulation("take_it_easy", Options(), ("random",), 1)).seats
    assert all(math.isnan(value) for value in seat.quantiles.values())
    assert seat.mean == 0


def test_games_are_written_as_json_lines(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    outcomes = list(simulate(SIMULATION, 3))
    assert list(written(path, outcomes)) == outcomes
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [line["totals"] for line in lines] == [list(one.totals) for one in outcomes]
    assert set(lines[0]) == {"number", "totals", "ranks", "won", "acts", "details"}
    assert list(tmp_path.iterdir()) == [path]


def test_games_are_written_as_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    outcomes = [
        Outcome(0, (5, 7), (2, 1), None, 38, {}),
        Outcome(1, (9,), (1,), True, 12, {"suns": 3}),
    ]
    assert list(written(path, outcomes)) == outcomes
    rows = parquet.read_table(path).to_pylist()
    assert [row["totals"] for row in rows] == [[5, 7], [9]]
    assert [row["won"] for row in rows] == [None, True]
    assert [dict(row["details"]) for row in rows] == [{}, {"suns": 3}]
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_a_file_that_is_not_finished_is_not_left_behind(tmp_path: Path, name: str) -> None:
    def broken() -> Iterator[Outcome]:
        yield from simulate(SIMULATION, 1)
        raise RuntimeError

    with pytest.raises(RuntimeError):
        list(written(tmp_path / name, broken()))
    assert list(tmp_path.iterdir()) == []


def test_an_older_file_stays_until_the_new_one_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("old")
    writing = written(path, simulate(SIMULATION, 2))
    next(writing)
    assert path.read_text() == "old"
    list(writing)
    assert len(path.read_text().splitlines()) == 2


@pytest.mark.parametrize("name", ["games.csv", "games", "games.JSONL"])
def test_other_kinds_of_files_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Problem) as refused:
        check_target(tmp_path / name)
    assert refused.value.message == "unknown-file-kind"


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem) as refused:
        check_target(tmp_path / "away" / "games.jsonl")
    assert refused.value.message == "no-such-folder"


def test_parquet_without_its_extra_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(parquet, "import_module", absent)
    with pytest.raises(Problem) as refused:
        check_target(tmp_path / "games.parquet")
    assert refused.value.message == "needs-extra"
    assert refused.value.arguments == {"extra": "data"}
    check_target(tmp_path / "games.jsonl")
