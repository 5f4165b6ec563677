"""How strong the levels are, as the ladder measured it (`harmonium arena ladder`)."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Literal

import msgspec


class Strength(msgspec.Struct, frozen=True):
    """The mean of self-play in the usual game."""

    mean: float
    error: float
    """One standard error."""
    games: int
    unit: Literal["points", "wins"]
    """Points of a seat, or the share of games won together in per cent."""


# The part of `harmonium.arena.ladder` that concerns people who choose a level.


class _Estimate(msgspec.Struct, frozen=True):
    mean: float
    error: float | None


class _Both(msgspec.Struct, frozen=True):
    raw: _Estimate
    adjusted: _Estimate | None

    @property
    def best(self) -> _Estimate:
        return self.adjusted or self.raw


class _Report(msgspec.Struct, frozen=True):
    bot: str
    games: int
    points: _Both
    wins: _Both | None


class _Rung(msgspec.Struct, frozen=True):
    report: _Report
    aliases: tuple[str, ...] = ()


class _Course(msgspec.Struct, frozen=True):
    game: str
    measure: Literal["points", "wins", "rating"]


class _Stage(msgspec.Struct, frozen=True):
    course: _Course
    rungs: tuple[_Rung, ...]


class _Ladder(msgspec.Struct, frozen=True):
    stages: tuple[_Stage, ...]


@cache
def _measured() -> Mapping[tuple[str, str], Strength]:
    return measured_in(resources.files("harmonium").joinpath("ladder.json").read_bytes())


def measured_in(ladder: bytes) -> Mapping[tuple[str, str], Strength]:
    """By game and bot."""
    found: dict[tuple[str, str], Strength | None] = {}
    for stage in msgspec.json.decode(ladder, type=_Ladder).stages:
        for rung in stage.rungs:
            strength = _strength(stage.course, rung.report)
            for name in (rung.report.bot, *rung.aliases):
                # The first course of a game is its usual one; what was reached in another one is
                # nothing to compare with the other levels.
                found.setdefault((stage.course.game, name), strength)
    return {key: strength for key, strength in found.items() if strength is not None}


def _strength(course: _Course, bot: _Report) -> Strength | None:
    """None where it met others, or too few games say nothing."""
    if course.measure == "wins" and bot.wins is not None:
        share = bot.wins.best
        if share.error is not None:
            return Strength(100 * share.mean, 100 * share.error, bot.games, "wins")
    elif course.measure == "points" and bot.points.best.error is not None:
        points = bot.points.best
        return Strength(points.mean, points.error or 0.0, bot.games, "points")
    return None


def strength_of(game: str, level: str) -> Strength | None:
    """None where nobody has measured it."""
    return _measured().get((game, level))
