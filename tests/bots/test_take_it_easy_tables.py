"""`tables` and the levels of Take It Easy."""

from statistics import fmean, stdev

import pytest

from harmonium import new_table
from harmonium.arena.simulate import Simulation
from harmonium.bots import Question, make_bot, think
from harmonium.bots.take_it_easy_tables import NETWORK, TABLES, Judge
from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.games.take_it_easy import Options
from harmonium.games.take_it_easy.options import Placement, Scoring
from playing import play_one
from take_it_easy_boards import act_all, start


def totals(bot: str, games: int, options: Options | None = None, seats: int = 1) -> list[float]:
    simulation = Simulation("take_it_easy", options or Options(rounds=1), (bot,) * seats, seed=11)
    return [fmean(play_one(simulation, number).totals) for number in range(games)]


@pytest.mark.parametrize(
    ("level", "least", "most"), [("level1", 95, 115), ("level2", 125, 140), ("level4", 164, 172)]
)
def test_a_level_holds_its_band(level: str, least: int, most: int) -> None:
    """Within three errors of the few games that there is time for; docs/players.md has the rest."""
    found = totals(level, 60)
    error = 3 * stdev(found) / len(found) ** 0.5
    assert least - error < fmean(found) < most + error


@pytest.mark.parametrize(
    ("placement", "scoring"),
    [("free", "rays"), ("sun_moon_connected", "rays"), ("free", "best_ray")],
)
def test_a_variant_is_played_for_its_own_points(placement: Placement, scoring: Scoring) -> None:
    """Where the difference is large enough for few games; docs/players.md has all nine."""
    options = Options(placement, scoring, rounds=1)
    found = totals("level4", 40, options, seats=2)
    greedy = totals("greedy", 40, options, seats=2)
    assert fmean(found) > fmean(greedy)


def test_the_last_tile_is_worth_exactly_what_it_brings() -> None:
    table = new_table("take_it_easy", seats=1, seed=5)
    for cell in range(18):
        table.act(0, f"c{cell}")
    (candidate,) = think(
        make_bot("take_it_easy", "level4", Generator.from_seed(1)),
        Question(table.view(0), table.legal(0)),
    ).candidates
    table.act(0, "c18")
    assert table.result is not None
    assert candidate.value == table.result.totals[0]


@pytest.mark.parametrize("judge", [TABLES, NETWORK])
def test_what_it_expects_with_two_tiles_left_is_the_mean_over_the_next(judge: Judge) -> None:
    """By the rules, tile by tile: the last of two cells has its exact points."""
    table = new_table("take_it_easy", seats=1, seed=6)
    for cell in range(17):
        table.act(0, f"c{cell}")
    view = table.view(0)
    found = judge.weights(view)
    game = table.game
    states = [game.redeal(view, Generator.from_seed(number)) for number in range(99)]
    by_next = {state.deal.calls[0][18]: state for state in states}
    assert len(by_next) == 9
    for choice in table.legal(0):
        ends = []
        for state in by_next.values():
            after = game.apply(state, Seat(0), choice)
            (last,) = game.legal(after, Seat(0))
            ends.append(game.score(game.apply(after, Seat(0), last))[0].total)
        assert found[choice.cell] / 256 == pytest.approx(fmean(ends), abs=0.01)


def test_it_says_how_far_behind_the_cells_are_that_it_did_not_look_at_closely() -> None:
    """Also where one is so far ahead that no other was looked at two tiles deep."""
    table = new_table("take_it_easy", seats=1, seed=3)
    bot = make_bot("take_it_easy", "level5", Generator.from_seed(1))
    is_alone = 0
    while len(legal := table.legal(0)) > 1:
        view = table.view(0)
        thought = think(bot, Question(view, legal))
        deep = NETWORK.weights(view, look=2)
        is_alone += len(deep) == 1
        assert {one.action.cell for one in thought.candidates} == {one.cell for one in legal}
        values = [one.value for one in thought.candidates]
        assert values == sorted(values, reverse=True)
        assert thought.action.cell in deep
        assert thought.candidates[0].value == max(deep.values()) / 256
        table.act(0, thought.action)
    assert is_alone


@pytest.mark.parametrize("judge", [TABLES, NETWORK])
def test_it_sees_nothing_but_its_view(judge: Judge) -> None:
    """The same board and calls with other tiles to come: the same worths."""
    seen = []
    for rest in ("123 968", "568 524"):
        table = start(f"978 964 163 {rest}")
        act_all(table, 0)
        act_all(table, 1)
        seen.append(judge.weights(table.view(0)))
    assert seen[0] == seen[1]
