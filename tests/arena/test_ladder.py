"""Ratings and the ladder."""

import random
from typing import Any

import msgspec
import pytest

from harmonium.arena.crews import Alone
from harmonium.arena.ladder import Course, Ladder, climb, entrants
from harmonium.arena.ladder_page import page
from harmonium.arena.ratings import ratings
from harmonium.arena.runner import Played
from harmonium.bots import bots_of, levels_of, strength_of, strengths
from harmonium.games import KEYS

BOTS = ("weak", "middle", "strong")


def duel(deal: int, one: str, other: str, ranks: tuple[int, int]) -> Played:
    return Played(deal, (one, other), (0, 0), ranks, None, (1, 1), (0.0, 0.0))


def test_ratings_find_the_strength_behind_the_games() -> None:
    """Three bots 200 points apart, of whom the first and the last never meet."""
    chance = random.Random(5)
    games = []
    for deal in range(400):
        for one, other in (("weak", "middle"), ("middle", "strong")):
            lost = chance.random() < 1 / (1 + 10 ** (200 / 400))
            games.append(duel(deal, one, other, (1, 2) if lost else (2, 1)))
    found = ratings(games, BOTS, "middle")
    assert found["middle"].value == 0
    for bot, true in (("weak", -200), ("strong", 200)):
        assert found[bot].low < true < found[bot].high
        assert found[bot].high - found[bot].low < 120


def test_who_met_seldom_has_met_in_every_draw() -> None:
    """The one deal of the strong one is not lost among many of the others."""
    games = [
        duel(0, *pair) for pair in (("middle", "strong", (2, 1)), ("strong", "middle", (1, 2)))
    ]
    games += [duel(deal, "weak", "middle", (1, 2) if deal % 2 else (2, 1)) for deal in range(50)]
    found = ratings(games, BOTS, "middle")
    assert found["strong"].low > 200


def test_a_shared_win_counts_half() -> None:
    games = [duel(deal, "weak", "strong", (1, 1)) for deal in range(20)]
    found = ratings(games, ("weak", "strong"), "weak")
    assert found["strong"].value == pytest.approx(0, abs=1)


def test_who_always_wins_has_a_rating_too() -> None:
    games = [duel(deal, "weak", "strong", (2, 1)) for deal in range(20)]
    assert 300 < ratings(games, ("weak", "strong"), "weak")["strong"].value < 3000


def test_every_bot_enters_once_with_all_its_names() -> None:
    for game in KEYS:
        found = entrants(game)
        names = [name for one, others in found.items() for name in (one, *others)]
        assert sorted(names) == sorted(bots_of(game))
    assert entrants("tranquility")["level3"] == ("careful",)
    assert entrants("harmonies")["level4"] == ("search",)
    assert entrants("harmonies")["greedy"] == ()


def test_the_ladder_measures_them_and_tells_the_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {name: bots_of("take_it_easy")[name] for name in ("random", "greedy", "level3")}
    monkeypatch.setattr("harmonium.arena.ladder.bots_of", lambda _: known)
    monkeypatch.setattr("harmonium.arena.ladder.levels_of", lambda _: ("level3",))
    courses = (
        Course("alone", "take_it_easy", 1, "points"),
        Course("rivals", "take_it_easy", 2, "rating", {"rounds": 1}),
    )
    monkeypatch.setattr("harmonium.arena.ladder.LEAST", 10)
    found = climb(0.001, 1, Alone(), courses=courses)
    for stage in found.stages:
        assert [(rung.report.bot, rung.aliases) for rung in stage.rungs] == [
            ("level3", ("greedy",)),
            ("random", ()),
        ]
    data = msgspec.json.encode(found)
    assert msgspec.json.decode(data, type=Ladder) == found
    text = page(found)
    assert "| `level3` = `greedy` |" in text
    assert "--seed 1" in text
    measured = strengths.measured_in(data)["take_it_easy", "greedy"]
    points = found.stages[0].rungs[0].report.points
    assert measured.mean == (points.adjusted or points.raw).mean
    assert ("take_it_easy", "random") in strengths.measured_in(data)


def test_the_strengths_that_people_see_are_those_of_the_ladder_that_is_shipped() -> None:
    shown = {level: strength_of("take_it_easy", level) for level in levels_of("take_it_easy")}
    means = [found.mean for found in shown.values() if found is not None]
    assert len(means) >= 4  # one that is new waits for the next ladder
    assert means == sorted(means)


def test_a_level_is_compared_in_the_usual_course_alone() -> None:
    """Too few games there: what it reached in another course would look like a rise or a fall."""

    def stage(name: str, *rungs: tuple[str, float | None]) -> dict[str, Any]:
        return {
            "course": {"game": "harmonies", "name": name, "measure": "points"},
            "rungs": [
                {
                    "report": {
                        "bot": bot,
                        "games": 9,
                        "points": {"raw": {"mean": 100.0, "error": error}, "adjusted": None},
                        "wins": None,
                    }
                }
                for bot, error in rungs
            ],
        }

    stages = [stage("two", ("level4", 1.0), ("level5", None)), stage("alone", ("level5", 2.0))]
    found = strengths.measured_in(msgspec.json.encode({"stages": stages}))
    assert set(found) == {("harmonies", "level4")}
