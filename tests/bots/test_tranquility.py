"""What `careful` reaches, and that it is quite another player than chance."""

import math

import pytest

from harmonium.arena.simulate import Simulation
from harmonium.core.errors import IllegalOptions
from harmonium.games.tranquility import Options
from harmonium.games.tranquility.options import Removed
from playing import play_one
from soak import only_in_soak

MODULES = Options(jagged_rocks=True, sea_monsters="high", storm_compass=True, jokers=True)


def wins(options: Options, bots: tuple[str, ...], games: int) -> int:
    simulation = Simulation("tranquility", options, bots, seed=1)
    return sum(bool(play_one(simulation, number).won) for number in range(games))


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_careful_wins_most_standard_voyages_and_random_none(seats: int) -> None:
    assert wins(Options(), ("careful",) * seats, 12) >= 9
    assert wins(Options(), ("random",) * seats, 12) == 0


@only_in_soak
@pytest.mark.parametrize(
    ("removed", "seats", "known"),
    [
        *(("none", seats, share) for seats, share in enumerate((79, 92, 96, 96, 95), 1)),
        *(("poseidon", seats, 28) for seats in range(1, 6)),
    ],
)
def test_careful_is_no_weaker_than_what_is_known(removed: Removed, seats: int, known: int) -> None:
    """Not more than two standard errors below the shares known of a simple heuristic."""
    games, share = 1_000, known / 100
    won = wins(Options(remove_islands=removed), ("careful",) * seats, games)
    assert won >= games * share - 2 * math.sqrt(games * share * (1 - share))


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (MODULES, 1),
        (MODULES, 3),
        (Options(pyramid=True, day_night=True, jokers=True), 2),
        (Options(high_arch=True, remove_islands="galatea"), 4),
        (Options(competitive=True), 2),
    ],
)
def test_careful_knows_its_way_through_every_module(options: Options, seats: int) -> None:
    """Each game comes to its end by legal acts alone: `play_one` refuses anything else."""
    simulation = Simulation("tranquility", options, ("careful",) * seats, seed=2)
    outcomes = [play_one(simulation, number) for number in range(2)]
    filled = [outcome.details.get("cells_filled", 0) for outcome in outcomes]
    assert all(cells > 12 for cells in filled) or options.competitive


def test_careful_beats_chance_as_a_rival() -> None:
    simulation = Simulation("tranquility", Options(competitive=True), ("careful", "random"), 3)
    ranks = [play_one(simulation, number).ranks for number in range(6)]
    assert sum(rank[0] == 1 for rank in ranks) >= 5


@pytest.mark.parametrize(("weaker", "stronger"), [("level1", "level2"), ("level2", "level3")])
def test_each_level_of_competitive_beats_the_one_below(weaker: str, stronger: str) -> None:
    """Every deal from both seats; docs/players.md has more games."""
    simulations = [
        Simulation("tranquility", Options(competitive=True), bots, 12)
        for bots in ((weaker, stronger), (stronger, weaker))
    ]
    games = [play_one(one, deal) for one in simulations for deal in range(20)]
    won = sum(game.ranks[game.bots.index(stronger)] == 1 for game in games)
    assert won > len(games) / 2


def test_competitive_is_refused_for_three() -> None:
    with pytest.raises(IllegalOptions):
        Simulation("tranquility", Options(competitive=True), ("careful",) * 3, 1).check()
