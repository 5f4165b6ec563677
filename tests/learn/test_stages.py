"""Every stage of every game: it can be done, it is not done by itself, and it has its words."""

import pytest

from harmonium.core.errors import IllegalAction, Problem
from harmonium.games import KEYS, OURS
from harmonium.learn import Stage, find, play, stages_of
from harmonium.locales import LOCALES
from harmonium.locales.words import Words

STAGES = [pytest.param(stage, id=f"{key}-{stage.name}") for key in KEYS for stage in stages_of(key)]
every_stage = pytest.mark.parametrize("stage", STAGES)
LONGEST = 190
"""Characters: a stage is read in a few seconds, on a phone above the board."""


@pytest.mark.parametrize("key", OURS)
def test_a_game_is_learnt_in_eight_to_twelve_stages(key: str) -> None:
    stages = stages_of(key)
    assert 8 <= len(stages) <= 12
    assert len({stage.name for stage in stages}) == len(stages)


@every_stage
def test_the_model_solution_reaches_the_aim_with_its_last_act(stage: Stage) -> None:
    assert play(stage, stage.solution).verdict == "reached"
    for done in range(len(stage.solution)):
        assert play(stage, stage.solution[:done]).verdict == "open"


@every_stage
def test_wrong_acts_do_not_reach_it(stage: Stage) -> None:
    assert stage.wrong
    for acts in stage.wrong:
        try:
            verdict = play(stage, acts).verdict
        except IllegalAction:
            assert play(stage, acts[:-1]).verdict == "open"
        else:
            assert verdict == "missed"


@every_stage
def test_what_is_reached_stays_reached(stage: Stage) -> None:
    lesson = play(stage, stage.solution)
    if 0 in lesson.table.actors:
        more = lesson.table.game.format(next(iter(lesson.table.legal(0))))
        assert play(stage, (*stage.solution, more)).verdict == "reached"


@every_stage
def test_a_stage_speaks_every_language_briefly(stage: Stage) -> None:
    for locale in LOCALES if stage.game in OURS else ("en",):
        words = Words(locale)
        assert not [name for name in stage.messages if len(words(name)) > LONGEST], locale


@pytest.mark.parametrize("key", OURS)
def test_the_end_of_a_tutorial_says_what_to_try_next(key: str) -> None:
    assert f"learn-{key}-next" in Words("en")


def test_a_stage_that_is_not_there_is_named() -> None:
    with pytest.raises(Problem, match="learn-no-such-stage"):
        find("take_it_easy", 99)
    with pytest.raises(Problem, match="learn-no-such-stage"):
        find("take_it_easy", 0)
