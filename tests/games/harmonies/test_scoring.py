import msgspec
import pytest

from games.harmonies.kit import EMPTY_A, EMPTY_B, act, position, sheet, stacks
from harmonium.games.harmonies import GAME, Options, explained
from harmonium.games.harmonies.board import GRIDS
from harmonium.games.harmonies.data import FACTS, Side
from harmonium.games.harmonies.options import RiverLoops
from harmonium.games.harmonies.scoring import longest_river
from harmonium.testing import random_play, rule


def points(text: str, category: str, **more: object) -> int:
    return explained(sheet(text, **more)).categories[category]


def cells(text: str, category: str, **more: object) -> list[set[str]]:
    """What lies under each item of a category."""
    items = explained(sheet(text, **more)).items
    return [set(item.cells) for item in items if item.category == category]


TALLY = """
    f       w       mmm
        w       f
    f       tr      m
        w       mr
    w       f       m
        f       m
    w       f       rr
        w       tl
    l       w       mm
"""
CARDS = [
    {"card": "eagle", "placed": 1},
    {"card": "shrew", "placed": 2},
    {"card": "boar", "placed": 1},
    {"card": "raccoon", "placed": 2},
    {"card": "flamingo", "placed": 3},
    {"card": "fennec_fox", "placed": 3},
]
CUBES = {
    "e1": "eagle",
    "c2": "shrew",
    "d2": "shrew",
    "d4": "boar",
    "a2": "raccoon",
    "b3": "raccoon",
    "b1": "flamingo",
    "b2": "flamingo",
    "b4": "flamingo",
    "e2": "fennec_fox",
    "e3": "fennec_fox",
    "d3": "fennec_fox",
}


@rule(
    "EX-TALLY-1",
    "H-SCORE-TREE-1",
    "H-SCORE-MOUNTAIN-1",
    "H-SCORE-FIELD-1",
    "H-SCORE-BUILDING-2",
    "H-SCORE-BUILDING-3",
    "H-SCORE-RIVER-1",
    "H-SCORE-CARD-1",
)
def test_the_rule_books_tally_comes_to_116() -> None:
    document = sheet(TALLY, cards=CARDS, cubes=CUBES)
    tally = GAME.tally(document)
    assert (tally.trees, tally.mountains, tally.fields) == (4, 10, 10)
    assert (tally.buildings, tally.water, tally.landscape) == (10, 19, 53)
    assert (tally.animals, tally.spirit, tally.total) == (63, 0, 116)
    assert cells(TALLY, "trees") == [{"a5"}, {"d4"}]
    assert cells(TALLY, "mountains") == [{"d3"}, {"e1"}, {"e2"}, {"e3"}]
    assert cells(TALLY, "fields") == [{"a1", "a2"}, {"b3", "c3", "c4"}]
    assert cells(TALLY, "buildings") == [{"c2"}, {"d2"}]
    assert cells(TALLY, "water") == [{"c1", "b1", "b2", "a3", "a4", "b4", "c5"}]
    animals = [item for item in explained(document).items if item.category == "animals"]
    assert [(item.subject, item.points) for item in animals] == [
        ("eagle", 5),
        ("shrew", 10),
        ("boar", 4),
        ("raccoon", 12),
        ("flamingo", 16),
        ("fennec_fox", 16),
    ]
    assert animals[4].cells == ("b1", "b2", "b4")


@rule("EX-TALLY-2", "H-SPIRIT-6", "H-SPIRIT-7")
def test_with_the_lion_the_tally_comes_to_130() -> None:
    spirit = {"card": "lion", "placed": True}
    tally = GAME.tally(sheet(TALLY, cards=CARDS, spirit=spirit))
    assert (tally.landscape, tally.animals, tally.spirit, tally.total) == (53, 63, 14, 130)
    assert tally.animals + tally.spirit == 77


@rule("H-SCORE-TREE-1", "H-LAND-1", "H-LAND-6")
def test_trees_score_by_height_and_trunks_nothing() -> None:
    text = """
        l       tl      ttl
            .       .
        .       t       .
            .       .
        .       tt      .
            .       .
        .       .       .
            .       .
        .       .       .
    """
    assert points(text, "trees") == 1 + 3 + 7
    assert points(text, "trees", board={"c3": ["brown", "brown"], "a1": ["brown"]}) == 0


LONE_MOUNTAIN = """
    .       .       .       .
        .       .       .
    .       .       .       .
        .       mmm     .
    .       .       .       .
        .       .       .
    .       .       .       .
"""
RANGE = """
    .       .       .       .
        .       .       .
    .       .       .       .
        .       m       .
    .       .       mm      .
        .       .       mmm
    .       .       .       .
"""
MOUNTAIN_BY_BUILDING = """
    .       .       .       .
        .       .       .
    .       .       .       .
        .       mmm     .
    .       .       mr      .
        .       .       .
    .       .       .       .
"""


@rule("EX-MOUNTAIN-1", "H-SCORE-MOUNTAIN-2")
def test_a_mountain_alone_scores_nothing() -> None:
    assert points(LONE_MOUNTAIN, "mountains") == 0


@rule("EX-MOUNTAIN-2", "H-SCORE-MOUNTAIN-1", "H-LAND-2")
def test_mountains_beside_each_other_score_by_height() -> None:
    assert points(RANGE, "mountains") == 1 + 3 + 7


@rule("H-SCORE-MOUNTAIN-2", "H-LAND-7")
def test_a_building_on_gray_is_no_mountain() -> None:
    assert points(MOUNTAIN_BY_BUILDING, "mountains") == 0


LONE_FIELDS = """
    .       .       .       f
        f       .       .
    .       .       .       .
        .       f       .
    .       .       .       .
        f       .       .
    .       .       .       .
"""
TWO_FIELDS = """
    .       .       .       .
        f       f       .
    .       .       .       .
        f       f       .
    .       .       .       .
        .       .       .
    .       .       .       .
"""
ONE_WIDE_FIELD = """
    f       f       f
        f       f
    .       .       .
        .       .
    .       .       .
        .       .
    .       .       .
        .       .
    .       .       .
"""


@rule("EX-FIELD-1", "H-SCORE-FIELD-1", "H-LAND-3")
def test_single_fields_score_nothing() -> None:
    assert points(LONE_FIELDS, "fields") == 0


@rule("EX-FIELD-2", "H-TERM-4")
def test_each_field_of_two_scores_five() -> None:
    assert points(TWO_FIELDS, "fields") == 10


@rule("H-SCORE-FIELD-1")
def test_a_larger_field_scores_five_as_well() -> None:
    assert points(ONE_WIDE_FIELD, "fields") == 5


THREE_COLOURS = """
    .       .       .       .
        .       .       .
    .       tr      w       .
        .       mr      .
    .       .       .       .
        .       f       .
    .       .       .       .
"""
TWO_COLOURS = """
    .       .       .       .
        .       .       .
    .       tr      w       .
        .       mr      .
    .       .       .       .
        .       w       .
    .       .       .       .
"""
TOPS = """
    .       .       l       mmm
        .       .       rr
    .       .       tl      w
        .       .       ttl
    .       .       .       .
        .       .       .
    .       .       .       .
"""
LONE_RED = """
    .       .       .
        .       .
    .       w       .
        f       l
    .       r       .
        .       .
    .       .       .
        .       .
    .       .       .
"""


@rule("EX-BUILDING-1", "H-SCORE-BUILDING-2", "H-SCORE-BUILDING-4")
def test_a_building_scores_among_three_colours() -> None:
    assert points(THREE_COLOURS, "buildings") == 5
    assert cells(THREE_COLOURS, "buildings") == [{"d2"}]


@rule("EX-BUILDING-2", "H-SCORE-BUILDING-3")
def test_a_building_does_not_count_its_own_red() -> None:
    assert points(TWO_COLOURS, "buildings") == 0


@rule("EX-BUILDING-3", "H-TERM-3")
def test_only_top_tokens_show_their_colour() -> None:
    assert points(TOPS, "buildings") == 5


@rule("EX-BUILDING-4", "H-SCORE-BUILDING-1", "H-LAND-5")
def test_red_alone_is_no_building() -> None:
    assert points(LONE_RED, "buildings") == 0


@rule("H-LAND-5", "H-LAND-6", "H-SCORE-BUILDING-2")
def test_bare_trunks_and_lone_reds_show_their_colour() -> None:
    text = """
        .       .       .
            .       .
        .       r       .
            t       m
        .       mr      .
            .       .
        .       .       .
            .       .
        .       .       .
    """
    assert points(text, "buildings") == 5


RIVERS = {
    "EX-RIVER-1": """
        .       .       .
            w       .
        .       w       .
            w       w
        .       .       .
            w       w
        .       .       w
            .       .
        .       .       .
    """,
    "EX-RIVER-2": """
        .       .       .
            w       .
        .       w       .
            w       w
        .       .       .
            w       w
        .       .       w
            w       .
        .       .       w
    """,
    "EX-RIVER-3": """
        .       .       .
            w       .
        .       w       w
            w       w
        .       w       .
            w       w
        .       .       w
            .       .
        .       .       .
    """,
    "EX-RIVER-4": """
        .       w       .
            .       .
        .       .       w
            .       .
        .       .       .
            .       .
        w       w       w
            w       w
        .       .       .
    """,
    "EX-RIVER-5": """
        .       w       .
            w       w
        .       .       .
            w       w
        .       w       .
            .       .
        .       .       .
            .       .
        .       .       .
    """,
    "EX-RIVER-6": """
        .       w       .
            w       w
        .       .       w
            w       w
        .       w       .
            .       .
        .       .       .
            .       .
        .       .       .
    """,
    "EX-RIVER-7": """
        w       .       .
            w       .
        w       .       .
            .       .
        .       .       .
            .       .
        .       .       .
            .       .
        .       .       .
    """,
    "EX-RIVER-8": """
        m       .       .
            .       .
        .       .       .
            .       .
        .       .       .
            .       .
        .       .       .
            .       .
        .       .       .
    """,
}


@rule(
    "EX-RIVER-1",
    "EX-RIVER-2",
    "EX-RIVER-3",
    "EX-RIVER-4",
    "EX-RIVER-5",
    "EX-RIVER-6",
    "EX-RIVER-7",
    "EX-RIVER-8",
    "H-SCORE-RIVER-2",
    "H-SCORE-RIVER-3",
    "H-SCORE-RIVER-4",
    "H-SCORE-RIVER-5",
    "H-SCORE-RIVER-6",
)
@pytest.mark.parametrize(
    ("example", "loops", "length", "water"),
    [
        ("EX-RIVER-1", "rulebook", 6, 15),
        ("EX-RIVER-2", "rulebook", 8, 23),
        ("EX-RIVER-3", "rulebook", 5, 11),
        ("EX-RIVER-4", "rulebook", 5, 11),
        ("EX-RIVER-5", "rulebook", 4, 8),
        ("EX-RIVER-5", "bga", 6, 15),
        ("EX-RIVER-6", "rulebook", 4, 8),
        ("EX-RIVER-6", "bga", 6, 15),
        ("EX-RIVER-7", "rulebook", 2, 2),
        ("EX-RIVER-7", "bga", 3, 5),
        ("EX-RIVER-8", "rulebook", 0, 0),
        ("EX-RIVER-8", "bga", 0, 0),
    ],
)
def test_rivers(example: str, loops: RiverLoops, length: int, water: int) -> None:
    text = RIVERS[example]
    assert len(longest_river(GRIDS["A"], stacks(text), loops)) == length
    assert points(text, "water", river_loops=loops) == water


@rule("H-SCORE-RIVER-2", "H-SCORE-RIVER-4")
def test_the_path_of_a_river_leaves_side_branches_out() -> None:
    assert cells(RIVERS["EX-RIVER-1"], "water") == [{"b3", "b2", "c2", "d2", "d3", "e4"}]


@rule("H-SCORE-RIVER-1", "H-SCORE-RIVER-4")
def test_a_river_has_no_upper_limit() -> None:
    line = ["a1", "a2", "a3", "a4", "b4", "c5", "d4", "e4", "e3", "e2", "e1"]
    by_length = []
    for length in range(len(line) + 1):
        board = {cell: ["blue"] for cell in line[:length]}
        by_length.append(points(EMPTY_A, "water", board=board))
    # The river runs beside itself nowhere, so that each token adds to its length.
    assert by_length == [0, 0, 2, 5, 8, 11, 15, 19, 23, 27, 31, 35]


ISLANDS = """
    .       .       .       w
        w       .       w
    w       w       w       w
        .       w       .
    .       .       .       .
        .       w       .
    .       w       .       .
"""


@rule("EX-ISLAND-1", "H-SCORE-ISLAND-1", "H-SCORE-ISLAND-2", "H-SCORE-ISLAND-4")
def test_four_islands_bring_20() -> None:
    assert points(ISLANDS, "water") == 20
    assert cells(ISLANDS, "water") == [
        {"a1"},
        {"a3", "a4", "b2", "b3", "c3"},
        {"c1", "d1", "e1"},
        {"e3", "e4", "f2", "f3", "g3", "g4"},
    ]


@rule("EX-ISLAND-2", "H-SCORE-ISLAND-3")
def test_an_empty_side_b_is_one_island() -> None:
    assert points(EMPTY_B, "water") == 5


@rule("H-LAND-6", "H-SCORE-ISLAND-2")
def test_bare_trunks_are_land() -> None:
    assert points(ISLANDS, "water", board={"a1": ["brown"], "a2": ["blue"], "b1": ["blue"]}) == 10


@rule("H-SCORE-ISLAND-5")
def test_rivers_are_for_side_a_and_islands_for_side_b() -> None:
    board = {"a1": ["blue"], "a2": ["blue"], "a3": ["blue"]}
    assert points(EMPTY_A, "water", board=board) == 5  # a river of three
    assert points(EMPTY_B, "water", board=board) == 5  # one island
    assert points(EMPTY_A, "water") == 0
    assert points(EMPTY_A, "water", board={**board, "a4": ["blue"]}) == 8
    assert points(EMPTY_B, "water", board={**board, "a4": ["blue"]}) == 5


@rule("H-SCORE-CARD-1", "H-SCORE-CARD-2")
@pytest.mark.parametrize("placed", range(6))
def test_a_card_scores_its_highest_free_number_only(placed: int) -> None:
    tally = GAME.tally(sheet(EMPTY_A, cards=[{"card": "frog", "placed": placed}]))
    assert tally.animals == [0, 2, 4, 6, 10, 15][placed]


@rule("H-COMP-3", "H-SCORE-CARD-1")
def test_every_card_has_a_number_for_every_cube() -> None:
    for animal in FACTS.animals:
        for placed, expected in enumerate((0, *animal.points)):
            document = sheet(EMPTY_A, cards=[{"card": animal.id, "placed": placed}])
            assert GAME.tally(document).total == expected


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_score_of_a_state_is_the_tally_of_its_view(side: Side) -> None:
    for seed in range(20):
        options = Options(side=side, spirits=seed % 2 == 0, river_loops="bga")
        play = random_play(GAME, options, 2, seed)
        view = GAME.view(play.last, None)
        for player, score in zip(view.players, GAME.score(play.last), strict=True):
            document = msgspec.to_builtins(player) | {"side": side, "river_loops": "bga"}
            tally = msgspec.to_builtins(GAME.tally(msgspec.convert(document, type=GAME.sheet_type)))
            for category, value in score.categories.items():
                assert tally[category] == value
            assert tally["total"] == score.total


def test_items_name_their_rules() -> None:
    state = act(position(TALLY, cards=["eagle"], cubes={"e1": "eagle"}), "g1")
    for item in GAME.score(state)[0].items:
        assert item.rule.startswith("H-S")
        assert item.cells
        assert item.subject
