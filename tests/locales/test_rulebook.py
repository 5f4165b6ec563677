"""The rule books: every rule with its id, its section and its text."""

import re

import pytest

from harmonium.games import KEYS
from harmonium.locales import LOCALES, rulebook

LONGEST = 250
"""Letters of a sentence: ten of them and their pictures fit on a sheet."""


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_has_an_id_of_its_own_a_section_and_a_text(key: str) -> None:
    book = rulebook(key)
    ids = [rule.id for rule in book.rules]
    assert len(ids) == len(set(ids)) > 50
    assert all(rule.section and rule.text for rule in book.rules)


@pytest.mark.parametrize("key", KEYS)
def test_every_decision_that_a_rule_names_is_explained(key: str) -> None:
    rules = rulebook(key).rules
    named = {mark for rule in rules for mark in re.findall(r"[\[(](D-?\d+)[\])]", rule.text)}
    assert named <= {rule.id for rule in rules}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", KEYS)
def test_a_book_begins_with_the_game_in_ten_sentences(key: str, locale: str) -> None:
    book = rulebook(key, locale)
    assert len(book.sentences) == 10
    ids = {rule.id for rule in book.rules}
    for sentence in book.sentences:
        assert set(sentence.rules) <= ids
        assert "[" not in sentence.text
        assert len(sentence.text) <= LONGEST


def test_a_numbered_list_among_the_rules_is_no_sentence() -> None:
    book = rulebook("tranquility")
    assert "1. *Announce.*" in (book.rule("Q-START-4") or book.rules[0]).text
    assert book.sentences[-1].rules == ("Q-END-2", "Q-END-3")


def test_the_title_and_a_rule_are_found() -> None:
    book = rulebook("take_it_easy")
    assert book.title == "Take It Easy"
    rule = book.rule("T-SCORE-2")
    assert rule is not None
    assert rule.section == "End, standard scoring and winner"
    assert rule.text == (
        "Multiply the value of a scoring line by the number of its tiles: those are its\npoints."
    )


def test_a_rule_that_does_not_exist_is_not_found() -> None:
    assert rulebook("take_it_easy").rule("T-SCORE-99") is None


def test_a_rule_ends_where_the_next_section_begins() -> None:
    rule = rulebook("take_it_easy").rule("T-SOLO-3")
    assert rule is not None
    assert rule.text == "Each variant can be played alone, with one exception: Best Ray."


def test_a_decided_rule_carries_the_number_of_the_decision() -> None:
    rule = rulebook("take_it_easy").rule("T-WIN-1")
    assert rule is not None
    assert rule.text.endswith("[D-7]")


def test_a_terminal_gets_the_book_without_isolating_characters() -> None:
    page, terminal = (rulebook("take_it_easy", "fa", isolate=isolate) for isolate in (True, False))
    assert page.markdown.count("\u2068") == page.markdown.count("\u2069") > 50
    assert terminal.markdown == re.sub("[\u2068\u2069]", "", page.markdown)
