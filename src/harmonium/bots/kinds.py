"""The bots by name: which there are for a game, and how a specification becomes one.

A specification is a name, perhaps with parameters: `greedy`, `search:nodes=20000:time=0.5`.
Our own bots stand in `harmonium.bots.<game>`; those of other packages are found through entry
points of the groups `harmonium.bots` (any game) and `harmonium.bots.<game>`.
"""

import logging
import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, ClassVar, Final

import msgspec
from msgspec import inspect

from harmonium.bots.contract import Bot, RandomBot
from harmonium.core.deal import Generator
from harmonium.core.documents import kinds
from harmonium.core.errors import Problem
from harmonium.games import load

log = logging.getLogger(__name__)

GROUP: Final = "harmonium.bots"
_LEVEL: Final = re.compile(r"level[1-9]")

Factory = Callable[..., Bot]
"""Makes a bot of a generator; one with a `Parameters` struct (or `str`, for the whole text after
the colon) gets those as well."""


class Parameter(msgspec.Struct, frozen=True):
    """One parameter of a bot, as `harmonium games` lists it."""

    name: str
    default: Any
    expected: str
    """What it may be, in signs that need no language."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A bot under its name."""

    name: str
    factory: Factory

    @property
    def is_local(self) -> bool:
        """Whether it reaches for this machine (its programs, say): nothing for strangers."""
        return getattr(self.factory, "is_local", False)

    @property
    def listens(self) -> bool:
        """Whether it wants to know what its seat was told since the game began."""
        return getattr(self.factory, "listens", False)

    @property
    def same_as(self) -> str | None:
        """Another name for the same player, which takes parameters."""
        return getattr(self.factory, "same_as", None)

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        declared = self._declared
        if declared is None or declared is str:
            return ()
        return tuple(
            Parameter(field.name, field.default, _expected(field.type))
            for field in msgspec.structs.fields(declared)
        )

    @property
    def _declared(self) -> Any:
        return getattr(self.factory, "Parameters", None)

    def make(self, generator: Generator, text: str | None = None) -> Bot:
        """The bot; the text is what stands after the first colon, None if there is no colon."""
        declared = self._declared
        if declared is None:
            if text is not None:
                raise Problem("bot-without-parameters", bot=self.name)
            return self.factory(generator)
        if declared is str:
            return self.factory(generator, text or "")
        return self.factory(generator, declared(**self._values(text)))

    def _values(self, text: str | None) -> dict[str, Any]:
        values: dict[str, Any] = {}
        declared = kinds(self._declared)
        for part in () if text is None else text.split(":"):
            name, equals, given = part.partition("=")
            if name not in declared or not equals or name in values:
                raise Problem(
                    "bad-bot-parameter", bot=self.name, parameter=part, known=", ".join(declared)
                )
            values[name] = self._value(name, declared[name], given)
        return values

    def _value(self, name: str, kind: Any, given: str) -> Any:
        try:
            value = msgspec.convert(given, kind, strict=False)
        except msgspec.ValidationError:
            value = math.nan
        if isinstance(value, float) and not math.isfinite(value):
            expected = _expected(kind)
            raise Problem(
                "bad-bot-value", bot=self.name, parameter=name, value=given, expected=expected
            )
        return value


def _expected(kind: Any) -> str:
    """
    >>> from harmonium.bots import Budget
    >>> [_expected(field.type) for field in msgspec.structs.fields(Budget)]
    ['1 … 1000000000', '0 … 3600']
    """
    match inspect.type_info(kind):
        case inspect.UnionType(types):
            parts = [part for part in types if not isinstance(part, inspect.NoneType)]
        case single:
            parts = [single]
    return ", ".join(_expected_of(part) for part in parts)


def _expected_of(kind: inspect.Type) -> str:
    match kind:
        case inspect.LiteralType(values):
            return ", ".join(map(str, values))
        case inspect.BoolType():
            return "true, false"
        case inspect.IntType() | inspect.FloatType():
            least = kind.ge if kind.ge is not None else kind.gt
            most = kind.le if kind.le is not None else kind.lt
            return f"{'' if least is None else least} … {'' if most is None else most}".strip()
        case _:
            return "…"


def _own(game: str) -> Iterator[tuple[str, Factory]]:
    yield "random", RandomBot
    if find_spec(f"{GROUP}.{game}") is not None:
        yield from import_module(f"{GROUP}.{game}").BOTS.items()


def _of_others(game: str) -> Iterator[tuple[str, Factory]]:
    for group in (GROUP, f"{GROUP}.{game}"):
        for entry in entry_points(group=group):
            try:
                factory = entry.load()
            except Exception as error:  # noqa: BLE001 - a stranger's code: the others play on
                factory = _Broken(entry.name, f"{type(error).__name__}: {error}")
                log.warning("bot %s cannot be loaded: %s", entry.value, factory.reason)
            yield entry.name, factory


@dataclass(frozen=True, slots=True)
class _Broken:
    """In the place of a bot whose package fails: nobody is offered it, whoever names it is told."""

    name: str
    reason: str
    is_local: ClassVar = True
    Parameters: ClassVar = str

    def __call__(self, _generator: Generator, _text: str) -> Bot:
        raise Problem("bot-broken", bot=self.name, reason=self.reason)


@cache
def _kinds_of(game: str) -> Mapping[str, Kind]:
    found: dict[str, Kind] = {}
    for name, factory in (*_own(game), *_of_others(game)):
        # Nobody else's package takes the name of one of ours: records name it.
        found.setdefault(name, Kind(name, factory))
    return found


def bots_of(game: str) -> Mapping[str, Kind]:
    """The bots that anyone may choose for a game."""
    return {name: kind for name, kind in _kinds_of(game).items() if not kind.is_local}


def all_bots_of(game: str) -> Mapping[str, Kind]:
    """Those that reach for this machine as well: whoever sits at it may name them."""
    return _kinds_of(game)


def kind_of(game: str, specification: str) -> Kind:
    """The bot that a specification names; a Problem if there is none."""
    name = specification.partition(":")[0]
    kind = _kinds_of(game).get(name)
    if kind is None:
        raise Problem("unknown-bot", bot=name, known=", ".join(bots_of(game)))
    return kind


def make_bot(game: str, specification: str, generator: Generator) -> Bot:
    """The bot of a specification; a Problem says what is wrong with it."""
    _, colon, text = specification.partition(":")
    return kind_of(game, specification).make(generator, text if colon else None)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels among them, the weakest first."""
    return tuple(name for name in bots_of(game) if _LEVEL.fullmatch(name))


def first_bot(game: str) -> str:
    """Whom to sit down with for the first time: a rival one can beat, a partner who can play."""
    levels = levels_of(game)
    rules = load(game)
    if rules.cooperative(rules.options_type()):
        levels = levels[2:] or levels[-1:]
    return levels[0] if levels else tuple(bots_of(game))[-1]
