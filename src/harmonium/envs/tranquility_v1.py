"""Tranquility for PettingZoo (AEC), version 1: see docs/envs/tranquility.md."""

from typing import Any

from harmonium.envs.agents import Agents
from harmonium.envs.turns import TurnsEnv, wrapped


def raw_env(*, max_cycles: int | None = None, **settings: Any) -> TurnsEnv:
    """Without PettingZoo's wrappers."""
    return TurnsEnv(Agents("tranquility", version=1, **settings), max_cycles=max_cycles)


def env(**settings: Any) -> Any:
    return wrapped(raw_env(**settings))
