"""A stage as a file: `stages/NN-name.toml` in the package of its game, in the order of the numbers.

The words are messages made of names: `learn-<game>-<name>` says the idea and what is to be done,
`…-done` praises, `…-slip` says gently why it was not that. `docs/adding-a-game.md` tells how to
write one.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from harmonium.core.deal import NONCE_BYTES, Generator
from harmonium.core.errors import Problem
from harmonium.core.options import from_values
from harmonium.core.table import Author, Bot, Person, Table
from harmonium.games import GUESTS, load
from harmonium.learn.aims import Aim

PARTNER = "level1"
"""Who sits in the other seats; what they do stands in the file."""


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    aim: tuple[Aim, ...]
    """All of these must hold at the same time."""
    solution: tuple[str, ...]
    """Acts of the learner that reach it."""
    wrong: tuple[tuple[str, ...], ...]
    """Acts that do not, each whole; the rules may refuse the last of them."""
    acts: int | None = None
    """How many acts one has; as many as the solution needs."""
    lost: tuple[str, ...] = ()
    """Acts written like these give it away, unless they reach the aim; `*` stands for anything."""
    seats: int = 1
    """The learner has the first one."""
    options: dict[str, Any] = {}
    seed: int | str = 1
    """Whatever the deal below leaves open comes from here."""
    deal: dict[str, Any] = {}
    """The deal as far as it matters: of what lies in an order, what comes first."""
    before: tuple[str, ...] = ()
    """What was done before, each act by the first seat that was asked."""
    others: tuple[str, ...] = ()
    """What the other seats do when they are asked: the first of these that they may."""
    game: str = ""
    name: str = ""
    """These two are given by the place of the file."""

    @property
    def message(self) -> str:
        return f"learn-{self.game}-{self.name}"

    @property
    def messages(self) -> tuple[str, str, str]:
        return self.message, f"{self.message}-done", f"{self.message}-slip"

    def table(self) -> Table:
        """The table before the learner's first act."""
        game = load(self.game)
        options = from_values(game, self.options)
        generator = Generator.from_seed(self.seed)
        dealt = msgspec.to_builtins(game.deal(options, self.seats, generator))
        for name, wanted in self.deal.items():
            dealt[name] = _led(dealt[name], wanted)
        deal = msgspec.convert(dealt, game.deal_type)
        seats: list[Author] = [Person(), *[Bot(PARTNER)] * (self.seats - 1)]
        table = Table(game, options, seats, deal, bytes(NONCE_BYTES))
        for act in self.before:
            table.act(table.actors[0], act)
        table.take_over()
        return table


def _led(dealt: Any, wanted: Any) -> Any:
    """What was dealt with this in front, and as long as before; or simply this."""
    if not isinstance(dealt, list | tuple):
        return wanted
    if any(isinstance(one, list | tuple) for one in wanted):
        led = [_led(one, first) for one, first in zip(dealt, wanted, strict=False)]
        return [*led, *dealt[len(led) :]]
    rest = list(dealt)
    for one in wanted:
        if one in rest:
            rest.remove(one)
    return [*wanted, *rest][: len(dealt)]


@cache
def stages_of(key: str) -> tuple[Stage, ...]:
    """The stages of a game in their order; none where nobody has written any."""
    game = load(key)
    folder = resources.files(GUESTS.get(game.key) or f"harmonium.games.{game.key}") / "stages"
    if not folder.is_dir():
        return ()
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return tuple(_read(game.key, name, (folder / name).read_text("utf-8")) for name in files)


def _read(key: str, file: str, text: str) -> Stage:
    stage = msgspec.toml.decode(text, type=Stage)
    _, _, name = file.removesuffix(".toml").partition("-")
    return msgspec.structs.replace(stage, game=key, name=name)


def find(key: str, number: int) -> Stage:
    """The stage of that number, counted from 1."""
    stages: Sequence[Stage] = stages_of(key)
    if not stages:
        raise Problem("learn-nothing", game=key)
    if not 1 <= number <= len(stages):
        raise Problem("learn-no-such-stage", stage=number, stages=len(stages))
    return stages[number - 1]
