"""Gymnasium: one seat is the learner's, bots sit in the others."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, SupportsInt

import gymnasium
import numpy as np

from harmonium.bots import Bot, Forfeit, Question, asked, leave, make_bot
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.envs.course import Array, Course, settings
from harmonium.envs.render import MODES, check_mode, render
from harmonium.envs.spaces import action_space, seat_space

Observation = dict[str, Array]
Opponents = str | Sequence[str | Bot]

_SEEDS = 1 << 63


class SeatEnv(gymnasium.Env[Observation, SupportsInt]):
    """A game for one learner. `docs/envs` describes spaces, rewards and arguments."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as in Gymnasium

    def __init__(
        self,
        key: str,
        *,
        seats: int = 2,
        seat: int = 0,
        options: Any = None,
        opponents: Opponents = "random",
        reward: str = "points",
        illegal: str = "first",
        render_mode: str | None = None,
    ) -> None:
        self.settings = settings(key, seats, options, reward, illegal)
        self.seat = check_seat(seat, seats)
        self.opponents = _opponents(key, opponents, seat, seats)
        self.render_mode = check_mode(render_mode)
        self.action_space = action_space(self.settings.face)
        self.observation_space = seat_space(self.settings.face)
        self._course: Course | None = None
        self._bots: dict[int, Bot] = {}
        self._owed = 0.0
        """What the others' first acts brought the learner: paid with the first step."""

    @property
    def course(self) -> Course:
        """The game that is being played."""
        if self._course is None:
            raise gymnasium.error.ResetNeeded
        return self._course

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        deal = int(self.np_random.integers(_SEEDS))
        self.close()
        self._course = Course(self.settings, deal)
        self._bots = {
            seat: make_bot(self.settings.key, bot, Generator.from_seed(deal, f"bot {seat}"))
            if isinstance(bot, str)
            else bot
            for seat, bot in self.opponents.items()
        }
        self._owed = self._answered()
        return self._seen(), self._info()

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        course = self.course
        was_legal = course.act(self.seat, int(action))
        reward = course.rewards[self.seat] + self._answered() + self._owed
        self._owed = 0.0
        return self._seen(), reward, course.is_over, False, self._info(illegal=not was_legal)

    def action_masks(self) -> Array:
        """Which codes are legal now, as sb3-contrib asks for it."""
        return self.course.mask(self.seat).astype(np.bool_)

    def save(self) -> Any:
        """The game as it stands, with its chance; `restore` goes on from there, again and again."""
        return deepcopy((self._course, self._bots, self._owed, self.np_random))

    def restore(self, saved: Any) -> Observation:
        self._course, self._bots, self._owed, self.np_random = deepcopy(saved)
        return self._seen()

    def close(self) -> None:
        """Programs in the other seats are ended; `reset` starts them anew."""
        for bot in self._bots.values():
            leave(bot)

    def render(self) -> Any:
        return render(self.render_mode, self.course, self.seat)

    def _answered(self) -> float:
        """The others act until the game waits for the learner; what that brought the learner."""
        course, brought = self.course, 0.0
        game = self.settings.game
        while others := [seat for seat in course.actors if seat != self.seat]:
            seat = others[0]
            legal = game.legal(course.state, seat)
            try:
                action = asked(self._bots[seat], Question(course.view(seat), legal))
            except Forfeit as forfeit:
                why = f"{forfeit.reason} {forfeit.detail}".strip()
                raise Problem("bot-forfeit", reason=why) from forfeit
            course.play(seat, action)
            brought += course.rewards[self.seat]
        return brought

    def _seen(self) -> Observation:
        course = self.course
        return {**course.observed(self.seat), "action_mask": course.mask(self.seat)}

    def _info(self, *, illegal: bool = False) -> dict[str, Any]:
        return {"totals": np.array(self.course.totals, np.int32), "illegal": illegal}


def check_seat(seat: int, seats: int) -> int:
    if type(seat) is not int or not 0 <= seat < seats:
        raise Problem("no-such-seat", seat=seat, seats=seats)
    return seat


def _opponents(key: str, given: Opponents, seat: int, seats: int) -> dict[int, str | Bot]:
    """Who sits where: one bot for all, or one for each of the other seats in their order."""
    others = [other for other in range(seats) if other != seat]
    bots = [given] * len(others) if isinstance(given, str) else list(given)
    if len(bots) != len(others):
        told = {"value": str(len(bots)), "expected": str(len(others))}
        raise Problem("bad-option-value", option="opponents", **told)
    for bot in bots:
        if isinstance(bot, str):
            make_bot(key, bot, Generator.from_seed(0))  # refuses a name that is not known
    return dict(zip(others, bots, strict=True))
