"""What a bot is: asked a question by whoever keeps the table, it answers with an action.

The simplest bot has one method, `choose`. One that searches gives better and better thoughts
until it is stopped; it reads no clock, so that the same nodes and the same seed give the same
game everywhere.
"""

import math
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Literal, Protocol, runtime_checkable

import msgspec

from harmonium.core.deal import Generator


class Budget(msgspec.Struct, frozen=True):
    """How long to think: so many nodes, so many seconds, whichever is over first."""

    nodes: Annotated[int, msgspec.Meta(ge=1, le=10**9)] | None = None
    time: Annotated[float, msgspec.Meta(gt=0, le=3600)] | None = None
    """Seconds. Only nodes give the same answer on every machine."""

    def within(self, other: "Budget") -> "Budget":
        """
        >>> Budget(nodes=500).within(Budget(nodes=80, time=0.5))
        Budget(nodes=80, time=0.5)
        """
        return Budget(_lesser(self.nodes, other.nodes), _lesser(self.time, other.time))


NO_LIMIT = Budget()


def _lesser(one: Any, other: Any) -> Any:
    return min((limit for limit in (one, other) if limit is not None), default=None)


@dataclass(frozen=True, slots=True)
class Question:
    """What a person in that seat would know, and how long there is to think."""

    view: Any
    legal: Collection[Any]
    """Never none."""
    told: Sequence[Any] = ()
    """Every event the seat was told since the game began; only for bots that listen."""
    budget: Budget = NO_LIMIT


class Candidate(msgspec.Struct, frozen=True):
    """An action that was weighed."""

    action: Any
    value: float
    error: float = 0.0
    """One standard error of the value, where it was sampled."""
    plan: tuple[Any, ...] = ()
    """What the bot means to do after it, as far as it was thought out; only for the first ones."""


class Thought(msgspec.Struct, frozen=True):
    """The best answer so far and, where there are any, the reasons for it."""

    action: Any
    candidates: tuple[Candidate, ...] = ()
    """The best first; they need not be all actions."""
    unit: Literal["points", "chance", "worth"] = "worth"
    """What the values are: points at the end of the game, the chance to win, or a number that
    means something only beside the others."""
    nodes: int = 0
    """How many positions were looked at for it."""


class Bot(Protocol):
    """A player in one seat."""

    def choose(self, view: Any, legal: Collection[Any]) -> Any:
        """One of the legal actions, which are never none."""


@runtime_checkable
class Thinking(Protocol):
    """A bot that has reasons, and can be stopped at any moment."""

    budget: Budget
    """What it takes where nobody asks for less."""

    def thoughts(self, question: Question) -> Iterator[Thought]:
        """Better and better answers, the first one soon; the last one is what it plays."""


class ThinkingBot:
    """A bot whose author writes `thoughts`."""

    budget: Budget = NO_LIMIT

    def thoughts(self, question: Question) -> Iterator[Thought]:
        raise NotImplementedError

    def choose(self, view: Any, legal: Collection[Any]) -> Any:
        return think(self, Question(view, legal)).action


class WeighingBot(ThinkingBot):
    """A bot whose author writes `weigh`: it takes what weighs most, of equals any."""

    UNIT: ClassVar[Literal["points", "chance", "worth"]] = "worth"
    ONE: ClassVar[int] = 1
    """What weighs one unit; whole numbers tie alike on every machine."""

    def __init__(self, generator: Generator) -> None:
        self._generator = generator

    def weigh(self, view: Any, legal: Collection[Any]) -> Mapping[Any, int]:
        raise NotImplementedError

    def thoughts(self, question: Question) -> Iterator[Thought]:
        weights = self.weigh(question.view, question.legal)
        most = max(weights.values())
        best = [action for action, weight in weights.items() if weight == most]
        action = best[0] if len(weights) == 1 else self._generator.pick(best)
        # Stable: of equals the one that is played stands first.
        ordered = sorted(weights, key=lambda one: (-weights[one], one is not action))
        candidates = tuple(Candidate(one, weights[one] / self.ONE) for one in ordered)
        yield Thought(action, candidates, self.UNIT, len(weights))


class RandomBot:
    """Any legal action, each equally likely."""

    def __init__(self, generator: Generator) -> None:
        self._generator = generator

    def choose(self, view: Any, legal: Collection[Any]) -> Any:  # noqa: ARG002 - sees and ignores
        return self._generator.pick(tuple(legal))


def think(
    bot: Bot,
    question: Question,
    *,
    is_stopped: Callable[[], bool] = lambda: False,
    clock: Callable[[], float] = time.monotonic,
) -> Thought:
    """The bot's best answer within its budget and the question's, or when it is stopped."""
    if not isinstance(bot, Thinking):
        return Thought(bot.choose(question.view, question.legal))
    budget = question.budget.within(bot.budget)
    nodes = math.inf if budget.nodes is None else budget.nodes
    end = math.inf if budget.time is None else clock() + budget.time
    best: Thought | None = None
    for best in bot.thoughts(replace(question, budget=budget)):
        if best.nodes >= nodes or clock() >= end or is_stopped():
            break
    assert best is not None, "a bot that has no thought at all"
    return best


Reason = Literal["crash", "flood", "illegal", "silent"]


class Forfeit(Exception):
    """A bot cannot go on; whoever keeps the table says why."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        self.reason = reason
        self.detail = detail
        super().__init__(reason, detail)


def asked(bot: Bot, question: Question) -> Any:
    """Its action; Forfeit if it fails, whatever a stranger's code raises."""
    try:
        return think(bot, question).action
    except Forfeit:
        raise
    except Exception as error:
        raise Forfeit("crash", f"{type(error).__name__}: {error}") from error


def leave(bot: Bot) -> None:
    """The game is over for it: programs are ended, bots of ours have nothing to give back."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def listens(bot: Bot) -> bool:
    """Whether it wants to know what its seat was told: such a bot says `listens = True`."""
    return getattr(bot, "listens", False)
