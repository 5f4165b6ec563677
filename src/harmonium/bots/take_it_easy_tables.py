"""`tables`: what a board is still worth, learned by self-play, with exact look-ahead.

The called tile goes where the mean over every tile that may come next is best, each of them laid
where the tables like it most. The engine does it; `training/take_it_easy/tables.py` made them.
"""

import zlib
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib import resources
from threading import local
from typing import Annotated, Final

import msgspec

from harmonium.bots.contract import Candidate, Question, ThinkingBot, Thought
from harmonium.bots.searching import engine_here
from harmonium.core.deal import Generator
from harmonium.engine.engine import Face
from harmonium.games.take_it_easy.actions import Choose
from harmonium.games.take_it_easy.view import View, redeal

POINT: Final = 256
"""One point, as the tables count."""
NOT_LOOKED_AT: Final = -(2**31)


@cache
def tables() -> bytes:
    """All numbers as the engine reads them; the file has their low bytes, then the high ones."""
    file = resources.files(__package__).joinpath("data/take_it_easy.tables")
    plain = zlib.decompress(file.read_bytes())
    half = len(plain) // 2
    numbers = bytearray(len(plain))
    numbers[::2], numbers[1::2] = plain[:half], plain[half:]
    return bytes(numbers)


class _Table(local):
    """The tables in the memory of a thread's engine."""

    face: Face | None = None
    tables = values = 0

    def ready(self) -> Face:
        face = engine_here().game("take_it_easy")  # another one if the engine had to be made anew
        if face is not self.face:
            self.face = face
            self.tables = face.instance.allocate(len(tables()))
            face.instance.write(self.tables, tables())
            self.values = face.instance.allocate(4 * face.codes)
        return face


_TABLE: Final = _Table()


def weights(view: View, look: int = 1) -> dict[int, int]:
    """What a cell is worth for the called tile: points at the end, in parts of one.

    Of cells that the tables do not like nothing is said where it looks ahead.
    """
    assert view.seat is not None
    face = _TABLE.ready()
    # What nobody has seen is drawn by nobody: it does not matter here.
    state = redeal(view, Generator.from_seed(0))
    position = face.position(state, hidden=True)
    face.call("weigh", position.address, view.seat, _TABLE.tables, look, _TABLE.values)
    found = memoryview(face.instance.read(_TABLE.values, 4 * face.codes)).cast("i")
    return {cell: value for cell, value in enumerate(found) if value != NOT_LOOKED_AT}


class ByTables(ThinkingBot):
    class Parameters(msgspec.Struct, frozen=True):
        look: Annotated[int, msgspec.Meta(ge=0, le=1)] = 1
        """How many tiles to look ahead."""

    def __init__(self, generator: Generator, parameters: Parameters = Parameters()) -> None:  # noqa: B008 - frozen
        self._generator = generator
        self._look = parameters.look

    def thoughts(self, question: Question) -> Iterator[Thought]:
        yield _thought(question.legal, weights(question.view, 0))
        if self._look:
            yield _thought(question.legal, weights(question.view))


def _thought(legal: Collection[Choose], found: Mapping[int, int]) -> Thought:
    """Of equals the first cell."""
    looked_at = [choice for choice in legal if choice.cell in found]
    ordered = sorted(looked_at, key=lambda choice: (-found[choice.cell], choice.cell))
    candidates = tuple(Candidate(choice, found[choice.cell] / POINT) for choice in ordered)
    return Thought(ordered[0], candidates, "points", len(ordered))
