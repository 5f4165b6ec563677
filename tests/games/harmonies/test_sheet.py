import json
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from games.harmonies.kit import EMPTY_A, sheet
from harmonium.cli.app import app
from harmonium.core.errors import IllegalPosition
from harmonium.games.harmonies import GAME, Sheet
from harmonium.testing import rule


def refusal(**more: Any) -> str:
    with pytest.raises(IllegalPosition) as caught:
        GAME.tally(sheet(EMPTY_A, **more))
    return caught.value.rule


@rule("H-TOKEN-2")
@pytest.mark.parametrize(
    "stack",
    [
        ["blue", "blue"],
        ["green", "brown"],
        ["gray", "gray", "red"],
        ["brown", "brown", "brown"],
        ["gray", "gray", "gray", "gray"],
        ["brown", "brown", "green", "green"],
    ],
)
def test_illegal_stacks_are_refused(stack: list[str]) -> None:
    assert refusal(board={"c3": stack}) == "H-TOKEN-2"


@rule("H-TERM-1")
def test_an_unknown_colour_is_refused() -> None:
    assert refusal(board={"c3": ["purple"]}) == "H-TERM-1"


@rule("H-COMP-4")
def test_cells_that_the_side_does_not_have_are_refused() -> None:
    assert refusal(board={"g1": ["blue"]}) == "H-COMP-4"
    assert refusal(board={"a6": []}) == "H-COMP-4"
    assert refusal(cubes={"z9": "frog"}) == "H-COMP-4"
    assert refusal(side="B", board={"a5": ["blue"]}) == "H-COMP-4"


@rule("H-COMP-2")
def test_unknown_and_doubled_cards_are_refused() -> None:
    assert refusal(cards=[{"card": "unicorn", "placed": 1}]) == "H-COMP-2"
    assert refusal(cards=[{"card": "lion", "placed": 1}]) == "H-COMP-2"
    assert refusal(cards=[{"card": "frog", "placed": 1}] * 2) == "H-COMP-2"
    assert refusal(cubes={"a1": "unicorn"}) == "H-COMP-2"
    assert refusal(spirit={"card": "frog", "placed": True}) == "H-COMP-2"


@rule("H-SCORE-CARD-1", "H-SPIRIT-3")
def test_more_cubes_than_a_card_has_are_refused() -> None:
    assert refusal(cards=[{"card": "eagle", "placed": 3}]) == "H-SCORE-CARD-1"
    assert refusal(cards=[{"card": "eagle", "placed": -1}]) == "H-SCORE-CARD-1"
    assert refusal(cubes=dict.fromkeys(["a1", "a2", "a3"], "eagle")) == "H-SCORE-CARD-1"
    assert refusal(spirit={"card": "lion", "placed": 2}) == "H-SPIRIT-3"
    assert refusal(cubes=dict.fromkeys(["a1", "a2"], "lion")) == "H-SPIRIT-3"


def test_where_refuses_what_the_tally_refuses() -> None:
    assert GAME.where is not None
    with pytest.raises(IllegalPosition):
        GAME.where(sheet(EMPTY_A, board={"c3": ["blue", "blue"]}))


def test_an_empty_stack_is_an_empty_cell() -> None:
    assert GAME.tally(sheet(EMPTY_A, board={"c3": []})).total == 0


def test_a_misspelt_field_is_not_overlooked() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"side": "A", "board": {}, "river_loop": "bga"}, Sheet)


def test_remarks_beside_a_board_are_allowed() -> None:
    document = {
        "id": "one",
        "side": "A",
        "board": {"a1": ["brown", "brown", "green"]},
        "cards": [{"card": "frog", "placed": 1, "points": 2}],
        "spirit": {"card": "owl", "placed": True, "cube": "a1"},
        "notes": {"anything": ["goes"]},
        "expected": {"total": 10},
    }
    assert GAME.tally(msgspec.convert(document, Sheet)).total == 10


BOARD = {"a1": ["gray"], "a2": ["blue"], "a3": ["gray", "gray", "gray"]}
MEERKAT = {"card": "meerkat", "placed": 1}


@rule("H-COMP-1")
def test_more_tokens_than_the_box_has_are_refused() -> None:
    stacks = {name: ["red", "red"] for name in ("a1", "a2", "a3", "a4", "a5", "b1", "b2")}
    assert GAME.tally(sheet(EMPTY_A, board=stacks)).total == 0
    assert refusal(board=stacks | {"b3": ["red", "red"]}) == "H-COMP-1"


@rule("H-CUBE-1", "H-CUBE-2", "H-CUBE-6", "H-CUBE-7", "H-TOKEN-5", "H-SPIRIT-3", "H-SPIRIT-5")
@pytest.mark.parametrize(
    ("more", "rule_id"),
    [
        ({"cubes": {"a1": "meerkat"}, "cards": []}, "H-CUBE-1"),
        ({"cubes": {"a2": "lion"}}, "H-CUBE-1"),
        ({"cubes": {"a4": "meerkat"}}, "H-CUBE-2"),
        ({"cubes": {"a2": "meerkat"}}, "H-CUBE-2"),
        ({"cubes": {"a3": "meerkat"}}, "H-CUBE-2"),
        ({"cubes": {"a1": "meerkat"}, "cards": [MEERKAT | {"placed": 0}]}, "H-CUBE-7"),
        ({"cubes": {"a3": "turtle"}, "spirit": {"card": "turtle", "placed": True}}, "H-CUBE-2"),
        ({"cubes": {"a2": "turtle"}, "spirit": {"card": "turtle", "placed": 0}}, "H-CUBE-7"),
        ({"spirit": {"card": "turtle", "placed": True, "cube": "z9"}}, "H-COMP-4"),
        ({"spirit": {"card": "turtle", "placed": True, "cube": "a4"}}, "H-CUBE-2"),
        ({"spirit": {"card": "turtle", "placed": False, "cube": "a2"}}, "H-CUBE-7"),
        (
            {"cubes": {"a1": "meerkat"}, "spirit": {"card": "cat", "placed": 1, "cube": "a1"}},
            "H-CUBE-6",
        ),
    ],
)
def test_cubes_that_cannot_stand_there_are_refused(more: dict[str, Any], rule_id: str) -> None:
    assert refusal(**({"board": BOARD, "cards": [MEERKAT]} | more)) == rule_id


def test_cubes_that_stand_there_and_some_that_were_only_counted() -> None:
    spirit = {"card": "turtle", "placed": True, "cube": "a2"}
    meerkats = MEERKAT | {"placed": 2}
    written = sheet(EMPTY_A, board=BOARD, cubes={"a1": "meerkat"}, cards=[meerkats], spirit=spirit)
    assert GAME.tally(written).animals > 0
    assert GAME.where is not None
    assert "a2" not in GAME.where(written)["frog"]


@rule("H-CARD-3", "H-SPIRIT-3")
def test_more_than_four_active_cards_are_refused() -> None:
    names = ("frog", "duck", "fish", "bee")
    cards = [{"card": name, "placed": 0} for name in names]
    owl = {"card": "owl", "placed": False}
    assert GAME.tally(sheet(EMPTY_A, cards=cards)).total == 0
    assert refusal(cards=[*cards, {"card": "bat", "placed": 1}]) == "H-CARD-3"
    assert refusal(cards=cards, spirit=owl) == "H-CARD-3"
    # Completed cards and a spirit whose cube is placed use no place.
    full = [*cards, {"card": "eagle", "placed": 2}]
    assert GAME.tally(sheet(EMPTY_A, cards=full, spirit=owl | {"placed": True})).animals > 0


def run(*arguments: str, text: str) -> tuple[int, list[Any]]:
    result = CliRunner().invoke(app, ["score", "harmonies", "-", *arguments], input=text)
    return result.exit_code, [json.loads(line) for line in result.stdout.splitlines()]


def test_the_command_scores_a_document() -> None:
    text = json.dumps({"side": "A", "board": {"a1": ["gray"], "a2": ["gray", "gray"]}})
    assert run(text=text) == (
        0,
        [
            {
                "trees": 0,
                "mountains": 4,
                "fields": 0,
                "buildings": 0,
                "water": 0,
                "landscape": 4,
                "animals": 0,
                "spirit": 0,
                "total": 4,
            }
        ],
    )


def test_the_command_says_where_cubes_could_go() -> None:
    document = {"side": "A", "board": {"a1": ["gray"], "a2": ["yellow"], "b1": ["gray"]}}
    code, (found,) = run("--where", text=json.dumps(document))
    assert code == 0
    assert len(found["where"]) == 42
    assert found["where"]["meerkat"] == ["a1", "b1"]
    assert found["where"]["frog"] == []
    held = {"cubes": {"a1": "meerkat"}, "cards": [MEERKAT]}
    _, (taken,) = run("--where", text=json.dumps(document | held))
    assert taken["where"]["meerkat"] == ["b1"]


def test_the_command_answers_line_by_line() -> None:
    good = json.dumps({"side": "B", "board": {}})
    bad = json.dumps({"side": "B", "board": {"a1": ["red", "blue"]}})
    code, found = run("--lines", text=f"{good}\n{bad}\n{good}\n")
    assert code == 2
    assert [line.get("water") for line in found] == [5, None, 5]
    assert found[1]["error"]["rule"] == "H-TOKEN-2"
    assert "a1" in found[1]["error"]["message"]


def test_the_command_answers_blank_lines_too() -> None:
    good = json.dumps({"side": "B", "board": {}})
    code, found = run("--lines", text=f"{good}\n\n  \n{good}")
    assert code == 2
    assert [line.get("water") for line in found] == [5, None, None, 5]
    assert found[1] == found[2]
    assert found[1]["error"]["rule"] is None


def test_a_cell_that_is_written_twice_is_refused() -> None:
    text = '{"side": "A", "board": {"a1": ["gray"]}, "cubes": {"a1": "meerkat", "a1": "bat"}}'
    code, (found,) = run("--lines", text=text)
    assert code == 2
    assert "a1" in found["error"]["message"]
