"""A sequential test, played: deals for two bots until the evidence suffices."""

import sys
from collections.abc import Iterator
from typing import Literal

import msgspec

from harmonium.arena.crews import Crew, play_all
from harmonium.arena.plan import Plan, wins_tell
from harmonium.arena.report import difference_in
from harmonium.arena.runner import Played, play
from harmonium.arena.sequential import Rates, SequentialTest, Verdict
from harmonium.core.errors import Problem

Unit = Literal["points", "wins"]


class Trial(msgspec.Struct, frozen=True):
    """The question: is the first bot of the plan better than the second, by so much?"""

    plan: Plan
    better_by: float
    """Points a game, or shares of the wins: 0.02 are two of a hundred games."""
    unit: Unit = "points"
    rates: Rates = Rates()
    by_raw: bool = False
    """Whether the raw differences decide, not those with the luck taken out."""

    def check(self) -> None:
        self.plan.check()
        if len(self.plan.bots) != 2:
            raise Problem("arena-test-of-two")
        if self.unit == "wins" and not wins_tell(self.plan.setting, self.plan.pairing):
            raise Problem("arena-no-wins")
        # Nobody wins more than all games; of points there is no such end.
        most = 1.0 if self.unit == "wins" else sys.float_info.max
        if not 0 < self.better_by <= most:
            raise Problem("arena-better-by")
        if not (0 < self.rates.alpha < 0.5 and 0 < self.rates.beta < 0.5):
            raise Problem("arena-bad-rates")


class Standing(msgspec.Struct, frozen=True):
    """Both verdicts after a deal; the one that decides is named."""

    raw: Verdict
    adjusted: Verdict
    decides: Literal["raw", "adjusted"]

    @property
    def verdict(self) -> Verdict:
        return self.raw if self.decides == "raw" else self.adjusted


def follow(trial: Trial, crew: Crew) -> Iterator[Standing]:
    """Where the test stands after each deal; the last one has the answer, or no deal is left.

    Deals are counted in their order, however they come in: the answer is the same with any number
    of processes.
    """
    trial.check()
    plan = trial.plan
    one, other = plan.bots
    decides: Literal["raw", "adjusted"] = (
        "raw" if trial.by_raw or plan.setting.luck is None else "adjusted"
    )
    # A win less a loss is 1 at most.
    test = SequentialTest(trial.better_by, trial.rates, 1.0 if trial.unit == "wins" else 0.0)
    waiting: dict[int, list[Played]] = {}
    due = 0
    for played in play_all(play, plan.setting, plan.sittings(), crew):
        waiting.setdefault(played.deal, []).append(played)
        while len(waiting.get(due, ())) == len(plan.lineups):
            found = difference_in(waiting.pop(due), one, other, plan.pairing)
            assert found is not None
            test.add(found.points if trial.unit == "points" else found.wins)
            due += 1
            standing = Standing(test.raw, test.adjusted, decides)
            yield standing
            if standing.verdict.answer != "undecided":
                return
