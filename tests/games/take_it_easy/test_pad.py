"""A page of the score pad: the boards of everyone in every round."""

from typing import Any

import pytest

from harmonium.core.errors import IllegalOptions, IllegalPosition
from harmonium.games.take_it_easy.board import CODES, EMPTY
from harmonium.games.take_it_easy.pad import Page, pad
from harmonium.testing import rule
from take_it_easy_boards import BOARD_178, BOARD_319, board


@rule("T-EX-1", "T-SCORE-2")
def test_a_board_of_the_rule_book_line_by_line() -> None:
    told = pad(Page(((board(BOARD_178),),)))
    (account,) = told.rounds[0].boards
    assert account.score.total == 178
    assert told.totals == (178,)
    completed = {line.line: line.points for line in account.lines if line.status == "completed"}
    assert sum(completed.values()) == 178
    assert {item.subject: item.points for item in account.score.items} == completed
    assert len(account.lines) == 15
    assert len(account.left) == 8
    assert account.full


def test_a_board_in_the_making() -> None:
    told = pad(Page(((("978", "964", None, *EMPTY[3:]),),)))
    (account,) = told.rounds[0].boards
    line = next(line for line in account.lines if line.cells == (0, 1, 2))
    assert (line.status, line.value, line.points) == ("alive", 9, 27)
    assert account.score.total == 0
    assert "978" not in account.left
    assert not told.rounds[0].over


@rule("T-EX-4", "T-VAR-BEST-3", "T-VAR-BEST-6")
def test_the_best_rays_are_shared_when_all_boards_are_full_and_name_their_line() -> None:
    one = board(BOARD_319)
    other = (*one[1:], one[0])
    told = pad(Page(((one, other),), scoring="best_ray"))
    items = [item for item in told.rounds[0].boards[0].score.items if item.category != "lines"]
    assert [(item.category, item.points) for item in items] == [
        ("best_sun_ray", 60),
        ("best_moon_ray", 60),
    ]
    assert items[1].subject == "V4"
    lines = {line.line: line for line in told.rounds[0].boards[0].lines}
    assert all(lines[item.subject].cells == tuple(map(int, item.cells)) for item in items)
    assert lines["V4"].ray == "moon"
    running = pad(Page(((one, EMPTY),), scoring="best_ray"))
    assert running.totals == (228, 0)


@rule("T-MATCH-3", "T-WIN-1")
def test_rounds_add_up_and_equal_totals_share_the_first_rank() -> None:
    one, other = board(BOARD_319), board(BOARD_178)
    told = pad(Page(((one, other), (other, one)), scoring="rays"))
    assert told.totals[0] == told.totals[1]
    assert told.ranks == (1, 1)
    assert pad(Page(((one, other),))).ranks == (1, 2)


@rule("T-TURN-3")
def test_boards_with_different_tiles_are_noticed() -> None:
    one, other = board(BOARD_319), board(BOARD_178)
    strange = pad(Page(((one, other),))).rounds[0].strange
    assert set(strange) == {code for code in CODES if (code in one) != (code in other)}
    assert pad(Page(((one, one[::-1]),))).rounds[0].strange == ()
    assert pad(Page(((one, EMPTY),))).rounds[0].strange == ()
    # Their rays cannot be compared, so nobody gets a bonus.
    told = pad(Page(((one, other),), scoring="best_ray"))
    assert told.totals == (228, 178)


@pytest.mark.parametrize(
    ("rounds", "more", "rule_id"),
    [
        ((), {}, "T-COMP-1"),
        (((EMPTY,) * 7,), {}, "T-COMP-1"),
        (((EMPTY,), (EMPTY, EMPTY)), {}, "T-SETUP-1"),
        (((("999", *EMPTY[1:]),),), {}, "T-COMP-2"),
        (((EMPTY,),), {"scoring": "best_ray"}, "T-VAR-MIX-4"),
        (((EMPTY,),), {"symbols": "sun"}, "T-COMP-5"),
    ],
)
def test_what_cannot_be_is_refused(rounds: Any, more: dict[str, Any], rule_id: str) -> None:
    with pytest.raises((IllegalPosition, IllegalOptions)) as refused:
        pad(Page(rounds, **more))
    assert refused.value.rule == rule_id
