"""Spaces, read off the engine's own description of a game."""

from typing import Any

import numpy as np
from gymnasium import spaces

from harmonium.engine import Face


def action_space(face: Face) -> spaces.Discrete:
    """The codes of docs/engine.md."""
    return spaces.Discrete(face.codes)


def mask_space(face: Face) -> spaces.Box:
    """As `Discrete.sample` wants it: 1 where a code is legal."""
    return spaces.Box(0, 1, (face.codes,), np.int8)


def part_spaces(face: Face) -> dict[str, spaces.Space[Any]]:
    """The parts of an observation by name."""
    return {
        part.name: spaces.Box(0, 255, part.shape, np.uint8)
        for part in face.observation.parts.values()
    }


def seat_space(face: Face) -> spaces.Space[dict[str, Any]]:
    """For Gymnasium: the parts and the mask beside each other."""
    return spaces.Dict({**part_spaces(face), "action_mask": mask_space(face)})


def agent_space(face: Face) -> spaces.Dict:
    """For PettingZoo, which wants the mask beside the `observation`."""
    observation = spaces.Dict(part_spaces(face))
    return spaces.Dict({"observation": observation, "action_mask": mask_space(face)})
