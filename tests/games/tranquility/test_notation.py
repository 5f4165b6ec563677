"""Actions as text."""

import pytest

from harmonium.core.errors import BadNotation
from harmonium.games.tranquility import GAME
from harmonium.games.tranquility.actions import (
    Action,
    Announce,
    Commit,
    Discard,
    DiscardHand,
    Flip,
    LayJoker,
    Pass,
    Place,
    PlayFinish,
    PlayMonster,
    PlayStart,
    PutRocks,
    PutStorm,
    Spend,
    Take,
)
from harmonium.games.tranquility.board import Cell, Row
from harmonium.games.tranquility.cards import FINISH, JOKER, MONSTER, PURPLE, START, YELLOW, Card

EXAMPLES = [
    ("17@5", Place(Card("17"), Cell(5))),
    ("joker=17@5", Place(JOKER, Cell(5), 17)),
    ("discard:17,finish", Discard((Card("17"), FINISH))),
    ("start", PlayStart(START)),
    ("start=joker", PlayStart(JOKER)),
    ("finish", PlayFinish(FINISH)),
    ("finish=joker", PlayFinish(JOKER)),
    ("monster@5", PlayMonster(MONSTER, Cell(5))),
    ("monster=joker@5", PlayMonster(JOKER, Cell(5))),
    ("hand", DiscardHand()),
    ("flip@5", Flip(Cell(5))),
    ("compass:yellow", Spend(YELLOW)),
    ("compass:yellow@2", Spend(YELLOW, 2)),
    ("compass:purple@3", Spend(PURPLE, 3)),
    ("compass=joker", LayJoker()),
    ("pass", Pass()),
    ("rocks:3", PutRocks(Row(3))),
    ("storm:3", PutStorm(Row(3))),
    ("announce:4", Announce(4)),
    ("give:3", Commit(3)),
    ("give:3+2", Commit(3, 2)),
    ("take:17", Take(Card("17"))),
]


@pytest.mark.parametrize(("text", "action"), EXAMPLES)
def test_every_action_has_its_text(text: str, action: Action) -> None:
    assert GAME.format(action) == text
    assert GAME.parse(text) == action


@pytest.mark.parametrize(
    "text",
    ["", "17", "17@", "@5", "017@5", "17@05", "17 @5", "discard:", "discard:17,", "discard:gold",
     "joker@5", "give:3+0", "compass:red", "announce:-1", "START", "17@\u0665", "flip@5\n"],
)  # fmt: skip
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


def test_cards_of_a_discard_are_put_in_order() -> None:
    assert GAME.format(GAME.parse("discard:finish,9,10")) == "discard:9,10,finish"
