"""Take It Easy for PettingZoo (Parallel), version 1: see docs/envs/take_it_easy.md."""

from typing import Any

from pettingzoo.utils import parallel_to_aec

from harmonium.envs.agents import Agents
from harmonium.envs.together import TogetherEnv


def parallel_env(*, max_cycles: int | None = None, **settings: Any) -> TogetherEnv:
    return TogetherEnv(Agents("take_it_easy", version=1, **settings), max_cycles=max_cycles)


raw_env = parallel_env


def env(**settings: Any) -> Any:
    """The same one agent after another, for programs that know nothing else."""
    return parallel_to_aec(parallel_env(**settings))
