"""Which language is spoken to whom, and that each is said by its own grammar."""

import os
import re
import subprocess
import sys

import pytest

from harmonium.bots import bots_of
from harmonium.games import KEYS
from harmonium.locales import LOCALES, Words, fitting, of_terminal, rulebook
from harmonium.server.people.identity import chosen_locale, friendly_name


def test_english_comes_first_and_every_folder_is_a_language() -> None:
    assert LOCALES[0] == "en"
    assert "uk" in LOCALES
    assert len(LOCALES) == len(set(LOCALES))


@pytest.mark.parametrize("language", LOCALES)
def test_every_bot_has_a_name_that_people_can_read(language: str) -> None:
    words = Words(language)
    for bot in {bot for game in KEYS for bot in bots_of(game)}:
        assert f"bot-{bot}" in words


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (["uk"], "uk"),
        (["UK-ua"], "uk"),
        (["xx", "uk-UA", "en"], "uk"),
        (["zh-Hant-HK"], "zh-Hant"),
        (["zh-TW", "en"], "zh-Hant"),
        (["zh-HK"], "zh-Hant"),
        (["sr"], "sr-Latn"),
        (["sr-RS", "en"], "sr-Latn"),
        (["sr-Latn-RS"], "sr-Latn"),
        (["hr", "bs-BA"], None),
        (["xx"], None),
        ([""], None),
        ([], None),
    ],
)
def test_the_first_wish_that_can_be_met_is_met(wishes: list[str], found: str | None) -> None:
    assert fitting(wishes) == found


@pytest.mark.parametrize(
    ("environment", "locale"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "sr_RS.UTF-8@latin"}, "sr-Latn"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "uk_UA@euro"}, "uk"),
        ({"LANG": "en_GB", "LC_ALL": "", "HARMONIUM_LANG": "uk"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "HARMONIUM_LANG": "en"}, "en"),
    ],
)
def test_a_terminal_speaks_as_the_system_unless_told(
    environment: dict[str, str], locale: str
) -> None:
    assert of_terminal(environment) == locale


def test_a_browser_is_answered_in_its_language() -> None:
    assert chosen_locale("uk-UA,uk;q=0.9,en;q=0.8") == "uk"
    assert chosen_locale("en;q=0.5, uk;q=0.9") == "uk"


@pytest.mark.parametrize("locale", LOCALES)
def test_guests_get_a_name_of_their_language(locale: str) -> None:
    names = [name.strip() for name in Words(locale)("guest-names").split(",")]
    assert len(names) == len(set(names)) >= 20
    assert all(0 < len(name) <= 40 for name in names)
    assert friendly_name(locale) in names


def test_a_language_that_nobody_has_written_is_answered_in_english() -> None:
    assert Words("xx-Latn").locale == "en"
    assert Words("uk-UA").locale == "uk"
    assert rulebook("harmonies", "xx").locale == "en"


def shape(text: str) -> dict[str, list[str]]:
    """What a translation of a rule keeps: tables, lists, code, rules it names, decisions."""
    return {
        "tables": [str(line.count("|")) for line in text.splitlines() if line.startswith("|")],
        "lists": re.findall(r"^ *(?:-|\d+\.) ", text, re.MULTILINE),
        "code": sorted(" ".join(code.split()) for code in re.findall(r"`([^`]+)`", text)),
        # Only Latin letters are part of an id: a language may write without spaces around it.
        "rules": sorted(re.findall(r"\b(?:[HTQ]|EX)-[A-Z-]+-\d+\b", text, re.ASCII)),
        "decisions": re.findall(r"\[D-?\d+\]", text),
        "marks": [str(text.count("["))],
    }


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", KEYS)
def test_a_translated_rule_keeps_its_shape(key: str, locale: str) -> None:
    own = {rule.id: rule for rule in rulebook(key, locale).rules}
    for rule in rulebook(key).rules:
        if rule.id in own:
            assert shape(own[rule.id].text) == shape(rule.text), rule.id


@pytest.mark.parametrize(
    ("points", "told"),
    [(1, "1 бал."), (2, "2 бали."), (5, "5 балів."), (11, "11 балів."), (21, "21 бал.")],
)
def test_ukrainian_counts_by_its_own_forms(points: int, told: str) -> None:
    assert Words("uk")("result-solo", points=points) == told


@pytest.mark.parametrize("points", [1, 2, 11])
def test_chinese_has_one_form_for_every_number(points: int) -> None:
    assert Words("zh-Hant")("result-solo", points=points) == f"{points}分。"


@pytest.mark.parametrize(
    ("points", "number"), [(0, "\u06f0"), (12, "\u06f1\u06f2"), (1307, "\u06f1٬\u06f3\u06f0\u06f7")]
)
def test_persian_counts_in_its_own_digits(points: int, number: str) -> None:
    assert Words("fa")("result-solo", points=points) == f"{number} امتیاز."


@pytest.mark.parametrize(
    ("name", "told"),
    [("Ada", "Ada ha pescato 2 carte"), (Words("it")("you"), "Hai pescato 2 carte")],
)
def test_italian_speaks_to_the_one_who_looks(name: str, told: str) -> None:
    assert Words("it")("tq-told-drew", name=name, count=2) == told


def test_codes_and_coordinates_keep_plain_digits_in_persian() -> None:
    assert Words("fa")("refused-H-CUBE-6", cell="c4") == "روی c4 از قبل مکعب هست."
    assert Words("fa")("cli-simulate-speed", games=3, speed="12.5").endswith(" 12.5 دست در ثانیه.")
    assert Words("en")("cli-simulate-speed", games=3, speed="12.5") == "3 games, 12.5 a second."


def command(*arguments: str, language: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "HARMONIUM_LANG": language, "LC_ALL": "C.UTF-8"}
    line = [sys.executable, "-m", "harmonium", *arguments]
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=False)


def test_the_command_speaks_the_language_that_is_asked_for() -> None:
    told = command("--lang", "uk", "rules", "take_it_easy", "T-SOLO-3").stdout
    assert told == command("rules", "take_it_easy", "T-SOLO-3", language="uk").stdout
    assert "Найкращ" in told
    assert "Best Ray" in command("rules", "take_it_easy", "T-SOLO-3").stdout


def test_the_command_refuses_a_language_that_nobody_has_written() -> None:
    refused = command("--lang", "xx", "games")
    assert refused.returncode == 2
    assert refused.stderr.startswith("There is no language “xx” here. Known: en, ")
