"""A hint: what a strong player would do here, and why, in words made of what was weighed."""

from math import hypot
from typing import Final

from harmonium.bots import Budget, Candidate, Question, Thought, make_bot, think
from harmonium.core.deal import Generator
from harmonium.core.game import AnyGame, Remark
from harmonium.study.answers import Hint
from harmonium.study.subjects import subject_of
from harmonium.wire.protocol import Unit, Weighed

SECONDS: Final = 0.8
"""To think; with all around it a hint comes within a second."""
LEAST_AHEAD: Final[dict[Unit, float]] = {"points": 0.5, "chance": 0.01}
"""What is less than that, or less than two errors, is no difference."""


def hint(game: AnyGame, question: Question, generator: Generator) -> Hint:
    """For the seat whose view it is; it must be to act."""
    subject = subject_of(game.key)
    thought = weighed_up(game, question, generator)
    best, second = first_two(thought)
    reasons = (*subject.reasons(question.view, best), *_beside(question, thought, best, second))
    return Hint(
        look=subject.look(question.view, best),
        best=weighed(game, best),
        second=None if second is None else weighed(game, second),
        unit=thought.unit,
        reasons=reasons,
        bot=subject.bot,
    )


def weighed_up(game: AnyGame, question: Question, generator: Generator) -> Thought:
    bot = make_bot(game.key, subject_of(game.key).bot, generator)
    asked = Question(question.view, question.legal, question.told, Budget(time=SECONDS))
    return think(bot, asked)


def first_two(thought: Thought) -> tuple[Candidate, Candidate | None]:
    """The act itself has a value only where there was something to choose."""
    own = [one for one in thought.candidates if one.action == thought.action]
    others = [one for one in thought.candidates if one.action != thought.action]
    best = own[0] if own else Candidate(thought.action, 0.0)
    return best, others[0] if own and others else None


def weighed(game: AnyGame, candidate: Candidate) -> Weighed:
    text = game.format(candidate.action)
    return Weighed(candidate.action, text, candidate.value, candidate.error)


def _beside(
    question: Question, thought: Thought, best: Candidate, second: Candidate | None
) -> tuple[Remark, ...]:
    """How it stands beside the next best."""
    if len(question.legal) == 1:
        return (Remark("reason-only"),)
    least = LEAST_AHEAD.get(thought.unit)
    if second is None or least is None:
        return ()
    ahead = best.value - second.value
    if ahead < max(least, 2 * hypot(best.error, second.error)):
        return (Remark("reason-close"),)
    if thought.unit == "points":
        return (Remark("reason-ahead-points", {"points": round(ahead, 1)}),)
    return (Remark("reason-ahead-chance", {"percent": round(100 * ahead)}),)
