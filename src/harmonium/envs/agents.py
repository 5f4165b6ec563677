"""PettingZoo: every seat is an agent; what its two kinds of environments have in common."""

from copy import deepcopy
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.utils import seeding

from harmonium.envs.course import Array, Course, settings
from harmonium.envs.render import MODES, check_mode, render
from harmonium.envs.spaces import action_space, agent_space

Observation = dict[str, Any]
"""`observation`, part by part, and `action_mask`."""

_SEEDS = 1 << 63


class Agents:
    """The seats of a game by the names of agents, `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        key: str,
        *,
        version: int,
        seats: int = 2,
        options: Any = None,
        reward: str = "points",
        illegal: str = "first",
        render_mode: str | None = None,
    ) -> None:
        self.name = f"{key}_v{version}"
        self.settings = settings(key, seats, options, reward, illegal)
        self.names = [f"seat_{seat}" for seat in range(seats)]
        self.seat = {name: seat for seat, name in enumerate(self.names)}
        face = self.settings.face
        # One space for each agent: they are seeded apart.
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            name: agent_space(face) for name in self.names
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            name: action_space(face) for name in self.names
        }
        self.render_mode = check_mode(render_mode)
        self._chance, _ = seeding.np_random(None)
        self._course: Course | None = None

    def metadata(self, *, is_parallelizable: bool) -> dict[str, Any]:
        """What PettingZoo wants to know of an environment."""
        return {
            "name": self.name,
            "render_modes": list(MODES),
            "is_parallelizable": is_parallelizable,
            "render_fps": 1,
        }

    @property
    def course(self) -> Course:
        if self._course is None:
            raise gymnasium.error.ResetNeeded
        return self._course

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self._course = Course(self.settings, int(self._chance.integers(_SEEDS)))

    def put_back(self, course: Course) -> None:
        """As if nothing had been done since that copy."""
        self._course = course

    def observe(self, name: str) -> Observation:
        course, seat = self.course, self.seat[name]
        mask: Array = course.mask(seat)
        return {"observation": course.observed(seat), "action_mask": mask}

    def render(self) -> Any:
        """As a spectator sees it."""
        return render(self.render_mode, self.course, None)

    def saved(self) -> Any:
        return deepcopy((self._course, self._chance))

    def restored(self, saved: Any) -> None:
        self._course, self._chance = deepcopy(saved)
