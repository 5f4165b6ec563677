import msgspec
import pytest

from games.harmonies.kit import EMPTY_A, act, can, options_for, position, refused, stack_at
from harmonium.games.harmonies.data import FACTS, Facts, checked
from harmonium.games.harmonies.stacks import ADDED, COLOURS, EMPTY, STACK, TOKENS
from harmonium.testing import rule

# Bottom to top, and what may be added: the table of the rule book.
MAY_BE_ADDED = {
    "": "blue gray brown green yellow red",
    "blue": "",
    "yellow": "",
    "green": "",
    "gray": "gray red",
    "gray gray": "gray",
    "gray gray gray": "",
    "brown": "brown green red",
    "brown brown": "green",
    "brown green": "",
    "brown brown green": "",
    "red": "red",
    "gray red": "",
    "brown red": "",
    "red red": "",
}


@rule("H-TOKEN-2", "H-TERM-3")
def test_the_table_of_additions_is_the_rule_books() -> None:
    assert {" ".join(tokens) for tokens in TOKENS} == MAY_BE_ADDED.keys()
    for tokens, stack in STACK.items():
        addable = [
            colour for colour, added in zip(COLOURS, ADDED, strict=True) if added[stack] != EMPTY
        ]
        assert sorted(addable) == sorted(MAY_BE_ADDED[" ".join(tokens)].split())
        for colour in addable:
            assert TOKENS[ADDED[COLOURS.index(colour)][stack]] == (*tokens, colour)


@rule("H-TERM-1", "H-COMP-1")
def test_there_are_120_tokens_of_six_colours() -> None:
    assert FACTS.tokens == {
        "blue": 23,
        "gray": 23,
        "brown": 21,
        "green": 19,
        "yellow": 19,
        "red": 15,
    }
    assert sum(FACTS.tokens.values()) == 120


@rule("H-TOKEN-1", "H-TERM-2")
def test_any_token_may_go_on_any_empty_cell() -> None:
    for letter in "wmtlfr":
        assert len(options_for(position(EMPTY_A, hand=letter))) == 23 + 5  # and five cards


BOARD = """
    m       mm      t
        w       f
    tt      tl      ttl
        l       r
    mr      tr      rr
        mmm     .
    .       .       .
        .       .
    .       .       .
"""


@rule("H-TOKEN-2", "H-TOKEN-3")
@pytest.mark.parametrize(
    ("letter", "cells"),
    [
        ("w", ""),
        ("m", "a1 c1"),
        ("t", "e1"),
        ("l", "a2 e1"),
        ("f", ""),
        ("r", "a1 d2 e1"),
    ],
)
def test_only_fitting_tokens_go_on_a_stack(letter: str, cells: str) -> None:
    state = position(BOARD, hand=letter)
    where = [text.partition("@")[2] for text in options_for(state) if "@" in text]
    empty = ["a4", "a5", "b4", "c4", "c5", "d3", "d4", "e4", "e5"]
    assert where == sorted([*empty, *cells.split()])


@rule("H-TOKEN-2")
def test_a_token_that_does_not_fit_is_refused() -> None:
    assert refused(position(BOARD, hand="r"), "red@c1") == "H-TOKEN-2"


@rule("H-TOKEN-4")
def test_a_token_goes_on_top_and_stays() -> None:
    state = act(position(BOARD, hand="ml"), "gray@a1", "green@e1")
    assert stack_at(state, "a1") == ("gray", "gray")
    assert stack_at(state, "e1") == ("brown", "green")
    before, after = position(BOARD), state
    for name in ("b1", "c1", "d2", "a2"):
        assert stack_at(after, name) == stack_at(before, name)


@rule("H-TOKEN-5")
def test_a_cell_with_a_cube_takes_no_more_tokens() -> None:
    state = position(BOARD, hand="mr", cards=["meerkat"], cubes={"a1": "meerkat"})
    assert refused(state, "gray@a1") == "H-TOKEN-5"
    assert refused(state, "red@a1") == "H-TOKEN-5"
    assert can(state, "gray@c1")


@rule("H-TOKEN-5", "H-SPIRIT-5")
def test_a_cell_with_a_spirit_cube_takes_no_more_tokens() -> None:
    state = position(BOARD, hand="m", spirit="marmot", cubes={"c1": "marmot"})
    assert refused(state, "gray@c1") == "H-TOKEN-5"


def _changed(**fields: object) -> Facts:
    return msgspec.structs.replace(FACTS, **fields)


@pytest.mark.parametrize(
    "broken",
    [
        _changed(stacks=FACTS.stacks[1:]),
        _changed(stacks=(*FACTS.stacks, FACTS.stacks[3])),
        _changed(stacks=tuple(stack for stack in FACTS.stacks if stack.id != "trunk1")),
        _changed(animals=(*FACTS.animals, FACTS.animals[0])),
        _changed(
            animals=(
                msgspec.structs.replace(
                    FACTS.animals[0], habitat=tuple(reversed(FACTS.animals[0].habitat))
                ),
            )
        ),
        _changed(animals=(msgspec.structs.replace(FACTS.animals[0], points=(4, 4, 15)),)),
    ],
)
def test_facts_that_cannot_be_are_refused(broken: Facts) -> None:
    with pytest.raises(ValueError):
        checked(broken)
