"""The luck of the draws: zero on average, blind to what is hidden, and worth subtracting."""

from collections.abc import Callable, Iterator, Sequence
from math import comb
from typing import Any

import pytest
from msgspec.structs import replace

from harmonium.arena.luck import luck_meter, use_evaluator
from harmonium.arena.luck.harmonies import draws as harmonies_draws
from harmonium.arena.plan import Setting, Sitting
from harmonium.arena.runner import play
from harmonium.arena.statistics import Observation, both, estimate, tallies
from harmonium.core.deal import Generator
from harmonium.games import KEYS, load


def setting(game: str) -> Setting:
    return Setting(game, load(game).options_type(), 11, measures_luck=True)


@pytest.mark.parametrize(("game", "games"), [("take_it_easy", 60), ("tranquility", 40)])
def test_the_mean_of_luck_is_zero(game: str, games: int) -> None:
    """Whoever plays, and whatever the evaluator says; five standard errors."""
    luck = []
    for deal in range(games):
        played = play(setting(game), Sitting(deal, ("random", "random")))
        assert played.luck is not None
        luck.append(played.luck[0])
    found = estimate(luck)
    assert found.deviation > 0
    assert abs(found.mean) < 5 * found.error


def test_luck_explains_most_of_the_scatter_of_take_it_easy() -> None:
    observations = []
    for deal in range(60):
        made = tallies([play(setting("take_it_easy"), Sitting(deal, ("greedy",)))])["greedy"]
        observations.append(Observation(made.points, made.luck))
    found = both(observations)
    assert found.saved is not None
    assert found.saved > 2
    assert found.adjusted is not None
    assert abs(found.adjusted.mean - found.raw.mean) < 4 * found.raw.error


def test_all_ways_to_draw_three_tokens_are_counted() -> None:
    game = load("harmonies")
    options = game.options_type()
    state = game.start(options, 2, game.deal(options, 2, Generator.from_seed(1)))
    chances = list(harmonies_draws(None, state))
    assert len(chances) == len(state.spaces)
    bag = 120
    for draw in chances:
        assert sum(draw.weights) == comb(bag, 3)
        bag -= 3


@pytest.fixture
def states() -> Iterator[list[Any]]:
    """Every state that evaluators are shown."""
    seen: list[Any] = []

    def evaluator(states: Sequence[Any]) -> list[list[float]]:
        seen.extend(states)
        return [[0.0, 0.0] for _ in states]

    for key in KEYS:
        use_evaluator(key, evaluator)
    yield seen
    for key in KEYS:
        use_evaluator(key, None)


def _harmonies(state: Any) -> Any:
    return replace(
        state, bag=state.bag[:3] + state.bag[:2:-1], pile=state.pile[:1] + state.pile[:0:-1]
    )


def _take_it_easy(state: Any) -> Any:
    first, *rounds = state.deal.calls
    calls = ((*first[:2], *first[:1:-1]), *(calls[::-1] for calls in rounds))
    return replace(state, deal=replace(state.deal, calls=calls))


def _tranquility(state: Any) -> Any:
    return replace(state, piles=tuple((*pile[:5], *pile[:4:-1]) for pile in state.piles))


LATER: dict[str, Callable[[Any], Any]] = {
    "harmonies": _harmonies,
    "take_it_easy": _take_it_easy,
    "tranquility": _tranquility,
}


@pytest.mark.parametrize("key", KEYS)
def test_no_evaluator_can_read_the_order_of_what_is_hidden(key: str, states: list[Any]) -> None:
    """Two deals that differ only in what comes later show it the same."""
    game = load(key)
    options = game.options_type()
    start = game.start(options, 2, game.deal(options, 2, Generator.from_seed(3)))
    shown = []
    for state in (start, LATER[key](start)):
        states.clear()
        meter = luck_meter(key, state)
        assert meter is not None
        generator, before = Generator.from_seed(5), len(states)
        while len(states) == before:  # until the first draw after the start
            seat = game.actors(state)[0]
            after = game.apply(state, seat, generator.pick(tuple(game.legal(state, seat))))
            meter.follow(state, after)
            state = after  # noqa: PLW2901 - the game goes on
        shown.append(list(states))
    assert start != LATER[key](start)
    assert shown[0] == shown[1]


def test_a_better_evaluator_takes_the_place_of_ours(states: list[Any]) -> None:
    played = play(setting("take_it_easy"), Sitting(0, ("random", "random")))
    assert played.luck == (0.0, 0.0)
    assert len(states) > 19 * 8
