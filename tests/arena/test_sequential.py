"""The sequential test: wrong as seldom as it says, the same with any number of processes."""

import math
import random
from statistics import fmean, stdev

import pytest

from harmonium.arena.crews import crew_of
from harmonium.arena.luck import USUAL
from harmonium.arena.plan import Plan, Setting
from harmonium.arena.sequential import LEAST, Rates, SequentialTest
from harmonium.arena.statistics import Observation, both, estimate
from harmonium.arena.trial import Standing, Trial, follow
from harmonium.core.errors import Problem
from harmonium.games.take_it_easy import Options


def answers(truth: float, asked: float, runs: int, share: float = 0.0) -> list[str]:
    """Of tests on normal differences with deviation 1, of which luck explains a share."""
    chance = random.Random(7)
    found: list[str] = []
    for _ in range(runs):
        test = SequentialTest(asked, Rates())
        while test.quick() == "undecided":
            luck = chance.gauss(0, 1)
            rest = chance.gauss(0, 1)
            result = truth + share**0.5 * luck + (1 - share) ** 0.5 * rest
            test.add(Observation(result, 5 * luck))
        found.append(test.quick())
    return found


@pytest.mark.parametrize("share", [0.0, 0.9])
def test_it_is_wrong_about_as_seldom_as_it_says(share: float) -> None:
    """Of 300 tests 15 may be wrong; three deviations above that are 26."""
    assert answers(0.0, 0.5, 300, share).count("better") <= 26
    assert answers(0.5, 0.5, 300, share).count("not-better") <= 26


def test_luck_taken_out_saves_deals() -> None:
    def deals(share: float) -> int:
        chance = random.Random(1)
        test = SequentialTest(0.2, Rates())
        while test.quick() == "undecided":
            luck = chance.gauss(0, 1)
            noise = share**0.5 * luck + (1 - share) ** 0.5 * chance.gauss(0, 1)
            test.add(Observation(0.2 + noise, luck))
        return test.deals

    assert deals(0.95) < deals(0.0)


def test_deals_that_all_came_out_alike_do_not_prove_more_than_so_few_can() -> None:
    test = SequentialTest(0.01, Rates(), scale=1.0)
    for _ in range(LEAST):
        test.add(Observation(0.0, None))
    assert test.raw.answer == "undecided"


def test_no_deal_adjusts_itself() -> None:
    """Luck that only looks like an explanation in one half helps nothing in the other."""
    chance = random.Random(3)
    pure = [Observation(chance.gauss(0, 1), chance.gauss(0, 1)) for _ in range(400)]
    found = both(pure)
    assert found.adjusted is not None
    assert found.adjusted.deviation == pytest.approx(found.raw.deviation, rel=0.03)


SETTING = Setting("take_it_easy", Options(rounds=1), 2, luck=USUAL)
DUEL = Plan(SETTING, ("greedy", "random"), 2, 60, "duels")


def trial(**changes: object) -> Trial:
    plan = Plan(SETTING, ("greedy", "random"), 1, 60, "alike")
    return Trial(**({"plan": plan, "better_by": 20.0} | changes))  # type: ignore[arg-type]


def last(asked: Trial, jobs: int) -> Standing:
    crew = crew_of(jobs)
    try:
        *_, found = follow(asked, crew)
    finally:
        crew.close()
    return found


def test_the_answer_is_the_same_with_any_number_of_processes() -> None:
    one = last(trial(), 1)
    assert one == last(trial(), 2)
    assert one.verdict.answer == "better"
    assert one.decides == "adjusted"
    assert one.raw.deals == one.adjusted.deals >= LEAST


def test_who_gives_up_says_so() -> None:
    small = trial().plan
    plan = Plan(small.setting, ("random", "greedy"), 1, 3, "alike")
    found = last(trial(plan=plan), 1)
    assert found.verdict.answer == "undecided"
    assert found.verdict.deals == 3


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"better_by": 0.0}, "arena-better-by"),
        ({"better_by": math.nan}, "arena-better-by"),
        ({"better_by": math.inf}, "arena-better-by"),
        ({"better_by": 1.01, "unit": "wins", "plan": DUEL}, "arena-better-by"),
        ({"unit": "wins"}, "arena-no-wins"),
        ({"rates": Rates(0.7, 0.05)}, "arena-bad-rates"),
    ],
)
def test_questions_without_an_answer_are_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(Problem) as problem:
        trial(**changes).check()
    assert problem.value.message == message


def test_few_observations_have_no_error() -> None:
    assert estimate([3.0]).deviation is None
    assert estimate([3.0] * 5 + [4.0] * 4).error is None
    values = [1.0, 2.0, 4.0, 8.0, 16.0] * 2
    found = estimate(values)
    assert found.mean == pytest.approx(fmean(values))
    assert found.deviation == pytest.approx(stdev(values))
    assert found.error == pytest.approx(stdev(values) / math.sqrt(10))
