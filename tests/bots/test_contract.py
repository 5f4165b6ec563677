"""What a bot is asked and answers, and how its specification is read."""

from collections.abc import Collection, Iterator
from importlib.metadata import EntryPoint
from typing import Annotated, Any, Literal

import msgspec
import pytest

from harmonium import new_table
from harmonium.bots import (
    Budget,
    Candidate,
    Question,
    RandomBot,
    ThinkingBot,
    Thought,
    bots_of,
    kinds,
    make_bot,
    think,
)
from harmonium.bots.kinds import Kind
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.games import KEYS, load
from harmonium.locales import Words

ANY = Generator.from_seed(1)


class Counting(ThinkingBot):
    """Thinks for ever: the better answer is the next letter."""

    class Parameters(Budget, frozen=True):
        pace: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2
        mood: Literal["calm", "bold"] = "calm"
        sure: bool = True

    def __init__(self, generator: Generator, parameters: Parameters) -> None:
        self.generator = generator
        self.parameters = self.budget = parameters

    def thoughts(self, question: Question) -> Iterator[Thought]:
        nodes = 0
        while True:
            for action in question.legal:
                nodes += self.parameters.pace
                yield Thought(action, (Candidate(action, 1.0, 0.5),), "points", nodes)


def counting(text: str | None = None) -> Any:
    return Kind("counting", Counting).make(ANY, text)


def asked(budget: Budget = Budget()) -> Question:  # noqa: B008 - frozen
    return Question(None, "abcdefgh", budget=budget)


def test_a_bot_stops_when_its_nodes_are_spent() -> None:
    assert think(counting("nodes=8"), asked()).action == "d"
    assert think(counting("nodes=8:pace=4"), asked()).action == "b"


def test_the_lesser_of_both_budgets_counts() -> None:
    assert think(counting("nodes=8"), asked(Budget(nodes=3))).nodes == 4
    assert think(counting("nodes=4"), asked(Budget(nodes=9))).nodes == 4


def test_time_is_read_off_the_askers_clock() -> None:
    ticks = iter(range(100))
    thought = think(counting("time=3"), asked(), clock=lambda: float(next(ticks)))
    assert thought.action == "c"


def test_a_bot_stopped_at_any_moment_has_an_answer() -> None:
    answers = iter([False, False, True])
    assert think(counting(), asked(), is_stopped=lambda: next(answers)).action == "c"


def test_a_bot_that_only_chooses_is_asked_likewise() -> None:
    thought = think(RandomBot(ANY), asked())
    assert thought.action in "abcdefgh"
    assert thought.candidates == ()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nodes=many", "bad-bot-value"),
        ("nodes=0", "bad-bot-value"),
        ("nodes=1.5", "bad-bot-value"),
        ("nodes=99999999999999999999", "bad-bot-value"),
        ("time=nan", "bad-bot-value"),
        ("time=inf", "bad-bot-value"),
        ("time=-1", "bad-bot-value"),
        ("pace=10", "bad-bot-value"),
        ("mood=angry", "bad-bot-value"),
        ("sure=perhaps", "bad-bot-value"),
        ("nodes", "bad-bot-parameter"),
        ("depth=3", "bad-bot-parameter"),
        ("nodes=3:nodes=4", "bad-bot-parameter"),
        ("", "bad-bot-parameter"),
        ("nodes=3:", "bad-bot-parameter"),
    ],
)
def test_a_specification_is_refused_with_a_sentence(text: str, message: str) -> None:
    with pytest.raises(Problem) as refused:
        counting(text)
    assert refused.value.message == message
    assert "counting" in Words("en").problem(refused.value)


def test_the_parameters_have_their_types() -> None:
    made = counting("nodes=20000:time=0.5:mood=bold:sure=false").parameters
    assert made == Counting.Parameters(20_000, 0.5, 2, "bold", sure=False)
    names = [(one.name, one.expected) for one in Kind("counting", Counting).parameters]
    assert names[2:] == [("pace", "1 … 9"), ("mood", "bold, calm"), ("sure", "true, false")]


def test_a_bot_without_parameters_says_so() -> None:
    with pytest.raises(Problem) as refused:
        make_bot("take_it_easy", "greedy:nodes=3", ANY)
    assert refused.value.message == "bot-without-parameters"


class Text:
    Parameters = str
    is_local = True

    def __init__(self, generator: Generator, text: str) -> None:
        self.generator, self.text = generator, text

    def choose(self, view: Any, legal: Collection[Any]) -> Any:
        return view, next(iter(legal))


def test_other_packages_bring_bots_but_take_no_names(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The edge to what is installed is the only thing that is not real here."""
    here = __name__
    installed = {
        "harmonium.bots": [EntryPoint("text", f"{here}:Text", "harmonium.bots")],
        "harmonium.bots.take_it_easy": [
            EntryPoint(name, f"{here}:Counting", "harmonium.bots.take_it_easy")
            for name in ("counting", "greedy")
        ]
        + [EntryPoint("broken", "nowhere:Bot", "harmonium.bots.take_it_easy")],
    }
    monkeypatch.setattr(kinds, "entry_points", lambda group: installed.get(group, []))
    kinds._kinds_of.cache_clear()
    try:
        assert isinstance(make_bot("take_it_easy", "counting:pace=3", ANY), Counting)
        assert not isinstance(make_bot("take_it_easy", "greedy", ANY), Counting)
        assert "counting" not in bots_of("harmonies")
        local = make_bot("harmonies", "text:./run --now=1:2", ANY)
        assert isinstance(local, Text)
        assert local.text == "./run --now=1:2"
        assert "text" not in bots_of("harmonies")  # nothing that strangers may start
        assert "nowhere" in caplog.text  # one that fails is named, and the others play
        with pytest.raises(Problem) as refused:
            make_bot("take_it_easy", "broken", ANY)
        assert refused.value.message == "bot-broken"
        assert "broken" not in bots_of("take_it_easy")
    finally:
        kinds._kinds_of.cache_clear()


@pytest.mark.parametrize(
    ("game", "bot"), [(game, bot) for game in KEYS for bot in bots_of(game) if bot != "random"]
)
def test_the_reasons_fit_the_action(game: str, bot: str) -> None:
    table = new_table(game, seats=max(2, load(game).seats[0]), seed=4)
    seat = table.actors[0]
    thought = think(make_bot(game, bot, ANY), Question(table.view(seat), table.legal(seat)))
    assert thought.action in table.legal(seat)
    if thought.candidates:
        assert thought.candidates[0].action == thought.action
        values = [candidate.value for candidate in thought.candidates]
        assert values == sorted(values, reverse=True)
