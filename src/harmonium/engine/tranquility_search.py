"""The engine's search for an act of Tranquility."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from harmonium.core.errors import Problem
from harmonium.engine.engine import Face, Position
from harmonium.engine.host import words
from harmonium.engine.layout import Layout
from harmonium.engine.tranquility_seen import beliefs, seen_parts
from harmonium.games.tranquility.options import Options
from harmonium.games.tranquility.view import View

MOST_CANDIDATES: Final = 6
ROW: Final = 6
ROOM: Final = 4 * ROW * MOST_CANDIDATES
"""What the answer needs."""
WIN: Final = 1000
DOUBT: Final = 2.0
"""How many standard errors count as chance; agrees with `engine/tranquility/search.h`."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An act, and how it did in worlds that fit what the seat knows."""

    code: int
    worlds: int
    wins: int
    ahead: float
    """By how much of a win it was ahead of the blueprint's own choice, in the same worlds."""
    error: float
    """The standard error of that."""
    worth: float
    """What the blueprint thinks of it, beside its own choice."""

    @property
    def chance(self) -> float:
        return self.wins / max(1, self.worlds)

    @property
    def surely_ahead(self) -> float:
        """How far it is ahead beyond what chance explains; the choice has most of it."""
        return self.ahead - DOUBT * self.error


class Answer(NamedTuple):
    chosen: int
    candidates: tuple[Candidate, ...]
    """The blueprint's own choice first."""


class Thinker:
    """The memory of one player in one instance: what it works out it need not work out again."""

    def __init__(self, face: Face) -> None:
        self._face: Final = face
        self._beliefs_layout: Final = Layout(face.instance.text_at(face.call("beliefs_text")))
        self._size: Final = face.call("search_bytes")
        self._search: Final = self._allocated(self._size)
        self._beliefs: Final = self._allocated(self._beliefs_layout.size)
        self._found: Final = self._allocated(ROOM)
        self._count = 0

    def _allocated(self, size: int) -> int:
        address = self._face.instance.allocate(size)
        self._face.instance.write(address, bytes(size))
        return address

    def __del__(self) -> None:
        """The memory is used again."""
        if hasattr(self, "_count"):
            self._face.instance.free(self._search, self._size)
            self._face.instance.free(self._beliefs, self._beliefs_layout.size)
            self._face.instance.free(self._found, ROOM)

    def question(self, view: View) -> tuple[bytes, bytes]:
        """What the seat sees and what it may believe, in the engine's documented forms."""
        seen = self._face.packed.write(seen_parts(view))
        return seen, self._beliefs_layout.write(beliefs(view))

    def begin(self, view: View, seed: int) -> None:
        """Turn to that view; its seat must be to act."""
        assert view.seat is not None
        seen, believed = self.question(view)
        position = Position(self._face, view.options)
        position.set(seen)
        self._face.instance.write(self._beliefs, believed)
        self._count = self._face.call(
            "search", self._search, position.address, self._beliefs, view.seat, *words(seed)
        )
        if self._count <= 0:
            raise Problem("engine-position", game="tranquility", part="beliefs")

    def ponder(self, nodes: int) -> bool:
        """Play on until so many acts were played in all; whether there is more to find out."""
        return bool(self._face.call("ponder", self._search, nodes))

    @property
    def nodes(self) -> int:
        """How many acts have been played."""
        return self._face.call("nodes", self._search) & 0xFFFFFFFF

    def answer(self) -> Answer:
        """The best so far."""
        chosen = self._face.call("found", self._search, self._found)
        content = self._face.instance.read(self._found, 4 * ROW * self._count)
        return Answer(chosen, read_candidates(content))

    def imagine(self, seed: int, options: Options | None = None) -> Position | None:
        """A world that fits the view, as the search draws them."""
        position = Position(self._face, options)
        drawn = self._face.call("imagine", self._search, *words(seed), position.address)
        return position if drawn else None


def read_candidates(content: bytes) -> tuple[Candidate, ...]:
    """All rows, as the engine writes them."""
    numbers = memoryview(content).cast("i")
    rows = (numbers[at : at + ROW] for at in range(0, len(numbers), ROW))
    return tuple(
        Candidate(code, worlds, wins, ahead / WIN, error / WIN, worth / 1000)
        for code, worlds, wins, ahead, error, worth in rows
    )
