"""A judgement: how much an act has lost against the best one, if that is worth a word."""

from collections.abc import Sequence

import msgspec

from harmonium.bots import Candidate, Question, Thought
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
    thought = weighed_up(game, question, generator)
    if thought.action == played:
        return None
    compared = compare(game, question, thought, played, generator)
    if compared is None:
        return None
    best, found = compared
    if found.loss < max(subject.margin, DOUBT * found.error):
        return None
    view = question.view
    better = msgspec.structs.replace(best, plan=found.better_plan)
    faults = subject.reasons(view, Candidate(played, found.played, plan=found.played_plan))
    return Judgement(
        played=Weighed(played, game.format(played), found.played, found.error),
        better=Weighed(best.action, game.format(best.action), found.better, found.error),
        loss=found.loss,
        error=found.error,
        unit=found.unit,
        words=_words(found),
        reasons=telling(subject.reasons(view, better), faults),
        faults=faults,
        bot=subject.bot,
    )


def compare(
    game: AnyGame, question: Question, thought: Thought, played: object, generator: Generator
) -> tuple[Candidate, Comparison] | None:
    """The best of the candidates beside what was played: the first may stand there by luck."""
    subject = subject_of(game.key)
    best, _ = first_two(thought)
    others = [one for one in thought.candidates[: subject.rivals] if one.action != best.action]
    seed = generator.wide()
    rivals = [subject.rival(question, one, played) for one in (best, *others)]
    found = [
        (one, subject.compare(question.view, one.action, played, Generator.from_seed(seed)))
        for one in rivals
        if one is not None and one.action != played
    ]
    known = [(one, comparison) for one, comparison in found if comparison is not None]
    return max(known, key=lambda pair: pair[1].loss, default=None)


def telling(reasons: Sequence[Remark], faults: Sequence[Remark]) -> tuple[Remark, ...]:
    """The reasons for the better act, without the points that the played one brings as well.

    >>> three, five = (Remark("reason-harmonies-turn", {"points": n}) for n in (3, 5))
    >>> telling([three], [five]), telling([three], [three]), telling([five], [three]) == (five,)
    ((), (), True)
    """
    return tuple(one for one in reasons if not any(_brings_as_much(other, one) for other in faults))


def _brings_as_much(one: Remark, other: Remark) -> bool:
    if "points" not in one.arguments or "points" not in other.arguments:
        return False
    same = other.arguments | {"points": one.arguments["points"]} == one.arguments
    more = float(one.arguments["points"]) >= float(other.arguments["points"])
    return (one.code, one.names) == (other.code, other.names) and same and more


def _words(found: Comparison) -> Remark:
    if found.unit == "chance":
        return Remark("judged-chance", {"percent": round(100 * found.loss)})
    return Remark("judged-points", {"points": round(found.loss, 1)})
