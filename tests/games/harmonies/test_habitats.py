import pytest

from games.harmonies.kit import EMPTY_A, act, cells_for, finished_turn, position, refused, sheet
from harmonium.core.hexgrid import Hex, rotated
from harmonium.games.harmonies import GAME
from harmonium.games.harmonies.cards import CARDS
from harmonium.testing import rule


def where(text: str, card: str, **more: object) -> list[str]:
    assert GAME.where is not None
    return list(GAME.where(sheet(text, **more))[card])


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


@rule("EX-TURN-1", "H-CUBE-1", "H-CUBE-5", "H-CUBE-6", "H-CUBE-7", "H-CUBE-10", "H-TURN-3")
def test_the_rule_books_turn() -> None:
    state = position(TURN, hand="mmr", cards=["fennec_fox", "shrew"])
    state = act(state, "gray@d3")
    assert cells_for(state, "fennec_fox") == ["e3"]
    assert cells_for(state, "shrew") == []
    state = act(state, "fennec_fox@e3", "gray@d2")
    assert cells_for(state, "fennec_fox") == ["d3", "e2"]
    assert cells_for(state, "shrew") == []
    state = act(state, "fennec_fox@e2", "fennec_fox@d3")
    assert [held.placed for held in GAME.view(state, None).players[0].cards] == [3, 0]
    assert state.areas[0].active == [state.areas[0].cards[1]]
    state = act(state, "red@d2")
    assert cells_for(state, "shrew") == ["d2"]
    state = act(state, "shrew@d2")
    # The habitats on e2 and d3 are gone, the animals and their points are not.
    assert GAME.view(state, None).players[0].cubes == {
        "d2": "shrew",
        "d3": "fennec_fox",
        "e2": "fennec_fox",
        "e3": "fennec_fox",
    }
    assert GAME.score(state)[0].categories["animals"] == 16 + 5


COMBINATION = """
    .       .       .
        .       .
    .       .       .
        .       mr
    .       f       f
        .       rr
    .       tr      .
        f       .
    .       .       .
"""


@rule("EX-COMBO-1", "H-CUBE-4", "H-CUBE-5")
def test_habitats_may_share_tokens() -> None:
    assert where(COMBINATION, "shrew") == ["c4", "d2", "d3"]


@rule("EX-ORIENT-1", "H-CUBE-3", "H-TERM-5")
@pytest.mark.parametrize("pair", ["b3 d3", "b2 c4", "b3 c2", "b2 d2", "c2 d3", "c4 d2"])
def test_the_shrews_habitat_turns_six_ways(pair: str) -> None:
    first, second = pair.split()
    board = {"c3": ["brown", "red"], first: ["yellow"], second: ["yellow"]}
    document = sheet(EMPTY_A, board=board)
    assert GAME.where is not None
    assert GAME.where(document)["shrew"] == ("c3",)


@rule("H-CUBE-3")
def test_every_habitat_is_its_own_mirror_image() -> None:
    for card in CARDS:
        cells = [(piece.kind, Hex(piece.q, piece.r)) for piece in card.habitat]
        mirrored = [(kind, Hex(place.r, place.q)) for kind, place in cells]
        turns = [{(kind, rotated(place, sixths)) for kind, place in cells} for sixths in range(6)]
        # Mirrored about the cube's cell, which is the same cell in both.
        assert set(mirrored) in turns, card.id


@rule("H-CUBE-4")
def test_a_habitat_may_not_leave_the_board_and_ignores_what_lies_beside_it() -> None:
    alone = """
        f       .       .
            m       .
        .       m       .
            .       .
        .       .       .
            .       .
        .       .       .
            .       .
        .       .       .
    """
    crowded = alone.replace(".", "w")
    assert where(alone, "fennec_fox") == ["c2"]
    assert where(crowded, "fennec_fox") == ["c2"]
    edge = """
        m       .       .
            m       .
        .       f       .
            .       .
        .       .       .
            .       .
        .       .       .
            .       .
        .       .       .
    """
    assert where(edge, "fennec_fox") == ["a1"]


def pair(first: str, second: str) -> str:
    """Two stacks beside each other: c2 and c3."""
    rows = [". . .", ". .", f". {first} .", ". .", f". {second} .", ". .", ". . .", ". .", ". . ."]
    return "\n".join(rows)


@rule("H-CUBE-2", "H-LAND-1")
@pytest.mark.parametrize(
    ("beside", "fits"),
    [("l", True), ("tl", False), ("ttl", False), ("t", False), ("tt", False), (".", False)],
)
def test_a_tree_of_height_one_is_just_that(beside: str, *, fits: bool) -> None:
    assert where(pair("w", beside), "frog") == (["c2"] if fits else [])


@rule("H-CUBE-2", "H-LAND-2", "H-LAND-7")
@pytest.mark.parametrize(
    ("stack", "fits"), [("m", True), ("mm", False), ("mmm", False), ("mr", False)]
)
def test_a_mountain_of_height_one_is_one_gray(stack: str, *, fits: bool) -> None:
    assert where(pair(stack, "f"), "meerkat") == (["c2"] if fits else [])


@rule("H-CUBE-2", "H-LAND-5", "H-LAND-6", "H-LAND-7")
@pytest.mark.parametrize(
    ("stack", "fits"), [("tr", True), ("mr", True), ("rr", True), ("r", False), ("t", False)]
)
def test_a_building_may_stand_on_anything_but_not_on_nothing(stack: str, *, fits: bool) -> None:
    assert where(pair("w", stack), "duck") == (["c2"] if fits else [])


@rule("H-LAND-3", "H-LAND-4")
def test_one_field_token_and_one_water_token_are_enough_for_a_habitat() -> None:
    assert where(pair("f", "l"), "ladybug") == ["c2"]
    assert where(pair("w", "l"), "frog") == ["c2"]


@rule("H-CUBE-1")
def test_only_a_card_of_ones_own_has_cubes_to_place() -> None:
    state = position(pair("w", "l"), row=["frog", "bee", "bat", "fish", "boar"])
    assert refused(state, "frog@c2") == "H-CUBE-1"
    assert refused(state, "lion@c2") == "H-CUBE-1"


@rule("H-CUBE-2", "H-CUBE-8")
def test_the_habitat_must_stand_when_the_cube_is_placed() -> None:
    state = position(pair("m", "f"), hand="rmw", cards=["meerkat"])
    assert cells_for(state, "meerkat") == ["c2"]
    spoiled = act(state, "red@c2")
    assert refused(spoiled, "meerkat@c2") == "H-CUBE-2"
    # Nobody has to place it, and it can wait as long as the habitat stands.
    waited = finished_turn(act(state, "gray@a1", "blue@a5", "red@e5", "end"))
    assert waited.active == 0
    assert cells_for(waited, "meerkat") == ["c2"]


@rule("H-CUBE-5")
def test_other_cells_of_the_habitat_may_carry_cubes() -> None:
    state = position(pair("w", "l"), cards=["frog", "koala"], cubes={"c3": "koala"})
    assert cells_for(state, "frog") == ["c2"]


@rule("H-CUBE-6")
def test_a_cell_holds_one_cube() -> None:
    state = position(pair("w", "l"), cards=["frog", "duck"], cubes={"c2": "duck"})
    assert refused(state, "frog@c2") == "H-CUBE-6"
    duck = [{"card": "duck", "placed": 1}]
    assert where(pair("w", "l"), "frog", cubes={"c2": "duck"}, cards=duck) == []


@rule("H-CUBE-7", "H-CUBE-9")
def test_a_cube_changes_nothing_in_the_landscape() -> None:
    state = position(pair("m", "mm"), hand="f", cards=["meerkat"])
    state = act(state, "yellow@d1", "meerkat@c2")
    before = position(pair("m", "mm"), hand="f")
    before = act(before, "yellow@d1")
    for category in ("trees", "mountains", "fields", "buildings", "water"):
        assert (
            GAME.score(state)[0].categories[category] == GAME.score(before)[0].categories[category]
        )
    assert state.areas[0].stacks == before.areas[0].stacks
