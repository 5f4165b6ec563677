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
        "board": {"a1": ["green"]},
        "cards": [{"card": "frog", "placed": 1, "points": 2}],
        "spirit": {"card": "owl", "placed": True, "cube": "a1"},
        "notes": {"anything": ["goes"]},
        "expected": {"total": 6},
    }
    assert GAME.tally(msgspec.convert(document, Sheet)).total == 6


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
    _, (taken,) = run("--where", text=json.dumps(document | {"cubes": {"a1": "meerkat"}}))
    assert taken["where"]["meerkat"] == ["b1"]


def test_the_command_answers_line_by_line() -> None:
    good = json.dumps({"side": "B", "board": {}})
    bad = json.dumps({"side": "B", "board": {"a1": ["red", "blue"]}})
    code, found = run("--lines", text=f"{good}\n{bad}\n{good}\n")
    assert code == 2
    assert [line.get("water") for line in found] == [5, None, 5]
    assert found[1]["error"]["rule"] == "H-TOKEN-2"
    assert "a1" in found[1]["error"]["message"]
