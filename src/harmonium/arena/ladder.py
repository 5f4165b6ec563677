"""The ladder: every registered bot measured in the usual settings of its game, on common deals.

What fits each game: points where everybody plays for themselves, the share of games won where all
win or lose together, and a rating where rivals meet. Every bot plays as many deals as its share of
the time allows, always the first ones of the same seed. One that has two names plays once.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, Literal

import msgspec

from harmonium.arena.crews import Crew, play_all
from harmonium.arena.luck import USUAL
from harmonium.arena.plan import Bots, Pairing, Plan, Setting, Sitting
from harmonium.arena.ratings import Rating, ratings, wilson
from harmonium.arena.report import BotReport, report
from harmonium.arena.results import head_of
from harmonium.arena.runner import Played, play
from harmonium.arena.versions import Made, made
from harmonium.bots import Kind, bots_of, levels_of
from harmonium.core.options import from_values
from harmonium.games import load

FORMAT: Final = "harmonium-ladder/2"
LEAST: Final = 2
MOST: Final = 1000
ANCHOR: Final = "level3"
"""Whose rating is 0."""
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
    aliases: Bots = ()
    """Its other names."""
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
    minutes: float,
    seed: int,
    crew: Crew,
    tell: Callable[[str], None] = lambda _: None,
    courses: Sequence[Course] = COURSES,
) -> Ladder:
    """Play all courses within about so many minutes, one in each process at a time."""
    turns = math.ceil(len(courses) / crew.count)
    heat = Heat(seed, 60 * minutes / turns)
    stages = {}
    for stage in play_all(run_course, heat, courses, crew):
        tell(stage.course.name)
        stages[stage.course.name] = stage
    with_what = made(Setting(courses[0].game, None, seed), ())
    return Ladder(FORMAT, with_what, seed, minutes, tuple(stages[one.name] for one in courses))


class Heat(msgspec.Struct, frozen=True):
    """What all courses have in common."""

    seed: int
    seconds: float
    """Of the processor, for each course."""


def run_course(heat: Heat, course: Course) -> Stage:
    names = entrants(course.game)
    bots: Bots = tuple(names)
    options = from_values(load(course.game), course.options)
    plan = Plan(
        Setting(course.game, options, heat.seed, luck=USUAL),
        bots,
        course.seats,
        MOST,
        course.pairing,
    )
    games = list(_games(plan, heat.seconds))
    found = report(head_of(plan), games)
    rated: dict[str, Rating] = {}
    if course.measure == "rating":
        rated = ratings(games, bots, next((bot for bot in bots if bot == ANCHOR), bots[0]))
    rungs = [
        Rung(
            bot,
            names[bot.bot],
            _wins(bot) if course.measure == "wins" else None,
            rated.get(bot.bot),
        )
        for bot in found.bots
    ]
    rungs.sort(key=lambda rung: rung.height, reverse=True)
    return Stage(course, len(games), tuple(rungs))


def entrants(game: str) -> dict[str, Bots]:
    """Every bot once, the weaker first as far as names tell, with its other names."""
    kinds = bots_of(game)
    ordered = [name for name in kinds if name == "random"]
    ordered += levels_of(game)
    found: dict[str, list[str]] = {}
    for name in dict.fromkeys((*ordered, *kinds)):
        same = next((one for one in found if _is_same(kinds[one], kinds[name])), None)
        found.setdefault(name if same is None else same, []).append(name)
    return {name: tuple(names[1:]) for name, names in found.items()}


def _is_same(one: Kind, other: Kind) -> bool:
    return one.factory is other.factory or other.name == one.same_as or one.name == other.same_as


def _wins(bot: BotReport) -> tuple[float, float, float]:
    assert bot.wins is not None
    share = bot.wins.raw.mean
    return share, *wilson(share * bot.games, bot.games)


def _games(plan: Plan, seconds: float) -> Iterator[Played]:
    """Deal by deal, next whoever has used the least time: what the quick ones leave the slow take.

    The time is the processor's: a busy machine makes the ladder slower, not shorter.
    """
    groups = [_Group(lineups) for lineups in _groups(plan)]
    while playing := [group for group in groups if group.deals < plan.deals]:
        group = min(playing, key=lambda one: (one.deals >= LEAST, one.seconds))
        if group.deals >= LEAST and sum(one.seconds for one in groups) >= seconds:
            return
        began = time.process_time()
        for lineup in group.lineups:
            yield play(plan.setting, Sitting(group.deals, lineup))
        group.seconds += time.process_time() - began
        group.deals += 1


@dataclass(slots=True)
class _Group:
    """Line-ups that belong together: a bot, or two rivals who change seats."""

    lineups: tuple[Bots, ...]
    deals: int = 0
    seconds: float = 0.0


def _groups(plan: Plan) -> list[tuple[Bots, ...]]:
    if plan.pairing == "alike":
        return [(lineup,) for lineup in plan.lineups]
    places = {bot: place for place, bot in enumerate(plan.bots)}
    return [
        msgspec.structs.replace(plan, bots=(one, other)).lineups
        for one, other in combinations(plan.bots, 2)
        if places[other] - places[one] <= NEAR
    ]
