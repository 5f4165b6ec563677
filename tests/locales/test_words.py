"""Every message can be said, and every problem becomes a sentence."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import harmonium.locales
from harmonium.core.errors import (
    BadNotation,
    BadRecord,
    CannotUndo,
    IllegalAction,
    IllegalOptions,
    Problem,
)
from harmonium.games import KEYS
from harmonium.locales import LOCALES, Words, rulebook

WORDS = Words()
FOLDER = Path(harmonium.locales.__file__).parent


def messages(path: Path) -> list[ftl.Message]:
    body = FluentParser().parse(path.read_text("utf-8")).body
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def arguments(node: object, beside: dict[str, ftl.Message]) -> set[str]:
    """The names of everything that a message inserts, by itself or by another one of its file."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.MessageReference) and node.id.name in beside:
        return arguments(beside[node.id.name], beside)
    children = list(vars(node).values()) if isinstance(node, ftl.BaseNode) else node
    if not isinstance(children, list):
        return set()
    return set().union(*(arguments(child, beside) for child in children))


FILES = [path for locale in LOCALES for path in sorted((FOLDER / locale).glob("*.ftl"))]


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_every_message_is_said_with_whatever_it_inserts(path: Path) -> None:
    words = Words(path.parent.name)
    beside = {message.id.name: message for message in messages(path)}
    for message in beside.values():
        for value in (1, 2, 17, "word"):
            said = words(message.id.name, **dict.fromkeys(arguments(message, beside), value))
            assert said.strip(), message.id.name
            assert "{" not in said, message.id.name


@pytest.mark.parametrize(
    ("locale", "reader", "other"),
    [
        ("en", "You took the card Wolf", "Ada took the card Wolf"),
        ("it", "Hai preso la carta Wolf", "Ada ha preso la carta Wolf"),
        ("uk", "Ви берете карту «Wolf»", "Ada бере карту «Wolf»"),  # noqa: RUF001
    ],
)
def test_a_verb_agrees_with_whom_a_name_means(locale: str, reader: str, other: str) -> None:
    words = Words(locale)
    assert words("harmonies-told-card", name=words("you"), card="Wolf") == reader
    assert words("harmonies-told-card", name="Ada", card="Wolf") == other


def test_an_unknown_message_is_a_bug_and_says_so() -> None:
    with pytest.raises(LookupError):
        WORDS("no-such-message")
    assert "no-such-message" not in WORDS
    assert "unknown-game" in WORDS


def test_a_missing_argument_is_a_bug_and_says_so() -> None:
    with pytest.raises(LookupError):
        WORDS("unknown-game", game="chess")


def test_inserted_text_is_isolated_where_directions_may_mix() -> None:
    plain = WORDS("unknown-rule", game="x", rule="y")
    isolated = Words(isolate=True)("unknown-rule", game="x", rule="y")
    assert "\u2068" not in plain
    assert isolated.count("\u2068") == isolated.count("\u2069") == 2
    assert re.sub("[\u2068\u2069]", "", isolated) == plain


@pytest.mark.parametrize(
    ("problem", "sentence"),
    [
        (
            Problem("unknown-bot", bot="deep", known="random"),
            "There is no bot “deep” for this game. Known: random.",
        ),
        (
            BadNotation("pass", "c9"),
            "“pass” is not an action of this game. An action looks like “c9”.",
        ),
        (CannotUndo("undo-nothing"), "There is nothing of yours to take back."),
        (
            IllegalAction("T-PLACE-2", cell=9),
            "Cell 9 already holds a tile. (T-PLACE-2)",
        ),
        (
            IllegalOptions("T-COMP-1", seats=7, least=1, most=6),
            "Take It Easy is for 1 to 6 players, not for 7. (T-COMP-1)",
        ),
        (
            BadRecord("record-truncated", "byte 12"),
            "At byte 12: The file ends too early.",
        ),
        (
            BadRecord("refused-T-PLACE-2", "entries[4]", cell=9, rule="T-PLACE-2"),
            "At entries[4]: Cell 9 already holds a tile. (T-PLACE-2)",
        ),
        (
            Problem("bad-option-value", option="rounds", value=None, expected="1-24"),
            "The option rounds cannot be “None”. Possible: 1-24.",
        ),
    ],
)
def test_a_problem_becomes_a_sentence(problem: Problem, sentence: str) -> None:
    assert WORDS.problem(problem) == sentence


def test_places_on_a_board_keep_the_digits_that_stand_there() -> None:
    words = Words("fa")
    assert "9" in words("refused-T-PLACE-2", cell=9)
    assert "\u06f9" in words("tie-to-come", tiles=9)


def test_a_problem_shows_its_message_and_arguments_to_programmers() -> None:
    assert str(IllegalAction("T-PLACE-2", cell=9)) == "refused-T-PLACE-2(cell=9)"
    assert str(CannotUndo("undo-nothing")) == "undo-nothing()"


@pytest.mark.parametrize(("seats", "told"), [(1, "one seat"), (3, "3 seats")])
def test_numbers_choose_the_form_of_a_word(seats: int, told: str) -> None:
    assert told in WORDS("no-such-seat", seat=9, seats=seats)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_that_can_have_one_size_only_is_told_one_number(locale: str) -> None:
    for least, told in ((5, [5, 6]), (2, [2, 5, 6])):
        said = Words(locale)("refused-Q-TURN-4", cards=6, least=least, most=5)
        assert [int(sign) for sign in said if sign.isdecimal()] == told


@pytest.mark.parametrize("key", KEYS)
def test_every_refusal_names_a_rule_of_the_book(key: str) -> None:
    known = [rule.id for rule in rulebook(key).rules]
    initial = known[0].partition("-")[0]
    refused = {
        message.id.name.removeprefix("refused-")
        for path in FILES
        for message in messages(path)
        if message.id.name.startswith(f"refused-{initial}-")
    }
    assert refused
    assert refused <= set(known)
