"""A stage as it is played: the same acts always lead to the same table and the same judgement."""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Literal

from harmonium.core.table import Bot, Table
from harmonium.learn.aims import LEARNER, holds
from harmonium.learn.stage import Stage

Verdict = Literal["open", "reached", "missed"]


@dataclass(frozen=True, slots=True)
class Lesson:
    stage: Stage
    acts: tuple[str, ...]
    """What the learner did."""
    table: Table
    verdict: Verdict
    """Reached stays reached, whatever is done after it."""

    @property
    def others(self) -> list[Bot]:
        """Who sits there besides the learner."""
        return [seat for seat in self.table.seats if isinstance(seat, Bot)]


def play(stage: Stage, acts: Sequence[str] = ()) -> Lesson:
    """The stage after these acts of the learner; a Problem where the rules are against one."""
    table = stage.table()
    done: list[str] = []

    def reached() -> bool:
        return all(holds(aim, table, done) for aim in stage.aim)

    is_reached = reached()
    for act in acts:
        table.act(LEARNER, act)
        done.append(table.game.format(table.steps[-1].action))
        is_reached |= reached()
        _let_others_act(stage, table)
        is_reached |= reached()
    most = len(stage.solution) if stage.acts is None else stage.acts
    is_lost = any(fnmatchcase(act, like) for act in done for like in stage.lost)
    is_missed = is_lost or len(done) >= most or table.is_over
    verdict: Verdict = "reached" if is_reached else "missed" if is_missed else "open"
    return Lesson(stage, tuple(done), table, verdict)


def _let_others_act(stage: Stage, table: Table) -> None:
    """Until the learner is asked again, or nobody is."""
    while table.actors and LEARNER not in table.actors:
        seat = table.actors[0]
        legal = [table.game.format(action) for action in table.legal(seat)]
        table.act(seat, next((act for act in stage.others if act in legal), legal[0]))
