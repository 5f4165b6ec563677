"""What a game's author writes so that it can be studied: `SUBJECT` in `harmonium.study.<game>`."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from harmonium.bots import Candidate, Question
from harmonium.core.deal import Generator
from harmonium.core.game import Remark
from harmonium.study.comparing import Comparison
from harmonium.wire.protocol import Look


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """Who is asked about a game, how what was weighed is said, and how two acts are compared."""

    bot: str
    """A bot that has reasons: the strongest that answers within a second."""
    look: Callable[[Any, Candidate], Look]
    """Where to look first, from the view and the best candidate; it does not tell the act."""
    reasons: Callable[[Any, Candidate], tuple[Remark, ...]]
    """What speaks for an act, from the view: only what can be counted."""
    compare: Callable[[Any, Any, Any, Generator], Comparison | None]
    """Two acts (the better, the played) in the same games imagined; None where they cannot be
    compared."""
    rival: Callable[[Question, Candidate, Any], Candidate | None] = lambda _, best, __: best
    """What of a candidate's plan is fairly compared with the played act; None: nothing."""
    rivals: int = 1
    """How many of the best candidates are compared with what was played."""
    margin: float
    """How much an act must lose, in the unit of the comparison, before anything is said of it."""


PLACE: Final = "harmonium.study"


def knows(game: str) -> bool:
    """Whether somebody has written one: other games have no hints and are not taught."""
    return find_spec(f"{PLACE}.{game}") is not None


def subject_of(game: str) -> Subject:
    subject: Subject = import_module(f"{PLACE}.{game}").SUBJECT
    return subject
