"""`search`: tries what looks best in worlds that fit all its seat knows, played out by `careful`.

Hidden cards are dealt anew, again and again; every candidate is played in the same worlds with the
same luck, everybody acting as `careful` does, and what wins most is chosen. What `careful` would
have done stands unless something else did better by more than chance explains
(`engine/tranquility/search.h`). Nobody signals anything: a seat asks only what its own view allows.
"""

from collections.abc import Iterator
from typing import Final

from harmonium.bots import NO_LIMIT, Budget, Candidate, Question, Thought
from harmonium.bots.searching import SearchingBot, engine_here
from harmonium.core.deal import Generator
from harmonium.engine import tranquility_search as engine
from harmonium.games.tranquility.actions import Action
from harmonium.games.tranquility.view import View

STEP: Final = 1_000
"""After so many nodes whoever waits may interrupt."""


class Search(SearchingBot):
    """Values are chances to win: at least that much, as far as the luck of the worlds allows."""

    NODES = 12_000
    """For an act at most; most acts need far less."""

    def __init__(self, generator: Generator, parameters: Budget = NO_LIMIT) -> None:
        super().__init__(generator, parameters)
        self._face = engine_here().game("tranquility")
        self._thinker = engine.Thinker(self._face)

    def thoughts(self, question: Question) -> Iterator[Thought]:
        if len(question.legal) == 1:
            yield Thought(next(iter(question.legal)))
            return
        view: View = question.view
        thinker = self._thinker
        thinker.begin(view, self._generator.wide())
        most = question.budget.nodes
        is_open, aim = True, 0
        while is_open:
            aim = aim + STEP if most is None else min(most, aim + STEP)
            is_open = thinker.ponder(aim)
            yield self._thought(view, thinker.answer(), max(1, thinker.nodes))

    def _thought(self, view: View, answer: engine.Answer, nodes: int) -> Thought:
        own = answer.candidates[0]
        values = [own.chance + one.surely_ahead for one in answer.candidates]
        # What was tried too little to be chosen is not worth more than the choice.
        most = min(1.0, values[answer.chosen])
        candidates = [
            Candidate(self._action(view, one.code), max(0.0, min(most, value)), one.error)
            for one, value in zip(answer.candidates, values, strict=True)
        ]
        chosen = candidates.pop(answer.chosen)
        candidates.sort(key=lambda one: -one.value)
        return Thought(chosen.action, (chosen, *candidates), "chance", nodes)

    def _action(self, view: View, code: int) -> Action:
        assert view.seat is not None
        found: Action = self._face.rules.action(view, view.seat, code)
        return found


class Level4(Search):
    """`search` as it is: nothing to choose."""

    Parameters = None
    same_as = "search"


class Level5(Search):
    """`search` with four times its nodes: it tells finer differences from chance."""

    Parameters = None
    NODES = 4 * Search.NODES
