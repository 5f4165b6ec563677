"""Setting up, turns, placing, the end of a round, matches and playing alone."""

from collections import Counter

import msgspec
import pytest

from harmonium.core.deal import Generator
from harmonium.core.errors import (
    BadNotation,
    CannotUndo,
    IllegalAction,
    IllegalOptions,
    ImpossibleDeal,
)
from harmonium.core.game import Seat, Variant
from harmonium.games.take_it_easy import GAME, Choose, Deal, Options
from harmonium.games.take_it_easy.advice import ToCome
from harmonium.games.take_it_easy.board import CODES, EMPTY, TURNS, Cell
from harmonium.games.take_it_easy.options import Placement, Scoring
from harmonium.games.take_it_easy.scoring import line_points
from harmonium.testing import random_play, rule
from take_it_easy_boards import (
    BOARD_178,
    BOARD_307,
    BOARD_319,
    act_all,
    all_cells,
    board,
    by_subject,
    legal_cells,
    play_round,
    played,
    start,
    tiles,
    written,
)

HALF_TURNED_307 = written(board(BOARD_307)[::-1])


@rule("T-SETUP-1")
def test_each_player_has_a_board_and_a_set_of_tiles() -> None:
    """Every seat lays the called tile from a set of its own: all can have it at once."""
    table = start("978", seats=6)
    act_all(table, 0, 0, 0, 0, 0, 0)
    assert [one[0] for one in table.view(None).boards] == ["978"] * 6


@rule("T-SETUP-2")
@pytest.mark.parametrize("seats", range(1, 7))
def test_chance_decides_who_calls_first(seats: int) -> None:
    games = 600
    first = Counter(
        GAME.deal(Options(rounds=1), seats, Generator.from_seed(seed)).first_caller
        for seed in range(games)
    )
    assert set(first) == set(range(seats))
    # Five standard deviations of a fair draw.
    fair = games / seats
    assert all(abs(count - fair) <= 5 * (fair * (1 - 1 / seats)) ** 0.5 for count in first.values())


@rule("T-SETUP-2")
@pytest.mark.parametrize("caller", [-1, 2])
def test_the_first_caller_sits_at_the_table(caller: int) -> None:
    with pytest.raises(ImpossibleDeal) as refused:
        start(seats=2, first_caller=caller)
    assert refused.value.rule == "T-SETUP-2"


@rule("T-SETUP-3")
def test_every_tile_is_equally_likely_in_every_turn() -> None:
    rounds = 24 * 90
    seen: list[Counter[str]] = [Counter() for _ in range(TURNS)]
    for seed in range(rounds // 24):
        dealt = GAME.deal(Options(rounds=24), 1, Generator.from_seed(seed))
        for calls in dealt.calls:
            for turn, code in enumerate(calls):
                seen[turn][code] += 1
    expected = rounds / 27
    for counts in seen:
        # 26 degrees of freedom: above 65 in three of a hundred thousand cases; the seeds are fixed.
        distance = sum((counts[code] - expected) ** 2 / expected for code in CODES)
        assert distance < 65


@rule("T-SETUP-5")
def test_boards_start_empty() -> None:
    assert start(seats=3).view(None).boards == (EMPTY, EMPTY, EMPTY)


@rule("T-TURN-1", "T-END-1")
def test_a_round_has_nineteen_turns_with_nineteen_different_tiles() -> None:
    table = start()
    called = []
    while table.actors:
        called.append(table.view(0).calls[0][-1])
        table.act(0, next(iter(table.legal(0))))
    assert len(called) == len(set(called)) == 19


@rule("T-TURN-1")
@pytest.mark.parametrize("calls", [CODES[:18], CODES[:20], (*CODES[:18], CODES[0])])
def test_other_calls_than_nineteen_different_tiles_are_impossible(
    calls: tuple[str, ...],
) -> None:
    deal = Deal(Seat(0), (tiles(" ".join(calls)),))
    with pytest.raises(ImpossibleDeal) as refused:
        GAME.check_deal(Options(), 1, deal)
    assert refused.value.rule == "T-TURN-1"


@rule("T-COMP-2")
def test_a_tile_that_does_not_exist_cannot_be_called() -> None:
    deal = Deal(Seat(0), (tiles("999 " + " ".join(CODES[:18])),))
    with pytest.raises(ImpossibleDeal) as refused:
        GAME.check_deal(Options(), 1, deal)
    assert refused.value.rule == "T-COMP-2"
    assert refused.value.arguments == {"tile": "999"}


@rule("T-TURN-2")
def test_all_place_the_called_tile_the_caller_too() -> None:
    table = start("978 123", seats=3, first_caller=1)
    assert table.actors == (0, 1, 2)
    act_all(table, 0, 4, 9)
    assert [(one[0], one[4], one[9]) for one in table.view(None).boards] == [
        ("978", None, None),
        (None, "978", None),
        (None, None, "978"),
    ]


@rule("T-TURN-2")
def test_the_next_tile_is_called_when_nobody_is_still_choosing() -> None:
    table = start("978 123", seats=2)
    table.act(1, "c0")
    assert not table.legal(1)
    assert table.view(0).calls == (("978",),)
    table.act(0, "c0")
    assert table.actors == (0, 1)
    assert table.view(0).calls == (("978", "123"),)


@rule("T-TURN-2")
def test_nobody_places_a_tile_twice() -> None:
    table = start(seats=2)
    table.act(0, "c0")
    assert not table.legal(0)
    with pytest.raises(IllegalAction) as refused:
        table.act(0, "c1")
    assert refused.value.rule == "T-TURN-2"


@rule("T-TURN-3")
def test_all_place_the_same_nineteen_tiles_and_eight_are_left_over() -> None:
    play = random_play(GAME, Options(rounds=1), seats=4, seed=11)
    (boards,) = play.last.finished
    assert len({frozenset(one) for one in boards}) == 1
    assert len(set(CODES) - set(boards[0])) == 8


@rule("T-TURN-3")
def test_placing_changes_nothing_on_another_board() -> None:
    for others in (1, 18):
        table = start("978 123", seats=2)
        act_all(table, 9, others)
        assert table.view(None).boards[0] == board(
            "... ... ... | ... ... ... ... | ... ... 978 ... ... | ... ... ... ... | ... ... ..."
        )
        assert legal_cells(table, 0) == all_cells() - {9}


@rule("T-TURN-4")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_knows_which_tiles_were_called(viewer: int | None) -> None:
    table = start("978 123 564", seats=2)
    act_all(table, 0, 0)
    view = table.view(viewer)
    assert view.calls == (("978", "123"),)
    to_come = [mark for mark in GAME.marks(view) if isinstance(mark, ToCome)]
    assert [set(mark.tiles) for mark in to_come] == [set(CODES) - {"978", "123"}]


@rule("T-TURN-5")
def test_a_choice_is_secret_until_the_last_seat_has_chosen() -> None:
    table = start("978", seats=2)
    table.act(0, "c0")
    for viewer in (None, 1):
        assert table.view(viewer).boards[0] == EMPTY
        assert table.view(viewer).choice is None
        assert table.view(viewer).has_chosen == (True, False)
    table.act(1, "c4")
    for viewer in (None, 0, 1):
        assert table.view(viewer).boards[0][0] == "978"
        assert table.view(viewer).boards[1][4] == "978"


@rule("T-TURN-5")
def test_nobody_is_told_the_cell_that_another_chose() -> None:
    secret = []
    for chosen in (3, 8):
        table = start(seats=2)
        before = table.state
        table.act(0, Choose(Cell(chosen)))
        told = GAME.told(before, Seat(0), Choose(Cell(chosen)), table.state, Seat(1))
        secret.append((told, table.view(1), table.view(None)))
    assert secret[0] == secret[1]


@rule("T-PLACE-1")
def test_a_tile_keeps_its_bands_upright_wherever_it_lies() -> None:
    """An action names a cell and no turning; three equal tiles score in one direction only."""
    assert [field.name for field in msgspec.structs.fields(Choose)] == ["cell"]
    column = board(
        "978 964 923 | ... ... ... ... | ... ... ... ... ... | ... ... ... ... | ... ... ..."
    )
    assert by_subject(line_points(column)) == {"V1": 27}


@rule("T-PLACE-2", "T-EX-10")
def test_a_cell_has_room_for_one_tile() -> None:
    table = start()
    table.act(0, "c9")
    assert legal_cells(table) == all_cells() - {9}
    with pytest.raises(IllegalAction) as refused:
        table.act(0, "c9")
    assert refused.value.rule == "T-PLACE-2"
    assert refused.value.arguments == {"cell": 9}


@rule("T-PLACE-2", "T-BOARD-1", "T-EX-10")
@pytest.mark.parametrize("number", [-1, 19, 99])
def test_a_cell_off_the_board_is_refused(number: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        start().act(0, Choose(Cell(number)))
    assert refused.value.rule == "T-BOARD-1"


@rule("T-PLACE-3", "T-EX-10")
@pytest.mark.parametrize("text", ["", "pass", "discard", "c", "-"])
def test_there_is_no_passing(text: str) -> None:
    table = start()
    with pytest.raises(BadNotation):
        table.act(0, text)
    assert table.actors == (0,)


@rule("T-PLACE-3")
def test_the_called_tile_must_be_placed_even_if_it_spoils_every_line() -> None:
    almost_full = board(BOARD_307)[:18]
    table = start(" ".join(code for code in almost_full if code) + " 124")
    for number in range(18):
        table.act(0, f"c{number}")
    before = table.score()[0].total
    assert legal_cells(table) == {18}
    table.act(0, "c18")  # where 563 would have completed V5, A5 and B3
    assert table.score()[0].total == before == 307 - 15 - 18 - 15


@rule("T-EX-10")
@pytest.mark.parametrize("text", ["978", "978 c9", "c9 978"])
def test_nobody_chooses_the_tile(text: str) -> None:
    """The called tile is laid; an action has no place for another one."""
    table = start("123")
    with pytest.raises(BadNotation):
        table.act(0, text)
    table.act(0, "c9")
    assert table.view(0).boards[0][9] == "123"


@rule("T-PLACE-4")
def test_a_choice_may_be_changed_until_all_have_chosen() -> None:
    table = start(seats=2)
    table.act(0, "c0")
    table.undo(0)
    table.act(0, "c5")
    table.act(1, "c1")
    assert table.view(None).boards[0][0] is None
    assert table.view(None).boards[0][5] is not None


@rule("T-PLACE-4", "T-EX-10")
def test_a_placed_tile_never_moves() -> None:
    table = start(seats=2)
    act_all(table, 0, 1)
    for seat in (0, 1):
        with pytest.raises(CannotUndo) as refused:
            table.undo(seat)
        assert refused.value.message == "reveal-all-placed"


@rule("T-PLACE-5")
def test_neighbours_need_not_match() -> None:
    table = start("123 568", options=Options("connected"))
    table.act(0, "c9")
    assert {4, 5, 8, 10, 13, 14} == legal_cells(table)
    table.act(0, "c10")
    assert table.view(0).boards[0][9:11] == ("123", "568")


@rule("T-END-1")
def test_the_round_is_over_when_the_nineteenth_tile_lies_on_every_board() -> None:
    table = played(BOARD_178, BOARD_178)
    assert table.is_over
    assert table.actors == ()
    assert table.view(None).finished == ((board(BOARD_178), board(BOARD_178)),)
    assert table.result is not None


@rule("T-END-1")
def test_after_the_end_nothing_can_be_placed() -> None:
    table = played(BOARD_178)
    assert not table.legal(0)
    with pytest.raises(IllegalAction) as refused:
        table.act(0, "c0")
    assert refused.value.rule == "T-END-1"


@rule("T-END-1")
def test_there_is_no_result_before_the_end() -> None:
    table = start()
    for number in range(18):
        table.act(0, f"c{number}")
        assert table.result is None
    table.act(0, "c18")
    assert table.result is not None


@rule("T-WIN-1")
def test_whoever_has_the_most_points_wins() -> None:
    worse = BOARD_307.replace("573 574", "574 573")
    result = played(worse, BOARD_307).result
    assert result is not None
    assert result.ranks == (2, 1)
    assert result.totals[1] == 307 > result.totals[0]


@rule("T-WIN-1", "T-MATCH-3")
@pytest.mark.parametrize("rounds", [1, 2])
def test_equal_points_share_the_win(rounds: int) -> None:
    worse = BOARD_307.replace("573 574", "574 573")
    result = played(BOARD_307, worse, HALF_TURNED_307, rounds=rounds).result
    assert result is not None
    assert result.ranks == (1, 3, 1)


@rule("T-MATCH-1")
def test_every_round_begins_with_empty_boards_and_all_tiles() -> None:
    order = " ".join(code for code in board(BOARD_178) if code)
    table = start(order, order, options=Options(rounds=2))
    play_round(table, BOARD_178)
    assert table.view(0).round == 1
    assert table.view(0).boards == (EMPTY,)
    assert table.view(0).calls[1] == ("928",)
    assert legal_cells(table) == all_cells()
    play_round(table, BOARD_178)
    assert table.is_over


@rule("T-MATCH-1")
@pytest.mark.parametrize("rounds", [1, 2, 24])
def test_a_match_has_the_agreed_rounds(rounds: int) -> None:
    assert len(GAME.deal(Options(rounds=rounds), 3, Generator.from_seed(1)).calls) == rounds


@rule("T-MATCH-1")
def test_a_deal_for_another_number_of_rounds_is_impossible() -> None:
    with pytest.raises(ImpossibleDeal) as refused:
        start("123", "123", options=Options(rounds=1))
    assert refused.value.rule == "T-MATCH-1"


@rule("T-MATCH-2")
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_caller_changes_clockwise_until_each_was_caller_once(seats: int) -> None:
    play = random_play(GAME, Options(), seats=seats, seed=seats)
    views = [GAME.view(moment.before, None) for moment in play.moments]
    callers = {view.round: view.caller for view in views}
    first = play.deal.first_caller
    assert list(callers.values()) == [(first + number) % seats for number in range(seats)]


@rule("T-MATCH-3")
def test_the_points_of_all_rounds_are_added() -> None:
    result = played(BOARD_319, rounds=3, scoring="rays").result
    assert result is not None
    assert result.totals == (3 * 319,)


@rule("T-MATCH-3")
def test_bonus_points_count_in_every_round() -> None:
    result = played(BOARD_319, BOARD_319, rounds=2, scoring="best_ray").result
    assert result is not None
    assert result.totals == (2 * (228 + 60), 2 * (228 + 60))


@rule("T-MATCH-4")
def test_being_the_caller_makes_no_difference() -> None:
    for first in range(3):
        table = start("978 123", seats=3, first_caller=first)
        assert table.actors == (0, 1, 2)
        act_all(table, 0, 1, 2)
        assert [legal_cells(table, seat) for seat in range(3)] == [
            all_cells() - {0},
            all_cells() - {1},
            all_cells() - {2},
        ]


@rule("T-MATCH-5")
def test_the_variants_hold_for_every_round() -> None:
    order = " ".join(code for code in board(BOARD_178) if code)
    table = start(order, order, options=Options("connected", "rays", rounds=2))
    for number in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]:
        table.act(0, f"c{number}")
    table.act(0, "c0")
    assert legal_cells(table) == {1, 3, 4}
    assert table.view(0).options == Options("connected", "rays", rounds=2)
    assert set(table.score()[0].categories) == {"lines", "sun_rays", "moon_rays"}


@rule("T-SOLO-1")
def test_one_player_is_caller_and_player_at_once() -> None:
    table = start()
    assert table.actors == (0,)
    assert table.view(0).caller == 0
    assert table.view(0).rounds == 1
    table.act(0, "c0")
    assert table.actors == (0,)


@rule("T-SOLO-2")
def test_each_pair_of_variants_has_its_own_record() -> None:
    placements: list[Placement] = ["free", "connected", "sun_moon_connected"]
    scorings: list[Scoring] = ["standard", "rays"]
    records = [_record(Options(one, other)) for one in placements for other in scorings]
    assert all(one not in records[:place] for place, one in enumerate(records))


@rule("T-SOLO-2")
def test_a_longer_match_is_another_record_and_other_symbols_are_not() -> None:
    record = _record(Options("connected", "rays"))
    assert _record(Options("connected", "rays", rounds=4)) != record
    assert _record(Options("connected", "rays", rounds=1, symbols="s" * 27)) == record


def _record(options: Options) -> Variant:
    deal = GAME.deal(options, 1, Generator.from_seed(0))
    return GAME.variant(GAME.start(options, 1, deal), Seat(0))


@rule("T-SOLO-3", "T-VAR-MIX-4", "T-EX-10")
def test_the_best_ray_cannot_be_played_alone() -> None:
    with pytest.raises(IllegalOptions) as refused:
        start(options=Options(scoring="best_ray"))
    assert refused.value.rule == "T-VAR-MIX-4"


@rule("T-SOLO-3")
@pytest.mark.parametrize("placement", ["free", "connected", "sun_moon_connected"])
@pytest.mark.parametrize("scoring", ["standard", "rays"])
def test_all_other_variants_can_be_played_alone(placement: Placement, scoring: Scoring) -> None:
    play = random_play(GAME, Options(placement, scoring), seats=1, seed=3)
    assert len(play.moments) == 19


def test_the_points_of_a_match_say_which_round_brought_them() -> None:
    (score,) = played(BOARD_178, rounds=2).score()
    lines = by_subject(line_points(board(BOARD_178)))
    for number in (0, 1):
        assert by_subject([item for item in score.items if item.round == number]) == lines
    assert score.total == 2 * 178
