"""`tables` and `network`: what a board is still worth, learned by self-play, with exact look-ahead.

The called tile goes where the mean over every tile that may come next is best, each of them laid
where the judge likes it most. The engine does it; `training/take_it_easy` made both judges.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from threading import local
from typing import Annotated, Final

import msgspec

from harmonium.bots.contract import Candidate, Question, ThinkingBot, Thought
from harmonium.bots.numbers import numbers_of
from harmonium.bots.searching import engine_here
from harmonium.core.deal import Generator
from harmonium.engine.engine import Face
from harmonium.games.take_it_easy.actions import Choose
from harmonium.games.take_it_easy.state import State
from harmonium.games.take_it_easy.view import View, redeal

POINT: Final = 256
"""One point, as the tables count."""
NOT_LOOKED_AT: Final = -(2**31)


class Judge(local):
    """What says how much a board is worth: the engine of a thread, with its numbers in memory."""

    def __init__(self, kind: str, weigh: str, size: Callable[[Face], int]) -> None:
        self._kind = kind
        self._weigh = weigh
        self._size = size
        self._face: Face | None = None
        self._at = self._values = 0

    def _ready(self) -> Face:
        face = engine_here().game("take_it_easy")  # another one if the engine had to be made anew
        if face is not self._face:
            numbers = numbers_of(f"take_it_easy.{self._kind}")
            if len(numbers) != self._size(face):
                raise ValueError(f"this engine reads {self._kind} of {self._size(face)} bytes")
            self._face = face
            self._at = face.instance.allocate(len(numbers))
            face.instance.write(self._at, numbers)
            self._values = face.instance.allocate(4 * face.codes)
        return face

    def weights(self, view: View, look: int = 1) -> dict[int, int]:
        """What a cell is worth for the called tile: points at the end, in parts of one.

        Of cells that are not liked nothing is said where it looks ahead.
        """
        assert view.seat is not None
        face = self._ready()
        # What nobody has seen is drawn by nobody: it does not matter here.
        state = redeal(view, Generator.from_seed(0))
        position = face.position(state, hidden=True)
        face.call(self._weigh, position.address, view.seat, self._at, look, self._values)
        found = memoryview(face.instance.read(self._values, 4 * face.codes)).cast("i")
        return {cell: value for cell, value in enumerate(found) if value != NOT_LOOKED_AT}

    def played_on(self, state: State, cell: int, seeds: Sequence[int]) -> list[int]:
        """The points of a board that is alone, after that choice, in the worlds of these seeds.

        Every tile goes where it is worth most at once: fast, and the same for whatever is compared.
        """
        face = self._ready()
        totals = []
        for seed in seeds:
            position = face.position(state, hidden=True, seed=seed)
            position.apply(0, cell)
            while position.actors:
                face.call(self._weigh, position.address, 0, self._at, 0, self._values)
                found = memoryview(face.instance.read(self._values, 4 * face.codes)).cast("i")
                position.apply(0, found.tolist().index(max(found)))
            totals.append(position.score()[0]["total"])
        return totals


TABLES: Final = Judge("tables", "weigh", lambda face: 2 * face.call("tables_size", 2))
NETWORK: Final = Judge("network", "network_weigh", lambda face: face.call("network_size"))
weights: Final = TABLES.weights


class ByTables(ThinkingBot):
    """Every game: the tables know lines, rays and the best ray."""

    class Parameters(msgspec.Struct, frozen=True):
        look: Annotated[int, msgspec.Meta(ge=0, le=2)] = 1
        """How many tiles to look ahead."""

    def __init__(self, generator: Generator, parameters: Parameters | None = None) -> None:
        self._generator = generator
        self._look = (parameters or self.Parameters()).look

    def thoughts(self, question: Question) -> Iterator[Thought]:
        judge = self.judge_of(question.view)
        found: Mapping[int, int] = {}
        for look in range(self._look + 1):
            found = _before(judge.weights(question.view, look), found)
            yield _thought(question.legal, found)

    def judge_of(self, _view: View) -> Judge:
        return TABLES


class ByNetwork(ByTables):
    """The standard scoring by the network; where suns and moons count, the tables know more.

    A tile further is looked than the tables alone do.
    """

    class Parameters(ByTables.Parameters, frozen=True):
        look: Annotated[int, msgspec.Meta(ge=0, le=2)] = 2

    def judge_of(self, view: View) -> Judge:
        return NETWORK if view.options.scoring == "standard" else TABLES


def _before(deeper: Mapping[int, int], found: Mapping[int, int]) -> Mapping[int, int]:
    """What a deeper look says, and behind it what was said before of cells that it left out.

    Whoever asks why wants to know how far behind they are.
    """
    behind = min(deeper.values()) - 1
    return {**{cell: min(value, behind) for cell, value in found.items()}, **deeper}


def _thought(legal: Collection[Choose], found: Mapping[int, int]) -> Thought:
    """Of equals the first cell."""
    looked_at = [choice for choice in legal if choice.cell in found]
    ordered = sorted(looked_at, key=lambda choice: (-found[choice.cell], choice.cell))
    candidates = tuple(Candidate(choice, found[choice.cell] / POINT) for choice in ordered)
    return Thought(ordered[0], candidates, "points", len(ordered))
