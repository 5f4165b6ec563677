"""Hints and judgements: of every game and variant, and nothing but what is true."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from harmonium import new_table
from harmonium.bots import Candidate, Question, make_bot, think
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.core.game import Remark, Seat
from harmonium.core.options import describe, from_values
from harmonium.core.table import Table
from harmonium.games import KEYS, load
from harmonium.games.harmonies.actions import PlaceCube, PlaceToken
from harmonium.games.harmonies.board import CellId
from harmonium.games.harmonies.cards import CardId
from harmonium.locales import LOCALES, Words
from harmonium.study import hint, judge, subject_of
from harmonium.study.comparing import Comparison
from moments import moments


def question(table: Table) -> Question:
    """What the seat knows that is to act."""
    seat = table.actors[0]
    return Question(table.view(seat), list(table.legal(seat)))


def said(words: Words, remark: Remark) -> str:
    names = {name: words(message) for name, message in remark.names.items()}
    return words(remark.code, **remark.arguments, **names)


def variants() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Each game as it is, and with every single option that it allows."""
    for key in KEYS:
        game = load(key)
        yield key, 1, {}
        for field in describe(game.options_type):
            for choice in field.choices or ((True,) if field.kind == "switch" else ()):
                for seats in (2, 1):
                    try:
                        game.check(from_values(game, {field.name: choice}), seats)
                    except Problem:
                        continue
                    yield key, seats, {field.name: choice}
                    break


@pytest.mark.parametrize(("key", "seats", "options"), list(variants()))
def test_a_hint_is_an_act_that_may_be_done_said_in_every_language(
    key: str, seats: int, options: dict[str, Any]
) -> None:
    game, languages = load(key), [Words(locale) for locale in LOCALES]
    for table in moments(key, seats, options, seed=5, every=13):
        asked = question(table)
        found = hint(game, asked, Generator.from_seed(1))
        assert found.best.action in asked.legal
        assert found.best.text == game.format(found.best.action)
        assert found.second is None or found.second.action in asked.legal
        for words in languages:
            for remark in (found.look.words, *found.reasons):
                assert said(words, remark)


@pytest.mark.parametrize("key", KEYS)
def test_a_beginners_mistakes_are_told_and_the_best_act_never_is(key: str) -> None:
    """What the strongest level chooses itself loses nothing; something that random plays does."""
    game, told = load(key), 0
    for table in moments(key, 1, {}, seed=11, every=7):
        asked = question(table)
        if len(asked.legal) == 1:
            continue
        best = think(make_bot(key, subject_of(key).bot, Generator.from_seed(1)), asked).action
        assert judge(game, asked, best, Generator.from_seed(1)) is None
        last = list(asked.legal)[-1]
        found = judge(game, asked, last, Generator.from_seed(1))
        if found is not None:
            told += 1
            assert found.loss >= max(subject_of(key).margin, 2 * found.error)
            assert found.better.value - found.played.value == pytest.approx(found.loss)
            assert found.played.action == last != found.better.action
    assert told or key == "tranquility"  # where a game at random is lost whatever one does


def test_a_loss_that_chance_explains_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("take_it_easy")
    table = next(moments("take_it_easy", 1, {}, seed=1, every=5))
    asked = question(table)
    thought = think(make_bot("take_it_easy", "level5", Generator.from_seed(1)), asked)
    other = next(action for action in asked.legal if action != thought.action)

    def told(loss: float, error: float) -> bool:
        def compare(*_: object) -> Comparison:
            return Comparison(100.0, 100.0 - loss, error, "points")

        subject = subject_of("take_it_easy")
        changed = type(subject)(
            bot=subject.bot,
            look=subject.look,
            reasons=subject.reasons,
            compare=compare,
            margin=subject.margin,
        )
        monkeypatch.setattr("harmonium.study.take_it_easy.SUBJECT", changed)
        return judge(game, asked, other, Generator.from_seed(1)) is not None

    try:
        assert told(20.0, 9.9)
        assert not told(20.0, 10.1)
        assert not told(1.0, 0.0)
    finally:
        monkeypatch.undo()


def test_where_there_is_nothing_to_choose_the_hint_says_so() -> None:
    game = load("take_it_easy")
    for table in moments("take_it_easy", 1, {}, seed=1, every=19):
        found = hint(game, question(table), Generator.from_seed(1))
        assert [remark.code for remark in found.reasons][-1] == "reason-only"
        assert found.second is None


def test_harmonies_a_token_is_compared_with_the_same_token_in_the_best_turn() -> None:
    """The fish can still settle when the wood lies: nothing was lost by placing that first."""
    wood, better = PlaceToken("brown", CellId("a2")), PlaceToken("brown", CellId("c5"))
    wheat = PlaceToken("yellow", CellId("b4"))
    fish = PlaceCube(CardId("fish"), CellId("e4"))
    asked = Question(None, (fish, wood, better, wheat))
    rival = subject_of("harmonies").rival
    found = rival(asked, Candidate(fish, 9.0, plan=(better, wheat)), wood)
    assert found is not None
    assert found.action == better
    assert rival(asked, Candidate(fish, 9.0, plan=(wheat,)), wood) is None


def test_a_plan_says_what_the_bot_means_to_do_in_its_turn() -> None:
    game = load("harmonies")
    table = new_table("harmonies", seats=1, seed=7)
    asked = question(table)
    found = think(make_bot("harmonies", "level4", Generator.from_seed(1)), asked).candidates[0]
    assert isinstance(found, Candidate)
    state = table.state
    for action in (found.action, *found.plan):
        state = game.apply(state, Seat(0), action)
    assert game.format(found.plan[-1]) == "end"


def test_harmonies_points_that_the_played_turn_can_bring_as_well_are_no_reason() -> None:
    """Both acts are told by the turn that they begin, not the better one alone."""
    game, compared = load("harmonies"), 0
    for table in moments("harmonies", 1, {}, seed=11, every=7):
        asked = question(table)
        found = judge(game, asked, list(asked.legal)[-1], Generator.from_seed(1))
        if found is not None:
            better, played = turn_points(found.reasons), turn_points(found.faults)
            compared += played > 0
            assert better == 0 or better > played
    assert compared


def turn_points(remarks: Iterable[Remark]) -> int:
    """What the turn can bring, where that is said."""
    said = [one.arguments for one in remarks if one.code == "reason-harmonies-turn"]
    return sum(int(one["points"]) for one in said)
