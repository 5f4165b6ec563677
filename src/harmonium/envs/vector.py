"""Gymnasium: many games at once in the engine's memory, one seat of each for the learner."""

from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from harmonium.core.errors import Problem
from harmonium.engine import Batch, Engine
from harmonium.envs.course import Array, settings
from harmonium.envs.ranks import ranks_of
from harmonium.envs.rewards import rank_rewards
from harmonium.envs.seat import check_seat
from harmonium.envs.spaces import action_space, seat_space

Observation = dict[str, Array]
Step = tuple[Observation, Array, Array, Array, dict[str, Any]]

_OVER: Final = 255
_SEEDS: Final = 1 << 63


class SeatVectorEnv(VectorEnv[Observation, Array, Array]):
    """As `SeatEnv`, with opponents that act at random.

    The mask is a part of the observation, so whatever stacks or wraps observations keeps it. With
    `copy=False` observations lie in the engine's memory and change with the next step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as in Gymnasium

    def __init__(
        self,
        key: str,
        num_envs: int = 1,
        *,
        seats: int = 2,
        seat: int = 0,
        options: Any = None,
        opponents: str = "random",
        reward: str = "points",
        illegal: str = "first",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
    ) -> None:
        super().__init__()
        if seats > 1 and opponents != "random":
            told = {"value": str(opponents), "expected": "random"}
            raise Problem("bad-option-value", option="opponents", **told)
        self.settings = settings(key, seats, options, reward, illegal)
        self.seat = check_seat(seat, seats)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.copy = copy
        self.num_envs = num_envs
        face = Engine().game(key)  # its own, so that any one thread may use it
        self.batch: Final = Batch(face, num_envs, self.settings.options, seats)
        self.single_action_space = action_space(face)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_observation_space = seat_space(face)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._paid = np.zeros(num_envs, np.int32)
        self._is_dealt = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew: all games, or those of `options["reset_mask"]`. The seed is one number."""
        if isinstance(seed, list):
            raise Problem("bad-option-value", option="seed", value=str(seed), expected="int, None")
        super().reset(seed=seed, options=options)
        which = None if options is None else options.get("reset_mask")
        if which is not None and self._is_dealt:
            self._redeal(np.asarray(which, np.bool_))
        else:
            self.batch.deal(int(self.np_random.integers(_SEEDS)))
            self._is_dealt = True
            self._answered()
            self._paid = np.zeros(self.num_envs, np.int32)
        return self._seen(), self._info()

    def step(self, actions: Array) -> Step:
        batch = self.batch
        was_over = batch.seats == _OVER
        if self.autoreset_mode == AutoresetMode.DISABLED and was_over.any():
            raise Problem("table-closed", how="finished")
        codes, illegal = self._codes(np.asarray(actions), was_over)
        batch.step(codes, again=False)
        self._answered()
        ended = (batch.seats == _OVER) & ~was_over
        rewards = self._rewarded(ended)
        info: dict[str, Any] = {"illegal": illegal, "_illegal": ~was_over}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any():
            info |= self._final(ended, illegal)
            self._redeal(ended)
        elif self.autoreset_mode == AutoresetMode.NEXT_STEP and was_over.any():
            self._redeal(was_over)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._seen(), rewards, ended, truncated, info | self._info()

    def _codes(self, actions: Array, was_over: Array) -> tuple[Array, Array]:
        """What is done, with the first legal code in place of one that is not."""
        if actions.shape != (self.num_envs,):
            raise Problem("engine-batch-size", given=actions.size, size=self.num_envs)
        masks, codes = self.batch.masks, self.batch.face.codes
        is_code = (actions >= 0) & (actions < codes)
        at = np.where(is_code, actions, 0)
        is_legal = is_code & (masks[np.arange(self.num_envs), at] != 0)
        illegal = ~is_legal & ~was_over
        if illegal.any():
            if self.settings.illegal == "refuse":
                first = int(illegal.argmax())
                raise Problem("engine-batch-code", number=first, code=int(actions[first]))
            at[illegal] = masks[illegal].argmax(axis=1)
        return at.astype(np.uint16), illegal

    def _answered(self) -> None:
        """The others act, until every game waits for the learner or is over."""
        self.batch.answer(self.seat)
        if self.settings.seats > 1:
            self.batch.look()

    def _rewarded(self, ended: Array) -> Array:
        totals = self.batch.points[:, self.seat].copy()
        paid, self._paid = self._paid, totals
        if self.settings.reward == "points":
            return (totals - paid).astype(np.float64)
        if self.settings.reward == "final":
            return np.where(ended, totals, 0).astype(np.float64)
        rewards = np.zeros(self.num_envs)
        for number in np.flatnonzero(ended):
            ranks, won = ranks_of(self.batch, int(number))
            rewards[number] = rank_rewards(ranks, won=won)[self.seat]
        return rewards

    def _redeal(self, which: Array) -> None:
        self.batch.redeal(which)
        self._answered()
        self.batch.look()
        self._paid = np.where(which, 0, self._paid)

    def _seen(self) -> Observation:
        """Of the seat that is to act, which is the learner's wherever a game goes on."""
        batch = self.batch
        if self.seat and (batch.seats == _OVER).any():
            batch.observe(self.seat)
        rows, masks = batch.observations, batch.masks.view(np.int8)
        if self.copy:
            rows, masks = rows.copy(), masks.copy()
        parts = {
            part.name: rows[:, part.offset : part.offset + int(np.prod(part.shape))].reshape(
                self.num_envs, *part.shape
            )
            for part in batch.face.observation.parts.values()
        }
        return {**parts, "action_mask": masks}

    def _info(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        return {"totals": self.batch.points.copy(), "_totals": every}

    def _final(self, ended: Array, illegal: Array) -> dict[str, Any]:
        """What Gymnasium calls final: of the games that ended, before they were dealt anew."""
        seen = self._seen()
        final = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(ended):
            final[number] = {name: part[number].copy() for name, part in seen.items()}
        totals = self.batch.points.copy()
        told = {"totals": totals, "_totals": ended, "illegal": illegal, "_illegal": ended}
        return {"final_obs": final, "_final_obs": ended, "final_info": told, "_final_info": ended}
