"""A page of the score pad: everyone's boards, every point and every nothing explained."""

from typing import Any

import msgspec
import pytest

from games.harmonies.kit import EMPTY_A, EMPTY_B, drawn, position
from games.harmonies.test_scoring import CARDS, CUBES, TALLY
from harmonium.core.errors import IllegalPosition
from harmonium.games.harmonies import GAME, Page
from harmonium.games.harmonies.board import CellId
from harmonium.games.harmonies.cards import CardId
from harmonium.games.harmonies.pad import Counted, pad
from harmonium.testing import rule


def page(*boards: str, **more: Any) -> Page:
    """Players with these boards; a dict in `places` adds to the first one."""
    side, _ = drawn(boards[0])
    first = more.pop("first", {})
    players = [{"board": drawn(text)[1]} for text in boards]
    players[0] |= first
    return msgspec.convert({"side": side, "players": players, **more}, Page)


def counted(*boards: str, **more: Any) -> Counted:
    return pad(page(*boards, **more))


def idle(text: str, category: str, **more: Any) -> list[tuple[str, set[str]]]:
    (account,) = counted(text, **more).players
    return [(one.rule, set(one.cells)) for one in account.nothing if one.category == category]


@rule("EX-TALLY-1")
def test_the_rule_books_example_with_everything_that_brings_nothing() -> None:
    (account,) = counted(TALLY, first={"cards": CARDS, "cubes": CUBES}).players
    assert account.score.total == 116
    assert "spirit" not in account.score.categories
    assert account.animals == 12
    told = {(one.category, one.rule, one.cells) for one in account.nothing}
    assert told == {
        ("mountains", "H-SCORE-MOUNTAIN-2", ("e5",)),
        ("fields", "H-SCORE-FIELD-1", ("d1",)),
        ("buildings", "H-SCORE-BUILDING-2", ("e4",)),
    }
    assert set(account.seen) == {"c2", "d2", "e4"}
    assert account.seen[CellId("e4")] == ("gray", "green")
    lit = {cell for item in (*account.score.items, *account.nothing) for cell in item.cells}
    assert lit == set(drawn(TALLY)[1])


@rule("EX-TALLY-2", "EX-SOLO-1", "H-SOLO-7", "H-SOLO-9")
def test_the_lion_alone_earns_seven_suns() -> None:
    lion = {"card": "lion", "placed": True}
    told = counted(TALLY, spirits=True, first={"cards": CARDS, "spirit": lion})
    assert told.players[0].score.total == 130
    assert told.suns is not None
    assert (told.suns.suns, told.suns.next_points) == (7, 140)


@rule("H-SOLO-7", "H-SOLO-8")
def test_suns_without_spirits_and_before_one_is_chosen() -> None:
    without, undecided = counted(EMPTY_A).suns, counted(EMPTY_A, spirits=True).suns
    kept = counted(EMPTY_A, spirits=True, first={"spirit": {"card": "cat", "placed": False}}).suns
    assert without is not None
    assert undecided is not None
    assert kept is not None
    assert (without.suns, undecided.suns, kept.suns) == (3, 1, 2)
    assert counted(EMPTY_A, EMPTY_A).suns is None


LONELY = """
    w       .       w
        w       .
    .       w       .
        .       .
    t       .       mmm
        .       .
    tt      .       f
        r       .
    .       .       tr
"""


@rule("H-SCORE-RIVER-2", "H-SCORE-RIVER-5", "H-LAND-6", "H-SCORE-BUILDING-1")
def test_what_brings_nothing_is_told_with_its_rule() -> None:
    assert idle(LONELY, "water") == [("H-SCORE-RIVER-5", {"e1"})]
    assert idle(LONELY, "trees") == [("H-LAND-6", {"a3"}), ("H-LAND-6", {"a4"})]
    assert idle(LONELY, "buildings") == [
        ("H-SCORE-BUILDING-1", {"b4"}),
        ("H-SCORE-BUILDING-2", {"e5"}),
    ]
    assert idle(LONELY, "mountains") == [("H-SCORE-MOUNTAIN-2", {"e3"})]
    assert idle(LONELY, "fields") == [("H-SCORE-FIELD-1", {"e4"})]
    cards = {"cards": [{"card": "frog", "placed": 0}]}
    (account,) = counted(EMPTY_A, first=cards).players
    assert [(one.rule, one.subject) for one in account.nothing] == [("H-SCORE-CARD-1", "frog")]
    unplaced = {"spirit": {"card": "cat", "placed": 0}}
    (account,) = counted(EMPTY_A, spirits=True, first=unplaced).players
    assert [(one.rule, one.subject) for one in account.nothing] == [("H-SPIRIT-6", "cat")]


@rule("H-SCORE-RIVER-1", "H-SCORE-RIVER-2", "H-SCORE-ISLAND-5")
def test_water_beside_the_river_and_a_river_of_one() -> None:
    single = EMPTY_A.replace(".", "w", 1)
    assert idle(single, "water") == [("H-SCORE-RIVER-1", {"a1"})]
    assert idle(EMPTY_B.replace(".", "w", 1), "water") == []
    fat = """
        w       .       .
            w       .
        w       .       .
            .       .
        .       .       .
            .       .
        .       .       .
            .       .
        .       .       .
    """
    ((rule_id, cells),) = idle(fat, "water")
    assert rule_id == "H-SCORE-RIVER-2"
    assert len(cells) == 1


@rule("H-WIN-1", "H-WIN-2", "H-WIN-3")
def test_ranking_with_its_tie_break() -> None:
    tree = EMPTY_A.replace(".", "ttl", 1)
    told = counted(tree, EMPTY_A, EMPTY_A)
    assert (told.ranks, told.decided) == ((1, 2, 2), "H-WIN-1")
    told = counted(EMPTY_A, EMPTY_A)
    assert (told.ranks, told.decided) == ((1, 1), "H-WIN-3")
    seven = {"board": {}, "cards": [{"card": "fish", "placed": 2}, {"card": "eagle", "placed": 0}]}
    points = {"a1": ["brown", "green"], "a3": ["brown", "green"]}
    table = {"side": "A", "players": [{"board": points}, seven]}
    told = pad(msgspec.convert(table, Page))
    assert [one.score.total for one in told.players] == [6, 6]
    assert (told.ranks, told.decided) == ((2, 1), "H-WIN-2")


@rule("H-TOKEN-2", "H-TOKEN-5", "H-COMP-1")
def test_where_tokens_could_be_added() -> None:
    board = {"a1": ["brown"], "a2": ["gray"], "a3": ["blue"]}
    meerkat = [{"card": "meerkat", "placed": 1}]
    first = {"board": board, "cubes": {"a2": "meerkat"}, "cards": meerkat}
    (account,) = counted(EMPTY_A, first=first).players
    assert account.tokens["green"][:1] == ("a1",)
    assert "a2" not in account.tokens["gray"]
    assert "a3" not in account.tokens["blue"]
    assert "a4" in account.tokens["blue"]


@rule("H-COMP-1")
def test_the_box_has_only_so_many_tokens() -> None:
    full = EMPTY_A.replace(".", "w")
    told = counted(full, EMPTY_A)
    assert told.left["blue"] == 0
    assert told.players[1].tokens["blue"] == ()
    assert told.left["green"] == 19
    with pytest.raises(IllegalPosition) as caught:
        counted(full, EMPTY_A.replace(".", "w", 1))
    assert caught.value.rule == "H-COMP-1"
    assert caught.value.arguments == {"colour": "blue", "most": 23, "tokens": 24}


def test_tokens_agree_with_what_is_legal_in_play() -> None:
    state = position(LONELY, hand="wmtlfr")
    legal = {GAME.format(action) for action in GAME.legal(state, state.active)}
    (account,) = counted(LONELY).players
    told = {f"{colour}@{cell}" for colour, cells in account.tokens.items() for cell in cells}
    assert told == {text for text in legal if text.partition("@")[0] in account.tokens}


@rule("H-CUBE-2", "H-CUBE-6", "H-TOKEN-5")
def test_where_a_cube_can_stand_and_where_it_could_go_now() -> None:
    board = {"a1": ["gray"], "a2": ["yellow"], "b1": ["gray"], "e5": ["gray"]}
    cards = [{"card": "meerkat", "placed": 1}, {"card": "frog", "placed": 0}]
    first = {"board": board, "cards": cards, "cubes": {"a1": "meerkat"}}
    (account,) = counted(EMPTY_A, first=first).players
    assert account.where[CardId("meerkat")] == ("b1",)
    assert account.cubes == {"meerkat": ("b1", "e5"), "frog": ()}
    used_up = {"board": board, "cards": [{"card": "eagle", "placed": 2}]}
    (account,) = counted(EMPTY_A, first=used_up).players
    assert account.cubes[CardId("eagle")] == ()


@rule("H-CARD-3")
def test_who_has_more_active_cards_than_places_is_named() -> None:
    """Cards are written down before their cubes, so this is counted all the same."""
    names = ("frog", "duck", "fish", "bee", "eagle")
    cards = [{"card": name, "placed": 0} for name in names]
    table = {"players": [{}, {"cards": cards}]}
    assert pad(msgspec.convert(table, Page)).crowded == (1,)
    cards[-1]["placed"] = 2
    assert pad(msgspec.convert(table, Page)).crowded == ()


@rule("H-COMP-2", "H-SPIRIT-1")
def test_what_no_box_could_show_is_refused() -> None:
    def refusal(*players: dict[str, Any], **more: Any) -> str:
        with pytest.raises(IllegalPosition) as caught:
            pad(msgspec.convert({"players": players, **more}, Page))
        return caught.value.rule

    frog = {"cards": [{"card": "frog", "placed": 1}]}
    cat = {"spirit": {"card": "cat", "placed": False}}
    assert refusal(frog, frog) == "H-COMP-2"
    assert refusal(cat, cat, spirits=True) == "H-COMP-2"
    assert refusal(cat) == "H-SPIRIT-1"
    assert refusal() == "H-COMP-2"
    assert refusal({}, {}, {}, {}, {}) == "H-COMP-2"
    assert refusal({"board": {"a1": ["blue", "blue"]}}) == "H-TOKEN-2"
