"""The luck of the draws: zero on average, blind to what is hidden, and worth subtracting."""

from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from math import comb
from typing import Any
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace

from harmonium.arena.crews import Processes, play_all
from harmonium.arena.luck import USUAL, luck_meter
from harmonium.arena.luck.harmonies import draws as harmonies_draws
from harmonium.arena.plan import Setting, Sitting
from harmonium.arena.runner import play
from harmonium.arena.statistics import Observation, both, yields
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.games import KEYS, load
from harmonium.games.harmonies.actions import END_TURN
from harmonium.games.take_it_easy.board import CODES, TURNS
from harmonium.games.tranquility import Options
from harmonium.games.tranquility.actions import Discard
from tranquility_tables import cards, position


def setting(game: str) -> Setting:
    return Setting(game, load(game).options_type(), 11, luck=USUAL)


@pytest.mark.parametrize(("bot", "saved"), [("greedy", 2), ("level4", 5)])
def test_luck_explains_most_of_the_scatter_of_take_it_easy(bot: str, saved: float) -> None:
    observations = []
    for deal in range(40):
        made = yields([play(setting("take_it_easy"), Sitting(deal, (bot,)))])[bot]
        observations.append(Observation(made.points, made.luck))
    found = both(observations)
    assert found.saved is not None
    assert found.saved > saved
    assert found.adjusted is not None
    assert abs(found.adjusted.mean - found.raw.mean) < 4 * (found.raw.error or 0.0)


def test_all_ways_to_draw_three_tokens_are_counted() -> None:
    game = load("harmonies")
    options = game.options_type()
    state = game.start(options, 2, game.deal(options, 2, Generator.from_seed(1)))
    chances = list(harmonies_draws(None, state, lambda state: state))
    assert len(chances) == len(state.spaces)
    bag = 120
    for draw in chances:
        assert sum(draw.weights) == comb(bag, 3)
        bag -= 3


SEEN: list[Any] = []


def watching(states: Sequence[Any]) -> list[list[float]]:
    """An evaluator that keeps every state it is shown."""
    SEEN.extend(states)
    return [[0.0] * 4 for _ in states]


def reading(states: Sequence[Any]) -> list[list[float]]:
    """One that reads everything in a state, what is hidden as well."""
    return [[crc32(msgspec.json.encode(state)) % 10_007 for _ in range(4)] for state in states]


WATCHING, READING = (f"{__name__}:{name}" for name in ("watching", "reading"))


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
def test_no_evaluator_can_read_the_order_of_what_is_hidden(key: str) -> None:
    """Two deals that differ only in what comes later show it the same."""
    game = load(key)
    options = game.options_type()
    start = game.start(options, 2, game.deal(options, 2, Generator.from_seed(3)))
    shown = []
    for state in (start, LATER[key](start)):
        SEEN.clear()
        meter = luck_meter(key, state, WATCHING)
        assert meter is not None
        generator, before = Generator.from_seed(5), len(SEEN)
        while len(SEEN) == before:  # until the first draw after the start
            seat = game.actors(state)[0]
            action = generator.pick(tuple(game.legal(state, seat)))
            after = game.apply(state, seat, action)
            meter.follow(state, seat, action, after)
            state = after  # noqa: PLW2901 - the game goes on
        shown.append(list(SEEN))
    assert start != LATER[key](start)
    assert shown[0] == shown[1]


def total(key: str, positions: Iterable[Any], action: Any) -> tuple[float, float]:
    """All luck of one act in positions that are equally likely, and the most of one of them."""
    found = []
    for state in positions:
        meter = luck_meter(key, state, READING)
        assert meter is not None
        meter.luck = [0.0] * len(meter.luck)  # what lay there at the start is no matter here
        seat = load(key).actors(state)[0]
        meter.follow(state, seat, action, load(key).apply(state, seat, action))
        found.append(meter.luck[0])
    return sum(found), max(map(abs, found))


def check_zero(key: str, positions: Iterable[Any], action: Any) -> None:
    whole, most = total(key, positions, action)
    assert most > 1
    assert whole == pytest.approx(0, abs=1e-6 * most)


def test_luck_is_zero_over_all_tiles_that_can_be_called() -> None:
    game = load("take_it_easy")
    options = game.options_type()
    deal = game.deal(options, 2, Generator.from_seed(1))
    luck = []
    for code in CODES:
        others = tuple(other for other in deal.calls[0] if other != code)
        calls = ((code, *others)[:TURNS], *deal.calls[1:])
        meter = luck_meter(
            "take_it_easy", game.start(options, 2, replace(deal, calls=calls)), READING
        )
        assert meter is not None
        luck.append(meter.luck[0])
    assert max(luck) > 1
    assert sum(luck) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("seats", [1, 2])
def test_luck_is_zero_over_all_bags_and_piles_of_harmonies(seats: int) -> None:
    game = load("harmonies")
    options = game.options_type()
    state = game.start(options, seats, game.deal(options, seats, Generator.from_seed(1)))
    while END_TURN not in (legal := tuple(game.legal(state, game.actors(state)[0]))):
        state = game.apply(state, game.actors(state)[0], legal[0])
    bags = set(permutations(b"\0\0\1\2" if seats == 2 else b"\0" * 7 + b"\1\1\1"))
    piles = [bytes(pile) for pile in permutations(state.pile[:3])]
    positions = [replace(state, bag=bytes(bag), pile=pile) for bag in bags for pile in piles]
    check_zero("harmonies", positions, END_TURN)


@pytest.mark.parametrize(
    ("hands", "pile", "options"),
    [
        (["5 9 20 41 60", "7 30 33 50 77"], "12 13 finish finish 70", Options()),
        (["5 9 20 41 60", ""], "12 13 finish finish", Options()),  # the game ends with this draw
        (["5 9 20 41 60", "7 30"], "12 yellow 13 purple", Options(storm_compass=True)),
    ],
)
def test_luck_is_zero_over_all_piles_of_tranquility(
    hands: list[str], pile: str, options: Options
) -> None:
    state = position(hands=hands, piles=[pile, ""], options=options)
    piles = permutations(state.piles[0])
    positions = [replace(state, piles=(drawn, ())) for drawn in piles]
    check_zero("tranquility", positions, Discard(cards("5 9")))


def test_an_evaluator_is_named_and_every_process_has_it() -> None:
    chosen = replace(setting("take_it_easy"), luck=READING)
    sittings = [Sitting(deal, ("random",)) for deal in range(2)]
    crew = Processes(1)
    try:
        found = {game.deal: game.luck for game in play_all(play, chosen, sittings, crew)}
    finally:
        crew.close()
    usual = [play(setting("take_it_easy"), one).luck for one in sittings]
    assert [found[one.deal] for one in sittings] == [play(chosen, one).luck for one in sittings]
    assert [found[one.deal] for one in sittings] != usual


@pytest.mark.parametrize("name", ["genius", "nowhere:worth", "math:worth"])
def test_an_evaluator_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(Problem) as problem:
        replace(setting("take_it_easy"), luck=name).check(("random",))
    assert problem.value.message == "unknown-evaluator"


@pytest.mark.parametrize("name", ["os:system", "builtins:list", "builtins:len"])
def test_an_evaluator_that_fails_is_named(name: str) -> None:
    with pytest.raises(Problem) as problem:
        play(replace(setting("take_it_easy"), luck=name), Sitting(0, ("random",)))
    assert problem.value.message == "evaluator-failed"
    assert problem.value.arguments["evaluator"] == name
