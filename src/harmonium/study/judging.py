"""A judgement: how much an act has lost against the best one, if that is worth a word."""

from harmonium.bots import Candidate, Question
from harmonium.core.deal import Generator
from harmonium.core.game import AnyGame, Remark
from harmonium.study.answers import Judgement
from harmonium.study.comparing import Comparison
from harmonium.study.hints import first_two, weighed_up
from harmonium.study.subjects import subject_of
from harmonium.wire.protocol import Weighed

DOUBT = 2
"""So many standard errors of the judgement are chance."""


def judge(
    game: AnyGame, question: Question, played: object, generator: Generator
) -> Judgement | None:
    """None where the act was as good as the best one, as far as one can tell."""
    subject = subject_of(game.key)
    if len(question.legal) == 1:
        return None
    best, _ = first_two(weighed_up(game, question, generator))
    if best.action == played:
        return None
    found = subject.compare(question.view, best.action, played, generator)
    if found is None or found.loss < max(subject.margin, DOUBT * found.error):
        return None
    view = question.view
    return Judgement(
        played=Weighed(played, game.format(played), found.played, found.error),
        better=Weighed(best.action, game.format(best.action), found.better, found.error),
        loss=found.loss,
        error=found.error,
        unit=found.unit,
        words=_words(found),
        reasons=subject.reasons(view, best),
        faults=subject.reasons(view, Candidate(played, found.played)),
        bot=subject.bot,
    )


def _words(found: Comparison) -> Remark:
    if found.unit == "chance":
        return Remark("judged-chance", {"percent": round(100 * found.loss)})
    return Remark("judged-points", {"points": round(found.loss, 1)})
