"""Harmonies from named positions, to the depth that can be counted quickly."""

import pytest

from games.harmonies.kit import act, options_for, position
from harmonium.games.harmonies import GAME, State
from perft.perft import perft

TURN = """
    .       .       .
        .       f
    .       .       m
        .       .
    .       f       m
        .       .
    .       f       .
        .       t
    .       .       .
"""
LATE = """
    f       w       mmm
        w       f
    f       tr      m
        w       mr
    w       f       m
        f       m
    .       f       .
        w       t
    l       .       .
"""

ROCKS = """
    mm      .       .       .
        mmm     .       .
    .       w       .       .
        .       .       .
    .       .       .       .
        .       .       .
    .       .       .       .
"""


def opening() -> State:
    row = ["bee", "frog", "fish", "bat", "boar"]
    return position(row=row, spaces=(b"\0\1\2", b"\0\0\0", b"\3\4\5", b"\1\1\5", b"\2\2\3"))


def turn() -> State:
    """The turn of the rule book: two grays and a red to place, two cards."""
    return position(TURN, hand="mmr", cards=["fennec_fox", "shrew"], row=["bee", "frog"])


def late() -> State:
    """A board that is nearly full, with three cards that wait for their animals."""
    return position(LATE, hand="mrl", cards=["eagle", "squirrel", "raccoon"], row=["boar"])


def spirit() -> State:
    """Side B with a spirit to place."""
    return position(ROCKS, hand="wm", spirit="ram", cards=["fish"], row=["penguin"])


def exchange() -> State:
    """The end of a solo turn."""
    state = position(TURN, seats=1, hand="m", row=["bee", "frog", "fish"], bag=bytes([0, 1, 5] * 6))
    return act(state, "gray@a1", "end")


POSITIONS = {
    "opening": opening,
    "turn": turn,
    "late": late,
    "spirit": spirit,
    "exchange": exchange,
}


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("opening", [10, 303, 13501, 402109]),
        ("turn", [41, 1258, 27313, 194819]),
        ("late", [23, 360, 3636, 24042, 105108]),
        ("spirit", [48, 1246, 10649, 48676, 135102]),
        ("exchange", [4, 24, 732, 29004]),
    ],
)
def test_ways_to_go_on(name: str, counts: list[int]) -> None:
    state = POSITIONS[name]()
    assert [perft(GAME, state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_positions_offer_what_they_are_for() -> None:
    assert options_for(exchange(), "exchange:")
    assert options_for(spirit(), "ram@")
    assert options_for(late(), "eagle@")
