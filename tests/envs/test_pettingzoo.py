"""The environments of PettingZoo: its own tests, rewards for every seat, saved games."""

import warnings
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.env_registry.registration import make
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

import harmonium.envs
from harmonium.core.errors import Problem
from harmonium.envs import harmonies_v1, take_it_easy_v1, tranquility_v1

TURNS = pytest.mark.parametrize("module", [harmonies_v1, tranquility_v1, take_it_easy_v1])

# It would like observations without names and without masks.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)


@pytest.fixture(autouse=True)
def _known_warnings() -> Any:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        yield


def plays(env: Any, seed: int) -> dict[str, list[float]]:
    """A random game: the rewards of every agent, one a turn."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards: dict[str, list[float]] = {name: [] for name in env.possible_agents}
    for name in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        rewards[name].append(reward)
        over = terminated or truncated
        env.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


@TURNS
def test_the_tests_of_pettingzoo_are_content(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=60)
    seed_test(module.env, num_cycles=30)


def test_the_parallel_tests_of_pettingzoo_are_content() -> None:
    parallel_api_test(take_it_easy_v1.parallel_env(), num_cycles=60)
    parallel_seed_test(take_it_easy_v1.parallel_env, num_cycles=30)
    max_cycles_test(take_it_easy_v1)


def test_they_are_registered_with_their_versions() -> None:
    assert harmonium.envs.VERSION == 1
    for key in ("harmonies", "take_it_easy", "tranquility"):
        env = make("aec", f"harmonium/{key}_v1", seats=3)
        assert str(env.unwrapped) == f"{key}_v1"
        assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert str(make("parallel", "harmonium/take_it_easy_v1")) == "take_it_easy_v1"


@pytest.mark.parametrize(
    ("module", "settings"),
    [
        (harmonies_v1, {"seats": 3, "options": {"spirits": True, "side": "B"}}),
        (tranquility_v1, {"seats": 4}),
        (tranquility_v1, {"seats": 2, "options": {"competitive": True}}),
        (take_it_easy_v1, {"seats": 3, "options": {"rounds": 1}}),
    ],
)
def test_every_seat_is_paid_to_the_last_point(module: ModuleType, settings: dict[str, Any]) -> None:
    points = plays(module.env(**settings), seed=2)
    final = plays(module.env(reward="final", **settings), seed=2)
    rank = plays(module.env(reward="rank", **settings), seed=2)
    for name, paid in points.items():
        assert sum(paid) == final[name][-1]
        assert not any(final[name][:-1])
        assert not any(rank[name][:-1])
    if settings.get("options", {}).get("competitive") or module is not tranquility_v1:
        assert sum(paid[-1] for paid in rank.values()) == 0
    else:
        assert {paid[-1] for paid in rank.values()} <= {1.0, -1.0}


def test_a_game_can_be_cut_off() -> None:
    env = harmonies_v1.env(max_cycles=5)
    env.reset(seed=1)
    acts = 0
    for name in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        assert not terminated
        acts += not truncated
        env.step(None if truncated else env.action_space(name).sample(seen["action_mask"]))
    assert acts == 5


@pytest.mark.parametrize("module", [harmonies_v1, tranquility_v1])
def test_a_saved_game_goes_on_in_the_same_way(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    _first_codes(env, 7)
    saved = env.save()
    first = _first_codes(env, 6)
    env.restore(saved)
    assert data_equivalence(_first_codes(env, 6), first)


def _first_codes(env: Any, steps: int) -> list[Any]:
    seen = []
    for _ in range(steps):
        env.step(int(env.last()[0]["action_mask"].argmax()))
        seen.append((env.agent_selection, *env.last()))
    return seen


def test_all_boards_at_once_go_on_in_the_same_way_too() -> None:
    env = take_it_easy_v1.parallel_env()
    env.reset(seed=1)
    env.step({"seat_0": 3, "seat_1": 4})
    saved = env.save()
    first = [env.step({"seat_0": cell, "seat_1": cell}) for cell in (5, 6)]
    env.restore(saved)
    assert data_equivalence([env.step({"seat_0": c, "seat_1": c}) for c in (5, 6)], first)


def test_what_is_refused_changes_nothing() -> None:
    strict = take_it_easy_v1.parallel_env(illegal="refuse")
    strict.reset(seed=1)
    strict.step({"seat_0": 0, "seat_1": 1})
    before = strict.save()[0][0].state
    with pytest.raises(Problem, match="engine-code"):
        strict.step({"seat_0": 2, "seat_1": 1})
    with pytest.raises(Problem, match="not-an-action"):
        strict.step({"seat_0": 2})
    assert strict.save()[0][0].state == before
    turns = harmonies_v1.raw_env(illegal="refuse")
    turns.reset(seed=1)
    with pytest.raises(Problem, match="engine-code"):
        turns.step(0)
    assert turns.acts == 0


@TURNS
def test_spectators_see_a_picture(module: ModuleType) -> None:
    for mode, begins in (("svg", "<svg"), ("ansi", "")):
        env = partial(module.env, render_mode=mode)()
        env.reset(seed=1)
        assert env.render().startswith(begins)
