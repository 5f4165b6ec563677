"""What every bot of every game does, and how well those of Take It Easy play."""

from collections import Counter
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Any

import pytest

from harmonium.arena.simulate import Simulation
from harmonium.bots import RandomBot, bots_of, make_bot
from harmonium.bots.take_it_easy import Greedy, draws_with_enough
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.core.table import Table
from harmonium.games import KEYS, load
from harmonium.games.take_it_easy import GAME, Choose, Options
from harmonium.games.take_it_easy.board import CODES, Cell
from harmonium.games.take_it_easy.options import Placement, Scoring
from playing import play_one
from take_it_easy_boards import act_all, start


def pairs() -> Iterator[tuple[str, str]]:
    """Every way of thinking once, with few nodes; levels that only set its numbers are left out."""
    for game in KEYS:
        known: tuple[Any, ...] = ()
        for name, kind in bots_of(game).items():
            way: Any = getattr(kind.factory, "func", kind.factory)
            if issubclass(way, known):
                continue
            known += (way,)
            has_nodes = any(one.name == "nodes" for one in kind.parameters)
            yield game, f"{name}:nodes=300" if has_nodes else name


PAIRS = list(pairs())


@pytest.mark.parametrize(("game", "bot"), PAIRS)
def test_a_bot_plays_a_whole_game_by_the_rules(game: str, bot: str) -> None:
    """`apply` refuses whatever is not legal."""
    seats = max(2, load(game).seats[0])
    outcome = play_one(Simulation(game, load(game).options_type(), (bot,) * seats, 1), 0)
    assert sum(outcome.acts) > 0


@pytest.mark.parametrize(("game", "bot"), PAIRS)
def test_a_bot_with_the_same_seed_plays_the_same(game: str, bot: str) -> None:
    seats = max(2, load(game).seats[0])
    simulation = Simulation(game, load(game).options_type(), (bot,) * seats, 2)
    assert play_one(simulation, 5) == play_one(simulation, 5)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Problem) as refused:
        make_bot("take_it_easy", "genius", Generator.from_seed(1))
    assert refused.value.message == "unknown-bot"
    known = str(refused.value.arguments["known"]).split(", ")
    assert known[:2] == ["random", "greedy"]


def test_a_game_without_bots_of_its_own_has_the_random_one() -> None:
    assert list(bots_of("pebbles")) == ["random"]


def test_the_random_bot_takes_every_action_equally_often() -> None:
    bot = RandomBot(Generator.from_seed(3))
    legal = ["a", "b", "c", "d"]
    counts = Counter(bot.choose(None, legal) for _ in range(4_000))
    assert set(counts) == set(legal)
    # 3 degrees of freedom: above 24 in three of a hundred thousand cases; the seed is fixed.
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts.values()) < 24


def greedy_choice(table: Table) -> int:
    bot = Greedy(Generator.from_seed(0))
    choice: Choose = bot.choose(table.view(0), GAME.legal(table.state, Seat(0)))
    return choice.cell


def test_greedy_completes_a_line_when_it_can() -> None:
    """Two tiles with a 9 on V1, and 923 is called, whose other bands fit nowhere yet."""
    table = start("978 964 923")
    act_all(table, 0)
    act_all(table, 1)
    assert greedy_choice(table) == 2


def test_greedy_does_not_break_the_line_of_nines() -> None:
    table = start("978 964 123")
    act_all(table, 8)
    act_all(table, 9)
    assert greedy_choice(table) not in {7, 10, 11}


def test_greedy_completes_a_ray_where_rays_count() -> None:
    """All tiles are suns and V1 does not score any more: the third sun there is worth 21."""
    options = Options(scoring="rays", symbols="s" * 27)
    with_rays = start("978 524 163", options=options)
    act_all(with_rays, 0)
    act_all(with_rays, 1)
    assert greedy_choice(with_rays) == 2


def test_greedy_plays_a_legal_action_among_few() -> None:
    table = start(options=Options("connected"))
    act_all(table, 0)
    assert greedy_choice(table) in {1, 3, 4}


@pytest.mark.parametrize(
    ("unseen", "fitting", "draws", "missing", "ways"),
    [
        (10, 5, 4, 0, 210),
        (10, 5, 0, 1, 0),
        (10, 0, 5, 1, 0),
        (4, 1, 1, 1, 1),
        (4, 1, 2, 1, 3),
        (4, 2, 2, 2, 1),
        (4, 4, 2, 2, 6),
        (3, 2, 3, 2, 1),
    ],
)
def test_the_draws_that_bring_enough_tiles(
    unseen: int, fitting: int, draws: int, missing: int, ways: int
) -> None:
    assert draws_with_enough(unseen, fitting, draws, missing) == ways


def test_greedy_is_at_least_as_good_as_the_best_published_simple_player() -> None:
    """That one averages about 140; `benchmarks/README.md` has the figure over 2,000 games."""
    simulation = Simulation("take_it_easy", Options(), ("greedy",), seed=1)
    totals = [play_one(simulation, number).totals[0] for number in range(300)]
    error = stdev(totals) / len(totals) ** 0.5
    assert fmean(totals) - 3 * error > 140


@pytest.mark.parametrize("placement", ["free", "connected", "sun_moon_connected"])
@pytest.mark.parametrize("scoring", ["standard", "rays", "best_ray"])
def test_greedy_beats_random_in_every_variant(placement: Placement, scoring: Scoring) -> None:
    options = Options(placement, scoring, rounds=1)
    simulation = Simulation("take_it_easy", options, ("random", "greedy"), seed=3)
    totals = [play_one(simulation, number).totals for number in range(12)]
    assert sum(greedy > random for random, greedy in totals) >= 11


def test_greedy_looks_at_nothing_but_its_view() -> None:
    """The same view, whatever tiles are to come: the same choice."""
    choices = set()
    for rest in (CODES, CODES[::-1]):
        order = " ".join(["978", "123", *(code for code in rest if code not in {"978", "123"})])
        table = start(order)
        act_all(table, 9)
        choices.add(greedy_choice(table))
    assert len(choices) == 1


def test_greedy_takes_what_is_legal_from_any_collection() -> None:
    bot = Greedy(Generator.from_seed(0))
    only = Choose(Cell(4))
    assert bot.choose(start().view(0), frozenset({only})) == only
