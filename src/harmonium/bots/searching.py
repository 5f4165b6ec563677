"""What the bots have in common that search in the engine."""

from threading import local
from typing import ClassVar

from harmonium.bots.contract import NO_LIMIT, Budget, ThinkingBot
from harmonium.core.deal import Generator
from harmonium.engine import Engine

_mine = local()


def engine_here() -> Engine:
    """An engine serves one thread."""
    if not hasattr(_mine, "engine"):
        _mine.engine = Engine()
    found: Engine = _mine.engine
    return found


class SearchingBot(ThinkingBot):
    """Thinks for as long as it is told to, or for its usual number of nodes."""

    Parameters: type[Budget] | None = Budget
    NODES: ClassVar[int]
    """What it takes where nobody says anything."""

    def __init__(self, generator: Generator, parameters: Budget = NO_LIMIT) -> None:
        self._generator = generator
        usual = self.NODES if parameters.time is None else None
        self.budget = Budget(parameters.nodes or usual, parameters.time)
