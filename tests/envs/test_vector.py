"""Many games at once: automatic reset in all three ways, masks, rewards, ranks as the rules say."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode

import harmonium.envs
from harmonium.bots import make_bot
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.engine import Batch, Engine
from harmonium.envs import SeatVectorEnv
from harmonium.envs.ranks import ranks_of
from harmonium.games import load
from soak import IN_SOAK

KINDS = pytest.mark.parametrize(
    ("key", "seats", "seat", "options"),
    [
        ("take_it_easy", 1, 0, {}),
        ("take_it_easy", 3, 2, {"rounds": 1}),
        ("harmonies", 2, 1, {"side": "B", "spirits": True}),
        ("tranquility", 3, 1, {}),
        ("tranquility", 2, 0, {"competitive": True}),
    ],
)


class Learner:
    """Chooses evenly among what the mask allows."""

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)

    def __call__(self, seen: dict[str, Any]) -> Any:
        mask = seen["action_mask"]
        codes = (mask * self.chance.random(mask.shape)).argmax(axis=1)
        return codes.astype(np.int64)


@KINDS
def test_rewards_and_masks_over_many_games(
    key: str, seats: int, seat: int, options: dict[str, Any]
) -> None:
    """Dealt anew in the same step: what was paid of each game sums up to its final total."""
    env = SeatVectorEnv(key, 12, seats=seats, seat=seat, options=options)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    learner, paid, games = Learner(1), np.zeros(12), 0
    seen, _ = env.reset(seed=4)
    for _ in range(2_000 if IN_SOAK else 120):
        assert env.observation_space.contains(seen)
        assert seen["action_mask"].any(axis=1).all()
        seen, rewards, terminated, truncated, info = env.step(learner(seen))
        assert not info["illegal"].any()
        assert not truncated.any()
        paid += rewards
        for number in np.flatnonzero(terminated):
            games += 1
            assert info["final_info"]["totals"][number, seat] == paid[number]
            assert env.single_observation_space.contains(info["final_obs"][number])
            assert not info["final_obs"][number]["action_mask"].any()
            paid[number] = 0
        if terminated.any():
            assert (info["_final_obs"] == terminated).all()
    assert games >= 12


@pytest.mark.parametrize("key", ["take_it_easy", "tranquility"])
def test_the_same_games_in_all_modes_of_reset(key: str) -> None:
    """What is paid in the first games does not depend on when the next ones are dealt."""
    told: dict[AutoresetMode, Any] = {}
    for mode in AutoresetMode:
        env = SeatVectorEnv(key, 6, seats=2, autoreset_mode=mode, options=None)
        seen, _ = env.reset(seed=9)
        running, paid = np.ones(6, np.bool_), np.zeros(6)
        while running.any():
            # The first legal code, so that nothing but the deal decides.
            seen, rewards, terminated, *_ = env.step(seen["action_mask"].argmax(axis=1))
            paid += np.where(running, rewards, 0)
            running &= ~terminated
            if mode == AutoresetMode.DISABLED and terminated.any():
                with pytest.raises(Problem, match="table-closed"):
                    env.step(np.zeros(6, np.int64))
                seen, _ = env.reset(options={"reset_mask": terminated})
        told[mode] = paid.tolist()
    assert len({str(paid) for paid in told.values()}) == 1


def test_the_next_step_deals_anew_and_pays_nothing() -> None:
    env = SeatVectorEnv("take_it_easy", 3, seats=1, autoreset_mode="NextStep")
    seen, _ = env.reset(seed=1)
    for _ in range(19):
        seen, _, terminated, *_ = env.step(seen["action_mask"].argmax(axis=1))
    assert terminated.all()
    assert not seen["action_mask"].any()
    assert (seen["called"] == 255).all()
    seen, rewards, terminated, *_ = env.step(np.zeros(3, np.int64))
    assert not rewards.any()
    assert not terminated.any()
    assert (seen["turn"] == 0).all()
    assert seen["action_mask"].all()


def test_the_same_seed_is_the_same_games() -> None:
    seen = []
    for seed in (3, 3, 4):
        env = SeatVectorEnv("harmonies", 4, seats=2)
        env.reset(seed=seed)
        seen.append([env.step(np.zeros(4, np.int64)) for _ in range(30)])
    assert data_equivalence(seen[0], seen[1])
    assert not data_equivalence(seen[0], seen[2])


def test_observations_stay_as_they_were_unless_copies_are_declined() -> None:
    for copy in (True, False):
        env = SeatVectorEnv("take_it_easy", 2, seats=1, copy=copy)
        seen, _ = env.reset(seed=1)
        env.step(np.array([3, 4]))
        assert (seen["tiles"][:, 0] == 255).all() == copy


def test_what_is_not_legal_is_replaced_or_refused() -> None:
    env = SeatVectorEnv("take_it_easy", 3, seats=1)
    env.reset(seed=1)
    seen, *_, info = env.step(np.array([5, 19, -1]))
    assert info["illegal"].tolist() == [False, True, True]
    assert np.flatnonzero(seen["action_mask"][2] == 0).tolist() == [0]
    strict = SeatVectorEnv("take_it_easy", 3, seats=1, illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(Problem, match="engine-batch-code"):
        strict.step(np.array([5, 19, 0]))
    with pytest.raises(Problem, match="engine-batch-size"):
        strict.step(np.array([5]))
    with pytest.raises(Problem, match="bad-option-value"):
        SeatVectorEnv("harmonies", 3, opponents="greedy")


@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
def test_masks_survive_vectorising(mode: str) -> None:
    assert harmonium.envs.VERSION == 1
    envs = gymnasium.make_vec("Harmonium/Harmonies-v1", 3, vectorization_mode=mode)
    seen, _ = envs.reset(seed=2)
    for _ in range(10):
        seen, *_, info = envs.step(seen["action_mask"].argmax(axis=1))
        assert seen["action_mask"].shape == (3, 1281)
        assert not info["illegal"].any()
    envs.close()


@pytest.mark.parametrize(
    ("key", "seats", "options", "bot"),
    [
        ("take_it_easy", 3, {"rounds": 1}, "random"),
        ("harmonies", 3, {"spirits": True}, "random"),
        ("tranquility", 2, {"competitive": True}, "random"),
        ("tranquility", 2, {"remove_islands": "galatea"}, "careful"),
    ],
)
def test_ranks_are_those_of_the_rules(
    key: str, seats: int, options: dict[str, Any], bot: str
) -> None:
    game, face = load(key), Engine().game(key)
    chosen = game.options_type(**options)
    batch = Batch(face, 1, chosen, seats)
    for seed in range(200 if IN_SOAK else 8):
        chance = Generator.from_seed(seed)
        player = make_bot(key, bot, chance)
        state = game.start(chosen, seats, game.deal(chosen, seats, chance))
        while actors := game.actors(state):
            view, legal = game.view(state, actors[0]), game.legal(state, actors[0])
            state = game.apply(state, actors[0], player.choose(view, legal))
        position = face.position(state)
        content = face.instance.read(position.address, face.position_bytes)
        face.instance.write(batch._at["games"], content)
        batch.answer(0)
        result = game.result(state)
        assert result is not None
        assert ranks_of(batch, 0) == (result.ranks, result.won), seed
