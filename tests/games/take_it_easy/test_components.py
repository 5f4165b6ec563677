"""What is in the box: tiles, symbols, boards, lines."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmonium.core.errors import IllegalOptions
from harmonium.core.hexgrid import Hex
from harmonium.games.take_it_easy import GAME, Options
from harmonium.games.take_it_easy.board import (
    BANDS,
    CELLS,
    CODES,
    DEFAULT_SYMBOLS,
    LINES,
    LINES_OF,
    NEIGHBOURS,
    symbol_table,
)
from harmonium.games.take_it_easy.data import FACTS
from harmonium.games.take_it_easy.scoring import line_points
from harmonium.games.take_it_easy.sheet import Sheet, tally
from harmonium.testing import Play, plays, random_play, rule
from take_it_easy_boards import BOARD_319, all_cells, board, cell, legal_cells, start, tiles

ANY_SYMBOLS = st.text("sm", min_size=27, max_size=27)


@rule("T-COMP-1")
@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_people_play(seats: int) -> None:
    GAME.check(Options(), seats)
    assert len(start(seats=seats).state.boards) == seats


@rule("T-COMP-1")
@pytest.mark.parametrize("seats", [-1, 0, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(IllegalOptions) as refused:
        GAME.check(Options(), seats)
    assert refused.value.rule == "T-COMP-1"
    assert refused.value.arguments == {"seats": seats, "least": 1, "most": 6}


@rule("T-COMP-2")
def test_every_combination_of_the_bands_is_on_one_tile() -> None:
    assert sorted(BANDS.values()) == sorted(product((1, 5, 9), (2, 6, 7), (3, 4, 8)))
    assert len(CODES) == len(set(CODES)) == 27


@rule("T-COMP-3")
def test_a_tile_is_named_after_its_vertical_rising_and_falling_value() -> None:
    assert {code: "".join(map(str, bands)) for code, bands in BANDS.items()} == {
        code: code for code in CODES
    }


@rule("T-COMP-3")
def test_a_tile_may_be_written_with_hyphens() -> None:
    codes = board(BOARD_319)
    hyphenated = tuple("-".join(code) for code in codes if code)
    assert hyphenated[0] == "9-6-8"
    assert tally(Sheet(board=hyphenated)) == tally(Sheet(board=codes))


@rule("T-COMP-4")
def test_each_value_has_its_colour() -> None:
    assert FACTS.colours == {
        "1": "white",
        "2": "red",
        "3": "blue",
        "4": "purple",
        "5": "light_green",
        "6": "yellow",
        "7": "orange",
        "8": "pink",
        "9": "dark_green",
    }


@rule("T-COMP-5", "T-SYM-3")
def test_each_tile_has_one_symbol() -> None:
    symbols = symbol_table("default")
    assert set(symbols) == set(CODES)
    assert set(symbols.values()) == {"sun", "moon"}


@rule("T-COMP-5")
def test_a_tile_has_the_same_symbol_for_every_player() -> None:
    """Two equal boards have equal rays, whoever they belong to."""
    tallied = tally(Sheet(boards=(board(BOARD_319),) * 6, scoring="rays"))
    assert len(set(map(str, tallied.scores))) == 1


@rule("T-COMP-5", "T-SYM-1")
@pytest.mark.parametrize("symbols", ["", "sun", "s" * 26, "s" * 28, "S" * 27, "s" * 26 + "x"])
def test_symbols_that_are_not_one_letter_a_tile_are_refused(symbols: str) -> None:
    with pytest.raises(IllegalOptions) as refused:
        GAME.check(Options(symbols=symbols), 1)
    assert refused.value.rule == "T-COMP-5"


@rule("T-COMP-6")
@given(plays(GAME, options=st.just(Options(rounds=1))), ANY_SYMBOLS)
def test_the_symbols_change_nothing_in_the_standard_game(play: Play, symbols: str) -> None:
    again = random_play(GAME, Options(rounds=1, symbols=symbols), play.seats, play.seed)
    assert [moment.action for moment in again.moments] == [m.action for m in play.moments]
    assert GAME.score(again.last) == GAME.score(play.last)


@rule("T-BOARD-1")
def test_the_board_has_five_columns_of_3_4_5_4_3_cells() -> None:
    assert len(CELLS) == 19
    assert [count for _, count in sorted(Counter(at.q for at in CELLS).items())] == [3, 4, 5, 4, 3]


@rule("T-BOARD-1")
def test_all_cells_of_an_empty_board_can_be_chosen() -> None:
    assert legal_cells(start()) == all_cells()


@rule("T-BOARD-2")
def test_the_coordinates_are_those_at_most_two_from_the_middle() -> None:
    expected = {
        (q, r) for q, r in product(range(-2, 3), repeat=2) if max(abs(q), abs(r), abs(q + r)) <= 2
    }
    assert set(CELLS) == expected


@rule("T-BOARD-2")
def test_a_cell_is_drawn_at_height_r_plus_half_q() -> None:
    """The picture of the board, read from the top: who stands higher comes first."""
    picture = [[7], [3, 12], [0, 8, 16], [4, 13], [1, 9, 17], [5, 14], [2, 10, 18], [6, 15], [11]]
    heights = [{CELLS[number].r + CELLS[number].q / 2 for number in row} for row in picture]
    assert heights == [{-2.0}, {-1.5}, {-1.0}, {-0.5}, {0.0}, {0.5}, {1.0}, {1.5}, {2.0}]


@rule("T-BOARD-3")
def test_neighbours_have_a_common_side() -> None:
    for here, at in enumerate(CELLS):
        around = [
            (at.q + 1, at.r),
            (at.q - 1, at.r),
            (at.q, at.r + 1),
            (at.q, at.r - 1),
            (at.q + 1, at.r - 1),
            (at.q - 1, at.r + 1),
        ]
        on_board = {cell(q, r) for q, r in around if Hex(q, r) in CELLS}
        assert set(NEIGHBOURS[here]) == on_board
        assert len(NEIGHBOURS[here]) == len(on_board)


@rule("T-BOARD-4")
@pytest.mark.parametrize(
    ("letter", "constant"),
    [("V", lambda q, _: q), ("A", lambda q, r: q + r), ("B", lambda _, r: r)],
    ids=["columns", "rising", "falling"],
)
def test_the_lines_of_a_direction_keep_one_coordinate(letter: str, constant: object) -> None:
    assert callable(constant)
    lines = [line for line in LINES if line.id[0] == letter]
    assert [line.id for line in lines] == [f"{letter}{number}" for number in range(1, 6)]
    assert [len(line.cells) for line in lines] == [3, 4, 5, 4, 3]
    for number, line in enumerate(lines):
        expected = {i for i, (q, r) in enumerate(CELLS) if constant(q, r) == number - 2}
        assert set(line.cells) == expected


@rule("T-BOARD-4")
def test_each_cell_is_on_a_column_a_rising_and_a_falling_line() -> None:
    assert len(LINES) == 15
    for number, lines in enumerate(LINES_OF):
        assert [line.id[0] for line in lines] == ["V", "A", "B"]
        assert all(number in line.cells for line in lines)


@rule("T-BOARD-4")
def test_the_band_that_counts_runs_along_the_line() -> None:
    """A line going up to the right counts the rising band, whose value comes second."""
    directions = {
        "V": {(0, 1)},
        "A": {(1, -1)},
        "B": {(1, 0)},
    }
    for line in LINES:
        steps = {
            (CELLS[b].q - CELLS[a].q, CELLS[b].r - CELLS[a].r)
            for a, b in zip(line.cells, line.cells[1:], strict=False)
        }
        assert steps == directions[line.id[0]]
        assert line.direction == "VAB".index(line.id[0])


@rule("T-BOARD-5")
def test_cells_are_numbered_down_each_column_from_the_left() -> None:
    assert list(CELLS) == sorted(CELLS, key=lambda at: (at.q, at.r))


@rule("T-BOARD-5")
def test_the_half_turn_brings_cell_i_to_cell_18_minus_i() -> None:
    assert [CELLS[18 - number] for number in range(19)] == [Hex(-at.q, -at.r) for at in CELLS]


@rule("T-BOARD-5")
def test_the_half_turn_brings_lines_to_lines_of_their_direction() -> None:
    lines = {(line.direction, frozenset(line.cells)) for line in LINES}
    turned = {(line.direction, frozenset(18 - one for one in line.cells)) for line in LINES}
    assert turned == lines


@rule("T-BOARD-5")
@given(st.permutations(CODES))
def test_the_half_turn_keeps_the_score(order: list[str]) -> None:
    full = board(" ".join(order[:19]))
    points = sorted(item.points for item in line_points(full))
    assert sorted(item.points for item in line_points(full[::-1])) == points


@rule("T-SYM-2")
def test_thirteen_tiles_are_suns_by_default() -> None:
    suns = tiles("124 163 173 178 524 528 563 564 578 923 964 968 974")
    table = symbol_table("default")
    assert [code for code in CODES if table[code] == "sun"] == list(suns)
    assert DEFAULT_SYMBOLS.count("s") == 13
    assert DEFAULT_SYMBOLS.count("m") == 14


@rule("T-SYM-1")
def test_a_box_can_correct_the_symbols() -> None:
    table = symbol_table("m" * 26 + "s")
    assert [code for code in CODES if table[code] == "sun"] == ["978"]


@rule("T-SYM-1")
@given(
    plays(
        GAME,
        options=st.builds(
            Options,
            placement=st.just("sun_moon_connected"),
            scoring=st.just("rays"),
            symbols=ANY_SYMBOLS,
        ),
        seats=st.just(1),
    )
)
def test_rays_follow_whatever_list_of_symbols_is_given(play: Play) -> None:
    letters = dict(zip(CODES, play.options.symbols, strict=True))
    (full,) = play.last.finished[0]
    suns = [line for line in LINES if {letters[full[one]] for one in line.cells} == {"s"}]
    (score,) = GAME.score(play.last)
    assert score.categories["sun_rays"] == 7 * sum(len(line.cells) for line in suns)
