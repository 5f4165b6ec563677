"""The environments of Gymnasium: its own checker, masks, rewards, what one may know."""

import pickle
import warnings
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import harmonium.envs
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.envs import SeatEnv
from harmonium.envs.course import Course, settings
from harmonium.games import KEYS, load

IDS = ("Harmonium/Harmonies-v1", "Harmonium/TakeItEasy-v1", "Harmonium/Tranquility-v1")


def plays(env: Any, seed: int, most: int = 10_000) -> list[Any]:
    """A random game: whatever `step` answered."""
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    steps: list[Any] = []
    while len(steps) < most and not (steps and steps[-1][2]):
        code = chance.choice(np.flatnonzero(seen["action_mask"]))
        steps.append(env.step(code))
        seen = steps[-1][0]
    return steps


@pytest.mark.parametrize("name", IDS)
def test_the_checker_of_gymnasium_is_content(name: str) -> None:
    assert harmonium.envs.VERSION == 1
    for mode in ("ansi", "svg"):
        with warnings.catch_warnings():
            # It would like to see pictures as arrays.
            warnings.filterwarnings("ignore", ".*render.*")
            check_env(gymnasium.make(name, render_mode=mode).unwrapped)


@pytest.mark.parametrize(
    ("key", "seats", "options", "opponents"),
    [
        ("take_it_easy", 1, {}, ()),
        ("take_it_easy", 3, {"rounds": 2, "scoring": "best_ray"}, ("greedy", "random")),
        ("harmonies", 2, {"spirits": True, "side": "B"}, ("greedy",)),
        ("harmonies", 1, {}, ()),
        ("tranquility", 2, {"jokers": True, "storm_compass": True}, ("careful",)),
        ("tranquility", 2, {"competitive": True}, ("random",)),
    ],
)
def test_points_sum_up_to_the_final_total(
    key: str, seats: int, options: dict[str, Any], opponents: tuple[str, ...]
) -> None:
    for seat in {0, seats - 1}:
        common: dict[str, Any] = {
            "seats": seats,
            "seat": seat,
            "options": options,
            "opponents": opponents,
        }
        env = SeatEnv(key, **common)
        steps = plays(env, seed=3)
        total = steps[-1][4]["totals"][seat]
        assert sum(step[1] for step in steps) == total == env.course.totals[seat]
        assert not any(step[4]["illegal"] for step in steps)
        assert env.observation_space.contains(steps[-1][0])
        final = plays(SeatEnv(key, reward="final", **common), seed=3)
        assert [step[1] for step in final] == [0.0] * (len(steps) - 1) + [total]


def test_the_rank_is_paid_at_the_end() -> None:
    steps = plays(SeatEnv("harmonies", seats=3, opponents="random", reward="rank"), seed=5)
    totals = steps[-1][4]["totals"]
    beaten = sum(totals[0] > totals[1:]) - sum(totals[0] < totals[1:])
    assert [step[1] for step in steps] == [0.0] * (len(steps) - 1) + [beaten / 2]
    voyage = plays(SeatEnv("tranquility", reward="rank"), seed=5)
    assert voyage[-1][1] == -1.0  # nobody wins at random


def test_the_same_seed_is_the_same_game() -> None:
    games = [plays(SeatEnv("harmonies", opponents="greedy"), seed, most=12) for seed in (4, 4, 5)]
    assert data_equivalence(games[0], games[1])
    assert not data_equivalence(games[0], games[2])


@pytest.mark.parametrize("key", KEYS)
def test_a_saved_game_goes_on_in_the_same_way(key: str) -> None:
    env = SeatEnv(key, seats=2)
    plays(env, seed=1, most=5)
    saved = env.save()
    copies = [deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own
    goes_on = [_first_codes(env, 4)]
    seen = env.restore(saved)
    assert env.observation_space.contains(seen)
    goes_on += [_first_codes(one, 4) for one in (env, *copies)]
    assert all(data_equivalence(goes_on[0], other) for other in goes_on[1:])


def _first_codes(env: SeatEnv, steps: int) -> list[Any]:
    return [env.step(int(env.action_masks().argmax())) for _ in range(steps)]


def test_what_is_not_legal_is_replaced_or_refused() -> None:
    env = SeatEnv("take_it_easy", seats=1)
    env.reset(seed=1)
    env.step(0)
    seen, *_, info = env.step(0)
    assert info["illegal"]
    assert np.flatnonzero(seen["action_mask"] == 0).tolist() == [0, 1]
    strict = SeatEnv("take_it_easy", seats=1, illegal="refuse")
    strict.reset(seed=1)
    strict.step(0)
    before = strict.save()
    for code in (0, 19, -1):
        with pytest.raises(Problem, match="engine-code"):
            strict.step(code)
    assert strict.course.state == before[0].state


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"reward": "much"}, "bad-option-value"),
        ({"illegal": "so what"}, "bad-option-value"),
        ({"render_mode": "human"}, "bad-option-value"),
        ({"opponents": "nobody"}, "unknown-bot"),
        ({"opponents": ["random", "random"]}, "bad-option-value"),
        ({"seat": 2}, "no-such-seat"),
        ({"seats": 9}, "refused-T-"),
        ({"options": {"side": "C"}}, "unknown-option"),
        ({"seats": 1, "reward": "rank"}, "bad-option-value"),
    ],
)
def test_what_cannot_be_is_refused_by_name(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(Problem, match=told):
        SeatEnv("take_it_easy", **wrong)


def test_nothing_goes_on_before_the_first_and_after_the_last_act() -> None:
    env = SeatEnv("take_it_easy", seats=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    plays(env, seed=1)
    with pytest.raises(Problem, match="table-closed"):
        env.step(0)


@pytest.mark.parametrize(
    ("key", "seats", "options"),
    [
        ("take_it_easy", 3, {}),
        ("harmonies", 3, {"spirits": True}),
        ("tranquility", 3, {"sea_monsters": "low"}),
        ("tranquility", 2, {"competitive": True}),
    ],
)
def test_observations_show_what_the_view_shows(
    key: str, seats: int, options: dict[str, Any]
) -> None:
    """Any other state that fits a seat's view gives it the same observation and the same mask."""
    game, chance = load(key), Generator.from_seed(11)
    course = Course(settings(key, seats, options, "points", "refuse"), seed=2)
    for _ in range(25):
        if course.is_over:
            break
        actor = chance.pick(course.actors)
        for seat in range(seats):
            other = deepcopy(course)
            other.state = game.redeal(course.view(seat), chance)
            assert data_equivalence(course.observed(seat), other.observed(seat))
            assert data_equivalence(course.mask(seat), other.mask(seat))
        course.act(actor, chance.pick(course.legal(actor)))


@pytest.mark.parametrize("key", KEYS)
def test_pictures_show_the_game(key: str) -> None:
    svg = SeatEnv(key, seats=2, render_mode="svg")
    text = SeatEnv(key, seats=2, render_mode="ansi")
    pictures = []
    for env in (svg, text):
        env.reset(seed=1)
        before = env.render()
        _first_codes(env, 3)
        pictures.append(env.render())
        assert before != pictures[-1]
    assert pictures[0].startswith("<svg")
    assert pictures[0].rstrip().endswith("</svg>")
    assert "\x1b[48;2;" in pictures[1]
    assert SeatEnv(key).render_mode is None


def test_an_opponent_that_fails_is_named_and_ended() -> None:
    env = SeatEnv("take_it_easy", opponents="program:false")
    with pytest.raises(Problem) as problem:
        plays(env, 1)
    assert problem.value.message == "bot-forfeit"
    (bot,) = env._bots.values()
    env.close()
    assert not bot._program.is_running  # type: ignore[attr-defined]
