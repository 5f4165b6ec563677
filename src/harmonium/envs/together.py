"""PettingZoo, all agents at once (Parallel): Take It Easy."""

from copy import copy, deepcopy
from typing import Any

from pettingzoo import ParallelEnv

from harmonium.core.errors import Problem
from harmonium.envs.agents import Agents, Observation

Step = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class TogetherEnv(ParallelEnv[str, Observation, int]):
    """Everybody chooses for the same tile; nobody sees what the others choose."""

    def __init__(self, agents: Agents, *, max_cycles: int | None = None) -> None:
        self._agents = agents
        self.metadata = agents.metadata(is_parallelizable=True)
        self.render_mode = agents.render_mode
        self.max_cycles = max_cycles
        self.possible_agents = agents.names
        self.observation_spaces = agents.observation_spaces
        self.action_spaces = agents.action_spaces
        self.agents: list[str] = []
        self.turns = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """The seed decides the deal. Options of the game are given when the environment is made."""
        del options
        self._agents.deal(seed)
        self.agents = list(self.possible_agents)
        self.turns = 0
        return self._seen(self.agents), {name: {} for name in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """One tile on every board; a Problem if an agent has no action, and nothing changes."""
        course, acting = self._agents.course, self.agents
        kept = copy(course)
        missing = [name for name in acting if name not in actions]
        if missing:
            raise Problem("not-an-action", action=f"{missing[0]}: None")
        rewards = dict.fromkeys(acting, 0.0)
        infos: dict[str, dict[str, Any]] = {}
        try:
            for name in acting:
                was_legal = course.act(self._agents.seat[name], int(actions[name]))
                infos[name] = {} if was_legal else {"illegal": True}
                for other, brought in zip(self.possible_agents, course.rewards, strict=True):
                    rewards[other] += brought
        except Problem:
            self._agents.put_back(kept)
            raise
        self.turns += 1
        is_over = course.is_over
        is_cut = self.max_cycles is not None and self.turns >= self.max_cycles and not is_over
        if is_over or is_cut:
            self.agents = []
        return (
            self._seen(acting),
            rewards,
            dict.fromkeys(acting, is_over),
            dict.fromkeys(acting, is_cut),
            infos,
        )

    def _seen(self, names: list[str]) -> dict[str, Observation]:
        return {name: self._agents.observe(name) for name in names}

    def render(self) -> Any:
        return self._agents.render()

    def save(self) -> Any:
        """The game as it stands, with its chance; `restore` goes on from there, again and again."""
        return deepcopy((self._agents.saved(), self.agents, self.turns))

    def restore(self, saved: Any) -> None:
        of_the_game, self.agents, self.turns = deepcopy(saved)
        self._agents.restored(of_the_game)
