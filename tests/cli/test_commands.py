"""The command as a stranger uses it: real processes, exit codes, output."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from harmonium import __version__, new_table
from harmonium.bots import make_bot
from harmonium.core import record
from harmonium.core.deal import Generator
from harmonium.core.table import Ending
from harmonium.locales import rulebook
from harmonium.testing import rule


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "harmonium", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )


def good(*arguments: str, stdin: str = "") -> str:
    done = run(*arguments, stdin=stdin)
    assert done.returncode == 0, done.stderr
    return done.stdout


def answer(*arguments: str, stdin: str = "") -> Any:
    return json.loads(good(*arguments, stdin=stdin))


def refused(*arguments: str, stdin: str = "") -> str:
    """The one sentence of a refusal: exit code 2, no traceback, nothing on standard output."""
    done = run(*arguments, stdin=stdin)
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    return done.stderr


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game between two seats that always take the first open cell."""
    table = new_table("take_it_easy", seats=2, seed=11)
    while not table.is_over:
        seat = table.actors[0]
        table.act(seat, next(iter(table.legal(seat))))
    table.end(Ending("finished"))
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_bytes(record.write(record.record_of(table)))
    return path


def test_the_version_is_said_in_one_line() -> None:
    assert good("--version") == f"harmonium {__version__}\n"


def test_games_lists_options_with_defaults_and_bots() -> None:
    text = good("games")
    assert "[free] | connected | sun_moon_connected" in text
    assert "greedy" in text
    (tie,) = (one for one in answer("games", "--json") if one["key"] == "take_it_easy")
    assert tie["seats"] == [1, 2, 3, 4, 5, 6]
    scoring = next(field for field in tie["options"] if field["name"] == "scoring")
    assert scoring["choices"] == ["standard", "rays", "best_ray"]
    assert tie["forbidden"][0]["rule"] == "T-VAR-MIX-4"


def test_simulate_prints_the_promised_json(tmp_path: Path) -> None:
    lines = tmp_path / "games.jsonl"
    arguments = ("simulate", "take_it_easy", "--seats", "random,greedy", "--games", "6")
    found = answer(*arguments, "--seed", "3", "--option", "rounds=1", "--json", "--out", str(lines))
    assert list(found) == [
        "game",
        "options",
        "seed",
        "games",
        "seats",
        "win_rate",
        "games_per_second",
    ]
    assert found["options"]["rounds"] == 1
    assert [seat["bot"] for seat in found["seats"]] == ["random", "greedy"]
    assert all(0 <= seat["win_rate"] <= 1 for seat in found["seats"])
    totals = [json.loads(line)["totals"] for line in lines.read_text().splitlines()]
    assert found["seats"][1]["mean"] == pytest.approx(sum(pair[1] for pair in totals) / 6)
    assert "greedy" in good(*arguments)


def test_simulate_is_the_same_with_two_processes() -> None:
    arguments = ("simulate", "take_it_easy", "--seats", "greedy", "--games", "40", "--json")
    one, two = answer(*arguments), answer(*arguments, "--jobs", "2")
    assert one["seats"] == two["seats"]


@rule("T-EX-2")
def test_solve_says_307_and_16() -> None:
    assert answer("solve", "take_it_easy", "--json") == {"maximum": 307, "arrangements": 16}
    assert good("solve", "take_it_easy").count("|") == 4 * 16


def test_solve_for_given_tiles() -> None:
    board = "573 574 528 978 973 924 968 174 178 123 164 168 974 928 963 964 524 568 563"
    found = answer("solve", "take_it_easy", "--tiles", board, "--json")
    assert found["maximum"] == 307
    assert sorted(found["board"]) == sorted(board.split())


@rule("T-EX-1")
def test_score_reads_a_board_from_standard_input() -> None:
    board = [
        "928",
        "973",
        "963",
        "123",
        "178",
        "164",
        "124",
        "523",
        "573",
        "568",
        "563",
        "524",
        "173",
        "564",
        "578",
        "528",
        "163",
        "168",
        "128",
    ]
    found = answer("score", "take_it_easy", "-", stdin=json.dumps({"board": board}))
    assert found["scores"][0]["total"] == 178


def test_score_lines_answers_every_line_and_ends_with_2() -> None:
    good_line = json.dumps({"board": [None] * 19})
    bad_line = json.dumps({"board": ["123", "123", *[None] * 17]})
    done = run("score", "take_it_easy", "-", "--lines", stdin=f"{good_line}\n{bad_line}\n{{\n")
    assert done.returncode == 2
    first, second, third = map(json.loads, done.stdout.splitlines())
    assert first["scores"][0]["total"] == 0
    assert second["error"]["rule"] == "T-COMP-2"
    assert third["error"]["rule"] is None


def test_replay_and_verify_say_what_a_lost_voyage_lacked(tmp_path: Path) -> None:
    """The grid is full, but every Finish has been discarded."""
    table = new_table("tranquility", seed=1)
    bot = make_bot("tranquility", "careful", Generator.from_seed(1, "bot"))
    while not table.is_over:
        table.act(0, bot.choose(table.view(0), table.legal(0)))
    table.end(Ending("finished"))
    path = tmp_path / "lost.json"
    path.write_bytes(record.write(record.record_of(table)))
    for command in ("replay", "verify"):
        assert good(command, str(path)).endswith("Lost together.\nMissing: the Finish.\n")


def test_replay_and_verify_a_record(finished: Path) -> None:
    acts = answer("replay", str(finished), "--json")
    assert len(acts) == 2 * 2 * 19
    assert acts[0] == {"entry": 0, "seat": 0, "action": "c0"}
    assert "c18" in good("replay", str(finished))
    found = answer("verify", str(finished), "--json")
    assert found["acts"] == 76
    assert found["ending"] == "finished"
    assert found["commitment"] in good("verify", str(finished), "--commitment", found["commitment"])


def test_rules_prints_the_book_and_single_rules() -> None:
    assert "T-PLACE-5" in good("rules", "take_it_easy", "--all")
    assert "still empty" in good("rules", "take_it_easy", "t-place-2")
    assert answer("rules", "take_it_easy", "T-PLACE-2", "--json")["section"] == "Placing"


def test_rules_begins_with_the_game_in_ten_sentences_and_says_how_to_read_on() -> None:
    said = good("rules", "take_it_easy")
    for number, sentence in enumerate(rulebook("take_it_easy").sentences, 1):
        assert f"{number:2}. {sentence.text[:40]}" in said
        assert " ".join(sentence.rules) in said
    assert "T-PLACE-5" not in said
    assert "harmonium rules take_it_easy --all" in said
    one = said.split("One rule: harmonium ")[1].split()
    assert good(*one).startswith(one[-1])


def test_bench_compares_with_python_chess() -> None:
    speeds = {one["subject"]: one for one in answer("bench", "--seconds", "0.1", "--json")}
    assert "python-chess" in speeds
    assert speeds["take_it_easy, 1"]["ratio"] == pytest.approx(
        speeds["take_it_easy, 1"]["acts_per_second"] / speeds["python-chess"]["acts_per_second"]
    )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulate", "chess"), "chess"),
        (("simulate", "take_it_easy", "--seats", "clever"), "clever"),
        (("simulate", "take_it_easy", "--option", "colour=red"), "colour"),
        (("simulate", "take_it_easy", "--option", "scoring=double"), "standard, rays, best_ray"),
        (("simulate", "take_it_easy", "--option", "rounds=99"), "1-24"),
        (("simulate", "take_it_easy", "--option", "rounds"), "name=value"),
        (("simulate", "take_it_easy", "--option", "symbols=sms"), "T-COMP-5"),
        (("simulate", "take_it_easy", "--option", "scoring=best_ray"), "T-VAR-MIX-4"),
        (("simulate", "take_it_easy", "--seats", ",".join(["random"] * 7)), "T-COMP-1"),
        (("simulate", "take_it_easy", "--out", "games.txt"), ".jsonl"),
        (("simulate", "take_it_easy", "--games", "0"), "--games"),
        (("score", "take_it_easy", "no-such-file.json"), "no-such-file.json"),
        (("score", "take_it_easy", "-", "--where"), "--where"),
        (("solve", "tranquility"), "tranquility"),
        (("solve", "take_it_easy", "--tiles", "999"), "T-COMP-2"),
        (("solve", "take_it_easy", "--tiles", "123 124"), "T-TURN-3"),
        (("rules", "take_it_easy", "T-NOT-1"), "T-NOT-1"),
        (("replay", "no-such-record.json"), "no-such-record.json"),
        (("play", "chess"), "chess"),
        (("play", "take_it_easy", "--seats", "you,nobody"), "nobody"),
        (("play", "take_it_easy", "--option", "placement=nowhere"), "nowhere"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(arguments: tuple[str, ...], says: str) -> None:
    assert says in refused(*arguments)


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ("{", "JSON"),
        ('{"boards": 3}', "$.boards"),
        ('{"board": [], "colour": 1}', "colour"),
        ('{"board": []}', "T-BOARD-5"),
        ('{"board": ["111"]}', "T-BOARD-5"),
        (json.dumps({"board": ["111", *[None] * 18]}), "T-COMP-2"),
    ],
)
def test_a_bad_sheet_is_refused_with_its_place_or_rule(document: str, says: str) -> None:
    assert says in refused("score", "take_it_easy", "-", stdin=document)


def test_a_tampered_record_is_refused_with_its_place(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text()
    broken = tmp_path / "broken.json"
    broken.write_text(text[: len(text) // 2])
    assert "byte" in refused("verify", str(broken))
    kept = msgspec.json.decode(text)
    kept["entries"][5]["action"] = "c0"
    broken.write_text(json.dumps(kept))
    sentence = refused("verify", str(broken))
    assert "entries[5]" in sentence
    assert "T-PLACE-2" in sentence
    assert "commitment" in refused("verify", str(finished), "--commitment", "00")
