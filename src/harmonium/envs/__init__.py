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

import gymnasium
from pettingzoo.env_registry.registration import register

from harmonium.envs.agents import Agents
from harmonium.envs.seat import SeatEnv
from harmonium.envs.together import TogetherEnv
from harmonium.envs.turns import TurnsEnv
from harmonium.envs.vector import SeatVectorEnv

__all__ = ["Agents", "SeatEnv", "SeatVectorEnv", "TogetherEnv", "TurnsEnv"]

VERSION = 1
"""Raised when spaces, codes, observations or rewards change."""

for _key, _name, _seats in (
    ("harmonies", "Harmonies", 2),
    ("take_it_easy", "TakeItEasy", 1),
    ("tranquility", "Tranquility", 2),
):
    gymnasium.register(
        id=f"Harmonium/{_name}-v{VERSION}",
        entry_point="harmonium.envs.seat:SeatEnv",
        vector_entry_point="harmonium.envs.vector:SeatVectorEnv",
        kwargs={"key": _key, "seats": _seats},
    )
    _module = f"harmonium.envs.{_key}_v{VERSION}"
    register("aec", f"harmonium/{_key}_v{VERSION}", entry_point=f"{_module}:env")

register(
    "parallel",
    f"harmonium/take_it_easy_v{VERSION}",
    entry_point=f"harmonium.envs.take_it_easy_v{VERSION}:parallel_env",
)
