"""The engine's search for a turn of Harmonies."""

from dataclasses import astuple, dataclass
from typing import Final

from harmonium.engine.engine import Face, Position
from harmonium.engine.host import words

_POINT: Final = 1024
_MOST_PATH: Final = 24
_CANDIDATE_BYTES: Final = 12 + 2 * _MOST_PATH
MOST_CANDIDATES: Final = 96
ROOM: Final = _CANDIDATE_BYTES * MOST_CANDIDATES
"""What the answer needs."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A way to spend the turn: the codes of its acts, and what the search says about it."""

    codes: tuple[int, ...]
    value: float
    """Points at the end of the game, as far as they can be foreseen."""
    error: float
    """The standard error of the draws in it; 0 where nothing was drawn."""


@dataclass(frozen=True, slots=True)
class Scope:
    """How wide to search."""

    width: int
    """Boards followed in the turn itself."""
    candidates: int
    """Turns that are valued by the next one."""
    next_width: int
    """Boards followed in the next turn."""
    draws: int
    """Groups that may lie there then, for the best turns."""

    def content(self) -> bytes:
        return b"".join(one.to_bytes(4, "little") for one in astuple(self))


class Network:
    """A learned judge in the engine's memory (`engine/harmonies/network.h`)."""

    def __init__(self, face: Face, content: bytes) -> None:
        layout, size = (face.call("network_number", which) for which in (0, 1))
        if len(content) != size or int.from_bytes(content[:2], "little") != layout:
            raise ValueError(f"this engine reads networks of layout {layout} with {size} bytes")
        self.face: Final = face
        self.address: Final = face.instance.allocate(size)
        face.instance.write(self.address, content)


class Search:
    """The search for the turn of the seat to act, from any moment in it.

    It does not look at what that seat cannot know, whether or not the position has it settled.
    The same position, seed and number of nodes give the same answer everywhere.

    >>> from harmonium.engine import Engine
    >>> game = Engine().game("harmonies")
    >>> search = Search(game.deal(seats=2, seed=7), seed=1)
    >>> search.run(nodes=20_000)
    True
    >>> best, second = search.candidates()[:2]
    >>> best.value >= second.value, best.codes[-1]
    (True, 0)
    """

    def __init__(
        self,
        position: Position,
        seed: int,
        network: Network | None = None,
        scope: Scope | None = None,
    ) -> None:
        self._position: Final = position
        self._face: Final = position.face
        instance = self._face.instance
        self._size: Final = self._face.call("search_bytes")
        self._address = instance.allocate(self._size)
        self._found = instance.allocate(ROOM)
        self._network: Final = network  # its numbers must stay where they are
        if scope is not None:  # it is read at the start alone, when there is no answer yet
            instance.write(self._found, scope.content())
        by = (0, 0 if network is None else network.address, self._found if scope else 0)
        self._face.call("search_start", self._address, position.address, *by, *words(seed))

    def __del__(self) -> None:
        """The memory is used again."""
        if hasattr(self, "_found"):
            self._face.instance.free(self._address, self._size)
            self._face.instance.free(self._found, ROOM)

    def run(self, nodes: int) -> bool:
        """Search until so many boards have been judged in all; whether there is more to find.

        At least one step is made: after the first one there is an answer.
        """
        return bool(self._face.call("search_run", self._address, nodes))

    @property
    def nodes(self) -> int:
        """How many boards have been judged."""
        return self._face.call("search_nodes", self._address) & 0xFFFFFFFF

    def candidates(self) -> tuple[Candidate, ...]:
        """The best ways to spend the turn, the best first."""
        count = self._face.call("search_answer", self._address, self._found, MOST_CANDIDATES)
        return read_candidates(self._face.instance.read(self._found, ROOM), count)


def read_candidates(content: bytes, count: int) -> tuple[Candidate, ...]:
    """So many, as the engine writes them."""
    parts = (content[at * _CANDIDATE_BYTES :][:_CANDIDATE_BYTES] for at in range(count))
    return tuple(map(_candidate, parts))


def _candidate(content: bytes) -> Candidate:
    value, error, length = memoryview(content[:12]).cast("i")
    codes = memoryview(content[12 : 12 + 2 * length]).cast("H")
    return Candidate(tuple(codes), value / _POINT, error / _POINT)
