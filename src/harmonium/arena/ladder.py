"""The ladder: every registered bot measured in the usual settings of its game, on common deals.

What fits each game: points where everybody plays for themselves, the share of games won where all
win or lose together, and a rating where rivals meet. Every bot plays as many deals as its share of
the time allows, always the first ones of the same seed.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final, Literal

import msgspec

from harmonium.arena.luck import USUAL
from harmonium.arena.plan import Bots, Pairing, Plan, Setting, Sitting
from harmonium.arena.ratings import Rating, ratings, wilson
from harmonium.arena.report import BotReport, report
from harmonium.arena.results import head_of
from harmonium.arena.runner import Played, play
from harmonium.arena.versions import Made, made
from harmonium.bots import bots_of
from harmonium.core.options import from_values
from harmonium.games import load

FORMAT: Final = "harmonium-ladder/1"
LEAST: Final = 2
MOST: Final = 1000
NEAR: Final = 2
"""Rivals meet those so many places away: between the best and the worst there is nothing to see."""

Measure = Literal["points", "wins", "rating"]


class Course(msgspec.Struct, frozen=True):
    """One setting in which bots are measured."""

    name: str
    game: str
    seats: int
    measure: Measure
    options: dict[str, Any] = {}

    @property
    def pairing(self) -> Pairing:
        return "duels" if self.measure == "rating" else "alike"


COURSES: Final = (
    Course("Take It Easy, alone", "take_it_easy", 1, "points"),
    Course("Harmonies, two players", "harmonies", 2, "points"),
    Course("Harmonies, two rivals", "harmonies", 2, "rating"),
    Course("Harmonies, alone", "harmonies", 1, "points"),
    Course("Tranquility, two players", "tranquility", 2, "wins"),
    Course("Tranquility, four players", "tranquility", 4, "wins"),
    Course("Tranquility, two rivals", "tranquility", 2, "rating", {"competitive": True}),
)


class Rung(msgspec.Struct, frozen=True):
    """One bot in one course."""

    report: BotReport
    wins: tuple[float, float, float] | None = None
    """The share of games won and its interval, where all win or lose together."""
    rating: Rating | None = None

    @property
    def height(self) -> float:
        if self.rating is not None:
            return self.rating.value
        return self.report.points.raw.mean if self.wins is None else self.wins[0]


class Stage(msgspec.Struct, frozen=True):
    course: Course
    games: int
    rungs: tuple[Rung, ...]
    """The best first."""


class Ladder(msgspec.Struct, frozen=True):
    format: str
    made: Made
    seed: int
    minutes: float
    stages: tuple[Stage, ...]


def climb(
    minutes: float, seed: int, tell: Callable[[str], None], courses: Sequence[Course] = COURSES
) -> Ladder:
    """Play all courses within about so many minutes."""
    stages = []
    for course in courses:
        tell(course.name)
        stages.append(_stage(course, seed, 60 * minutes / len(courses)))
    return Ladder(
        FORMAT, made(Setting(courses[0].game, None, seed), ()), seed, minutes, tuple(stages)
    )


def _stage(course: Course, seed: int, seconds: float) -> Stage:
    bots: Bots = tuple(bots_of(course.game))
    options = from_values(load(course.game), course.options)
    plan = Plan(
        Setting(course.game, options, seed, luck=USUAL),
        bots,
        course.seats,
        MOST,
        course.pairing,
    )
    games = list(_games(plan, seconds))
    found = report(head_of(plan), games)
    rated: dict[str, Rating] = {}
    if course.measure == "rating":
        anchor = next((bot for bot in ("careful", "greedy") if bot in bots), bots[0])
        rated = ratings(games, bots, anchor)
    rungs = [
        Rung(bot, _wins(bot) if course.measure == "wins" else None, rated.get(bot.bot))
        for bot in found.bots
    ]
    rungs.sort(key=lambda rung: rung.height, reverse=True)
    return Stage(course, len(games), tuple(rungs))


def _wins(bot: BotReport) -> tuple[float, float, float]:
    assert bot.wins is not None
    share = bot.wins.raw.mean
    return share, *wilson(share * bot.games, bot.games)


def _games(plan: Plan, seconds: float) -> Iterator[Played]:
    """Deal by deal; who has used up its share of the time plays no further one.

    The time is the processor's: a busy machine makes the ladder slower, not shorter.
    """
    groups = _groups(plan)
    share = seconds / len(groups)
    used = [0.0] * len(groups)
    for deal in range(plan.deals):
        playing = [number for number in range(len(groups)) if deal < LEAST or used[number] < share]
        if not playing:
            return
        for number in playing:
            began = time.process_time()
            for lineup in groups[number]:
                yield play(plan.setting, Sitting(deal, lineup))
            used[number] += time.process_time() - began


def _groups(plan: Plan) -> list[tuple[Bots, ...]]:
    """Line-ups that belong together: a bot, or two rivals who change seats."""
    if plan.pairing == "alike":
        return [(lineup,) for lineup in plan.lineups]
    places = {bot: place for place, bot in enumerate(plan.bots)}
    return [
        msgspec.structs.replace(plan, bots=(one, other)).lineups
        for one, other in combinations(plan.bots, 2)
        if places[other] - places[one] <= NEAR
    ]
