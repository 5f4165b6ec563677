"""The three games as environments of Gymnasium and PettingZoo (extra `envs`).

Importing this registers them:

>>> import gymnasium
>>> import harmonium.envs
>>> env = gymnasium.make("Harmonium/TakeItEasy-v1")
>>> observation, info = env.reset(seed=7)
>>> env.action_space, observation["called"].tolist(), int(observation["action_mask"].sum())
(Discrete(19), [20], 19)
>>> observation, reward, terminated, truncated, info = env.step(9)
>>> observation["tiles"][0, 9], observation["action_mask"][9]
(np.uint8(20), np.int8(0))
"""

from importlib import import_module

import gymnasium
from pettingzoo.env_registry.registration import register

from harmonium.envs.agents import Agents
from harmonium.envs.seat import SeatEnv
from harmonium.envs.together import TogetherEnv
from harmonium.envs.turns import TurnsEnv
from harmonium.envs.vector import SeatVectorEnv
from harmonium.games import OURS

__all__ = ["Agents", "SeatEnv", "SeatVectorEnv", "TogetherEnv", "TurnsEnv"]

VERSION = 1
"""Raised when spaces, codes, observations or rewards change."""

for _key in OURS:
    _module = import_module(f"{__name__}.{_key}_v{VERSION}")
    # Where all choose at once, one learns as well alone.
    _together = hasattr(_module, "parallel_env")
    gymnasium.register(
        id=f"Harmonium/{_key.title().replace('_', '')}-v{VERSION}",
        entry_point="harmonium.envs.seat:SeatEnv",
        vector_entry_point="harmonium.envs.vector:SeatVectorEnv",
        kwargs={"key": _key, "seats": 1 if _together else 2},
    )
    register("aec", f"harmonium/{_key}_v{VERSION}", entry_point=f"{_module.__name__}:env")
    if _together:
        register(
            "parallel",
            f"harmonium/{_key}_v{VERSION}",
            entry_point=f"{_module.__name__}:parallel_env",
        )
