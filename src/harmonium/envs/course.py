"""A game on its way, in the numbers of the engine: what every environment here is made of.

The rules hold the state, so that bots see their views and pictures can be drawn; the engine
says what a seat observes, which codes are legal and how many points everybody has.
"""

from collections.abc import Mapping
from threading import local
from typing import Any, Final, Literal, get_args

import msgspec
import numpy as np

from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.core.game import AnyGame, Seat
from harmonium.core.options import from_values
from harmonium.engine import Engine, Face, Position
from harmonium.engine.layout import Layout
from harmonium.envs.rewards import Reward, check_reward, rank_rewards
from harmonium.games import load

Array = np.ndarray[Any, np.dtype[Any]]

Illegal = Literal["first", "refuse"]
"""What becomes of a code that is not legal: the first legal one is taken instead, or a Problem."""


class _Desk(local):
    """Of each thread its engine and, for each game, one position that states are laid into.

    Environments hold nothing of the engine, so that they can be copied, pickled and sent to
    other processes.
    """

    def __init__(self) -> None:
        self.engine = Engine()
        self.laid: dict[str, tuple[Position, Any]] = {}


_DESK: Final = _Desk()


def face_of(key: str) -> Face:
    """The engine's side of a game, in this thread."""
    return _DESK.engine.game(key)


def chosen_options(game: AnyGame, options: Any) -> Any:
    """Options as a struct of the game, from one or from values by name."""
    if options is None:
        return game.options_type()
    return from_values(game, options) if isinstance(options, Mapping) else options


def check_choice(option: str, value: object, kind: Any) -> None:
    """Refuse what is none of the values of a Literal."""
    if value not in get_args(kind):
        expected = ", ".join(get_args(kind))
        raise Problem("bad-option-value", option=option, value=str(value), expected=expected)


class Settings(msgspec.Struct, frozen=True):
    """What stays the same from game to game."""

    key: str
    seats: int
    options: Any
    reward: Reward = "points"
    illegal: Illegal = "first"

    @property
    def game(self) -> AnyGame:
        return load(self.key)

    @property
    def face(self) -> Face:
        return face_of(self.key)


def settings(key: str, seats: int, options: Any, reward: Any, illegal: Any) -> Settings:
    """Settings that can be played; a Problem names what cannot be."""
    game = load(key)
    chosen = chosen_options(game, options)
    game.check(chosen, seats)
    check_choice("illegal", illegal, Illegal)
    check_choice("reward", reward, Reward)
    check_reward(reward, seats, is_cooperative=game.cooperative(chosen))
    return Settings(key, seats, chosen, reward, illegal)


class Course:
    """One game from its deal to its end."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self.settings: Final = settings
        game, seats = settings.game, settings.seats
        deal = game.deal(settings.options, seats, Generator.from_seed(seed))
        self.state = game.start(settings.options, seats, deal)
        self.totals = self._counted()
        self.rewards: tuple[float, ...] = (0.0,) * seats
        """What the last act brought every seat; the first one also what the deal did."""
        self._paid = (0,) * seats

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self.settings.game.actors(self.state)

    @property
    def is_over(self) -> bool:
        return not self.actors

    def view(self, seat: int | None) -> Any:
        return self.settings.game.view(self.state, None if seat is None else Seat(seat))

    def legal(self, seat: int) -> tuple[int, ...]:
        """The codes that the seat may choose from."""
        return self._position().legal(seat)

    def mask(self, seat: int) -> Array:
        """1 for each legal code; nothing but 0 if the seat is not to act."""
        mask = np.zeros(self.settings.face.codes, np.int8)
        mask[list(self.legal(seat))] = 1
        return mask

    def observed(self, seat: int) -> dict[str, Array]:
        """What the seat may know, part by part."""
        return parts(self.settings.face.observation, self._position().observe(seat))

    def act(self, seat: int, code: int) -> bool:
        """Act; whether the code was legal. See `Illegal` for what happens if it was not."""
        legal = self.legal(seat)
        if not legal:
            raise Problem("table-closed", how="finished")
        is_legal = code in legal
        if not is_legal and self.settings.illegal == "refuse":
            raise Problem("engine-code", game=self.settings.key, seat=seat, code=code)
        face = self.settings.face
        action = face.rules.action(self.state, Seat(seat), code if is_legal else legal[0])
        self.play(seat, action)
        return is_legal

    def play(self, seat: int, action: Any) -> None:
        """The same with an action of the rules, as bots give them."""
        self.state = self.settings.game.apply(self.state, Seat(seat), action)
        self.totals = self._counted()
        self.rewards = self._rewarded()
        self._paid = self.totals

    def _rewarded(self) -> tuple[float, ...]:
        kind = self.settings.reward
        if kind == "points":
            return tuple(float(now - was) for now, was in zip(self.totals, self._paid, strict=True))
        if not self.is_over:
            return (0.0,) * self.settings.seats
        if kind == "final":
            return tuple(map(float, self.totals))
        result = self.settings.game.result(self.state)
        assert result is not None
        return rank_rewards(result.ranks, won=result.won)

    def _position(self) -> Position:
        """The state in the engine; laid anew only if another one lies there."""
        face, laid = self.settings.face, _DESK.laid
        position, state = laid.get(face.rules.key, (None, None))
        if position is None or position.face is not face or state is not self.state:
            position = face.position(self.state)
            laid[face.rules.key] = position, self.state
        return position

    def _counted(self) -> tuple[int, ...]:
        return tuple(seat["total"] for seat in self._position().score())


def parts(layout: Layout, observation: bytes) -> dict[str, Array]:
    """The named parts of one observation."""
    seen = np.frombuffer(observation, np.uint8)
    return {
        part.name: seen[part.offset : part.offset + int(np.prod(part.shape))].reshape(part.shape)
        for part in layout.parts.values()
    }
