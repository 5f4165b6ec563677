"""What the author of a game writes so that it can be studied: `harmonium.study.<game>`."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from harmonium.bots import Candidate
from harmonium.core.game import Remark
from harmonium.wire.protocol import Look, Unit


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """Who is asked about a game, and how what was weighed is said."""

    bots: tuple[str, ...]
    """Specifications of bots that have reasons, the strongest first: the next one is asked where
    one cannot play with these options."""
    look: Callable[[Any, Any], Look]
    """Where to look first, from the view and the best action; it does not tell the act."""
    reasons: Callable[[Any, Candidate, Candidate | None], tuple[Remark, ...]]
    """Why the first is better than the second, from the view: only what can be counted."""
    margins: dict[Unit, float]
    """How much an act must lose in that unit before anything is said of it; a unit that is not
    named is never judged."""


PLACE: Final = "harmonium.study"


def knows(game: str) -> bool:
    return find_spec(f"{PLACE}.{game}") is not None


def subject_of(game: str) -> Subject | None:
    """None where nobody has written one: such a game has no hints and is not taught."""
    if not knows(game):
        return None
    subject: Subject = import_module(f"{PLACE}.{game}").SUBJECT
    return subject
