import pytest

from games.harmonies.kit import EMPTY_A, act, can, options_for, position, refused, sheet
from harmonium.core.deal import Generator
from harmonium.games.harmonies import GAME, Options, State
from harmonium.games.harmonies.cards import CARD, CARDS
from harmonium.testing import rule


def table(seats: int = 2, seed: int = 3) -> State:
    options = Options(spirits=True, first_player=1)
    state: State = GAME.start(options, seats, GAME.deal(options, seats, Generator.from_seed(seed)))
    return state


def spirit_points(text: str, spirit: str, *, placed: bool = True) -> int:
    points: int = GAME.tally(sheet(text, spirit={"card": spirit, "placed": placed})).spirit
    return points


@rule("H-SPIRIT-2")
def test_the_spirit_is_chosen_before_anything_else() -> None:
    state = table()
    offer = [CARDS[card].id for card in state.offers[0]]
    assert options_for(state) == [f"choose:{card}" for card in offer]
    assert refused(state, "g1") == "H-SPIRIT-2"
    chosen = act(state, f"choose:{offer[1]}")
    assert chosen.phase == "turn"
    assert CARDS[chosen.areas[0].spirit].id == offer[1]
    assert refused(chosen, f"choose:{offer[0]}") == "H-SPIRIT-2"


@rule("H-SPIRIT-1")
def test_only_one_of_the_two_dealt_can_be_chosen() -> None:
    state = table()
    others = [card.id for card in CARDS if card.spirit and CARD[card.id] not in state.offers[0]]
    for card in others:
        assert refused(state, f"choose:{card}") == "H-SPIRIT-1"
    assert refused(state, "choose:bee") == "H-SPIRIT-1"


@rule("H-SPIRIT-2", "H-INFO-3")
def test_everybody_chooses_in_the_own_first_turn_and_only_then() -> None:
    state = table(seats=3)
    phases = []
    for _ in range(6):
        phases.append(state.phase)
        if state.phase == "spirit":
            state = act(state, options_for(state)[0])
        state = act(state, "g1")
        while state.hand:
            placing = [text for text in options_for(state) if "@" in text]
            state = act(state, placing[0])
        state = act(state, "end")
    assert phases == ["spirit"] * 3 + ["turn"] * 3


@rule("H-SPIRIT-3")
def test_the_chosen_spirit_has_one_cube_and_is_active() -> None:
    state = act(table(), options_for(table())[0])
    area = state.areas[0]
    assert area.active == [area.spirit]
    assert area.left(area.spirit) == 1


@rule("H-SPIRIT-4")
def test_an_animal_card_may_be_taken_in_the_same_turn() -> None:
    state = act(table(), options_for(table())[0])
    assert not state.took_card
    assert len(options_for(state, "take:")) == 5


RAM = """
    .       .       .
        .       .
    .       mm      .
        .       .
    .       mmm     .
        .       .
    .       .       .
        .       .
    .       .       .
"""


@rule("H-SPIRIT-5", "H-SPIRIT-6")
def test_the_spirit_cube_is_placed_like_any_other_and_then_scores() -> None:
    state = position(RAM, spirit="ram", cards=["eagle"])
    assert options_for(state, "ram@") == ["ram@c3"]
    assert GAME.score(state)[0].categories["spirit"] == 0
    assert refused(state, "ram@c2") == "H-CUBE-2"
    state = act(state, "ram@c3")
    assert GAME.score(state)[0].categories["spirit"] == 8
    assert not can(state, "ram@c3")
    assert refused(state, "ram@c3") == "H-CUBE-10"
    # It scores the board as it is at the end, not as it was.
    grown = act(position(RAM, spirit="ram", cubes={"c3": "ram"}, hand="mm"), "gray@a1", "gray@a1")
    assert GAME.score(grown)[0].categories["spirit"] == 12


@rule("H-SPIRIT-6")
def test_a_spirit_without_its_cube_costs_and_brings_nothing() -> None:
    assert spirit_points(RAM, "ram", placed=False) == 0
    assert spirit_points(RAM, "ram") == 8


@rule("H-SPIRIT-7")
def test_spirit_points_come_on_top() -> None:
    without = GAME.tally(sheet(RAM))
    having = GAME.tally(sheet(RAM, spirit={"card": "ram", "placed": 1}))
    assert having.landscape == without.landscape == 10
    assert having.total == without.total + 8


BUILDINGS = """
    .       .       .       .
        .       mr      .
    .       .       .       .
        .       .       .
    .       .       rr      .
        .       .       .
    r       tr      .       .
"""
PAIRS = """
    .       .       .       .
        .       mr      .
    .       .       rr      .
        .       .       .
    r       tr      .       .
        .       .       .
    tr      tr      .       .
"""


@rule("EX-SPIRIT-CAT", "H-SPIRIT-8", "H-LAND-5")
def test_the_cat_counts_groups_of_buildings() -> None:
    assert spirit_points(BUILDINGS, "cat") == 12


@rule("EX-SPIRIT-STORK", "H-SPIRIT-8", "H-LAND-5")
def test_the_stork_counts_groups_of_two_buildings() -> None:
    assert spirit_points(PAIRS, "stork") == 12


COUNTRY = """
    f       f       f
        w       f
    l       tl      ttl
        m       mm
    .       l       mmm
        w       w
    .       w       f
        .       .
    m       .       f
"""


@rule("H-SPIRIT-8")
@pytest.mark.parametrize(
    ("spirit", "points"),
    [
        ("lion", 2 + 10 + 2),  # a1; c1 d1 e1; e4 e5
        ("butterfly", 3 * 5),
        ("deer", 2 * 4),  # c2, e2
        ("owl", 3 + 3 + 3 + 1),  # a2, c3, c2, e2
        ("cat", 0),
        ("stork", 0),
        ("ram", 4 + 4),  # d2, e3
        ("marmot", 3 + 3 + 3 + 1),  # b2, a5, d2, e3: also those without company
        ("dragonfly", 7),  # b3 c4 d3; b1 is alone
        ("turtle", 4 * 2),
    ],
)
def test_each_spirit_scores_in_its_own_way(spirit: str, points: int) -> None:
    assert spirit_points(COUNTRY, spirit) == points


@rule("H-SPIRIT-8")
@pytest.mark.parametrize(
    ("size", "lion", "butterfly", "dragonfly", "turtle"),
    [(0, 0, 0, 0, 0), (1, 2, 5, 0, 2), (2, 2, 5, 7, 4), (3, 10, 5, 7, 6), (5, 10, 5, 7, 10)],
)
def test_groups_score_by_their_size(
    size: int, lion: int, butterfly: int, dragonfly: int, turtle: int
) -> None:
    column = ["a1", "a2", "a3", "a4", "a5"][:size]

    def points(spirit: str, colour: str) -> int:
        board = {cell: [colour] for cell in column}
        document = sheet(EMPTY_A, board=board, spirit={"card": spirit, "placed": True})
        found: int = GAME.tally(document).spirit
        return found

    assert points("lion", "yellow") == lion
    assert points("butterfly", "yellow") == butterfly
    assert points("dragonfly", "blue") == dragonfly
    assert points("turtle", "blue") == turtle


@rule("H-SPIRIT-8")
def test_path_length_plays_no_part_and_both_sides_count_alike() -> None:
    ring = {cell: ["blue"] for cell in ("b1", "b2", "c1", "c3", "d1", "d2")}
    for side in ("A", "B"):
        document = sheet(
            EMPTY_A, side=side, board=ring, spirit={"card": "dragonfly", "placed": True}
        )
        assert GAME.tally(document).spirit == 7


def test_every_spirit_is_known_by_its_id() -> None:
    known = "lion butterfly deer owl cat stork ram marmot dragonfly turtle"
    assert " ".join(card.id for card in CARDS if card.spirit) == known
