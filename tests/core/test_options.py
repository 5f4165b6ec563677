"""Options as forms and command lines see them."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from guests.pebbles import GAME, Options
from harmonium.core.errors import IllegalOptions, Problem
from harmonium.core.options import OptionField, describe, from_texts, from_values
from harmonium.games import KEYS, load
from harmonium.locales import Words, rulebook


def test_every_kind_of_option_is_described() -> None:
    assert describe(Options) == (
        OptionField("acts", "number", 8, minimum=1, maximum=20),
        OptionField("side", "choice", "right", choices=("left", "right")),
        OptionField("level", "choice", 3, choices=(3, 1, 2)),
        OptionField("loud", "switch", False),
        OptionField("title", "text", ""),
        OptionField("limit", "number", None, minimum=0, maximum=9, optional=True),
        OptionField("in_turn", "switch", False),
    )


def test_the_options_of_take_it_easy_are_described() -> None:
    placement, scoring, rounds, symbols = describe(load("take_it_easy").options_type)
    assert placement.choices == ("free", "connected", "sun_moon_connected")
    assert placement.rules["connected"] == "T-VAR-CONNECTED-2"
    assert scoring.choices == ("standard", "rays", "best_ray")
    assert rounds == OptionField(
        "rounds", "number", None, minimum=1, maximum=24, optional=True, rule="T-MATCH-1"
    )
    assert symbols == OptionField("symbols", "text", "default", rule="T-SYM-1")


class ListOption(msgspec.Struct):
    many: tuple[int, ...] = ()


@pytest.mark.parametrize("kind", [int, ListOption])
def test_only_structs_of_simple_fields_can_be_described(kind: type[Any]) -> None:
    with pytest.raises(TypeError):
        describe(kind)


def test_words_become_options() -> None:
    texts = {
        "acts": "3",
        "side": "left",
        "level": "2",
        "loud": "on",
        "title": "none",
        "limit": "0",
    }
    assert from_texts(GAME, texts) == Options(3, "left", 2, True, "none", 0)


def test_options_that_are_not_named_keep_their_default() -> None:
    assert from_texts(GAME, {}) == from_values(GAME, {}) == Options()


@pytest.mark.parametrize(
    ("text", "value"),
    [("on", True), ("yes", True), ("true", True), ("off", False), ("no", False), ("false", False)],
)
def test_a_switch_has_several_words(text: str, value: object) -> None:
    assert from_texts(GAME, {"loud": text}).loud is value


@pytest.mark.parametrize("text", ["", "none", "null"])
def test_an_option_that_may_be_left_open_can_be_named_so(text: str) -> None:
    assert from_texts(GAME, {"limit": text}).limit is None


@pytest.mark.parametrize(
    ("option", "text", "expected"),
    [
        ("acts", "", "1-20"),
        ("acts", "none", "1-20"),
        ("acts", "many", "1-20"),
        ("acts", "0", "1-20"),
        ("acts", "21", "1-20"),
        ("acts", "-1", "1-20"),
        ("acts", "1.5", "1-20"),
        ("acts", "٣", "1-20"),
        ("acts", "9" * 5000, "1-20"),
        ("side", "Left", "left, right"),
        ("level", "4", "3, 1, 2"),
        ("loud", "ON", "on, off"),
        ("limit", "10", "0-9"),
    ],
)
def test_a_word_that_does_not_fit_is_refused(option: str, text: str, expected: str) -> None:
    with pytest.raises(Problem) as refused:
        from_texts(GAME, {option: text})
    assert refused.value.message == "bad-option-value"
    assert refused.value.arguments == {"option": option, "value": text, "expected": expected}


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("acts", "3", "1-20"),
        ("acts", None, "1-20"),
        ("acts", 3.5, "1-20"),
        ("side", 1, "left, right"),
        ("loud", 1, "on, off"),
        ("title", 5, "text"),
        ("title", None, "text"),
        ("limit", [1], "0-9"),
    ],
)
def test_a_value_that_does_not_fit_is_refused(option: str, value: object, expected: str) -> None:
    with pytest.raises(Problem) as refused:
        from_values(GAME, {option: value})
    assert refused.value.message == "bad-option-value"
    assert refused.value.arguments == {"option": option, "value": str(value), "expected": expected}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    known = "acts, side, level, loud, title, limit, in_turn"
    for refuse in (from_texts, from_values):
        with pytest.raises(Problem) as refused:
            refuse(GAME, {"colour": "red"})
        assert refused.value.message == "unknown-option"
        assert refused.value.arguments == {"option": "colour", "known": known}


@pytest.mark.parametrize("seats", [0, 4])
def test_a_number_of_seats_that_does_not_fit_is_refused(seats: int) -> None:
    with pytest.raises(IllegalOptions) as refused:
        GAME.check(Options(), seats)
    assert refused.value.rule == "X-SEATS"
    assert refused.value.arguments == {"seats": seats, "least": 1, "most": 3}


@pytest.mark.parametrize(
    ("options", "seats", "rule", "told"),
    [
        (Options(loud=True, level=2), 2, "X-LOUD", {"loud": "True", "level": "2"}),
        (Options(side="left"), 1, "X-SOLO", {"seats": "1", "side": "left"}),
    ],
)
def test_a_forbidden_combination_is_refused(
    options: Options, seats: int, rule: str, told: dict[str, str]
) -> None:
    with pytest.raises(IllegalOptions) as refused:
        GAME.check(options, seats)
    assert refused.value.rule == rule
    assert refused.value.arguments == told


@pytest.mark.parametrize(
    ("options", "seats"),
    [(Options(loud=True), 2), (Options(level=2), 2), (Options(side="left"), 2), (Options(), 1)],
)
def test_a_part_of_a_forbidden_combination_is_allowed(options: Options, seats: int) -> None:
    GAME.check(options, seats)


@pytest.mark.parametrize("key", KEYS)
def test_the_described_options_of_every_game_are_accepted(key: str) -> None:
    game = load(key)
    for field in describe(game.options_type):
        for choice in field.choices:
            assert getattr(from_texts(game, {field.name: str(choice)}), field.name) == choice
        assert getattr(from_values(game, {field.name: field.default}), field.name) == field.default


@pytest.mark.parametrize("key", KEYS)
def test_every_option_has_a_sentence_and_a_rule_that_explain_it(key: str) -> None:
    book, words = rulebook(key), Words()
    for field in describe(load(key).options_type):
        about = f"about-{key}-{field.name}"
        by_value = [f"{about}-{choice}" for choice in field.choices]
        assert about in words or (by_value and all(one in words for one in by_value)), about
        assert set(field.rules) <= set(map(str, field.choices))
        for rule in (field.rule, *field.rules.values()):
            assert rule is not None
            assert book.rule(rule) is not None


def test_a_game_is_shown_with_its_ruleset() -> None:
    assert repr(replace(GAME, ruleset=3)) == "<Game pebbles/3>"


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Problem) as refused:
        load("chess")
    assert refused.value.message == "unknown-game"
    assert refused.value.arguments == {"game": "chess", "known": ", ".join(KEYS)}


@pytest.mark.parametrize("key", KEYS)
def test_what_the_rule_books_advise_can_be_played(key: str) -> None:
    game = load(key)
    assert game.presets
    for preset in game.presets:
        assert rulebook(key).rule(preset.rule) is not None
        options = from_values(game, preset.options)
        assert msgspec.to_builtins(options).items() >= preset.options.items()
        for seats in game.seats:
            game.check(options, seats)
