"""Previews and marks."""

from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.actions import Place
from harmonium.games.tranquility.advice import (
    ClosedMark,
    DrawMark,
    FitMark,
    GapMark,
    Homeless,
    JokerFit,
    WholeHand,
    WrongWayUp,
)
from harmonium.games.tranquility.board import Row
from harmonium.games.tranquility.cards import JOKER, Card
from harmonium.games.tranquility.placing import cost
from harmonium.games.tranquility.state import Storms
from harmonium.testing import random_play, rule
from tranquility_tables import Play, cards, full_grid, play


def test_a_card_shows_where_it_fits_and_what_it_costs() -> None:
    table = play(hands=["6 60 61", "5"], grid={1: 3, 3: 7, 5: 40})
    marks = GAME.marks(table.view(0))
    fits = {
        (mark.cell, mark.cost, mark.obstacle)
        for mark in marks
        if isinstance(mark, FitMark) and mark.card == "6"
    }
    assert fits == {(2, 1, None)}
    dear = [mark for mark in marks if isinstance(mark, FitMark) and mark.card == "60"]
    assert next(mark for mark in dear if mark.cell == 6).obstacle == "Q-COST-5"
    assert next(mark for mark in dear if mark.cell == 7).obstacle is None


def test_marks_without_an_obstacle_are_the_legal_placements() -> None:
    options = Options(jagged_rocks=True, storm_compass=True, sea_monsters="low", high_arch=True)
    for seed in range(3):
        for moment in random_play(GAME, options, 3, seed).moments:
            state = moment.before
            seat = GAME.actors(state)[0]
            if state.agenda[-1].kind != "turn":
                continue
            legal = {GAME.format(action) for action in GAME.legal(state, seat)}
            marked = {
                f"{mark.card}@{mark.cell}"
                for mark in GAME.marks(GAME.view(state, seat))
                if isinstance(mark, FitMark) and mark.obstacle is None
            }
            assert marked == {text for text in legal if text[0].isdecimal()}


@rule("Q-START-1")
def test_while_the_start_must_be_played_no_other_place_is_open() -> None:
    table = play(hands=["6 60 joker start", "5"], grid={1: 3}, options=Options(jokers=True))
    marks = GAME.marks(table.view(0))
    assert {mark.obstacle for mark in marks if isinstance(mark, FitMark)} == {"Q-START-1"}
    assert not any(isinstance(mark, JokerFit) for mark in marks)
    later = play(
        hands=["6 60 joker start", "5"], grid={1: 3}, options=Options(jokers=True), start="start"
    )
    open_again = GAME.marks(later.view(0))
    assert None in {mark.obstacle for mark in open_again if isinstance(mark, FitMark)}
    assert any(isinstance(mark, JokerFit) for mark in open_again)


def test_joker_marks_are_the_legal_placements_of_a_joker_with_their_costs() -> None:
    options = Options(jokers=True, jagged_rocks=True, storm_compass=True)
    seen = 0
    for seed in range(4):
        for moment in random_play(GAME, options, 1, seed).moments:
            state = moment.before
            seat = GAME.actors(state)[0]
            placing = [one for one in GAME.legal(state, seat) if isinstance(one, Place)]
            if JOKER not in state.hands[seat] or not placing:
                continue
            legal = {(one.cell, one.number) for one in placing if one.card == JOKER}
            marks = [
                mark for mark in GAME.marks(GAME.view(state, seat)) if isinstance(mark, JokerFit)
            ]
            found = {
                (mark.cell, number): price
                for mark in marks
                for number, price in zip(mark.numbers, mark.costs, strict=True)
            }
            assert set(found) == legal
            assert all(
                cost(state.numbers, number, cell) == found[cell, number] for cell, number in found
            )
            seen += 1
    assert seen > 0


def test_cards_that_fit_nowhere_and_closed_cells_are_marked() -> None:
    options = Options(jagged_rocks=True, storm_compass=True)
    storms = Storms((0, 0), (1, 0), (0, 0, 1, 0, 0, 0), 0, 6)
    table = play(
        options=options,
        hands=["5 6 30", "7"],
        grid={1: 4, 2: 7},
        rocks=Row(6),
        storms=storms,
        sunk=(30,),
    )
    marks = GAME.marks(table.view(0))
    assert [mark.card for mark in marks if isinstance(mark, Homeless)] == ["5", "6", "30"]
    closed = {mark.cell: mark.rule for mark in marks if isinstance(mark, ClosedMark)}
    assert closed == {
        **dict.fromkeys(range(13, 19), "Q-STORM-6"),
        **dict.fromkeys(range(31, 37), "Q-ROCKS-2"),
    }
    table = play(options=options, hands=["40 41", "7"], grid={1: 4}, storms=storms)
    obstacles = {mark.obstacle for mark in GAME.marks(table.view(0)) if isinstance(mark, FitMark)}
    assert obstacles == {"Q-STORM-7", "Q-STORM-6", "Q-COST-5"}


def test_gaps_tell_how_many_numbers_can_still_come() -> None:
    table = play(hands=["12 60"], grid={3: 10, 5: 14}, discards=(cards("11 finish"),))
    gaps: dict[tuple[int, ...], int] = {
        mark.cells: mark.numbers for mark in GAME.marks(table.view(0)) if isinstance(mark, GapMark)
    }
    assert gaps[(4,)] == 2
    assert gaps[(1, 2)] == 9
    assert gaps[tuple(range(6, 37))] == 66


def test_cards_the_wrong_way_up_are_marked() -> None:
    options = Options(day_night=True)
    table = play(options=options, hands=["12 60"], grid={3: 10, 30: 50}, moons=(3,))
    wrong = [mark.cell for mark in GAME.marks(table.view(0)) if isinstance(mark, WrongWayUp)]
    assert wrong == [3, 30]


def warnings(table: Play, seat: int = 0) -> list[object]:
    return [mark for mark in GAME.marks(table.view(seat)) if isinstance(mark, WholeHand | DrawMark)]


@rule("Q-START-6")
def test_a_start_that_takes_the_whole_hand_is_said_before() -> None:
    alone = play(hands=["1 2 start finish"], piles=["31 32 33 34 35 36 37 38"])
    assert warnings(alone) == [WholeHand("start", cards("1 2 finish"), "Q-START-6")]
    alone.act(0, "start")
    assert "finish" in alone.state.discards[0], "what was foretold"
    # Where the others may hold enough nobody knows, and nothing is said.
    three = play(hands=["1 2 finish start", "11 12 13", "21 22 23"], piles=["31", "32", "33"])
    assert not any(isinstance(mark, WholeHand) for mark in warnings(three))


@rule("Q-START-4")
def test_a_promise_of_everything_with_a_finish_is_said_before() -> None:
    table = play(hands=["1 2 3 finish start", "11 12 13", "21 22 23"])
    table.act(0, "start")
    for seat, number in enumerate((4, 2, 2)):
        table.act(seat, f"announce:{number}")
    assert warnings(table) == [WholeHand("commit", cards("1 2 3 finish"), "Q-START-4")]
    assert warnings(table, 1) == []


@rule("Q-TURN-4")
def test_what_is_followed_by_a_draw_says_so() -> None:
    table = play(hands=["5 20 60", "11"], grid={1: 3}, piles=["31 32", ""])
    assert warnings(table) == [DrawMark("Q-TURN-4")]
    table.act(0, "5@2")  # beside 3: two cards have to be paid first
    assert warnings(table) == [DrawMark("Q-TURN-4")]
    before = len(table.state.piles[0])
    table.act(0, table.legal(0)[0])
    assert len(table.state.piles[0]) < before
    empty = play(hands=["5 20 60", "11"], grid={1: 3}, piles=["", "31"])
    assert warnings(empty) == []
    rocks = play(hands=["5 20", "11"], options=Options(jagged_rocks=True), piles=["31", "32"])
    assert warnings(rocks) == [], "first the rocks are moved"


def test_warnings_tell_nothing_that_the_seat_does_not_know() -> None:
    options = Options(sea_monsters="high", storm_compass=True, jokers=True)
    generator = Generator.from_seed("warnings")
    for moment in random_play(GAME, options, 2, 5).moments:
        for seat in map(Seat, range(2)):
            seen = GAME.view(moment.before, seat)
            other = GAME.redeal(seen, generator)
            assert GAME.marks(GAME.view(other, seat)) == GAME.marks(seen)


def test_a_spectator_sees_no_cards_and_a_finished_game_needs_no_help() -> None:
    table = play(hands=["6 60 61", "5"], grid={1: 3})
    assert not [mark for mark in GAME.marks(table.view(None)) if isinstance(mark, FitMark)]
    over = play(hands=["finish"], grid=full_grid(), start=Card("start"), starter=Seat(0))
    over.act(0, "finish")
    assert GAME.marks(over.view(0)) == ()


def test_a_placement_adds_a_filled_cell() -> None:
    table = play(hands=["6 60 61", "5"])
    assert GAME.preview(table.state, Seat(0), GAME.parse("6@1")) == {"cells": 1}
    assert GAME.preview(table.state, Seat(0), GAME.parse("discard:6,60")) == {"cells": 0}
    score = GAME.score(play(hands=["1 2"], grid={1: 3, 9: 20}).state)[0]
    assert score.total == 2
    assert [(item.cells, item.subject) for item in score.items] == [(("1",), "3"), (("9",), "20")]


def test_storms_in_play_can_be_pointed_at() -> None:
    storms = Storms((0, 1), (1, 0), (0, 0, 2, 0, 0, 0), 0, 6)
    table = play(options=Options(storm_compass=True), hands=["5 6 8", "7 9"], storms=storms)
    assert GAME.pointable is not None
    assert GAME.pointable(table.view(None)) == (
        "compass:yellow@1",
        "compass:orange@0",
        "compass:purple@3",
    )
    assert GAME.pointable(play(hands=["5 6 8", "7 9"]).view(None)) == ()
