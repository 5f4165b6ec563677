"""What a seat sees, is told and may imagine; what it may choose and write down."""

from collections import Counter
from typing import get_args

import pytest

from harmonium.core.deal import Generator
from harmonium.core.errors import BadNotation
from harmonium.core.game import Seat
from harmonium.games.take_it_easy import GAME, Choose, Options
from harmonium.games.take_it_easy.actions import CHOICES
from harmonium.games.take_it_easy.board import CODES, Cell, TileCode
from harmonium.games.take_it_easy.view import Called, Chose, Placed, RoundEnded
from harmonium.testing import rule
from take_it_easy_boards import BOARD_178, act_all, board, play_round, start


@pytest.mark.parametrize("number", [0, 9, 10, 18])
def test_a_choice_is_written_as_c_and_the_number_of_the_cell(number: int) -> None:
    assert GAME.format(Choose(Cell(number))) == f"c{number}"
    assert GAME.parse(f"c{number}") == Choose(Cell(number))


@pytest.mark.parametrize("text", ["C9", "9", "c", "c-1", "c09", "c 9", "c9 ", "c100", "c٣", "c9\n"])
def test_other_texts_are_no_choice(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse(text)
    assert refused.value.arguments == {"text": text, "example": "c9"}


def test_there_are_nineteen_choices() -> None:
    assert [choice.cell for choice in CHOICES] == list(range(19))


def test_the_last_choice_of_a_round_is_told_with_all_that_follows() -> None:
    order = " ".join(code for code in board(BOARD_178) if code)
    table = start(order, "978", seats=2, options=Options(rounds=2))
    for number in range(18):
        act_all(table, number, number)
    table.act(0, "c18")
    before = table.state
    table.act(1, "c18")
    told = GAME.told(before, Seat(1), Choose(Cell(18)), table.state, Seat(0))
    assert told == (
        Chose(Seat(1), None),
        Placed(TileCode("128"), (Cell(18), Cell(18))),
        RoundEnded(0),
        Called(TileCode("978")),
    )


def test_after_the_last_round_no_tile_is_called() -> None:
    table = start(" ".join(code for code in board(BOARD_178) if code))
    for number in range(18):
        act_all(table, number)
    before = table.state
    table.act(0, "c18")
    kinds = [
        type(event) for event in GAME.told(before, Seat(0), Choose(Cell(18)), table.state, Seat(0))
    ]
    assert kinds == [Chose, Placed, RoundEnded]
    assert set(kinds) < set(get_args(GAME.event_type))


@rule("T-TURN-4")
def test_imagined_tiles_to_come_are_even() -> None:
    """With one call left, each of the nine tiles that were not called is as likely as another."""
    table = start(" ".join(CODES[:19]))
    for number in range(17):
        act_all(table, number)
    view = table.view(0)
    draws = 900
    drawn = Counter(
        GAME.redeal(view, Generator.from_seed(seed)).deal.calls[0][18] for seed in range(draws)
    )
    assert set(drawn) == set(CODES[18:])
    # 8 degrees of freedom: above 35 in three of a hundred thousand cases; the seeds are fixed.
    assert sum((count - 100) ** 2 / 100 for count in drawn.values()) < 35


@rule("T-TURN-5")
def test_imagined_choices_of_others_are_even_among_what_they_may_choose() -> None:
    table = start("978 568", seats=2, options=Options("connected", rounds=1))
    act_all(table, 9, 9)
    table.act(0, "c4")
    view = table.view(1)
    draws = 600
    chosen = Counter(
        GAME.redeal(view, Generator.from_seed(seed)).choices[0] for seed in range(draws)
    )
    assert set(chosen) == {4, 5, 8, 10, 13, 14}
    # 5 degrees of freedom: above 29 in three of a hundred thousand cases; the seeds are fixed.
    assert sum((count - 100) ** 2 / 100 for count in chosen.values()) < 29


def test_the_own_choice_is_known_and_not_imagined() -> None:
    table = start(seats=2)
    table.act(0, "c4")
    for seed in range(5):
        imagined = GAME.redeal(table.view(0), Generator.from_seed(seed))
        assert imagined.choices == (4, None)


def test_imagined_matches_keep_the_first_caller_and_the_rounds_that_were() -> None:
    order = " ".join(code for code in board(BOARD_178) if code)
    options = Options(rounds=3)
    table = start(order, "978 123", seats=3, first_caller=2, options=options)
    play_round(table, BOARD_178, BOARD_178, BOARD_178)
    act_all(table, 0, 1, 2)
    imagined = GAME.redeal(table.view(1), Generator.from_seed(1))
    GAME.check_deal(options, 3, imagined.deal)
    assert imagined.deal.first_caller == 2
    assert imagined.deal.calls[0] == table.deal.calls[0]
    assert imagined.deal.calls[1][:2] == ("978", "123")
    assert imagined.deal.calls[2] != table.deal.calls[2]
