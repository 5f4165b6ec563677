"""Tranquility for PettingZoo (AEC), version 1: see docs/envs/tranquility.md."""

from typing import Any

from harmonium.envs.turns import TurnsEnv, wrapped


def raw_env(**settings: Any) -> TurnsEnv:
    """Without PettingZoo's wrappers."""
    return TurnsEnv("tranquility", version=1, **settings)


def env(**settings: Any) -> Any:
    return wrapped(raw_env(**settings))
