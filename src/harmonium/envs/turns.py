"""PettingZoo, one agent after another (AEC): Harmonies and Tranquility."""

from copy import deepcopy
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from harmonium.envs.agents import Agents, Observation


class TurnsEnv(AECEnv[str, Observation, int | None]):
    """Whoever the game waits for acts; of several (Tranquility's payment) the lowest seat first."""

    def __init__(self, agents: Agents, *, max_cycles: int | None = None) -> None:
        super().__init__()
        self._agents = agents
        self.metadata = agents.metadata(is_parallelizable=False)
        self.render_mode = agents.render_mode
        self.max_cycles = max_cycles
        self.possible_agents = agents.names
        self.observation_spaces = agents.observation_spaces
        self.action_spaces = agents.action_spaces

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The seed decides the deal. Options of the game are given when the environment is made."""
        del options
        self._agents.deal(seed)
        self.agents = list(self.possible_agents)
        self.acts = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        return self._agents.observe(agent)

    def step(self, action: int | None) -> None:
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        course = self._agents.course
        was_legal = course.act(self._agents.seat[name], -1 if action is None else int(action))
        self.acts += 1
        self._cumulative_rewards[name] = 0.0
        self.rewards = dict(zip(self.possible_agents, course.rewards, strict=True))
        self.infos[name] = {} if was_legal else {"illegal": True}
        is_cut = self.max_cycles is not None and self.acts >= self.max_cycles
        self.terminations = dict.fromkeys(self.agents, course.is_over)
        self.truncations = dict.fromkeys(self.agents, is_cut and not course.is_over)
        self._select()
        self._accumulate_rewards()
        self._deads_step_first()

    def _select(self) -> None:
        """The next to act; at the end everyone once more, for the last reward."""
        actors = self._agents.course.actors
        self.agent_selection = self.possible_agents[actors[0] if actors else 0]

    def render(self) -> Any:
        return self._agents.render()

    def save(self) -> Any:
        """The game as it stands, with its chance; `restore` goes on from there, again and again."""
        return deepcopy((self._agents.saved(), {name: getattr(self, name) for name in _KEPT}))

    def restore(self, saved: Any) -> None:
        of_the_game, kept = deepcopy(saved)
        self._agents.restored(of_the_game)
        for name, value in kept.items():
            setattr(self, name, value)


_KEPT = (
    *("agents", "acts", "rewards", "_cumulative_rewards", "terminations", "truncations"),
    *("infos", "agent_selection", "_skip_agent_selection"),
)


def wrapped(env: TurnsEnv) -> Any:
    """With PettingZoo's checks: codes within the space, and nothing before `reset`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
